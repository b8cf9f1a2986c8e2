// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/hostfile.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/compile/container/containerbytes.h"

#include <algorithm>
#include <charconv>
#include <elf.h>
#include <optional>
#include <utility>

namespace kd::container {
namespace {

constexpr std::uint16_t kCudaMachine = 190;  // EM_CUDA
constexpr std::string_view kArchive = "!<arch>\n";
constexpr std::string_view kThinArchive = "!<thin>\n";
constexpr std::size_t kMaxName = 255;  // of a member, as of files

template <typename T>
T elfAt(std::span<const std::byte> bytes, std::uint64_t offset)
{
    const auto part = partOf(bytes, offset, sizeof(T));
    const std::optional<T> value = part ? numberAt<T>(*part, 0) : std::nullopt;
    if (!value)
        refuse("the ELF file is damaged: a table does not lie within it");
    return *value;
}

/// The start of a section's name. A million sections may have one that is as long as the file.
std::string_view nameAt(std::span<const std::byte> names, std::size_t offset)
{
    constexpr std::size_t kMaxSectionName = 64;
    if (offset >= names.size())
        return {};
    const std::string_view rest = textOf(names.subspan(offset)).substr(0, kMaxSectionName);
    return rest.substr(0, rest.find('\0'));
}

/// The bytes of a section; nothing where it has none.
std::span<const std::byte> sectionBytes(std::span<const std::byte> bytes, const Elf64_Shdr& section)
{
    if (section.sh_type == SHT_NOBITS || section.sh_type == SHT_NULL)
        return {};
    const auto part = partOf(bytes, section.sh_offset, section.sh_size);
    if (!part)
        refuse("the ELF file is damaged: a section does not lie within it");
    return *part;
}

/// The headers of all sections.
struct SectionTable {
    std::span<const std::byte> bytes;
    std::uint64_t count = 0;
    std::uint64_t names = 0;  ///< the section with their names

