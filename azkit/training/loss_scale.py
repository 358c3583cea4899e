"""The factor that keeps half precision's gradients from vanishing."""

import math

import torch

STEADY = 2000


class LossScale:
    """What half precision's losses are multiplied by, or its small gradients vanish: half as much after an overflow,
    twice as much after STEADY steps without one."""

    def __init__(self, device: torch.device, value: float = 65536.0) -> None:
        self.value, self.steady = torch.tensor(value, device=device), 0  # in place: captured graphs hold addresses

    def follow(self, finite: bool) -> None:
        """Change, once a step whose gradients were `finite` numbers has been taken, or none where they were not."""
        self.steady = self.steady + 1 if finite else 0
        if not finite or self.steady % STEADY == 0:
            self.value *= 2.0 if finite else 0.5

    def state(self) -> dict[str, float]:
        """What a checkpoint keeps."""
        return {"scale": self.value.item(), "steady": self.steady}

    def restore(self, state: dict[str, float]) -> None:
        """Continue from what `state` returned. Raises ValueError for a scale that is none."""
        scale = float(state["scale"])
        if not 0.0 < scale < math.inf:
            raise ValueError(f"a loss scale of {scale}")
        self.value.fill_(scale)
        self.steady = int(state.get("steady", 0))
