"""What runs on a GPU, on a fake one everywhere (fake_cuda.py) and on a real one where there is one.

If this were wrong, self-play on a GPU would learn from answers to other positions, from old weights, or run out of
memory by and by. `pytest -m gpu` runs only what wants a real one.
"""

import dataclasses
import math

import numpy as np
import pytest
import torch
from nets.fake_cuda import fake_cuda

import azkit
from azkit.errors import AzkitError
from azkit.nets import cuda, programs, variants
from azkit.nets import evaluator as choosing
from azkit.nets.evaluator import NetworkEvaluator
from azkit.nets.nets import NetConfig, build_net
from azkit.nets.programs import Program
from azkit.nets.variants import Variant
from azkit.runs.config import GameConfig, RunConfig
from azkit.runs.profiles import profile
from azkit.search.evaluators import leaves, random_leaves
from azkit.search.search import SearchConfig
from azkit.selfplay.replay import random_batch
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig
from azkit.training.actor import Actor
from azkit.training.optimize import Optimizer

GAME = azkit.make("tictactoe")
SMALL = NetConfig(blocks=1, filters=8, hidden=8)
TOLERANCE = {"float32": 5e-3, "bfloat16": 0.05, "float16": 0.01}  # in float32 GPUs round factors to ten bits, too
REAL = pytest.param("real", marks=pytest.mark.gpu)


@pytest.fixture(autouse=True)
def afresh(tmp_path, monkeypatch):
    """Nothing is remembered of devices, and no line is said already."""
    monkeypatch.setattr(choosing, "cache_folder", lambda: tmp_path / "azkit")
    for function in (variants.usable_device, variants.tell, variants.machine):
        function.cache_clear()
    yield
    for function in (variants.usable_device, variants.tell, variants.machine):
        function.cache_clear()


@pytest.fixture
def real():
    """A GPU, if there is one."""
    if not torch.cuda.is_available():
        pytest.skip("no GPU here")


@pytest.fixture(params=["fake", REAL])
def gpu(request, monkeypatch):
    """The fake GPU, or None: a real one."""
    if request.param == "real":
        request.getfixturevalue("real")
        yield None
    else:
        with fake_cuda(monkeypatch) as fake:
            yield fake


def variant(device="cuda:0", sizes=(2, 4, 8), dtype="float32"):
    """One way of running a network, not measured."""
    return Variant(variants.machine(device), device, "eager", dtype, torch.get_num_threads(), sizes)


def on_cpu(net, asked):
    """What the network says there, in float32."""
    return NetworkEvaluator(GAME, net, variant=variant("cpu"), device="cpu").submit(asked)()


def assert_close(found, wanted, atol=TOLERANCE["float32"]):
    """Priors and values alike."""
    for got, want in zip(found, wanted, strict=True):
        np.testing.assert_allclose(got, want, rtol=0, atol=atol)


@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("count", [1, 3, 8, 21])
def test_answers_are_those_of_the_cpu_whatever_the_batch(gpu, count, dtype):
    """Padded, full, and in parts, of which three are in flight at once."""
    net = build_net(GAME, SMALL, 1)
    evaluator = NetworkEvaluator(GAME, net, variant=variant(dtype=dtype))
    for seed in range(3):  # later rounds find what earlier ones left in the buffers
        asked = random_leaves(GAME, count, seed)
        assert_close(evaluator.submit(asked)(), on_cpu(net, asked), TOLERANCE[dtype])
    made = [program for ready in evaluator.network.programs.values() for program in ready]
    assert made and all(isinstance(program, programs.CudaProgram) for program in made)


def test_batches_in_flight_share_no_buffers_in_whatever_order_they_are_taken(gpu):
    net = build_net(GAME, SMALL, 1)
    evaluator = NetworkEvaluator(GAME, net, variant=variant())
    for turn in range(4):
        asked = [random_leaves(GAME, 7, 10 * turn + number) for number in range(2)]
        waiting = [evaluator.submit(each) for each in asked]
        for number in (0, 1) if turn % 2 else (1, 0):
            assert_close(waiting[number](), on_cpu(net, asked[number]))
    assert len(evaluator.network.programs[8]) == 2


def test_new_weights_answer_from_then_on_and_old_ones_what_was_asked_before(gpu):
    old, new = build_net(GAME, SMALL, 1), build_net(GAME, SMALL, 2)
    evaluator, asked = NetworkEvaluator(GAME, old, variant=variant()), random_leaves(GAME, 8)
    before = evaluator.submit(asked)
    (captured,) = evaluator.network.programs[8]
    evaluator.load(new)
    assert_close(before(), on_cpu(old, asked))
    assert_close(evaluator.submit(asked)(), on_cpu(new, asked))
    assert evaluator.network.programs == {8: [captured]}, "weights go where the graph looks for them"


