// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/paperchanges.h"

#include "core/report/excerpt.h"
#include "core/report/words.h"
#include "ui/print/papercode.h"
#include "ui/print/papertext.h"
#include "ui/print/printfonts.h"


#include <algorithm>

namespace kd {
namespace {

constexpr double kChangeRow = 19;
constexpr double kPadding = 6;
constexpr double kTagHeight = 15;

void drawAnswer(PaperSheet& sheet, const Trial& answer, std::size_t number)
{
    const report::AnswerWords words = report::answerWords(answer);
    const QFont mono = monoFont(10), plain = textFont(10.5), strong = textFont(10.5, QFont::Bold);
    const QString code = printable(answer.candidate.title).left(120);
    const double box = std::min(sheet.widthOf(code, mono), sheet.width() / 2) + 2 * kPadding;
    const double left = 18 + box + 8;
    const QString before = printable(words.before) + QLatin1Char(' ');
    const double figureAt = left + sheet.widthOf(before, plain);
    const QString figure = printable(words.figure);
    const double afterAt =
        figureAt + (figure.isEmpty() ? -sheet.widthOf(QStringLiteral(" "), plain) : sheet.widthOf(figure, strong));
    const QString after = printable(words.after);
    const double afterHeight = sheet.heightOf(after, plain, sheet.width() - afterAt);
    const double y = sheet.take(std::max(kChangeRow, afterHeight + 4));
    sheet.line({0, y, 18, kChangeRow - 3}, QString::number(number) + QLatin1Char('.'), {plain, paper::kSecondary});
    sheet.fill({18, y, box, kChangeRow - 3}, paper::kRaised, 3, paper::kLine);
    sheet.line({18 + kPadding, y, box - 2 * kPadding, kChangeRow - 3}, code, {mono});
    sheet.line({left, y, figureAt - left, kChangeRow - 3}, before, {plain});
    sheet.line({figureAt, y, afterAt - figureAt, kChangeRow - 3}, figure,
               {strong, answer.verdict == Verdict::Reaches ? paper::kOk : paper::kWarn});
    if (afterHeight < kChangeRow)
        sheet.line({afterAt, y, sheet.width() - afterAt, kChangeRow - 3}, after, {plain});
    else
        sheet.text({afterAt, y + 1.5, sheet.width() - afterAt, afterHeight + 2}, after, {plain});
}

void drawTag(PaperSheet& sheet, const report::Excerpt& excerpt, double x, double y)
{
    const QRgb color = excerpt.isGain ? paper::kOk : paper::kWarn;
    const QString text = printable(excerpt.tag);
    const double width = sheet.widthOf(text, textFont(9.5, QFont::Medium)) + 2 * kPadding;
    const double left = std::max(0.0, std::min(x + 10, sheet.width() - width - kPadding));
    sheet.fill({left, y, width, kTagHeight}, 0xffffffff, 3, color);
    sheet.line({left + kPadding, y, width - 2 * kPadding + 1, kTagHeight}, text, {textFont(9.5, QFont::Medium), color});
}

/// Whole on one page. The tag stands beneath its line where it does not fit beside it.
class PaperExcerpt {
public:
    PaperExcerpt(PaperSheet& sheet, const report::Excerpt& excerpt)
        : m_sheet(sheet), m_excerpt(excerpt),
          m_code(sheet, kPadding, sheet.width() - 2 * kPadding, 10, excerpt.first + excerpt.lines.size())
    {
    }

    double height() const
    {
        double height = 2 * kPadding;
        for (std::size_t i = 0; i < m_excerpt.lines.size(); ++i)
            height += rowsOf(m_excerpt.lines[i]) + (isTagged(i) && !isBeside(m_code.endOf(m_excerpt.lines[i])) ? kTagHeight : 0);
        return height;
    }

    void draw(double top)
    {
        m_sheet.fill({0.5, top, m_sheet.width() - 1, height()}, paper::kRaised, 4, paper::kLine);
        double y = top + kPadding;
        for (std::size_t i = 0; i < m_excerpt.lines.size(); ++i) {
            const report::CodeLine& line = m_excerpt.lines[i];
            if (m_excerpt.first + i == m_excerpt.marked)
                m_sheet.fill({1, y, m_sheet.width() - 2, rowsOf(line)}, paper::kWarnFill);
            m_code.draw(line, m_excerpt.first + i, y + 2);
            y += rowsOf(line);
            if (!isTagged(i))
                continue;
            const double end = m_code.endOf(line);
            drawTag(m_sheet, m_excerpt, isBeside(end) ? end : 30, isBeside(end) ? y - kTagHeight - 1.5 : y);
            y += isBeside(end) ? 0 : kTagHeight;
        }
    }

private:
    double rowsOf(const report::CodeLine& line) const { return m_code.heightOf(line) + 4; }
    bool isTagged(std::size_t index) const { return m_excerpt.first + index == m_excerpt.marked && !m_excerpt.tag.empty(); }
    bool isBeside(double end) const
    {
        const double tag = m_sheet.widthOf(printable(m_excerpt.tag), textFont(9.5, QFont::Medium)) + 2 * kPadding;
        return end + 10 + tag < m_sheet.width() - kPadding;
    }

    PaperSheet& m_sheet;
    const report::Excerpt& m_excerpt;
    PaperCode m_code;
};

}  // namespace

void drawChanges(PaperSheet& sheet, const Report& report)
{
    const std::optional<report::Excerpt> excerpt = report::excerptOf(report);
    if (!report.answers.empty())
        sheet.heading(PaperText::tr("Answers that were compiled"),
                      kChangeRow * static_cast<double>(std::min<std::size_t>(report.answers.size(), 4)));
    for (std::size_t i = 0; i < report.answers.size(); ++i)
        drawAnswer(sheet, report.answers[i], i + 1);
    if (!excerpt)
        return;
    PaperExcerpt paper(sheet, *excerpt);
    sheet.heading(excerpt->marked > 0 ? PaperText::tr("The line that was edited last") : PaperText::tr("Where launch bounds go"),
                  paper.height());
    paper.draw(sheet.take(paper.height()));
}

}  // namespace kd
