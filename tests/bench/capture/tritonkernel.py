# SPDX-License-Identifier: GPL-3.0-or-later
"""One kernel of Triton's: a softmax of rows. Prints a sum."""
import torch
import triton
import triton.language as tl


@triton.jit
def row_softmax(out, source, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    values = tl.load(source + row * columns + at, mask=at < columns, other=-float("inf"))
    values = tl.exp(values - tl.max(values, axis=0))
    tl.store(out + row * columns + at, values / tl.sum(values, axis=0), mask=at < columns)


torch.manual_seed(3)
source = torch.randn(128, 1000, device="cuda")
out = torch.empty_like(source)
for _ in range(3):
    row_softmax[(128,)](out, source, 1000, BLOCK=1024)
torch.cuda.synchronize()
print(f"{out.sum().item():.6f} {(out - torch.softmax(source, 1)).abs().max().item():.2e}")