def test_dropped_trees_leave_no_graphs_behind(gpu):
    """Each generation drops what is in flight; a graph that stays busy for it would be memory lost for good."""
    evaluators = [NetworkEvaluator(GAME, build_net(GAME, SMALL, 1), variant=variant()) for _ in range(2)]
    play = SelfPlay(GAME, evaluators, SearchConfig(8), SelfPlayConfig(lanes=8, groups=2, cache_slots=0))
    for generation in range(6):
        play.start_generation(generation)
        assert len(list(play.play(2))) >= 2
        for evaluator in evaluators:
            assert all(len(ready) <= 2 for ready in evaluator.network.programs.values())


def test_an_answer_nobody_waits_for_spoils_no_other(gpu):
    net = build_net(GAME, SMALL, 1)
    evaluator = NetworkEvaluator(GAME, net, variant=variant())
    evaluator.submit(random_leaves(GAME, 8, 0))
    for seed in range(1, 5):
        asked = random_leaves(GAME, 8, seed)
        assert_close(evaluator.submit(asked)(), on_cpu(net, asked))
    assert len(evaluator.network.programs[8]) == 1


def test_where_graphs_cannot_be_captured_networks_run_without_and_one_line_says_so(monkeypatch, capsys):
    with fake_cuda(monkeypatch, refused=math.inf):
        net, asked = build_net(GAME, SMALL, 1), random_leaves(GAME, 7)
        for seed in (1, 2):
            evaluator = NetworkEvaluator(GAME, net, variant=variant())
            assert_close(evaluator.submit(asked)(), on_cpu(net, asked))
            evaluator.load(other := build_net(GAME, SMALL, 10 + seed))
            first, second = evaluator.submit(asked), evaluator.submit(random_leaves(GAME, 5))
            assert_close(second(), on_cpu(other, random_leaves(GAME, 5)))
            assert_close(first(), on_cpu(other, asked))
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "cuda:0" in said and "not permitted when stream is capturing" in said


def full_beyond(rows, program):
    """A GPU whose memory has room for programs of so many rows."""

    def make(forward, shape, *rest):
        if shape[0] > rows:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 GiB.")
        return program(forward, shape, *rest)

    return make


def test_out_of_memory_halves_the_batch_and_answers_stay(gpu, monkeypatch, capsys):
    net, asked = build_net(GAME, SMALL, 1), random_leaves(GAME, 21)
    wanted = NetworkEvaluator(GAME, net, variant=variant(sizes=(2, 4))).submit(asked)()
    monkeypatch.setattr(programs, "CudaProgram", full_beyond(4, programs.CudaProgram))
    evaluator = NetworkEvaluator(GAME, net, variant=variant(sizes=(2, 4, 8, 12)))
    small = evaluator.submit(leaves([GAME.initial_state()]))  # is in flight meanwhile
    for _ in range(2):
        # To the bit, but for a real GPU, which may choose other algorithms for each capture
        assert_close(evaluator.submit(asked)(), wanted, 0 if gpu else TOLERANCE["float32"])
    assert_close(small(), on_cpu(net, leaves([GAME.initial_state()])))
    assert evaluator.variant.sizes == (2, 4) and set(evaluator.network.programs) == {2, 4}
    assert capsys.readouterr().err == "azkit: cuda:0 is out of memory: batches of at most 4 positions from here on\n"


def test_a_gpu_too_small_for_one_position_is_an_error(monkeypatch):
    with fake_cuda(monkeypatch):
        monkeypatch.setattr(programs, "CudaProgram", full_beyond(0, programs.CudaProgram))
        evaluator = NetworkEvaluator(GAME, build_net(GAME, SMALL, 1), variant=variant(sizes=(4,)))
        with pytest.raises(AzkitError, match="cuda:0 is out of memory even for a single position"):
            evaluator.submit(random_leaves(GAME, 3))


def test_a_graph_networks_batch_is_halved_too(monkeypatch):
    game = azkit.make("hive")
    net, asked = build_net(game, NetConfig(1, 8, 8), 1), random_leaves(game, 6)
    wanted = NetworkEvaluator(game, net, variant=variant("cpu", (6,)), device="cpu").submit(asked)()
    with fake_cuda(monkeypatch):
        evaluator, start = NetworkEvaluator(game, net, variant=variant(sizes=(6,))), Program.start

        def full(program):
            if len(program.inputs[3]) > 3:  # members: a row for each graph
                raise torch.OutOfMemoryError("CUDA out of memory.")
            return start(program)

        monkeypatch.setattr(Program, "start", full)
        assert_close(evaluator.submit(asked)(), wanted)
    assert evaluator.variant.sizes == (3,)


