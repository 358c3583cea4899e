"""If the steps had another direction, size or rate, networks would learn worse and nothing else would tell."""

import gc
import math
import weakref

import pytest
import torch

from azkit import AzkitError, make
from azkit.games.connectx import rules as connectx
from azkit.nets import variants
from azkit.nets.nets import NetConfig, Tower, build_net, losses
from azkit.progress import Progress
from azkit.runs.config import TrainConfig, change
from azkit.runs.profiles import profile
from azkit.selfplay.replay import random_batch
from azkit.training import optimize
from azkit.training.loss_scale import STEADY, LossScale
from azkit.training.metrics import METRICS
from azkit.training.muon import MOMENTUM, Muon, orthogonal
from azkit.training.optimize import Optimizer


@pytest.mark.parametrize("shape", [(4, 8, 72), (3, 48, 18), (1, 2, 48), (2, 16, 16)])
def test_directions_stay_and_their_lengths_become_alike(shape):
    """By the singular value decomposition, which is slow but plain."""
    matrices = torch.randn(shape, generator=torch.Generator().manual_seed(0))
    u, _, v = torch.linalg.svd(matrices, full_matrices=False)
    turned = u.mT @ orthogonal(matrices) @ v.mT
    lengths = torch.diagonal(turned, dim1=1, dim2=2)
    assert torch.allclose(turned, torch.diag_embed(lengths), atol=2e-3)
    assert lengths.min() > 0.4 and lengths.max() < 1.25


def test_a_zero_gradient_turns_nothing():
    kernel = torch.nn.Parameter(torch.randn(4, 3, 3, 3))
    kernel.grad, before = torch.zeros_like(kernel), kernel.detach() / kernel.detach().norm()
    Muon([kernel], lr=0.1).step()
    assert torch.allclose(kernel.detach() / 2, before, atol=1e-6)


def test_kernels_of_one_shape_are_stepped_as_if_alone():
    """Two steps of three kernels against a plain account of one kernel at a time."""
    generator = torch.Generator().manual_seed(1)
    shapes = [(8, 2, 3, 3), (8, 8, 3, 3), (8, 8, 3, 3)]
    kernels = [torch.nn.Parameter(torch.randn(shape, generator=generator)) for shape in shapes]
    plain, momenta = [kernel.detach().clone() for kernel in kernels], [torch.zeros(shape) for shape in shapes]
    muon = Muon(kernels, lr=0.1)
    assert [len(group["params"]) for group in muon.param_groups] == [1, 2]
    for _ in range(2):
        for kernel in kernels:
            kernel.grad = torch.randn(kernel.shape, generator=generator)
        muon.step()
        for index, kernel in enumerate(kernels):
            momenta[index] = MOMENTUM * momenta[index] + (1 - MOMENTUM) * kernel.grad
            ahead = MOMENTUM * momenta[index] + (1 - MOMENTUM) * kernel.grad
            ahead = ahead - ahead.mean((1, 2, 3), keepdim=True)
            turn = orthogonal(ahead.reshape(1, 8, -1))[0].reshape(kernel.shape)
            plain[index] = plain[index] * math.sqrt(8) / plain[index].norm() - 0.1 * turn
            assert torch.allclose(kernel.detach(), plain[index], atol=1e-5)


def test_what_all_inputs_have_in_common_never_comes_to_move_an_output():
    """Else channels fall silent for good: their inputs, none below 0, add up to more than a shift can make up for."""
    game = connectx.make()
    optimizer = Optimizer(build_net(game, NetConfig(1, 8, 8, norm="fixed"), seed=0), TrainConfig(muon=0.1))
    conv = optimizer.net.get_submodule("blocks.0.first")
    weight = optimizer.net.get_parameter("blocks.0.first.conv.weight")
    before = weight.detach().clone()
    for _ in range(50):
        optimizer.step(random_batch(game, 16), 2e-3)
    assert not torch.allclose(weight, before, atol=0.2)
    inputs = torch.rand(4, 8, 6, 7)
    inside = slice(1, -1)  # at the edge the padding has no part in it
    now, lifted = (conv(x)[:, :, inside, inside] for x in (inputs, inputs + 1))
    assert torch.allclose(now, lifted, atol=1e-4) and now.std() > 0.1


