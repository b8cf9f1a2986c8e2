// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/comparesection.h"

#include "core/compile/binary/demangle.h"
#include "ui/common/badge.h"
#include "ui/common/busybar.h"
#include "ui/common/emptystate.h"
#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/itemdelegate.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/data/datainspector.h"
#include "ui/data/differencesmodel.h"
#include "ui/results/outputsmodel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace kd {
namespace {

constexpr int kShownDigits = 6, kChoiceCharacters = 14;
// Logical pixels: so low that a window of 1280 x 720 shows eight rows.
constexpr int kCompareSide = 10, kCompareInset = 6, kCompareGap = 10, kWorstHead = 22, kWorstRow = 21, kLeastRows = 8;
constexpr int kLeastTable = 300, kLeastColumn = 60, kPatternLines = 2;
constexpr std::size_t kMaxChoices = 8;  // of runs, as many as a worker keeps outputs of

QString shownNumber(double value)
{
    return typeset(formatNumber(value, kShownDigits));
}

/// A half that tolerates nothing goes without saying where the other one tolerates something.
QString toleranceText(double absolute, double relative)
{
    if (relative == 0)
        return CompareSection::tr("abs %1").arg(shownNumber(absolute));
    return absolute == 0 ? CompareSection::tr("rel %1").arg(shownNumber(relative))
                         : CompareSection::tr("abs %1, rel %2").arg(shownNumber(absolute), shownNumber(relative));
}

const DataDifferences* differencesOf(DataInspector& inspector)
{
    const std::shared_ptr<const DataAnswer>& answer = inspector.differences().answer();
    return answer && answer->differences ? &*answer->differences : nullptr;
}

/// Makes a table as high as its whole rows are, at the top of its own room.
class WholeRows : public QWidget {
public:
    WholeRows(TableView* table, QWidget* parent) : QWidget(parent), m_table(table)
    {
        table->setParent(this);
        setMinimumSize(kLeastTable, kWorstHead + kLeastRows * kWorstRow);
        QObject::connect(&Theme::instance(), &Theme::changed, this, [this] { place(); });
        QObject::connect(table->horizontalScrollBar(), &QScrollBar::rangeChanged, this, [this] { place(); });
    }

protected:
    void resizeEvent(QResizeEvent*) override { place(); }

private:
    void place()
    {
        const Theme& theme = Theme::instance();
        const int row = theme.scaled(kWorstRow), head = theme.scaled(kWorstHead);
        m_table->header()->setFixedHeight(head);
        const bool isWide = m_table->horizontalScrollBar()->maximum() > 0;
        const int around = head + (isWide ? m_table->horizontalScrollBar()->sizeHint().height() : 0);
        const int rows = std::max(1, (height() - around) / row);
        m_table->setGeometry(0, 0, width(), std::min(height(), around + rows * row));
    }

    TableView* m_table;
};

}  // namespace

CompareSection::CompareSection(DataInspector& inspector, QWidget* parent)
    : PageSection(tr("Compare with"), parent), m_inspector(inspector), m_model(new DifferencesModel(inspector, this)),
      m_verdict(new Badge), m_count(new ThemedLabel(FontRole::Hint, Token::Text)), m_table(new TableView(this)),
      m_with(new QComboBox(this)), m_measure(new QComboBox(this)),
      m_previous(new QPushButton(icon(QStringLiteral("arrow-up")), tr("Previous"), this)),
      m_next(new QPushButton(icon(QStringLiteral("arrow-down")), tr("Next difference"), this)), m_pattern(new HintLabel({}, this)),
      m_busy(new BusyBar(this)), m_empty(new EmptyState({}, {}, this)), m_pages(new QStackedLayout)
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Elements that differ most"));
    m_table->items()->setRowHeight(kWorstRow);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->header()->setSectionsClickable(false);  // the worst come first
    m_table->header()->setSortIndicatorShown(false);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setMinimumSectionSize(kLeastColumn);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(DifferencesModel::Element, QHeaderView::Stretch);
    auto* const page = new QWidget(this);
    auto* const layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCompareGap);
    layout->addWidget(makeTold(), 1);
    m_rows = new WholeRows(m_table, page);
    layout->addWidget(m_rows, 1);
    auto* const content = new QWidget(this);
    auto* const whole = new QVBoxLayout(content);
    whole->setContentsMargins(kCompareSide, kCompareInset, kCompareSide, kCompareInset);
    whole->setSpacing(kCompareInset);
    whole->addLayout(m_pages, 1);
    whole->addLayout(makeFoot());
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    setContent(content, 0);
    makeChoice();
    nameFigure(*this, QStringLiteral("differ"));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            m_inspector.setCursor(current.data(DifferencesModel::IndexRole).toULongLong());
    });
    connect(&inspector, &DataInspector::viewChanged, this, &CompareSection::show);
    connect(&inspector, &DataInspector::cursorChanged, this, &CompareSection::showCursor);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CompareSection::showCursor);
    connect(&inspector, &DataInspector::oldChanged, this, &CompareSection::show);
    connect(&inspector.differences(), &DataQuery::changed, this, &CompareSection::show);
    for (ElementPageCache* const pages : {&inspector.bytes(), &inspector.expectedBytes()})
        connect(pages, &ElementPageCache::arrived, this, &CompareSection::show);  // the first difference's numbers
    show();
}

