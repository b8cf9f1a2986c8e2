// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace kd {

/// Words of CUDA C++, each class separated by spaces. Source: CUDA C++ Programming Guide 13.0, language extensions, and the
/// C++ standard's keywords.
namespace cudawords {

/// C++ keywords and fundamental types.
const QByteArray& keywords();
/// float4, dim3, half2, __nv_bfloat16…
const QByteArray& types();
/// Qualifiers, built-in variables and device functions: __global__, threadIdx, __syncthreads, atomicAdd, __ldg…
const QByteArray& builtins();
/// All of them, sorted.
const QByteArrayList& all();

}  // namespace cudawords

}  // namespace kd
