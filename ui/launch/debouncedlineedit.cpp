// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/debouncedlineedit.h"

#include <QKeyEvent>

namespace kd {
namespace {

constexpr std::chrono::milliseconds kEditPause{300};

}  // namespace

DebouncedLineEdit::DebouncedLineEdit(QWidget* parent) : CodeEdit(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kEditPause);
    connect(this, &QLineEdit::textEdited, &m_pause, qOverload<>(&QTimer::start));
    connect(this, &QLineEdit::editingFinished, this, &DebouncedLineEdit::tell);
    connect(this, &QLineEdit::editingFinished, this, &DebouncedLineEdit::keepAccepted);
    connect(&m_pause, &QTimer::timeout, this, &DebouncedLineEdit::tell);
}

void DebouncedLineEdit::showText(const QString& shown)
{
    if (m_pause.isActive() || shown == text())
        return;
    const int caret = cursorPosition();
    m_isRefused = false;
    m_accepted = shown;
    setText(shown);
    setCursorPosition(hasFocus() ? caret : 0);
}

// Once for each change: Enter and leaving the field come behind the pause, too.
void DebouncedLineEdit::tell()
{
    m_pause.stop();
    if (!isModified())
        return;
    setModified(false);
    emit told(text());
}

void DebouncedLineEdit::keepAccepted()
{
    if (!m_isRefused)
        m_accepted = text();
}

void DebouncedLineEdit::focusInEvent(QFocusEvent* event)
{
    keepAccepted();
    CodeEdit::focusInEvent(event);
}

void DebouncedLineEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || text() == m_accepted)
        return CodeEdit::keyPressEvent(event);
    setText(m_accepted);
    setModified(true);
    tell();
}

}  // namespace kd
