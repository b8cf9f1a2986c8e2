// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/papercode.h"

#include "ui/print/papertext.h"
#include "ui/print/printfonts.h"


#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr double kListingSize = 8.5;
constexpr double kGutter = 14;  ///< between numbers and code
constexpr int kTab = 4;
constexpr int kMaxRows = 5000;
constexpr double kHeadingRows = 4;
/// In the order of CodePiece::Kind.
constexpr std::array<QRgb, 7> kColors{paper::kText, 0xff0a4fa8, 0xff6b2fb3, 0xff8f4d00, 0xff1f6b2c, 0xff9a2368, 0xff4f6b57};

}  // namespace

PaperCode::PaperCode(PaperSheet& sheet, double x, double width, double size, std::size_t last)
    : m_sheet(sheet), m_font(monoFont(size)), m_x(x), m_width(width), m_row(1.36 * size),
      m_character(sheet.widthOf(QStringLiteral("0"), m_font)),
      m_gutter(m_character * static_cast<double>(std::to_string(last).size()) + kGutter)
{
}

std::vector<PaperCode::Run> PaperCode::runsOf(const report::CodeLine& line) const
{
    const double room = m_width - m_gutter;
    std::vector<Run> runs;
    double x = 0;
    int row = 0;
    for (const report::CodePiece& piece : line) {
        bool isBegun = false;
        QString spread = QString::fromUtf8(piece.text.data(), static_cast<qsizetype>(piece.text.size()));
        spread.replace(QLatin1Char('\t'), QString(kTab, QLatin1Char(' ')));
        for (const char32_t point : printable(spread.toStdString()).toUcs4()) {
            const QString character = QString::fromUcs4(&point, 1);
            const double width = point < 0x80 ? m_character : std::max(m_character, m_sheet.widthOf(character, m_font));
            if (x + width > room) {
                x = 0;
                ++row;
                isBegun = false;
            }
            if (!isBegun)
                runs.push_back({{}, piece.kind, x, row});
            isBegun = true;
            runs.back().text += character;
            x += width;
        }
    }
    return runs;
}

double PaperCode::heightOf(const report::CodeLine& line) const
{
    const std::vector<Run> runs = runsOf(line);
    return m_row * (runs.empty() ? 1 : runs.back().row + 1);
}

double PaperCode::endOf(const report::CodeLine& line) const
{
    const std::vector<Run> runs = runsOf(line);
    return m_x + m_gutter + (runs.empty() ? 0 : runs.back().x + m_sheet.widthOf(runs.back().text, m_font));
}

void PaperCode::draw(const report::CodeLine& line, std::size_t number, double y)
{
    m_sheet.line({m_x, y, m_gutter - kGutter, m_row}, QString::number(number),
                 {m_font, paper::kMuted, Qt::AlignRight | Qt::AlignTop});
    for (const Run& run : runsOf(line))
        m_sheet.line({m_x + m_gutter + run.x, y + run.row * m_row, m_sheet.widthOf(run.text, m_font) + 1, m_row}, run.text,
                     {m_font, kColors.at(static_cast<std::size_t>(run.kind))});
}

void drawListing(PaperSheet& sheet, const Report& report)
{
    const std::vector<report::CodeLine> lines = report::codeLines(report.source, 1, kMaxRows);
    if (lines.empty())
        return;
    PaperCode code(sheet, 0, sheet.width(), kListingSize, lines.size());
    const QString file = printable(report.fileName).left(200);
    sheet.heading(file.isEmpty() ? PaperText::tr("Source") : PaperText::tr("Source of %1").arg(file),
                  kHeadingRows * code.rowHeight());
    double rows = 0;
    std::size_t number = 0;
    for (; number < lines.size() && rows < kMaxRows; ++number) {
        const double height = code.heightOf(lines[number]);
        rows += height / code.rowHeight();
        code.draw(lines[number], number + 1, sheet.take(height));
    }
    if (number < report::lineCount(report.source))
        sheet.line({0, sheet.take(2 * code.rowHeight()), sheet.width(), 2 * code.rowHeight()},
                   PaperText::tr("Further lines are in the data of this file."), {textFont(9.5), paper::kSecondary});
}

}  // namespace kd
