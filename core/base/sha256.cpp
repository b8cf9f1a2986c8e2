// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include "core/base/hashlibrary.h"

#include <cstring>

namespace kd {

struct Sha256::State {
    HashHandle handle = openHash(GCRY_MD_SHA256);
};

Sha256::Sha256() : m_state(std::make_unique<State>()) {}

Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

Sha256& Sha256::add(std::span<const std::byte> bytes)
{
    gcry_md_write(m_state->handle.get(), bytes.data(), bytes.size());
    return *this;
}

Sha256& Sha256::addField(std::string_view field)
{
    std::array<std::byte, 8> length{};
    for (std::size_t i = 0; i < length.size(); ++i)
        length[i] = static_cast<std::byte>(std::uint64_t{field.size()} >> (8 * i));
    add(length);
    return add(std::as_bytes(std::span(field)));
}

Sha256Digest Sha256::finish()
{
    Sha256Digest digest{};
    std::memcpy(digest.data(), gcry_md_read(m_state->handle.get(), GCRY_MD_SHA256), digest.size());
    return digest;
}

std::string toHex(const Sha256Digest& digest)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::byte byte : digest) {
        text += kDigits[std::to_integer<std::size_t>(byte >> 4)];
        text += kDigits[std::to_integer<std::size_t>(byte & std::byte{15})];
    }
    return text;
}

std::string sha256Hex(std::span<const std::byte> bytes)
{
    return toHex(Sha256().add(bytes).finish());
}

std::string sha256Hex(std::string_view text)
{
    return sha256Hex(std::as_bytes(std::span(text)));
}

}  // namespace kd
