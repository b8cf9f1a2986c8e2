// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/resultspanel.h"

#include "ui/common/badge.h"
#include "ui/common/emptystate.h"
#include "ui/common/figure.h"
#include "ui/common/filtermodel.h"
#include "ui/common/hintlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/results/bufferview.h"
#include "ui/results/countersmodel.h"
#include "ui/results/elementsbox.h"
#include "ui/results/explanationrow.h"
#include "ui/results/notesmodel.h"
#include "ui/results/orderspage.h"
#include "ui/results/outputsmodel.h"
#include "ui/results/runtext.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/sourceplace.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedLayout>

namespace kd {

ResultsPanel::ResultsPanel(const Models& models, QWidget* parent)
    : Panel(tr("Results"), parent), m_documents(models.documents), m_jobs(models.jobs), m_navigator(models.navigator),
      m_view(models.view), m_outputs(new OutputsModel(OutputsModel::Rows::Outputs, this)), m_counters(new CountersModel(this)),
      m_notes(new NotesModel(this)), m_orders(new OrdersPage({models.orders, models.documents, models.navigator}, this)),
      m_state(new Badge),
      m_summary(new ThemedLabel(FontRole::Label, Token::Text)), m_sentence(new HintLabel({}, this)),
      m_explanation(new ExplanationRow({models.explanation, models.documents, models.navigator}, this)),
      m_views(new QButtonGroup(this)), m_shown(new QStackedLayout), m_empty(new EmptyState({}, {}, this)),
      m_pages(new QStackedLayout(this))
{
    auto* const page = new QWidget(this);
    auto* const layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_sentence->setContentsMargins(12, 0, 12, 4);
    layout->addWidget(makeHead());  // first, as the keyboard goes
    m_shown->addWidget(makeOutputs());
    m_shown->addWidget(new ElementsBox(m_view, this));
    m_shown->addWidget(makeAccesses());
    m_shown->addWidget(makeNotes());
    m_shown->addWidget(m_orders);
    layout->addWidget(m_sentence);
    layout->addWidget(m_explanation);
    layout->addLayout(m_shown, 1);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    connect(m_views, &QButtonGroup::idClicked, this, &ResultsPanel::showView);
    connect(m_empty, &EmptyState::triggered, &m_jobs, &JobRunner::run);
    connect(&m_view, &BufferView::runChanged, this, &ResultsPanel::showRun);
    connect(&m_view, &BufferView::oldChanged, this, &ResultsPanel::showOld);
    connect(&m_jobs, &JobRunner::whyNotChanged, this, &ResultsPanel::showOld);
    showView(Outputs);
    showRun();
}

void ResultsPanel::addView(QHBoxLayout& layout, View view, const QString& text)
{
    auto* const button = new QPushButton(text, this);
    button->setCheckable(true);
    setCompact(button);
    m_views->addButton(button, view);
    layout.addWidget(button);
}

QWidget* ResultsPanel::makeHead()
{
    auto* const head = new QWidget(this);
    auto* const layout = new QHBoxLayout(head);
    layout->setContentsMargins(12, 5, 8, 5);
    layout->setSpacing(8);
    m_summary->setElided(true);
    m_summary->setMinimumWidth(Theme::instance().scaled(40));  // enough to point at
    layout->addWidget(m_state);
    layout->addWidget(m_summary, 1);
    addView(*layout, Outputs, tr("Outputs"));
    addView(*layout, Elements, tr("Elements"));
    addView(*layout, Accesses, tr("Accesses"));
    addView(*layout, Notes, tr("Notes"));
    addView(*layout, Orders, tr("Orders"));
    return head;
}

TableView* ResultsPanel::makeOutputs()
{
    auto* const filter = new FilterModel(this);
    filter->setSourceModel(m_outputs);
    auto* const table = new TableView(this);
    table->setModel(filter);
    table->setAccessibleName(tr("Outputs of the last run"));
    QStringList figures(OutputsModel::ColumnCount);
    for (const int column : {OutputsModel::Mismatches, OutputsModel::First, OutputsModel::Expected, OutputsModel::Actual,
                             OutputsModel::MaxAbs, OutputsModel::MaxRel})
        figures[column] = QStringLiteral("differ");
    figures[OutputsModel::Elements] = QStringLiteral("elements");
    figures[OutputsModel::State] = QStringLiteral("run");
    figures[OutputsModel::Min] = QStringLiteral("minimum");
    figures[OutputsModel::Max] = QStringLiteral("maximum");
    figures[OutputsModel::Mean] = QStringLiteral("mean");
    figures[OutputsModel::Nan] = QStringLiteral("nan");
    figures[OutputsModel::Inf] = QStringLiteral("infinite");
    nameColumns(*table, figures);
    table->header()->setStretchLastSection(false);
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        m_view.setBuffer(index.siblingAtColumn(OutputsModel::Name).data().toString());
        showView(Elements);
        const Verification* const check = m_view.verification();
        if (check != nullptr && check->mismatches > 0)
            emit m_view.elementRequested(check->firstIndex);
    });
    return table;
}