def test_what_an_older_run_has_of_a_mean_stays():
    """It goes on with kernels that have one: without, the first step would change all that the network says."""
    kernel = torch.nn.Parameter(torch.rand(4, 3, 3, 3))
    kernel.grad, before = torch.randn(kernel.shape), kernel.detach() * 2 / kernel.detach().norm()
    Muon([kernel], lr=0.1).step()
    assert torch.allclose(kernel.detach().mean((1, 2, 3)), before.mean((1, 2, 3)), atol=1e-6)
    assert not torch.allclose(kernel.detach(), before, atol=1e-2)


def test_the_schedule_rules_both_optimizers_and_a_run_of_adam_alone_can_go_on_with_muon():
    game = connectx.make()
    net, config = build_net(game, NetConfig(1, 4, 8), seed=0), TrainConfig(learning_rate=4e-3, muon=0.08)
    both = Optimizer(net, config)
    both.step(random_batch(game, 8), 1e-3)
    rates = {name: one.param_groups[0]["lr"] for name, one in both.optimizers.items()}
    assert rates == pytest.approx({"adam": 1e-3, "hidden": 1e-3 * 64 / (16 * 42), "muon": 0.02})
    trained = [id(one) for each in both.optimizers.values() for group in each.param_groups for one in group["params"]]
    assert sorted(trained) == sorted(map(id, net.parameters()))
    alone = Optimizer(net, TrainConfig(muon=0.0))
    assert list(alone.optimizers) == ["adam", "hidden"]
    both.restore(alone.state())
    alone.restore(both.state())
    both.step(random_batch(game, 8), 1e-3)


@pytest.mark.parametrize("muon", [0.0, 0.02])
@pytest.mark.parametrize("name", ["connectx", "hive"])
def test_every_weight_learns_in_one_group_and_in_the_networks_order(name, muon):
    """Checkpoints hold moments by place, so another order would mix them up."""
    net = build_net(make(name), NetConfig(2, 8, 8), seed=0)
    place = {id(weight): index for index, weight in enumerate(net.parameters())}
    learned = list[int]()
    optimizers = Optimizer(net, TrainConfig(muon=muon)).optimizers
    for group in (group for each in optimizers.values() for group in each.param_groups):
        places = [place[id(weight)] for weight in group["params"]]
        assert places == sorted(places)
        learned += places
    assert sorted(learned) == list(range(len(place)))
    assert [group["params"] for group in optimizers["hidden"].param_groups] == [[net.value_hidden.weight]]
    assert ("muon" in optimizers) == (muon > 0 and name == "connectx")


def test_an_optimizer_that_nobody_needs_any_more_gives_its_memory_back_at_once():
    """It was in a circle with what starts its steps: a GPU kept weights, moments and graphs of the stage before."""
    gc.collect()
    gc.disable()  # whose hour is not known
    try:
        made, batch = optimizer_of("float32")
        train(made, [batch] * 2)
        gone = weakref.ref(made)
        del made
        assert gone() is None
    finally:
        gc.enable()


def test_a_run_goes_on_with_another_weight_decay():
    """A resume may change it: torch brings back the one that was saved, and what was asked for did nothing."""
    game = connectx.make()
    one, two = (
        Optimizer(build_net(game, NetConfig(1, 4, 8), seed=0), TrainConfig(weight_decay=decay)) for decay in (0.0, 0.5)
    )
    one.step(random_batch(game, 8), 1e-3)
    two.restore(one.state())
    groups = {name: made.param_groups for name, made in two.optimizers.items()}
    assert [group["weight_decay"] for name in ("adam", "hidden") for group in groups[name]] == [0.5, 0.5]
    rates = {name: [group["lr"] for group in made.param_groups] for name, made in one.optimizers.items()}
    assert {name: [group["lr"] for group in group_list] for name, group_list in groups.items()} == rates
    assert all(state["step"] == 1 for state in two.optimizers["adam"].state.values())


