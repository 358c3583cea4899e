"""The network's contract: reproducible, the same after folding, and readable as plain arrays."""

import subprocess
import sys
from dataclasses import replace
from typing import Literal

import numpy as np
import pytest
import torch

import azkit
from azkit.errors import AzkitError
from azkit.nets.conv import Conv, Scale
from azkit.nets.nets import NetConfig, build_net, fold, grown, losses, numpy_weights, outputs
from azkit.selfplay.replay import random_batch

GAME = azkit.make("connectx", rows=4, columns=5, inarow=3)
SMALL = NetConfig(blocks=2, filters=6, hidden=5)
WHOLE = replace(SMALL, pooling=True)


def lived_in(seed: int = 0, game: azkit.Game = GAME, config: NetConfig = SMALL) -> torch.nn.Module:
    """A network whose batch norm has statistics, scales and shifts as after training; no layer is 0."""
    return live(build_net(game, config, seed), seed)


def live(net: torch.nn.Module, seed: int = 0) -> torch.nn.Module:
    generator = torch.Generator().manual_seed(seed)
    for name, array in net.state_dict().items():
        if "norm" in name and array.is_floating_point():
            array.copy_(torch.rand(array.shape, generator=generator) + (0.5 if "var" in name else -0.3))
        if name.endswith("pool.weight"):
            array.copy_(0.3 * torch.randn(array.shape, generator=generator))
    return net.eval()


def planes(rows: int, game: azkit.Game = GAME) -> torch.Tensor:
    """Boards at random."""
    return torch.from_numpy(np.random.default_rng(0).integers(0, 2, (rows, *game.planes)).astype(np.float32))


def test_the_seed_decides_the_weights_and_the_callers_random_state_is_left_alone():
    torch.manual_seed(5)
    expected = torch.rand(3)
    torch.manual_seed(5)
    first, again, other = (build_net(GAME, SMALL, seed).state_dict() for seed in (1, 1, 2))
    assert torch.equal(torch.rand(3), expected)
    assert all(torch.equal(first[name], again[name]) for name in first)
    assert not torch.equal(first["stem.conv.weight"], other["stem.conv.weight"])


def test_outputs_have_one_logit_an_action_and_a_value_for_two_seats_or_one_for_each_of_more():
    logits, values = lived_in()(planes(3))
    assert logits.shape == (3, 5) and values.shape == (3, 1) and bool((values.abs() < 1).all())
    assert build_net(replace(GAME, players=4), SMALL, 0).eval()(planes(3))[1].shape == (3, 4)


@pytest.mark.parametrize("norm", ["batch", "fixed"])
@pytest.mark.parametrize("config", [SMALL, WHOLE])
def test_folding_changes_no_answer_and_leaves_the_network_trainable(config: NetConfig, norm: Literal["batch", "fixed"]):
    net, x = lived_in(config=replace(config, norm=norm)), planes(9)
    before = {name: array.clone() for name, array in net.state_dict().items()}
    with torch.inference_mode():
        for folded, plain in zip(fold(net.train())(x), net.eval()(x), strict=True):
            torch.testing.assert_close(folded, plain, rtol=1e-4, atol=1e-5)
    assert not any(isinstance(module, torch.nn.BatchNorm2d | Scale) for module in fold(net).modules())
    assert all(torch.equal(array, before[name]) for name, array in net.state_dict().items())
    assert all(weights.requires_grad for weights in net.parameters())


@pytest.mark.parametrize("norm", ["batch", "fixed"])
@pytest.mark.parametrize("size", [(2, 9, 6, 5), (4, 6, 6, 5), (3, 8, 7, 12)])
@pytest.mark.parametrize("config", [SMALL, WHOLE])
def test_a_network_that_grows_computes_the_same_and_then_learns_with_all_that_is_new(
    config: NetConfig, size: tuple[int, ...], norm: Literal["batch", "fixed"]
):
    blocks, filters, heads, hidden = size
    small = lived_in(config=replace(config, heads=6, norm=norm))
    large = grown(
        small, build_net(GAME, replace(WHOLE, blocks=blocks, filters=filters, hidden=hidden, heads=heads, norm=norm), 1)
    ).eval()
    with torch.inference_mode():
        for now, before in zip(large(planes(9)), small(planes(9)), strict=True):
            torch.testing.assert_close(now, before, rtol=1e-4, atol=1e-5)
    logits, values = large.train()(planes(64))
    (logits.square().mean() + values.square().mean()).backward()
    for name, old in small.named_parameters():
        new = large.get_parameter(name)
        assert new.grad is not None
        if old.ndim > 1 and new.shape[1] > old.shape[1]:
            assert new.grad[: len(old), old.shape[1] :].any(), f"{name} would never hear of what is new"


