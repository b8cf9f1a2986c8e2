// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/papercalculation.h"

#include "core/base/numbers.h"
#include "core/report/calculation.h"
#include "core/report/words.h"
#include "ui/print/printfonts.h"

#include <QCoreApplication>

namespace kd {
namespace {

struct PaperCalculationText {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kCalculationRow = 17;
constexpr double kNumbers = 110;  ///< width of a column of figures

class CalculationTable {
public:
    explicit CalculationTable(PaperSheet& sheet) : m_sheet(sheet) { }

    void head()
    {
        const PaperSheet::Style style{textFont(9.5, QFont::Medium), paper::kSecondary};
        row(PaperCalculationText::tr("Input"), PaperCalculationText::tr("Build"), PaperCalculationText::tr("Calculated"), style,
            style);
    }
    void add(const report::ChangedInput& each, QFont::Weight weight)
    {
        const QFont::Weight mono = weight == QFont::Normal ? QFont::Normal : QFont::Bold;
        row(printable(each.name), printable(each.build), printable(each.calculated), {textFont(10, weight)}, {monoFont(9.5, mono)});
    }

private:
    void row(const QString& name, const QString& build, const QString& calculated, const PaperSheet::Style& words,
             const PaperSheet::Style& figures)
    {
        const double y = m_sheet.take(kCalculationRow);
        m_sheet.line({0, y, 160, kCalculationRow}, name, words);
        m_sheet.line({160, y, kNumbers, kCalculationRow}, build, figures);
        m_sheet.line({160 + kNumbers, y, kNumbers, kCalculationRow}, calculated, figures);
    }

    PaperSheet& m_sheet;
};

}  // namespace

void drawCalculation(PaperSheet& sheet, const Report& report)
{
    if (!report.calculation)
        return;
    const OccupancyResult &build = report.occupancy, &calculated = report.calculation->occupancy;
    const std::vector<report::ChangedInput> inputs = report::changedInputs(report);
    const QString reason = printable((calculated.impossible.empty() ? report::warpsSentence(calculated) + " " : "") +
                                     numbers::typeset(calculated.reason.english()));
    const PaperSheet::Style style{textFont(10.5), paper::kSecondary};
    const double height = sheet.heightOf(reason, style.font, sheet.width());
    sheet.heading(PaperCalculationText::tr("Calculated with other inputs, not compiled"),
                  height + kCalculationRow * static_cast<double>(inputs.size() + 2));
    CalculationTable table(sheet);
    table.head();
    for (const report::ChangedInput& each : inputs)
        table.add(each, QFont::Normal);
    table.add({.name = PaperCalculationText::tr("Occupancy").toStdString(),
               .build = numbers::percent(build.occupancy),
               .calculated = numbers::percent(calculated.occupancy)},
              QFont::DemiBold);
    const double y = sheet.take(height + 6);
    sheet.text({0, y + 2, sheet.width(), height + 4}, reason, style);
}

}  // namespace kd
