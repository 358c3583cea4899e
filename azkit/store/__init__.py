"""Where processes on many machines meet: named bytes behind a URI, a folder or a bucket.

What comes in and goes out are whole files by name; `open_store` gives a Store for `file://`, `s3://`, `gs://`, `az://`,
`hf://` and, in one process, `memory://`. What the names mean is not known here: runs/shared.py says it. Read `store.py`
first, then `folder.py`, `bucket.py` and `anywhere.py`; probe.py finds out what a place can do.
"""
