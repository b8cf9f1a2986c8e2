// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stream/currentstream.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace kd {
namespace {

thread_local std::vector<StreamRef> streams;

bool hasPerThreadDefault()
{
    const char* text = std::getenv("KERNELDESK_PER_THREAD_DEFAULT_STREAM");
    return text != nullptr && *text != '\0' && std::string_view(text) != "0";
}

}  // namespace

StreamRef currentStream(const ContextRef& context)
{
    const auto found =
        std::find_if(streams.rbegin(), streams.rend(), [&](const StreamRef& each) { return each.context() == context; });
    if (found != streams.rend())
        return *found;
    return hasPerThreadDefault() ? StreamRef::perThread(context) : StreamRef::legacy(context);
}

StreamScope::StreamScope(const StreamRef& stream)
{
    streams.push_back(stream);
}

StreamScope::~StreamScope()
{
    streams.pop_back();
}

}  // namespace kd
