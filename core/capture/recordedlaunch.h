// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Memory of a device that a launch could reach, as a program had it. Addresses are the program's.
struct RecordedMemory {
    std::uint64_t address = 0;
    std::uint64_t bytes = 0;
    std::string file;   ///< what it held before the launch: a name in the folder of the recording
    std::string after;  ///< what it held behind it; empty where that is the same, or not known
};

/// A __device__ or __constant__ variable of the kernel's module.
struct RecordedVariable {
    std::string name;  ///< its symbol
    std::string file;  ///< what it held before the launch
    std::string after;  ///< what it held behind it; empty where that is the same, or not known
    std::uint64_t bytes = 0;
};

/// A CUDA array that textures or surfaces of a launch are of, with all of its levels, each without gaps.
struct RecordedArray {
    std::string shape;  ///< what it was made of, as a session has it
    std::uint64_t bytes = 0;
    std::string file;   ///< what it held before the launch
    std::string after;  ///< what it held behind it; empty where that is the same, or not known
};

/// A tensor map, texture or surface in an argument, or in memory.
struct RecordedObject {
    std::uint64_t argument = 0;  ///< counts from 0
    std::uint64_t offset = 0;    ///< bytes into it
    std::string text;            ///< what it was made of, as a session has it; arrays by their place in `arrays`
    std::string file;            ///< of the memory or variable that it lies in, in place of an argument; empty: in the argument
};

/// Holds a launch of a program with all that it could reach, as it was before its first thread ran, and what it left. The files
/// that it names are in the folder of its own.
struct RecordedLaunch {
    static constexpr const char* kFile = "launch.json";
    /// Bytes of memory that a recording has where nobody says otherwise.
    static constexpr std::uint64_t kUsualLimit = std::uint64_t{4} << 30;

    std::string kernel;        ///< as the module names it
    std::uint64_t number = 0;  ///< counts the launches of its process, from 1
    std::string code;          ///< file with the module: PTX, machine code, or a fatbin of both
    Dim3 grid, block;
    std::optional<Dim3> cluster;      ///< blocks, where the launch asked for clusters
    std::uint64_t dynamicShared = 0;  ///< bytes
    bool isCooperative = false;
    std::uint64_t graphNodes = 0;     ///< of the graph that launched it, of all kinds; 0: it was launched by itself
    bool startsGraph = false;         ///< it waited for no other node; else its memory is as it was before the whole graph
    std::vector<std::vector<std::byte>> arguments;  ///< each as the kernel finds it
    std::vector<RecordedObject> objects;
    std::vector<RecordedMemory> memories;           ///< which do not overlap
    std::vector<RecordedArray> arrays;
    std::vector<RecordedVariable> variables;
    std::vector<std::string> leftVariables;  ///< variables of the module that were not recorded
    std::uint64_t leftMemories = 0;          ///< memories and arrays beyond the limit
    std::uint64_t leftBytes = 0;             ///< of those
    /// It reads textures or surfaces, and none of its arguments is one: their handles lie where they are not told from numbers.
    bool hasHiddenTextures = false;
    bool hasResults = false;                 ///< the launch came to its end, and what it left is recorded
    std::string failure;                     ///< what the driver said of a launch that failed: CUDA_ERROR_ILLEGAL_ADDRESS
    std::string device;                      ///< "NVIDIA H200"; empty: the emulated GPU
    std::string driver;                      ///< "13.0", the version of CUDA; empty likewise
    Message problem;  ///< why it was not recorded: a sentence without a full stop; empty where it was
};

/// Writes `launch` into `folder`, where its files are already; in the place of an earlier one. Throws RuntimeError. Blocks.
void writeRecordedLaunch(const RecordedLaunch& launch, const std::filesystem::path& folder);
/// Reads what a program's process left in `folder`, none of which is trusted: names of files stay in the folder, sizes within
/// bounds; nothing where it left none. Throws RuntimeError. Blocks.
std::optional<RecordedLaunch> readRecordedLaunch(const std::filesystem::path& folder);

/// Tells whether a file of a recording may have that name: it lies in the recording's folder, and nothing leads out of there.
bool isRecordedFileName(std::string_view name);

/// The memory that `value`, an argument or a word of memory, leads into; null where it leads into none.
const RecordedMemory* memoryAt(const RecordedLaunch& launch, std::uint64_t value);

}  // namespace kd
