// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "ui/mcp/linechannel.h"

#include <QObject>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace kd::mcp {

/// The socket at which the window lets assistants in, by the place that `posix::runtimeFolder()` names.
std::filesystem::path windowSocket();
/// The number of the words that both sides of that socket speak.
inline constexpr int kWindowProtocol = 1;

/// The resource that the window's current document is.
inline constexpr const char* kWindowUri = "kerneldesk://window/document";

/// A server's way to the window of the same user: requests out, one answer each. It connects when it is first asked for something,
/// and once more after the window was closed. Lives on one thread and does not block.
class WindowLink : public QObject {
    Q_OBJECT
public:
    /// `document` is the answer; where that is null `failure` says why there is none, and what to do.
    using Answered = std::function<void(const Json& document, const std::string& failure)>;

    explicit WindowLink(std::filesystem::path socket, QObject* parent = nullptr);
    ~WindowLink() override;

    /// What the window shows of who is connected.
    void setClientName(std::string name) { m_clientName = std::move(name); }
    /// Calls `answered` once, in a later turn of the event loop. Gives the number of the request.
    std::uint64_t ask(const std::string& method, const Json& parameters, Answered answered);
    /// The window ends what it does for that request, which is not answered any more.
    void cancel(std::uint64_t number);

private:
    bool connectNow();
    void onLine(const std::string& line);
    void lose();
    void answerLater(Answered answered, std::string failure);

    std::filesystem::path m_socket;
    std::string m_clientName;
    std::string m_refusal;  ///< what the window said before it closed the connection
    std::unique_ptr<LineChannel> m_channel;
    std::map<std::uint64_t, Answered> m_open;
    std::uint64_t m_last = 0;
};

}  // namespace kd::mcp
