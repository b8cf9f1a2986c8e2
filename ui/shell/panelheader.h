// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;

namespace kd {

class Panel;
class ThemedLabel;

/// The header of a panel, 32 high: title and note left; its header widget and its buttons right. In a tab strip, which names
/// the panel already, only the right part.
class PanelHeader : public QWidget {
    Q_OBJECT
public:
    /// Logical pixels, with the font's scale.
    static int barHeight();

    PanelHeader(const QString& title, QWidget* parent);

    /// Takes note, header widget and buttons of the panel. Once.
    void setPanel(Panel* panel);
    void setInTabs(bool inTabs);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showWords();

    Panel* m_panel = nullptr;
    QHBoxLayout* m_layout;
    ThemedLabel* m_title;
    ThemedLabel* m_note;
    bool m_isInTabs = false;
};

/// A panel within a line of one pixel; in the middle of a perspective below its header.
class PanelFrame : public QWidget {
    Q_OBJECT
public:
    enum class Edge { All, BelowHeader };
    /// With Edge::BelowHeader the line on top is the header's. Stands empty until it has a panel.
    PanelFrame(Edge edge, QWidget* parent);
    /// A child of this frame already: taking another's child over would style all of it anew. `header` too, or null.
    void setPanel(Panel* panel, PanelHeader* header = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Edge m_edge;
};

}  // namespace kd
