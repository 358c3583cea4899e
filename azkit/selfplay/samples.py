"""Games as flat arrays, one or a whole generation of them, and those as a Parquet file."""

import io
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ..errors import AzkitError
from ..files import read_regular
from ..games.base import Game

COMPRESSION, LEVEL = "zstd", 1  # of the Parquet files
ABOUT = "azkit.about"  # where in the metadata what else there is to say stands
NO_MOVE = -1  # fills the rows of `moves` behind the last legal move
# What the readers of Parquet and JSON raise on bytes that are not theirs
UNREADABLE = (OSError, KeyError, TypeError, ValueError, RecursionError, MemoryError, pa.ArrowException)


class Samples(NamedTuple):
    """Positions as they were played, n of them, game after game: a generation's, or of one game, an episode. Values are
    by seat."""

    game: np.ndarray  # [n] int64, id of the episode
    played: np.ndarray  # [n] int32
    states: np.ndarray  # [n, S] int16, before each ply
    moves: np.ndarray  # [n, W] int32, legal moves, then NO_MOVE
    policy: np.ndarray  # [n, W] float32, the search's policy over `moves`, then 0
    values: np.ndarray  # [n, P] float32, the search's value
    outcome: np.ndarray  # [n, P] float32, how the episode ended
    truncated: np.ndarray  # [n] bool, the ply cap ended the episode: its outcome says nothing


def flatten(episodes: Iterable[Samples]) -> Samples:
    """The positions of the episodes, one after the other."""
    return Samples(*map(np.concatenate, zip(*episodes)))


def pack(game: Game, samples: Samples, about: Mapping[str, Any] = {}) -> bytes:
    """The samples as a Parquet file: one row a position, the lists without padding.

    `about` are further plain values, which `facts` reads again.
    """
    real = samples.moves != NO_MOVE
    offsets = pa.array(np.concatenate([[0], np.cumsum(real.sum(1))]).astype(np.int32))

    def ragged(values: np.ndarray) -> pa.Array:
        return pa.ListArray.from_arrays(offsets, pa.array(values[real]))

    def fixed(values: np.ndarray) -> pa.Array:
        return pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), values.shape[1])

    columns = {name: pa.array(getattr(samples, name)) for name in ("game", "played", "truncated")}
    columns |= {name: fixed(getattr(samples, name)) for name in ("states", "values", "outcome")}
    columns |= {"moves": ragged(samples.moves), "policy": ragged(samples.policy)}
    texts = {"azkit": {"game": game.name, "options": game.options}} | ({ABOUT: dict(about)} if about else {})
    table = pa.table(columns).replace_schema_metadata({key: json.dumps(value) for key, value in texts.items()})
    file = io.BytesIO()
    pq.write_table(table, file, compression=COMPRESSION, compression_level=LEVEL, write_page_checksum=True)
    return file.getvalue()


def facts(source: Path | bytes) -> dict[str, Any]:
    """What `pack` was told about the samples. Raises AzkitError if that cannot be read, or was nothing."""
    try:
        return dict(json.loads(_opened(source).schema_arrow.metadata[ABOUT.encode()]))
    except UNREADABLE as error:
        raise AzkitError(f"{_name(source)} does not say where it is from: {error}") from error


def unpack(game: Game, source: Path | bytes, most: int | None = None) -> Samples:
    """Read what `pack` made, `most` positions at most.

    Raises AzkitError if the file is missing, damaged, of another game, or holds what `pack` never writes. That its
    positions and moves are those of real games is for `audit` to say.
    """
    try:
        file = _opened(source)
        about = json.loads(file.schema_arrow.metadata[b"azkit"])
        if about != {"game": game.name, "options": game.options}:
            raise AzkitError(f"{_name(source)} holds positions of {about}, not of {game.describe()}")
        _check_form(game, file, most)
        table = file.read()
        columns = {name: table[name].combine_chunks() for name in Samples._fields}
        counts, others = (columns[name].value_lengths().to_numpy() for name in ("moves", "policy"))
        if (counts > game.max_moves).any() or (counts != others).any():
            raise ValueError("a position's moves are too many, or not as many as their shares")
        real = np.arange(game.max_moves) < counts[:, None]
        arrays = {name: _values(column) for name, column in columns.items()}
        _check_values(game, arrays)
        for name, filler in (("moves", NO_MOVE), ("policy", 0.0)):
            padded = np.full(real.shape, filler, arrays[name].dtype)
            padded[real] = arrays[name]
            arrays[name] = padded
        for name, size in (("states", game.state_size), ("values", game.players), ("outcome", game.players)):
            arrays[name] = arrays[name].reshape(len(counts), size)
        return Samples(**arrays)
    except AzkitError:
        raise
    except UNREADABLE as error:
        raise AzkitError(f"{_name(source)} is missing or damaged: {error}") from error


def _name(source: Path | bytes) -> str:
    return "the file" if isinstance(source, bytes) else str(source)


def _opened(source: Path | bytes) -> pq.ParquetFile:
    data = source if isinstance(source, bytes) else read_regular(source)
    return pq.ParquetFile(pa.BufferReader(data), page_checksum_verification=True)


def _check_form(game: Game, file: pq.ParquetFile, most: int | None) -> None:
    """Raise ValueError for other columns than `pack` writes, or for more than `most` rows."""
    whole, result = pa.list_(pa.int16(), game.state_size), pa.list_(pa.float32(), game.players)
    types = {"game": pa.int64(), "played": pa.int32(), "truncated": pa.bool_(), "states": whole, "values": result}
    types |= {"outcome": result, "moves": pa.list_(pa.int32()), "policy": pa.list_(pa.float32())}
    if sorted((column.name, column.type) for column in file.schema_arrow) != sorted(types.items()):
        raise ValueError(f"its columns are {str(file.schema_arrow.names)[:200]}")
    # Metadata of single columns stay unread: where they are damaged, pyarrow ends the process
    if most is not None and file.metadata.num_rows > most:
        raise ValueError(f"it holds {file.metadata.num_rows} positions, more than {most}")


def _values(column: Any) -> np.ndarray:
    """A column's numbers, without its lists' borders. Raises ValueError if one is missing."""
    flat = column.flatten() if pa.types.is_nested(column.type) else column
    if column.null_count or flat.null_count:
        raise ValueError("a value is missing")
    return np.array(flat.to_numpy(zero_copy_only=False))


def _check_values(game: Game, arrays: Mapping[str, np.ndarray]) -> None:
    """Raise ValueError for numbers that compiled code must not meet."""
    if not all(np.isfinite(arrays[name]).all() for name in ("policy", "values", "outcome")):
        raise ValueError("a value is not a number")
    moves = arrays["moves"]
    wrong = moves == NO_MOVE if game.actions is None else (moves < 0) | (moves >= game.actions)
    if wrong.any():
        raise ValueError(f"{moves[wrong][0]} is no move of {game.describe()}")
