// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/posix/filelock.h"
#include "core/base/posix/handle.h"
#include "ui/mcp/linechannel.h"

#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace kd {

/// Takes the connection of one assistant at a time, over a local socket that nobody but this user reaches; no port is opened. What
/// comes is hostile until it is checked: the user of the other end (SO_PEERCRED), lengths, nesting, and that each line is a request
/// of JSON-RPC. Lives in the window's thread and does not block for long.
class AssistantDoor : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMaxRequests = 16;  ///< that wait for their answer

    /// `socket` as mcp::windowSocket().
    explicit AssistantDoor(std::filesystem::path socket);
    ~AssistantDoor() override;

    /// Closed at first. Closing it ends the connection.
    void setOpen(bool isOpen);
    bool isOpen() const { return static_cast<bool>(m_listening); }
    /// Why it could not be opened, in one sentence; empty where it was, or nobody asked.
    const QString& problem() const { return m_problem; }
    bool isConnected() const { return m_hasGreeted; }
    /// What the assistant says of itself: at most 40 characters that can be printed.
    const QString& clientName() const { return m_clientName; }

    /// Answers a request that was asked; nothing where nobody waits for it.
    void answer(std::uint64_t number, const Json& result);
    void failRequest(std::uint64_t number, const std::string& sentence);

signals:
    /// isOpen(), problem(), isConnected() or clientName() is another.
    void changed();
    /// One call of answer() or failRequest() has to follow, now or later.
    void asked(std::uint64_t number, const std::string& method, const kd::Json& parameters);
    void cancelled(std::uint64_t number);
    /// Nobody waits for any answer any more.
    void left();

private:
    void listen();
    void accept();
    void onLine(const std::string& line);
    void greet(const Json& parameters);
    void drop();
    void refuseConnection(mcp::LineChannel& channel, const std::string& sentence);

    std::filesystem::path m_socket;
    std::optional<posix::FileLock> m_lock;  ///< who has it is the one window that listens
    posix::Handle m_listening;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::unique_ptr<mcp::LineChannel> m_channel;
    std::set<std::uint64_t> m_open;
    QString m_problem, m_clientName;
    bool m_hasGreeted = false;
};

}  // namespace kd
