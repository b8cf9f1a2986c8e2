#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace kd {

/// Calls `then` from the event loop once `widget` has painted for the first time; not at all when it ends before. For what would
/// only delay the first picture.
void afterFirstPaint(QWidget* widget, std::function<void()> then);

}  // namespace kd
