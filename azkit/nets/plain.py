"""Networks without their library: weights as one blob, and the forward pass in NumPy.

torch does the same on one core three quarters as fast (traced, 5 x 128, batches of 8: 679 against 935 evaluations/s).
"""

import base64
import contextlib
import ctypes
import hashlib
import importlib
import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import AzkitError
from .toom_cook import axis

MOST_BYTES = 1 << 28  # of weights: a small file can swell to fill the memory
MOST_HEADER = 1 << 20  # bytes of their names and shapes
Weights = Mapping[str, np.ndarray]  # as nets.numpy_weights gives them
# Planes [n, C, H, W] -> logits [n, A], values [n, V]; or the arrays of azkit/nets/graphs.py -> logits [E], values
Forward = Callable[..., tuple[np.ndarray, np.ndarray]]


def pack_weights(weights: Weights) -> bytes:
    """Folded weights as one blob: zlib over a line of JSON (names and shapes) and the arrays in float16, in order.

    They are rounded to bfloat16's eight digits, which costs no strength (submissions/README.md) and makes the blob a
    fifth smaller. All numbers' low bytes come before all high ones, which repeat more: another 9 %.

    Raises AzkitError if a weight does not fit float16.
    """
    shapes = [[name, list(array.shape)] for name, array in weights.items()]
    with np.errstate(over="ignore"):  # looked for below
        halves = [_in_eight_digits(array).astype("<f2") for array in weights.values()]
    for (name, _), half in zip(shapes, halves, strict=True):
        if not np.isfinite(half).all():
            raise AzkitError(f"weight {name} does not fit float16: the network has diverged, train it again")
    planes = np.concatenate(halves).view(np.uint8).reshape(-1, 2).T
    return zlib.compress(json.dumps(shapes).encode() + b"\n" + planes.tobytes(), 9)


def _in_eight_digits(array: np.ndarray) -> np.ndarray:
    """The numbers in a row, float32, rounded to what bfloat16 tells apart: 16 of their 24 binary digits are 0."""
    bits = np.ascontiguousarray(array, np.float32).ravel().view(np.uint32)
    return (bits + 0x8000 & 0xFFFF0000).view(np.float32)


def unpack_weights(text: str, digest: str) -> dict[str, np.ndarray]:
    """The float32 arrays in the text of a blob; AzkitError if its SHA-256 is not `digest`."""
    packed = decoded(text)
    if hashlib.sha256(packed).hexdigest() != digest:
        raise AzkitError("the weights in this file are damaged: their SHA-256 does not match")
    header, _, rest = zlib.decompressobj().decompress(packed, MOST_BYTES).partition(b"\n")
    if len(header) > MOST_HEADER:
        raise AzkitError("the weights in this file name more layers than any network has")
    halves = np.frombuffer(rest, np.uint8).reshape(2, -1).T.copy().view("<f2")[:, 0].astype(np.float32)
    weights, offset = {}, 0
    for name, shape in json.loads(header):
        count = int(np.prod(shape))
        weights[name] = halves[offset : offset + count].reshape(shape)
        offset += count
    return weights


def decoded(text: str) -> bytes:
    """The bytes of a base85 text in lines."""
    return base64.b85decode("".join(text.split()))


