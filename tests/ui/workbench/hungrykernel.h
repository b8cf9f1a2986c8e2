// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// A kernel "hungry" that keeps that many values across a barrier: as many registers and some more. `bounds` go before its name.
inline QByteArray hungryKernel(int live, const QByteArray& bounds = {})
{
    QByteArray text = "extern \"C\" __global__ void " + bounds +
        "hungry(const float* in, float* out, int n)\n{\n    __shared__ float s[64];\n"
        "    const int i = blockIdx.x * blockDim.x + threadIdx.x;\n    s[threadIdx.x & 63] = in[i];\n";
    QByteArray sum = "    float sum = 0.0f;\n";
    for (int each = 0; each < live; ++each) {
        const QByteArray number = QByteArray::number(each);
        text += "    float v" + number + " = in[i + " + number + " * n];\n";
        sum += "    sum += v" + number + " * s[" + number + "];\n";
    }
    return text + "    __syncthreads();\n" + sum + "    out[i] = sum;\n}\n";
}
