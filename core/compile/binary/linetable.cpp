// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/linetable.h"

#include "core/base/error.h"
#include "core/compile/binary/elfimage.h"

#include <algorithm>
#include <dwarf.h>
#include <gelf.h>
#include <map>
#include <optional>

namespace kd {
namespace {

constexpr std::size_t kMaxRows = 4'000'000;
constexpr std::size_t kMaxFiles = 65'536;
constexpr std::size_t kMaxNameBytes = std::size_t{16} << 20;  // of all files together
constexpr unsigned kLastVersion = 4;

/// Reads little-endian values from bytes that nobody vouches for; once something is missing all that follows is 0.
class Cursor {
public:
    explicit Cursor(std::span<const std::byte> bytes, std::size_t at = 0) : m_bytes(bytes), m_at(at) {}

    bool ok() const { return m_isWhole; }
    std::size_t at() const { return m_at; }
    bool isAtEnd() const { return !m_isWhole || m_at >= m_bytes.size(); }

    std::uint64_t fixed(std::size_t size)
    {
        if (!has(size))
            return 0;
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < size; ++i)
            value |= std::to_integer<std::uint64_t>(m_bytes[m_at + i]) << (8 * i);
        m_at += size;
        return value;
    }

    std::uint64_t unsignedLeb()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint64_t byte = fixed(1);
            value |= (byte & 0x7f) << shift;
            if ((byte & 0x80) == 0)
                return value;
        }
        m_isWhole = false;
        return 0;
    }

    std::int64_t signedLeb()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint64_t byte = fixed(1);
            value |= (byte & 0x7f) << shift;
            if ((byte & 0x80) != 0)
                continue;
            if ((byte & 0x40) != 0 && shift < 57)
                value |= ~std::uint64_t{0} << (shift + 7);
            return static_cast<std::int64_t>(value);
        }
        m_isWhole = false;
        return 0;
    }

    std::string_view text()
    {
        const auto rest = m_isWhole ? m_bytes.subspan(m_at) : std::span<const std::byte>();
        const auto end = std::ranges::find(rest, std::byte{0});
        if (end == rest.end()) {
            m_isWhole = false;
            return {};
        }
        const auto length = static_cast<std::size_t>(end - rest.begin());
        m_at += length + 1;
        return {reinterpret_cast<const char*>(rest.data()), length};
    }

    void skip(std::size_t size)
    {
        if (has(size))
            m_at += size;
    }

private:
    bool has(std::size_t size)
    {
        m_isWhole = m_isWhole && size <= m_bytes.size() - m_at;
        return m_isWhole;
    }

    std::span<const std::byte> m_bytes;
    std::size_t m_at = 0;
    bool m_isWhole = true;
};

/// Where the addresses of the table's sequences are written, and what stands there once it is linked.
using Addresses = std::map<std::uint64_t, std::uint64_t>;

/// Those of the relocations of .debug_line that are of the kernel's section: the others are other kernels' sequences.
Addresses addressesOf(const ElfImage& image, std::string_view kernel)
{
    const ElfImage::Section* const section = image.section(".text." + std::string(kernel));
    const ElfImage::Section* const table = image.section(".debug_line");
    Addresses addresses;
    if (section == nullptr || table == nullptr)
        return addresses;
    for (Elf_Scn* scn = nullptr; (scn = elf_nextscn(image.handle(), scn)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(scn, &header) == nullptr || header.sh_type != SHT_RELA || header.sh_info != table->index)
            continue;
        Elf_Data* const data = elf_getdata(scn, nullptr);
        GElf_Rela relocation;
        for (int i = 0; data != nullptr && gelf_getrela(data, i, &relocation) != nullptr; ++i) {
            const std::size_t number = GELF_R_SYM(relocation.r_info);
            if (number >= image.symbols().size() || image.symbols()[number].section != section->index)
                continue;
            addresses[relocation.r_offset] =
                image.symbols()[number].value + static_cast<std::uint64_t>(relocation.r_addend);
        }
    }
    return addresses;
}

