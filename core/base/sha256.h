// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace kd {

using Sha256Digest = std::array<std::byte, 32>;

/// Incremental SHA-256 (FIPS 180-4) over libgcrypt. Throws std::bad_alloc.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(Sha256&&) noexcept;
    Sha256& operator=(Sha256&&) noexcept;

    /// Adds the bytes alone, without their number.
    Sha256& add(std::span<const std::byte> bytes);
    /// Adds the length of `field` as 8 bytes, little endian, then `field`: keys built so have one reading only.
    Sha256& addField(std::string_view field);
    Sha256Digest finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// 64 lower-case hexadecimal digits.
std::string toHex(const Sha256Digest& digest);
std::string sha256Hex(std::span<const std::byte> bytes);
std::string sha256Hex(std::string_view text);

}  // namespace kd
