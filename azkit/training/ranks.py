"""Processes that train one network together, each on a device of its own and on its share of every batch."""

import atexit
import io
import os
import pickle
import sys
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import torch
from torch import Tensor, distributed, nn

from ..nets import cuda


@dataclass(frozen=True)
class Ranks:
    """Which of how many processes this is; one alone adds nothing up."""

    rank: int = 0
    world: int = 1

    @property
    def part(self) -> slice:
        """This process's rows of a batch."""
        return slice(self.rank, None, self.world)

    def add_up(self, tensors: list[Tensor]) -> None:
        """Put the sum over all processes in place of each tensor; all are of one dtype and device."""
        if self.world > 1:
            flat = torch.cat([tensor.flatten() for tensor in tensors])
            distributed.all_reduce(flat)
            for tensor, part in zip(tensors, flat.split([tensor.numel() for tensor in tensors]), strict=True):
                tensor.copy_(part.view_as(tensor))

    def tell(self, what: Any = None) -> Any:
        """What process 0 says, in all of them; it waits until all listen."""
        if self.world == 1:
            return what
        file = io.BytesIO()
        # Pickle alone would write the memory that tensors share once for each of them
        torch.save(what, file, pickle_protocol=pickle.HIGHEST_PROTOCOL)
        box = [file.getvalue()]
        distributed.broadcast_object_list(box, device=torch.device("cpu"))
        return torch.load(io.BytesIO(box[0]), weights_only=False)  # what the first one says is our own

    def leave(self) -> None:
        """End this process where it is one of several: torch's threads now and then abort one that takes its modules
        down, whether its group was destroyed or not."""
        if self.world > 1:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(0)

    def joined(self, net: nn.Module) -> nn.Module:
        """The network, on GPUs with batch norms over the whole batch, its weights' names as before.

        On CPUs, where torch has no such norm, each process's norms see its own rows.
        """
        on_gpu = next(net.parameters()).device.type == "cuda"
        return nn.SyncBatchNorm.convert_sync_batchnorm(net) if on_gpu and self.world > 1 else net


ALONE = Ranks()


def started_by_torchrun() -> bool:
    """Whether this process has others to meet."""
    return "TORCHELASTIC_RUN_ID" in os.environ


def join_ranks() -> Ranks:
    """Meet the other processes that torchrun started, until this one ends; without it this one is alone."""
    if not started_by_torchrun():
        return ALONE
    patience = timedelta(days=30)  # between two cycles games may be long in coming
    distributed.init_process_group("cpu:gloo,cuda:nccl" if cuda.count() else "gloo", timeout=patience)
    atexit.register(distributed.destroy_process_group)  # whose threads now and then abort a process that leaves them
    if cuda.count():
        torch.accelerator.set_device_index(distributed.get_rank())
    return Ranks(distributed.get_rank(), distributed.get_world_size())
