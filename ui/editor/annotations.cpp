// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/annotations.h"

#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Severity = Problem::Severity;
constexpr Severity kRowSeverities[] = {Severity::Error, Severity::Warning, Severity::Advice};
constexpr int kFirstRowStyle = 40;  // one a severity; behind Scintilla's own
constexpr int kFewestColumns = 12;
constexpr int kMeasuredColumns = 64;
constexpr int kBandInset = 6;      // logical pixels
constexpr double kRowFont = 0.96;  // of the text's size

Token wordToken(Severity severity)
{
    return severity == Severity::Error ? Token::Bad : severity == Severity::Warning ? Token::Warn : Token::Info;
}

Token backToken(Severity severity)
{
    return severity == Severity::Error ? Token::BadBack : severity == Severity::Warning ? Token::WarnBack : Token::InfoBack;
}

/// Of the row that begins at that byte of the annotation's text.
Severity severityAt(const CodeEditor& editor, int line, qsizetype at)
{
    const auto number = static_cast<unsigned long>(line);
    const long length = editor.SendScintilla(QsciScintilla::SCI_ANNOTATIONGETTEXT, number, static_cast<void*>(nullptr));
    QByteArray styles(std::max(0L, length), 0);
    editor.SendScintilla(QsciScintilla::SCI_ANNOTATIONGETSTYLES, number, static_cast<void*>(styles.data()));
    const int index = at < styles.size() ? styles[at] - kFirstRowStyle : 0;
    return kRowSeverities[std::clamp(index, 0, static_cast<int>(std::size(kRowSeverities)) - 1)];
}

}  // namespace

Annotations::Annotations(CodeEditor* editor) : QObject(editor), m_editor(editor)
{
    m_editor->setAnnotationDisplay(QsciScintilla::AnnotationStandard);
    m_editor->viewport()->installEventFilter(this);
    connect(m_editor, &CodeEditor::styled, this, &Annotations::applyStyles);
}

/// A lexer gives all styles its own look, so that this is to be done again behind each. Scintilla's drawing is as small as can be
/// and cannot be seen: it would widen what can be scrolled, and the drawing of paint() is over it.
void Annotations::applyStyles()
{
    const QColor back = Theme::instance().color(Token::Editor);
    for (const Severity severity : kRowSeverities) {
        const auto style = static_cast<unsigned long>(kFirstRowStyle + static_cast<int>(severity));
        m_editor->SendScintilla(QsciScintilla::SCI_STYLESETSIZE, style, 1L);
        m_editor->SendScintilla(QsciScintilla::SCI_STYLESETFORE, style, back);
        m_editor->SendScintilla(QsciScintilla::SCI_STYLESETBACK, style, back);
    }
    measure();
}

void Annotations::set(int line, const std::vector<Message>& messages)
{
    QByteArray text;
    QByteArray styles;
    for (const Message& message : messages) {
        for (const QString& row : wrapped(message.numberFirst.isEmpty() ? message.text : message.numberFirst)) {
            const QByteArray bytes = (text.isEmpty() ? "" : "\n") + (row.isEmpty() ? QByteArray(" ") : row.toUtf8());
            text += bytes;
            styles += QByteArray(bytes.size(), static_cast<char>(kFirstRowStyle + static_cast<int>(message.severity)));
        }
    }
    m_editor->SendScintilla(QsciScintilla::SCI_ANNOTATIONSETTEXT, static_cast<unsigned long>(line), text.constData());
    m_editor->SendScintilla(QsciScintilla::SCI_ANNOTATIONSETSTYLES, static_cast<unsigned long>(line), styles.constData());
}

QStringList Annotations::wrapped(const QString& text) const
{
    const int columns = m_columns > 0 ? m_columns : columnsInSight();
    QStringList rows;
    QString rest = text.left(qsizetype(columns) * (kMaxRows + 1)).replace(u'\n', u' ');
    while (rest.size() > columns && rows.size() < kMaxRows) {
        qsizetype cut = rest.lastIndexOf(u' ', columns);
        cut = cut < columns / 2 ? columns : cut;
        rows << rest.left(cut);
        rest = rest.mid(cut).trimmed();
    }
    if (rows.size() < kMaxRows)
        rows << rest;
    else if (!rest.isEmpty())
        rows.last() = rows.last().left(columns - 1) + QChar(0x2026);
    return rows;
}

QFont Annotations::font() const
{
    QFont font = m_editor->columnFont(false);
    font.setPointSizeF(font.pointSizeF() * kRowFont);
    return font;
}

int Annotations::left() const
{
    int left = static_cast<int>(m_editor->SendScintilla(QsciScintilla::SCI_GETMARGINLEFT));
    for (int margin = 0; margin < CodeEditor::MarginCount; ++margin)
        left += m_editor->marginWidth(margin);
    return left;
}

int Annotations::columnsInSight() const
{
    const double column = QFontMetricsF(font()).horizontalAdvance(QString(kMeasuredColumns, u'0')) / kMeasuredColumns;
    const int width = m_editor->viewport()->width() - left() - 2 * Theme::instance().scaled(kBandInset);
    return std::max(kFewestColumns, static_cast<int>(width / std::max(1.0, column)));
}

void Annotations::measure()
{
    const int columns = columnsInSight();
    if (std::exchange(m_columns, columns) == columns || std::exchange(m_isTelling, true))
        return;
    // Who changes the width may be within a change of the text.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isTelling = false;
            emit changed();
        },
        Qt::QueuedConnection);
}

std::optional<Annotations::Row> Annotations::rowAt(int y) const
{
    const long row = m_editor->firstVisibleLine() + y / m_editor->textHeight(0);
    const int line = static_cast<int>(m_editor->SendScintilla(QsciScintilla::SCI_DOCLINEFROMVISIBLE, row));
    if (y < 0 || line >= m_editor->lines())
        return std::nullopt;
    const bool wraps = m_editor->wrapMode() != QsciScintilla::WrapNone;
    const long rows = wraps ? m_editor->SendScintilla(QsciScintilla::SCI_WRAPCOUNT, line) : 1;
    const long index = row - m_editor->SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, line) - rows;
    if (index < 0 || index >= m_editor->SendScintilla(QsciScintilla::SCI_ANNOTATIONGETLINES, static_cast<unsigned long>(line)))
        return std::nullopt;
    return Row{line, static_cast<int>(index)};
}

void Annotations::paint(QPainter& painter, const QRect& rect) const
{
    const Theme& theme = Theme::instance();
    const int height = m_editor->textHeight(0);
    const int from = left();
    const int inset = theme.scaled(kBandInset);
    for (int y = rect.top() - rect.top() % height; y <= rect.bottom(); y += height) {
        const std::optional<Row> row = rowAt(y);
        if (!row)
            continue;
        const QStringList rows = m_editor->annotation(row->line).split(u'\n');
        const QString before = rows.mid(0, row->index).join(u'\n');
        const Severity severity = severityAt(*m_editor, row->line, before.toUtf8().size() + (row->index > 0 ? 1 : 0));
        const QRect band(from, y, m_editor->viewport()->width() - from, height);
        painter.fillRect(band, theme.color(backToken(severity)));
        painter.setFont(font());
        painter.setPen(theme.color(wordToken(severity)));
        painter.drawText(band.adjusted(inset, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         rows.value(row->index));
    }
}

QString Annotations::tipAt(const QPoint& place) const
{
    const std::optional<Row> row = place.x() < left() ? std::nullopt : rowAt(place.y());
    return row && m_sentence ? m_sentence(row->line) : QString();
}

bool Annotations::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        measure();
    return QObject::eventFilter(object, event);
}

}  // namespace kd
