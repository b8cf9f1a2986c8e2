// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/crc32.h"

#include "core/base/hashlibrary.h"

namespace kd {

struct Crc32::State {
    HashHandle handle = openHash(GCRY_MD_CRC32);
};

Crc32::Crc32() : m_state(std::make_unique<State>()) {}
Crc32::~Crc32() = default;
Crc32::Crc32(Crc32&&) noexcept = default;
Crc32& Crc32::operator=(Crc32&&) noexcept = default;

Crc32& Crc32::add(std::span<const std::byte> bytes)
{
    gcry_md_write(m_state->handle.get(), bytes.data(), bytes.size());
    return *this;
}

std::uint32_t Crc32::finish()
{
    std::uint32_t value = 0;
    const unsigned char* digest = gcry_md_read(m_state->handle.get(), GCRY_MD_CRC32);
    for (std::size_t i = 0; i < sizeof value; ++i)
        value = value << 8 | digest[i];
    return value;
}

}  // namespace kd
