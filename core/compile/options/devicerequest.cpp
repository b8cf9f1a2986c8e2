// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/devicerequest.h"

#include "core/compile/outline/hostcode.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace kd {
namespace {

void addMissing(std::vector<std::string>& all, const std::vector<std::string>& more)
{
    for (const std::string& each : more) {
        if (std::ranges::find(all, each) == all.end())
            all.push_back(each);
    }
}

}  // namespace

CompileRequest withoutHostCode(CompileRequest request)
{
    DeviceSource code = setHostCodeAside(request.source);
    request.source = std::move(code.text);
    addMissing(request.options, code.options);
    addMissing(request.nameExpressions, code.instances);
    return request;
}

}  // namespace kd
