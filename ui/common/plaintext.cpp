// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/plaintext.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QMessageBox>
#include <QStringList>
#include <QTextLayout>
#include <QTextOption>
#include <QToolTip>

namespace kd {
namespace {

constexpr int kTipCharacters = 80;  // average ones in a line

/// Widgets are polished before they are measured or painted for the first time, and in the next turn of the event loop at the
/// latest. The label of a tool tip is one of them, whoever shows it.
class PlainTexts : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Polish) {
            if (auto* const label = qobject_cast<QLabel*>(watched); label != nullptr && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
            else if (auto* const box = qobject_cast<QMessageBox*>(watched); box != nullptr && box->textFormat() == Qt::AutoText)
                box->setTextFormat(Qt::PlainText);
        }
        return QObject::eventFilter(watched, event);
    }
};

void appendLines(QStringList& lines, const QString& paragraph, const QFont& font, int width)
{
    if (paragraph.size() <= kTipCharacters / 2) {  // fits, however wide its characters are
        lines << paragraph.trimmed();
        return;
    }
    QTextLayout layout(paragraph, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
}

}  // namespace

void showTextsAsTheyStand()
{
    qApp->installEventFilter(new PlainTexts(qApp));
}

QString wrappedTip(const QString& text)
{
    const QFont font = QToolTip::font();
    const int width = kTipCharacters * QFontMetrics(font).averageCharWidth();
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n')))
        appendLines(lines, paragraph, font, width);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace kd
