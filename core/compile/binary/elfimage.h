// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct Elf;

namespace kd {

/// A cubin opened from memory by libelf; it refers to the bytes, which must outlive it. Nothing in the bytes is trusted: names
/// that are longer than 64 KiB, or that overlap so often that they come to several times the bytes, are empty.
class ElfImage {
public:
    /// A section; name and bytes are those of the image.
    struct Section {
        std::string_view name;
        std::uint64_t size = 0;            ///< also of sections without bytes (.nv.shared)
        std::span<const std::byte> bytes;  ///< empty for sections without bytes
        std::size_t index = 0;
    };
    /// An entry of the symbol table.
    struct Symbol {
        std::string_view name;
        bool isFunction = false;
        bool isEntry = false;  ///< a __global__ function (st_other bit 0x10)
        bool isObject = false;  ///< a variable
        std::uint64_t value = 0;
        std::uint64_t size = 0;  ///< bytes
        std::size_t section = 0;  ///< Section::index of where it is defined; 0: nowhere
    };

    /// Throws RuntimeError when the bytes are not a 64-bit ELF file.
    explicit ElfImage(std::span<const std::byte> bytes);
    ~ElfImage();
    ElfImage(ElfImage&& other) noexcept;
    ElfImage& operator=(ElfImage&& other) noexcept;

    Elf* handle() const noexcept { return m_elf; }
    const std::vector<Section>& sections() const noexcept { return m_sections; }
    const std::vector<Symbol>& symbols() const noexcept { return m_symbols; }  ///< by their number in the file
    /// The first of that name; null when there is none.
    const Section* section(std::string_view name) const;

private:
    void readSections(std::size_t& nameBytes);
    void readSymbols(std::size_t& nameBytes);

    Elf* m_elf = nullptr;
    std::vector<Section> m_sections;
    std::vector<Symbol> m_symbols;
};

}  // namespace kd
