// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/interrupts.h"

#include <QObject>
#include <QSocketNotifier>

namespace kd::cli {

/// Ctrl+C as a signal of Qt.
class Interruption : public QObject {
    Q_OBJECT
public:
    explicit Interruption(QObject* parent = nullptr);
    bool wasRaised() const noexcept { return m_raised; }

signals:
    void raised();

private:
    posix::Interrupts m_interrupts;
    QSocketNotifier m_notifier;
    bool m_raised = false;
};

}  // namespace kd::cli
