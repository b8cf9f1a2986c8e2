#include "ui/print/reportpaper.h"

#include "core/base/error.h"
#include "core/device/architecture.h"
#include "core/report/charts.h"
#include "core/report/numbers.h"
#include "core/report/receipt.h"
#include "core/report/resourceuse.h"
#include "core/report/words.h"
#include "ui/print/chartpicture.h"
#include "ui/print/papersheet.h"
#include "ui/print/printfonts.h"

#include <QBuffer>
#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace kd {
namespace {

struct PaperText {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr qsizetype kLongestText = 2000;  ///< characters of one text of others
constexpr std::size_t kMessages = 20;
constexpr std::size_t kShownHash = 8;
constexpr double kRow = 17;
constexpr double kGap = 14;

/// Without what cannot be seen or reorders the text around it.
QString shown(std::string_view text)
{
    QString made = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).left(kLongestText);
    for (QChar& c : made)
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = c == QLatin1Char('\n') || c == QLatin1Char('\t') ? QChar(QLatin1Char(' ')) : QChar(QChar::ReplacementCharacter);
    return made;
}

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
        curves();
        matrix();
        measured();
        receipt();
        messages();
    }

private:
    using Style = PaperSheet::Style;

    void heading(const QString& text, double with)
    {
        if (m_sheet.y() > 0)
            m_sheet.skip(kGap);
        const double height = 24;
        const double y = m_sheet.take(height + with);
        m_sheet.skip(-with);
        m_sheet.text({0, y, m_width, height}, text, {textFont(13, QFont::DemiBold)});
    }

    std::vector<std::pair<QString, QString>> terms() const
    {
        const std::string architecture = report::familyOf(architectureName(m_report.input.architecture));
        const bool hasDevice = m_report.run && !m_report.run->device.empty();
        return {{PaperText::tr("Device"), shown(hasDevice ? m_report.run->device + ", " + architecture : architecture)},
                {PaperText::tr("Compiler"), shown(report::compilerWords(m_report))},
                {PaperText::tr("Driver"), shown(m_report.run ? m_report.run->driverVersion : std::string())},
                {PaperText::tr("Source hash"), shown(m_report.build.sourceSha256.substr(0, kShownHash))},
                {PaperText::tr("Cubin hash"), shown(m_report.build.cubinSha256.substr(0, kShownHash))}};
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
        paragraph(shown(m_report.title).left(200), {textFont(22, QFont::Bold)});
        const QString file = m_report.fileName.empty() ? QString() : shown(m_report.fileName).left(200) + QStringLiteral(", ");
        paragraph(file + shown(report::grouped(m_report.input.registers, "register") + ", " + report::grouped(m_report.kernel.spillStores)
                               + "\u202FB spilled, " + report::launchWords(m_report)), {textFont(10.5), paper::kSecondary});
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
        const QString words = shown(report::reasonWords(m_report));
        const double reasonHeight = m_sheet.heightOf(words, reason.font, left);
        const std::vector<report::ResourceUse> uses = report::resourceUses(m_report);
        const double height = std::max(56 + reasonHeight, (static_cast<double>(uses.size()) + 1) * kRow);
        const double y = m_sheet.take(height);
        const QString number = shown(report::decimal(100 * m_report.occupancy.occupancy, 1));
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
        m_sheet.line({x, y, 110, kRow}, PaperText::tr("Resource"), head);
        m_sheet.line({bar, y, 100, kRow}, PaperText::tr("In use"), head);
        m_sheet.line({amount, y, 98, kRow}, PaperText::tr("Per SM"), head);
        m_sheet.line({blocks, y, 62, kRow}, PaperText::tr("Blocks"), head);
        for (const report::ResourceUse& use : uses) {
            y += kRow;
            const QRgb color = use.isLimiter ? paper::kWarn : paper::kText;
            const QFont::Weight weight = use.isLimiter ? QFont::DemiBold : QFont::Normal;
            const QString name = QString::fromUtf8(use.name.data(), static_cast<qsizetype>(use.name.size()));
            m_sheet.line({x, y, 110, kRow}, use.isLimiter ? PaperText::tr("%1, limiter").arg(name) : name, {textFont(10, weight), color});
            m_sheet.bar({bar, y + 5.5, amount - bar - 12, 6}, use.share, use.isLimiter ? paper::kNow : paper::kSeries);
            m_sheet.line({amount, y, 98, kRow}, shown(use.amount), {monoFont(9.5), color});
            m_sheet.line({blocks, y, 62, kRow}, shown(use.blocks), {monoFont(9.5), color});
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
        heading(PaperText::tr("What would change it"), height);
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
        const std::vector<NextStep> steps = nextSteps(m_report.input);
        const QString head = !steps.empty()                    ? PaperText::tr("Calculated, each change alone:")
            : m_report.occupancy.occupancy < 1 ? PaperText::tr("Calculated: no change of one input raises it.")
                                                               : PaperText::tr("It is at the maximum.");
        double y = area.y() + 10;
        m_sheet.text({area.x(), y, area.width(), kRow}, head, {textFont(10.5), paper::kSecondary});
        for (const NextStep& step : steps) {
            y += kRow;
            m_sheet.line({area.x() + 10, y, area.width() - 10, kRow}, shown(report::stepWords(step) + ": " + report::percent(step.occupancy)),
                         {textFont(10.5, QFont::Medium)});
        }
    }

    void matrix()
    {
        if (m_report.matrix.empty())
            return;
        heading(PaperText::tr("Architecture matrix"), 3 * kRow);
        matrixHead();
        for (const ReportRow& row : m_report.matrix) {
            if (!m_sheet.hasRoom(kRow + 2)) {
                m_sheet.take(kRow + 2);
                m_sheet.skip(-(kRow + 2));
                matrixHead();
            }
            matrixRow(row, m_sheet.take(kRow));
        }
    }

    /// The place of a column's cell in the line at `y`.
    QRectF cellOf(std::size_t column, double y) const
    {
        double x = 0;
        for (std::size_t i = 0; i < column; ++i)
            x += kColumns[i].share * m_width;
        return {x + 5, y, kColumns[column].share * m_width - 10, kRow};
    }

    void matrixHead()
    {
        const double y = m_sheet.take(kRow);
        m_sheet.fill({0, y, m_width, kRow}, paper::kRaised);
        for (std::size_t i = 0; i < kColumns.size(); ++i)
            m_sheet.line(cellOf(i, y), PaperText::tr(kColumns[i].title),
                         {textFont(9, QFont::Medium), paper::kSecondary, (kColumns[i].isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop});
    }

    void matrixRow(const ReportRow& row, double y)
    {
        const bool isChosen = row.architecture == architectureName(m_report.input.architecture);
        if (isChosen)
            m_sheet.fill({0, y, m_width, kRow}, paper::kSelection);
        m_sheet.fill({0, y + kRow - 0.5, m_width, 0.5}, paper::kLine);
        const QFont::Weight weight = isChosen ? QFont::DemiBold : QFont::Normal;
        cell(0, y, row.architecture, weight);
        cell(1, y, row.family, weight);
        if (!row.compiled) {
            const QRectF rest(cellOf(2, y).x(), y, m_width - cellOf(2, y).x() - 5, kRow);
            return m_sheet.line(rest, PaperText::tr("Not compiled: %1").arg(shown(row.message)), {textFont(9.5), paper::kSecondary});
        }
        cell(2, y, report::grouped(row.kernel.registers), weight);
        cell(3, y, report::grouped(row.kernel.spillStores), weight);
        cell(4, y, report::grouped(row.occupancy.blocksPerSm), weight);
        share(row.occupancy, y, weight);
        cell(6, y, report::limiterWords(row.occupancy), weight);
        cell(7, y, row.bestBlock == 0 ? "none" : report::grouped(row.bestBlock), weight);
        cell(8, y, report::nextStepWords(row), weight);
    }

    void cell(std::size_t column, double y, const std::string& text, QFont::Weight weight)
    {
        const Column& its = kColumns[column];
        m_sheet.line(cellOf(column, y), shown(text), {its.isMono ? monoFont(9.5, weight == QFont::DemiBold ? QFont::Bold : weight) : textFont(9.5, weight),
                                                      paper::kText, (its.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop});
    }

    void share(const OccupancyResult& occupancy, double y, QFont::Weight weight)
    {
        const QRectF area = cellOf(kOccupancyColumn, y);
        const bool isFull = occupancy.blocksPerSm > 0 && occupancy.warpsPerSm == occupancy.maxWarpsPerSm;
        m_sheet.bar({area.x(), area.y() + 5.5, area.width() - 48, 6}, occupancy.occupancy, isFull ? paper::kFull : paper::kSeries);
        m_sheet.line({area.right() - 46, area.y(), 46, area.height()}, shown(report::percent(occupancy.occupancy)),
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
        const QString words = shown(report::timeWords(*m_report.timing));
        const double noteHeight = m_sheet.heightOf(words, note.font, m_width) + 4;
        heading(PaperText::tr("Measured time"), height + noteHeight);
        paintChart(m_sheet.painter(), *chart, {0, m_sheet.take(height), width, height});
        m_sheet.text({0, m_sheet.take(noteHeight), m_width, noteHeight}, words, note);
    }

    void modelled()
    {
        heading(PaperText::tr("Modelled, not measured"), 3 * kRow);
        const Style note{textFont(10.5), paper::kSecondary};
        m_sheet.text({0, m_sheet.take(kRow), m_width, kRow}, PaperText::tr("The emulated GPU counts instructions; it has no times."), note);
        chips(report::plainFacts(m_report.timing->instructions), false);
    }

    void receipt()
    {
        const std::vector<report::Verdict> verdicts = report::verdictsOf(m_report);
        const std::vector<report::Fact> facts = m_report.timing ? report::receiptFacts(m_report.timing->receipt) : std::vector<report::Fact>();
        if (verdicts.empty() && facts.empty())
            return;
        heading(facts.empty() ? PaperText::tr("Verification") : PaperText::tr("Verification and receipt"), 3 * kRow);
        for (const report::Verdict& verdict : verdicts)
            box(verdict);
        chips(facts, true);
    }

    void box(const report::Verdict& verdict)
    {
        using Kind = report::Verdict::Kind;
        const QRgb color = verdict.kind == Kind::Good ? paper::kOk : verdict.kind == Kind::Bad ? paper::kBad : paper::kSecondary;
        const QRgb back = verdict.kind == Kind::Good ? paper::kOkFill : verdict.kind == Kind::Bad ? paper::kBadFill : paper::kRaised;
        const QFont strong = textFont(12, QFont::Bold);
        const QString word = shown(verdict.word);
        const double aside = m_sheet.widthOf(word, strong) + 10;
        const QString sentence = shown(verdict.sentence);
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
            const QString words = shown(report::factWords(fact)).left(120);
            const double width = std::min(m_sheet.widthOf(words, font) + 16, m_width);
            if (x > 0 && x + width > m_width) {
                x = 0;
                y = m_sheet.take(height + 4);
            }
            const QRgb color = fact.doubtful ? paper::kWarn : isReceipt ? paper::kOk : paper::kSecondary;
            m_sheet.fill({x + 0.5, y, width - 1, height}, fact.doubtful ? paper::kWarnFill : isReceipt ? paper::kOkFill : paper::kRaised, height / 2, color);
            m_sheet.line({x + 8, y, width - 14, height}, words, {font, color});
            x += width + 6;
        }
    }

    void messages()
    {
        const std::vector<Diagnostic>& all = m_report.build.diagnostics;
        if (all.empty())
            return;
        heading(PaperText::tr("Compiler messages"), 2 * kRow);
        for (std::size_t i = 0; i < std::min(all.size(), kMessages); ++i) {
            const QString place = all[i].line > 0 ? shown(all[i].file) + QStringLiteral(":%1: ").arg(all[i].line) : QString();
            const QString words = severityWord(all[i].severity) + QLatin1Char(' ') + place + shown(all[i].message);
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
    const QString program = QStringLiteral("KernelDesk ") + shown(report.programVersion);
    const QString foot = QStringLiteral("%1, %2, %3").arg(shown(report.title).left(100), program, shown(report::date(report.created)));
    PaperSheet sheet(buffer, {.title = PaperText::tr("%1, occupancy report").arg(shown(report.title).left(200)), .creator = program,
                              .foot = foot, .pages = pages,
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
