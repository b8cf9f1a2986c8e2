// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

namespace kd {

using Json = nlohmann::json;

/// Limits of untrusted JSON, checked before anything is built from it.
struct JsonLimits {
    std::size_t bytes = 64u << 20;
    int depth = 64;
};

/// Parses untrusted UTF-8 text. Throws RuntimeError with `subject` and the place (line and column) when the text is too
/// long, nested too deeply, or not JSON.
Json parseJson(std::string_view text, std::string_view subject, JsonLimits limits = {});

/// Text of `value` that never throws: invalid UTF-8 becomes U+FFFD. `indent` < 0 gives one line.
std::string dumpJson(const Json& value, int indent = -1);

/// `json` as T; `fallback` when it is of another type, or holds a value that its reader refuses.
template <typename T>
T readOr(const Json& json, T fallback)
{
    try {
        return json.get<T>();
    } catch (const Json::exception&) {
        return fallback;
    } catch (const RuntimeError&) {
        return fallback;
    }
}

/// The member `key` of the object `json`, read as readOr() does; `fallback` also when it is absent.
template <typename T>
T valueOr(const Json& json, std::string_view key, T fallback)
{
    const auto it = json.is_object() ? json.find(key) : json.end();
    if (!json.is_object() || it == json.end() || it->is_null())
        return fallback;
    return readOr(*it, std::move(fallback));
}

}  // namespace kd