    Elf64_Shdr at(std::uint64_t index) const { return elfAt<Elf64_Shdr>(bytes, index * sizeof(Elf64_Shdr)); }
};

SectionTable sectionTable(std::span<const std::byte> bytes)
{
    constexpr std::uint64_t kMaxSections = 1u << 20;
    const auto header = elfAt<Elf64_Ehdr>(bytes, 0);
    if (header.e_shoff == 0)
        return {};
    if (header.e_shentsize != sizeof(Elf64_Shdr))
        refuse("the ELF file is damaged: its sections have headers of another size");
    // Where there are too many for the header, section 0 tells how many and which one holds the names.
    const auto first = elfAt<Elf64_Shdr>(bytes, header.e_shoff);
    SectionTable table{.count = header.e_shnum != 0 ? header.e_shnum : first.sh_size,
                       .names = header.e_shstrndx != SHN_XINDEX ? header.e_shstrndx : first.sh_link};
    const bool isPossible = table.count <= kMaxSections && table.names < table.count;
    const auto part = isPossible ? partOf(bytes, header.e_shoff, table.count * sizeof(Elf64_Shdr)) : std::nullopt;
    if (!part)
        refuse(message("the ELF file is damaged: it says that it has {} section(s)", table.count));
    table.bytes = *part;
    return table;
}

/// A decimal number that blanks fill up.
std::optional<std::uint64_t> decimal(std::string_view text)
{
    text = trimmed(text);
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(value) : std::nullopt;
}

/// A name as GNU ("a.o/", or "/12" with its place in the table of long names) or BSD ("#1/20", before the content) writes it.
std::string memberName(std::string_view field, std::string_view longNames, std::span<const std::byte>& content)
{
    constexpr std::string_view kBsd = "#1/";
    if (field.starts_with(kBsd)) {
        const std::optional<std::uint64_t> length = decimal(field.substr(kBsd.size()));
        if (!length || *length > content.size())
            refuse("the archive is damaged: a name does not lie within its member");
        const std::string_view name = textOf(content.first(static_cast<std::size_t>(*length)));
        content = content.subspan(static_cast<std::size_t>(*length));
        return std::string(name.substr(0, std::min(name.find('\0'), kMaxName)));
    }
    if (field.starts_with('/')) {
        const std::optional<std::uint64_t> place = decimal(field.substr(1));
        if (!place || *place >= longNames.size())
            refuse("the archive is damaged: a name is not in its table");
        field = longNames.substr(static_cast<std::size_t>(*place), kMaxName + 1);
        field = field.substr(0, field.find('\n'));
    }
    return std::string(field.substr(0, std::min(field.rfind('/'), kMaxName)));
}

/// A member with its name as it stands in its header.
struct RawMember {
    std::string_view field;
    std::span<const std::byte> content;
};

/// Takes the first member off `rest`.
RawMember nextMember(std::span<const std::byte>& rest)
{
    constexpr std::size_t kHeader = 60;
    constexpr std::size_t kName = 16, kSizeOffset = 48, kSize = 10, kEndOffset = 58;
    const std::string_view header = textOf(rest.first(std::min(rest.size(), kHeader)));
    const bool isWhole = header.size() == kHeader;
    const std::optional<std::uint64_t> size = isWhole ? decimal(header.substr(kSizeOffset, kSize)) : std::nullopt;
    if (!size || header.substr(kEndOffset) != "`\n" || *size > rest.size() - kHeader)
        refuse(message("the archive is damaged {} bytes from its end", rest.size()));
    const RawMember member{.field = trimmed(header.substr(0, kName)),
                           .content = rest.subspan(kHeader, static_cast<std::size_t>(*size))};
    // Members begin at even offsets.
    rest = rest.subspan(std::min(rest.size(), kHeader + member.content.size() + member.content.size() % 2));
    return member;
}

bool isTable(std::string_view field)
{
    return field == "/" || field == "/SYM64/" || field == "__.SYMDEF" || field == "__.SYMDEF SORTED";
}

}  // namespace

ElfMachine elfMachineOf(std::span<const std::byte> bytes)
{
    if (!textOf(bytes).starts_with(std::string_view(ELFMAG, SELFMAG)))
        return ElfMachine::None;
    const auto header = numberAt<Elf64_Ehdr>(bytes, 0);
    if (!header || header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_ident[EI_DATA] != ELFDATA2LSB)
        return ElfMachine::Other;
    if (header->e_machine == kCudaMachine)
        return ElfMachine::Cuda;
    return header->e_machine == EM_X86_64 || header->e_machine == EM_AARCH64 ? ElfMachine::Host : ElfMachine::Other;
}

std::vector<ElfSection> elfSections(std::span<const std::byte> bytes)
{
    const SectionTable table = sectionTable(bytes);
    std::vector<ElfSection> sections;
    if (table.count == 0)
        return sections;
    const std::span<const std::byte> names = sectionBytes(bytes, table.at(table.names));
    for (std::uint64_t index = 0; index < table.count; ++index) {
        const Elf64_Shdr section = table.at(index);
        const std::span<const std::byte> content = sectionBytes(bytes, section);
        if (!content.empty())
            sections.push_back({.name = nameAt(names, section.sh_name), .bytes = content});
    }
    return sections;
}

std::uint32_t elfFlags(std::span<const std::byte> bytes)
{
    return elfAt<Elf64_Ehdr>(bytes, 0).e_flags;
}

std::uint8_t elfAbiVersion(std::span<const std::byte> bytes)
{
    return elfAt<Elf64_Ehdr>(bytes, 0).e_ident[EI_ABIVERSION];
}

bool startsArchive(std::span<const std::byte> bytes)
{
    return textOf(bytes).starts_with(kArchive) || textOf(bytes).starts_with(kThinArchive);
}

std::vector<ArchiveMember> archiveMembers(std::span<const std::byte> bytes, std::size_t maxCount)
{
    if (textOf(bytes).starts_with(kThinArchive))
        refuse("the archive is thin: it names files and holds none");
    std::vector<ArchiveMember> members;
    std::string_view longNames;
    for (std::span<const std::byte> rest = bytes.subspan(kArchive.size()); !rest.empty();) {
        auto [field, content] = nextMember(rest);
        if (field == "//") {
            longNames = textOf(content);
        } else if (!isTable(field)) {
            if (members.size() >= maxCount)
                refuse(message("the archive has more than {} members", maxCount));
            std::string name = memberName(field, longNames, content);
            members.push_back({.name = std::move(name), .bytes = content});
        }
    }
    return members;
}

}  // namespace kd::container
