// SPDX-License-Identifier: GPL-3.0-or-later
// The peer of `kerneldesk compile`: the shortest program that compiles a file with NVRTC to PTX and cubin.
#include <nvrtc.h>

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

int main(int, char** argv)
{
    std::ifstream file(argv[1]);
    std::stringstream text;
    text << file.rdbuf();
    nvrtcProgram program{};
    nvrtcCreateProgram(&program, text.str().c_str(), argv[1], 0, nullptr, nullptr);
    const char* options[] = {"--gpu-architecture=sm_90", "--no-cache", "--ptxas-options=-v"};
    if (nvrtcCompileProgram(program, 3, options) != NVRTC_SUCCESS)
        return 1;
    std::size_t ptxSize = 0, cubinSize = 0;
    nvrtcGetPTXSize(program, &ptxSize);
    nvrtcGetCUBINSize(program, &cubinSize);
    std::string ptx(ptxSize, '\0'), cubin(cubinSize, '\0');
    nvrtcGetPTX(program, ptx.data());
    nvrtcGetCUBIN(program, cubin.data());
    std::cout << ptxSize << ' ' << cubinSize << '\n';
    nvrtcDestroyProgram(&program);
}
