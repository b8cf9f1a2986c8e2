// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/windowlink.h"

#include "ui/mcp/jsonrpc.h"
#include "core/base/error.h"
#include "core/base/posix/localsocket.h"

#include <QTimer>

#include <utility>

namespace kd::mcp {
namespace {

constexpr JsonLimits kAnswerLimits{.bytes = LineChannel::kMaxLine, .depth = 64};
constexpr const char* kNobody =
    "No window of KernelDesk lets assistants in. Ask the person to open KernelDesk and to turn on Settings, Assistants, \"Let an "
    "assistant work with this window\".";
constexpr const char* kGone = "The window was closed, or the person disconnected it. Ask the person whether to go on.";

Json requestMessage(std::uint64_t number, const std::string& method, const Json& parameters)
{
    return {{"jsonrpc", "2.0"}, {"id", number}, {"method", method}, {"params", parameters}};
}

}  // namespace

std::filesystem::path windowSocket()
{
    return posix::runtimeFolder() / "window.sock";
}

WindowLink::WindowLink(std::filesystem::path socket, QObject* parent) : QObject(parent), m_socket(std::move(socket)) { }

WindowLink::~WindowLink() = default;

bool WindowLink::connectNow()
{
    if (m_channel)
        return true;
    posix::Handle socket = posix::connectLocal(m_socket);
    if (!socket || !posix::isOwnPeer(socket.get()))
        return false;
    m_refusal.clear();
    m_channel = std::make_unique<LineChannel>(std::move(socket));
    connect(m_channel.get(), &LineChannel::received, this, &WindowLink::onLine);
    connect(m_channel.get(), &LineChannel::closed, this, &WindowLink::lose);
    m_channel->send(dumpJson(requestMessage(0, "hello", {{"protocol", kWindowProtocol}, {"client", m_clientName}})));
    return m_channel != nullptr;
}

std::uint64_t WindowLink::ask(const std::string& method, const Json& parameters, Answered answered)
{
    const std::uint64_t number = ++m_last;
    if (!connectNow()) {
        answerLater(std::move(answered), kNobody);
        return number;
    }
    m_open.emplace(number, std::move(answered));
    m_channel->send(dumpJson(requestMessage(number, method, parameters)));
    return number;
}

void WindowLink::cancel(std::uint64_t number)
{
    if (m_open.erase(number) > 0 && m_channel)
        m_channel->send(dumpJson(notificationMessage("cancel", {{"id", number}})));
}

void WindowLink::answerLater(Answered answered, std::string failure)
{
    QTimer::singleShot(0, this, [answered = std::move(answered), failure = std::move(failure)] { answered({}, failure); });
}

void WindowLink::onLine(const std::string& line)
{
    Json message;
    try {
        message = parseJson(line, "answer", kAnswerLimits);
    } catch (const Error&) {
        return lose();
    }
    const Json error = valueOr(message, "error", Json());
    const std::string sentence = valueOr<std::string>(error, "message", {});
    const auto id = valueOr<std::uint64_t>(message, "id", 0);
    if (id == 0) {  // of the connection itself
        if (!sentence.empty())
            m_refusal = sentence;
        return;
    }
    const auto found = m_open.find(id);
    if (found == m_open.end())
        return;
    const Answered answered = std::move(found->second);
    m_open.erase(found);
    if (const Json result = valueOr(message, "result", Json()); error.is_null() && result.is_object())
        answered(result, {});
    else
        answered({}, sentence.empty() ? "The window's answer cannot be read." : sentence);
}

void WindowLink::lose()
{
    if (m_channel)
        m_channel.release()->deleteLater();
    const std::string why = m_refusal.empty() ? std::string(kGone) : m_refusal;
    for (auto& [number, answered] : std::exchange(m_open, {}))
        answerLater(std::move(answered), why);
}

}  // namespace kd::mcp
