// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/feature.h"

#include <QList>
#include <QMainWindow>

#include <vector>

class QTabBar;

namespace kd {

class Dock;
class Preferences;

/// One perspective: its panels in the middle and in docks around it. Keeps the arrangement that users make, one for wide and
/// one for narrow windows, each for every size of text; in narrow ones the right docks are tabs of the bottom ones, or of the left
/// ones where there is no bottom.
class PerspectivePage : public QMainWindow {
    Q_OBJECT
public:
    PerspectivePage(Perspective perspective, const std::vector<Feature>& features, Preferences& preferences, QWidget* parent);

    /// Gives the panels that are made, in the order of their features.
    QList<Panel*> panels() const;
    QList<Dock*> docks() const { return m_docks; }
    /// Shows the panel of a feature and gives it the focus. False when it has none here.
    bool reveal(const QString& featureId);
    /// Brings the dock of a feature in front of those that share its place; the focus stays. Not where users closed it.
    void bringForward(const QString& featureId);
    /// Gives the focus to the middle, unless something of this page has it.
    void focusFirst();
    /// Places the docks of a page that was not shown yet: behind that, all of them are laid out twice.
    void prepare(bool isNarrow);
    void setNarrow(bool isNarrow);
    void restoreDefaultLayout();
    void keepLayout();
    /// Now, those of the docks that have none.
    void makePanels();
    /// Id of the feature whose panel, or header, `widget` is or belongs to; empty when none.
    QString featureOf(const QWidget& widget) const;

signals:
    void panelMade(Panel* panel);
    void layoutRefused();  ///< the layout that was kept is damaged, or of another program

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct DockSlot {
        QString feature;
        Dock* dock;    ///< null in the middle
        Panel* panel;  ///< null until it is made
    };
    void addSlot(const Feature& feature, const FeaturePlace& place);
    void addDock(DockSlot& slot, const FeaturePlace& place);
    void addCentre(DockSlot& slot, const FeaturePlace& place);
    void makePanel(DockSlot& slot);
    void addPanel(DockSlot& slot, Panel* panel);
    void orderTabs();
    void setUpCentre();
    QString widthKey() const;
    QString layoutKey() const;
    QString panelKey(const DockSlot& slot) const;
    QList<Dock*> docksOf(FeaturePlace::Area area) const;
    void arrange();
    void applyKeptLayout();
    void placeDocks();
    void resizeToPreferred();
    void changeLayout(bool isNarrow, double fontScale);
    void arrangeBehindLayouts();
    void placeHeaders();
    void placeHeadersSoon();
    Dock* currentDock(const QTabBar* tabs) const;
    int wantedSize(const Dock* dock, bool isRow) const;

    Perspective m_perspective;
    Preferences& m_preferences;
    std::vector<DockSlot> m_slots;
    QList<Dock*> m_docks;
    QList<QWidget*> m_centre;
    double m_fontScale;  ///< scale that the present arrangement is for
    bool m_isNarrow = false;
    bool m_isArranged = false;
    bool m_wasShown = false;
    bool m_isPlaced = false;  ///< by prepare(), for the width of now
    bool m_isPlacing = false;
};

}  // namespace kd
