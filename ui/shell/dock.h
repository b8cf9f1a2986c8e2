#pragma once

#include "ui/shell/feature.h"

#include <QDockWidget>

namespace kd {

class PanelHeader;

/// A feature's panel in a dock. Alone it has its header on top; among tabs the strip of tabs takes the header's right part.
class Dock : public QDockWidget {
    Q_OBJECT
public:
    /// Takes `panel` over.
    Dock(const QString& id, const FeaturePlace& place, Panel* panel, QWidget* parent);

    FeaturePlace::Area area() const { return m_area; }
    int preferredSize() const { return m_size; }
    Panel* panel() const { return m_panel; }
    PanelHeader* header() const { return m_header; }
    /// The header goes to `page`, who places it in a strip of tabs, or back on top of the dock (null).
    void moveHeader(QWidget* page);

private:
    void nameTab();

    FeaturePlace::Area m_area;
    int m_size;
    Panel* m_panel;
    PanelHeader* m_header;
    QWidget* m_titleBar;
};

}  // namespace kd
