// SPDX-License-Identifier: GPL-3.0-or-later
#include "barecalls.h"

#include "core/compile/nvrtc/nvrtclibrary.h"

#include <cstdlib>
#include <iostream>

namespace bench {

double milliseconds(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void fail(const std::string& what)
{
    std::cerr << what << '\n';
    std::exit(1);
}

double bareCalls(const std::string& source)
{
    const auto start = Clock::now();
    const kd::NvrtcLibrary& nvrtc = kd::nvrtcLibrary();
    std::vector<std::string> options{"--gpu-architecture=sm_90", "--no-cache", "--ptxas-options=-v"};
    for (const auto& folder : nvrtc.includeFolders)
        options.push_back("--include-path=" + folder.string());
    std::vector<const char*> words;
    for (const std::string& option : options)
        words.push_back(option.c_str());
    nvrtcProgram program{};
    if (nvrtc.api.createProgram(&program, source.c_str(), "k.cu", 0, nullptr, nullptr) != NVRTC_SUCCESS ||
        nvrtc.api.compileProgram(program, static_cast<int>(words.size()), words.data()) != NVRTC_SUCCESS)
        fail("NVRTC failed");
    std::size_t size = 0;
    nvrtc.api.getPtxSize(program, &size);
    std::string ptx(size, '\0');
    nvrtc.api.getPtx(program, ptx.data());
    nvrtc.api.getCubinSize(program, &size);
    std::string cubin(size, '\0');
    nvrtc.api.getCubin(program, cubin.data());
    nvrtc.api.getProgramLogSize(program, &size);
    std::string log(size, '\0');
    nvrtc.api.getProgramLog(program, log.data());
    nvrtc.api.destroyProgram(&program);
    return milliseconds(start);
}

}  // namespace bench
