// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/reportpaper.h"

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/device/architecture.h"
#include "core/report/calculation.h"
#include "core/report/charts.h"
#include "core/report/receipt.h"
#include "core/report/resourceuse.h"
#include "core/report/timewords.h"
#include "ui/print/chartpicture.h"
#include "ui/print/papercalculation.h"
#include "ui/print/paperchanges.h"
#include "ui/print/papercode.h"
#include "ui/print/papersheet.h"
#include "ui/print/papertext.h"
#include "ui/print/printfonts.h"

#include <QBuffer>

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr std::size_t kMessages = 20;
constexpr std::size_t kShownHash = 8;
constexpr double kReportRow = 17;
constexpr double kGap = 14;
constexpr std::size_t kRowsKept = 20;  ///< of the matrix, on one page

/// A column of the matrix: its share of the width, and how its cells stand.
struct Column {
    const char* title;
    double share;
    bool isNumber = false;
    bool isMono = false;
};
constexpr std::array kColumns{Column{QT_TRANSLATE_NOOP("Paper", "Target"), 0.075, false, true},
                              Column{QT_TRANSLATE_NOOP("Paper", "Family"), 0.105},
                              Column{QT_TRANSLATE_NOOP("Paper", "Registers"), 0.075, true, true},
                              Column{QT_TRANSLATE_NOOP("Paper", "Spills, B"), 0.075, true, true},
                              Column{QT_TRANSLATE_NOOP("Paper", "Blocks / SM"), 0.095, true, true},
                              Column{QT_TRANSLATE_NOOP("Paper", "Occupancy"), 0.165},
                              Column{QT_TRANSLATE_NOOP("Paper", "Limiter"), 0.13},
                              Column{QT_TRANSLATE_NOOP("Paper", "Best block"), 0.085, true, true},
                              Column{QT_TRANSLATE_NOOP("Paper", "Next step, calculated"), 0.195}};
constexpr std::size_t kOccupancyColumn = 5;

class ReportPaper {
public:
    ReportPaper(const Report& report, PaperSheet& sheet) : m_report(report), m_sheet(sheet), m_width(sheet.width()) { }

    void draw()
    {
        head();
        answer();
        drawCalculation(m_sheet, m_report);
        curves();
        drawChanges(m_sheet, m_report);
        matrix();
        measured();
        receipt();
        messages();
        drawListing(m_sheet, m_report);
    }

private:
    using Style = PaperSheet::Style;

    std::vector<std::pair<QString, QString>> terms() const
    {
        const std::string architecture = report::familyOf(architectureName(m_report.input.architecture));
        const bool hasDevice = m_report.run && !m_report.run->device.empty();
        return {{PaperText::tr("Device"), printable(hasDevice ? m_report.run->device + ", " + architecture : architecture)},
                {PaperText::tr("Compiler"), printable(report::compilerWords(m_report))},
                {PaperText::tr("Driver"), printable(m_report.run ? m_report.run->driverVersion : std::string())},
                {PaperText::tr("Source hash"), printable(m_report.build.sourceSha256.substr(0, kShownHash))},
                {PaperText::tr("Cubin hash"), printable(m_report.build.cubinSha256.substr(0, kShownHash))}};
    }

    void head()
    {
        const double left = 0.56 * m_width;
        const double termsHeight = drawTerms(left + 16);
        double y = 0;
        const auto paragraph = [&](const QString& text, const Style& style) {
            const double height = m_sheet.heightOf(text, style.font, left);
            m_sheet.text({0, y, left, height + 2}, text, style);
            y += height + 3;
        };
        paragraph(PaperText::tr("Occupancy report"), {textFont(11), paper::kSecondary});
        paragraph(printable(m_report.title).left(200), {textFont(22, QFont::Bold)});
        const QString file = m_report.fileName.empty() ? QString() : printable(m_report.fileName).left(200) + QStringLiteral(", ");
        paragraph(file +
                      printable(numbers::grouped(m_report.input.registers, "register") + ", " +
                                numbers::grouped(m_report.kernel.spillStores) + "\u202FB spilled, " +
                                report::launchWords(m_report)),
                  {textFont(10.5), paper::kSecondary});
        m_sheet.take(std::max(y, termsHeight) + 8);
        m_sheet.fill({0, m_sheet.y(), m_width, 1}, paper::kLine);
        m_sheet.skip(kGap);
    }

