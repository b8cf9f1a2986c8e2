// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/panelring.h"

#include "ui/common/panel.h"
#include "ui/shell/dock.h"
#include "ui/shell/perspectivepage.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

/// The first of its controls that Tab leads to, else the panel.
QWidget* firstControlOf(Panel* panel)
{
    QWidget* const heir = panel->focusProxy();
    if (heir != nullptr && heir->isVisible() && heir->isEnabled())
        return heir;
    for (QWidget* each = panel->nextInFocusChain(); each != panel; each = each->nextInFocusChain()) {
        const bool takesKeys = (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
        if (takesKeys && panel->isAncestorOf(each) && each->isVisible() && each->isEnabled())
            return each;
    }
    return panel;
}

constexpr const char* kFolded = "folded";

}  // namespace

void stepToPanel(const PerspectivePage& page, int by)
{
    QList<Panel*> shown = page.panels();
    shown.removeIf([](const Panel* each) { return each->visibleRegion().isEmpty(); });  // those behind other tabs, too
    if (shown.isEmpty())
        return;
    const QWidget* const focus = QApplication::focusWidget();
    const auto current = std::find_if(shown.begin(), shown.end(), [focus](const Panel* each) {
        return focus != nullptr && (each == focus || each->isAncestorOf(focus));
    });
    const qsizetype from = current != shown.end() ? current - shown.begin() : by > 0 ? -1 : 0;
    firstControlOf(shown[(from + by + shown.size()) % shown.size()])->setFocus(Qt::ShortcutFocusReason);
}

void foldSides(PerspectivePage& page)
{
    QList<Dock*> sides = page.docks();
    sides.removeIf([&page](Dock* each) {
        const Qt::DockWidgetArea area = page.dockWidgetArea(each);
        return each->isFloating() || (area != Qt::LeftDockWidgetArea && area != Qt::RightDockWidgetArea);
    });
    const auto isShown = [](const Dock* each) { return !each->isHidden(); };
    const bool folds = std::any_of(sides.begin(), sides.end(), isShown);
    const bool knows = std::any_of(sides.begin(), sides.end(), [](const Dock* each) { return each->property(kFolded).toBool(); });
    for (Dock* const each : std::as_const(sides)) {
        if (folds)
            each->setProperty(kFolded, isShown(each));
        each->setVisible(!folds && (!knows || each->property(kFolded).toBool()));
    }
}

}  // namespace kd
