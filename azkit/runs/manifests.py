"""The manifest of a folder of files: what each of them must be, and what may stand in it, checked before it is used."""

import errno
import hashlib
import json
import pickle
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from safetensors import SafetensorError

from ..errors import AzkitError, reason
from ..files import read_regular
from ..version import __version__
from .config import Count

FORMAT, SCHEMA = "azkit checkpoint", 1
MANIFEST, WEIGHTS, OPTIMIZER = "manifest.json", "weights.safetensors", "optimizer.pt"
GAMES, BEST = "selfplay.npz", "best.safetensors"
MOST = 1 << 26  # bytes of JSON
Record = TypeVar("Record")
# What the readers of JSON, safetensors, torch and NumPy raise on bytes that are not theirs
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, EOFError, OSError, RuntimeError, MemoryError)
UNREADABLE += (IndexError, OverflowError, SafetensorError, pickle.UnpicklingError, zipfile.BadZipFile, zlib.error)


@dataclass(frozen=True)
class _File:
    bytes: Count
    sha256: str


@dataclass(frozen=True)
class _Manifest:
    """What every manifest has, beside whatever else. Files lie beside it, and shards below the run's folder."""

    __pydantic_config__: ClassVar = ConfigDict(strict=True, allow_inf_nan=False)

    tier: Literal["rolling", "milestone", "final"]
    generation: Annotated[int, Field(ge=0, lt=10**9)]
    config: dict[str, Any]
    counters: dict[str, float]
    variant: dict[str, Any]
    shards: dict[Annotated[str, Field(pattern=r"^games/\d{6,9}\.parquet$")], _File]
    files: dict[Annotated[str, Field(pattern=r"^[a-z][a-z.]{0,99}$")], _File]


class DamagedError(AzkitError):
    """What is stored is not what was committed."""


@contextmanager
def damage_as(complaint: str) -> Iterator[None]:
    """A reader that fails on bytes which are not its own raises DamagedError, the complaint first; AzkitErrors pass."""
    try:
        yield
    except AzkitError:
        raise
    except UNREADABLE as error:
        raise DamagedError(f"{complaint}: {reason(error)}") from error


def validated(kind: type[Record], text: bytes) -> Record:
    """A record from its text in JSON. Raises ValueError that names the first field at fault."""
    try:
        return TypeAdapter(kind).validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part)[:40] for part in first["loc"])
        raise ValueError(f"{where or 'it'}: {first['msg']}") from None


def _maker(manifest: Mapping[str, Any]) -> str:
    versions = manifest.get("versions")
    return str(versions.get("azkit", ""))[:20] if isinstance(versions, dict) else ""


def is_newer(version: str) -> bool:
    """Whether a version of azkit's is above this one."""
    mine, other = ([int(part) for part in text.split(".") if part.isdecimal()] for text in (__version__, version))
    return other > mine


def if_newer(manifest: Mapping[str, Any]) -> str:
    """What to add to a complaint about what a manifest holds, where a newer azkit made it."""
    maker = _maker(manifest)
    return f" (it was made by azkit {maker}, this is {__version__}: upgrade azkit)" if is_newer(maker) else ""


def signed(manifest: Mapping[str, Any]) -> bytes:
    """A manifest's text, with its hash of itself last."""
    rest = {key: value for key, value in manifest.items() if key != "sha256"}
    digest = hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()
    return json.dumps(rest | {"sha256": digest}, indent=1).encode()


def unsigned(text: bytes) -> dict[str, Any]:
    """The values that `signed` made this text of. Raises ValueError, or another one of UNREADABLE, for any other."""
    values = json.loads(text)
    if text != signed(values):  # its whole text: 1E-05 for 1e-05 would hash the same
        raise ValueError("it does not match its own hash")
    return values


def read_manifest(folder: Path) -> dict[str, Any]:
    """A checkpoint's manifest, verified. Raises DamagedError, or AzkitError if it is none or of a newer azkit."""
    with damage_as(f"{folder / MANIFEST} is damaged"):
        return parse_manifest(read_regular(folder / MANIFEST, MOST), str(folder))


def parse_manifest(text: bytes, place: str) -> dict[str, Any]:
    """The same of a manifest's text; `place` is the checkpoint that mistakes name."""
    with damage_as(f"{place}/{MANIFEST} is damaged"):
        manifest = unsigned(text)
        if manifest["format"] != FORMAT:
            raise AzkitError(f"{place} is not an azkit checkpoint")
        if manifest["schema"] > SCHEMA:
            maker = _maker(manifest) or "a newer one"
            raise AzkitError(f"{place} has schema {manifest['schema']!s:.20} of azkit {maker}: upgrade azkit")
        validated(_Manifest, text)
        if WEIGHTS not in manifest["files"]:
            raise ValueError(f"it names no {WEIGHTS}")
        return manifest


def verify_files(root: Path, records: Mapping[str, dict[str, Any]]) -> None:
    """Raise DamagedError unless every named file below `root` has its size and hash."""
    for name, record in records.items():
        try:
            if "/" not in name and not _belongs((root / name).resolve(), root.resolve()):
                raise OSError(errno.EINVAL, "it is a link to a place outside of the checkpoint")
            data = read_regular(root / name)
        except FileNotFoundError:
            raise DamagedError(f"{root / name} is missing") from None
        except (OSError, RuntimeError, MemoryError) as error:  # RuntimeError: links in a circle
            raise DamagedError(f"{root / name} is damaged: {getattr(error, 'strerror', error)}") from error
        verify_bytes(str(root / name), data, record)


def _belongs(file: Path, root: Path) -> bool:
    """Whether a file lies in a folder or, where that is in a snapshot of a hub's cache, is one of this cache's blobs.

    Both without links: in models--OWNER--NAME/snapshots/REVISION all files are links into models--OWNER--NAME/blobs.
    """
    caches = [above.parent for above in root.parents if above.name == "snapshots"]
    blobs = [cache / "blobs" for cache in caches if re.match("(model|dataset|space)s--", cache.name)]
    return file.is_relative_to(root) or file.parent in blobs


def verify_bytes(place: str, data: bytes, record: Mapping[str, Any]) -> None:
    """Raise DamagedError unless the bytes of the file at `place` have their size and hash."""
    if len(data) != record["bytes"]:
        raise DamagedError(f"{place} is truncated: {len(data)} bytes of {record['bytes']}")
    if hashlib.sha256(data).hexdigest() != record["sha256"]:
        raise DamagedError(f"{place} is damaged: its bytes do not match the manifest's hash")
