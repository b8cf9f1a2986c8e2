#include "ui/devices/devicespanel.h"

#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/common/theme.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/devicedelegate.h"
#include "ui/devices/devicelistmodel.h"
#include "ui/program/targets.h"
#include "ui/program/words.h"
#include "ui/workbench/workbench.h"

#include <QAction>
#include <QKeyEvent>
#include <QListView>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kInset = 12;  // logical pixels

}  // namespace

DevicesPanel::DevicesPanel(Workbench& workbench, QWidget* parent)
    : Panel(tr("Devices"), parent), m_workbench(workbench), m_comparison(DeviceComparison::of(workbench)),
      m_model(new DeviceListModel(m_comparison, this)), m_use(new QAction(this)), m_refresh(new QAction(this)),
      m_list(new QListView(this)), m_versions(new HintLabel({}, this)), m_missing(new HintLabel({}, this)),
      m_presets(new HintLabel({}, this))
{
    makeActions();
    makeList();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeRuler(this));
    layout->addWidget(makeFoot());
    connect(m_model, &DeviceListModel::askWanted, &workbench, &Workbench::describeTarget);
    connect(m_model, &DeviceListModel::connectWanted, &workbench, &Workbench::setTarget, Qt::QueuedConnection);
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

void DevicesPanel::makeList()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new DeviceDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->addActions({m_use, m_refresh});
    m_list->setAccessibleName(tr("Devices"));
    m_list->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& selected) {
        if (!selected.isEmpty())
            m_comparison.setBase(m_model->idAt(selected.indexes().front().row()).toStdString());
    });
    connect(m_list, &QAbstractItemView::doubleClicked, this, &DevicesPanel::act);
    connect(&Theme::instance(), &Theme::changed, m_list, [this] { m_list->doItemsLayout(); });
}

QWidget* DevicesPanel::makeFoot()
{
    auto* const box = new QWidget(this);
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(kInset, 8, kInset, 10);
    layout->setSpacing(6);
    layout->addWidget(m_missing);
    layout->addWidget(m_versions);
    layout->addWidget(m_presets);
    return box;
}

void DevicesPanel::updateTarget()
{
    const QString current = m_workbench.targetName();
    QStringList others = targetsOfSettings();
    others.removeAll(current);
    if (!current.isEmpty())
        others.prepend({});
    m_model->setTargets(current, others);
    m_model->setUsed(m_workbench.deviceId(), m_workbench.targetState());
    updateNotices();
    updateSelection();
}

void DevicesPanel::updateNotices()
{
    const QString date = toQt(m_comparison.presets().date);
    m_presets->setHint(tr("Presets come from the data file of %1, each value with its source. A device that is present tells its own "
                          "attributes.").arg(date));
    m_missing->setHint({});
    m_versions->setHint({});
    if (!m_comparison.list())
        return;
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
    m_use->setEnabled(row >= 0 && !isPreset(DeviceId{m_comparison.base()}) && base != m_workbench.deviceId());
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
    int row = m_list->currentIndex().row() + step;
    while (row > 0 && row < m_model->rowCount() && !m_model->index(row).flags().testFlag(Qt::ItemIsSelectable))
        row += step;
    const QModelIndex to = m_model->index(row);
    if (to.isValid() && to.flags().testFlag(Qt::ItemIsSelectable))
        m_list->selectionModel()->setCurrentIndex(to, QItemSelectionModel::NoUpdate);
    return true;
}

void DevicesPanel::act(const QModelIndex& index)
{
    if (!index.data(DeviceListModel::ActionRole).toString().isEmpty())
        m_model->setData(index, true, DeviceListModel::ActionRole);
    else if (m_use->isEnabled() && m_model->idAt(index.row()) == toQt(m_comparison.base()))
        useBase();
}

void DevicesPanel::useBase()
{
    m_workbench.setDevice(toQt(m_comparison.base()));
}

}  // namespace kd
