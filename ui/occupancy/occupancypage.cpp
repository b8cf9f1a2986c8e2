// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancypage.h"

#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/pagesection.h"
#include "ui/common/tableview.h"
#include "ui/occupancy/limitbardelegate.h"
#include "ui/occupancy/limitsmodel.h"
#include "ui/occupancy/matrixsection.h"
#include "ui/occupancy/occupancychart.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/occupancy/occupancytext.h"
#include "ui/occupancy/smdiagram.h"

#include <QAction>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kSectionGap = 4, kCurves = 226, kLeastMatrix = 200, kLeastLimits = 240, kSm = 420, kWidestSm = 640, kLimits = 468,
              kSideBySide = 760;  // logical pixels

QAction* copyAction(const QString& text, QWidget* parent)
{
    return new QAction(icon(QStringLiteral("copy")), text, parent);
}

}  // namespace

OccupancyPage::OccupancyPage(OccupancyModel& model, const MatrixModels& models, QWidget* parent)
    : Panel(tr("Occupancy"), parent), m_model(model), m_limits(new LimitsModel(this)), m_table(new TableView(this)),
      m_limitsSection(new PageSection(tr("Limits"), this)), m_smSection(new PageSection(tr("One SM"), this)),
      m_sm(new SmDiagram(this)), m_outlook(new HintLabel({}, this)), m_blockNote(new HintLabel({}, this))
{
    setBackgroundRole(QPalette::Window);
    auto* const content = new QWidget(this);
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kSectionGap);
    auto* const matrix = new MatrixSection(models, content);
    matrix->setMinimumHeight(Theme::instance().scaled(kLeastMatrix));
    rows->addWidget(makeCurves());
    rows->addWidget(makeMiddle());
    rows->addWidget(matrix, 1);
    auto* const area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    connect(&m_model, &OccupancyModel::changed, this, &OccupancyPage::update);
    update();
}

QWidget* OccupancyPage::makeCurves()
{
    using Curve = OccupancyChart::Curve;
    auto* const row = new QWidget(this);
    row->setFixedHeight(Theme::instance().scaled(kCurves));
    auto* const layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSectionGap);
    const std::array<std::pair<Curve, QString>, 3> curves{{{Curve::Threads, tr("Block size")},
                                                           {Curve::Registers, tr("Registers per thread")},
                                                           {Curve::Shared, tr("Shared memory per block")}}};
    for (std::size_t i = 0; i < curves.size(); ++i) {
        auto* const section = new PageSection(curves[i].second, row);
        m_charts[i] = new OccupancyChart(curves[i].first, section);
        if (curves[i].first == Curve::Threads) {
            m_blockSection = section;
            section->setContent(makeBlockCurve(m_charts[i]), 8);
        } else {
            section->setContent(m_charts[i], 8);
        }
        layout->addWidget(section, 1);
    }
    return row;
}

/// The chart, or why there is none.
QWidget* OccupancyPage::makeBlockCurve(OccupancyChart* chart)
{
    auto* const content = new QWidget(m_blockSection);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(chart, 1);
    layout->addWidget(m_blockNote, 0, Qt::AlignTop);
    return content;
}

QWidget* OccupancyPage::makeMiddle()
{
    auto* const row = new QWidget(this);
    m_middle = new QHBoxLayout(row);
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->setSpacing(kSectionGap);
    m_middle->addWidget(makeSm(), kSm);
    m_middle->addWidget(makeLimits(), kLimits);
    row->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return row;
}

QWidget* OccupancyPage::makeSm()
{
    m_smSection->setContent(m_sm, 10);
    m_smSection->setMaximumWidth(Theme::instance().scaled(kWidestSm));
    return m_smSection;
}

QWidget* OccupancyPage::makeLimits()
{
    m_table->setModel(m_limits);
    nameFigure(*m_table, QStringLiteral("blocks"));
    m_table->setItemDelegateForColumn(LimitsModel::Cap, new LimitBarDelegate(m_table));
    m_table->setAccessibleName(tr("Blocks that each resource allows"));
    m_table->setEven(true);
    QAction* const copy = copyAction(tr("Copy the table"), this);
    connect(copy, &QAction::triggered, m_table, &TableView::copyTable);
    m_limitsSection->addButton(copy);
    auto* const content = new QWidget(m_limitsSection);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(6);
    m_outlook->setContentsMargins(12, 0, 12, 0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_outlook);
    m_limitsSection->setContent(content, 0);
    m_limitsSection->setMinimumHeight(Theme::instance().scaled(kLeastLimits));
    return m_limitsSection;
}

void OccupancyPage::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    const bool isNarrow = width() < Theme::instance().scaled(kSideBySide);
    m_middle->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_smSection->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : Theme::instance().scaled(kWidestSm));
}

void OccupancyPage::update()
{
    const OccupancyAnswerPointer answer = m_model.answer();
    const bool isStale = m_model.isStale() && m_model.followsBuild();
    const std::vector<MeasuredTime> times = m_model.build() ? m_model.build()->times : std::vector<MeasuredTime>();
    m_blockSection->setNote(times.empty() ? QString() : tr("◆ measured time"));
    const QString noBlockSize = m_model.build() ? m_model.build()->noBlockSize : QString();
    m_charts.front()->setVisible(noBlockSize.isEmpty());
    m_blockNote->setHint(noBlockSize);
    for (OccupancyChart* chart : m_charts)
        chart->setAnswer(answer, isStale, times);
    m_limits->setAnswer(answer);
    m_sm->setAnswer(answer, isStale);
    const std::uint32_t empty = m_sm->content().emptySlots;
    m_smSection->setNote(empty == 0 ? QString() : empty == 1 ? tr("1 warp slot empty") : tr("%1 warp slots empty").arg(empty));
    m_smSection->setTitle(answer->result.blocksPerSm == 1 ? tr("One SM, 1 resident block")
                                                          : tr("One SM, %1 resident blocks").arg(answer->result.blocksPerSm));
    m_outlook->setHint(isStale ? tr("Suggestions return after the next successful build.") : outlookText(*answer));
    m_limitsSection->setNote(isStale ? originWords(m_model.isOfReport())
                                     : QString::fromStdString(architectureName(answer->input.architecture)));
}

}  // namespace kd
