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

    explicit PanelHeader(Panel* panel, QWidget* parent = nullptr);

    Panel* panel() const { return m_panel; }
    void setInTabs(bool inTabs);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showWords();

    Panel* m_panel;
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
    /// Takes `panel` over. With Edge::BelowHeader the line on top is the header's.
    PanelFrame(Panel* panel, PanelHeader* header, Edge edge, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Edge m_edge;
};

}  // namespace kd
