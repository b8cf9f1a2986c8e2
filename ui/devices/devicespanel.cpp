// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devicespanel.h"

#include "core/device/architecture.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/messagetext.h"
#include "ui/common/panel.h"
#include "ui/common/theme.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/devicelistmodel.h"
#include "ui/devices/devicelistview.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/program/targets.h"
#include "ui/program/words.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr double kMaxFoot = 0.36;  // of the panel's height

}  // namespace

DevicesPanel::DevicesPanel(DeviceComparison& comparison, OccupancyModel& occupancy, TargetConnection& target, Navigator& navigator,
                           QWidget* parent)
    : Panel(tr("Devices"), parent), m_target(target), m_navigator(navigator), m_occupancy(occupancy), m_comparison(comparison),
      m_model(new DeviceListModel(m_comparison, this)), m_use(new QAction(this)), m_calculate(new QAction(this)),
      m_refresh(new QAction(this)), m_add(new QAction(this)), m_more(new QAction(this)), m_list(new DeviceListView(this)),
      m_versions(new HintLabel({}, this)), m_missing(new HintLabel({}, this)), m_presets(new HintLabel({}, this)),
      m_foot(new QScrollArea(this))
{
    makeActions();
    makeList();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeRuler(this));
    m_foot->setWidget(makeFoot());
    m_foot->setWidgetResizable(true);
    m_foot->setFrameShape(QFrame::NoFrame);
    m_foot->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_foot->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    layout->addWidget(m_foot);
    connect(m_model, &DeviceListModel::askWanted, &target, &TargetConnection::describe);
    connect(m_model, &DeviceListModel::connectWanted, &target, &TargetConnection::choose, Qt::QueuedConnection);
    connect(&target, &TargetConnection::changed, this, &DevicesPanel::updateTarget);
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
    m_calculate->setIcon(icon(QStringLiteral("occupancy")));
    m_calculate->setText(tr("Calculate occupancy for this device"));
    m_calculate->setToolTip(tr("Give the occupancy calculator the architecture and the SM count of the selected device"));
    connect(m_calculate, &QAction::triggered, this, &DevicesPanel::calculateForBase);
    m_refresh->setIcon(icon(QStringLiteral("refresh")));
    m_refresh->setText(tr("Ask the devices again"));
    connect(m_refresh, &QAction::triggered, &m_target, &TargetConnection::describe);
    m_add->setIcon(icon(QStringLiteral("plus")));
    m_add->setText(tr("Add a target…"));
    m_add->setToolTip(tr("Name a machine that ssh or another command reaches"));
    connect(m_add, &QAction::triggered, this, [this] { m_navigator.showFeature(QStringLiteral("tools.targets")); });
    auto* const menu = new QMenu(this);
    menu->addActions({m_use, m_calculate});
    menu->setToolTipsVisible(true);
    m_more->setIcon(icon(QStringLiteral("more")));
    m_more->setText(tr("More"));
    m_more->setMenu(menu);
}

void DevicesPanel::makeList()
{
    m_list->setModel(m_model);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->addActions({m_use, m_calculate, m_refresh});
    m_list->setAccessibleName(tr("Devices"));
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& selected) {
        if (!selected.isEmpty())
            m_comparison.setBase(m_model->idAt(selected.indexes().front().row()).toStdString());
    });
    connect(m_list, &QAbstractItemView::doubleClicked, this, &DevicesPanel::act);
    connect(&Theme::instance(), &Theme::changed, m_list, [this] {
        m_list->doItemsLayout();
        fitFoot();
    });
}

QWidget* DevicesPanel::makeFoot()
{
    auto* const box = new QWidget(this);
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(kPanelInset, 8, kPanelInset, 10);
    layout->setSpacing(6);
    layout->addWidget(m_missing);
    layout->addWidget(m_versions);
    layout->addWidget(m_presets);
    return box;
}

void DevicesPanel::updateTarget()
{
    const QString current = m_target.name();
    QList<DeviceListModel::Other> others;
    if (!current.isEmpty())
        others.append(DeviceListModel::Other());
    for (const NamedTarget& target : namedTargets())
        if (target.name != current)
            others.append(DeviceListModel::Other{.name = target.name, .isOverSsh = isOverSsh(target)});
    m_model->setTargets(current, others);
    m_model->setUsed(m_target.deviceId(), m_target.state());
    updateNotices();
    updateSelection();
}

void DevicesPanel::updateNotices()
{
    const QString date = toQt(m_comparison.presets().date);
    m_presets->setHint(
        tr("Presets come from the data file of %1, each value with its source. A device that is present tells its own "
           "attributes.")
            .arg(date));
    m_missing->setHint({});
    m_versions->setHint({});
    if (!m_comparison.list())
        return fitFoot();
    QStringList sentences;
    for (const Message& sentence : m_comparison.list()->missing)
        sentences << messageText(sentence);
    const TargetInfo* const target = m_target.info();
    if (target && !target->compiler.missing.empty())
        sentences << messageText(target->compiler.missing);
    m_missing->setHint(sentences.join(QLatin1Char('\n')), Token::TextSecondary);
    const std::string& driver = m_comparison.list()->driverVersion;
    QString versions = driver.empty() ? tr("No CUDA driver") : tr("Driver: CUDA %1").arg(toQt(driver));
    if (target && target->compiler.available)
        versions += QLatin1Char('\n') + tr("Compiler: NVRTC %1").arg(toQt(target->compiler.version));
    m_versions->setHint(versions);
    fitFoot();
}

void DevicesPanel::updateSelection()
{
    const QString base = toQt(m_comparison.base());
    const int row = m_model->rowOf(base);
    if (row >= 0 && !m_list->selectionModel()->isSelected(m_model->index(row)))
        m_list->setCurrentIndex(m_model->index(row));
    m_calculate->setEnabled(this->base() != nullptr && findArchitecture(this->base()->computeCapability) != nullptr);
    m_use->setEnabled(row >= 0 && !isPreset(DeviceId{m_comparison.base()}) && base != m_target.deviceId());
}

const DeviceInfo* DevicesPanel::base() const
{
    const AttributeTable& table = *m_comparison.table();
    return table.devices.empty() || table.devices.front().id.name != m_comparison.base() ? nullptr : &table.devices.front();
}

void DevicesPanel::calculateForBase()
{
    const ComputeCapability capability = base()->computeCapability;
    m_occupancy.setValue(OccupancyField::Architecture, capability.major * 10 + capability.minor);
    const auto processors = base()->attributes.find("MULTIPROCESSOR_COUNT");
    if (processors != base()->attributes.end())
        m_occupancy.setValue(OccupancyField::Multiprocessors, static_cast<int>(processors->second));
    m_navigator.showFeature(QStringLiteral("calculator"));
}

/// The list is what one comes for: where the window is low or the text large, the foot scrolls.
void DevicesPanel::fitFoot()
{
    const int wanted = m_foot->widget()->heightForWidth(width());
    m_foot->setFixedHeight(std::min(wanted, static_cast<int>(kMaxFoot * height())));
}

void DevicesPanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    fitFoot();
}

bool DevicesPanel::event(QEvent* event)
{
    // The targets may have been edited meanwhile, by the dialog or by hand.
    if (event->type() == QEvent::WindowActivate)
        updateTarget();
    return Panel::event(event);
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
    m_target.setDevice(toQt(m_comparison.base()));
}

}  // namespace kd
