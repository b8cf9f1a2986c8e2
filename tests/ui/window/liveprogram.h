// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wholewindow.h"

#include "core/base/units.h"
#include "ui/editor/editcostoverlay.h"
#include "ui/editor/editorpanel.h"
#include "ui/workbench/advice/advisor.h"

namespace kd {

/// The line of liveProgram() whose number decides how many registers the kernel needs, and where the number begins.
inline constexpr int kLiveLine = 4, kLiveColumn = 22;

/// A kernel that keeps kLive values over a barrier.
inline QByteArray liveProgram(int live)
{
    return "// Keeps what it loaded over a barrier.\n"
           "__shared__ float factors[64];\n"
           "\n"
           "// As many registers and some more.\n"
           "constexpr int kLive = " + QByteArray::number(live) + ";\n"
           "\n"
           "extern \"C\" __global__ void weigh(float* data)\n"
           "{\n"
           "    const int i = threadIdx.x;\n"
           "    factors[i & 63] = data[i];\n"
           "    float values[kLive];\n"
           "    #pragma unroll\n"
           "    for (int k = 0; k < kLive; ++k)\n"
           "        values[k] = data[i + 7 * k];\n"
           "    __syncthreads();\n"
           "    float sum = 0.0f;\n"
           "    #pragma unroll\n"
           "    for (int k = 0; k < kLive; ++k)\n"
           "        sum += values[k] * factors[k];\n"
           "    data[i] = sum;\n"
           "}\n";
}

/// Host code behind it, which takes nvcc.
inline QByteArray liveHostCode()
{
    return "\n"
           "#include <vector>\n"
           "\n"
           "int main()\n"
           "{\n"
           "    const std::vector<float> data(16384);\n"
           "    float* copy = nullptr;\n"
           "    cudaMalloc(&copy, data.size() * sizeof(float));\n"
           "    cudaMemcpy(copy, data.data(), data.size() * sizeof(float), cudaMemcpyHostToDevice);\n"
           "    weigh<<<64, 256>>>(copy);\n"
           "    return cudaDeviceSynchronize();\n"
           "}\n";
}

/// Opens the program for sm_90, in blocks of 256 threads.
inline bool opensLive(WholeWindow& whole, const QByteArray& program)
{
    whole.workbench.target.setArchitecture(QStringLiteral("sm_90"));
    return whole.opensProgram(program, simpleLaunch("weigh", "256"), false) && whole.comes([&] {
        return whole.workbench.launches.kernel() != nullptr && !whole.workbench.builds.isStale() &&
            whole.workbench.launches.check().plan;
    });
}

inline EditCostOverlay* editCost(WholeWindow& whole)
{
    auto* const panel = whole.window.findChild<EditorPanel*>();
    return panel == nullptr ? nullptr : panel->editCost();
}

inline bool showsPrice(WholeWindow& whole)
{
    return editCost(whole) != nullptr && editCost(whole)->isVisible();
}

}  // namespace kd
