#include "ui/occupancy/matrixsection.h"

#include "ui/common/emptystate.h"
#include "ui/common/filtermodel.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/tableview.h"
#include "ui/occupancy/capdelegate.h"
#include "ui/occupancy/matrixmodel.h"
#include "ui/occupancy/occupancywords.h"
#include "ui/workbench/workbench.h"

#include <QAction>
#include <QHeaderView>
#include <QStackedWidget>

namespace kd {

MatrixSection::MatrixSection(Workbench& workbench, QWidget* parent)
    : PageSection(tr("Architecture matrix"), parent), m_workbench(workbench), m_model(new MatrixModel(this)), m_table(new TableView(this)),
      m_empty(new EmptyState({}, {}, this)), m_pages(new QStackedWidget(this)),
      m_compile(new QAction(icon(QStringLiteral("refresh")), tr("Compile for every architecture"), this)),
      m_stop(new QAction(icon(QStringLiteral("stop")), tr("Stop compiling"), this))
{
    auto* const filter = new FilterModel(this);
    filter->setSourceModel(m_model);
    m_table->setModel(filter);
    m_table->setItemDelegateForColumn(MatrixModel::Occupancy, new CapDelegate(m_table));
    m_table->setAccessibleName(tr("The kernel on every architecture"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(MatrixModel::Target, Qt::AscendingOrder);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* const copy = new QAction(icon(QStringLiteral("copy")), tr("Copy the table"), this);
    for (QAction* const action : {m_compile, m_stop, copy})
        addButton(action);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_table);
    setContent(m_pages, 0);
    ArchitectureMatrix& matrix = workbench.matrix();
    connect(copy, &QAction::triggered, m_table, &TableView::copy);
    connect(m_compile, &QAction::triggered, &matrix, &ArchitectureMatrix::compile);
    connect(m_stop, &QAction::triggered, &matrix, &ArchitectureMatrix::stop);
    connect(m_empty, &EmptyState::triggered, &workbench, &Workbench::compile);
    connect(m_table, &QAbstractItemView::activated, this, [this, filter](const QModelIndex& index) {
        m_workbench.setArchitecture(QString::fromStdString(m_model->at(filter->mapToSource(index).row()).architecture));
    });
    connect(&matrix, &ArchitectureMatrix::changed, this, &MatrixSection::update);
    update();
}

void MatrixSection::showEvent(QShowEvent* event)
{
    PageSection::showEvent(event);
    m_workbench.matrix().setWatched(true);
}

void MatrixSection::hideEvent(QHideEvent* event)
{
    PageSection::hideEvent(event);
    m_workbench.matrix().setWatched(false);
}

QString MatrixSection::note() const
{
    const ArchitectureMatrix& matrix = m_workbench.matrix();
    if (matrix.rows().empty())
        return {};
    const QString done = tr("%1 of %2 compiled").arg(matrix.done()).arg(matrix.rows().size());
    if (matrix.isStale())
        return originWords(!m_workbench.build());
    if (matrix.isCompiling() || matrix.duration().count() == 0)
        return done;
    return tr("%1 in %2").arg(done, typeset(formatSeconds(static_cast<double>(matrix.duration().count()) / 1000, 2)));
}

void MatrixSection::update()
{
    const ArchitectureMatrix& matrix = m_workbench.matrix();
    const QString why = matrix.whyNot();
    m_model->setRows(matrix.rows(), m_workbench.architecture().toStdString(), matrix.isStale());
    setNote(note());
    m_compile->setEnabled(why.isEmpty() && !matrix.isCompiling() && matrix.done() < matrix.rows().size());
    m_compile->setToolTip(why.isEmpty() ? tr("Compile for every architecture") : why);
    m_stop->setEnabled(matrix.isCompiling());
    m_empty->setContent(why.isEmpty() ? tr("Nothing was compiled yet.") : why, tr("Compile"));
    m_pages->setCurrentIndex(matrix.rows().empty() ? 0 : 1);
}

}  // namespace kd
