"""Graph networks: ragged batches say what single positions say, whatever the order of moves, library or file format."""

from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import onnxruntime
import pytest
import torch

import azkit
from azkit import AzkitError
from azkit.games import check as conformance
from azkit.games import grid
from azkit.games.base import State
from azkit.nets import evaluator as choosing
from azkit.nets.evaluator import NetworkEvaluator, choose
from azkit.nets.graphs import STEP, filled_up, graphs
from azkit.nets.nets import GraphNet, NetConfig, build_net, fold, numpy_weights
from azkit.nets.plain import NumpyGraphNet
from azkit.nets.variants import Variant, machine, openvino
from azkit.runs.checkpoints import load_checkpoint
from azkit.runs.config import GameConfig, RunConfig, change
from azkit.runs.export import export_onnx
from azkit.search.evaluators import Leaves, UniformEvaluator, as_answer, leaves, random_leaves
from azkit.search.search import SearchConfig
from azkit.selfplay.replay import Merged, ReplayConfig, Window, make_batch, random_batch
from azkit.selfplay.samples import flatten
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig
from azkit.training.optimize import Optimizer

OWN = str(Path(__file__).parents[1] / "graph_game.py")
SMALL = NetConfig(blocks=2, filters=16, hidden=8)
OPENVINO = pytest.param("openvino", marks=pytest.mark.skipif(not openvino(), reason="no OpenVINO"))


@pytest.fixture(params=[OWN, "hive"])
def game(request):
    return azkit.make(request.param)


@pytest.fixture
def net(game):
    return build_net(game, SMALL, 0).eval()


def said(net: GraphNet, game, asked: Leaves, images=None) -> tuple[np.ndarray, np.ndarray]:
    """Logits and values."""
    with torch.inference_mode():
        logits, values = net(*map(torch.from_numpy, graphs(game, asked, images)))
    return logits.numpy(), values.numpy()


def test_the_small_graph_game_obeys_the_laws():
    assert conformance.check(azkit.make(OWN), games=5) > 20


def test_a_graph_game_may_have_a_fixed_number_of_moves():
    """Its window kept them as small numbers, which compiled rules do not take: training ended in numba's trace."""
    game = replace(azkit.make(OWN), actions=9, move_symmetry=np.arange(9, dtype=np.int32)[None]).compile()
    assert conformance.check(game, games=5) > 20
    play = SelfPlay(
        game, UniformEvaluator(game), SearchConfig(simulations=4), SelfPlayConfig(lanes=2, cache_slots=0), 0
    )
    window = Window(game, ReplayConfig())
    window.add(flatten(play.play(4)), 1)
    merged = window.merged()
    batch = make_batch(game, merged, np.arange(3), np.zeros(3, np.int64))
    assert len(batch.legal) == 3


def test_an_encoding_that_counts_on_clean_buffers_is_found_out():
    game = azkit.make(OWN)

    def forgetful(p, state, moves, nodes, links, ends):
        before = nodes.copy()
        count = game.encode_graph(p, state, moves, nodes, links, ends)
        nodes[nodes == 0.0] = before[nodes == 0.0]
        return count

    with pytest.raises(azkit.AzkitError, match="encode_graph must write every number of its nodes"):
        conformance.check(replace(game, encode_graph=forgetful), games=1)


def test_a_batch_says_what_its_positions_say_alone(game, net):
    asked = random_leaves(game, 40)
    logits, values = said(net, game, asked)
    for i, (first, last) in enumerate(zip(asked.offsets, asked.offsets[1:], strict=False)):
        one = Leaves(asked.states[i : i + 1], asked.moves[first:last], np.array([0, last - first], np.int32))
        alone, value = said(net, game, one)
        np.testing.assert_allclose(alone, logits[first:last], atol=2e-5)
        np.testing.assert_allclose(value, values[i : i + 1], atol=2e-5)


def test_permuting_the_moves_permutes_the_priors(game):
    evaluator = NetworkEvaluator(game, build_net(game, SMALL, 0))
    asked = random_leaves(game, 1, seed=3)
    priors, values = evaluator.submit(asked)()
    order = np.random.default_rng(0).permutation(len(asked.moves))
    again, same = evaluator.submit(asked._replace(moves=asked.moves[order]))()
    np.testing.assert_allclose(again, priors[order], atol=1e-6)
    np.testing.assert_allclose(same, values, atol=1e-6)
    assert priors.sum() == pytest.approx(1.0, abs=1e-5) and len(set(priors)) > 1


