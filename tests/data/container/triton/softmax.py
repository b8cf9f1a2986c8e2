import triton
import triton.language as tl


@triton.jit
def scaled(values, factor):
    return values * factor


@triton.jit
def row_softmax(out, source, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    mask = at < columns
    values = tl.load(source + row * columns + at, mask=mask, other=-float("inf"))
    values = scaled(values, 0.5)
    values = tl.exp(values - tl.max(values, axis=0))
    tl.store(out + row * columns + at, values / tl.sum(values, axis=0), mask=mask)
