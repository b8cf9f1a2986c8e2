// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

namespace kd {

/// True for enumerations whose values are bits that go together; specialised beside each of them.
template <typename Enum> inline constexpr bool kIsFlag = false;

/// Any number of flags of one enumeration: `Flags<EventFlag> flags = EventFlag::BlockingSync | EventFlag::DisableTiming`.
template <typename Enum> class Flags {
public:
    constexpr Flags() = default;
    constexpr Flags(Enum flag) : m_bits(static_cast<unsigned>(flag)) {}

    /// Bits as the driver gives them, unknown ones too.
    static constexpr Flags ofBits(unsigned bits)
    {
        Flags flags;
        flags.m_bits = bits;
        return flags;
    }
    constexpr unsigned bits() const { return m_bits; }
    /// Tells whether all bits of `flag` are set.
    constexpr bool has(Enum flag) const { return (m_bits & static_cast<unsigned>(flag)) == static_cast<unsigned>(flag); }

    friend constexpr Flags operator|(Flags a, Flags b) { return ofBits(a.m_bits | b.m_bits); }
    friend constexpr bool operator==(Flags a, Flags b) = default;

private:
    unsigned m_bits = 0;
};

template <typename Enum>
    requires kIsFlag<Enum>
constexpr Flags<Enum> operator|(Enum a, Enum b)
{
    return Flags<Enum>(a) | Flags<Enum>(b);
}

}  // namespace kd