def test_without_a_norm_the_first_step_after_growing_changes_no_answer():
    """Muon brings every kernel to its length again: had it another one, all outputs would jump."""
    small = build_net(GAME, replace(SMALL, norm="fixed"), 0)
    large = grown(small, build_net(GAME, NetConfig(3, 9, 12, norm="fixed"), 1))
    for kernel in [weight for net in (small, large) for weight in net.parameters() if weight.ndim == 4]:
        assert float(kernel.detach().norm()) == pytest.approx(len(kernel) ** 0.5, rel=0.03)


@pytest.mark.parametrize("seed", range(8))
def test_a_network_grows_alike_however_its_kernels_lie_in_memory(seed: int):
    """In training their inputs lie last, as they were read from a checkpoint not: a resumed run grew otherwise."""
    nets = [build_net(GAME, replace(SMALL, filters=16, norm="fixed"), seed) for _ in range(2)]
    nets[1].to(memory_format=torch.channels_last)
    larger = (grown(net, build_net(GAME, replace(SMALL, filters=24, norm="fixed"), seed)) for net in nets)
    for one_way, other in zip(*(net.state_dict().values() for net in larger), strict=True):
        assert torch.equal(one_way, other)


def test_a_network_without_norms_begins_with_numbers_of_one_size():
    net, sizes = build_net(GAME, NetConfig(6, 32, 32, norm="fixed"), 0), []
    for module in net.modules():
        if isinstance(module, Conv):
            module.register_forward_hook(lambda _module, _inputs, output: sizes.append(float(output.detach().std())))
    net.eval()(planes(64))  # layer by layer
    assert len(sizes) == 15 and min(sizes) > 0.14 and max(sizes) < 2


def test_the_soft_head_learns_the_flattened_policy_and_is_in_nothing_that_plays():
    """A slow twin of its loss, row by row."""
    net, batch = build_net(GAME, replace(SMALL, soft=True), 0), random_batch(GAME, 12)
    data = {name: torch.from_numpy(getattr(batch, name)) for name in batch._fields[1:]}
    data["policy_weight"] = torch.linspace(0.0, 1.0, 12)
    inputs = [torch.from_numpy(array) for array in batch.inputs]
    answers = outputs(net.train(), inputs, data["legal"])
    logits, total = answers[2].detach().double().numpy(), 0.0
    for row in range(12):
        legal = batch.legal[row]
        target, own = batch.policy[row, legal] ** 0.25, np.exp(logits[row, legal])
        total -= float(data["policy_weight"][row]) * (target / target.sum() * np.log(own / own.sum())).sum()
    policy, value, soft = losses(answers, data)
    assert soft.item() == pytest.approx(0.5 * total / float(data["policy_weight"].sum()), rel=1e-4)
    soft.backward()
    for weights in (net.get_parameter("soft.weight"), next(net.parameters())):
        assert weights.grad is not None and float(weights.grad.abs().sum()) > 0
    assert len(losses(outputs(net.eval(), inputs, data["legal"]), data)) == 2 and policy.item() > 0 < value.item()
    assert not any("soft" in name for name in [*fold(net).state_dict(), *numpy_weights(net)])
    assert any("soft" in name for name in net.state_dict()), "folding is of a copy"


def test_a_network_that_shrinks_or_is_of_a_graph_is_refused():
    with pytest.raises(AzkitError, match=r"cannot shrink \(stem"):
        grown(lived_in(), build_net(GAME, replace(SMALL, filters=5), 0))
    with pytest.raises(AzkitError, match=r"keeps its net\.norm"):
        grown(lived_in(), build_net(GAME, replace(SMALL, norm="fixed"), 0))
    with pytest.raises(AzkitError, match=r"cannot shrink \(blocks.1"):
        grown(lived_in(), build_net(GAME, replace(SMALL, blocks=1), 0))
    hive = azkit.make("hive")
    with pytest.raises(AzkitError, match="graph network"):
        grown(build_net(hive, SMALL, 0), build_net(hive, SMALL, 0))


