// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

namespace kd::mcp {

/// The numbers of JSON-RPC 2.0, and that of the Model Context Protocol for a resource that there is not.
enum class ErrorCode {
    Parse = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParameters = -32602,
    Internal = -32603,
    NoResource = -32002,
};

/// Ends a request in an error value. `sentence` says what is wrong and what to do, in English as all that programs read.
class RequestError : public std::exception {
public:
    RequestError(ErrorCode code, std::string sentence) : m_code(code), m_sentence(std::move(sentence)) { }
    ErrorCode code() const noexcept { return m_code; }
    const std::string& sentence() const noexcept { return m_sentence; }
    const char* what() const noexcept override { return m_sentence.c_str(); }

private:
    ErrorCode m_code;
    std::string m_sentence;
};

/// What a peer may send at most: bytes of a line, and how deep its JSON may be nested.
inline constexpr JsonLimits kMessageLimits{.bytes = 4u << 20, .depth = 32};

/// One line of the peer.
struct Incoming {
    enum class Kind { Request, Notification, Response, Invalid };
    Kind kind = Kind::Invalid;
    Json id;                ///< a text or a whole number of a request; of what is invalid null, or the id that it has
    std::string method;
    Json parameters = Json::object();
    ErrorCode code = ErrorCode::InvalidRequest;  ///< why it is invalid
    std::string sentence;                        ///< the same in words
};

/// Reads one untrusted line. Never throws: what cannot be read is Invalid.
Incoming parseMessage(std::string_view line);

/// The id of a request where it is a whole number from 1; else nothing.
std::optional<std::uint64_t> numberOf(const Json& id);

Json resultMessage(const Json& id, Json result);
Json errorMessage(const Json& id, ErrorCode code, const std::string& sentence);
Json notificationMessage(std::string_view method, Json parameters);

/// The member `key` of parameters as text of at most `maxBytes`. Throws RequestError where it is absent, of another type or
/// longer.
std::string requiredText(const Json& parameters, const char* key, std::size_t maxBytes = 4096);

}  // namespace kd::mcp