class NumpyNet:
    """The residual tower as matrix products, for small batches on one core; not for two threads at once.

    Activations are [W, H, n, F]. Columns are convolved at P points (toom_cook.py), so seven of them take nine products
    and not 21; for rows a cell's inputs stand beside those above and below it. So a 3 x 3 convolution is P products of
    [H * n, 3F] with [3F, F], between two by matrices of points. Both axes at points leave fewer multiplications, but in
    products too small to be fast.
    """

    def __init__(self, weights: Weights, planes: tuple[int, int, int]) -> None:
        """`weights` as nets.numpy_weights gives them; `planes` is the input's (C, H, W)."""
        self.planes, self.weights = planes, weights
        self.points, kernels, self.cells = axis(planes[2])
        tower = [name.removesuffix(".weight") for name, array in weights.items() if array.shape[2:] == (3, 3)]
        self.tower = [(_at(kernels, weights[f"{name}.weight"]), weights[f"{name}.bias"]) for name in tower]
        self.pools = [weights.get(f"blocks.{block}.pool.weight") for block in range(len(tower) // 2)]
        # The heads' 1 x 1 convolutions are one product
        heads = ("policy_conv", "value_conv")
        self.heads = np.concatenate([weights[f"{name}.weight"][:, :, 0, 0] for name in heads]).T.copy()
        self.heads_bias = np.concatenate([weights[f"{name}.bias"] for name in heads])
        self.buffers: dict[int, list[np.ndarray]] = {}

    def __call__(self, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Planes float32 [n, C, H, W] -> logits float32 [n, A] and values [n, V], relative to the side to move."""
        count = len(planes)
        if count not in self.buffers:
            self.buffers[count] = self._allocate(count)
        first, near, x, y, zeros = self.buffers[count]
        self._convolve(0, planes.transpose(3, 2, 0, 1), first, x)
        np.maximum(x, zeros, out=x)
        for block, pool in enumerate(self.pools):
            np.maximum(self._convolve(2 * block + 1, x, near, y), zeros, out=y)
            if pool is not None:
                x += y.mean((0, 1)) @ pool.T
            x += self._convolve(2 * block + 2, y, near, y)
            np.maximum(x, zeros, out=x)
        both = np.maximum(x @ self.heads + self.heads_bias, 0.0).transpose(2, 3, 1, 0)  # [n, both, H, W]
        policy = len(self.weights["policy_conv.bias"])
        hidden = np.maximum(self._linear("value_hidden", both[:, policy:].reshape(count, -1)), 0.0)
        return self._linear("policy", both[:, :policy].reshape(count, -1)), np.tanh(self._linear("value", hidden))

    def _allocate(self, count: int) -> list[np.ndarray]:
        """Of input and tower the inputs at points, [P, H, n, 3, F] with zeros above and below; two activations, and as
        many zeros, which NumPy compares with four times as fast as with a number."""
        channels, rows, columns = self.planes
        filters = len(self.heads)
        near = [np.zeros((len(self.points), rows, count, 3, size), np.float32) for size in (channels, filters)]
        return near + [np.zeros((columns, rows, count, filters), np.float32) for _ in range(3)]

    def _convolve(self, layer: int, x: np.ndarray, near: np.ndarray, out: np.ndarray) -> np.ndarray:
        """`x` [W, H, n, channels] -> `out` [W, H, n, F], which may be x itself; the frame of `near` stays zero."""
        kernel, bias = self.tower[layer]
        at = (self.points @ x.reshape(len(x), -1)).reshape(*near.shape[:3], -1)
        near[:, 1:, :, 0], near[:, :, :, 1], near[:, :-1, :, 2] = at[:, :-1], at, at[:, 1:]
        products = near.reshape(len(at), -1, kernel.shape[1]) @ kernel
        np.matmul(self.cells, products.reshape(len(at), -1), out=out.reshape(len(out), -1))
        out += bias
        return out

    def _linear(self, name: str, x: np.ndarray) -> np.ndarray:
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]


def _at(points: np.ndarray, kernel: np.ndarray) -> np.ndarray:
    """A convolution's [F, C, 3, 3] at points [P, 3] of its columns, [P, 3 * C, F]."""
    outputs, channels = kernel.shape[:2]
    return (points @ kernel.transpose(3, 2, 1, 0).reshape(3, -1)).reshape(len(points), 3 * channels, outputs)


class NumpyGraphNet:
    """The graph network as matrix products (nets.GraphNet says what it computes)."""

    def __init__(self, weights: Weights) -> None:
        """`weights` as nets.numpy_weights gives them."""
        self.weights = weights
        self.layers = sum(name.endswith(".norm.weight") for name in weights)

    def __call__(
        self, nodes: np.ndarray, links: np.ndarray, graph: np.ndarray, members: np.ndarray, moves: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """The arrays of graphs.Graphs -> logits float32 [E] and values [n, V], relative to the side to move."""
        share = (members > 0).astype(np.float32)
        share = (share / share.sum(1, keepdims=True))[:, None]
        h = np.maximum(self._linear("stem", nodes), 0.0)
        pooled = (share @ h[members])[:, 0]
        for layer in range(self.layers):
            name = f"layers.{layer}."
            near = self._linear(name + "near", h[links].reshape(len(h), -1))
            whole = np.concatenate([np.zeros((1, h.shape[1]), np.float32), self._linear(name + "pool", pooled)])
            h = h + np.maximum(self._norm(name + "norm", near + self._linear(name + "own", h) + whole[graph]), 0.0)
            pooled = (share @ h[members])[:, 0]
        source, target = h[moves[:, 0]], h[moves[:, 1]]
        values = np.tanh(self._linear("value", np.maximum(self._linear("value_hidden", pooled), 0.0)))
        joint = self._linear("source", source) + self._linear("target", target)
        joint += self._linear("product", source * target) + self._linear("pooled", pooled)[moves[:, 2]]
        return self._linear("score", np.maximum(joint, 0.0))[:, 0], values

    def _linear(self, name: str, x: np.ndarray) -> np.ndarray:
        y = x @ self.weights[f"{name}.weight"].T
        return y + self.weights[f"{name}.bias"] if f"{name}.bias" in self.weights else y

    def _norm(self, name: str, x: np.ndarray) -> np.ndarray:
        """Layer norm with torch's epsilon."""
        x = x - x.mean(1, keepdims=True)
        x /= np.sqrt(np.square(x).mean(1, keepdims=True) + 1e-5)
        return x * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Run matrix products on one thread: a pool sized to the host's cores crawls in a sandbox that has a share of one.

    Environment variables come too late, NumPy is loaded before any agent file: so the pools are told at run time.
    """
    pools = _blas()
    before = [get() for get, _ in pools]
    for _, set_threads in pools:
        set_threads(1)
    try:
        yield
    finally:
        for (_, set_threads), threads in zip(pools, before, strict=True):
            set_threads(threads)


@lru_cache(maxsize=1)
def _blas() -> list[tuple[Callable[[], int], Callable[[int], Any]]]:
    """Functions that get and set the number of threads of NumPy's matrix products."""
    try:
        libraries = importlib.import_module("threadpoolctl").ThreadpoolController().lib_controllers
    except Exception:  # an old one, or one that a library beside it breaks
        return _openblas()
    return [(library.get_num_threads, library.set_num_threads) for library in libraries if library.user_api == "blas"]


def _openblas() -> list[tuple[Callable[[], int], Callable[[int], Any]]]:
    """The same without threadpoolctl, for the OpenBLAS in NumPy's wheels."""
    home = Path(np.__file__).parent
    for path in (*home.parent.glob("numpy.libs/*openblas*"), *home.glob(".dylibs/*openblas*")):
        try:
            library = ctypes.CDLL(str(path))
        except OSError:
            continue
        for name in ("scipy_openblas_{}_num_threads64_", "openblas_{}_num_threads64_", "openblas_{}_num_threads"):
            if hasattr(library, name.format("set")):
                return [(getattr(library, name.format("get")), getattr(library, name.format("set")))]
    return []
