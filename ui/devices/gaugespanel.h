// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/gaugesample.h"
#include "ui/common/panel.h"
#include "ui/devices/workerstatus.h"

#include <vector>

class QGridLayout;
class QStackedLayout;

namespace kd {

class Badge;
class DeviceComparison;
class EmptyState;
class GaugeCard;
class GaugeFeed;
class HintLabel;
class ThemedLabel;
struct DeviceInfo;

/// How the selected device does now: a card a figure with its last minute, what holds its clocks down, link, driver and memory
/// errors, and what can be asked of its worker. Read while it is on screen.
class GaugesPanel : public Panel {
    Q_OBJECT
public:
    GaugesPanel(DeviceComparison& comparison, const WorkerModels& models, QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeCards();
    QWidget* makeFacts();
    void arrange();
    void followDevice();
    void onSample(qint64 when, const GaugeSample& sample);
    void showFacts(const GaugeSample& sample);
    void showThrottle(const Gauge& gauge);
    void showFailure(const GaugeSample& sample);
    /// The selected device, or where a preset is selected the one that runs are made on; null where there is none.
    const DeviceInfo* device() const;

    WorkerModels m_models;
    DeviceComparison& m_comparison;
    GaugeFeed* m_feed;
    QStackedLayout* m_pages;
    EmptyState* m_empty;
    HintLabel* m_failure;
    QWidget* m_box;
    QGridLayout* m_grid;
    GaugeCard *m_utilisation, *m_clock, *m_power, *m_temperature, *m_memory;
    std::vector<GaugeCard*> m_cards;
    QWidget* m_facts;
    WorkerStatus* m_foot;
    Badge* m_throttle;
    ThemedLabel *m_memoryClock, *m_link, *m_driver, *m_ecc;
    QString m_shown;  ///< the device's id
    bool m_hasNumbers = false;
};

}  // namespace kd