def numpy_forward(weights: dict[str, np.ndarray], x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The forward pass as numpy_weights' docstring tells it, slow and plain."""

    def conv(name: str, x: np.ndarray) -> np.ndarray:
        kernel, size = weights[f"{name}.weight"], weights[f"{name}.weight"].shape[2]
        rows, columns, edge = *x.shape[2:], size // 2
        padded = np.pad(x, ((0, 0), (0, 0), (edge, edge), (edge, edge)))
        out = np.zeros((len(x), len(kernel), rows, columns)) + weights[f"{name}.bias"][:, None, None]
        for i in range(size):
            for j in range(size):
                out += np.einsum("oc,nchw->nohw", kernel[:, :, i, j], padded[:, :, i : i + rows, j : j + columns])
        return out

    def linear(name: str, x: np.ndarray) -> np.ndarray:
        return x.reshape(len(x), -1) @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    relu = np.vectorize(lambda value: max(value, 0.0))
    x = relu(conv("stem", x))
    for block in range(SMALL.blocks):
        y = relu(conv(f"blocks.{block}.first", x))
        if f"blocks.{block}.pool.weight" in weights:
            x = x + (y.mean((2, 3)) @ weights[f"blocks.{block}.pool.weight"].T)[:, :, None, None]
        x = relu(conv(f"blocks.{block}.second", y) + x)
    value = relu(linear("value_hidden", relu(conv("value_conv", x))))
    return linear("policy", relu(conv("policy_conv", x))), np.tanh(linear("value", value))


@pytest.mark.parametrize("config", [SMALL, WHOLE])
def test_the_plain_arrays_are_all_that_a_forward_pass_elsewhere_needs(config: NetConfig):
    net, x = lived_in(3, config=config), planes(4)
    weights = numpy_weights(net)
    logits, values = numpy_forward(weights, x.numpy())
    with torch.inference_mode():
        expected = net(x)
    np.testing.assert_allclose(logits, expected[0].numpy(), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(values, expected[1].numpy(), rtol=1e-4, atol=1e-5)
    assert all(array.dtype == np.float32 for array in weights.values())
    assert list(weights)[:4] == ["stem.weight", "stem.bias", "blocks.0.first.weight", "blocks.0.first.bias"]


def test_what_no_network_can_be_built_for_is_refused():
    with pytest.raises(AzkitError, match="connectx has neither a fixed number of actions nor a graph"):
        build_net(replace(GAME, actions=None), SMALL, 0)


def test_a_network_read_from_a_checkpoint_does_not_fade_on_any_thread():
    """Threads keep how they began. Begun to copy its weights, all but the first went on to count in tiny numbers."""
    code = """
import azkit
import torch
torch.set_num_threads(2)
from azkit.nets.nets import NetConfig, build_net
from azkit.nets.variants import compute_on_cpu
net, read = (build_net(azkit.make("connectx"), NetConfig(1, 64, 64, norm="fixed"), seed) for seed in (0, 1))
net.load_state_dict(read.state_dict())
compute_on_cpu()
print(int((torch.full((400_000,), 1e-30) * 1e-10).count_nonzero()))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0"]


def test_importing_networks_leaves_torch_as_it_was_and_computing_does_not_fade():
    """Whoever only imports azkit keeps small numbers and threads; numbers that fade to nothing made training crawl.

    Nor does a file's network, first built without memory, bring torch's compiler, which takes a second to import.
    """
    code = """
import sys
import torch
torch.set_num_threads(1)
tiny = lambda: float(torch.full((1,), 1e-30) * 1e-10)
import azkit.nets.nets, azkit.nets.programs, azkit.training.optimize
from azkit.nets.variants import compute_on_cpu
print(tiny() > 0, torch.get_num_threads())
with torch.device("meta"):
    azkit.nets.nets.build_net(azkit.make("connectx"), azkit.nets.nets.NetConfig(norm="fixed"), 0)
print("torch._dynamo" in sys.modules)
compute_on_cpu()
print(tiny() > 0, torch.get_num_threads())
compute_on_cpu(2)
print(torch.get_num_threads())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["True 1", "False", "False 1", "2"]
