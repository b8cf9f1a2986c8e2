// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/compile/compileoutcome.h"

#include <span>
#include <string>
#include <vector>

namespace kd {

/// Says why NVRTC cannot judge a program that nvcc may compile.
struct NvccReason {
    enum class Kind {
        None,            ///< NVRTC's answer stands
        HostHeader,      ///< a header of the host's is included: `subject`
        HostFunction,    ///< it has functions of the host
        RuntimeFunction, ///< it calls the CUDA runtime, or names of the standard library: `subject`
        Option           ///< an option of it is one that nvcc alone knows: `subject`
    };
    Kind kind = Kind::None;
    std::string subject;
    SourcePosition position;
    friend bool operator==(const NvccReason&, const NvccReason&) = default;
};

/// Decides from what NVRTC said of a program whether nvcc is to be asked: where it refuses functions of the host, cannot open a
/// header of the standard library or of the system, or does not know names of the CUDA runtime or of the standard library.
NvccReason reasonForNvcc(std::span<const Diagnostic> diagnostics);
/// Does the same of what a request asks for, before anything is compiled.
NvccReason reasonForNvcc(const std::vector<std::string>& options);
/// Gives "k.cu:1: it includes <vector>, a header of the host's": to follow "NVRTC cannot compile this program".
Message reasonText(const NvccReason& reason);

}  // namespace kd
