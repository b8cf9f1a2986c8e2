// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/library.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

namespace kd::emulator {

JitLog::JitLog(const CUjit_option* options, void* const* values, unsigned count)
{
    for (unsigned i = 0; options != nullptr && values != nullptr && i < count; ++i) {
        if (options[i] == CU_JIT_ERROR_LOG_BUFFER)
            m_errors = static_cast<char*>(values[i]);
        if (options[i] == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES)
            m_room = static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(values[i]));
    }
}

void JitLog::writeError(std::string_view text) const
{
    if (m_errors == nullptr || m_room == 0)
        return;
    const std::size_t length = std::min(text.size(), m_room - 1);
    std::memcpy(m_errors, text.data(), length);
    m_errors[length] = '\0';
}

std::optional<PtxTarget> targetOf(std::string_view ptx)
{
    constexpr std::string_view kDirective = "\n.target";
    constexpr std::string_view kBlank = " \t";
    const std::size_t at = ptx.find(kDirective);
    if (at == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = ptx.substr(at + kDirective.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(kBlank), rest.size()));
    if (!rest.starts_with("sm_"))
        return std::nullopt;
    rest.remove_prefix(3);
    int number = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (error != std::errc() || number < 10)
        return std::nullopt;
    const bool hasVariant = end != rest.data() + rest.size() && (*end == 'a' || *end == 'f');
    return PtxTarget{{number / 10, number % 10}, hasVariant ? *end : '\0'};
}

bool runsOn(const PtxTarget& target, ComputeCapability device) noexcept
{
    if (target.variant == 'a')
        return device == target.capability;
    if (target.variant == 'f')
        return device.major == target.capability.major && device.minor >= target.capability.minor;
    return device >= target.capability;
}

bool isBetter(const PtxTarget& a, const PtxTarget& b) noexcept
{
    const auto rank = [](char variant) { return variant == 'a' ? 2 : variant == 'f' ? 1 : 0; };
    return std::pair(b.capability, rank(b.variant)) < std::pair(a.capability, rank(a.variant));
}

bool isBinaryCode(const void* code) noexcept
{
    constexpr unsigned char kElf[4] = {0x7f, 'E', 'L', 'F'};
    constexpr unsigned char kFatbin[4] = {0x50, 0xed, 0x55, 0xba};
    constexpr unsigned char kFatbinWrapper[4] = {0xb1, 0x43, 0x62, 0x46};
    // Shorter text differs in its first bytes already, so nothing beyond its end is read.
    return std::strncmp(static_cast<const char*>(code), reinterpret_cast<const char*>(kElf), sizeof kElf) == 0 ||
        std::strncmp(static_cast<const char*>(code), reinterpret_cast<const char*>(kFatbin), sizeof kFatbin) == 0 ||
        std::strncmp(static_cast<const char*>(code), reinterpret_cast<const char*>(kFatbinWrapper), sizeof kFatbinWrapper) == 0;
}

}  // namespace kd::emulator