@pytest.mark.parametrize("norm", ["batch", "fixed"])
def test_the_network_that_plays_is_the_mean_of_the_weights(norm):
    """Of a tenth of each step's, where the mean is over ten: by plain numbers, statistics of batch norms included."""
    game, config = connectx.make(), TrainConfig(average=10)
    net, best = (build_net(game, NetConfig(1, 4, 8, norm=norm), seed=seed) for seed in (0, 1))
    optimizer = Optimizer(net, config, best=best)
    floating = [name for name, value in best.state_dict().items() if value.is_floating_point()]
    plain = {name: best.state_dict()[name].clone() for name in floating}
    for step in range(4):
        optimizer.step(random_batch(game, 8 + step), 1e-2)
        plain = {name: 0.9 * mean + 0.1 * net.state_dict()[name] for name, mean in plain.items()}
    assert len(floating) > 20
    for name, mean in plain.items():
        assert torch.allclose(best.state_dict()[name], mean, atol=1e-6), name


def test_a_gate_and_a_mean_cannot_both_say_who_plays():
    with pytest.raises(AzkitError, match="match.gate .* train.average"):
        change(profile("quick"), {"match.gate": 0.55})


def optimizer_of(precision, scale=None, seed=0):
    """Three optimizers on a small tower; `scale` of half precision's gradients."""
    game = connectx.make()
    made = Optimizer(build_net(game, NetConfig(1, 4, 8), seed), TrainConfig(muon=0.05), precision=precision)
    if scale is not None:
        made.scale = LossScale(torch.device("cpu"), scale)
    return made, random_batch(game, 16)


@pytest.mark.parametrize("before", ["float32", "bfloat16", "float16"])
@pytest.mark.parametrize("after", ["float32", "bfloat16", "float16"])
def test_a_run_goes_on_in_another_precision(before, after):
    """From a laptop to a T4, whose half precision alone scales gradients, and back."""
    one, batch = optimizer_of(before)
    one.step(batch, 1e-3)
    two, _ = optimizer_of(after, seed=1)
    two.restore(one.state())
    assert torch.isfinite(two.step(batch, 1e-3)).all()
    steps = [state["step"] for each in two.optimizers.values() for state in each.state.values() if "step" in state]
    assert steps and all(step == 2 for step in steps)
    if before == after == "float16":
        assert two.scale.state() == {"scale": one.scale.value, "steady": 2}


@pytest.mark.parametrize("scale", [0.0, -1.0, math.inf, math.nan])
def test_a_loss_scale_that_is_none_is_refused(scale):
    """No step would ever be taken again, or none that means anything."""
    made, _ = optimizer_of("float16")
    state = made.state()
    with pytest.raises(AzkitError, match="the optimizers' state in the checkpoint is not this network's: a loss scale"):
        made.restore(state | {"scaler": {"scale": scale, "steady": 1}})


def everything(made):
    """All that a step may change but the scale."""
    moments = [
        tensor for each in made.optimizers.values() for state in each.state.values() for tensor in state.values()
    ]
    return [tensor.clone() for tensor in [*made.net.state_dict().values(), *moments]]


@pytest.mark.parametrize("number", [math.nan, math.inf])
@pytest.mark.parametrize("name", ["adam", "hidden", "muon"])
def test_an_overflow_in_one_optimizers_gradients_keeps_all_from_stepping(name, number):
    """Else Muon turns along its momentum though the step is void, and clipping spreads NaN over all weights."""
    made, batch = optimizer_of("float16", scale=8.0)
    made.step(batch, 1e-3)
    before = everything(made)
    weight = made.optimizers[name].param_groups[0]["params"][0]
    hook = weight.register_hook(lambda gradient: gradient.index_fill(0, torch.tensor([0]), number))
    metrics = made.step(batch, 1e-3)
    hook.remove()
    assert all(torch.equal(one, two) for one, two in zip(before, everything(made), strict=True))
    assert made.scale.value == 4.0 and metrics.isfinite().all()
    made.step(batch, 1e-3)
    assert not any(torch.equal(one, two) for one, two in zip(before, everything(made)[:1], strict=False))


def test_a_scale_that_doubles_leaves_its_step_as_it_is():
    """One gradient in two thousand was halved, and clipped at twice the length."""
    made, batch = optimizer_of("float16", scale=8.0)
    other, _ = optimizer_of("float16", scale=8.0)
    made.scale.steady = STEADY - 1
    for each in (made, other):
        each.step(batch, 1e-3)
    assert (made.scale.value, other.scale.value) == (16.0, 8.0)
    assert all(torch.equal(one, two) for one, two in zip(everything(made), everything(other), strict=True))


