// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/deviceprintf.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace kd::emulator {
namespace {

constexpr int kWidest = 4096;

class Formatter {
public:
    Formatter(std::string_view format, std::span<const std::byte> arguments, const StringAt& stringAt, const OnArgument& onArgument)
        : m_format(format), m_arguments(arguments), m_stringAt(stringAt), m_onArgument(onArgument)
    {
    }

    std::string run()
    {
        while (m_at < m_format.size()) {
            const std::size_t percent = std::min(m_format.find('%', m_at), m_format.size());
            m_text += m_format.substr(m_at, percent - m_at);
            m_at = percent;
            if (m_at < m_format.size())
                convert();
        }
        return std::move(m_text);
    }
    int count() const { return m_count; }

private:
    struct Spec {
        std::string flags;
        int width = -1, precision = -1;
        bool isWide = false;  ///< 64 bits
        char narrow = 0;      ///< 'h' or 'H' for hh
        char conversion = 0;
    };

    bool isAtEnd() const { return m_at >= m_format.size(); }
    char peek() const { return isAtEnd() ? '\0' : m_format[m_at]; }

    template <typename T> T next(char conversion)
    {
        m_used = (m_used + sizeof(T) - 1) / sizeof(T) * sizeof(T);
        if (m_onArgument)
            m_onArgument({.number = m_count + 1, .offset = m_used, .bytes = sizeof(T), .conversion = conversion});
        T value{};
        if (m_used + sizeof(T) <= m_arguments.size())
            std::memcpy(&value, m_arguments.data() + m_used, sizeof(T));
        m_used += sizeof(T);
        ++m_count;
        return value;
    }

    int number()
    {
        if (peek() == '*') {
            ++m_at;
            return std::clamp(next<std::int32_t>('*'), -kWidest, kWidest);
        }
        int value = 0;
        for (; peek() >= '0' && peek() <= '9'; ++m_at)
            value = std::min(value * 10 + (peek() - '0'), kWidest);
        return value;
    }

    void readLength(Spec& spec)
    {
        for (;; ++m_at) {
            switch (peek()) {
            case 'l': case 'j': case 'z': case 't': case 'L': spec.isWide = true; break;
            case 'h': spec.narrow = spec.narrow == 'h' ? 'H' : 'h'; break;
            default: return;
            }
        }
    }

    Spec readSpec()
    {
        Spec spec;
        for (; !isAtEnd() && std::strchr("-+ #0", peek()) != nullptr; ++m_at)
            if (spec.flags.find(peek()) == std::string::npos)
                spec.flags += peek();
        if (peek() == '*' || (peek() >= '1' && peek() <= '9'))
            spec.width = number();
        if (spec.width < -1) {
            spec.flags += '-';
            spec.width = -spec.width;
        }
        if (peek() == '.') {
            ++m_at;
            spec.precision = number();
        }
        readLength(spec);
        spec.conversion = peek();
        m_at += isAtEnd() ? 0 : 1;
        return spec;
    }

    template <typename T> void print(const Spec& spec, const char* length, T value)
    {
        std::string format = "%" + spec.flags;
        if (spec.width >= 0)
            format += std::to_string(spec.width);
        if (spec.precision >= 0)
            format += "." + std::to_string(spec.precision);
        format += std::string(length) + spec.conversion;
        char small[256];
        const int size = std::snprintf(small, sizeof small, format.c_str(), value);
        if (size < 0)
            return;
        if (static_cast<std::size_t>(size) < sizeof small) {
            m_text.append(small, static_cast<std::size_t>(size));
            return;
        }
        std::string large(static_cast<std::size_t>(size) + 1, '\0');
        std::snprintf(large.data(), large.size(), format.c_str(), value);
        m_text.append(large, 0, static_cast<std::size_t>(size));
    }

    void printSigned(const Spec& spec)
    {
        long long value = spec.isWide ? next<std::int64_t>(spec.conversion) : next<std::int32_t>(spec.conversion);
        if (spec.narrow == 'h')
            value = static_cast<std::int16_t>(value);
        else if (spec.narrow == 'H')
            value = static_cast<std::int8_t>(value);
        print(spec, "ll", value);
    }

    void printUnsigned(const Spec& spec)
    {
        unsigned long long value = spec.isWide ? next<std::uint64_t>(spec.conversion) : next<std::uint32_t>(spec.conversion);
        if (spec.narrow == 'h')
            value = static_cast<std::uint16_t>(value);
        else if (spec.narrow == 'H')
            value = static_cast<std::uint8_t>(value);
        print(spec, "ll", value);
    }

    void convert()
    {
        const std::size_t start = m_at++;
        const Spec spec = readSpec();
        switch (spec.conversion) {
        case '%': m_text += '%'; break;
        case 'd': case 'i': printSigned(spec); break;
        case 'u': case 'o': case 'x': case 'X': printUnsigned(spec); break;
        case 'c': print(spec, "", next<std::int32_t>('c')); break;
        case 'f': case 'F': case 'e': case 'E': case 'g': case 'G': case 'a': case 'A':
            print(spec, "", next<double>(spec.conversion));
            break;
        case 'p': print(spec, "", reinterpret_cast<const void*>(next<std::uint64_t>('p'))); break;
        case 's': print(spec, "", m_stringAt(next<std::uint64_t>('s')).c_str()); break;
        default: m_text += m_format.substr(start, m_at - start); break;  // no conversion: as it stands
        }
    }

    const std::string_view m_format;
    const std::span<const std::byte> m_arguments;
    const StringAt& m_stringAt;
    const OnArgument& m_onArgument;
    std::string m_text;
    std::size_t m_at = 0, m_used = 0;
    int m_count = 0;
};

}  // namespace

std::string formatPrintf(std::string_view format, std::span<const std::byte> arguments, const StringAt& stringAt, int& count,
                         const OnArgument& onArgument)
{
    Formatter formatter(format, arguments, stringAt, onArgument);
    std::string text = formatter.run();
    count = formatter.count();
    return text;
}

}  // namespace kd::emulator
