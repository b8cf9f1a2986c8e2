// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/papercode.h"

#include "ui/print/paperpieces.h"
#include "ui/print/printfonts.h"

#include <algorithm>
#include <array>
#include <memory>

namespace kd {
namespace {

constexpr double kListingSize = 8.5;
constexpr double kGutter = 14;  ///< between numbers and code
constexpr int kTab = 4;
constexpr int kMaxRows = 5000;
constexpr double kExcerptSize = 10;
constexpr double kPadding = 6;  ///< around an excerpt, and within a tag
constexpr double kTagHeight = 15;
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

namespace {

void drawTag(PaperSheet& sheet, const report::Span& tag, double x, double y)
{
    const QRgb color = tag.style == report::Span::Style::Gain ? paper::kOk : paper::kWarn;
    const QString text = printable(tag.text);
    const double width = sheet.widthOf(text, textFont(9.5, QFont::Medium)) + 2 * kPadding;
    const double left = std::max(0.0, std::min(x + 10, sheet.width() - width - kPadding));
    sheet.fill({left, y, width, kTagHeight}, 0xffffffff, 3, color);
    sheet.line({left + kPadding, y, width - 2 * kPadding + 1, kTagHeight}, text, {textFont(9.5, QFont::Medium), color});
}

/// The tag stands beneath its line where it does not fit beside it.
class PaperExcerpt {
public:
    PaperExcerpt(PaperSheet& sheet, const report::Code& code, double width)
        : m_sheet(sheet), m_excerpt(code), m_width(width),
          m_code(sheet, kPadding, width - 2 * kPadding, kExcerptSize, code.first + code.lines.size())
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
        m_sheet.fill({0.5, top, m_width - 1, height()}, paper::kRaised, 4, paper::kLine);
        double y = top + kPadding;
        for (std::size_t i = 0; i < m_excerpt.lines.size(); ++i) {
            const report::CodeLine& line = m_excerpt.lines[i];
            if (m_excerpt.first + i == m_excerpt.marked)
                m_sheet.fill({1, y, m_width - 2, rowsOf(line)}, paper::kWarnFill);
            m_code.draw(line, m_excerpt.first + i, y + 2);
            y += rowsOf(line);
            if (!isTagged(i))
                continue;
            const double end = m_code.endOf(line);
            drawTag(m_sheet, m_excerpt.tag, isBeside(end) ? end : 30, isBeside(end) ? y - kTagHeight - 1.5 : y);
            y += isBeside(end) ? 0 : kTagHeight;
        }
    }

private:
    double rowsOf(const report::CodeLine& line) const { return m_code.heightOf(line) + 4; }
    bool isTagged(std::size_t index) const
    {
        return m_excerpt.first + index == m_excerpt.marked && !m_excerpt.tag.text.empty();
    }
    bool isBeside(double end) const
    {
        const double tag = m_sheet.widthOf(printable(m_excerpt.tag.text), textFont(9.5, QFont::Medium)) + 2 * kPadding;
        return end + 10 + tag < m_width - kPadding;
    }

    PaperSheet& m_sheet;
    const report::Code& m_excerpt;
    double m_width;
    PaperCode m_code;
};

PaperBlock listing(PaperSheet& sheet, const report::Code& code, double width)
{
    const auto drawn = std::make_shared<PaperCode>(sheet, 0, width, kListingSize, code.first + code.lines.size() - 1);
    PaperBlock block;
    double rows = 0;
    std::size_t shown = 0;
    for (; shown < code.lines.size() && rows < kMaxRows; ++shown) {
        const report::CodeLine& line = code.lines[shown];
        const double height = drawn->heightOf(line);
        rows += height / drawn->rowHeight();
        block.pieces.push_back(
            {height, [drawn, &line, number = code.first + shown](double, double y) { drawn->draw(line, number, y); }});
    }
    if (code.isCut || shown < code.lines.size())
        block.pieces.push_back({2 * drawn->rowHeight(), [&sheet, &code, width, drawn](double x, double y) {
                                    sheet.line({x, y, width, 2 * drawn->rowHeight()}, QStringLiteral("… ") + printable(code.more),
                                               {textFont(9.5), paper::kSecondary});
                                }});
    return block;
}

}  // namespace

PaperBlock paperCode(PaperSheet& sheet, const report::Code& code, double width)
{
    if (!code.isExcerpt)
        return listing(sheet, code, width);
    const auto excerpt = std::make_shared<PaperExcerpt>(sheet, code, width);
    return {.pieces = {{excerpt->height(), [excerpt](double, double y) { excerpt->draw(y); }}}};
}

}  // namespace kd
