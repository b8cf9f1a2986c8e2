// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <string>

namespace kd::mcp {

/// [{name, title, description, arguments}]
Json promptList();
/// {description, messages}. Throws RequestError where there is no such prompt, or an argument is missing or none of its own.
Json prompt(const std::string& name, const Json& arguments);

}  // namespace kd::mcp
