"""A module of azkit/wasm in the wasmtime runtime, driven as worker.js drives it."""

import math

import numpy as np
import torch
import wasmtime

from azkit.nets.nets import NetConfig, build_net, numpy_weights
from azkit.search import tree
from azkit.search.evaluators import Leaves, uniform_priors
from azkit.search.search import SearchConfig
from azkit.wasm.build import build


class Machine:
    """One module with its arrays by name in `at`; functions by `run`."""

    def __init__(self, module, weights=None):
        """`weights`: numpy_weights of the network that the module was built for; None: leaves are worth nothing."""
        self.layout = layout = module.layout
        self.store = store = wasmtime.Store()
        loaded = wasmtime.Module(store.engine, module.wasm)
        pages = -(-layout["heap"][1] // 65536)
        memory = wasmtime.Memory(store, wasmtime.MemoryType(wasmtime.Limits(pages, None)))
        mutable = wasmtime.GlobalType(wasmtime.ValType.i32(), True)
        stack = wasmtime.Global(store, mutable, wasmtime.Val.i32(layout["arena"]))
        given = {"__linear_memory": memory, "__stack_pointer": stack}
        imports = [given.get(item.name) or self._imported(item) for item in loaded.imports]
        self.exports = wasmtime.Instance(store, loaded, imports).exports(store)
        self.memory = np.ctypeslib.as_array(memory.data_ptr(store), (memory.data_len(store),))
        self.kept = memory
        self.exports["heap"](store, *layout["heap"])
        self.at = {}
        for name, (offset, length, kind) in layout["arrays"].items():
            size = np.dtype(kind).itemsize * length
            self.at[name] = self.memory[offset : offset + size].view(kind)
        self.at["board.parameters"][:] = list(map(int, layout["parameters"]))
        self.at["requests.moves_to"][:] = layout["moves_to"]
        self.at["board.settings"][:] = layout["settings"]
        self.at["cache.rows"][:] = -1
        self.thinks = weights is not None
        if weights is not None:
            flat = np.concatenate([array.astype(np.float16).astype(np.float32).ravel() for array in weights.values()])
            start = layout["weights"]
            self.memory[start : start + flat.nbytes].view(np.float32)[:] = flat
            self.at["board.net"][: len(layout["net"])] = layout["net"]
            self.run("prepare")

    def _imported(self, item):
        def multi3(at, a_low, a_high, b_low, b_high):
            mask = (1 << 64) - 1
            product = ((a_low & mask) | a_high << 64) * ((b_low & mask) | b_high << 64)
            data = (product & ((1 << 128) - 1)).to_bytes(16, "little")
            self.memory[at : at + 16] = np.frombuffer(data, np.uint8)

        name = item.name if hasattr(math, item.name) else item.name[:-1]  # variants for float32 end in f
        return wasmtime.Func(self.store, item.type, multi3 if item.name == "__multi3" else getattr(math, name))

    def run(self, name, number=0):
        return self.exports[name](self.store, self.layout["arena"], number)

    def follow(self, moves):
        self.run("begin")
        for move in moves:
            self.run("play", move)

    def legal(self):
        count = self.run("legal") if self.run("outcome") == 0 else 0
        return self.at["board.moves"][:count].tolist()

    def search(self, moves, simulations, answers=None):
        """Root moves, visits, and how many evaluations it took; the tree begins afresh. `answers` takes each one in."""
        self.follow(moves)
        self.run("plant")
        before = int(self.at["requests.counts"][4])
        while self.run("walk", simulations) > 0:
            self.evaluate()
            if answers is not None:
                answers.append(self.answered())
            self.run("answer")
        first, count = self.at["tree.nodes"][:2]
        edges, links = (
            self.at[name].reshape(-1, tree.VALUE_SUMS + self.layout["players"])[first : first + count]
            for name in ("tree.edges", "tree.links")
        )
        best = self.run("best")
        return {
            "move": int(links[best, tree.MOVE]),
            "moves": links[:, tree.MOVE].tolist(),
            "priors": edges[:, tree.PRIOR].copy(),
            "visits": edges[:, tree.EDGE_VISITS].astype(int).tolist(),
            "value": tuple(self.at["board.value"].tolist()),
            "evaluations": int(self.at["requests.counts"][4]) - before,
        }

    def asked(self):
        """The leaves that wait."""
        rows, moves = self.at["requests.counts"][:2]
        states = self.at["requests.states"].reshape(len(self.at["requests.slots"]), -1)[:rows]
        return Leaves(states, self.at["requests.moves"][:moves], self.at["requests.offsets"][: rows + 1])

    def answered(self):
        """The leaves that were asked for, and their evaluations: (Leaves, priors, values)."""
        leaves = Leaves(*map(np.copy, self.asked()[:3]))
        values = self.at["board.values"].reshape(-1, self.layout["players"])[: len(leaves.states)]
        return leaves, self.at["board.priors"][: len(leaves.moves)].copy(), values.copy()

    def evaluate(self):
        if self.thinks:
            self.run("evaluate")
        else:
            leaves = self.asked()
            self.at["board.priors"][: len(leaves.moves)] = uniform_priors(leaves)
            self.at["board.values"][:] = 0.0


def random_net(game, blocks=2, filters=12, pooling=True):
    """Small sizes that vectors do not fit into, so that what is filled up matters."""
    net = build_net(game, NetConfig(blocks, filters, hidden=20, heads=5, pooling=pooling), seed=1)
    for name, weights in net.named_parameters():
        if name.startswith("blocks.") and name.endswith("pool.weight"):  # which begins as 0
            weights.data.normal_(0, 0.1, generator=torch.Generator().manual_seed(2))
    weights = numpy_weights(net)
    return {name: (3 * array).astype(np.float16).astype(np.float32) for name, array in weights.items()}


def built(game):
    """The game's module, laid out for a small network."""
    return build(game, random_net(game), SearchConfig())