    double drawTerms(double x)
    {
        const Style name{textFont(10), paper::kSecondary};
        const Style value{textFont(10)};
        const double aside = 78;
        double y = 0;
        for (const auto& [term, text] : terms()) {
            if (text.isEmpty())
                continue;
            const double height = m_sheet.heightOf(text, value.font, m_width - x - aside);
            m_sheet.text({x, y, aside, height + 2}, term, name);
            m_sheet.text({x + aside, y, m_width - x - aside, height + 2}, text, value);
            y += height + 3;
        }
        return y;
    }

    void answer()
    {
        const double left = 200;
        const Style reason{textFont(10.5), paper::kSecondary};
        const QString words = printable(report::reasonWords(m_report));
        const double reasonHeight = m_sheet.heightOf(words, reason.font, left);
        const std::vector<report::ResourceUse> uses = report::resourceUses(m_report);
        const double height = std::max(56 + reasonHeight, (static_cast<double>(uses.size()) + 1) * kReportRow);
        const double y = m_sheet.take(height);
        const QString number = printable(numbers::decimal(100 * m_report.occupancy.occupancy, 1));
        const QFont large = textFont(44, QFont::Bold);
        m_sheet.text({0, y - 8, left, 56}, number, {large});
        m_sheet.text({m_sheet.widthOf(number, large) + 4, y + 18, 30, 28}, QStringLiteral("%"), {textFont(20), paper::kSecondary});
        m_sheet.text({0, y + 52, left, reasonHeight + 4}, words, reason);
        drawUses(uses, left + 24, y);
    }

    void drawUses(const std::vector<report::ResourceUse>& uses, double x, double y)
    {
        const double bar = x + 112, amount = m_width - 164, blocks = m_width - 62;
        const Style head{textFont(9.5, QFont::Medium), paper::kSecondary};
        if (uses.empty())
            return;
        m_sheet.line({x, y, 110, kReportRow}, PaperText::tr("Resource"), head);
        m_sheet.line({bar, y, 100, kReportRow}, PaperText::tr("In use"), head);
        m_sheet.line({amount, y, 98, kReportRow}, PaperText::tr("Per SM"), head);
        m_sheet.line({blocks, y, 62, kReportRow}, PaperText::tr("Blocks"), head);
        for (const report::ResourceUse& use : uses) {
            y += kReportRow;
            const QRgb color = use.isLimiter ? paper::kWarn : paper::kText;
            const QFont::Weight weight = use.isLimiter ? QFont::DemiBold : QFont::Normal;
            const QString name = QString::fromUtf8(use.name.data(), static_cast<qsizetype>(use.name.size()));
            m_sheet.line({x, y, 110, kReportRow}, use.isLimiter ? PaperText::tr("%1, limiter").arg(name) : name,
                         {textFont(10, weight), color});
            m_sheet.bar({bar, y + 5.5, amount - bar - 12, 6}, use.share, use.isLimiter ? paper::kNow : paper::kSeries);
            m_sheet.line({amount, y, 98, kReportRow}, printable(use.amount), {monoFont(9.5), color});
            m_sheet.line({blocks, y, 62, kReportRow}, printable(use.blocks), {monoFont(9.5), color});
        }
    }

    void curves()
    {
        std::vector<ReportChart> charts = reportCharts(m_report, ChartHeading::None);
        std::erase_if(charts, [](const ReportChart& chart) { return chart.name == "time"; });
        if (charts.empty())
            return;
        const double column = (m_width - 18) / 2;
        const double height = column * charts.front().height / charts.front().width;
        m_sheet.heading(m_report.calculation ? PaperText::tr("What would change the calculation")
                                             : PaperText::tr("What would change it"),
                        height);
        for (std::size_t i = 0; i < charts.size(); i += 2) {
            const double y = m_sheet.take(height);
            paintChart(m_sheet.painter(), charts[i], {0, y, column, height});
            const QRectF second(column + 18, y, column, height);
            if (i + 1 < charts.size())
                paintChart(m_sheet.painter(), charts[i + 1], second);
            else
                drawSteps(second);
        }
    }

