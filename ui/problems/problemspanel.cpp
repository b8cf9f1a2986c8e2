// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problems/problemspanel.h"

#include "ui/common/badge.h"
#include "ui/common/emptystate.h"
#include "ui/common/filterfield.h"
#include "ui/common/icons.h"
#include "ui/common/menuplace.h"
#include "ui/common/tableview.h"
#include "ui/problems/problemsfilter.h"
#include "ui/problems/problemsmodel.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/problemlist.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Severity = Problem::Severity;
constexpr Severity kSeverities[] = {Severity::Error, Severity::Warning, Severity::Advice};
constexpr int kFieldWidth = 140;     // logical pixels
constexpr int kSeverityWidth = 36;

int indexOf(Severity severity)
{
    return static_cast<int>(severity);
}

QString badgeText(Severity severity, int count)
{
    switch (severity) {
    case Severity::Error:
        return count == 1 ? ProblemsPanel::tr("1 error") : ProblemsPanel::tr("%1 errors").arg(count);
    case Severity::Warning:
        return count == 1 ? ProblemsPanel::tr("1 warning") : ProblemsPanel::tr("%1 warnings").arg(count);
    case Severity::Advice:
        break;
    }
    return ProblemsPanel::tr("%1 advice").arg(count);
}

void setBadge(Badge* badge, Severity severity, int count)
{
    const QString text = badgeText(severity, count);
    if (severity == Severity::Error)
        badge->setContent(QStringLiteral("error"), text, Badge::Kind::Bad);
    else if (severity == Severity::Warning)
        badge->setContent(QStringLiteral("warning"), text, Badge::Kind::Warn);
    else
        badge->setContent(QStringLiteral("advice"), text, Badge::Kind::Info);
    badge->setVisible(count > 0);
}

}  // namespace

ProblemsPanel::ProblemsPanel(ProblemList& problems, Documents& documents, BuildController& builds, JobRunner& jobs,
                             Navigator& navigator, QWidget* parent)
    : Panel(tr("Problems"), parent), m_problems(problems), m_documents(documents), m_builds(builds), m_jobs(jobs),
      m_navigator(navigator), m_model(new ProblemsModel(this)), m_filter(new ProblemsFilter(this)), m_table(new TableView(this)),
      m_empty(new EmptyState({}, {}, this)), m_header(new QWidget(this)),
      m_field(makeFilterField(*m_filter, tr("Filter problems"), kFieldWidth, m_header)),
      m_pages(new QStackedLayout(this))
{
    m_filter->setSourceModel(m_model);
    makeHeader();
    makeActions();
    makeTable();
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_table);
    connect(m_empty, &EmptyState::triggered, this, [this] {
        if (m_model->rowCount() > 0)
            showAll();
        else
            m_jobs.compile();
    });
    connect(&problems, &ProblemList::changed, this, &ProblemsPanel::update);
    update();
}

void ProblemsPanel::makeHeader()
{
    auto* const row = new QHBoxLayout(m_header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const Severity severity : kSeverities) {
        auto* const badge = new Badge;
        badge->setParent(m_header);
        badge->setCheckable(true);
        badge->setChecked(true);
        connect(badge, &Badge::toggled, this, [this, severity](bool isShown) {
            m_filter->setShown(severity, isShown);
            updatePage();
        });
        row->addWidget(badge);
        m_badges[indexOf(severity)] = badge;
    }
    m_field->hide();
    connect(m_filter, &FilterModel::filterTextChanged, this, &ProblemsPanel::updatePage);
    row->addWidget(m_field);
}

