// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/devicepresets.h"
#include "ui/devices/attributetable.h"

#include <QObject>

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace kd {

class PeakStore;
class TargetConnection;

/// Knows which devices and presets are looked at: the selected one, the base, and those that stand beside it. Shared by the
/// views of the perspective; follows the target.
class DeviceComparison : public QObject {
    Q_OBJECT
public:
    explicit DeviceComparison(QObject* parent = nullptr);
    /// Makes one that follows the target and what is measured there; it ends with `target`.
    static DeviceComparison& follow(TargetConnection& target, PeakStore& peaks);

    /// `preferred` becomes the base unless another device was chosen that is still there.
    void setList(std::shared_ptr<const DeviceList> list, const std::string& preferred);
    /// Sets what was measured before, of any device.
    void setPeaks(std::shared_ptr<const PeakBook> book);
    /// Another target is asked: its devices are not known yet.
    void clearList();
    /// Null until the target has answered.
    const std::shared_ptr<const DeviceList>& list() const { return m_list; }
    /// Gives the presets of the program, whatever the target is.
    const DevicePresets& presets() const;
    const std::string& base() const { return m_base; }
    bool isCompared(const std::string& id) const { return id == m_base || isKept(id); }
    /// Compared whichever device is the base.
    bool isKept(const std::string& id) const { return m_compared.count(id) > 0; }
    /// Never null; the base first, then the others: devices in the list's order, presets in theirs.
    const std::shared_ptr<const AttributeTable>& table() const { return m_table; }

    /// Words the table anew, in another language.
    void retranslate() { update(); }

    void setBase(const std::string& id);
    /// The base may be given, too: it stays in the comparison when another device becomes the base.
    void setCompared(const std::string& id, bool isCompared);

signals:
    void listChanged();
    void changed();  ///< base, compared devices or their values: table()

private:
    void update();
    bool has(const std::string& id) const;

    std::shared_ptr<const DeviceList> m_list;
    std::shared_ptr<const AttributeTable> m_table;
    std::shared_ptr<const PeakBook> m_peaks;
    std::string m_base;
    bool m_isChosen = false;
    std::set<std::string> m_compared;
};

}  // namespace kd