/// Runs the line programs of .debug_line for one kernel.
class LineProgram {
public:
    LineProgram(std::span<const std::byte> bytes, Addresses addresses) : m_bytes(bytes), m_addresses(std::move(addresses)) {}

    LineTable run()
    {
        std::size_t at = 0;
        while (at < m_bytes.size() && readUnit(at)) { }
        std::ranges::stable_sort(m_table.rows, {}, &LineTable::Row::offset);
        return std::move(m_table);
    }

private:
    struct State {
        std::optional<std::uint64_t> address;  ///< nothing: of another kernel
        std::uint64_t file = 1;
        std::uint64_t line = 1;    ///< wraps: beyond kLastLine it is none
    };

    bool readUnit(std::size_t& at);
    bool readHeader(Cursor& cursor);
    void readFiles(Cursor& cursor);
    void extended(Cursor& cursor);
    bool standard(Cursor& cursor, unsigned code);
    void special(unsigned code);
    void advance(std::uint64_t operations);
    void addRow(bool isEnd = false);

    std::span<const std::byte> m_bytes;
    Addresses m_addresses;
    LineTable m_table;
    std::size_t m_firstFile = 0;  ///< of this unit, in m_table.files
    std::size_t m_unitFiles = 0;
    std::size_t m_nameBytes = 0;
    State m_state;
    unsigned m_minimumLength = 1, m_lineRange = 1, m_opcodeBase = 1;
    int m_lineBase = 0;
    std::vector<unsigned> m_lengths;  ///< operands of the standard opcodes
};

bool LineProgram::readUnit(std::size_t& at)
{
    Cursor length(m_bytes, at);
    const std::uint64_t size = length.fixed(4);
    if (!length.ok() || size > m_bytes.size() - length.at())
        return false;
    const std::size_t end = length.at() + size;
    Cursor cursor(m_bytes.first(end), length.at());
    at = end;
    if (!readHeader(cursor))
        return false;
    m_state = {};
    while (!cursor.isAtEnd() && m_table.rows.size() < kMaxRows) {
        const auto code = static_cast<unsigned>(cursor.fixed(1));
        if (code >= m_opcodeBase)
            special(code);
        else if (code == 0)
            extended(cursor);
        else if (!standard(cursor, code))
            return false;
    }
    return cursor.ok();
}

bool LineProgram::readHeader(Cursor& cursor)
{
    const auto version = static_cast<unsigned>(cursor.fixed(2));
    const std::uint64_t headerSize = cursor.fixed(4);
    const std::size_t programAt = cursor.at() + std::min<std::uint64_t>(headerSize, m_bytes.size());
    if (version < 2 || version > kLastVersion)
        return false;
    m_minimumLength = static_cast<unsigned>(cursor.fixed(1));
    if (version >= 4)
        cursor.skip(1);
    cursor.skip(1);
    m_lineBase = static_cast<std::int8_t>(cursor.fixed(1));
    m_lineRange = static_cast<unsigned>(cursor.fixed(1));
    m_opcodeBase = static_cast<unsigned>(cursor.fixed(1));
    m_lengths.assign(1, 0);
    for (unsigned i = 1; i < m_opcodeBase; ++i)
        m_lengths.push_back(static_cast<unsigned>(cursor.fixed(1)));
    readFiles(cursor);
    if (!cursor.ok() || m_lineRange == 0 || cursor.at() > programAt)
        return false;
    cursor.skip(programAt - cursor.at());
    return cursor.ok();
}

void LineProgram::readFiles(Cursor& cursor)
{
    std::vector<std::string_view> folders{{}};
    for (std::string_view folder = cursor.text(); !folder.empty() && folders.size() < kMaxFiles; folder = cursor.text())
        folders.push_back(folder);
    m_firstFile = m_table.files.size();
    for (std::string_view name = cursor.text(); !name.empty(); name = cursor.text()) {
        const std::uint64_t folder = cursor.unsignedLeb();
        cursor.unsignedLeb();
        cursor.unsignedLeb();
        const std::string_view within = folder < folders.size() ? folders[folder] : std::string_view();
        m_nameBytes += within.size() + name.size();
        if (m_table.files.size() >= kMaxFiles || m_nameBytes > kMaxNameBytes)
            break;
        const bool isWhole = within.empty() || name.starts_with('/');
        m_table.files.push_back(isWhole ? std::string(name) : std::string(within) + '/' + std::string(name));
    }
    m_unitFiles = m_table.files.size() - m_firstFile;
}