void ProblemsPanel::makeActions()
{
    auto* const filter = new QAction(icon(QStringLiteral("filter")), tr("Filter"), this);
    filter->setCheckable(true);
    connect(filter, &QAction::toggled, this, [this](bool isOn) {
        m_field->setVisible(isOn);
        if (isOn)
            m_field->setFocus(Qt::OtherFocusReason);
        else
            m_field->clear();
    });
    auto* const copyAll = new QAction(icon(QStringLiteral("copy")), tr("Copy problems as text"), this);
    connect(copyAll, &QAction::triggered, this, &ProblemsPanel::copy);
    auto* const close = new QAction(icon(QStringLiteral("close")), tr("Close the list; the menu Window brings it back"), this);
    connect(close, &QAction::triggered, this, &ProblemsPanel::closeDock);
    m_headerActions = {filter, copyAll, close};
    auto* const next = new QAction(tr("Next problem"), this);
    next->setObjectName(QStringLiteral("problems.next"));
    next->setShortcut(QKeySequence(Qt::Key_F8));
    connect(next, &QAction::triggered, this, [this] { step(1); });
    auto* const previous = new QAction(tr("Previous problem"), this);
    previous->setObjectName(QStringLiteral("problems.previous"));
    previous->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F8));
    connect(previous, &QAction::triggered, this, [this] { step(-1); });
    addActions({next, previous});
    m_editActions = {next, previous};
    for (QAction* const action : std::as_const(m_editActions))
        setMenuPlace(*action, MenuPlace::Go);
}

void ProblemsPanel::closeDock()
{
    for (QWidget* each = parentWidget(); each != nullptr; each = each->parentWidget())
        if (auto* const dock = qobject_cast<QDockWidget*>(each))
            return dock->hide();
}

void ProblemsPanel::makeTable()
{
    m_table->showInOwnOrder(m_filter, m_field);
    m_table->setAccessibleName(tr("Problems"));
    QHeaderView& header = *m_table->header();
    header.setMinimumSectionSize(Theme::instance().scaled(kSeverityWidth));
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(ProblemsModel::MessageColumn, QHeaderView::Stretch);
    header.setSectionResizeMode(ProblemsModel::SeverityColumn, QHeaderView::Fixed);
    header.resizeSection(ProblemsModel::SeverityColumn, Theme::instance().scaled(kSeverityWidth));
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { showPlace(index.row()); });
}

void ProblemsPanel::update()
{
    m_model->setProblems(m_problems.all(), m_documents.current().fileName());
    updateBadges();
    updatePage();
    setNote(m_model->rowCount() > 0 ? QString::number(m_model->rowCount()) : QString());
}

void ProblemsPanel::updateBadges()
{
    const ProblemCounts counts = countProblems(m_model->problems());
    setBadge(m_badges[indexOf(Severity::Error)], Severity::Error, counts.errors);
    setBadge(m_badges[indexOf(Severity::Warning)], Severity::Warning, counts.warnings);
    setBadge(m_badges[indexOf(Severity::Advice)], Severity::Advice, counts.advice);
}

void ProblemsPanel::updatePage()
{
    const int all = m_model->rowCount();
    if (m_filter->rowCount() > 0) {
        m_pages->setCurrentWidget(m_table);
        return;
    }
    if (all > 0)
        m_empty->setContent(all == 1 ? tr("The one problem is filtered out.") : tr("All %1 problems are filtered out.").arg(all),
                            tr("Show all"));
    else if (m_builds.build())
        m_empty->setContent(tr("The last build has no problems."));
    else
        m_empty->setContent(tr("Nothing was compiled yet."), tr("Compile"));
    m_pages->setCurrentWidget(m_empty);
}

void ProblemsPanel::showAll()
{
    m_field->clear();
    for (Badge* const badge : m_badges)
        badge->setChecked(true);
}

void ProblemsPanel::step(int direction)
{
    const int rows = m_filter->rowCount();
    int row = m_table->currentIndex().isValid() ? m_table->currentIndex().row() : direction > 0 ? -1 : rows;
    for (int tried = 0; tried < rows; ++tried) {
        row = (std::clamp(row, -1, rows) + direction + rows) % rows;
        if (m_filter->at(row).place.line < 1)
            continue;
        m_table->setCurrentIndex(m_filter->index(row, ProblemsModel::MessageColumn));
        showPlace(row);
        return;
    }
}

void ProblemsPanel::showPlace(int row)
{
    if (m_filter->at(row).place.line > 0)
        m_navigator.showPlace(m_filter->at(row).place);
}

void ProblemsPanel::copy() const
{
    QStringList lines;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        lines << m_filter->textOf(row);
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

}  // namespace kd
