// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/units.h"
#include "core/compile/compileoutcome.h"
#include "core/session/data/elementtype.h"
#include "core/session/launch/launchsetup.h"
#include "core/session/data/recipe.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Whether the kernel reads a buffer, writes it, or both.
enum class Direction { In, Out, InOut };

/// One device buffer of a launch.
struct BufferPlan {
    std::string name;  ///< of the parameter
    ElementType type = ElementType::Float32;
    std::uint32_t components = 1;  ///< elements a C++ object: 4 for float4; 1 for scalars
    std::uint64_t count = 0;       ///< elements in all, components included; count * sizeOf(type) <= 1 TiB
    Direction direction = Direction::InOut;
    Recipe recipe;
    std::string blob;  ///< File and Image: id of the bytes that were sent along; empty otherwise

    std::uint64_t bytes() const { return count * sizeOf(type); }
};

/// One kernel argument: bytes of a value, or the address of a buffer.
struct ArgumentPlan {
    std::string name;
    std::vector<std::byte> value;  ///< exactly the parameter's size; empty for a buffer
    int buffer = -1;               ///< index into LaunchPlan::buffers; -1 for a value
};

/// How one output is checked.
struct ReferencePlan {
    enum class Kind { Kernel, Expression, File };
    Kind kind = Kind::Expression;
    std::string output;
    std::string kernelLoweredName;  ///< Kernel
    std::string expression;         ///< Expression
    std::string blob;               ///< File: id of the bytes sent along, of the output's type and count
};

/// A launch with every expression evaluated: ready to be done, nothing left to look up.
struct LaunchPlan {
    std::string kernel;
    std::string loweredName;
    Dim3 grid;
    Dim3 block;
    std::uint32_t sharedBytes = 0;
    std::optional<Dim3> cluster;  ///< blocks a cluster; nothing: as the kernel is compiled
    std::optional<int> carveoutPercent;  ///< as in LaunchSetup
    bool isCooperative = false;
    LaunchStream stream = LaunchStream::NonBlocking;
    std::vector<ArgumentPlan> arguments;  ///< in parameter order
    std::vector<BufferPlan> buffers;
    std::vector<ReferencePlan> references;
    std::map<std::string, std::string> symbols;  ///< name -> value as text, of scalars and defines, for expressions
    double relativeTolerance = 1e-5;
    double absoluteTolerance = 1e-8;
    Seconds deadline{10};
};
void to_json(Json& json, const LaunchPlan& plan);
void from_json(const Json& json, LaunchPlan& plan);

/// A file's or image's content converted to a buffer's type, to be sent along with a plan.
struct PlanBlob {
    std::string id;  ///< "sha256:…" of the bytes
    std::vector<std::byte> bytes;
};
/// What one launch does besides launching, as the user declares it for rates: expressions over the names of the launch. Empty: not
/// declared.
struct WorkExpressions {
    std::string bytes;  ///< that it moves
    std::string flops;  ///< that it computes
};

/// What one of them comes to.
struct DeclaredWork {
    double amount = 0;                 ///< 0: not declared, or without a value
    std::optional<ErrorInfo> problem;  ///< why what is declared has no value
};

/// A plan, the bytes that it names, and the work that was declared.
struct ResolvedLaunch {
    LaunchPlan plan;
    std::vector<PlanBlob> blobs;
    DeclaredWork bytes, flops;
};

/// Evaluates `setup` for the kernel it names (which may stay empty when the program has only one). Expressions may use, in
/// this order: the setup's define values, scalar arguments, grid.x and block.x (also gridDim, blockDim), `x.size` of a
/// buffer argument x, `img.width` and `img.height` of an image, `defines` ("TILE=16", those of the compile), macros and
/// constexpr constants of `source`. Files are read relative to `folder`. An argument without a name in the source is arg0,
/// arg1… by its place. Throws RuntimeError whose subject names the argument, grid, block or reference that is wrong and
/// whose text says how and what would be right (both types where types differ); of `work` it returns what is wrong. Blocks while it
/// reads files.
ResolvedLaunch resolveLaunch(const LaunchSetup& setup, const CompileOutcome& program, std::string_view source,
                             const std::filesystem::path& folder, const std::vector<std::string>& defines = {},
                             const WorkExpressions& work = {});

/// What the occupancy of a launch depends on.
struct BlockShape {
    Dim3 block;
    std::uint32_t sharedBytes = 0;  ///< dynamic
    std::uint32_t clusterBlocks = 1;
    std::optional<int> carveoutPercent;  ///< as in LaunchSetup

    /// Of a block; 2^32 - 1 when there are more.
    std::uint32_t threads() const;
};

/// Block, dynamic shared memory, cluster and carve-out alone: grid, arguments and references may be missing or wrong as long as
/// none of these needs them. Names are those of resolveLaunch. Throws RuntimeError as that does; where a name has no value, its
/// remedy says what gives it one. Reads files only for an image's width or height, or a buffer's size, that is needed.
BlockShape resolveBlock(const LaunchSetup& setup, const CompileOutcome& program, std::string_view source,
                        const std::filesystem::path& folder, const std::vector<std::string>& defines = {});

}  // namespace kd