void CompareSection::makeChoice()
{
    m_with->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);  // users name runs as long as they like
    m_with->setMinimumContentsLength(kChoiceCharacters);
    m_with->setAccessibleName(tr("What is compared with"));
    m_with->setToolTip(tr("The worker keeps the outputs of the last eight runs of this session, as far as it has memory"));
    connect(m_with, &QComboBox::activated, this, [this](int index) {
        const auto run = static_cast<std::size_t>(index) - 1;
        m_inspector.compareWith(index > 0 && run < m_choices.size() ? m_choices[run] : nullptr);
    });
    addField(m_with);
}

// An older run by number, age and the user's own name.
void CompareSection::showChoices()
{
    m_choices = m_inspector.comparableRuns();
    m_choices.resize(std::min(m_choices.size(), kMaxChoices));
    QStringList names{tr("Reference")};
    for (const RunRecordPointer& each : m_choices) {
        const QString when = QLocale().toString(each->when.time(), QLocale::ShortFormat);
        const QString name = tr("Run #%1, %2").arg(each->number).arg(when);
        names += each->label.isEmpty() ? name : tr("%1: %2").arg(name, each->label);
    }
    if (names != m_names) {  // whoever looks through the list is not disturbed
        m_names = names;
        m_with->clear();
        m_with->addItems(names);
    }
    const RunRecordPointer& other = m_inspector.comparedRun();
    const auto chosen = std::ranges::find_if(
        m_choices, [&](const RunRecordPointer& each) { return other && each->number == other->number; });
    m_with->setCurrentIndex(chosen == m_choices.end() ? 0 : static_cast<int>(chosen - m_choices.begin()) + 1);
    m_with->setEnabled(!m_choices.empty() || other != nullptr);
    setAccessibleName(other ? tr("Compare with run #%1").arg(other->number) : tr("Compare with reference"));
    m_expectedTitle->setText(other ? tr("Run #%1").arg(other->number) : tr("Reference"));
}

// One sentence; empty where there is something to show.
QString CompareSection::whyNotCompared() const
{
    const BufferEntry* const entry = m_inspector.entry();
    if (m_inspector.run() == nullptr || entry == nullptr)
        return m_inspector.whyNothing();
    if (const RunRecordPointer& other = m_inspector.comparedRun()) {
        if (!m_inspector.canCompare())
            return tr("Run #%1 has no such buffer of the same size.").arg(other->number);
        return m_inspector.differences().failure();
    }
    const Verification* const check = m_inspector.verification();
    if (check == nullptr)
        return tr("%1 has no reference: name one in the launch form, or choose an earlier run, to see where it differs.")
            .arg(entry->buffer);
    return messageText(check->message);
}

// Verdict, count and facts, at the left of the table.
QWidget* CompareSection::makeTold()
{
    auto* const told = new QWidget(this);
    auto* const layout = new QVBoxLayout(told);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_count->setWordWrap(true);
    layout->addLayout(makeHead());
    layout->addWidget(m_count);
    layout->addLayout(makeFacts());
    layout->addStretch(1);
    return told;
}

QLayout* CompareSection::makeHead()
{
    auto* const layout = new QHBoxLayout;
    layout->setSpacing(10);
    m_measure->addItems({tr("Absolute"), tr("Relative"), tr("ULP")});
    m_measure->setAccessibleName(tr("How differences are measured"));
    connect(m_measure, &QComboBox::activated, this,
            [this](int measure) { m_inspector.setMeasure(static_cast<DifferenceMeasure>(measure)); });
    layout->addWidget(m_verdict);
    layout->addStretch(1);
    layout->addWidget(m_measure);
    return layout;
}

