// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clangd/clangdmessages.h"

#include "core/base/error.h"
#include "core/base/text.h"

#include <charconv>

namespace kd {
namespace {

constexpr const char* kSubject = "clangd";
constexpr int kMaxMessageDepth = 64;

bool equalsIgnoringCase(std::string_view a, std::string_view lower)
{
    if (a.size() != lower.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if ((a[i] >= 'A' && a[i] <= 'Z' ? static_cast<char>(a[i] - 'A' + 'a') : a[i]) != lower[i])
            return false;
    return true;
}

[[noreturn]] void refuseMessage(const Message& text)
{
    throw RuntimeError({.text = text, .subject = std::string(kSubject)});
}

}  // namespace

std::string clangdFrame(const Json& message)
{
    const std::string text = dumpJson(message);
    return "Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text;
}

void ClangdMessages::add(std::string_view bytes)
{
    m_all += bytes.size();
    if (m_all > m_limits.all)
        refuseMessage("it sent more than it may");
    m_bytes.append(bytes);
}

/// The length that a head gives, where the whole head is there.
std::optional<std::size_t> ClangdMessages::readHead()
{
    const std::string_view rest = std::string_view(m_bytes).substr(m_at);
    const std::size_t end = rest.find("\r\n\r\n");
    if (end == std::string_view::npos ? rest.size() > m_limits.head : end > m_limits.head)
        refuseMessage("the head of a message does not end");
    if (end == std::string_view::npos)
        return std::nullopt;
    std::optional<std::size_t> length;
    for (std::string_view lines = rest.substr(0, end); !lines.empty();) {
        const std::size_t lineEnd = std::min(lines.find("\r\n"), lines.size());
        const std::string_view line = lines.substr(0, lineEnd);
        lines.remove_prefix(std::min(lineEnd + 2, lines.size()));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            refuseMessage("the head of a message is none");
        if (!equalsIgnoringCase(trimmed(line.substr(0, colon)), "content-length"))
            continue;
        const std::string_view digits = trimmed(line.substr(colon + 1));
        std::size_t value = 0;
        const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc() || stop != digits.data() + digits.size() || length)
            refuseMessage("a message does not tell its length");
        length = value;
    }
    if (!length)
        refuseMessage("a message does not tell its length");
    if (*length > m_limits.message)
        refuseMessage(message("a message of {} bytes is longer than it may be", *length));
    m_at += end + 4;
    return length;
}

std::optional<Json> ClangdMessages::next()
{
    if (!m_length)
        m_length = readHead();
    if (!m_length || m_bytes.size() - m_at < *m_length)
        return std::nullopt;
    if (++m_count > m_limits.count)
        refuseMessage("it sent more messages than it may");
    Json json = parseJson(std::string_view(m_bytes).substr(m_at, *m_length), kSubject,
                          {.bytes = m_limits.message, .depth = kMaxMessageDepth});
    m_at += *m_length;
    m_length.reset();
    if (m_at == m_bytes.size() || m_at > m_limits.head) {
        m_bytes.erase(0, m_at);
        m_at = 0;
    }
    if (!json.is_object())
        refuseMessage("a message is no object");
    return json;
}

}  // namespace kd
