// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/client.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <memory>

namespace kd {

/// Tries one target in the background: starts its command, waits for the worker, asks what it has. Each step is told as it comes.
class TargetTest : public QObject {
    Q_OBJECT
public:
    explicit TargetTest(QObject* parent = nullptr);
    ~TargetTest() override;

    /// Ends the one that goes on.
    void start(const Target& target, const ClientTimeouts& timings = {});
    /// The command is let go: it ends at the end of its input, or is killed soon after. Nothing follows but step().
    void cancel();
    bool isRunning() const { return m_client != nullptr; }

signals:
    void step(const QString& line);
    void found(const kd::TargetInfo& info);
    void failed(const QString& sentence);
    void runningChanged();

private:
    void tell(const QString& what);
    void end();

    std::unique_ptr<Client> m_client;
    quint64 m_number = 0;  ///< number of the test that goes on, or went on last
    QElapsedTimer m_since;
};

}  // namespace kd
