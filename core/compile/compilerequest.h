// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/units.h"
#include "core/compile/compilerchoice.h"

#include <string>
#include <vector>

namespace kd {

/// A user header that the source reaches, sent along so that compile processes read nothing of the user's folders.
struct UserHeader {
    std::string includeName;  ///< as NVRTC is to know it: the name in the include directive, resolved for nested ones
    std::string path;         ///< where it was read; diagnostics in it name this path
    std::string text;
};

/// Everything that one compile depends on, for one architecture.
struct CompileRequest {
    std::string source;
    std::string programName;                   ///< the file as diagnostics are to name it
    std::vector<UserHeader> headers;           ///< every reachable one (collectHeaders)
    std::string architecture = "sm_90";        ///< real architecture: sm_75 … sm_121, also 90a, 100f
    std::vector<std::string> options;          ///< canonical and allowed (checkOptions); no -I, no --gpu-architecture
    std::vector<std::string> nameExpressions;  ///< template instances to emit, "k<float,4>"
    CompilerChoice compiler = CompilerChoice::Auto;
    std::vector<std::string> nvccOptions;  ///< further ones where `compiler` leaves it open and nvcc compiles
    bool useCache = true;
    bool needsSignatures = true;  ///< false where figures are all that is wanted: parameters may then have neither name nor type
    Milliseconds deadline{60000};
};

void to_json(Json& json, const CompileRequest& request);
void from_json(const Json& json, CompileRequest& request);

}  // namespace kd
