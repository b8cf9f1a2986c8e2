// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementfile.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

// Files that hold several arrays by name. All readers take untrusted bytes, throw RuntimeError with `subject` and a sentence, and
// check names, counts and sizes before they take memory.

/// What such a file says of one of its arrays.
struct ArrayEntry {
    std::string name;
    std::string type;  ///< as the file has it: "F32", "<f4"
    std::vector<std::uint64_t> shape;
};

/// The tensors of a .safetensors file, in the order of their names.
std::vector<ArrayEntry> listSafetensors(std::span<const std::byte> file, const std::string& subject);
/// One tensor; an empty name stands for the only one.
ElementArray parseSafetensors(std::span<const std::byte> file, std::string_view name, const std::string& subject);
/// A file with one tensor.
std::vector<std::byte> toSafetensors(const std::string& name, ElementType type, const std::vector<std::uint64_t>& shape,
                                     std::span<const std::byte> bytes);

/// Fills in type and shape as the begin of an .npy file has them; leaves both where it cannot be read.
void describeNpy(std::span<const std::byte> head, ArrayEntry& entry);
/// The arrays of NumPy's .npz, a ZIP archive of .npy files, with types and shapes as far as they can be read.
std::vector<ArrayEntry> listNpz(std::span<const std::byte> file, const std::string& subject);
/// One array, by its name with or without ".npy"; an empty name stands for the only one. An array of more than `maxBytes`, by the
/// archive's word or in fact, is refused.
ElementArray parseNpz(std::span<const std::byte> file, std::string_view name, std::uint64_t maxBytes, const std::string& subject);
/// An archive with one array, compressed.
std::vector<std::byte> toNpz(const std::string& name, ElementType type, const std::vector<std::uint64_t>& shape,
                             std::span<const std::byte> bytes);

/// The arrays of an .npz or .safetensors file; none of other files. Blocks.
std::vector<ArrayEntry> listArrays(const std::filesystem::path& path);
/// Throws RuntimeError that names the arrays there are: `name` is not among them, or none is named and there are several.
[[noreturn]] void refuseArrayName(const std::vector<ArrayEntry>& arrays, std::string_view name, const std::string& subject);
/// Elements times their size; throws RuntimeError where that is more than is read.
std::uint64_t arrayBytes(const std::vector<std::uint64_t>& shape, ElementType type, const std::string& subject);

}  // namespace kd
