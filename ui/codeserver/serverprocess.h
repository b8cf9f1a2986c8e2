// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"
#include "core/base/posix/process.h"
#include "core/base/posix/scratch.h"

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace kd {

/// A confined clangd that is spoken with over its standard input and output. It works in a private folder that ends with it, and is
/// killed with all that it has started.
class ServerProcess : public QObject {
    Q_OBJECT
public:
    struct Start {
        std::filesystem::path worker;                 ///< kerneldesk-worker, which confines itself and goes on as clangd
        std::filesystem::path clangd;
        std::vector<std::filesystem::path> readable;  ///< folders that it may read
    };
    /// Throws RuntimeError when it cannot be started. For the window's thread, which it ends with.
    ServerProcess(const Start& start, QObject* parent);
    /// Kills it.
    ~ServerProcess() override;

    int id() const { return m_id; }
    const std::filesystem::path& folder() const { return m_folder.path(); }
    /// Writes as it reads; what it does not read waits here.
    void write(const std::string& bytes);
    /// Bytes that it has not read yet.
    std::size_t unread() const { return m_unwritten.size(); }

signals:
    void received(const QByteArray& bytes);
    void died();  ///< it ended by itself, or closed its output

private:
    void readMore();
    void writeMore();
    void end();

    posix::ScratchFolder m_folder;
    posix::Process m_process;
    posix::Handle m_input, m_output;
    std::unique_ptr<QSocketNotifier> m_readable, m_writable;
    std::string m_unwritten;
    int m_id = 0;
};

}  // namespace kd
