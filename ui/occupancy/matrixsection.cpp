// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/matrixsection.h"

#include "ui/common/figure.h"
#include "ui/common/multiselectbox.h"
#include "ui/common/emptystate.h"
#include "ui/common/filtermodel.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/occupancy/limitbardelegate.h"
#include "ui/occupancy/matrixmodel.h"
#include "ui/occupancy/occupancytext.h"
#include "ui/occupancy/reportmenu.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QSettings>
#include <QStackedWidget>

namespace kd {
namespace {

const auto kLeftOut = QStringLiteral("matrix/leftOut");

QSettings windowSettings()
{
    return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"), QStringLiteral("window")};
}

}  // namespace

MatrixSection::MatrixSection(const MatrixModels& models, QWidget* parent)
    : PageSection(tr("Architecture matrix"), parent), m_models(models), m_model(new MatrixModel(this)),
      m_table(new TableView(this)), m_empty(new EmptyState({}, {}, this)), m_pages(new QStackedWidget(this)),
      m_sorted(new FilterModel(this)), m_choice(makeChoiceMenu(this)),
      m_compile(new QAction(icon(QStringLiteral("refresh")), tr("Compile for every architecture"), this)),
      m_stop(new QAction(icon(QStringLiteral("stop")), tr("Stop compiling"), this)),
      m_filter(new QAction(icon(QStringLiteral("filter")), tr("Choose architectures"), this)),
      m_export(new QAction(icon(QStringLiteral("export")), tr("Export the report"), this))
{
    m_sorted->setSourceModel(m_model);
    m_table->setModel(m_sorted);
    m_table->setItemDelegateForColumn(MatrixModel::Occupancy, new LimitBarDelegate(m_table));
    m_table->setAccessibleName(tr("The kernel on every architecture"));
    m_table->setSortingEnabled(true);
    // In the order of MatrixModel::Column.
    nameColumns(*m_table, {QStringLiteral("target"), QStringLiteral("target"), QStringLiteral("registers"),
                           QStringLiteral("spilled"), QStringLiteral("blocks"), QStringLiteral("occupancy"),
                           QStringLiteral("limiter"), QStringLiteral("best-block"), QStringLiteral("next-step")});
    m_table->sortByColumn(MatrixModel::Target, Qt::AscendingOrder);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* const copy = new QAction(icon(QStringLiteral("copy")), tr("Copy the table"), this);
    makeMenus();
    for (QAction* const action : {m_compile, m_stop, m_filter, copy, m_export})
        addButton(action);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_table);
    setContent(m_pages, 0);
    ArchitectureMatrix& matrix = models.matrix;
    connect(copy, &QAction::triggered, m_table, &TableView::copyTable);
    connect(m_compile, &QAction::triggered, &matrix, &ArchitectureMatrix::compile);
    connect(m_stop, &QAction::triggered, &matrix, &ArchitectureMatrix::stop);
    connect(m_empty, &EmptyState::triggered, &models.jobs, &JobRunner::compile);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        m_models.target.setArchitecture(QString::fromStdString(m_model->at(m_sorted->mapToSource(index).row()).architecture));
    });
    connect(&matrix, &ArchitectureMatrix::changed, this, &MatrixSection::update);
    update();
}

void MatrixSection::makeMenus()
{
    m_filter->setMenu(m_choice);
    connect(m_choice, &QMenu::aboutToShow, this, &MatrixSection::fillChoice);
    m_models.matrix.setLeftOut(windowSettings().value(kLeftOut).toStringList());
    m_export->setMenu(makeReportMenu(m_models.navigator, this));
}

void MatrixSection::fillChoice()
{
    ArchitectureMatrix& matrix = m_models.matrix;
    const Build& build = m_models.builds.goodBuild();
    const QString own = build ? QString::fromStdString(build.outcome->architecture) : QString();
    m_choice->clear();
    connect(m_choice->addAction(tr("All architectures")), &QAction::triggered, this, [this] { setLeftOut({}); });
    m_choice->addSeparator();
    for (const QString& name : matrix.known()) {
        const QString family = QString::fromStdString(familyOf(name.toStdString()));
        QAction* const action = m_choice->addAction(family.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, family));
        action->setData(name);
        action->setCheckable(true);
        action->setChecked(name == own || !matrix.leftOut().contains(name));
        action->setEnabled(name != own);  // its row is the build's
        connect(action, &QAction::triggered, this, [this, name](bool isTaken) {
            QStringList leftOut = m_models.matrix.leftOut();  // with those that another target's compiler knows
            leftOut.removeAll(name);
            setLeftOut(isTaken ? leftOut : leftOut << name);
        });
    }
}

void MatrixSection::setLeftOut(const QStringList& architectures)
{
    windowSettings().setValue(kLeftOut, architectures);
    m_models.matrix.setLeftOut(architectures);
}

/// As long as the architecture stays, the selection is the user's.
void MatrixSection::selectPresent()
{
    const QString present = m_models.target.architecture();
    if (m_present == present && m_table->currentIndex().isValid())
        return;
    const QModelIndexList found = m_sorted->match(m_sorted->index(0, 0), KeyRole, present, 1, Qt::MatchExactly);
    if (found.isEmpty())
        return;
    m_present = present;
    m_table->setCurrentIndex(found.front());
}

void MatrixSection::showEvent(QShowEvent* event)
{
    PageSection::showEvent(event);
    m_models.matrix.setWatched(true);
}

void MatrixSection::hideEvent(QHideEvent* event)
{
    PageSection::hideEvent(event);
    m_models.matrix.setWatched(false);
}

QString MatrixSection::note() const
{
    const ArchitectureMatrix& matrix = m_models.matrix;
    if (matrix.rows().empty())
        return {};
    const auto leftOut = matrix.known().size() - static_cast<qsizetype>(matrix.rows().size());
    QString done = tr("%1 of %2 compiled").arg(matrix.done()).arg(matrix.rows().size());
    if (leftOut > 0)
        done += tr(", %1 left out").arg(leftOut);
    if (matrix.isStale())
        return originWords(!m_models.builds.build());
    if (matrix.isCompiling() || matrix.duration().count() == 0)
        return done;
    return tr("%1 in %2").arg(done, typeset(formatSeconds(static_cast<double>(matrix.duration().count()) / 1000, 2)));
}

void MatrixSection::update()
{
    const ArchitectureMatrix& matrix = m_models.matrix;
    const QString why = matrix.whyNot();
    m_model->setRows(matrix.rows(), m_models.target.architecture().toStdString(), matrix.isStale());
    selectPresent();
    setNote(note());
    m_compile->setEnabled(why.isEmpty() && !matrix.isCompiling() && matrix.done() < matrix.rows().size());
    m_compile->setToolTip(why.isEmpty() ? tr("Compile for every architecture") : why);
    m_stop->setEnabled(matrix.isCompiling());
    m_empty->setContent(why.isEmpty() ? tr("Nothing was compiled yet.") : why, tr("Compile"));
    m_pages->setCurrentIndex(matrix.rows().empty() ? 0 : 1);
}

}  // namespace kd