def config_of(groups):
    """Of a run of small games."""
    config = profile("smoke", GameConfig("tictactoe"))
    return dataclasses.replace(config, selfplay=dataclasses.replace(config.selfplay, groups=groups, lanes=8))


def games_of(actor, count=12):
    """Moves and what the search said of them."""
    return [(episode.game[0], *episode.played, *episode.values.ravel()) for episode in actor.play(count)[0]]


def test_two_gpus_serve_two_groups_and_the_games_are_those_of_the_cpu(monkeypatch):
    net, config = build_net(GAME, SMALL, 1), config_of(2)
    on_this = dataclasses.replace(config, train=dataclasses.replace(config.train, device="cpu"))
    wanted = games_of(Actor(GAME, on_this, net, 0, variant("cpu")))
    with fake_cuda(monkeypatch, gpus=3):
        actor = Actor(GAME, config, net, 0, variant())
        assert [evaluator.variant.device for evaluator in actor.evaluators] == ["cuda:0", "cuda:1"]
        assert [group.evaluator for group in actor.selfplay.groups] == actor.evaluators
        assert games_of(actor) == wanted


def test_a_second_gpu_that_cannot_compute_is_left_out_and_no_group_goes_to_the_cpu(monkeypatch, capsys):
    def refuse(place):
        if place == "cuda:1":
            raise RuntimeError("CUDA error: no kernel image is available\nand more")

    monkeypatch.setattr(variants, "_try_out", refuse)
    with fake_cuda(monkeypatch, gpus=3):
        actor = Actor(GAME, config_of(3), build_net(GAME, SMALL, 1), 0, variant())
        assert [evaluator.variant.device for evaluator in actor.evaluators] == ["cuda:0", "cuda:2"]
        assert variants.usable_devices("auto", 1) == ["cuda:0"]
    assert (
        capsys.readouterr().err
        == "azkit: cuda:1 cannot compute and is left out: CUDA error: no kernel image is available\n"
    )


def test_where_no_gpu_computes_the_cpu_does(monkeypatch, capsys):
    def refuse(place):
        raise RuntimeError("CUDA error")

    monkeypatch.setattr(variants, "_try_out", refuse)
    with fake_cuda(monkeypatch, gpus=2):
        assert variants.usable_devices("auto", 4) == ["cpu"]
    assert capsys.readouterr().err.count("\n") == 2


def stepped(device, precision, shapes):
    """Losses and weights of steps on batches of so many rows, and the optimizer."""
    config = dataclasses.replace(RunConfig().train, average=5)
    net, best = build_net(GAME, SMALL, 1), build_net(GAME, SMALL, 1)
    optimizer = Optimizer(net, config, device, precision, best=best)
    metrics = [optimizer.step(random_batch(GAME, rows), 2e-3 / (step + 1)) for step, rows in enumerate(shapes)]
    weights = [*net.parameters(), *best.parameters()]
    return torch.stack(metrics).cpu(), torch.cat([weight.detach().cpu().flatten() for weight in weights]), optimizer


def test_steps_by_graphs_are_those_kernel_by_kernel(gpu, monkeypatch):
    """A graph that used other tensors than the next batch's, or the rate of its capture, would learn something else."""
    shapes = [24] * 7 + [16] * 6 + [24]
    metrics, weights, optimizer = stepped("cuda:0", "float32", shapes)
    monkeypatch.setattr(cuda, "captured", lambda work, place, after=None: work)
    plain, wanted, _ = stepped("cuda:0", "float32", shapes)
    assert_close([metrics, weights], [plain, wanted], 1e-4 if gpu is None else 1e-6)
    assert len(set(metrics[:, 0].tolist())) == len(shapes), "each step says what its own batch came to"
    moments = optimizer.state()
    assert all(group["lr"] == pytest.approx(1e-3 * 2 / 14) for group in moments["adam"]["param_groups"])
    again = Optimizer(build_net(GAME, SMALL, 1), RunConfig().train, "cpu")
    again.restore(moments)
    again.step(random_batch(GAME, 8), 1e-3)


@pytest.mark.parametrize("refused", [math.inf, 1])
def test_where_steps_cannot_be_captured_they_go_on_kernel_by_kernel(monkeypatch, capsys, refused):
    """With the passes alone refused, the update's graph went on along the gradients of its own capture."""
    with fake_cuda(monkeypatch, refused=refused):
        metrics, weights, _ = stepped("cuda:0", "float32", [24] * 6)
    plain, wanted, _ = stepped("cpu", "float32", [24] * 6)
    assert_close([metrics, weights], [plain, wanted], 1e-6)
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1 and "cuda:0 starts its kernels one by one" in said[0]


# What a fake one cannot show.


