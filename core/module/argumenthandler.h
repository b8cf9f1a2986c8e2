// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/copy.h"
#include "core/module/argumenttype.h"

#include <cstddef>
#include <optional>
#include <span>

namespace kd {

/// Host bytes that a kernel works on through device memory of their size: allocated when first needed, in the context of the
/// launch, kept as long as this lives and used again. Copies are done in the launch's stream. Move-only; the host bytes must
/// live as long.
class ArgumentHandler {
public:
    CUdeviceptr address() const noexcept { return m_memory ? m_memory->address() : 0; }
    /// Does what comes before the launch: memory, and the copy to it where that is wanted.
    void begin(const StreamRef& stream);
    /// Enqueues after the launch the copy back where that is wanted.
    void end(const StreamRef& stream) const;
    bool copiesBack() const noexcept { return !m_back.empty(); }

protected:
    ArgumentHandler(std::span<const std::byte> bytes, bool copiesIn, std::span<std::byte> back)
        : m_bytes(bytes), m_copiesIn(copiesIn), m_back(back)
    {
    }

private:
    std::span<const std::byte> m_bytes;
    bool m_copiesIn;
    std::span<std::byte> m_back;
    std::optional<DeviceMemory> m_memory;
};

/// Copied to the device before the launch.
class In : public ArgumentHandler {
public:
    template <typename T>
    explicit In(std::span<T> values) : ArgumentHandler(std::as_bytes(values), true, {})
    {
    }
    template <typename Range>
    explicit In(const Range& values) : In(std::span(values))
    {
    }
};

/// Copied back after it; what the kernel leaves out is undefined.
class Out : public ArgumentHandler {
public:
    template <typename T>
    explicit Out(std::span<T> values) : ArgumentHandler(std::as_bytes(values), false, std::as_writable_bytes(values))
    {
    }
    template <typename Range>
    explicit Out(Range& values) : Out(std::span(values))
    {
    }
};

/// Both.
class InOut : public ArgumentHandler {
public:
    template <typename T>
    explicit InOut(std::span<T> values) : ArgumentHandler(std::as_bytes(values), true, std::as_writable_bytes(values))
    {
    }
    template <typename Range>
    explicit InOut(Range& values) : InOut(std::span(values))
    {
    }
};

template <typename T>
    requires std::is_base_of_v<ArgumentHandler, T>
struct ArgumentTraits<T> {
    using Stored = CUdeviceptr;
    static constexpr StaticArgumentType type() { return {ArgumentType::Kind::Pointer, "host array", sizeof(CUdeviceptr)}; }
    static Stored stored(const T& handler) { return handler.address(); }
};

}  // namespace kd
