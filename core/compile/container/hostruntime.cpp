// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/hostruntime.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/compile/container/container.h"
#include "core/compile/container/containerbytes.h"
#include "core/compile/container/deviceruntime.h"
#include "core/compile/container/hostfile.h"

#include <algorithm>
#include <charconv>
#include <memory>

namespace kd {
namespace {

constexpr std::uint64_t kNeeded = 1;  // DT_NEEDED
constexpr std::size_t kEntry = 16;

/// The first library of that beginning that a dynamic section asks for; empty where it asks for none.
std::string neededLibrary(std::span<const std::byte> dynamic, std::string_view names, std::string_view beginning)
{
    for (std::size_t at = 0; at + kEntry <= dynamic.size(); at += kEntry) {
        const auto tag = container::numberAt<std::uint64_t>(dynamic, at);
        const auto offset = container::numberAt<std::uint64_t>(dynamic, at + 8);
        if (tag != kNeeded || !offset || *offset >= names.size())
            continue;
        const std::string_view name = names.substr(*offset, names.find('\0', *offset) - *offset);
        if (name.starts_with(beginning))
            return std::string(name);
    }
    return {};
}

std::optional<ComputeCapability> capabilityOf(const std::string& architecture)
{
    int number = 0;
    constexpr std::size_t kPrefix = 3;  // "sm_"
    if (architecture.size() <= kPrefix ||
        std::from_chars(architecture.data() + kPrefix, architecture.data() + architecture.size(), number).ec != std::errc())
        return std::nullopt;
    return ComputeCapability{number / 10, number % 10};
}

bool isDeviceRuntime(const DeviceCode& code)
{
    const DeviceContents contents = contentsOf(code);
    return definesDeviceRuntime(container::textOf(contents.bytes));
}

}  // namespace

HostRuntime hostRuntimeOf(const std::filesystem::path& program)
{
    HostRuntime runtime;
    constexpr Bytes kMaxFile{1u << 30};
    try {
        const auto image = std::make_shared<const std::vector<std::byte>>(posix::readFile(program, kMaxFile));
        if (container::elfMachineOf(*image) != container::ElfMachine::Host)
            return runtime;
        bool registers = false;
        std::span<const std::byte> dynamic;
        std::string_view names;
        for (const container::ElfSection& section : container::elfSections(*image)) {
            registers = registers || section.name == ".nvFatBinSegment";
            if (section.name == ".dynamic")
                dynamic = section.bytes;
            if (section.name == ".dynstr")
                names = container::textOf(section.bytes);
        }
        runtime.library = neededLibrary(dynamic, names, "libcudart.so");
        if (!runtime.library.empty())
            runtime.kind = HostRuntime::Kind::Shared;
        else if (registers)
            runtime.kind = HostRuntime::Kind::Static;
        if (!registers)
            return runtime;
        for (const DeviceCode& code : readContainer(image, program.string()).codes)
            if (code.kind == DeviceCode::Kind::Ptx && runtime.newestPtx < capabilityOf(code.architecture) && !isDeviceRuntime(code))
                runtime.newestPtx = capabilityOf(code.architecture);
    } catch (const Error&) {
        return runtime;
    }
    return runtime;
}

}  // namespace kd
