// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/units.h"
#include "core/compile/compileoutcome.h"
#include "core/session/data/elementtype.h"
#include "core/session/launch/arrayshape.h"
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

/// Tells whether the kernel reads a buffer, writes it, or both.
enum class Direction { In, Out, InOut };

/// One device buffer of a launch.
struct BufferPlan {
    std::string name;  ///< name of the parameter
    ElementType type = ElementType::Float32;
    std::uint32_t components = 1;  ///< elements a C++ object: 4 for float4; 1 for scalars
    std::uint64_t count = 0;       ///< elements in all, components included; count * sizeOf(type) <= 1 TiB
    Direction direction = Direction::InOut;
    Recipe recipe;
    std::string blob;  ///< File and Image: id of the bytes that are sent along, once readBlobs() read them; empty otherwise
    /// Where it lay when its contents were recorded, 0: nowhere. It is put there where the device has the room, else every word of
    /// the launch that leads into recorded memory is changed to where that lies now.
    std::uint64_t address = 0;
    /// It is a CUDA array of that shape, which holds what the buffer does, and no memory that an address leads to.
    std::optional<ArrayShape> array;

    std::uint64_t bytes() const { return count * sizeOf(type); }
};

/// One kernel argument: bytes of a value, or the address of a buffer.
struct ArgumentPlan {
    std::string name;
    std::vector<std::byte> value;  ///< exactly the parameter's size; empty for a buffer
    int buffer = -1;               ///< index into LaunchPlan::buffers; -1 for a value
    std::uint64_t offset = 0;      ///< bytes from the buffer's start to where the address leads; less than the buffer has
};

/// What a __constant__ or __device__ variable of the module is given before a launch: bytes of a value, or a buffer, which then
/// lies in the variable and is no memory of its own.
struct VariablePlan {
    std::string name;
    std::string loweredName;  ///< the symbol to look up in the module
    std::vector<std::byte> value;  ///< exactly the variable's size; empty for a buffer
    int buffer = -1;               ///< index into LaunchPlan::buffers, of one that no argument has; -1 for a value
    friend bool operator==(const VariablePlan&, const VariablePlan&) = default;
};

/// How one output is checked.
struct ReferencePlan {
    enum class Kind { Kernel, Expression, File };
    Kind kind = Kind::Expression;
    std::string output;
    std::string kernelLoweredName;  ///< Kernel
    std::string expression;         ///< Expression
    Recipe recipe;                  ///< File: its content, of the output's type and count; not sent
    std::string blob;               ///< File: id of the bytes that are sent along, once readBlobs() read them
};

/// Holds what a declared amount of work comes to.
struct DeclaredWork {
    double amount = 0;                 ///< 0: not declared, or without a value
    std::optional<ErrorInfo> problem;  ///< why what is declared has no value
};

/// Records a file whose size a plan was made with.
struct MeasuredFile {
    std::string path;  ///< as its recipe has it
    std::uintmax_t bytes = 0;
    std::filesystem::file_time_type modified;
    friend bool operator==(const MeasuredFile&, const MeasuredFile&) = default;
};

/// A launch with every expression evaluated: ready to be done once readBlobs() has read what its files hold.
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
    std::vector<VariablePlan> variables;  ///< those that are given something; all others have what the source gives them
    std::vector<BufferPlan> buffers;  ///< several arguments may lead to one; recorded memory may have none that does
    std::vector<ReferencePlan> references;
    std::map<std::string, std::string> symbols;  ///< name -> value as text, of scalars and defines, for expressions
    double relativeTolerance = 1e-5;
    double absoluteTolerance = 1e-8;
    Seconds deadline{10};
    DeclaredWork bytes, flops;           ///< work of one launch, as TimingSettings declare them; not sent
    std::vector<MeasuredFile> measured;  ///< files that counts and image sizes came from; not sent
    /// Contents read for a count, by buffer and in its element type, until readBlobs() takes them; they are not sent.
    std::map<std::string, std::vector<std::byte>> contents;
};
void to_json(Json& json, const LaunchPlan& plan);
void from_json(const Json& json, LaunchPlan& plan);

/// A file's or image's content converted to a buffer's type, to be sent along with a plan.
struct PlanBlob {
    std::string id;  ///< "sha256:…" of the bytes
    std::vector<std::byte> bytes;
};

/// Evaluates `setup` for the kernel it names (which may stay empty when the program has only one). Expressions may use, in
/// this order: the setup's define values, scalar arguments, scalar members `p.n` of a structure p, grid.x and
/// block.x (also gridDim, blockDim), `x.size` of a
/// buffer argument x, `img.width` and `img.height` of an image, `defines` ("TILE=16", those of the compile), macros and
/// constexpr constants of `source`. Files are read relative to `folder`. An argument without a name in the source is arg0,
/// arg1… by its place. An argument may also name a variable of the module that the kernel reaches: it is filled as a buffer is,
/// all of it where there is no count, or given a value; without a text it is left alone. Throws RuntimeError whose subject names
/// the argument, grid, block or reference that is wrong and whose text says how and what would be right (both types where types
/// differ). Of `timing` it evaluates bytes and flops; the plan tells what is wrong with them. Of files it reads those that have to
/// tell a count or an image size, and blocks meanwhile.
LaunchPlan resolveLaunch(const LaunchSetup& setup, const CompileOutcome& program, std::string_view source,
                         const std::filesystem::path& folder, const std::vector<std::string>& defines = {},
                         const TimingSettings& timing = {});

/// Reads what the files of `plan` hold now, each content once, and names the bytes in the plan. What was read for a count is not
/// read again, unless the file has been written since. Throws RuntimeError whose subject
/// is the argument or reference when a file cannot be read or does not hold what was planned. Blocks.
std::vector<PlanBlob> readBlobs(LaunchPlan& plan, const std::filesystem::path& folder);

/// Tells whether a file that counts or image sizes came from has been written since: the launch is then to be resolved anew.
/// Blocks.
bool isOutdated(const LaunchPlan& plan, const std::filesystem::path& folder);

/// Holds what the occupancy of a launch depends on, and its grid as far as that is known.
struct BlockShape {
    Dim3 block;
    std::optional<Dim3> grid;    ///< nothing where it is missing or wrong, or needs a value that is
    std::uint32_t sharedBytes = 0;  ///< dynamic
    std::uint32_t clusterBlocks = 1;
    std::optional<int> carveoutPercent;  ///< as in LaunchSetup

    /// The number of threads in a block is 2^32 - 1 where there are more.
    std::uint32_t threads() const;
};

/// Block, dynamic shared memory, cluster and carve-out alone: grid, arguments and references may be missing or wrong as long as
/// none of these needs them. Names are those of resolveLaunch. Throws RuntimeError as that does; where a name has no value, its
/// remedy says what gives it one. Reads files only for an image's width or height, or a buffer's size, that is needed.
BlockShape resolveBlock(const LaunchSetup& setup, const CompileOutcome& program, std::string_view source,
                        const std::filesystem::path& folder, const std::vector<std::string>& defines = {});

}  // namespace kd
