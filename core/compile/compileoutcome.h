// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/sourceposition.h"
#include "core/base/units.h"
#include "core/compile/typeinfo.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// One message about a source, with its place.
struct Diagnostic {
    enum class Severity { Error, Warning, Remark, Note };
    Severity severity = Severity::Error;
    Message message;          ///< the compiler's own words are verbatim()
    SourcePosition position;  ///< the file is the program's name, the user header's path, or empty (ptxas without a place)
    std::string stage;        ///< "compiler", "ptxas" or "options"
    std::string number;       ///< the front end's number of it, "#177-D"; empty where it has none
};
/// Gives what a diagnostic says, with its number behind it: "variable "i" was declared but never referenced (#177-D)".
Message numberedMessage(const Diagnostic& diagnostic);

/// One kernel parameter: layout from the optimised cubin, name and type from the signature compile.
struct Parameter {
    std::string name;          ///< empty where the source leaves it unnamed or the signature is not known
    std::uint32_t offset = 0;  ///< bytes from the start of the parameter block
    std::uint32_t size = 0;    ///< bytes
    TypeInfo type;             ///< Opaque with an empty name where the signature is not known
};

/// A __constant__ or __device__ variable of a compiled program: name and type are the signature compile's, its size that of the
/// optimised cubin.
struct ModuleVariable {
    std::string name;         ///< readable: "lut", "ns::gain"
    std::string loweredName;  ///< the symbol to look up in the module
    bool isConstant = false;  ///< it is __constant__: kernels only read it
    TypeInfo type;            ///< its size is known
};

/// One kernel of a compiled program. Sizes are bytes.
struct KernelInfo {
    std::string name;         ///< readable: "saxpy", "scale<float,4>"
    std::string loweredName;  ///< the symbol to look up in the module
    std::vector<Parameter> parameters;
    std::vector<ModuleVariable> variables;  ///< those that it reaches and no parameter hides, as the signature tells them
    bool hasSignature = false;  ///< parameter names and types are known
    Message signatureProblem;  ///< one sentence where they are not because nobody got to find them; empty otherwise
    bool lacksFigures = false;  ///< the numbers below but maxThreadsPerBlock are not known: PTX does not tell them
    bool lacksSpills = false;   ///< the spills are not: a cubin does not tell them
    bool isTile = false;        ///< it is one of CUDA Tile: it is launched by its grid alone, and its code is tileCubin
    std::uint32_t registers = 0;
    std::uint32_t spillStores = 0;
    std::uint32_t spillLoads = 0;
    std::uint32_t stackFrame = 0;
    std::uint32_t staticShared = 0;  ///< without the 1024 bytes that sm_90 and later reserve
    std::uint32_t local = 0;
    std::uint32_t constant = 0;
    std::uint32_t barriers = 0;
    std::uint32_t maxThreadsPerBlock = 0;  ///< limit of __launch_bounds__; 0 when none is given
};

/// Holds what one compile gave; it is never changed after it was made.
struct CompileOutcome {
    enum class State {
        Ok,
        Rejected,    ///< the compiler reported errors: see diagnostics
        Crashed,     ///< the compiler process died on this source
        OutOfMemory, ///< it exceeded its memory limit
        Deadline,    ///< it exceeded its deadline
        Cancelled,
        Lost,        ///< the process was ended from outside, or what it said came damaged: another try may succeed
        Unavailable  ///< no NVRTC, or one that cannot do this architecture: see message
    };
    State state = State::Unavailable;
    Message message;  ///< one sentence for every state but Ok
    std::string architecture;
    std::vector<Diagnostic> diagnostics;
    std::vector<KernelInfo> kernels;
    std::string log;                ///< NVRTC's and ptxas' words, as they came
    std::string ptx;                ///< empty unless Ok
    std::vector<std::byte> cubin;   ///< empty unless Ok
    std::vector<std::byte> tileIr;  ///< bytecode of the kernels of CUDA Tile, at most kMaxTileIrBytes; empty where there are none
    std::vector<std::byte> tileCubin;  ///< machine code of the kernels of CUDA Tile, by tileiras; empty where there is none
    std::string nvrtcVersion;       ///< "13.0.88"; empty where NVRTC did not compile it
    std::string nvccVersion;        ///< "13.0.88"; empty where nvcc did not compile it
    std::string foundCompiler;      ///< what made code that was found in a file, as the file says: "ptxas 13.0.88"; empty otherwise
    std::string sourceSha256, optionsSha256, cubinSha256;  ///< hexadecimal
    std::string tileCubinSha256;    ///< likewise; empty where there is no tileCubin
    bool cached = false;
    bool lacksHostCode = false;     ///< the program's host code was set aside, since there is no nvcc: a notice says so
    Seconds duration{};             ///< the compiler's own time; of a cache hit, the time of the look-up
    std::vector<Message> notices;  ///< e.g. that the cache folder cannot be used

    bool ok() const { return state == State::Ok; }
    /// "nvcc 13.0.88", "NVRTC 13.0.88", "ptxas 13.0.88": the compiler whose outcome this is; empty where there was none.
    std::string compilerName() const;
    /// Two outcomes of the same text, options and machine code have the same one.
    std::string codeKey() const { return sourceSha256 + optionsSha256 + cubinSha256 + tileCubinSha256; }
    /// Gives the hash of the machine code that the kernel is in: cubinSha256, or that of tileCubin.
    const std::string& codeSha256(const KernelInfo& kernel) const { return kernel.isTile ? tileCubinSha256 : cubinSha256; }
};

inline constexpr std::size_t kMaxTileIrBytes = 64u << 20;

/// JSON holds all but `ptx`, `cubin`, `tileIr` and `tileCubin`, which travel and are stored as bytes beside it; the last is not
/// stored, but made anew.
void to_json(Json& json, const CompileOutcome& outcome);
void from_json(const Json& json, CompileOutcome& outcome);
void to_json(Json& json, const ModuleVariable& variable);
void from_json(const Json& json, ModuleVariable& variable);
void to_json(Json& json, const KernelInfo& kernel);
void from_json(const Json& json, KernelInfo& kernel);
void to_json(Json& json, const Diagnostic& diagnostic);
void from_json(const Json& json, Diagnostic& diagnostic);

}  // namespace kd
