// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>

namespace kd {

/// Measures what the window's thread computes in each dispatch of an event, nested ones included.
class MeteredApplication : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    struct Dispatch {
        double milliseconds = 0;  ///< of the thread's own CPU time
        QString what;             ///< class of the receiver and type of the event
    };
    /// The longest one since the last reset().
    const Dispatch& longest() const { return m_longest; }
    void reset() { m_longest = {}; }

private:
    Dispatch m_longest;
    int m_depth = 0;
};

}  // namespace kd
