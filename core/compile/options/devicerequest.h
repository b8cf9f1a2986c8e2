// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compilerequest.h"

namespace kd {

/// The request with the host code of its source set aside (setHostCodeAside): for NVRTC where a file is a whole program and there
/// is no nvcc. It asks for the instances that host code launches beside its own; lines and headers stay.
CompileRequest withoutHostCode(CompileRequest request);

}  // namespace kd
