// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mcp/linereader.h"
#include "core/base/posix/handle.h"

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>

#include <cstddef>
#include <memory>
#include <string>

namespace kd::mcp {

/// Lines over a local socket (core/base/posix/localsocket.h), both ways, without blocking. Ends itself where the other end is gone,
/// sends a line that is too long, or does not read what waits for it.
class LineChannel : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMaxLine = 4u << 20;      ///< bytes of a line that comes
    static constexpr std::size_t kMaxWaiting = 16u << 20;  ///< bytes that wait until they are read

    /// `socket` does not block.
    explicit LineChannel(posix::Handle socket, QObject* parent = nullptr);
    ~LineChannel() override;

    bool isOpen() const { return m_socket.get() >= 0; }
    /// Sends a line; its end is added. Nothing where it is closed.
    void send(const std::string& line);
    /// `closed` is not emitted.
    void close();

signals:
    void received(const std::string& line);
    /// The other end closed it, or broke a limit. Once.
    void closed();

private:
    void read();
    void write();
    void fail();

    posix::Handle m_socket;
    LineReader m_lines{kMaxLine};
    QByteArray m_waiting;
    std::unique_ptr<QSocketNotifier> m_readable, m_writable;
};

}  // namespace kd::mcp
