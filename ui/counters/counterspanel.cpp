// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/counters/counterspanel.h"

#include "ui/common/emptystate.h"
#include "ui/common/filtermodel.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/sectiontitle.h"
#include "ui/common/tableview.h"
#include "ui/counters/counterlinetable.h"
#include "ui/counters/countertable.h"
#include "ui/program/counterwords.h"
#include "ui/program/words.h"
#include "ui/workbench/counters/launchcounter.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/sourceplace.h"
#include "ui/workbench/navigator.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kMaxMetric = 340;  // logical pixels

/// A table over a model that is sorted by a click on a head and searched by typing.
TableView* makeTable(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* const rows = new FilterModel(parent);
    rows->setSourceModel(model);
    auto* const table = new TableView(parent);
    table->setModel(rows);
    table->header()->setSortIndicatorClearable(true);
    table->header()->setSortIndicator(-1, Qt::AscendingOrder);
    table->setSortingEnabled(true);
    table->setAccessibleName(name);
    table->header()->setStretchLastSection(false);
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

}  // namespace

CountersPanel::CountersPanel(LaunchCounter& counter, Documents& documents, Navigator& navigator, QWidget* parent)
    : Panel(tr("Counters"), parent), m_counter(counter), m_documents(documents), m_navigator(navigator), m_count(new QAction(this)),
      m_beside(new QAction(icon(QStringLiteral("compare")), tr("Count on the emulated GPU, too"), this)),
      m_cold(new QAction(icon(QStringLiteral("snow")), tr("Flush L2 before each launch that is counted"), this)),
      m_empty(new EmptyState({}, {}, this)), m_noLines(new EmptyState({}, {}, this)), m_stack(new QStackedWidget(this)),
      m_lineStack(new QStackedWidget(this)), m_refusal(new HintLabel({}, this)),
      m_figuresTitle(new SectionTitle(tr("Figures"), this)), m_linesTitle(new SectionTitle(tr("By source line"), this)),
      m_figures(new CounterTable(this)), m_lines(new CounterLineTable(this))
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeContent());
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    setUpActions();
    connect(&m_counter, &LaunchCounter::changed, this, &CountersPanel::update);
    connect(&m_counter, &LaunchCounter::progressed, this, &CountersPanel::showProgress);
    update();
}

QWidget* CountersPanel::makeContent()
{
    auto* const halves = new QSplitter(Qt::Horizontal, this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(makeFigures());
    halves->addWidget(makeLines());
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 1);
    auto* const content = new QWidget(this);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_refusal->setContentsMargins(kPanelInset, 4, kPanelInset, 4);
    layout->addWidget(m_refusal);
    layout->addWidget(halves, 1);
    return content;
}

QWidget* CountersPanel::makeFigures()
{
    m_figureRows = makeTable(m_figures, tr("Figures of the launch"), this);
    m_figureRows->setGrouped(true);
    m_figureRows->header()->setMaximumSectionSize(Theme::instance().scaled(kMaxMetric));
    m_figureRows->header()->setStretchLastSection(true);
    auto* const copy = new QAction(icon(QStringLiteral("copy")), tr("Copy the figures as CSV"), this);
    connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(counterCsv(m_figures->sheet())); });
    m_figuresTitle->addButton(copy);
    m_figuresTitle->setContentsMargins(kPanelInset, 0, 4, 0);
    auto* const half = new QWidget(this);
    auto* const layout = new QVBoxLayout(half);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_figuresTitle);
    layout->addWidget(m_figureRows, 1);
    return half;
}

QWidget* CountersPanel::makeLines()
{
    m_lineRows = makeTable(m_lines, tr("Counts of each source line"), this);
    // The text takes the room that the counts leave.
    m_lineRows->header()->moveSection(CounterLineTable::Source, CounterLineTable::ColumnCount - 1);
    m_lineRows->header()->setSectionResizeMode(CounterLineTable::Source, QHeaderView::Stretch);
    connect(m_lineRows, &QAbstractItemView::clicked, this, &CountersPanel::showPlace);
    connect(m_lineRows, &QAbstractItemView::activated, this, &CountersPanel::showPlace);
    auto* const copy = new QAction(icon(QStringLiteral("copy")), tr("Copy the lines as CSV"), this);
    connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(counterLinesCsv(m_lines->lines())); });
    m_linesTitle->addButton(copy);
    m_linesTitle->setContentsMargins(kPanelInset, 0, 4, 0);
    connect(m_noLines, &EmptyState::triggered, this, [this] { m_counter.count(LaunchCounter::On::Emulated); });
    m_lineStack->addWidget(m_noLines);
    m_lineStack->addWidget(m_lineRows);
    auto* const half = new QWidget(this);
    auto* const layout = new QVBoxLayout(half);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_linesTitle);
    layout->addWidget(m_lineStack, 1);
    return half;
}

void CountersPanel::setUpActions()
{
    const auto countOrStop = [this] { m_counter.isCounting() ? m_counter.stop() : m_counter.count(); };
    connect(m_count, &QAction::triggered, this, countOrStop);
    connect(m_empty, &EmptyState::triggered, this, countOrStop);
    connect(m_beside, &QAction::triggered, this, [this] { m_counter.count(LaunchCounter::On::Emulated); });
    m_cold->setCheckable(true);
    m_cold->setChecked(m_counter.isCold());
    m_cold->setToolTip(tr("Flush L2 before each launch that is counted, so that what the kernel reads comes from device memory; "
                          "otherwise L2 may hold its inputs"));
    connect(m_cold, &QAction::toggled, this, [this](bool isCold) { m_counter.setCold(isCold); });
}