@pytest.mark.gpu
@pytest.mark.parametrize("precision", ["bfloat16", "float16"])
@pytest.mark.parametrize("norm", ["fixed", "batch"])
def test_steps_in_half_precision_are_captured_and_learn(real, precision, norm, capsys):
    """An overflow included, at which the batch norms' statistics stay."""
    game = azkit.make("connectx")
    net, batch = build_net(game, NetConfig(2, 16, 16, norm=norm), 1), random_batch(game, 256)
    optimizer = Optimizer(net, RunConfig().train, "cuda:0", precision)
    losses = [float(optimizer.step(batch, 1e-3)[:2].sum()) for _ in range(40)]
    assert losses[-1] < losses[5] and capsys.readouterr().err == ""
    before = [tensor.clone() for tensor in net.state_dict().values()]
    wild = batch._replace(inputs=(np.full(batch.inputs[0].shape, 1e30, np.float32),))
    optimizer.step(wild, 1e-3)
    kept = all(torch.equal(one, two) for one, two in zip(before, net.state_dict().values(), strict=True))
    assert kept == (precision == "float16")
    if precision == "float16":
        assert optimizer.scale.value == 32768.0 and float(optimizer.step(batch, 1e-3)[:2].sum()) < losses[5]


@pytest.mark.gpu
@pytest.mark.parametrize("precision", ["float32", "bfloat16", "float16"])
def test_steps_on_a_gpu_learn_as_on_the_cpu(real, precision):
    if precision == "bfloat16" and torch.cuda.get_device_capability(0) < (8, 0):
        pytest.skip("this GPU has no bfloat16")
    config, batch, found = RunConfig().train, random_batch(GAME, 64), {}
    for device in ("cpu", "cuda:0"):
        optimizer = Optimizer(build_net(GAME, SMALL, 1), config, device, precision if device != "cpu" else "float32")
        found[device] = torch.stack([optimizer.step(batch, 2e-3).cpu() for _ in range(40)])
    np.testing.assert_allclose(found["cuda:0"][0, :2], found["cpu"][0, :2], atol=3 * TOLERANCE[precision])
    assert found["cuda:0"][-5:, :2].sum() < found["cuda:0"][:5, :2].sum()


@pytest.mark.gpu
def test_a_batch_too_large_for_the_memory_left_is_learned_in_parts(real, capsys):
    """The memory is made small, so that torch itself says so."""
    game, shape = azkit.make("connectx"), NetConfig(4, 64, 64)
    optimizer = Optimizer(build_net(game, shape, 1), RunConfig().train, "cuda:0")
    batch = random_batch(game, 4096)
    optimizer.step(random_batch(game, 64), 1e-3)
    torch.cuda.empty_cache()
    total = torch.cuda.get_device_properties(0).total_memory
    torch.cuda.set_per_process_memory_fraction((torch.cuda.memory_reserved(0) + 600e6) / total, 0)
    try:
        metrics = optimizer.step(batch, 1e-3)
    finally:
        torch.cuda.set_per_process_memory_fraction(1.0, 0)
    assert metrics.isfinite().all() and optimizer.parts > 1
    assert "learned in" in capsys.readouterr().err


@pytest.mark.gpu
def test_the_fastest_variant_is_found_and_captured(real):
    net = build_net(GAME, SMALL, 1)
    evaluator, asked = NetworkEvaluator(GAME, net, max_batch=64), random_leaves(GAME, 64)
    assert evaluator.variant.device == "cuda:0" and evaluator.variant.dtype == "float16"
    assert_close(evaluator.submit(asked)(), on_cpu(net, asked), TOLERANCE["float16"])


@pytest.mark.gpu
def test_a_run_trains_on_a_gpu(real, tmp_path):
    reports = list(azkit.learn(config_of(2), tmp_path, quiet=True))
    assert reports and all(np.isfinite(report.loss) for report in reports)


def test_weights_are_read_behind_what_still_writes_them(gpu):
    """A network that is trained on the GPU is loaded while its last step may still be under way there."""
    net = build_net(GAME, SMALL, 1)
    evaluator, asked = NetworkEvaluator(GAME, net, variant=variant()), random_leaves(GAME, 8)
    if gpu is not None:  # what trains is on the default stream
        other = build_net(GAME, SMALL, 2)
        gpu.default.queue.append(lambda: net.load_state_dict(other.state_dict()))
        evaluator.load(net)
        assert_close(evaluator.submit(asked)(), on_cpu(other, asked))
    else:
        trained = Optimizer(build_net(GAME, SMALL, 2), RunConfig().train, "cuda:0")
        for _ in range(30):
            trained.step(random_batch(GAME, 256), 1e-2)
        evaluator.load(trained.net)
        found = evaluator.submit(asked)()
        assert_close(found, on_cpu(trained.net.cpu(), asked))
