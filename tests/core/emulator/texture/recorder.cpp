// SPDX-License-Identifier: GPL-3.0-or-later
// usage: emulator_texture_recorder PTX OUTPUT, on a machine with a GPU; pack.py keeps what it wrote
// Has the first GPU of this machine read every texture of textureCases(): a line with the name, one with the words in hexadecimal.
#include "texturecase.h"

#include "core/driver/driverloader.h"

#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

bool isMade(CUresult result, const char* call)
{
    if (result != CUDA_SUCCESS)
        std::cerr << call << " gives " << result << '\n';
    return result == CUDA_SUCCESS;
}

int record(const kd::DriverApi& api, const std::string& ptx, std::ofstream& output)
{
    CUcontext context = nullptr;
    CUlibrary library = nullptr;
    if (!isMade(api.cuInit(0), "cuInit") || !isMade(api.cuDevicePrimaryCtxRetain(&context, 0), "cuDevicePrimaryCtxRetain") ||
        !isMade(api.cuCtxSetCurrent(context), "cuCtxSetCurrent") ||
        !isMade(api.cuLibraryLoadData(&library, ptx.c_str(), nullptr, nullptr, 0, nullptr, nullptr, 0), "cuLibraryLoadData"))
        return 1;
    for (const TextureCase& texture : textureCases()) {
        output << texture.name << '\n';
        try {
            for (const std::uint32_t word : readTexture(api, library, texture)) {
                char text[16];
                std::snprintf(text, sizeof text, "%08x ", word);
                output << text;
            }
        } catch (const std::exception& error) {
            output << "! " << error.what();
            std::cerr << texture.name << ": " << error.what() << '\n';
        }
        output << '\n';
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    std::ifstream file(argv[1]);
    const std::string ptx{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    std::ofstream output(argv[2]);
    const kd::DriverLoad loaded = kd::loadDriver();
    if (!loaded.api) {
        std::cerr << "there is no driver\n";
        return 1;
    }
    return record(*loaded.api, ptx, output);
}
