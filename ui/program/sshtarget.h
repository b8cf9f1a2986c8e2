// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace kd {

/// A worker on a host that ssh reaches. What it says becomes words of ssh's own command line; the last one is read by the shell of
/// the host, so that no field may hold what a shell, or ssh's reading of options, would take for more than a name.
struct SshTarget {
    QString host;
    QString user;   ///< empty: as ssh's own settings say
    int port = 0;   ///< 0: as ssh's own settings say
    QString jump;   ///< "[user@]host[:port]", several with commas; empty: none
    QString worker = QStringLiteral("kerneldesk-worker");  ///< on the host: a path, or a name that its PATH finds
    friend bool operator==(const SshTarget&, const SshTarget&) = default;
};

/// One sentence for each field that cannot be used, empty for the others.
struct SshProblems {
    QString host, user, port, jump, worker;
    bool isFine() const { return host.isEmpty() && user.isEmpty() && port.isEmpty() && jump.isEmpty() && worker.isEmpty(); }
};
SshProblems problemsOf(const SshTarget& target);

/// "ssh -T -o BatchMode=yes -p 2222 -J gate alice@host kerneldesk-worker". ssh asks for no password: where keys are not set up it
/// ends with its own words.
QString commandLineOf(const SshTarget& target);
/// The fields of a command line that commandLineOf() gives; nothing for any other.
std::optional<SshTarget> sshTargetOf(const QString& commandLine);

/// The command line that QProcess::splitCommand takes apart into `words` again. Words are not empty: it knows no empty ones.
QString joinCommand(const QStringList& words);

}  // namespace kd
