"""python -m azkit.wasm.prebuild: make anew the modules that are stored here, of azkit's games with default options.

Hosts whose numba is too old to build one use these; they are passed over once a source they were made from changes.
"""

import gzip
import json

from ..files import commit
from ..games.base import GAMES, make
from .build import PREBUILT, RECORD, compile_module, digest


def main() -> None:
    """Compile those that are stale."""
    digests = json.loads((PREBUILT / RECORD).read_text()) if (PREBUILT / RECORD).is_file() else {}
    for name in GAMES:
        game = make(name)
        if digests.get(name) != digest(game):
            data = gzip.compress(compile_module(game), 9, mtime=0)
            commit(PREBUILT / f"{name}.wasm.gz", data)
            digests[name] = digest(game)
            commit(PREBUILT / RECORD, (json.dumps(digests, indent=1) + "\n").encode())
            print(f"{name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
