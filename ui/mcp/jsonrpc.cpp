// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/jsonrpc.h"

#include <utility>

namespace kd::mcp {
namespace {

constexpr const char* kVersion = "2.0";
constexpr std::size_t kMaxId = 256;
constexpr std::size_t kMaxMethod = 256;

bool isId(const Json& id)
{
    return id.is_number_integer() || (id.is_string() && id.get_ref<const std::string&>().size() <= kMaxId);
}

Incoming invalid(Json id, ErrorCode code, std::string sentence)
{
    Incoming message;
    message.id = std::move(id);
    message.code = code;
    message.sentence = std::move(sentence);
    return message;
}

Incoming readMessage(Json& json)
{
    if (json.is_array())
        return invalid({}, ErrorCode::InvalidRequest, "Batches are not taken: send one message a line.");
    if (!json.is_object())
        return invalid({}, ErrorCode::InvalidRequest, "A message is an object with jsonrpc, method and, for a request, id.");
    const auto id = json.find("id");
    const bool hasId = id != json.end();
    Json known = hasId && isId(*id) ? *id : Json();
    if (const auto version = json.find("jsonrpc"); version == json.end() || *version != kVersion)
        return invalid(std::move(known), ErrorCode::InvalidRequest, "The member jsonrpc has to be \"2.0\".");
    const auto method = json.find("method");
    if (method == json.end() && hasId && (json.contains("result") || json.contains("error"))) {
        Incoming response;
        response.kind = Incoming::Kind::Response;
        response.id = std::move(known);
        return response;
    }
    if (method == json.end() || !method->is_string() || method->get_ref<const std::string&>().size() > kMaxMethod)
        return invalid(std::move(known), ErrorCode::InvalidRequest, "The member method has to be a text.");
    if (hasId && known.is_null())
        return invalid({}, ErrorCode::InvalidRequest, "The member id has to be a short text or a whole number.");
    const auto parameters = json.find("params");
    if (parameters != json.end() && !parameters->is_object())
        return invalid(std::move(known), ErrorCode::InvalidRequest, "The member params has to be an object.");
    Incoming message;
    message.kind = hasId ? Incoming::Kind::Request : Incoming::Kind::Notification;
    message.id = std::move(known);
    message.method = method->get<std::string>();
    if (parameters != json.end())
        message.parameters = std::move(*parameters);
    return message;
}

}  // namespace

Incoming parseMessage(std::string_view line)
{
    try {
        Json json = parseJson(line, "message", kMessageLimits);
        return readMessage(json);
    } catch (const std::exception& error) {
        return invalid({}, ErrorCode::Parse, error.what());
    }
}

std::optional<std::uint64_t> numberOf(const Json& id)
{
    if (!id.is_number_unsigned() || id.get<std::uint64_t>() == 0)
        return {};
    return id.get<std::uint64_t>();
}

Json resultMessage(const Json& id, Json result)
{
    return {{"jsonrpc", kVersion}, {"id", id}, {"result", std::move(result)}};
}

Json errorMessage(const Json& id, ErrorCode code, const std::string& sentence)
{
    return {{"jsonrpc", kVersion}, {"id", id}, {"error", {{"code", static_cast<int>(code)}, {"message", sentence}}}};
}

Json notificationMessage(std::string_view method, Json parameters)
{
    return {{"jsonrpc", kVersion}, {"method", method}, {"params", std::move(parameters)}};
}

std::string requiredText(const Json& parameters, const char* key, std::size_t maxBytes)
{
    const auto found = parameters.find(key);
    if (found == parameters.end())
        throw RequestError(ErrorCode::InvalidParameters, "The parameter " + std::string(key) + " is missing.");
    if (!found->is_string() || found->get_ref<const std::string&>().size() > maxBytes)
        throw RequestError(ErrorCode::InvalidParameters,
                           "The parameter " + std::string(key) + " has to be a text of at most "
                                                                 "" + std::to_string(maxBytes) + " bytes.");
    return found->get<std::string>();
}

}  // namespace kd::mcp
