// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"

#include "tests/program/filepermissions.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QJsonDocument>
#include <QJsonValue>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QSocketNotifier>
#include <QTimer>

#include <fcntl.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

namespace kd {
namespace {

constexpr int kPatience = 100'000;  // milliseconds; the machine may be busy with other tests
constexpr int kStep = 20;

/// A pseudo terminal that changes nothing of what is written.
class Terminal {
public:
    Terminal() : m_master(::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC))
    {
        if (m_master < 0 || ::grantpt(m_master) != 0 || ::unlockpt(m_master) != 0)
            qFatal("there is no pseudo terminal");
        m_path = QString::fromLocal8Bit(::ptsname(m_master));
        m_slave = ::open(::ptsname(m_master), O_RDWR | O_NOCTTY | O_CLOEXEC);
        termios settings{};
        ::tcgetattr(m_slave, &settings);
        ::cfmakeraw(&settings);
        ::tcsetattr(m_slave, TCSANOW, &settings);
    }
    ~Terminal()
    {
        ::close(m_slave);
        ::close(m_master);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    int master() const { return m_master; }
    const QString& path() const { return m_path; }
    void readInto(QByteArray& bytes) const
    {
        char part[4096];
        for (ssize_t size = ::read(m_master, part, sizeof part); size > 0; size = ::read(m_master, part, sizeof part))
            bytes.append(part, size);
    }

private:
    int m_master = -1;
    int m_slave = -1;  // open until all is read
    QString m_path;
};

/// False where it did not start, or did not end in time.
bool waitFor(QProcess& process, const std::function<void(qint64)>& meanwhile)
{
    if (!meanwhile)
        return process.waitForFinished(kPatience);
    const QDeadlineTimer patience(kPatience);
    while (!patience.hasExpired()) {
        if (process.waitForFinished(kStep))
            return true;
        if (process.state() == QProcess::NotRunning)
            return false;
        meanwhile(process.processId());
    }
    return false;
}

QString typeWord(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return QStringLiteral("null");
    case QJsonValue::Bool:
        return QStringLiteral("bool");
    case QJsonValue::Double:
        return QStringLiteral("number");
    case QJsonValue::String:
        return QStringLiteral("text");
    case QJsonValue::Array:
        return QStringLiteral("array");
    case QJsonValue::Object:
        return QStringLiteral("object");
    case QJsonValue::Undefined:
        break;
    }
    return QStringLiteral("absent");
}

}  // namespace

QString Ended::firstErrorLine() const
{
    for (const QString& line : err.split(QLatin1Char('\n')))
        if (!line.startsWith(QLatin1String("note: ")))
            return line;
    return {};
}

QJsonObject Ended::document() const
{
    return QJsonDocument::fromJson(out.toUtf8()).object();
}

KernelDesk::KernelDesk() : m_environment(QProcessEnvironment::systemEnvironment())
{
    // The user's own choices must not change what a test sees; without a display no word opens the window.
    for (const char* const name :
         {"CUDA_DEVICE", "KERNELDESK_EXAMPLES", "NO_COLOR", "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        m_environment.remove(QLatin1String(name));
}

void KernelDesk::useDriver(const QString& libcuda)
{
    m_environment.insert(QStringLiteral("KERNELDESK_LIBCUDA"), libcuda);
}

QString KernelDesk::program()
{
    return QDir(QCoreApplication::applicationDirPath()).absoluteFilePath(QStringLiteral("../bin/kerneldesk"));
}

Ended KernelDesk::run(const QStringList& arguments, const QString& folder, const QByteArray& input) const
{
    return end(program(), arguments, folder, input);
}

Ended KernelDesk::runOnTerminal(const QStringList& arguments, const QString& folder) const
{
    const Terminal terminal;
    QByteArray bytes;
    QProcess process;
    QEventLoop loop;
    QSocketNotifier readable(terminal.master(), QSocketNotifier::Read);
    QObject::connect(&readable, &QSocketNotifier::activated, &loop, [&] { terminal.readInto(bytes); });
    QObject::connect(&process, &QProcess::finished, &loop, &QEventLoop::quit);
    QObject::connect(&process, &QProcess::errorOccurred, &loop, &QEventLoop::quit);
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    process.setProcessEnvironment(m_environment);
    process.setWorkingDirectory(folder);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(terminal.path());
    process.setStandardErrorFile(terminal.path());
    process.start(program(), arguments);
    loop.exec();
    terminal.readInto(bytes);
    Ended ended;
    ended.out = QString::fromUtf8(bytes);
    if (process.state() == QProcess::NotRunning && process.exitStatus() == QProcess::NormalExit)
        ended.status = process.exitCode();
    return ended;
}

Ended KernelDesk::runWhile(const QStringList& arguments, const std::function<void(qint64)>& meanwhile) const
{
    return end(program(), arguments, {}, {}, meanwhile);
}

Ended KernelDesk::runInShell(const QString& line, const QString& folder) const
{
    return end(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line, program()}, folder, {});
}

Ended KernelDesk::end(const QString& command, const QStringList& arguments, const QString& folder, const QByteArray& input,
                      const std::function<void(qint64)>& meanwhile) const
{
    QProcess process;
    process.setProcessEnvironment(m_environment);
    if (m_obeysPermissions)
        process.setChildProcessModifier(test::giveUpFileOverride);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(command, arguments);
    process.write(input);
    process.closeWriteChannel();
    Ended ended;
    if (!waitFor(process, meanwhile)) {
        process.kill();
        process.waitForFinished();
        ended.err = QStringLiteral("%1: %2").arg(command, process.errorString());
        return ended;
    }
    ended.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    ended.out = QString::fromUtf8(process.readAllStandardOutput());
    ended.err = QString::fromUtf8(process.readAllStandardError());
    return ended;
}

QStringList missingKeys(const QJsonObject& object, const QStringList& wanted)
{
    QStringList wrong;
    for (const QString& entry : wanted) {
        const QString key = entry.section(QLatin1Char(':'), 0, 0);
        const QStringList types = entry.section(QLatin1Char(':'), 1).split(QLatin1Char('|'));
        const QString type = typeWord(object.value(key));
        if (!types.contains(type))
            wrong << key + QStringLiteral(" is ") + type;
    }
    return wrong;
}

}  // namespace kd
