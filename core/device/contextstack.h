// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"

#include <cstddef>
#include <optional>

namespace kd {

/// PyCUDA's stack of current contexts, one a thread, for programs that are written so; the engine itself takes a ContextRef
/// where it needs one. CUDA's own stack is never more than one deep on account of it: a push takes the context before off
/// first, a pop puts it back. What is left when a thread ends is forgotten.
class ContextStack {
public:
    /// Makes `context` current. It must be popped before it is destroyed, or removed.
    static void push(const ContextRef& context);
    /// Takes off the top and makes the one under it current. Throws LogicError when the stack is empty.
    static ContextRef pop();
    /// Takes `context` off wherever it lies, as its owner is about to go; the top is current afterwards.
    static void remove(const ContextRef& context);
    /// The top; nothing when the stack is empty.
    static std::optional<ContextRef> current();
    static std::size_t depth() noexcept;
};

/// Makes a context the top of the stack while it lives (CuPy's `with Device(1):`).
class [[nodiscard]] StackedContext {
public:
    explicit StackedContext(const ContextRef& context);
    ~StackedContext();
    StackedContext(const StackedContext&) = delete;
    StackedContext& operator=(const StackedContext&) = delete;

private:
    ContextRef m_context;
};

}  // namespace kd