def train(made, batches):
    return made.train(iter(batches), len(batches), lambda share: share, Progress(quiet=True), "")


def test_half_precision_that_overflows_in_one_batch_does_not_end_the_run():
    made, batch = optimizer_of("float16", scale=8.0)
    alone, _ = optimizer_of("float16", scale=8.0)
    planes = torch.full(batch.inputs[0].shape, 1e30).numpy()  # no number that float16 knows
    metrics = train(made, [batch, batch._replace(inputs=(planes,)), batch])
    wanted = train(alone, [batch, batch])
    assert {name: metrics[name] for name in METRICS} == pytest.approx(
        {name: wanted[name] for name in METRICS}, abs=1e-2
    )
    with pytest.raises(AzkitError, match="diverged"):
        train(made, [batch._replace(inputs=(planes,))] * 3)
    in_full, _ = optimizer_of("float32")
    with pytest.raises(AzkitError, match="diverged"):
        train(in_full, [batch, batch._replace(inputs=(planes * math.inf,)), batch])


def full_beyond(rows, monkeypatch):
    """A device with room for the passes of so many rows."""
    asked, inner = [], optimize.outputs

    def outputs(net, inputs, legal):
        asked.append(len(legal))
        found = inner(net, inputs, legal)  # norms and gradients have begun to change when memory runs out
        if len(legal) > rows:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 GiB.")
        return found

    monkeypatch.setattr(optimize, "outputs", outputs)
    return asked


def test_a_batch_too_large_for_the_memory_is_learned_in_halves(monkeypatch, capsys):
    variants.tell.cache_clear()
    game, steps = connectx.make(), []
    batch = random_batch(game, 22)
    weights = torch.linspace(0.5, 2.0, 22).numpy()
    batch = batch._replace(policy_weight=weights, value_weight=weights[::-1].copy())
    for rows in (22, 6):
        net = build_net(game, NetConfig(1, 4, 8), 0)
        for module in [module for module in net.modules() if hasattr(module, "norm")]:
            module.norm = torch.nn.Identity()  # a norm sees the rows of its part
        made = Optimizer(net, TrainConfig(muon=0.0))
        with monkeypatch.context() as patch:
            asked = full_beyond(rows, patch)
            steps.append([made.step(batch, 1e-3) for _ in range(2)])
        steps[-1].append(torch.cat([weight.grad.flatten() for weight in net.parameters()]))
    assert asked == [22, 11, 6, 6, 6, 4, 6, 6, 6, 4]
    for one, two in zip(*steps, strict=True):
        assert torch.allclose(one, two, rtol=1e-4, atol=1e-6)
    assert (
        capsys.readouterr().err.splitlines()[-1] == "azkit: cpu is out of memory: batches of 22 are learned in 4 parts"
    )


def test_memory_too_small_for_one_row_or_a_batch_of_graphs_is_an_error(monkeypatch):
    full_beyond(0, monkeypatch)
    for game in (connectx.make(), make("hive")):
        made = Optimizer(build_net(game, NetConfig(1, 4, 8), 0), TrainConfig(batch=4))
        with pytest.raises(AzkitError, match="memory is full: lower train.batch=4"):
            train(made, [random_batch(game, 4)])


class MeanLogit(Tower):
    """A tower with one more answer while it learns, of which neither policy nor value says what it should be."""

    def forward(self, x):
        both = super().forward(x)
        return (*both, both[0].mean(1)) if self.training else both


def test_a_head_that_only_training_asks_for_is_learned_beside_the_others(monkeypatch):
    """The optimizer need not know it: what it says is behind logits and values, its loss behind theirs."""
    made, batch = optimizer_of("float32")
    made.net.__class__ = MeanLogit
    monkeypatch.setattr(
        optimize,
        "losses",
        lambda answers, *rest: (*losses(answers[:2], *rest), (answers[2] - 3.0).square().mean()),
    )
    planes = torch.from_numpy(batch.inputs[0])
    before = made.net(planes)[2].detach()
    for _ in range(20):
        metrics = made.step(batch, 1e-2)
    assert (made.net(planes)[2].detach() - 3.0).abs().mean() < 0.8 * (before - 3.0).abs().mean()
    assert len(metrics) == len(METRICS) and len(made.net.eval()(planes)) == 2
