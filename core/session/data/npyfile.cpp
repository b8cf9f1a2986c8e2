// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/data/arrayfile.h"
#include "core/session/data/elements.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace kd {
namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::size_t kMaxDimensions = 32;
constexpr std::size_t kAlignment = 64;
constexpr std::size_t kMaxTypeCode = 32;  // characters

struct TypeCode {
    std::string_view code;
    ElementType type;
};

constexpr std::array<TypeCode, 12> kCodes{{
    {"b1", ElementType::Bool},
    {"i1", ElementType::Int8},
    {"u1", ElementType::UInt8},
    {"i2", ElementType::Int16},
    {"u2", ElementType::UInt16},
    {"i4", ElementType::Int32},
    {"u4", ElementType::UInt32},
    {"i8", ElementType::Int64},
    {"u8", ElementType::UInt64},
    {"f2", ElementType::Float16},
    {"f4", ElementType::Float32},
    {"f8", ElementType::Float64},
}};

struct Header {
    std::string type;
    bool fortranOrder = false;
    std::vector<std::uint64_t> shape;
};

// Reads the header's Python dictionary: {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
class HeaderReader {
public:
    HeaderReader(std::string_view text, const std::string& subject) : m_text(text), m_subject(subject) {}

    Header read()
    {
        Header header;
        int keys = 0;
        expect('{');
        while (!accept('}')) {
            const std::string key = quoted();
            expect(':');
            readValue(key, header);
            ++keys;
            if (!accept(',')) {
                expect('}');
                break;
            }
        }
        if (keys != 3)
            fail();
        return header;
    }

private:
    void readValue(const std::string& key, Header& header)
    {
        if (key == "descr")
            header.type = quoted();
        else if (key == "fortran_order")
            header.fortranOrder = boolean();
        else if (key == "shape")
            header.shape = shape();
        else
            fail();
    }
    std::string quoted()
    {
        skipSpace();
        if (m_at < m_text.size() && m_text[m_at] == '[')
            refuse(m_subject, "its elements are structures; only plain numbers are read");
        const char quote = m_at < m_text.size() ? m_text[m_at] : '\0';
        const std::size_t end = m_text.find(quote, m_at + 1);
        if ((quote != '\'' && quote != '"') || end == std::string_view::npos)
            fail();
        const std::string text(m_text.substr(m_at + 1, end - m_at - 1));
        m_at = end + 1;
        return text;
    }
    bool boolean()
    {
        skipSpace();
        for (const std::string_view word : {"True", "False"}) {
            if (m_text.substr(m_at).starts_with(word)) {
                m_at += word.size();
                return word == "True";
            }
        }
        fail();
    }
    std::vector<std::uint64_t> shape()
    {
        std::vector<std::uint64_t> sizes;
        expect('(');
        while (!accept(')')) {
            skipSpace();
            std::uint64_t size = 0;
            const auto [end, error] = std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), size);
            if (error != std::errc() || sizes.size() == kMaxDimensions)
                fail();
            m_at = static_cast<std::size_t>(end - m_text.data());
            sizes.push_back(size);
            if (!accept(',')) {
                expect(')');
                break;
            }
        }
        return sizes;
    }
    void skipSpace() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }
    bool accept(char c)
    {
        skipSpace();
        const bool found = m_at < m_text.size() && m_text[m_at] == c;
        m_at += found ? 1 : 0;
        return found;
    }
    void expect(char c)
    {
        if (!accept(c))
            fail();
    }
    [[noreturn]] void fail() const { refuse(m_subject, "its .npy header cannot be read"); }

    std::string_view m_text;
    const std::string& m_subject;
    std::size_t m_at = 0;
};

ElementType typeOf(const std::string& code, const std::string& subject)
{
    const std::string_view format = std::string_view(code).substr(std::min<std::size_t>(code.size(), 1));
    const auto entry = std::ranges::find(kCodes, format, &TypeCode::code);
    if (entry == kCodes.end() || std::string_view("<|=>").find(code[0]) == std::string_view::npos)
        refuse(subject, message("its element type '{}' is not read; convert it to integers, bool or real numbers",
                                code.substr(0, 32)));
    if (code[0] == '>' && sizeOf(entry->type) > 1)
        refuse(subject, message("its numbers are big endian ('{}'); save it as '<{}'", code, code.substr(1)));
    return entry->type;
}