QLayout* CompareSection::makeFacts()
{
    const QString titles[FactCount] = {tr("First at"), tr("Output"),    tr("Reference"),    tr("Difference"),
                                       tr("Largest"),  tr("Tolerance"), tr("Bitwise equal")};
    auto* const grid = new QGridLayout;
    grid->setHorizontalSpacing(kCompareGap);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    for (int fact = 0; fact < FactCount; ++fact) {
        ThemedLabel*& value = m_facts.at(static_cast<std::size_t>(fact));
        value = new ThemedLabel(FontRole::Mono, Token::Text, this);
        value->setAccessibleName(titles[fact]);
        value->setElided(true);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        auto* const title = new ThemedLabel(titles[fact], FontRole::Label, Token::TextSecondary, this);
        if (fact == Reference)
            m_expectedTitle = title;
        grid->addWidget(title, fact, 0);
        grid->addWidget(value, fact, 1);
    }
    return grid;
}

QLayout* CompareSection::makeFoot()
{
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_previous);
    buttons->addWidget(m_next);
    m_busy->setFixedHeight(6);
    auto* const words = new QVBoxLayout;  // what the places have in common, at most two lines beside the buttons
    words->setSpacing(0);
    words->addWidget(m_pattern);
    m_pattern->setMostLines(kPatternLines);
    words->addWidget(m_busy);
    buttons->addSpacing(kCompareInset);
    buttons->addLayout(words, 1);
    connect(m_previous, &QPushButton::clicked, this, [this] { m_inspector.seekDifference(SeekDirection::Backward); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_inspector.seekDifference(SeekDirection::Forward); });
    return buttons;
}

// The row of the element under the cursor, where it is one of the worst.
void CompareSection::showCursor()
{
    const int row = m_model->rowOf(m_inspector.cursor());
    const bool isOther = m_table->currentIndex().row() != row;
    const QSignalBlocker quiet(m_table->selectionModel());
    if (row < 0)
        m_table->clearSelection();
    const QModelIndex index = row < 0 ? QModelIndex() : m_model->index(row, 0);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (row >= 0 && isOther)
        m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_table->viewport()->update();
}

void CompareSection::tell(Fact fact, const QString& text, bool isBad)
{
    ThemedLabel* const label = m_facts.at(static_cast<std::size_t>(fact));
    label->setText(text.isEmpty() ? QStringLiteral("–") : text);
    label->setColor(m_inspector.isOld() ? Token::TextMuted : isBad ? Token::Bad : Token::Text);
}

/// Where no element is listed, the facts take the whole width.
void CompareSection::showWhether(bool differs, bool listsElements)
{
    m_verdict->setContent(differs ? QStringLiteral("error") : QStringLiteral("verified"), differs ? tr("DIFFERS") : tr("SAME"),
                          !m_inspector.ageText().isEmpty() ? Badge::Kind::Neutral
                              : differs                    ? Badge::Kind::Bad
                                                           : Badge::Kind::Ok);
    m_rows->setVisible(listsElements);
}

void CompareSection::show()
{
    showNote();
    showChoices();
    const DataDifferences* const differences = m_inspector.canCompare() ? differencesOf(m_inspector) : nullptr;
    const bool isBusy = m_inspector.differences().isBusy();
    m_busy->setVisible(isBusy);
    m_busy->setRange(0, m_inspector.differences().percent() < 0 ? 0 : 100);
    m_busy->setValue(std::max(0, m_inspector.differences().percent()));
    const bool isStepped = differences != nullptr && differences->differing > 0;
    m_previous->setEnabled(isStepped);
    m_next->setEnabled(isStepped);
    m_measure->setEnabled(m_inspector.canCompare());
    const QString why = whyNotCompared();
    m_empty->setContent(why);
    m_pages->setCurrentIndex(why.isEmpty() ? 1 : 0);
    if (!why.isEmpty()) {
        m_pattern->setHint({});
        return;
    }
    if (differences != nullptr)
        showDifferences(*differences);
    else if (m_inspector.verification() != nullptr)
        showSummary();
    else
        showWaiting();
}

