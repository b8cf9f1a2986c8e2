// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/assistant/diffview.h"

#include "ui/common/theme.h"
#include "ui/common/widgetstyle.h"

#include <QTextBlock>

#include <algorithm>

namespace kd {
namespace {

constexpr int kContext = 4;  // lines that are shown around a change

QString numberText(int number, int digits)
{
    return (number > 0 ? QString::number(number) : QString()).rightJustified(digits);
}

}  // namespace

DiffView::DiffView(QWidget* parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setAccessibleName(tr("What the proposal changes, by line"));
    useFont(this, FontRole::Mono);
    connect(&Theme::instance(), &Theme::changed, this, &DiffView::tint);
}

void DiffView::setDiff(const std::vector<DiffLine>& lines)
{
    m_lines = shortened(lines, kContext);
    int last = 1;
    for (const DiffLine& line : m_lines)
        last = std::max({last, line.before, line.after});
    const auto digits = static_cast<int>(QString::number(last).size());
    QStringList texts;
    for (const DiffLine& line : m_lines) {
        const QChar sign = line.kind == DiffLine::Kind::Added ? u'+' : line.kind == DiffLine::Kind::Removed ? u'-' : u' ';
        const bool isGap = line.before == 0 && line.after == 0;
        texts << (isGap ? QStringLiteral("\u22EF")
                        : QStringLiteral("%1  %2  %3 %4").arg(numberText(line.before, digits), numberText(line.after, digits), sign,
                                                            line.text));
    }
    setPlainText(texts.join(QLatin1Char('\n')));
    tint();
}

void DiffView::tint()
{
    const Theme& theme = Theme::instance();
    QList<QTextEdit::ExtraSelection> tints;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const auto at = static_cast<std::size_t>(block.blockNumber());
        if (at >= m_lines.size() || m_lines[at].kind == DiffLine::Kind::Kept)
            continue;
        QTextEdit::ExtraSelection line;
        line.cursor = QTextCursor(block);
        const bool isAdded = m_lines[at].kind == DiffLine::Kind::Added;
        line.format.setBackground(theme.color(isAdded ? Token::OkBack : Token::BadBack));
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        tints << line;
    }
    setExtraSelections(tints);
}

}  // namespace kd