/// NVIDIA's own opcodes, of inlined calls, are left out by their length.
void LineProgram::extended(Cursor& cursor)
{
    const std::uint64_t length = cursor.unsignedLeb();
    const std::size_t start = cursor.at();
    const auto code = length == 0 ? 0 : static_cast<unsigned>(cursor.fixed(1));
    if (code == DW_LNE_end_sequence) {
        addRow(true);
        m_state = {};
    } else if (code == DW_LNE_set_address) {
        const auto found = m_addresses.find(cursor.at());
        m_state.address = found == m_addresses.end() ? std::nullopt : std::optional(found->second);
    }
    const std::size_t read = cursor.at() - start;
    cursor.skip(length > read ? length - read : 0);
}

bool LineProgram::standard(Cursor& cursor, unsigned code)
{
    switch (code) {
    case DW_LNS_copy: addRow(); break;
    case DW_LNS_advance_pc: advance(cursor.unsignedLeb()); break;
    case DW_LNS_advance_line:
        m_state.line += static_cast<std::uint64_t>(cursor.signedLeb());
        break;
    case DW_LNS_set_file: m_state.file = cursor.unsignedLeb(); break;
    case DW_LNS_const_add_pc: advance((255 - m_opcodeBase) / m_lineRange); break;
    case DW_LNS_fixed_advance_pc:
        if (const std::uint64_t bytes = cursor.fixed(2); m_state.address)
            *m_state.address += bytes;
        break;
    default:
        for (unsigned i = 0; i < m_lengths[code]; ++i)
            cursor.unsignedLeb();
    }
    return cursor.ok();
}

void LineProgram::special(unsigned code)
{
    const unsigned adjusted = code - m_opcodeBase;
    advance(adjusted / m_lineRange);
    m_state.line += static_cast<std::uint64_t>(m_lineBase + static_cast<int>(adjusted % m_lineRange));
    addRow();
}

void LineProgram::advance(std::uint64_t operations)
{
    if (m_state.address)
        *m_state.address += operations * m_minimumLength;
}

void LineProgram::addRow(bool isEnd)
{
    constexpr std::uint64_t kLastLine = 0x7fffffff;
    constexpr std::uint64_t kLastOffset = 0xffffffff;
    if (!m_state.address || *m_state.address > kLastOffset)
        return;
    const bool hasFile = m_state.file >= 1 && m_state.file <= m_unitFiles;
    const bool isKnown = !isEnd && hasFile && m_state.line > 0 && m_state.line <= kLastLine;
    m_table.rows.push_back({.offset = static_cast<std::uint32_t>(*m_state.address),
                            .file = isKnown ? static_cast<std::uint32_t>(m_firstFile + m_state.file - 1) : 0,
                            .line = isKnown ? static_cast<std::uint32_t>(m_state.line) : 0});
}

}  // namespace

const LineTable::Row* LineTable::find(std::uint32_t offset) const
{
    const auto after = std::ranges::upper_bound(rows, offset, {}, &Row::offset);
    return after == rows.begin() || std::prev(after)->line == 0 ? nullptr : &*std::prev(after);
}

LineTable readLineTable(std::span<const std::byte> cubin, std::string_view kernel)
{
    try {
        const ElfImage image(cubin);
        Addresses addresses = addressesOf(image, kernel);
        const ElfImage::Section* const table = image.section(".debug_line");
        return table == nullptr || addresses.empty() ? LineTable() : LineProgram(table->bytes, std::move(addresses)).run();
    } catch (const Error&) {
        return {};
    }
}

}  // namespace kd
