// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/feature.h"

#include <QDockWidget>

namespace kd {

class PanelFrame;
class PanelHeader;

/// A feature's panel in a dock. Alone it has its header on top; among tabs the strip of tabs takes the header's right part.
class Dock : public QDockWidget {
    Q_OBJECT
public:
    Dock(const QString& id, const FeaturePlace& place, QWidget* parent);

    /// Null until makePanel().
    Panel* panel() const { return m_panel; }
    /// Once.
    Panel* makePanel();

    FeaturePlace::Area area() const { return m_place.area; }
    int preferredSize() const { return m_place.size; }
    PanelHeader* header() const { return m_header; }
    /// The header goes to `page`, who places it in a strip of tabs, or back on top of the dock (null).
    void moveHeader(QWidget* page);

private:
    void nameTab();

    FeaturePlace m_place;
    Panel* m_panel = nullptr;
    QWidget* m_titleBar;
    PanelFrame* m_frame;
    PanelHeader* m_header;
};

}  // namespace kd
