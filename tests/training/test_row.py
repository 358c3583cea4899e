"""If a row were not all of the weights, some of them would never be clipped, averaged or turned."""

import pytest
import torch

from azkit import make
from azkit.nets.nets import NetConfig, build_net
from azkit.training.row import Row, in_a_row, in_order


def fresh(name):
    return build_net(make(name), NetConfig(2, 8, 8), seed=0)


@pytest.mark.parametrize("name", ["connectx", "hive"])
def test_what_is_done_to_the_row_is_done_to_each_weight(name):
    net, plain = fresh(name), fresh(name)
    row = Row(net)
    assert row.weights.numel() == sum(weight.numel() for weight in net.parameters())
    for weight, same in zip(net.parameters(), plain.parameters(), strict=True):
        assert torch.equal(weight, same)
        assert weight.ndim < 4 or weight.is_contiguous(memory_format=torch.channels_last)
    row.weights += 1
    for weight, same in zip(net.parameters(), plain.parameters(), strict=True):
        assert torch.equal(weight, same + 1)


def test_weights_that_lie_in_a_row_already_stay_where_they_are():
    weights = in_order(fresh("connectx"))
    row, places = in_a_row(weights), [weight.data_ptr() for weight in weights]
    assert in_a_row(weights).data_ptr() == row.data_ptr()
    kernels = [weight for weight in weights if weight.shape == (8, 8, 3, 3)]
    assert len(kernels) == 4
    part = in_a_row(kernels)
    part.zero_()
    assert not any(kernel.any() for kernel in kernels) and places == [weight.data_ptr() for weight in weights]
    apart = [kernel.detach().clone() for kernel in kernels[::2]]
    apart[0] += 1  # as many bytes as there are between two of a row, but in another place
    assert torch.equal(in_a_row([apart[0], kernels[1]])[: apart[0].numel()], torch.ones(8 * 8 * 9))


def test_what_lies_behind_by_chance_is_moved_too():
    """A GPU's allocator cuts its memory without a gap, and one tensor cannot speak for another's."""
    memory = bytearray(8192)
    first, second = (torch.frombuffer(memory, dtype=torch.float32, count=1024, offset=at) for at in (0, 4096))
    assert second.data_ptr() == first.data_ptr() + 4096
    row = in_a_row([first, second])
    row += 1
    assert row.numel() == 2048 and first.all() and second.all() and not any(memory)


def test_gradients_that_somebody_took_away_come_back():
    """Whoever calls zero_grad makes backward passes put theirs elsewhere, and steps would go along the last ones."""
    net = fresh("connectx")
    row, planes = Row(net), torch.rand(4, *make("connectx").planes)
    for _ in range(2):
        row.clear()
        net(planes)[0].square().sum().backward()
        net.zero_grad()
        net(planes)[0].sum().backward()
    row.clear()
    assert not row.gradient.any()
    net.eval()
    wanted = torch.autograd.grad(net(planes)[0].square().sum(), list(net.parameters()), allow_unused=True)
    net(planes)[0].square().sum().backward()
    for weight, gradient in zip(net.parameters(), wanted, strict=True):
        assert torch.allclose(weight.grad, torch.zeros(()) if gradient is None else gradient, atol=1e-6)
    norms = [weight.grad.square().sum() for weight in net.parameters()]
    assert row.gradient.square().sum() == pytest.approx(float(sum(norms)), rel=1e-4)
