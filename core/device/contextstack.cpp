// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/contextstack.h"

#include "core/base/error.h"

#include <algorithm>
#include <vector>

namespace kd {
namespace {

thread_local std::vector<ContextRef> contexts;

/// Whether the driver's current context is ours; then it is the only one there.
void popFromDriver(const ContextRef& context) noexcept
{
    CUcontext current = nullptr;
    if (context.api().cuCtxGetCurrent(&current) == CUDA_SUCCESS && current == context.handle())
        context.api().cuCtxPopCurrent(&current);
}

void putOnDriver(const ContextRef& context) noexcept
{
    context.api().cuCtxPushCurrent(context.handle());
}

}  // namespace

void ContextStack::push(const ContextRef& context)
{
    contexts.push_back(context);
    if (contexts.size() > 1)
        popFromDriver(contexts[contexts.size() - 2]);
    putOnDriver(context);
}

ContextRef ContextStack::pop()
{
    if (contexts.empty())
        throw LogicError(
            {.operation = "cuCtxPopCurrent", .text = "the context stack of this thread is empty; every pop needs its push"});
    const ContextRef top = contexts.back();
    contexts.pop_back();
    popFromDriver(top);
    if (!contexts.empty())
        putOnDriver(contexts.back());
    return top;
}

void ContextStack::remove(const ContextRef& context)
{
    while (!contexts.empty() && contexts.back() == context)
        pop();
    std::erase(contexts, context);
}

std::optional<ContextRef> ContextStack::current()
{
    return contexts.empty() ? std::nullopt : std::optional(contexts.back());
}

std::size_t ContextStack::depth() noexcept
{
    return contexts.size();
}

StackedContext::StackedContext(const ContextRef& context) : m_context(context)
{
    ContextStack::push(context);
}

StackedContext::~StackedContext()
{
    if (const std::optional<ContextRef> top = ContextStack::current(); top && *top == m_context)
        ContextStack::pop();
}

}  // namespace kd
