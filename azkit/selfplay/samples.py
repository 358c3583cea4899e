"""A finished game as arrays, one generation's games as flat arrays, and those as a Parquet file."""

import io
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ..errors import AzkitError
from ..games.base import Game

COMPRESSION, LEVEL = "zstd", 1  # of the Parquet files
NO_MOVE = -1  # fills the rows of `moves` behind the last legal move


@dataclass(frozen=True)
class Episode:
    """One finished game of T plies."""

    game_id: int
    states: np.ndarray  # int16 [T, S], before each ply
    moves: np.ndarray  # int32 [T, W], legal moves, padded with NO_MOVE
    policy: np.ndarray  # float32 [T, W], the search's policy in the order of `moves`, 0 where padded
    values: np.ndarray  # float32 [T, P], the search's value by seat
    played: np.ndarray  # int32 [T]
    outcome: np.ndarray  # float32 [P], returns by seat
    truncated: bool  # ended by a ply cap: the outcome says nothing


class Samples(NamedTuple):
    """One generation's positions as they were played, n of them; values are by seat."""

    game: np.ndarray  # [n] int64, id of the episode
    played: np.ndarray  # [n] int32
    states: np.ndarray  # [n, S] int16
    moves: np.ndarray  # [n, W] int32, legal moves, then NO_MOVE
    policy: np.ndarray  # [n, W] float32, the search's policy over `moves`
    values: np.ndarray  # [n, P] float32, the search's value
    outcome: np.ndarray  # [n, P] float32, how the episode ended
    truncated: np.ndarray  # [n] bool, the ply cap ended the episode: its outcome says nothing


def flatten(episodes: Iterable[Episode]) -> Samples:
    """The positions of the episodes, one after the other."""
    episodes = list(episodes)
    lengths = [len(episode.played) for episode in episodes]
    by_ply = ("played", "states", "moves", "policy", "values")
    return Samples(
        game=np.repeat(np.array([episode.game_id for episode in episodes], np.int64), lengths),
        outcome=np.repeat(np.array([episode.outcome for episode in episodes]), lengths, axis=0),
        truncated=np.repeat([episode.truncated for episode in episodes], lengths),
        **{name: np.concatenate([getattr(episode, name) for episode in episodes]) for name in by_ply},
    )


def pack(game: Game, samples: Samples) -> bytes:
    """The samples as a Parquet file: one row a position, the lists without padding."""
    real = samples.moves != NO_MOVE
    offsets = pa.array(np.concatenate([[0], np.cumsum(real.sum(1))]).astype(np.int32))

    def ragged(values: np.ndarray) -> pa.Array:
        return pa.ListArray.from_arrays(offsets, pa.array(values[real]))

    def fixed(values: np.ndarray) -> pa.Array:
        return pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), values.shape[1])

    columns = {name: pa.array(getattr(samples, name)) for name in ("game", "played", "truncated")}
    columns |= {name: fixed(getattr(samples, name)) for name in ("states", "values", "outcome")}
    columns |= {"moves": ragged(samples.moves), "policy": ragged(samples.policy)}
    about = json.dumps({"game": game.name, "options": game.options})
    table = pa.table(columns).replace_schema_metadata({"azkit": about})
    file = io.BytesIO()
    pq.write_table(table, file, compression=COMPRESSION, compression_level=LEVEL, write_page_checksum=True)
    return file.getvalue()


def unpack(game: Game, path: Path) -> Samples:
    """Read what `pack` made. Raises AzkitError if the file is missing, damaged or of another game."""
    try:
        table = pq.ParquetFile(path, page_checksum_verification=True).read()
        about = json.loads(table.schema.metadata[b"azkit"])
        if about != {"game": game.name, "options": game.options}:
            raise AzkitError(f"{path} holds positions of {about}, not of {game.describe()}")
        columns = {name: table[name].combine_chunks() for name in Samples._fields}
        counts = columns["moves"].value_lengths().to_numpy()
        real = np.arange(game.max_moves) < counts[:, None]
        for name, filler in (("moves", NO_MOVE), ("policy", 0.0)):
            values = columns[name].flatten().to_numpy()
            padded = np.full(real.shape, filler, values.dtype)
            padded[real] = values
            columns[name] = padded
        for name, size in (("states", game.state_size), ("values", game.players), ("outcome", game.players)):
            columns[name] = columns[name].flatten().to_numpy().reshape(len(counts), size).copy()
        for name in ("game", "played", "truncated"):
            columns[name] = columns[name].to_numpy(zero_copy_only=False)
        return Samples(**columns)
    except AzkitError:
        raise
    except (OSError, KeyError, TypeError, ValueError, pa.ArrowException) as error:
        raise AzkitError(f"{path} is missing or damaged: {error}") from error