    void drawSteps(const QRectF& area)
    {
        const report::DrawnOccupancy drawn = report::drawnOccupancy(m_report);
        const std::vector<NextStep> steps = nextSteps(*drawn.input);
        const QString head = !steps.empty()                    ? PaperText::tr("Calculated, each change alone:")
            : drawn.occupancy->occupancy < 1 ? PaperText::tr("Calculated: no change of one input raises it.")
                                                               : PaperText::tr("It is at the maximum.");
        double y = area.y() + 10;
        m_sheet.text({area.x(), y, area.width(), kReportRow}, head, {textFont(10.5), paper::kSecondary});
        for (const NextStep& step : steps) {
            y += kReportRow;
            m_sheet.line({area.x() + 10, y, area.width() - 10, kReportRow},
                         printable(report::stepWords(step) + ": " + numbers::percent(step.occupancy)),
                         {textFont(10.5, QFont::Medium)});
        }
    }

    void matrix()
    {
        if (m_report.matrix.empty())
            return;
        m_sheet.heading(PaperText::tr("Architecture matrix"),
                        kReportRow * static_cast<double>(1 + std::min(m_report.matrix.size(), kRowsKept)));
        matrixHead();
        for (const ReportRow& row : m_report.matrix) {
            if (!m_sheet.hasRoom(kReportRow + 2)) {
                m_sheet.take(kReportRow + 2);
                m_sheet.skip(-(kReportRow + 2));
                matrixHead();
            }
            matrixRow(row, m_sheet.take(kReportRow));
        }
    }

    /// The place of a column's cell in the line at `y`.
    QRectF cellOf(std::size_t column, double y) const
    {
        double x = 0;
        for (std::size_t i = 0; i < column; ++i)
            x += kColumns[i].share * m_width;
        return {x + 5, y, kColumns[column].share * m_width - 10, kReportRow};
    }

