// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/interruption.h"

namespace kd::cli {

Interruption::Interruption(QObject* parent) : QObject(parent), m_notifier(m_interrupts.descriptor(), QSocketNotifier::Read)
{
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        m_notifier.setEnabled(false);
        m_raised = true;
        emit raised();
    });
}

}  // namespace kd::cli
