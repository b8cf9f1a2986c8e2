#pragma once

#include "inner.h"

__device__ inline float outer(float x)
{
    return inner(x) * inner(x + 1);
}
