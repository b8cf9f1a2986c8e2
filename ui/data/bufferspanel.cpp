// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/bufferspanel.h"

#include "ui/common/emptystate.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/sectiontitle.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/data/bufferdelegate.h"
#include "ui/data/bufferlistmodel.h"
#include "ui/data/datafiles.h"
#include "ui/data/datainspector.h"
#include "ui/data/viewform.h"
#include "ui/results/outputsmodel.h"
#include "ui/results/runtext.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QDragEnterEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kMaxListed = 6, kRowGap = 7;

QString fileOf(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

bool isEmulated(const RunOutcome& outcome)
{
    return outcome.deviceId.starts_with("emulated");
}

/// What was seen of accesses outside of the buffers: only the emulated GPU watches each.
QString boundsText(const RunRecord& run)
{
    const std::size_t faults = run.outcome.faults.size();
    if (faults > 0)
        return faults == 1 ? BuffersPanel::tr("1 fault") : BuffersPanel::tr("%1 faults").arg(faults);
    return isEmulated(run.outcome) ? BuffersPanel::tr("none seen") : BuffersPanel::tr("not watched");
}

/// "poison, then written": what an output held before.
QString beforeText(const RunRecord& run, const BufferEntry& entry)
{
    const BufferPlan* const buffer = bufferOf(run, entry.buffer);
    const QString recipe = buffer != nullptr ? QString::fromStdString(toText(buffer->recipe)) : QString();
    if (entry.direction == Direction::In)
        return recipe;
    if (summaryOf(run, entry.buffer) != nullptr)
        return BuffersPanel::tr("%1, then written").arg(recipe);
    if (run.outcome.ran() && run.timing)
        return recipe;
    return run.outcome.state == RunOutcome::State::Faulted ? BuffersPanel::tr("%1, then the run faulted").arg(recipe)
                                                           : BuffersPanel::tr("%1, not written").arg(recipe);
}

}  // namespace

BuffersPanel::BuffersPanel(const Models& models, QWidget* parent)
    : Panel(tr("Buffers"), parent), m_models(models), m_model(new BufferListModel(models.inspector, this)),
      m_list(new QListView(this)), m_files(new DataFiles(models.inspector, models.documents, models.launches, this)),
      m_empty(new EmptyState({}, tr("Run"), this)),
      m_load(new QPushButton(icon(QStringLiteral("load")), tr("Load"), this)),
      m_save(new QPushButton(icon(QStringLiteral("export")), tr("Save as"), this)), m_word(new HintLabel({}, this)),
      m_whyNot(new HintLabel({}, this)),
      m_pages(new QStackedLayout(this))
{
    setAcceptDrops(true);
    auto* const scrolled = new QWidget(this);
    auto* const inner = new QVBoxLayout(scrolled);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(makeList());
    auto* const form = new QWidget(scrolled);
    auto* const formLayout = new QVBoxLayout(form);
    formLayout->setContentsMargins(kPanelInset, 10, kPanelInset, 10);
    formLayout->addWidget(new SectionTitle(tr("View as"), form));
    formLayout->addWidget(new ViewForm(models.inspector, form));
    inner->addWidget(form);
    inner->addWidget(makeRuler(scrolled));
    inner->addWidget(makeFacts());
    inner->addStretch(1);
    auto* const area = new QScrollArea(this);
    area->setWidget(scrolled);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const page = new QWidget(this);
    auto* const layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(area, 1);
    layout->addWidget(makeFoot());
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    connect(m_empty, &EmptyState::triggered, &models.jobs, &JobRunner::run);
    connect(&models.jobs, &JobRunner::whyNotChanged, this, &BuffersPanel::showRun);
    connect(&models.inspector, &DataInspector::entriesChanged, this, &BuffersPanel::showRun);
    connect(&models.inspector, &DataInspector::viewChanged, this, &BuffersPanel::showEntry);
    connect(&models.inspector, &DataInspector::oldChanged, this, &BuffersPanel::showEntry);
    connect(m_files, &DataFiles::told, this, &BuffersPanel::showWords);
    showRun();
}

QWidget* BuffersPanel::makeList()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new BufferDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setAccessibleName(tr("Buffers of the last run"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            m_models.inspector.select(current.data(BufferListModel::EntryKeyRole).toString());
    });
    return m_list;
}

QWidget* BuffersPanel::makeFacts()
{
    const QString titles[FactCount] = {tr("State"),   tr("Grid"),          tr("Block"), tr("Time, single run"),
                                       tr("Content"), tr("Out of bounds"), tr("Device")};
    auto* const facts = new QWidget(this);
    auto* const grid = new QGridLayout(facts);
    grid->setContentsMargins(kPanelInset, 10, kPanelInset, 10);
    grid->setHorizontalSpacing(kPanelInset);
    grid->setVerticalSpacing(kRowGap);
    grid->setColumnStretch(1, 1);
    grid->addWidget(new SectionTitle(tr("Last run"), facts), 0, 0, 1, 2);
    for (int fact = 0, row = 1; fact < FactCount; ++fact, ++row) {
        auto* const value = new ThemedLabel(FontRole::Mono, Token::Text, facts);
        value->setElided(true);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        value->setAccessibleName(titles[fact]);
        auto* const title = new ThemedLabel(titles[fact], FontRole::Label, Token::TextSecondary, facts);
        if (fact == Time)
            m_timeTitle = title;
        grid->addWidget(title, row, 0);
        if (fact == Before)  // generators are long: theirs is a line of its own
            grid->addWidget(value, ++row, 0, 1, 2);
        else
            grid->addWidget(value, row, 1);
        m_facts.at(static_cast<std::size_t>(fact)) = value;
    }
    return facts;
}

