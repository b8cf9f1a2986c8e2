// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/bufferspanel.h"

#include "ui/common/emptystate.h"
#include "ui/common/itemdelegate.h"
#include "ui/common/sectiontitle.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/results/bufferview.h"
#include "ui/results/outputsmodel.h"
#include "ui/results/runtext.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QStackedLayout>

namespace kd {

BuffersPanel::BuffersPanel(BufferView& view, JobRunner& jobs, QWidget* parent)
    : Panel(tr("Buffers"), parent), m_jobs(jobs), m_view(view), m_model(new OutputsModel(OutputsModel::Rows::All, this)),
      m_table(new TableView(this)),
      m_empty(new EmptyState(tr("Nothing has run yet: Run fills the kernel's buffers."), tr("Run"), this)),
      m_pages(new QStackedLayout(this))
{
    m_table->setModel(m_model);
    m_table->items()->setRowLines(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Buffers of the last run"));
    for (int column = 0; column < OutputsModel::ColumnCount; ++column)
        m_table->setColumnHidden(column,
                                 column != OutputsModel::Name && column != OutputsModel::Elements && column != OutputsModel::State);
    QHeaderView* const header = m_table->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(OutputsModel::Name, QHeaderView::Stretch);
    const auto arrange = [header] {
        header->resizeSection(OutputsModel::Elements, Theme::instance().scaled(80));
        header->resizeSection(OutputsModel::State, Theme::instance().scaled(86));
    };
    arrange();
    connect(&Theme::instance(), &Theme::changed, this, arrange);
    auto* const page = new QWidget(this);
    auto* const layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(makeFacts());
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    connect(m_empty, &EmptyState::triggered, &jobs, &JobRunner::run);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            m_view.setBuffer(current.siblingAtColumn(OutputsModel::Name).data().toString());
    });
    connect(&m_view, &BufferView::runChanged, this, &BuffersPanel::showRun);
    connect(&m_view, &BufferView::bufferChanged, this, &BuffersPanel::showBuffer);
    connect(&m_view, &BufferView::oldChanged, this, [this](bool isOld) { setNote(isOld ? tr("of previous run") : QString()); });
    connect(&jobs, &JobRunner::whyNotChanged, this, &BuffersPanel::showRun);
    showRun();
}

QWidget* BuffersPanel::makeFacts()
{
    const QString titles[FactCount] = {tr("State"), tr("Kernel"),           tr("Device"), tr("Grid"),
                                       tr("Block"), tr("Time, single run"), tr("Driver")};
    auto* const facts = new QWidget(this);
    auto* const grid = new QGridLayout(facts);
    grid->setContentsMargins(12, 10, 12, 12);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->addWidget(new SectionTitle(tr("Last run"), facts), 0, 0, 1, 2);
    for (int fact = 0; fact < FactCount; ++fact) {
        auto* const value = new ThemedLabel(FontRole::Mono, Token::Text, facts);
        value->setElided(true);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        value->setAccessibleName(titles[fact]);
        grid->addWidget(new ThemedLabel(titles[fact], FontRole::Label, Token::TextSecondary, facts), fact + 1, 0);
        grid->addWidget(value, fact + 1, 1);
        m_facts.at(static_cast<std::size_t>(fact)) = value;
    }
    return facts;
}

void BuffersPanel::showRun()
{
    const RunRecordPointer& run = m_view.run();
    m_pages->setCurrentIndex(run ? 1 : 0);
    const QString why = m_jobs.whyNot();
    m_empty->setButtonEnabled(why.isEmpty(), why);
    if (run == m_model->run())
        return;
    m_model->setRun(run);
    showBuffer();
    if (!run)
        return;
    const RunOutcome& outcome = run->outcome;
    const auto show = [this](Fact fact, const QString& text) {
        m_facts.at(fact)->setText(text.isEmpty() ? QStringLiteral("–") : text);
    };
    show(State, RunText::state(*run));
    m_facts.at(State)->setColor(badgeText(RunText::kind(*run)));
    show(Kernel, QString::fromStdString(outcome.kernel.empty() ? run->plan.kernel : outcome.kernel));
    show(Device, QString::fromStdString(outcome.device));
    show(Grid, RunText::shape(run->plan.grid));
    show(Block, RunText::shape(run->plan.block));
    show(Time, RunText::duration(*run));
    show(Driver, QString::fromStdString(outcome.driverVersion));
}

void BuffersPanel::showBuffer()
{
    const int row = m_model->rowOf(m_view.buffer());
    if (row >= 0 && m_table->currentIndex().row() != row)
        m_table->setCurrentIndex(m_model->index(row, OutputsModel::Name));
}

}  // namespace kd
