"""If boards beside each other in an image saw each other, networks would learn what is not so, on some machines."""

import pytest
import torch
from torch import Tensor

from azkit import make
from azkit.games.base import Game
from azkit.nets import wide
from azkit.nets.nets import NetConfig, Tower, build_net
from azkit.runs.config import TrainConfig
from azkit.selfplay.replay import Batch, random_batch
from azkit.training.optimize import Optimizer

ABLE = torch.backends.mkldnn.is_available() and torch.ops.mkldnn._is_mkldnn_bf16_supported()
needs_bfloat16 = pytest.mark.skipif(not ABLE, reason="the processor has no bfloat16")
GAMES = (("connectx", {}), ("gobang", {"rows": 5, "columns": 6, "inarow": 4}), ("chain_reaction", {"players": 3}))


@pytest.fixture(params=GAMES, ids=lambda game: game[0])
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return make(name, **options)


def tower(game: Game, pooling: bool = True) -> Tower:
    net = build_net(game, NetConfig(2, 16, 8, norm="fixed", pooling=pooling), 3)
    assert isinstance(net, Tower)
    for name, weight in net.named_parameters():  # a fresh network's are all 0, which hides what a column gets
        if name.endswith(("norm.bias", "pool.weight")):
            weight.data.uniform_(-0.5, 0.5, generator=torch.Generator().manual_seed(4))
    return net


def passed(net: Tower, batch: Batch, precision: str = "float32") -> tuple[Tensor, Tensor]:
    """Losses and gradient of a training step's passes."""
    optimizer = Optimizer(net, TrainConfig(), precision=precision)
    optimizer.net.train()
    losses = optimizer._pass(*optimizer.tensors(batch))[:2]
    return losses, torch.cat([weight.grad.flatten() for weight in net.parameters() if weight.grad is not None])


@needs_bfloat16
@pytest.mark.parametrize("rows", [64, 12, 7])
@pytest.mark.parametrize("pooling", [False, True])
def test_losses_and_gradients_are_those_of_boards_apart(
    game: Game, pooling: bool, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To what bfloat16 leaves of float32's, in wide images as with boards apart."""
    net, batch = tower(game, pooling), random_batch(game, rows)
    used, beside = [], wide.beside
    monkeypatch.setattr(wide, "beside", lambda planes: used.append(1) or beside(planes))
    exact = passed(net, batch)
    with monkeypatch.context() as patched:
        patched.setattr(wide, "pays", lambda planes: False)
        apart = passed(net, batch, "bfloat16")
    assert not used
    losses, gradient = passed(net, batch, "bfloat16")
    assert used and torch.allclose(losses, exact[0], rtol=0.02, atol=0.01)
    off, usual = (float((found - exact[1]).norm() / exact[1].norm()) for found in (gradient, apart[1]))
    assert off < max(2 * usual, 0.03) and usual < 0.2


def test_a_processor_without_bfloat16_learns_in_it_all_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slowly, but somebody may go on there with what another machine began."""
    monkeypatch.setattr(torch.ops.mkldnn, "_is_mkldnn_bf16_supported", lambda: False, raising=False)
    monkeypatch.delattr(wide, "beside")  # so that a processor which has bfloat16 would notice wide images, too
    batch = random_batch(game, 64)
    losses = [passed(tower(game), batch, precision)[0] for precision in ("float32", "bfloat16")]
    assert torch.allclose(*losses, rtol=0.02, atol=0.01)


@needs_bfloat16
def test_what_stands_on_one_board_changes_nothing_on_the_others(game: Game) -> None:
    net, batch = tower(game).train(), random_batch(game, 32)
    planes = torch.from_numpy(batch.inputs[0])
    others = [row for row in range(32) if row not in (5, 16)]
    answers = []
    for noise in (0.0, 1.0):
        planes[[5, 16]] += noise
        with torch.autocast("cpu", torch.bfloat16):
            answers.append(net(planes))
    for before, after in zip(*answers, strict=True):
        assert torch.equal(before[others], after[others]) and not torch.equal(before[5], after[5])


def test_boards_come_back_as_they_went() -> None:
    planes = torch.arange(12 * 3 * 4 * 5).view(12, 3, 4, 5) % 200.0
    images, k = wide.beside(planes), wide.boards(12)
    assert images.shape == (3, 16, 4, 20) and images.dtype == torch.bfloat16 and k == 4
    assert images.is_contiguous(memory_format=torch.channels_last) and not images[:, 3:].any()
    assert torch.equal(images[0, :3, :, 8:12].float(), planes[:4, :, :, 2].permute(1, 2, 0))
    assert torch.equal(wide.apart(images, k)[:, :3].float(), planes)