def test_numpy_says_what_torch_says(game, net):
    asked = random_leaves(game, 30, seed=1)
    for mine, theirs in zip(
        NumpyGraphNet(numpy_weights(net))(*graphs(game, asked)), said(fold(net), game, asked), strict=True
    ):
        np.testing.assert_allclose(mine, theirs, atol=1e-4)


def test_images_are_those_of_the_board():
    """Of the small game the image of a position is known by other means: its cells turned as a grid's are."""
    game, plain = azkit.make(OWN), azkit.make("tictactoe")
    net = build_net(game, SMALL, 0).eval()
    state = game.state([0, 5, 1])
    for k in range(8):
        array = np.zeros(plain.state_size, np.int16)
        grid.symmetry(plain.parameters, state.array, k, array)
        turned = State(game, array)
        logits, values = said(net, game, leaves([state]), np.array([k]))
        theirs, same = said(net, game, leaves([turned]))
        to = [turned.legal_moves().index(int(plain.move_symmetry[k, move])) for move in state.legal_moves()]
        np.testing.assert_allclose(logits, theirs[to], atol=1e-5)
        np.testing.assert_allclose(values, same, atol=1e-5)


def test_a_pair_of_ends_can_win_alone():
    """Only two of four pairs are good, neither end tells which: learnable by product, not by a sum."""
    net = build_net(azkit.make(OWN), NetConfig(0, 16, 16), 0)
    pairs = torch.tensor([[1, 1, 0], [1, 2, 0], [2, 1, 0], [2, 2, 0]])
    nodes = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 1, 0]])
    rest = torch.zeros(3, 8, dtype=torch.long), torch.tensor([0, 1, 1]), torch.tensor([[1, 2]]), pairs
    adam = torch.optim.Adam(net.parameters(), 1e-2)
    for _ in range(300):
        loss = -(torch.log_softmax(net(nodes, *rest)[0], 0)[[0, 3]]).sum()
        adam.zero_grad()
        loss.backward()
        adam.step()
    assert torch.softmax(net(nodes, *rest)[0], 0)[[0, 3]].min() > 0.45


def test_training_fits_a_batch_of_graphs(game):
    # With 8 hidden numbers and twice this rate one seed in eight, another one on each processor, loses its value head.
    net = build_net(game, NetConfig(blocks=2, filters=16, hidden=32), 0)
    optimizer, data = Optimizer(net, change(RunConfig(), {"train.learning_rate": 5e-3}).train), random_batch(game, 32)
    best = data.legal.argmax(1)  # the first move, and a value that the position decides
    policy = np.zeros_like(data.policy)
    policy[np.arange(32), best] = 1.0
    data = data._replace(policy=policy, values=np.sign(data.legal.sum(1, keepdims=True) % 2 - 0.5).astype(np.float32))
    first = optimizer.step(data, 5e-3)
    for _ in range(200):
        last = optimizer.step(data, 5e-3)
    assert last[0] < 0.1 * first[0] and last[1] < 0.1 * first[1]


def test_batches_show_images_and_keep_the_moves_order(game):
    asked = random_leaves(game, 8)
    counts = np.diff(asked.offsets)
    moves = np.full((8, game.max_moves), -1, np.int32)
    policy = np.zeros((8, game.max_moves), np.float32)
    for i in range(8):
        moves[i, : counts[i]] = asked.moves[asked.offsets[i] : asked.offsets[i + 1]]
        policy[i, : counts[i]] = np.arange(counts[i])
    ones = np.ones(8, np.float32)
    data = Merged(asked.states, moves, policy, np.zeros((8, 1), np.float32), ones, ones)
    rows, images = np.array([3, 1, 3]), np.array([0, 5, 7])
    drawn = make_batch(game, data, rows, images)
    assert drawn.legal.sum(1).tolist() == counts[rows].tolist() and drawn.legal.shape[1] == counts[rows].max()
    for i, row in enumerate(rows):
        np.testing.assert_array_equal(drawn.policy[i][drawn.legal[i]], np.arange(counts[row]))
    links = drawn.inputs[1]
    third = asked.moves[asked.offsets[3] : asked.offsets[4]]
    first = graphs(game, Leaves(asked.states[3:4], third, np.array([0, counts[3]], np.int32)))
    size = len(first.nodes) - 1
    assert np.array_equal(links[1 : 1 + size], first.links[1:])
    turned = links[-size:][:, game.graph.symmetries[7]]  # column k of the position lies in the image's column [7, k]
    np.testing.assert_array_equal(np.where(turned == 0, 0, turned - (len(links) - 1 - size)), first.links[1:])


