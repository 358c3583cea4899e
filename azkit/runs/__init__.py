"""What a run is, and what of it is on disk.

In come settings (a named profile and what was changed) and all that training must keep; out come a `RunConfig`, a
checkpoint that is committed whole and verified when it is loaded, one line of figures a generation, and the network as
ONNX or as a torch state dict. Read `config.py` first, then `checkpoints.py`.
"""