QWidget* ResultsPanel::makeAccesses()
{
    auto* const filter = new FilterModel(this);
    filter->setSourceModel(m_counters);
    auto* const table = new TableView(this);
    table->setModel(filter);
    table->setAccessibleName(tr("Accesses of each source line"));
    table->header()->setStretchLastSection(false);
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(table, &QAbstractItemView::activated, this, &ResultsPanel::showPlace);
    auto* const counted = new QWidget(this);
    auto* const layout = new QVBoxLayout(counted);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* const label =
        new HintLabel(tr("Modelled at PTX level by the emulated GPU. Sectors have 32 bytes and are counted per request."), counted);
    label->setContentsMargins(12, 0, 12, 4);
    layout->addWidget(label);
    layout->addWidget(table, 1);
    auto* const place = new QWidget(this);
    m_accesses = new QStackedLayout(place);
    m_accesses->addWidget(new EmptyState(
        tr("This run counted nothing: tick Counters per line in the launch form and run on the emulated GPU."), {}, place));
    m_accesses->addWidget(counted);
    return place;
}

QWidget* ResultsPanel::makeNotes()
{
    auto* const filter = new FilterModel(this);
    filter->setSourceModel(m_notes);
    auto* const table = new TableView(this);
    table->setModel(filter);
    table->setAccessibleName(tr("Notes of the last run"));
    table->header()->setStretchLastSection(true);
    connect(table, &QAbstractItemView::activated, this, &ResultsPanel::showNote);
    auto* const place = new QWidget(this);
    m_noted = new QStackedLayout(place);
    m_noted->addWidget(new EmptyState(
        tr("Nothing was noted of this run: tick Notes in the launch form and run on the emulated GPU, which then looks for first "
           "NaNs and infinities and what else is seldom meant."), {}, place));
    m_noted->addWidget(table);
    return place;
}

void ResultsPanel::showView(int view)
{
    m_views->button(view)->setChecked(true);
    m_shown->setCurrentIndex(view);
}

void ResultsPanel::showRun()
{
    const RunRecordPointer& run = m_view.run();
    m_outputs->setRun(run);
    m_counters->setRun(run);
    m_orders->setRun(run);
    m_explanation->setRun(run);
    m_notes->setRun(run);
    m_accesses->setCurrentIndex(m_counters->rowCount() > 0 ? 1 : 0);
    m_noted->setCurrentIndex(m_notes->rowCount() > 0 ? 1 : 0);
    m_pages->setCurrentIndex(run ? 1 : 0);
    if (run) {
        m_summary->setText(RunText::summary(*run));
        m_summary->setToolTip(RunText::checks(*run));
    }
    showOld();
}

// While another run is under way, what is here is the one before; and what a run of earlier code found is not said of the present
// one. Words turn grey and say so.
void ResultsPanel::showOld()
{
    const RunRecordPointer& run = m_view.run();
    const QString why = m_jobs.whyNot();
    m_empty->setContent(tr("Nothing has run yet: Run fills the outputs of the kernel."), tr("Run"));
    m_empty->setButtonEnabled(why.isEmpty(), why);
    const QString age = m_view.ageText();
    const bool isOld = !age.isEmpty();
    setNote(age);
    if (!run)
        return;
    m_state->setContent(RunText::icon(*run), RunText::state(*run), isOld ? Badge::Kind::Neutral : RunText::kind(*run));
    m_summary->setColor(isOld ? Token::TextMuted : Token::Text);
    const bool isBad = !run->outcome.ok() && run->outcome.state != RunOutcome::State::Cancelled;
    m_sentence->setHint(RunText::sentence(*run), isOld || !isBad ? Token::TextMuted : Token::Bad);
}

void ResultsPanel::showPlace(const QModelIndex& index)
{
    const QModelIndex cell = index.siblingAtColumn(CountersModel::Place);
    const SourcePosition place = placeIn(m_documents.current(), cell.data(CountersModel::PlaceRole).value<SourcePosition>());
    if (place.line > 0)
        m_navigator.showPlace(place);
}

void ResultsPanel::showNote(const QModelIndex& index)
{
    const KernelNote& note = m_notes->noteAt(index.siblingAtColumn(NotesModel::Noted).data(NotesModel::RowRole).toInt());
    const SourcePosition place = placeIn(m_documents.current(), note.position, note.inlinedInto);
    if (place.line > 0)
        m_navigator.showPlace(place);
}

}  // namespace kd