void CountersPanel::updateActions()
{
    const bool isCounting = m_counter.isCounting();
    const QString why = isCounting ? QString() : m_counter.whyNot();
    const QString text = isCounting ? tr("Stop counting") : tr("Count what the launch does");
    m_count->setIcon(icon(isCounting ? QStringLiteral("stop") : QStringLiteral("plot")));
    m_count->setText(text);
    m_count->setEnabled(why.isEmpty());
    m_count->setToolTip(why.isEmpty() ? text : why);
    const QString whyNotBeside = m_counter.whyNot(LaunchCounter::On::Emulated);
    m_beside->setEnabled(whyNotBeside.isEmpty());
    m_beside->setToolTip(whyNotBeside.isEmpty() ? m_beside->text() : whyNotBeside);
    m_empty->setContent(emptyText(), isCounting ? tr("Stop") : tr("Count"));
    m_empty->setButtonEnabled(why.isEmpty(), why);
}

QString CountersPanel::emptyText() const
{
    const auto [done, total] = m_counter.progress();
    if (m_counter.isCounting())
        return total > 0 ? tr("Counting: %1 of %2 launches are done.").arg(done).arg(total) : tr("The launch is being counted.");
    const QString refusal = m_counter.refusal();
    return refusal.isEmpty() ? tr("Nothing is counted yet.") : refusal;
}

void CountersPanel::showProgress()
{
    const auto [done, total] = m_counter.progress();
    if (m_counter.isCounting())
        setNote(total > 0 ? tr("counting, %1 of %2 launches").arg(done).arg(total) : tr("counting…"));
    updateActions();
}

void CountersPanel::update()
{
    updateActions();
    const CountedLaunchPointer counted = m_counter.shown();
    m_stack->setCurrentIndex(counted ? 1 : 0);
    m_refusal->setHint(m_counter.refusal(), Token::Warn);
    if (counted) {
        const QString of = tr("%1 on %2").arg(toQt(counted->run.kernel.name), toQt(counted->run.outcome.device));
        const RunAge age = m_counter.age();
        setNote(age == RunAge::Present ? of : tr("%1, %2").arg(of, ageWords(age)));
        const std::optional<CountedBaseline> baseline = m_counter.baseline();
        Shown shown{.counted = counted,
                    .modelled = m_counter.modelled(),
                    .isOld = age != RunAge::Present,
                    .baseline = baseline ? baseline->number : 0};
        if (shown != m_shown) {
            m_shown = std::move(shown);
            showFigures();
            showLines();
        }
        showWhyNoLines();
    } else {
        setNote({});
    }
    showProgress();
}

void CountersPanel::showFigures()
{
    const CountedLaunchPointer& counted = m_shown.counted;
    m_figures->setSheet(makeCounterSheet(*counted, m_shown.modelled.get(), m_counter.baseline()), m_shown.isOld);
    const CounterSheet& sheet = m_figures->sheet();
    m_figureRows->setColumnHidden(CounterTable::Modelled, !sheet.hasModelled);
    m_figureRows->setColumnHidden(CounterTable::First, sheet.baseline == 0);
    m_figureRows->setColumnHidden(CounterTable::Change, sheet.baseline == 0);
    m_figureRows->setColumnHidden(CounterTable::Metric, sheet.isEmulated);
    m_figureRows->expandAll();
    const QString missing = missingCounters(counted->reading);
    const QString source = counterSource(counted->reading, counted->cold);
    m_figuresTitle->setNote(source);
    m_figuresTitle->setToolTip(missing.isEmpty() ? source : source + QLatin1Char('\n') + missing);
}

void CountersPanel::showLines()
{
    const CountedLaunchPointer &counted = m_shown.counted, &modelled = m_shown.modelled;
    const Document& document = m_documents.current();
    const bool isSameText = counted->run.revision == document.revision();
    const QStringList source = isSameText ? QString::fromUtf8(document.text()).split(QLatin1Char('\n')) : QStringList();
    const auto textOf = [&](const SourcePosition& place) {
        const QString file = toQt(place.file);
        return file == document.sourcePath() || file == document.fileName() ? source.value(place.line - 1) : QString();
    };
    const LineReading* const gpu = counted->isEmulated() ? nullptr : &counted->lines;
    m_lines->setLines(makeCounterLines(gpu, modelled ? &modelled->lines : nullptr, textOf), m_shown.isOld);
    for (int column = 0; column < CounterLineTable::ColumnCount; ++column)
        m_lineRows->setColumnHidden(column, !m_lines->has(column));
    m_lineStack->setCurrentIndex(m_lines->rowCount() > 0 ? 1 : 0);
    m_linesTitle->setNote(gpu != nullptr && !gpu->ok() ? messageText(gpu->reason) : QString());
}

void CountersPanel::showWhyNoLines()
{
    const QString why = m_counter.whyNot(LaunchCounter::On::Emulated);
    m_noLines->setContent(tr("No counts by line yet: the emulated GPU counts them in the PTX of the same launch."),
                          tr("Count on the emulated GPU"));
    m_noLines->setButtonEnabled(why.isEmpty(), why);
}

void CountersPanel::showPlace(const QModelIndex& index)
{
    const SourcePosition place = placeIn(m_documents.current(), index.data(CounterLineTable::kPlaceRole).value<SourcePosition>());
    if (place.line < 1)
        return;
    m_navigator.showFeature(QStringLiteral("editor"));
    m_navigator.showPlace(place);
}

}  // namespace kd
