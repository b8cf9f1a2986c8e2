// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::container {

/// Tells what the header of an ELF file says. Other: it is of another machine, word size or byte order.
enum class ElfMachine { None, Host, Cuda, Other };
ElfMachine elfMachineOf(std::span<const std::byte> bytes);

/// Describes a section of an ELF file; it refers to the file's bytes.
struct ElfSection {
    std::string_view name;  ///< 64 bytes of it at most
    std::span<const std::byte> bytes;
};

/// Gives the sections that have bytes. Throws RuntimeError where they do not lie within the file.
std::vector<ElfSection> elfSections(std::span<const std::byte> bytes);

/// Gives the e_flags of an ELF file and the version of its ABI.
std::uint32_t elfFlags(std::span<const std::byte> bytes);
std::uint8_t elfAbiVersion(std::span<const std::byte> bytes);

/// Describes a file in a static archive.
struct ArchiveMember {
    std::string name;
    std::span<const std::byte> bytes;
};

bool startsArchive(std::span<const std::byte> bytes);

/// Gives the members of an archive in the form of GNU or BSD, without its tables. Throws RuntimeError where it is thin, damaged, or
/// has more than `maxCount`.
std::vector<ArchiveMember> archiveMembers(std::span<const std::byte> bytes, std::size_t maxCount);

}  // namespace kd::container
