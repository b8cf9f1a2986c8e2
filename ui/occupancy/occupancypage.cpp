#include "ui/occupancy/occupancypage.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/common/pagesection.h"
#include "ui/common/tableview.h"
#include "ui/occupancy/capdelegate.h"
#include "ui/occupancy/limitsmodel.h"
#include "ui/occupancy/occupancychart.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/occupancy/stepcards.h"
#include "ui/workbench/workbench.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kGap = 4, kCurves = 238, kLower = 250, kLeastLower = 130, kSteps = 300;  // logical pixels

QAction* copyAction(const QString& text, QWidget* parent)
{
    return new QAction(icon(QStringLiteral("copy")), text, parent);
}

/// As high as its table needs; less where the page has no more.
class LowerPart : public QWidget {
public:
    explicit LowerPart(QWidget* parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        connect(&Theme::instance(), &Theme::changed, this, &QWidget::updateGeometry);
    }
    QSize sizeHint() const override { return {0, Theme::instance().scaled(kLower)}; }
    QSize minimumSizeHint() const override { return {0, Theme::instance().scaled(kLeastLower)}; }
};

}  // namespace

OccupancyPage::OccupancyPage(Workbench& workbench, QWidget* parent)
    : Panel(tr("Occupancy"), parent), m_model(occupancyModelOf(workbench)), m_limits(new LimitsModel(this)), m_table(new TableView(this)),
      m_limitsSection(new PageSection(tr("Limits"), this)), m_stepsSection(new PageSection(tr("Next steps"), this)),
      m_steps(new StepCards(this)), m_stepsNote(new QLabel(this))
{
    setBackgroundRole(QPalette::Window);
    auto* const below = new LowerPart(this);
    auto* const lower = new QHBoxLayout(below);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(kGap);
    lower->addWidget(makeLimits(), 1);
    lower->addWidget(makeSteps());
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
    layout->addWidget(makeCurves(), 1);
    layout->addWidget(below);
    connect(&m_model, &OccupancyModel::changed, this, &OccupancyPage::update);
    update();
}

QWidget* OccupancyPage::makeCurves()
{
    using Curve = OccupancyChart::Curve;
    auto* const row = new QWidget(this);
    row->setMinimumHeight(kCurves);
    auto* const layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
    const std::array<std::pair<Curve, QString>, 3> curves{{{Curve::Threads, tr("Block size")},
                                                           {Curve::Registers, tr("Registers per thread")},
                                                           {Curve::Shared, tr("Shared memory per block")}}};
    for (std::size_t i = 0; i < curves.size(); ++i) {
        auto* const section = new PageSection(curves[i].second, row);
        m_charts[i] = new OccupancyChart(curves[i].first, section);
        section->setContent(m_charts[i], 8);
        layout->addWidget(section, 1);
    }
    return row;
}

QWidget* OccupancyPage::makeLimits()
{
    m_table->setModel(m_limits);
    m_table->setItemDelegateForColumn(LimitsModel::Cap, new CapDelegate(m_table));
    m_table->setAccessibleName(tr("Blocks that each resource allows"));
    m_table->setEven(true);
    QAction* const copy = copyAction(tr("Copy the table"), this);
    connect(copy, &QAction::triggered, m_table, [this] { m_table->copy(); });
    m_limitsSection->addButton(copy);
    m_limitsSection->setContent(m_table, 0);
    return m_limitsSection;
}

QWidget* OccupancyPage::makeSteps()
{
    auto* const area = new QScrollArea(m_stepsSection);
    auto* const content = new QWidget(area);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(12, 12, 12, 12);
    m_stepsNote->setWordWrap(true);
    useFont(m_stepsNote, FontRole::Label);
    useColor(m_stepsNote, Token::TextSecondary);
    layout->addWidget(m_stepsNote);
    layout->addWidget(m_steps);
    layout->addStretch();
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stepsSection->setContent(area, 0);
    m_stepsSection->setFixedWidth(kSteps);
    return m_stepsSection;
}

void OccupancyPage::update()
{
    const OccupancyAnswerPointer answer = m_model.answer();
    const bool isStale = m_model.isStale() && m_model.followsBuild();
    for (OccupancyChart* chart : m_charts)
        chart->setAnswer(answer, isStale);
    m_limits->setAnswer(answer);
    const std::vector<StepSuggestion> steps = isStale ? std::vector<StepSuggestion>() : suggestionsOf(*answer);
    m_steps->setSuggestions(steps);
    m_stepsSection->setNote(steps.empty() ? QString() : tr("Calculated"));
    m_stepsNote->setVisible(steps.empty());
    m_stepsNote->setText(isStale                      ? tr("Suggestions return after the next successful build.")
                         : answer->limits == nullptr ? tr("None without the limits of the architecture.")
                                                     : tr("None: all %1 warps of the SM are in use.").arg(answer->result.maxWarpsPerSm));
    m_limitsSection->setNote(isStale ? tr("of previous build") : QString::fromStdString(architectureName(answer->input.architecture)));
}

}  // namespace kd
