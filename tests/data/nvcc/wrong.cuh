#pragma once
inline __device__ float twice(float x)
{
    return 2 * y;
}
