// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compilerequest.h"

namespace kd {
namespace {

void to_json(Json& json, const UserHeader& header)
{
    json = {{"includeName", header.includeName}, {"path", header.path}, {"text", header.text}};
}

UserHeader readHeader(const Json& json)
{
    return {.includeName = valueOr<std::string>(json, "includeName", {}),
            .path = valueOr<std::string>(json, "path", {}),
            .text = valueOr<std::string>(json, "text", {})};
}

}  // namespace

void to_json(Json& json, const CompileRequest& request)
{
    Json headers = Json::array();
    for (const UserHeader& header : request.headers) {
        Json entry;
        to_json(entry, header);
        headers.push_back(std::move(entry));
    }
    json = {{"source", request.source},
            {"programName", request.programName},
            {"headers", std::move(headers)},
            {"architecture", request.architecture},
            {"options", request.options},
            {"nameExpressions", request.nameExpressions},
            {"useCache", request.useCache},
            {"deadline", request.deadline.count()}};
}

void from_json(const Json& json, CompileRequest& request)
{
    request = {};
    request.source = valueOr<std::string>(json, "source", {});
    request.programName = valueOr<std::string>(json, "programName", {});
    if (const auto it = json.find("headers"); it != json.end() && it->is_array())
        for (const Json& header : *it)
            request.headers.push_back(readHeader(header));
    request.architecture = valueOr(json, "architecture", request.architecture);
    request.options = valueOr(json, "options", request.options);
    request.nameExpressions = valueOr(json, "nameExpressions", request.nameExpressions);
    request.useCache = valueOr(json, "useCache", request.useCache);
    request.deadline = Milliseconds(valueOr(json, "deadline", request.deadline.count()));
}

}  // namespace kd
