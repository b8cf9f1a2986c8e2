// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compiler.h"

#include <cstddef>
#include <filesystem>
#include <nvrtc.h>
#include <vector>

namespace kd {

/// NVRTC's functions, found by name at run time.
struct NvrtcApi {
    decltype(&::nvrtcGetErrorString) getErrorString = nullptr;
    decltype(&::nvrtcVersion) version = nullptr;
    decltype(&::nvrtcGetNumSupportedArchs) getNumSupportedArchs = nullptr;
    decltype(&::nvrtcGetSupportedArchs) getSupportedArchs = nullptr;
    decltype(&::nvrtcCreateProgram) createProgram = nullptr;
    decltype(&::nvrtcDestroyProgram) destroyProgram = nullptr;
    decltype(&::nvrtcCompileProgram) compileProgram = nullptr;
    decltype(&::nvrtcGetPTXSize) getPtxSize = nullptr;
    decltype(&::nvrtcGetPTX) getPtx = nullptr;
    decltype(&::nvrtcGetCUBINSize) getCubinSize = nullptr;
    decltype(&::nvrtcGetCUBIN) getCubin = nullptr;
    decltype(&::nvrtcGetProgramLogSize) getProgramLogSize = nullptr;
    decltype(&::nvrtcGetProgramLog) getProgramLog = nullptr;
    decltype(&::nvrtcAddNameExpression) addNameExpression = nullptr;
    decltype(&::nvrtcGetLoweredName) getLoweredName = nullptr;
    decltype(&::nvrtcSetPCHHeapSize) setPchHeapSize = nullptr;  ///< null before CUDA 12.8
    /// Gives the Tile IR of the kernels of CUDA Tile; declared by nvrtc.h from CUDA 13.3 on, null before.
    nvrtcResult (*getTileIrSize)(nvrtcProgram program, std::size_t* size) = nullptr;
    nvrtcResult (*getTileIr)(nvrtcProgram program, char* bytes) = nullptr;
    /// Writes the headers that NVRTC brings along into a folder. From CUDA 13.3 on, whose nvrtc.h declares it; null before.
    nvrtcResult (*installBundledHeaders)(const char* folder, unsigned int flags, const char** errorLog) = nullptr;
};

/// NVRTC as this process loaded it.
struct NvrtcLibrary {
    NvrtcApi api;  ///< usable when info.available
    CompilerInfo info;
    std::vector<std::filesystem::path> includeFolders;
};

/// Loads it at the first call. Never throws.
const NvrtcLibrary& nvrtcLibrary();

}  // namespace kd
