// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <new>

namespace kd::emulator {

/// Uninitialised memory, 64-byte aligned; pages are taken as they are touched.
class AlignedBytes {
public:
    AlignedBytes() = default;
    explicit AlignedBytes(std::size_t bytes)
        : m_bytes(bytes == 0 ? nullptr : static_cast<std::byte*>(::operator new(bytes, kAlignment)))
    { }
    std::byte* data() const noexcept { return m_bytes.get(); }

private:
    static constexpr std::align_val_t kAlignment{64};
    struct Delete {
        void operator()(std::byte* bytes) const noexcept { ::operator delete(bytes, kAlignment); }
    };
    std::unique_ptr<std::byte, Delete> m_bytes;
};

}  // namespace kd::emulator