def test_the_exported_file_takes_any_batch(game, tmp_path):
    run = change(
        azkit.profile("smoke", GameConfig(OWN if game.name != "hive" else "hive")),
        {"generations": 1, "match.every": 0, **({"game.options": {"max_plies": 12}} if game.name == "hive" else {})},
    )
    list(azkit.learn(run, tmp_path / "run", quiet=True))
    report = export_onnx(tmp_path / "run", tmp_path / "model.onnx")
    assert report.difference < 1e-4 and report.outputs == {"logits": "[moves]", "values": "[batch, 1]"}
    net = load_checkpoint(tmp_path / "run").net
    session = onnxruntime.InferenceSession(tmp_path / "model.onnx")
    for count in (1, 5):
        asked = random_leaves(game, count, seed=count)
        answers = session.run(["logits", "values"], graphs(game, asked)._asdict())
        for mine, theirs in zip(answers, said(fold(net), game, asked), strict=True):
            np.testing.assert_allclose(np.asarray(mine), theirs, atol=1e-4)


def test_its_variant_is_stored_and_used_again(tmp_path):
    game = azkit.make(OWN)
    variant = choose(game, build_net(game, SMALL, 0), 64)
    assert variant.engine in ("eager", "openvino") and Variant.from_dict(asdict(variant)) == variant


@pytest.mark.parametrize("fastest", ["float32", "bfloat16"])
@pytest.mark.parametrize("engine", ["eager", OPENVINO])
def test_on_a_cpu_it_runs_in_what_is_measured_to_be_fastest(game, monkeypatch, tmp_path, engine, fastest):
    """Half precision is twice as fast where a processor has it, and says the same but for its rounding."""

    def measured(game, net, candidates):
        able = [candidate for candidate in candidates if candidate.dtype == fastest]
        return next((candidate for candidate in able if candidate.engine == engine), able[0])

    monkeypatch.setattr(choosing, "_fastest", measured)
    monkeypatch.setattr(choosing, "cache_folder", lambda: tmp_path)  # what it pretends is to be remembered nowhere
    net, other = build_net(game, SMALL, 0), build_net(game, SMALL, 1)
    evaluator = NetworkEvaluator(game, net, max_batch=8)
    assert (evaluator.variant.engine, evaluator.variant.dtype) == (engine, fastest)
    for taught in (net, other):
        evaluator.load(taught)
        for count in (8, 1, 3):
            asked = random_leaves(game, count, seed=count)
            exact = as_answer(game, asked, *said(fold(taught), game, asked))
            for mine, theirs in zip(evaluator.submit(asked)(), exact, strict=True):
                np.testing.assert_allclose(mine, theirs, atol=0.02 if fastest == "bfloat16" else 1e-5)


@pytest.mark.parametrize("engine", ["eager", OPENVINO])
def test_a_network_that_diverged_is_named_whatever_computes_it(game, net, engine):
    torch.nn.init.constant_(net.score.weight, float("nan"))
    how = Variant(machine("cpu"), "cpu", engine, "float32", torch.get_num_threads(), (8,))
    with pytest.raises(AzkitError, match="answers what is no number"):
        NetworkEvaluator(game, net, variant=how).submit(random_leaves(game, 3))()


def test_voids_behind_a_batch_change_nothing_that_is_said_of_it(game, net):
    asked = random_leaves(game, 5)
    batch = graphs(game, asked)
    more = filled_up(batch)
    assert len(more.nodes) % STEP == len(more.moves) % STEP == 0 and len(more.nodes) > len(batch.nodes)
    with torch.inference_mode():
        logits, values = net(*map(torch.from_numpy, more))
    for mine, theirs in zip((logits[: len(asked.moves)], values), said(net, game, asked), strict=True):
        np.testing.assert_allclose(mine, theirs, atol=1e-5)