    void matrixHead()
    {
        const double y = m_sheet.take(kReportRow);
        m_sheet.fill({0, y, m_width, kReportRow}, paper::kRaised);
        for (std::size_t i = 0; i < kColumns.size(); ++i)
            m_sheet.line(cellOf(i, y), PaperText::tr(kColumns[i].title),
                         {textFont(9, QFont::Medium), paper::kSecondary,
                          (kColumns[i].isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop});
    }

    void matrixRow(const ReportRow& row, double y)
    {
        const bool isChosen = row.architecture == architectureName(m_report.input.architecture);
        if (isChosen)
            m_sheet.fill({0, y, m_width, kReportRow}, paper::kSelection);
        m_sheet.fill({0, y + kReportRow - 0.5, m_width, 0.5}, paper::kLine);
        const QFont::Weight weight = isChosen ? QFont::DemiBold : QFont::Normal;
        cell(0, y, row.architecture, weight);
        cell(1, y, row.family, weight);
        if (!row.compiled) {
            const QRectF rest(cellOf(2, y).x(), y, m_width - cellOf(2, y).x() - 5, kReportRow);
            return m_sheet.line(rest, PaperText::tr("Not compiled: %1").arg(printable(row.message)),
                                {textFont(9.5), paper::kSecondary});
        }
        cell(2, y, numbers::grouped(row.kernel.registers), weight);
        cell(3, y, numbers::grouped(row.kernel.spillStores), weight);
        cell(4, y, numbers::grouped(row.occupancy.blocksPerSm), weight);
        share(row.occupancy, y, weight);
        cell(6, y, report::limiterWords(row.occupancy), weight);
        cell(7, y, row.bestBlock == 0 ? "none" : numbers::grouped(row.bestBlock), weight);
        cell(8, y, report::nextStepWords(row), weight);
    }

    void cell(std::size_t column, double y, const std::string& text, QFont::Weight weight)
    {
        const Column& its = kColumns[column];
        m_sheet.line(cellOf(column, y), printable(text),
                     {its.isMono ? monoFont(9.5, weight == QFont::DemiBold ? QFont::Bold : weight) : textFont(9.5, weight),
                      paper::kText, (its.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop});
    }

    void share(const OccupancyResult& occupancy, double y, QFont::Weight weight)
    {
        const QRectF area = cellOf(kOccupancyColumn, y);
        const bool isFull = occupancy.blocksPerSm > 0 && occupancy.warpsPerSm == occupancy.maxWarpsPerSm;
        m_sheet.bar({area.x(), area.y() + 5.5, area.width() - 48, 6}, occupancy.occupancy, isFull ? paper::kFull : paper::kSeries);
        m_sheet.line(
            {area.right() - 46, area.y(), 46, area.height()}, printable(numbers::percent(occupancy.occupancy)),
            {monoFont(9.5, weight == QFont::DemiBold ? QFont::Bold : weight), paper::kText, Qt::AlignRight | Qt::AlignTop});
    }

    void measured()
    {
        if (!m_report.timing)
            return;
        if (m_report.timing->modelled)
            return modelled();
        const std::vector<ReportChart> charts = reportCharts(m_report, ChartHeading::None);
        const auto chart = std::find_if(charts.begin(), charts.end(), [](const ReportChart& each) { return each.name == "time"; });
        if (chart == charts.end())
            return;
        const double width = 0.72 * m_width;
        const double height = width * chart->height / chart->width;
        const Style note{textFont(10.5), paper::kSecondary};
        const QString words = timeNote();
        const double noteHeight = m_sheet.heightOf(words, note.font, m_width) + 4;
        m_sheet.heading(PaperText::tr("Measured time"), height + noteHeight);
        paintChart(m_sheet.painter(), *chart, {0, m_sheet.take(height), width, height});
        m_sheet.text({0, m_sheet.take(noteHeight), m_width, noteHeight}, words, note);
    }

    /// Of both timings where there are two.
    QString timeNote() const
    {
        const std::string words = report::timeWords(*m_report.timing);
        if (!report::hasBaseline(m_report))
            return printable(words);
        return printable(report::timingLabel(m_report) + ": " + words) + QLatin1Char('\n')
            + printable(report::baselineLabel(m_report) + ": " + report::timeWords(m_report.baseline->timing));
    }

    void modelled()
    {
        m_sheet.heading(PaperText::tr("Modelled, not measured"), 3 * kReportRow);
        const Style note{textFont(10.5), paper::kSecondary};
        m_sheet.text({0, m_sheet.take(kReportRow), m_width, kReportRow},
                     PaperText::tr("The emulated GPU counts instructions; it has no times."), note);
        chips(report::plainFacts(m_report.timing->instructions), false);
    }

    void receipt()
    {
        std::vector<report::Verdict> verdicts = report::verdictsOf(m_report);
        if (const std::optional<report::Verdict> time = report::timeVerdictOf(m_report))
            verdicts.insert(verdicts.begin(), *time);
        const std::vector<report::Fact> facts =
            m_report.timing ? report::receiptFacts(m_report.timing->receipt) : std::vector<report::Fact>();
        if (verdicts.empty() && facts.empty())
            return;
        m_sheet.heading(printable(report::receiptHeading(m_report)), 3 * kReportRow);
        for (const report::Verdict& verdict : verdicts)
            box(verdict);
        chips(facts, true);
    }

    static std::pair<QRgb, QRgb> coloursOf(report::Verdict::Kind kind)
    {
        using Kind = report::Verdict::Kind;
        switch (kind) {
        case Kind::Good: return {paper::kOk, paper::kOkFill};
        case Kind::Bad: return {paper::kBad, paper::kBadFill};
        case Kind::Same: return {paper::kInfo, paper::kInfoFill};
        case Kind::Doubt: return {paper::kWarn, paper::kWarnFill};
        case Kind::Unknown: break;
        }
        return {paper::kSecondary, paper::kRaised};
    }

    void box(const report::Verdict& verdict)
    {
        const auto [color, back] = coloursOf(verdict.kind);
        const QFont strong = textFont(12, QFont::Bold);
        const QString word = printable(verdict.word);
        const double aside = m_sheet.widthOf(word, strong) + 10;
        const QString sentence = printable(verdict.sentence);
        const double height = std::max(m_sheet.heightOf(sentence, textFont(10.5), m_width - 24 - aside), 16.0) + 12;
        const double y = m_sheet.take(height + 6);
        m_sheet.fill({0.5, y, m_width - 1, height}, back, 4, color);
        m_sheet.text({12, y + 5, aside, 18}, word, {strong, color});
        m_sheet.text({12 + aside, y + 6, m_width - 24 - aside, height - 8}, sentence, {textFont(10.5), color});
    }

    /// `isReceipt`: facts that hold are good news; others are facts alone.
    void chips(const std::vector<report::Fact>& facts, bool isReceipt)
    {
        const QFont font = textFont(9.5);
        const double height = 16;
        double x = 0;
        double y = facts.empty() ? 0 : m_sheet.take(height + 4);
        for (const report::Fact& fact : facts) {
            const QString words = printable(report::factWords(fact)).left(120);
            const double width = std::min(m_sheet.widthOf(words, font) + 16, m_width);
            if (x > 0 && x + width > m_width) {
                x = 0;
                y = m_sheet.take(height + 4);
            }
            const QRgb color = fact.doubtful ? paper::kWarn : isReceipt ? paper::kOk : paper::kSecondary;
            m_sheet.fill({x + 0.5, y, width - 1, height},
                         fact.doubtful   ? paper::kWarnFill
                             : isReceipt ? paper::kOkFill
                                         : paper::kRaised,
                         height / 2, color);
            m_sheet.line({x + 8, y, width - 14, height}, words, {font, color});
            x += width + 6;
        }
    }

    void messages()
    {
        const std::vector<Diagnostic>& all = m_report.build.diagnostics;
        if (all.empty())
            return;
        m_sheet.heading(PaperText::tr("Compiler messages"), 2 * kReportRow);
        for (std::size_t i = 0; i < std::min(all.size(), kMessages); ++i) {
            const SourcePosition& at = all[i].position;
            const QString place = at.line > 0 ? printable(at.file) + QStringLiteral(":%1: ").arg(at.line) : QString();
            const QString words = severityWord(all[i].severity) + QLatin1Char(' ') + place + printable(all[i].message);
            const double height = m_sheet.heightOf(words, textFont(10), m_width) + 3;
            m_sheet.text({0, m_sheet.take(height), m_width, height}, words, {textFont(10)});
        }
    }

    static QString severityWord(Diagnostic::Severity severity)
    {
        switch (severity) {
        case Diagnostic::Severity::Error: return PaperText::tr("Error:");
        case Diagnostic::Severity::Warning: return PaperText::tr("Warning:");
        case Diagnostic::Severity::Remark: return PaperText::tr("Remark:");
        case Diagnostic::Severity::Note: break;
        }
        return PaperText::tr("Note:");
    }

    const Report& m_report;
    PaperSheet& m_sheet;
    double m_width;
};

/// How many pages it took.
int drawInto(QByteArray& bytes, const Report& report, int pages)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QString program = QStringLiteral("KernelDesk ") + printable(report.programVersion);
    const QString foot =
        QStringLiteral("%1, %2, %3").arg(printable(report.title).left(100), program, printable(numbers::date(report.created)));
    PaperSheet sheet(buffer,
                     {.title = PaperText::tr("%1, occupancy report").arg(printable(report.title).left(200)),
                      .creator = program,
                      .foot = foot,
                      .pages = pages,
                      .data = pages > 0 ? QByteArray::fromStdString(dumpJson(reportToJson(report), 2)) : QByteArray()});
    ReportPaper(report, sheet).draw();
    sheet.end();
    return sheet.page();
}

}  // namespace

QByteArray reportPaper(const Report& report)
{
    QByteArray bytes;
    const int pages = drawInto(bytes, report, 0);
    bytes.clear();
    drawInto(bytes, report, pages);
    if (!bytes.startsWith("%PDF"))
        throw RuntimeError({.text = "the report cannot be drawn as PDF", .subject = report.title});
    return bytes;
}

}  // namespace kd
