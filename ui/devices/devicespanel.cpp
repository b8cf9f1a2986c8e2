#include "ui/devices/devicespanel.h"

#include "ui/common/emptystate.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/themedlabel.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/devicedelegate.h"
#include "ui/devices/devicelistmodel.h"
#include "ui/program/words.h"
#include "ui/workbench/workbench.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kInset = 12;  // logical pixels

}  // namespace

DevicesPanel::DevicesPanel(Workbench& workbench, QWidget* parent)
    : Panel(tr("Devices"), parent), m_workbench(workbench), m_comparison(DeviceComparison::of(workbench)),
      m_model(new DeviceListModel(m_comparison, this)), m_use(new QAction(this)), m_refresh(new QAction(this)),
      m_list(new QListView(this)), m_versions(new HintLabel({}, this)), m_missing(new HintLabel({}, this)),
      m_empty(new EmptyState({}, {}, this)), m_pages(new QStackedLayout)
{
    makeActions();
    auto* const page = new QWidget(this);
    auto* const pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    pageLayout->addWidget(makeList(), 1);
    pageLayout->addWidget(makeFoot());
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    setLayout(m_pages);
    connect(m_empty, &EmptyState::triggered, &workbench, &Workbench::describeTarget);
    connect(&workbench, &Workbench::targetChanged, this, &DevicesPanel::updateTarget);
    connect(&m_comparison, &DeviceComparison::listChanged, this, &DevicesPanel::updateTarget);
    connect(&m_comparison, &DeviceComparison::changed, this, &DevicesPanel::updateSelection);
    updateTarget();
    updateSelection();
}

void DevicesPanel::makeActions()
{
    m_use->setIcon(icon(QStringLiteral("target")));
    m_use->setText(tr("Use for runs"));
    m_use->setToolTip(tr("Make runs and timings on the selected device"));
    connect(m_use, &QAction::triggered, this, &DevicesPanel::useBase);
    m_refresh->setIcon(icon(QStringLiteral("refresh")));
    m_refresh->setText(tr("Ask the devices again"));
    connect(m_refresh, &QAction::triggered, &m_workbench, &Workbench::describeTarget);
}

QWidget* DevicesPanel::makeList()
{
    auto* const box = new QWidget(this);
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(4);
    auto* const heads = new QHBoxLayout;
    heads->setContentsMargins(kInset, 0, kInset, 0);
    heads->addWidget(new ThemedLabel(tr("This target"), FontRole::SectionTitle, Token::TextSecondary, box), 1);
    heads->addWidget(new ThemedLabel(tr("Compare"), FontRole::Hint, Token::TextMuted, box));
    layout->addLayout(heads);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new DeviceDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_list->setAccessibleName(tr("Devices"));
    layout->addWidget(m_list, 1);
    m_list->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& selected) {
        if (!selected.isEmpty())
            m_comparison.setBase(m_model->idAt(selected.indexes().front().row()).toStdString());
    });
    connect(m_list, &QAbstractItemView::doubleClicked, this, &DevicesPanel::useBase);
    connect(&Theme::instance(), &Theme::changed, m_list, [this] { m_list->doItemsLayout(); });
    return box;
}

QWidget* DevicesPanel::makeFoot()
{
    auto* const box = new QWidget(this);
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(kInset, 8, kInset, 10);
    layout->setSpacing(6);
    layout->addWidget(m_missing);
    layout->addWidget(m_versions);
    return box;
}

void DevicesPanel::updateTarget()
{
    const auto state = m_workbench.targetState();
    m_model->setUsed(m_workbench.deviceId(), state);
    if (!m_comparison.list()) {
        const bool isLost = state == Workbench::TargetState::Lost;
        m_empty->setContent(isLost ? tr("The target does not answer, so its devices are not known.") : tr("Asking the target for its devices."),
                            isLost ? tr("Ask again") : QString());
        m_pages->setCurrentWidget(m_empty);
        return;
    }
    m_pages->setCurrentIndex(1);
    updateNotices();
    updateSelection();
}

void DevicesPanel::updateNotices()
{
    QStringList sentences;
    for (const std::string& sentence : m_comparison.list()->missing)
        sentences << toQt(sentence);
    const TargetInfo* const target = m_workbench.target();
    if (target && !target->compiler.missing.empty())
        sentences << toQt(target->compiler.missing);
    m_missing->setHint(sentences.join(QLatin1Char('\n')), Token::TextSecondary);
    const std::string& driver = m_comparison.list()->driverVersion;
    QString versions = driver.empty() ? tr("No CUDA driver") : tr("Driver: CUDA %1").arg(toQt(driver));
    if (target && target->compiler.available)
        versions += QLatin1Char('\n') + tr("Compiler: NVRTC %1").arg(toQt(target->compiler.version));
    m_versions->setHint(versions);
}

void DevicesPanel::updateSelection()
{
    const QString base = toQt(m_comparison.base());
    const int row = m_model->rowOf(base);
    if (row >= 0 && !m_list->selectionModel()->isSelected(m_model->index(row)))
        m_list->setCurrentIndex(m_model->index(row));
    m_use->setEnabled(row >= 0 && base != m_workbench.deviceId());
}

bool DevicesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return Panel::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const int step = key.key() == Qt::Key_Down ? 1 : key.key() == Qt::Key_Up ? -1 : 0;
    if (step == 0 || !key.modifiers().testFlag(Qt::ControlModifier))
        return false;
    // To another device without selecting it, so that Space puts it beside the selected one.
    const QModelIndex to = m_model->index(m_list->currentIndex().row() + step);
    if (to.isValid())
        m_list->selectionModel()->setCurrentIndex(to, QItemSelectionModel::NoUpdate);
    return true;
}

void DevicesPanel::useBase()
{
    m_workbench.setDevice(toQt(m_comparison.base()));
}

}  // namespace kd