QWidget* BuffersPanel::makeFoot()
{
    auto* const foot = new QWidget(this);
    auto* const layout = new QVBoxLayout(foot);
    layout->setContentsMargins(kPanelInset, kRowGap, kPanelInset, kPanelInset);
    layout->setSpacing(kRowGap);
    layout->addWidget(m_whyNot);
    layout->addWidget(m_word);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(kRowGap);
    buttons->addWidget(m_load, 1);
    buttons->addWidget(m_save, 1);
    layout->addLayout(buttons);
    connect(m_load, &QPushButton::clicked, this, [this] { m_files->chooseToLoad(this); });
    connect(m_save, &QPushButton::clicked, this, [this] { m_files->chooseToSave(this); });
    return foot;
}

void BuffersPanel::showRun()
{
    const RunRecordPointer& run = m_models.inspector.run();
    m_pages->setCurrentIndex(run ? 1 : 0);
    const QString why = m_models.jobs.whyNot();
    m_empty->setContent(why.isEmpty() ? tr("Nothing has run yet: Run fills the kernel's buffers.") : why, tr("Run"));
    m_empty->setButtonEnabled(why.isEmpty(), why);
    showWords();
    const int rows = std::clamp(m_model->rowCount(), 1, kMaxListed);
    m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + (m_model->rowCount() == 0 ? Theme::instance().scaled(24) : 0));
    showEntry();
}

// What became of a file, or what could be done with one; and why the buffers cannot be filled anew.
void BuffersPanel::showWords()
{
    const QString word = m_files->word(), why = m_models.jobs.isRunning() ? QString() : m_models.jobs.whyNot();
    m_whyNot->setHint(why == word ? QString() : why, Token::Warn);
    const QString offer =
        tr("Drop a file of numbers or a picture here (.npy, .safetensors, .csv, .bin, .png…) to fill the selected buffer.");
    m_word->setHint(word.isEmpty() ? offer : word, m_files->isWordWrong() ? Token::Bad : Token::TextMuted);
}

void BuffersPanel::showEntry()
{
    const BufferEntry* const entry = m_models.inspector.entry();
    const int row = entry != nullptr ? m_model->rowOf(entry->key()) : -1;
    if (row >= 0 && m_list->currentIndex().row() != row)
        m_list->setCurrentIndex(m_model->index(row));
    const QString whyNotLoad = m_files->whyNotLoad(), whyNotSave = m_files->whyNotSave();
    m_load->setEnabled(whyNotLoad.isEmpty());
    m_load->setToolTip(whyNotLoad);
    m_save->setEnabled(whyNotSave.isEmpty());
    m_save->setToolTip(whyNotSave);
    showFacts();
}

void BuffersPanel::showFacts()
{
    const RunRecordPointer& run = m_models.inspector.run();
    if (!run)
        return;
    const auto show = [this](Fact fact, const QString& text, Token color = Token::Text) {
        m_facts.at(fact)->setText(text.isEmpty() ? QStringLiteral("–") : text);
        m_facts.at(fact)->setColor(color);
    };
    const BufferEntry* const entry = m_models.inspector.entry();
    const QString age = m_models.inspector.ageText();
    setNote(age);
    show(State, RunText::state(*run), age.isEmpty() ? badgeText(RunText::kind(*run)) : Token::TextMuted);
    show(Grid, RunText::shape(run->plan.grid));
    show(Block, RunText::shape(run->plan.block));
    showTime(*run);
    show(Before, entry != nullptr ? beforeText(*run, *entry) : QString());
    const bool isClean = run->outcome.faults.empty();
    show(Bounds, boundsText(*run), !isClean ? Token::Bad : isEmulated(run->outcome) ? Token::Ok : Token::TextMuted);
    show(Device, QString::fromStdString(run->outcome.device));
}

// Whose time it is stands in the title: beside it there is room for the number alone.
void BuffersPanel::showTime(const RunRecord& run)
{
    ThemedLabel* const value = m_facts.at(Time);
    m_timeTitle->setText(isEmulated(run.outcome) ? tr("Emulated in") : tr("Time, single run"));
    value->setAccessibleName(m_timeTitle->text());
    value->setText(run.outcome.ran() ? typeset(formatSeconds(run.outcome.duration.count())) : QStringLiteral("–"));
}

void BuffersPanel::dragEnterEvent(QDragEnterEvent* event)
{
    if (!fileOf(*event->mimeData()).isEmpty() && m_models.inspector.entry() != nullptr)
        event->acceptProposedAction();
}

void BuffersPanel::dropEvent(QDropEvent* event)
{
    m_files->load(fileOf(*event->mimeData()));
    event->acceptProposedAction();
}

}  // namespace kd
