// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/elfimage.h"

#include "core/base/error.h"

#include <algorithm>
#include <gelf.h>
#include <utility>

namespace kd {
namespace {

constexpr unsigned char kEntryPoint = 0x10;  // STO_CUDA_ENTRY of st_other

constexpr std::size_t kMaxName = (1u << 16) + 64;  // bytes of a symbol that is still demangled, and of a section named after it
constexpr std::size_t kMaxSharing = 4;             // names in a table of strings may share their ends

/// Reads names of a table of strings. Those of a hostile file overlap and come to far more than the file has bytes: no more than
/// `allowed` bytes are looked at, and a name beyond that, or one that is too long, is empty.
class NameTable {
public:
    NameTable(Elf* elf, std::size_t index, std::size_t& allowed) : m_allowed(allowed)
    {
        Elf_Scn* const section = elf_getscn(elf, index);
        GElf_Shdr header;
        if (section == nullptr || gelf_getshdr(section, &header) == nullptr || header.sh_type != SHT_STRTAB)
            return;
        const Elf_Data* const data = elf_rawdata(section, nullptr);
        if (data != nullptr && data->d_buf != nullptr)
            m_text = {static_cast<const char*>(data->d_buf), data->d_size};
    }
    std::string_view at(std::size_t offset)
    {
        if (offset >= m_text.size())
            return {};
        const std::string_view rest = m_text.substr(offset, std::min(kMaxName, m_allowed));
        const std::size_t length = rest.find('\0');
        m_allowed -= std::min(length, rest.size());
        return length == std::string_view::npos ? std::string_view() : rest.substr(0, length);
    }

private:
    std::string_view m_text;
    std::size_t& m_allowed;
};

}  // namespace

ElfImage::ElfImage(std::span<const std::byte> bytes)
{
    elf_version(EV_CURRENT);
    // libelf reads the image in place and does not change it.
    m_elf = elf_memory(const_cast<char*>(reinterpret_cast<const char*>(bytes.data())), bytes.size());
    if (m_elf == nullptr || elf_kind(m_elf) != ELF_K_ELF || gelf_getclass(m_elf) != ELFCLASS64) {
        elf_end(std::exchange(m_elf, nullptr));
        throw RuntimeError({.text = "the compiled program is not a 64-bit ELF file"});
    }
    std::size_t nameBytes = kMaxSharing * bytes.size();
    readSections(nameBytes);
    readSymbols(nameBytes);
}

ElfImage::~ElfImage()
{
    elf_end(m_elf);
}

ElfImage::ElfImage(ElfImage&& other) noexcept
    : m_elf(std::exchange(other.m_elf, nullptr)), m_sections(std::move(other.m_sections)), m_symbols(std::move(other.m_symbols))
{
}

ElfImage& ElfImage::operator=(ElfImage&& other) noexcept
{
    std::swap(m_elf, other.m_elf);
    std::swap(m_sections, other.m_sections);
    std::swap(m_symbols, other.m_symbols);
    return *this;
}

const ElfImage::Section* ElfImage::section(std::string_view name) const
{
    for (const Section& section : m_sections)
        if (section.name == name)
            return &section;
    return nullptr;
}

void ElfImage::readSections(std::size_t& nameBytes)
{
    std::size_t table = 0;
    if (elf_getshdrstrndx(m_elf, &table) != 0)
        return;
    NameTable names(m_elf, table, nameBytes);
    for (Elf_Scn* scn = nullptr; (scn = elf_nextscn(m_elf, scn)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(scn, &header) == nullptr)
            continue;
        Section section{
            .name = names.at(header.sh_name), .size = header.sh_size, .bytes = {}, .index = elf_ndxscn(scn)};
        const Elf_Data* data = header.sh_type == SHT_NOBITS ? nullptr : elf_rawdata(scn, nullptr);
        if (data != nullptr && data->d_buf != nullptr)
            section.bytes = {static_cast<const std::byte*>(data->d_buf), data->d_size};
        m_sections.push_back(section);
    }
}

void ElfImage::readSymbols(std::size_t& nameBytes)
{
    for (Elf_Scn* scn = nullptr; (scn = elf_nextscn(m_elf, scn)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(scn, &header) == nullptr || header.sh_type != SHT_SYMTAB)
            continue;
        Elf_Data* data = elf_getdata(scn, nullptr);
        if (data == nullptr)
            continue;
        NameTable names(m_elf, header.sh_link, nameBytes);
        GElf_Sym symbol;
        for (int i = 0; gelf_getsym(data, i, &symbol) != nullptr; ++i) {
            const bool isFunction = GELF_ST_TYPE(symbol.st_info) == STT_FUNC;
            m_symbols.push_back({.name = names.at(symbol.st_name),
                                 .isFunction = isFunction,
                                 .isEntry = isFunction && (symbol.st_other & kEntryPoint) != 0,
                                 .isObject = GELF_ST_TYPE(symbol.st_info) == STT_OBJECT,
                                 .value = symbol.st_value,
                                 .size = symbol.st_size,
                                 .section = symbol.st_shndx < SHN_LORESERVE ? symbol.st_shndx : std::size_t{SHN_UNDEF}});
        }
        return;
    }
}

}  // namespace kd
