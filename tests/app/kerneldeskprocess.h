// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <functional>

namespace kd {

/// What one call of the built program gave.
struct Ended {
    int status = -1;  ///< -1 when it crashed or did not end
    QString out;
    QString err;

    /// The first line of standard error that is no note; empty where there is none.
    QString firstErrorLine() const;
    /// Standard output as one JSON object; empty when it is anything else.
    QJsonObject document() const;
};

/// The built program, called as users do.
class KernelDesk {
public:
    KernelDesk();

    QProcessEnvironment& environment() { return m_environment; }
    /// In the place of the machine's libcuda; a path where there is nothing makes a machine without a driver.
    void useDriver(const QString& libcuda);
    /// Permissions of files bind it from now on, also where the superuser runs the test; not on a terminal.
    void obeyPermissions() { m_obeysPermissions = true; }

    Ended run(const QStringList& arguments, const QString& folder = {}, const QByteArray& input = {}) const;
    /// As run(), with `meanwhile` called some 50 times a second until it ends.
    Ended runWhile(const QStringList& arguments, const std::function<void(qint64 process)>& meanwhile) const;
    /// With standard output and standard error on one terminal: both are in `out`, byte by byte as it gets them.
    Ended runOnTerminal(const QStringList& arguments, const QString& folder = {}) const;
    /// A line for /bin/sh in which "$0" is the program: for words that are not UTF-8.
    Ended runInShell(const QString& line, const QString& folder) const;
    static QString program();

private:
    Ended end(const QString& command, const QStringList& arguments, const QString& folder, const QByteArray& input,
              const std::function<void(qint64)>& meanwhile = {}) const;

    QProcessEnvironment m_environment;
    bool m_obeysPermissions = false;
};

/// The keys of `wanted` that `object` lacks, or holds as another type; "key:number", "key:text", "key:bool", "key:array",
/// "key:object", "key:null", and "key:number|null".
QStringList missingKeys(const QJsonObject& object, const QStringList& wanted);

}  // namespace kd
