"""What a training step says of itself beside its losses."""

import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from ..nets.conv import Scale

DECIDED = 0.1  # value targets nearer to 0 have no sign to predict
SATURATED, WRONG = 0.95, 0.5  # a value so near to its limit that hardly a gradient is left, and so far from its target
NORMS = (nn.BatchNorm2d, nn.SyncBatchNorm, nn.LayerNorm, Scale)
METRICS = ("policy_loss", "value_loss", "policy_accuracy", "value_accuracy")
METRICS += ("policy_entropy", "value_variance", "value_saturation")


@torch.no_grad()
def accuracies(logits: Tensor, values: Tensor, batch: dict[str, Tensor]) -> tuple[Tensor, ...]:
    """METRICS beside the losses.

    Share of positions whose likeliest move is the target's; of decided ones with the right sign; mean entropy; the
    loss of the one value that fits all positions best; share of values that are saturated and wrong.
    """
    logits = logits.float().masked_fill(~batch["legal"], -math.inf)
    p = F.softmax(logits, 1)
    same = (p.argmax(1) == batch["policy"].argmax(1)).float().mean()
    targets, weight = batch["values"], batch["value_weight"][:, None]
    decided = (targets.abs() >= DECIDED) & (weight > 0)
    right = ((values.float() * targets > 0) & decided).sum() / decided.sum().clamp(min=1)
    share = weight / weight.sum().clamp(min=1e-6)
    variance = ((targets - (targets * share).sum(0)).square() * share).sum(0).mean()
    wrong = (values.abs() > SATURATED) & ((values - targets).abs() > WRONG) & (weight > 0)
    saturation = wrong.sum() / ((weight > 0).sum() * targets.shape[1]).clamp(min=1)
    return same, right, torch.special.entr(p).sum(1).mean(), variance, saturation


def silent_channels(net: nn.Module) -> float:
    """Share of a network's channels that passed nothing on in the last step, so that no gradient reached their norm."""
    norms = [module for module in net.modules() if isinstance(module, NORMS)]
    gradients = [norm.weight.grad for norm in norms if norm.weight.grad is not None]
    return float((torch.cat(gradients) == 0).float().mean()) if gradients else 0.0
