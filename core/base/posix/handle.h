// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

namespace kd::posix {

/// Owns one file descriptor.
class Handle {
public:
    Handle() = default;
    explicit Handle(int descriptor) noexcept : m_descriptor(descriptor) {}
    ~Handle() { reset(); }
    Handle(Handle&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    Handle& operator=(Handle&& other) noexcept
    {
        if (this != &other) {
            reset();
            m_descriptor = std::exchange(other.m_descriptor, -1);
        }
        return *this;
    }

    int get() const noexcept { return m_descriptor; }
    explicit operator bool() const noexcept { return m_descriptor >= 0; }
    int release() noexcept { return std::exchange(m_descriptor, -1); }
    void reset() noexcept;

private:
    int m_descriptor = -1;
};

}  // namespace kd::posix
