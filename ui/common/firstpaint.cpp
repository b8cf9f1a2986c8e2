#include "ui/common/firstpaint.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace kd {
namespace {

class FirstPaint : public QObject {
public:
    FirstPaint(QWidget* widget, std::function<void()> then) : QObject(widget), m_then(std::move(then)) { widget->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            QTimer::singleShot(0, watched, m_then);
            deleteLater();
        }
        return false;
    }

private:
    std::function<void()> m_then;
};

}  // namespace

void afterFirstPaint(QWidget* widget, std::function<void()> then)
{
    new FirstPaint(widget, std::move(then));
}

}  // namespace kd
