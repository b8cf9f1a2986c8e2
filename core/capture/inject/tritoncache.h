// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace kd::inject {

/// The folder that this process's Triton keeps what it compiled in: TRITON_CACHE_DIR, else .triton/cache below TRITON_HOME, else
/// that below HOME; empty where none of them is set.
std::filesystem::path tritonCacheFolder();

/// Finds what Triton assembled machine code from: the PTX beside a file with the same bytes in `cache`, which has a folder for each
/// kernel with its files named after it. Empty where there is none. Looks into 65,536 folders at most, and follows no link. Never
/// throws for what lies there. Blocks.
std::vector<std::byte> tritonPtxOf(std::span<const std::byte> cubin, const std::string& kernel, const std::filesystem::path& cache);

}  // namespace kd::inject
