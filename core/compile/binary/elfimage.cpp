// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/elfimage.h"

#include "core/base/error.h"

#include <gelf.h>
#include <utility>

namespace kd {
namespace {

constexpr unsigned char kEntryPoint = 0x10;  // STO_CUDA_ENTRY of st_other

std::string_view nameAt(Elf* elf, std::size_t table, std::size_t offset)
{
    const char* name = elf_strptr(elf, table, offset);
    return name != nullptr ? name : "";
}

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
    readSections();
    readSymbols();
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

void ElfImage::readSections()
{
    std::size_t names = 0;
    if (elf_getshdrstrndx(m_elf, &names) != 0)
        return;
    for (Elf_Scn* scn = nullptr; (scn = elf_nextscn(m_elf, scn)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(scn, &header) == nullptr)
            continue;
        Section section{
            .name = nameAt(m_elf, names, header.sh_name), .size = header.sh_size, .bytes = {}, .index = elf_ndxscn(scn)};
        const Elf_Data* data = header.sh_type == SHT_NOBITS ? nullptr : elf_rawdata(scn, nullptr);
        if (data != nullptr && data->d_buf != nullptr)
            section.bytes = {static_cast<const std::byte*>(data->d_buf), data->d_size};
        m_sections.push_back(section);
    }
}

void ElfImage::readSymbols()
{
    for (Elf_Scn* scn = nullptr; (scn = elf_nextscn(m_elf, scn)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(scn, &header) == nullptr || header.sh_type != SHT_SYMTAB)
            continue;
        Elf_Data* data = elf_getdata(scn, nullptr);
        if (data == nullptr)
            continue;
        GElf_Sym symbol;
        for (int i = 0; gelf_getsym(data, i, &symbol) != nullptr; ++i) {
            const bool isFunction = GELF_ST_TYPE(symbol.st_info) == STT_FUNC;
            m_symbols.push_back({.name = nameAt(m_elf, header.sh_link, symbol.st_name),
                                 .isFunction = isFunction,
                                 .isEntry = isFunction && (symbol.st_other & kEntryPoint) != 0,
                                 .value = symbol.st_value});
        }
        return;
    }
}

}  // namespace kd
