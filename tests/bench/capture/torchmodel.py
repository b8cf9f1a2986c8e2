# SPDX-License-Identifier: GPL-3.0-or-later
"""A small model whose steps launch an elementwise kernel, a reduction, a matrix product and a softmax. STEPS [SEED]: prints the loss
and the seconds of the steps behind the first ten."""
import sys
import time

import torch

steps, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
torch.manual_seed(seed)
device = "cuda"
weights = [torch.randn(256, 256, device=device, requires_grad=True) for _ in range(2)]
optimiser = torch.optim.SGD(weights, lr=1e-3)
inputs = torch.randn(512, 256, device=device)
targets = torch.randint(0, 256, (512,), device=device)
begin = time.perf_counter()
for step in range(steps):
    if step == 10:
        torch.cuda.synchronize()
        begin = time.perf_counter()
    with torch.cuda.nvtx.range(f"step {step}"):
        hidden = torch.relu(inputs @ weights[0])
        chances = torch.softmax(hidden @ weights[1], dim=1)
        loss = -torch.log(chances[torch.arange(512, device=device), targets] + 1e-6).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
torch.cuda.synchronize()
print(f"loss {loss.item():.9f} seconds {time.perf_counter() - begin:.4f}")
