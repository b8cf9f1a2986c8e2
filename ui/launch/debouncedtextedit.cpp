// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/debouncedtextedit.h"

#include "ui/common/widgetstyle.h"

#include <QScrollBar>

#include <algorithm>

namespace kd {
namespace {

constexpr std::chrono::milliseconds kLinesPause{500};
constexpr int kMaxLines = 6;  // beyond, it scrolls
constexpr int kLeast = 26;     // logical pixels
constexpr int kMargin = 4;

}  // namespace

DebouncedTextEdit::DebouncedTextEdit(QWidget* parent) : QPlainTextEdit(parent)
{
    useFont(this, FontRole::Mono);
    setProperty("field", true);
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    document()->setDocumentMargin(kMargin);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kLinesPause);
    connect(&m_pause, &QTimer::timeout, this, &DebouncedTextEdit::tell);
    connect(document(), &QTextDocument::contentsChanged, this, [this] {
        if (document()->isModified())
            m_pause.start();
        adaptHeight();
    });
    connect(&Theme::instance(), &Theme::changed, this, &DebouncedTextEdit::adaptHeight);
    adaptHeight();
}

QStringList DebouncedTextEdit::lines() const
{
    QStringList all;
    for (const QString& line : toPlainText().split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty())
            all << line.trimmed();
    }
    return all;
}

void DebouncedTextEdit::showLines(const QStringList& shown)
{
    if (m_pause.isActive() || shown == lines())
        return;
    setPlainText(shown.join(QLatin1Char('\n')));
    document()->setModified(false);
    m_pause.stop();
}

void DebouncedTextEdit::append(const QString& line)
{
    QStringList all = lines();
    all << line;
    setPlainText(all.join(QLatin1Char('\n')));
    document()->setModified(true);
    tell();
}

void DebouncedTextEdit::tell()
{
    m_pause.stop();
    if (!document()->isModified())
        return;
    document()->setModified(false);
    emit told(lines());
}

QSize DebouncedTextEdit::sizeHint() const
{
    const int shown = std::clamp(blockCount(), 1, kMaxLines);
    const int text = shown * fontMetrics().lineSpacing() + 2 * (kMargin + 1);
    return {Theme::instance().scaled(80), std::max(text, Theme::instance().scaled(kLeast))};
}

void DebouncedTextEdit::adaptHeight()
{
    setVerticalScrollBarPolicy(blockCount() > kMaxLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    updateGeometry();
}

// A line more scrolled before the field grew for it.
void DebouncedTextEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    if (blockCount() <= kMaxLines)
        verticalScrollBar()->setValue(0);
}

void DebouncedTextEdit::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    tell();
}

}  // namespace kd
