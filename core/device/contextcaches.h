// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"

#include <functional>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>

namespace kd {

/// Empties every ContextMemo of the process: to be done before a context whose modules or memory they hold may go.
void clearContextCaches();

/// Is emptied by clearContextCaches(), which knows it while it lives.
class ContextCache {
public:
    virtual void clear() = 0;
    ContextCache(const ContextCache&) = delete;
    ContextCache& operator=(const ContextCache&) = delete;

protected:
    ContextCache();
    virtual ~ContextCache();
};

/// A function whose results are kept for each context and its arguments (PyCUDA's `context_dependent_memoize`). A context is
/// told by its id, which no later one has, so a stale result is never given. Thread-safe; two threads that ask at once may both
/// compute, the first result is kept. Arguments are ordered by `<`; results are copied.
template <typename Result, typename... Arguments> class ContextMemo final : public ContextCache {
public:
    using Function = std::function<Result(const ContextRef&, const Arguments&...)>;
    explicit ContextMemo(Function function) : m_function(std::move(function)) {}

    Result operator()(const ContextRef& context, const Arguments&... arguments)
    {
        const Key key(context.id(), arguments...);
        {
            const std::lock_guard lock(m_mutex);
            if (const auto found = m_results.find(key); found != m_results.end())
                return found->second;
        }
        Result result = m_function(context, arguments...);
        const std::lock_guard lock(m_mutex);
        return m_results.emplace(key, std::move(result)).first->second;
    }

    void clear() override
    {
        std::map<Key, Result> results;
        const std::lock_guard lock(m_mutex);
        results.swap(m_results);
    }

private:
    using Key = std::tuple<std::uint64_t, Arguments...>;

    Function m_function;
    std::mutex m_mutex;
    std::map<Key, Result> m_results;
};

}  // namespace kd