void CompareSection::showNote()
{
    const BufferEntry* const entry = m_inspector.entry();
    if (entry == nullptr || !m_inspector.run() || m_inspector.comparedRun())
        return setNote({});
    const auto& references = m_inspector.run()->plan.references;
    const auto found = std::ranges::find(references, entry->buffer.toStdString(), &ReferencePlan::output);
    if (found == references.end())
        return setNote({});
    switch (found->kind) {
    case ReferencePlan::Kind::Kernel:
        return setNote(tr("kernel %1").arg(QString::fromStdString(readableKernelName(found->kernelLoweredName))));
    case ReferencePlan::Kind::Expression:
        return setNote(QString::fromStdString(found->expression));
    case ReferencePlan::Kind::File:
        return setNote(QString::fromStdString(found->recipe.path));
    }
}

// Nothing is known of two runs before the worker has compared them.
void CompareSection::showWaiting()
{
    m_verdict->setContent(QStringLiteral("compare"), tr("COMPARING"), Badge::Kind::Neutral);
    m_rows->setVisible(true);
    m_count->setText({});
    for (int fact = 0; fact < FactCount; ++fact)
        tell(static_cast<Fact>(fact), {});
    m_pattern->setHint({});
}

// What the run itself found out, while the rest is on its way or its bytes are gone.
void CompareSection::showSummary()
{
    const Verification& check = *m_inspector.verification();
    const BufferPlan* const plan = bufferOf(*m_inspector.run(), m_inspector.entry()->buffer);
    const bool differs = check.mismatches > 0;
    showWhether(differs, differs);
    m_count->setText(tr("%1 of %2 elements are outside the tolerance")
                         .arg(formatCount(check.mismatches), formatCount(plan != nullptr ? plan->count : 0)));
    tell(First, differs ? QStringLiteral("[%1]").arg(check.firstIndex) : QString(), differs);
    tell(Output, differs ? shownNumber(check.actual) : QString());
    tell(Reference, differs ? shownNumber(check.expected) : QString());
    tell(Difference, differs ? shownNumber(check.actual - check.expected) : QString(), differs);
    tell(Largest, shownNumber(check.maxAbs));
    tell(Tolerance, toleranceText(m_inspector.run()->plan.absoluteTolerance, m_inspector.run()->plan.relativeTolerance));
    tell(Bitwise, {});
    m_pattern->setHint(m_inspector.differences().failure());
}

void CompareSection::showDifferences(const DataDifferences& differences)
{
    const bool differs = differences.differing > 0;
    showWhether(differs, !differences.worst.empty());
    const auto count = static_cast<double>(std::max<std::uint64_t>(differences.count, 1));
    const QString share = typeset(formatPercent(static_cast<double>(differences.differing) / count));
    m_count->setText(differs ? tr("%1 of %2 elements (%3) are outside the tolerance")
                                   .arg(formatCount(differences.differing), formatCount(differences.count), share)
                             : tr("All %1 elements are within the tolerance").arg(formatCount(differences.count)));
    const double nothing = std::numeric_limits<double>::quiet_NaN();
    const double actual = m_inspector.valueAt(differences.first).value_or(nothing);
    const double expected = m_inspector.expectedAt(differences.first).value_or(nothing);
    tell(First, differs ? m_inspector.placeText(differences.first) : QString(), differs);
    tell(Output, differs ? shownNumber(actual) : QString());
    tell(Reference, differs ? shownNumber(expected) : QString());
    tell(Difference, differs ? shownNumber(actual - expected) : QString(), differs);
    const auto largest = std::ranges::max_element(differences.worst, {}, &ElementDifference::absolute);
    tell(Largest,
         largest == differences.worst.end()
             ? shownNumber(differences.maxAbsolute)
             : tr("%1 at %2").arg(std::isnan(largest->actual - largest->expected) ? QStringLiteral("NaN")
                                                                                 : shownNumber(largest->absolute),
                                  m_inspector.placeText(largest->index)));
    const DifferenceTolerance& tolerance = m_inspector.request(DataRequest::Kind::Differences).differences.tolerance;
    tell(Tolerance, toleranceText(tolerance.absolute, isReal(m_inspector.numbers().format) ? tolerance.relative : 0));
    tell(Bitwise, typeset(formatPercent(static_cast<double>(differences.bitwiseEqual) / count)));
    m_pattern->setHint(messageText(patternText(differences.pattern)), differs ? Token::Text : Token::TextMuted);
}

}  // namespace kd
