// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakestate.h"

#include <elf.h>

#include <cstring>
#include <sstream>
#include <string_view>

namespace kd::fake {
namespace {

constexpr std::string_view kTextMark = "KDFAKE";
constexpr unsigned char kParameterInfo = 0x17;  ///< EIATTR_KPARAM_INFO of a cubin's .nv.info sections
constexpr unsigned char kSizedFormat = 4;       ///< EIFMT_SVAL: a 16-bit length and that many bytes follow

std::unique_ptr<Kernel> readKernelLine(const std::string& line)
{
    auto kernel = std::make_unique<Kernel>();
    std::istringstream words(line);
    std::string word;
    words >> word >> kernel->name;
    while (words >> word) {
        const std::size_t equals = word.find('=');
        const std::string key = word.substr(0, equals);
        std::istringstream values(word.substr(equals + 1));
        std::size_t end = 0;
        for (std::string value; std::getline(values, value, ',');) {
            const int number = std::stoi(value);
            if (key == "params") {
                const auto size = static_cast<std::size_t>(number);
                end = (end + size - 1) / size * size;
                kernel->offsets.push_back(end);
                kernel->sizes.push_back(size);
                end += size;
            }
            if (key == "registers")
                kernel->registers = number;
            if (key == "shared")
                kernel->staticShared = number;
            if (key == "maxthreads")
                kernel->maxThreads = number;
        }
    }
    return kernel;
}

std::vector<std::unique_ptr<Kernel>> readText(const char* text)
{
    std::vector<std::unique_ptr<Kernel>> kernels;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("kernel "))
            kernels.push_back(readKernelLine(line));
    return kernels;
}

/// The entries of PTX, as kernels without parameters.
std::vector<std::unique_ptr<Kernel>> readPtx(std::string_view text)
{
    constexpr std::string_view kEntry = ".entry ";
    std::vector<std::unique_ptr<Kernel>> kernels;
    for (std::size_t place = text.find(kEntry); place != std::string_view::npos; place = text.find(kEntry, place + 1)) {
        const std::size_t begin = place + kEntry.size();
        kernels.push_back(std::make_unique<Kernel>());
        kernels.back()->name = text.substr(begin, text.find_first_of(" (", begin) - begin);
    }
    return kernels;
}

/// One parameter: index (4 bytes), ordinal (2), offset (2), and the size from bit 18 of the last word on.
void readParameter(const std::byte* record, Kernel& kernel)
{
    std::uint16_t ordinal = 0;
    std::uint16_t offset = 0;
    std::uint32_t flags = 0;
    std::memcpy(&ordinal, record + 4, 2);
    std::memcpy(&offset, record + 6, 2);
    std::memcpy(&flags, record + 8, 4);
    if (kernel.sizes.size() <= ordinal) {
        kernel.sizes.resize(ordinal + 1u);
        kernel.offsets.resize(ordinal + 1u);
    }
    kernel.offsets[ordinal] = offset;
    kernel.sizes[ordinal] = flags >> 18;
}

void readParameters(const std::byte* info, std::size_t size, Kernel& kernel)
{
    for (std::size_t place = 0; place + 4 <= size;) {
        const auto format = static_cast<unsigned char>(info[place]);
        const auto attribute = static_cast<unsigned char>(info[place + 1]);
        std::uint16_t length = 0;
        std::memcpy(&length, info + place + 2, 2);
        if (format == kSizedFormat && attribute == kParameterInfo && length == 12)
            readParameter(info + place + 4, kernel);
        place += format == kSizedFormat ? 4u + length : 4u;
    }
}

std::vector<std::unique_ptr<Kernel>> readCubin(const std::byte* image)
{
    Elf64_Ehdr header;
    std::memcpy(&header, image, sizeof header);
    std::vector<Elf64_Shdr> sections(header.e_shnum);
    std::memcpy(sections.data(), image + header.e_shoff, sections.size() * sizeof(Elf64_Shdr));
    const auto* names = reinterpret_cast<const char*>(image + sections[header.e_shstrndx].sh_offset);
    std::vector<std::unique_ptr<Kernel>> kernels;
    for (const Elf64_Shdr& code : sections) {
        const std::string_view name = names + code.sh_name;
        if (!name.starts_with(".text."))
            continue;
        auto kernel = std::make_unique<Kernel>();
        kernel->name = name.substr(6);
        for (const Elf64_Shdr& info : sections)
            if (names + info.sh_name == ".nv.info." + kernel->name)
                readParameters(image + info.sh_offset, info.sh_size, *kernel);
        kernels.push_back(std::move(kernel));
    }
    return kernels;
}

}  // namespace

std::vector<std::unique_ptr<Kernel>> readImage(const void* image)
{
    const auto* text = static_cast<const char*>(image);
    if (std::memcmp(image, ELFMAG, SELFMAG) == 0)
        return readCubin(static_cast<const std::byte*>(image));
    if (std::strncmp(text, kTextMark.data(), kTextMark.size()) == 0)
        return readText(text);
    if (std::strncmp(text, ".version", 8) == 0)
        return readPtx(text);
    return {};
}

}  // namespace kd::fake
