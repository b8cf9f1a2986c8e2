// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/codeserver/serverprocess.h"

#include "core/base/posix/descriptor.h"
#include "core/clangd/clangdcommand.h"

#include <array>
#include <optional>
#include <span>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kReadAtOnce = 64 << 10;
constexpr int kReads = 16;  // before the window has its turn again
constexpr int kReapInterval = 50;  // milliseconds
constexpr int kReapTries = 200;

/// Asks for the end of a killed process until it is told, away from who owned it.
class Reaper : public QObject {
public:
    explicit Reaper(posix::Process process) : m_process(std::move(process))
    {
        m_process.kill();
        m_timer.setInterval(kReapInterval);
        connect(&m_timer, &QTimer::timeout, this, &Reaper::reap);
        m_timer.start();
        reap();
    }

private:
    void reap()
    {
        if (m_process.isRunning() && !m_process.poll() && ++m_tries < kReapTries)
            return;
        m_timer.stop();
        deleteLater();
    }

    posix::Process m_process;
    QTimer m_timer;
    int m_tries = 0;
};

}  // namespace

ServerProcess::ServerProcess(const Start& start, QObject* parent)
    : QObject(parent), m_folder(std::filesystem::temp_directory_path())
{
    posix::Pipe input = posix::makePipe();
    posix::Pipe output = posix::makePipe();
    std::vector<std::string> arguments{"--clangd-process", start.clangd.string()};
    for (const std::filesystem::path& folder : start.readable)
        arguments.push_back(folder.string());
    arguments.emplace_back("--");
    for (std::string& argument : clangdArguments(m_folder.path()))
        arguments.push_back(std::move(argument));
    m_process = posix::Process({.program = start.worker,
                                .arguments = std::move(arguments),
                                .environment = posix::currentEnvironment(),
                                .directory = m_folder.path(),
                                .standardOutput = output.writing.get(),
                                .descriptors = {input.reading.get()}});
    m_id = m_process.id();
    m_input = std::move(input.writing);
    m_output = std::move(output.reading);
    posix::setNonBlocking(m_input.get());
    m_readable = std::make_unique<QSocketNotifier>(m_output.get(), QSocketNotifier::Read);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &ServerProcess::readMore);
    m_writable = std::make_unique<QSocketNotifier>(m_input.get(), QSocketNotifier::Write);
    m_writable->setEnabled(false);
    connect(m_writable.get(), &QSocketNotifier::activated, this, &ServerProcess::writeMore);
}

ServerProcess::~ServerProcess()
{
    m_readable.reset();
    m_writable.reset();
    m_input.reset();
    m_output.reset();
    new Reaper(std::move(m_process));
}

void ServerProcess::write(const std::string& bytes)
{
    m_unwritten += bytes;
    writeMore();
}

void ServerProcess::writeMore()
{
    while (m_input && !m_unwritten.empty()) {
        const std::optional<std::size_t> taken =
            posix::writeAvailable(m_input.get(), std::as_bytes(std::span(m_unwritten.data(), m_unwritten.size())));
        if (!taken)
            m_unwritten.clear();  // that it is gone is told where it is read
        if (!taken || *taken == 0)
            break;
        m_unwritten.erase(0, *taken);
    }
    if (m_writable)
        m_writable->setEnabled(!m_unwritten.empty());
}

void ServerProcess::readMore()
{
    std::array<std::byte, kReadAtOnce> buffer;
    QByteArray bytes;
    bool hasEnded = false;
    for (int reads = 0; reads < kReads; ++reads) {
        const std::optional<std::size_t> got = posix::readAvailable(m_output.get(), buffer);
        hasEnded = got == std::optional<std::size_t>(0);
        if (!got || hasEnded)
            break;
        bytes.append(reinterpret_cast<const char*>(buffer.data()), static_cast<qsizetype>(*got));
    }
    if (hasEnded)
        end();
    if (!bytes.isEmpty())
        emit received(bytes);
}

void ServerProcess::end()
{
    m_readable->setEnabled(false);
    m_writable->setEnabled(false);
    m_unwritten.clear();
    m_process.kill();
    // Behind what it still said.
    QMetaObject::invokeMethod(this, &ServerProcess::died, Qt::QueuedConnection);
}

}  // namespace kd
