// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devicecomparison.h"

#include "ui/devices/shippedpresets.h"
#include "ui/workbench/peaks/peakstore.h"
#include "ui/workbench/target/targetconnection.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

bool hasDevice(const DeviceList& list, const std::string& id)
{
    return std::any_of(list.devices.begin(), list.devices.end(), [&](const DeviceInfo& device) { return device.id.name == id; });
}

bool isSame(const DeviceList& a, const DeviceList& b)
{
    Json left, right;
    to_json(left, a);
    to_json(right, b);
    return left == right;
}

}  // namespace

DeviceComparison::DeviceComparison(QObject* parent) : QObject(parent), m_table(std::make_shared<AttributeTable>()) {}

DeviceComparison& DeviceComparison::follow(TargetConnection& target, PeakStore& peaks)
{
    auto* const made = new DeviceComparison(&target);
    auto update = [made, &target, name = target.name()]() mutable {
        const TargetInfo* const info = target.info();
        if (std::exchange(name, target.name()) != target.name() && !info)
            made->clearList();
        if (info)
            made->setList(std::make_shared<DeviceList>(info->devices), target.deviceId().toStdString());
    };
    connect(&target, &TargetConnection::changed, made, update);
    update();
    connect(&peaks, &PeakStore::changed, made, [made, &peaks] { made->setPeaks(peaks.book()); });
    return *made;
}

const DevicePresets& DeviceComparison::presets() const
{
    return shippedPresets();
}

bool DeviceComparison::has(const std::string& id) const
{
    const auto& all = presets().presets;
    return (m_list && hasDevice(*m_list, id))
        || std::any_of(all.begin(), all.end(), [&](const DevicePreset& preset) { return preset.info.id.name == id; });
}

void DeviceComparison::setList(std::shared_ptr<const DeviceList> list, const std::string& preferred)
{
    const bool isNew = !m_list || !isSame(*m_list, *list);
    const std::string before = m_base;
    m_list = std::move(list);
    if (!m_isChosen || !has(m_base))
        m_base = hasDevice(*m_list, preferred) ? preferred
            : m_list->devices.empty()          ? std::string()
                                               : m_list->devices.front().id.name;
    if (isNew)
        emit listChanged();
    if (isNew || m_base != before)
        update();
}

void DeviceComparison::setPeaks(std::shared_ptr<const PeakBook> book)
{
    if (book == m_peaks)
        return;
    m_peaks = std::move(book);
    if (m_list || !m_base.empty())
        update();
}

void DeviceComparison::clearList()
{
    if (!std::exchange(m_list, nullptr))
        return;
    emit listChanged();
    if (!has(m_base))
        m_base.clear();
    update();
}

void DeviceComparison::setBase(const std::string& id)
{
    if (!has(id))
        return;
    m_isChosen = true;
    if (id == m_base)
        return;
    m_base = id;
    update();
}

void DeviceComparison::setCompared(const std::string& id, bool isCompared)
{
    const bool isChanged = isCompared ? m_compared.insert(id).second : m_compared.erase(id) > 0;
    if (isChanged)
        update();
}

void DeviceComparison::update()
{
    DeviceList all = m_list ? *m_list : DeviceList();
    for (const DevicePreset& preset : presets().presets)
        all.devices.push_back(preset.info);
    std::vector<std::string> ids{m_base};
    for (const DeviceInfo& device : all.devices)
        if (device.id.name != m_base && m_compared.count(device.id.name) > 0)
            ids.push_back(device.id.name);
    m_table = std::make_shared<AttributeTable>(makeAttributeTable(all, ids, &presets(), m_peaks.get()));
    emit changed();
}

}  // namespace kd
