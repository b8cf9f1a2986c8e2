// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace kd::mcp {

/// Says which program does the work of a call, and within which limits.
struct CommandPlace {
    std::filesystem::path program;          ///< the command line
    std::vector<std::string> environment;   ///< "NAME=value", all of it
    std::filesystem::path folder;           ///< where it starts
    std::chrono::seconds deadline{600};
};

/// How a command ended.
struct CommandEnd {
    enum class State { Exited, Crashed, Deadline, TooLong, NotStarted };
    State state = State::NotStarted;
    int status = 0;       ///< exit status, of Exited alone
    QByteArray output;    ///< standard output; empty where it was too long
    QByteArray errors;    ///< the first of standard error
};

/// One command of the command line in a process of its own. When this goes, or the server ends however it does, so does the
/// process;
/// what that has started ends with it.
class CommandRun : public QObject {
    Q_OBJECT
public:
    explicit CommandRun(CommandPlace place, QObject* parent = nullptr);
    ~CommandRun() override;

    void start(const std::vector<std::string>& words);
    /// Asks it to end as Ctrl+C does, and kills it where it does not obey.
    void cancel();
    std::chrono::milliseconds elapsed() const { return std::chrono::milliseconds(m_clock.elapsed()); }

signals:
    /// Comes once, and from the event loop.
    void ended(const kd::mcp::CommandEnd& end);

private:
    void read();
    void stop(CommandEnd::State state);
    void finish();

    CommandPlace m_place;
    QProcess m_process;
    QTimer m_deadline, m_patience;
    QElapsedTimer m_clock;
    CommandEnd m_end;
    bool m_isStopped = false;
};

}  // namespace kd::mcp