// The header's text, and where the data starts.
std::pair<std::string_view, std::size_t> headerText(std::string_view file, const std::string& subject)
{
    constexpr std::size_t kVersionBytes = 2;
    const std::size_t start = kMagic.size() + kVersionBytes;
    if (!file.starts_with(kMagic) || file.size() < start + 4)
        refuse(subject, "it is not an .npy file, or it is cut off");
    const int version = file[kMagic.size()];
    if (version < 1 || version > 3)
        refuse(subject, message("its .npy version {} is not known; 1 to 3 are read", version));
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    std::size_t length = 0;
    for (std::size_t i = 0; i < lengthBytes; ++i)
        length |= static_cast<std::size_t>(static_cast<unsigned char>(file[start + i])) << (8 * i);
    if (length > file.size() - start - lengthBytes)
        refuse(subject, "its .npy header is cut off");
    return {file.substr(start + lengthBytes, length), start + lengthBytes + length};
}

// `source` has the first index running fastest; the result the last one.
std::vector<std::byte> fromFortranOrder(std::span<const std::byte> source, const std::vector<std::uint64_t>& shape,
                                        std::size_t size)
{
    std::vector<std::byte> result(source.size());
    std::vector<std::uint64_t> index(shape.size(), 0);
    for (std::size_t at = 0; at < result.size(); at += size) {
        std::uint64_t offset = 0;
        for (std::size_t axis = shape.size(); axis-- > 0;)
            offset = offset * shape[axis] + index[axis];
        std::memcpy(result.data() + at, source.data() + offset * size, size);
        for (std::size_t axis = shape.size(); axis-- > 0 && ++index[axis] == shape[axis];)
            index[axis] = 0;
    }
    return result;
}

std::string_view codeOf(ElementType type)
{
    return std::ranges::find(kCodes, type, &TypeCode::type)->code;
}

}  // namespace

void describeNpy(std::span<const std::byte> head, ArrayEntry& entry)
{
    try {
        const std::string_view text(reinterpret_cast<const char*>(head.data()), head.size());
        Header header = HeaderReader(headerText(text, entry.name).first, entry.name).read();
        entry.type = header.type.substr(0, kMaxTypeCode);
        entry.shape = std::move(header.shape);
    } catch (const RuntimeError&) {  // whoever reads the array says what is wrong with it
    }
}

ElementArray parseNpy(std::span<const std::byte> file, const std::string& subject)
{
    const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
    const auto [headerWords, dataStart] = headerText(text, subject);
    const Header header = HeaderReader(headerWords, subject).read();
    ElementArray array{.type = typeOf(header.type, subject), .shape = header.shape};
    const std::uint64_t expected = arrayBytes(array.shape, array.type, subject);
    const std::span<const std::byte> data = file.subspan(dataStart);
    if (data.size() != expected)
        refuse(subject,
               message("its shape means {} byte(s) of data; it has {}", expected, data.size()));
    if (header.fortranOrder && array.shape.size() > 1)
        array.bytes = fromFortranOrder(data, array.shape, sizeOf(array.type));
    else
        array.bytes.assign(data.begin(), data.end());
    return array;
}

std::vector<std::byte> toNpy(ElementType type, const std::vector<std::uint64_t>& sizes, std::span<const std::byte> bytes)
{
    const bool isStrange = type == ElementType::BFloat16 || type == ElementType::Float8E4M3 || type == ElementType::Float8E5M2;
    const ElementType stored = isStrange ? ElementType::Float32 : type;
    const std::uint64_t count = bytes.size() / sizeOf(type);
    std::string shape = "(";
    for (std::size_t i = 0; i < sizes.size(); ++i)
        shape += (i == 0 ? "" : ", ") + std::to_string(sizes[i]);
    shape += sizes.size() == 1 ? ",)" : ")";
    std::string header = std::string("{'descr': '") + (sizeOf(stored) == 1 ? "|" : "<") + std::string(codeOf(stored)) +
                         "', 'fortran_order': False, 'shape': " + shape + ", }";
    const std::size_t prefix = kMagic.size() + 4;
    header.append(kAlignment - 1 - (prefix + header.size()) % kAlignment, ' ');
    header += '\n';
    std::string start(kMagic);
    start += {'\x01', '\0', static_cast<char>(header.size() & 0xff), static_cast<char>(header.size() >> 8)};
    start += header;

    std::vector<std::byte> file(start.size() + count * sizeOf(stored));
    std::memcpy(file.data(), start.data(), start.size());
    std::byte* const data = file.data() + start.size();
    if (stored == type) {
        std::ranges::copy(bytes.first(count * sizeOf(type)), data);
        return file;
    }
    withElementType(type, [&]<typename T>(std::type_identity<T>) {
        for (std::uint64_t i = 0; i < count; ++i)
            storeElement(data, i, static_cast<float>(elementToDouble(loadElement<T>(bytes.data(), i))));
    });
    return file;
}

std::vector<std::byte> toNpy(ElementType type, std::uint32_t components, std::span<const std::byte> bytes)
{
    return toNpy(type, shapeOf(bytes.size() / sizeOf(type), components), bytes);
}

}  // namespace kd
