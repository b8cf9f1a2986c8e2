// SPDX-License-Identifier: GPL-3.0-or-later
#include "meteredapplication.h"

#include <QEvent>
#include <QMetaEnum>

#include <ctime>

namespace kd {
namespace {

double threadMilliseconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace

bool MeteredApplication::notify(QObject* receiver, QEvent* event)
{
    if (m_depth > 0)
        return QApplication::notify(receiver, event);
    // Both may be gone afterwards.
    const char* const name = receiver->metaObject()->className();
    const int type = event->type();
    const QString object = receiver->objectName();
    ++m_depth;
    const double begin = threadMilliseconds();
    const bool isTaken = QApplication::notify(receiver, event);
    const double taken = threadMilliseconds() - begin;
    --m_depth;
    if (taken > m_longest.milliseconds) {
        const char* const word = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
        m_longest = {taken, QStringLiteral("%1 %2, %3").arg(QLatin1String(name), object,
                                                             word != nullptr ? QLatin1String(word) : QLatin1String("an event"))};
    }
    return isTaken;
}

}  // namespace kd
