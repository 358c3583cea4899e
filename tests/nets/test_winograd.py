"""If convolutions at points were not those of cells, every network on a plain CPU would learn and play by another."""

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from nets.test_wide import passed, tower
from torch.nn import functional as F

from azkit import make
from azkit.games.base import Game
from azkit.nets.nets import NetConfig, build_net, fold
from azkit.nets.winograd import Board
from azkit.runs.config import TrainConfig
from azkit.selfplay.replay import random_batch
from azkit.training.optimize import Optimizer

GAMES = (("connectx", {}), ("gobang", {"rows": 12, "columns": 5, "inarow": 4}), ("chain_reaction", {"players": 3}))


@pytest.fixture(params=GAMES, ids=lambda game: game[0])
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return make(name, **options)


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 20), st.integers(1, 20), st.integers(1, 4), st.integers(1, 20), st.integers(0, 1000))
def test_a_convolution_is_torchs_on_a_board_of_any_size(
    rows: int, columns: int, boards: int, channels: int, seed: int
) -> None:
    chance = torch.Generator().manual_seed(seed)
    planes = torch.rand(boards, channels, rows, columns, generator=chance)
    kernel = torch.randn(7, channels, 3, 3, generator=chance)
    bias = torch.randn(7, generator=chance)
    wanted = F.conv2d(planes.double(), kernel.double(), bias.double(), padding=1)
    convolved = Board(rows, columns).convolved(planes.permute(2, 3, 0, 1), kernel, bias)
    off = convolved.permute(2, 3, 0, 1) - F.relu(wanted)
    assert off.abs().max() < 5e-4 * wanted.abs().max(), "bfloat16 would be off by ten times as much"


@pytest.mark.parametrize("rows", [64, 7])
@pytest.mark.parametrize("pooling", [False, True])
def test_losses_and_gradients_are_those_of_layers_one_by_one(
    game: Game, pooling: bool, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    net, batch = tower(game, pooling), random_batch(game, rows)
    used, by_points = [], Board.tower
    monkeypatch.setattr(Board, "tower", lambda *parts: used.append(1) or by_points(*parts))
    losses, gradient = passed(net, batch)
    assert used
    monkeypatch.setattr(Board, "pays", lambda board, planes: False)
    usual_losses, usual = passed(net, batch)
    assert len(used) == 1 and torch.allclose(losses, usual_losses, rtol=1e-3)
    assert (gradient - usual).norm() < 1e-3 * usual.norm()


def test_batch_norm_and_half_precision_learn_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one has to see what a convolution makes of its batch, the other has ways of its own."""
    monkeypatch.delattr(Board, "tower")
    game, planes = make("connectx"), torch.zeros(4, 2, 6, 7)
    build_net(game, NetConfig(1, 8, norm="batch"), 0).train()(planes)
    fixed = build_net(game, NetConfig(1, 8, norm="fixed"), 0)
    fixed.eval()(planes)
    with torch.autocast("cpu", torch.bfloat16):
        fixed.train()(planes)
    with pytest.raises(AttributeError, match="tower"):
        fixed(planes)


def test_a_tower_without_blocks_learns_and_plays_layer_by_layer(game: Game) -> None:
    """It has no kernels of which all could be stacked."""
    net, batch = build_net(game, NetConfig(0, 16, 8, norm="fixed"), 3), random_batch(game, 64)
    for precision in ("float32", "bfloat16"):
        assert Optimizer(net, TrainConfig(), precision=precision).step(batch, 1e-3).isfinite().all()
    played, planes = fold(net), torch.from_numpy(batch.inputs[0])
    usual = played(planes)
    played.winograd = True
    assert all(torch.equal(one, two) for one, two in zip(usual, played(planes), strict=True))
