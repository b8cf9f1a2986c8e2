// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/cubinsummary.h"

#include "core/base/error.h"
#include "core/compile/container/containerbytes.h"
#include "core/compile/container/hostfile.h"

#include <string_view>

namespace kd::container {
namespace {

// From this version of its ABI on, e_flags has the architecture in its second byte, before in its first.
constexpr std::uint8_t kShiftedArchitecture = 8;

/// "sm_90a" of "-arch sm_90a" among what ptxas noted, where its number is `plain`'s.
std::string notedArchitecture(std::string_view note, const std::string& plain)
{
    const std::size_t found = note.find(plain);
    if (found == std::string_view::npos || found + plain.size() >= note.size())
        return plain;
    const char suffix = note[found + plain.size()];
    return suffix == 'a' || suffix == 'f' ? plain + suffix : plain;
}

}  // namespace

std::string compilerNamedIn(std::string_view text, std::string_view tool)
{
    constexpr std::string_view kTools = "Cuda compilation tools, release ";
    constexpr std::size_t kMaxVersion = 32;
    const std::size_t found = text.find(kTools);
    if (found == std::string_view::npos)
        return {};
    std::string_view rest = text.substr(found + kTools.size(), kMaxVersion);
    rest = rest.substr(0, rest.find_first_not_of("0123456789., V"));
    const std::size_t version = rest.find('V');
    return version == std::string_view::npos ? std::string() : std::string(tool) + ' ' + std::string(rest.substr(version + 1));
}

CubinSummary cubinSummaryOf(std::span<const std::byte> bytes)
{
    if (elfMachineOf(bytes) != ElfMachine::Cuda)
        refuse("the device code is no cubin");
    CubinSummary summary{.versionMinor = elfAbiVersion(bytes)};
    const std::uint32_t flags = elfFlags(bytes);
    const std::uint32_t number = summary.versionMinor >= kShiftedArchitecture ? flags >> 8 & 0xffu : flags & 0xffu;
    summary.architecture = "sm_" + std::to_string(number);
    std::size_t searched = 0;
    for (const ElfSection& section : elfSections(bytes)) {
        if (section.name == ".debug_info") {
            summary.debug = true;
        } else if (section.name == ".note.nv.tkinfo") {
            searched += section.bytes.size();
            if (searched > bytes.size())
                refuse("the ELF file is damaged: its sections overlap");
            summary.architecture = notedArchitecture(textOf(section.bytes), summary.architecture);
            summary.compiler = compilerNamedIn(textOf(section.bytes), "ptxas");
        }
    }
    return summary;
}

}  // namespace kd::container
