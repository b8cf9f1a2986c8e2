// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"

#include <QByteArray>
#include <QIODevice>
#include <QSocketNotifier>

namespace kd {

/// A pair of descriptors as one sequential device that never blocks. Takes the two over and makes them non-blocking.
/// Emits readChannelFinished at the end of input and when the other side no longer reads.
class StdioDevice : public QIODevice {
    Q_OBJECT
public:
    StdioDevice(posix::Handle input, posix::Handle output, QObject* parent = nullptr);
    /// This process's standard input and output. From then on descriptor 1 is standard error: what a library prints
    /// cannot damage the protocol.
    static StdioDevice* claimStandardStreams(QObject* parent);
    ~StdioDevice() override;

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return m_read.size() + QIODevice::bytesAvailable(); }
    qint64 bytesToWrite() const override { return m_unwritten.size(); }

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    void readInput();
    void writeMore();
    void finish();

    posix::Handle m_input;
    posix::Handle m_output;
    QSocketNotifier m_readable;
    QSocketNotifier m_writable;
    QByteArray m_read;
    QByteArray m_unwritten;
};

}  // namespace kd
