// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/perspectivepage.h"

#include "ui/common/theme.h"
#include "ui/shell/dock.h"
#include "ui/shell/panelheader.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/settings/preferences.h"

#include <QAction>
#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kd {
namespace {

constexpr int kLayoutVersion = 1;
constexpr int kDockGap = 4;
constexpr int kNarrowBottom = 176;

Qt::DockWidgetArea dockArea(FeaturePlace::Area area)
{
    switch (area) {
    case FeaturePlace::Area::Left:
        return Qt::LeftDockWidgetArea;
    case FeaturePlace::Area::Right:
        return Qt::RightDockWidgetArea;
    case FeaturePlace::Area::Bottom:
    case FeaturePlace::Area::Centre:
        break;
    }
    return Qt::BottomDockWidgetArea;
}

/// What Tab reaches of the page's widgets that `isPart` names, in the order of now.
template <typename IsPart> QList<QWidget*> tabStops(const QWidget& page, IsPart isPart)
{
    QList<QWidget*> stops;
    for (QWidget* each = page.nextInFocusChain(); each != &page; each = each->nextInFocusChain()) {
        if ((each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr && isPart(each))
            stops << each;
    }
    return stops;
}

/// The line around a strip of tabs, which Qt makes itself and draws none around.
class StripOutline : public QWidget {
public:
    explicit StripOutline(QTabBar* tabs) : QWidget(tabs)
    {
        setObjectName(name());
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    /// Over all of `tabs`.
    static void lay(QTabBar* tabs)
    {
        auto* outline = tabs->findChild<QWidget*>(name(), Qt::FindDirectChildrenOnly);
        if (outline == nullptr)
            outline = new StripOutline(tabs);
        outline->setGeometry(tabs->rect());
        outline->show();
        outline->raise();
    }

protected:
    static QString name() { return QStringLiteral("stripOutline"); }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setPen(Theme::instance().color(Token::Line));
        painter.drawRect(rect().adjusted(0, 0, -1, 1));
    }
};

}  // namespace

PerspectivePage::PerspectivePage(Perspective perspective, const std::vector<Feature>& features, Preferences& preferences,
                                 QWidget* parent)
    : QMainWindow(parent), m_perspective(perspective), m_preferences(preferences), m_fontScale(Theme::instance().fontScale())
{
    setWindowFlags(Qt::Widget);
    setObjectName(QStringLiteral("perspective_") + nameOf(perspective));
    setDockOptions(AllowTabbedDocks | AllowNestedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (const Feature& feature : features) {
        for (const FeaturePlace& place : feature.places) {
            if (place.perspective == perspective)
                addSlot(feature, place);
        }
    }
    setUpCentre();
    connect(&Theme::instance(), &Theme::changed, this, [this] { changeLayout(m_isNarrow, Theme::instance().fontScale()); });
}

void PerspectivePage::addSlot(const Feature& feature, const FeaturePlace& place)
{
    DockSlot& slot = m_slots.emplace_back(DockSlot{feature.id, nullptr, nullptr});
    if (place.area == FeaturePlace::Area::Centre)
        addCentre(slot, place);
    else
        addDock(slot, place);
}

void PerspectivePage::addPanel(DockSlot& slot, Panel* panel)
{
    slot.panel = panel;
    // What scrolls in a panel is reached by the keyboard, and says whose it is.
    for (QScrollArea* const area : panel->findChildren<QScrollArea*>()) {
        if (area->accessibleName().isEmpty())
            area->setAccessibleName(panel->title());
    }
}

void PerspectivePage::addDock(DockSlot& slot, const FeaturePlace& place)
{
    auto* const dock = new Dock(slot.feature, place, this);
    connect(dock, &QDockWidget::visibilityChanged, this, &PerspectivePage::placeHeadersSoon);
    connect(dock, &QDockWidget::topLevelChanged, this, &PerspectivePage::placeHeadersSoon);
    connect(dock, &QDockWidget::dockLocationChanged, this, &PerspectivePage::placeHeadersSoon);
    // Shown by a menu, it comes before the other tabs.
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isShown) {
        if (isShown)
            dock->raise();
    });
    slot.dock = dock;
    m_docks << dock;
}

void PerspectivePage::addCentre(DockSlot& slot, const FeaturePlace& place)
{
    if (!place.isFramed) {
        addPanel(slot, place.make(this));
        m_centre << slot.panel;
        return;
    }
    auto* const frame = new PanelFrame(PanelFrame::Edge::All, this);
    addPanel(slot, place.make(frame));
    auto* const header = new PanelHeader(slot.panel->title(), frame);
    header->setPanel(slot.panel);
    frame->setPanel(slot.panel, header);
    m_centre << frame;
}

QList<Panel*> PerspectivePage::panels() const
{
    QList<Panel*> made;
    for (const DockSlot& slot : m_slots) {
        if (slot.panel != nullptr)
            made << slot.panel;
    }
    return made;
}

void PerspectivePage::makePanel(DockSlot& slot)
{
    addPanel(slot, slot.dock->makePanel());
    connect(slot.panel, &Panel::headerChanged, this, &PerspectivePage::placeHeadersSoon);
    placeHeadersSoon();
    emit panelMade(slot.panel);
}

void PerspectivePage::makePanels()
{
    for (DockSlot& slot : m_slots) {
        if (slot.panel == nullptr)
            makePanel(slot);
    }
    orderTabs();
}

/// The keyboard goes from panel to panel in the order of their features, though they were made in another one.
void PerspectivePage::orderTabs()
{
    QWidget* before = this;
    for (const DockSlot& slot : m_slots) {
        for (QWidget* const each : tabStops(*this, [&](const QWidget* widget) {
                 return slot.panel->isAncestorOf(widget) || (slot.dock != nullptr && slot.dock->header()->isAncestorOf(widget));
             })) {
            setTabOrder(before, each);
            before = each;
        }
    }
}

void PerspectivePage::setUpCentre()
{
    if (m_centre.size() == 1) {
        setCentralWidget(m_centre.first());
        return;
    }
    auto* const splitter = new QSplitter(Qt::Vertical, this);
    splitter->setHandleWidth(kDockGap);
    splitter->setChildrenCollapsible(false);
    for (QWidget* const widget : std::as_const(m_centre))
        splitter->addWidget(widget);
    if (!m_centre.isEmpty())
        splitter->setFocusProxy(m_centre.first());
    setCentralWidget(splitter);
}

QList<Dock*> PerspectivePage::docksOf(FeaturePlace::Area area) const
{
    QList<Dock*> found;
    std::copy_if(m_docks.begin(), m_docks.end(), std::back_inserter(found), [area](Dock* dock) { return dock->area() == area; });
    return found;
}

void PerspectivePage::placeDocks()
{
    const QList<Dock*> bottom = docksOf(FeaturePlace::Area::Bottom), left = docksOf(FeaturePlace::Area::Left);
    for (Dock* const dock : std::as_const(m_docks)) {
        dock->setFloating(false);
        addDockWidget(dockArea(dock->area()), dock);
        dock->show();
    }
    // Narrow: right docks are tabs of the bottom ones, or of the left ones where there is no bottom.
    QList<Dock*> tabs = bottom;
    if (m_isNarrow && bottom.isEmpty())
        tabs = left;
    if (m_isNarrow && !tabs.isEmpty())
        tabs << docksOf(FeaturePlace::Area::Right);
    for (qsizetype i = 1; i < tabs.size(); ++i)
        tabifyDockWidget(tabs[i - 1], tabs[i]);
    for (qsizetype i = 1; i < left.size() && tabs != left; ++i)
        tabifyDockWidget(left[i - 1], left[i]);
    for (const QList<Dock*>& together : {tabs, left}) {
        if (!together.isEmpty())
            together.first()->raise();
    }
}

int PerspectivePage::wantedSize(const Dock* dock, bool isRow) const
{
    // A right dock among the bottom tabs says how wide it wants to be, not how high.
    const bool isTab = isRow && m_isNarrow && !docksOf(FeaturePlace::Area::Right).isEmpty();
    const int pixels = isTab ? kNarrowBottom : dock->preferredSize();
    // The middle keeps its share of the page however large the text is.
    const int most = std::max(pixels, (isRow ? height() : width()) * 2 / 5);
    return std::min(Theme::instance().scaled(pixels), most);
}

void PerspectivePage::resizeToPreferred()
{
    QList<QDockWidget*> columns, rows;
    QList<int> widths, heights;
    for (Dock* const dock : std::as_const(m_docks)) {
        const bool isRow = dockWidgetArea(dock) == Qt::BottomDockWidgetArea;
        (isRow ? rows : columns) << dock;
        (isRow ? heights : widths) << wantedSize(dock, isRow);
    }
    resizeDocks(columns, widths, Qt::Horizontal);
    resizeDocks(rows, heights, Qt::Vertical);
}

/// Docks that have room for large text are too wide for small text: each size has an arrangement of its own.
void PerspectivePage::changeLayout(bool isNarrow, double fontScale)
{
    if (isNarrow == m_isNarrow && fontScale == m_fontScale)
        return;
    keepLayout();
    const bool isOtherScale = std::exchange(m_fontScale, fontScale) != fontScale;
    m_isNarrow = isNarrow;
    m_isPlaced = false;
    if (m_isArranged && isOtherScale)
        arrangeBehindLayouts();
    else if (m_isArranged)
        arrange();
}

/// Until their layouts have followed the text, panels want the room of its size before.
void PerspectivePage::arrangeBehindLayouts()
{
    m_isArranged = false;
    QTimer::singleShot(0, this, [this] {
        if (isVisible() && !m_isArranged)
            arrange();
    });
}

QString PerspectivePage::widthKey() const
{
    return nameOf(m_perspective) + (m_isNarrow ? QStringLiteral("-narrow") : QStringLiteral("-wide"));
}

QString PerspectivePage::layoutKey() const
{
    const auto percent = std::lround(m_fontScale * 100);
    return percent == 100 ? widthKey() : QStringLiteral("%1-text%2").arg(widthKey()).arg(percent);
}

QString PerspectivePage::panelKey(const DockSlot& slot) const
{
    return widthKey() + u'-' + slot.feature;
}

void PerspectivePage::prepare(bool isNarrow)
{
    m_isNarrow = isNarrow;
    placeDocks();
    placeHeaders();
    m_isPlaced = true;
}

void PerspectivePage::arrange()
{
    m_isArranged = true;
    if (!std::exchange(m_isPlaced, false))
        placeDocks();
    layout()->activate();
    resizeToPreferred();
    applyKeptLayout();
    for (const DockSlot& slot : m_slots) {
        if (slot.dock == nullptr)
            slot.panel->restoreLayout(m_preferences.layout(panelKey(slot)).value_or(QByteArray()));
    }
    placeHeaders();
    placeHeadersSoon();
}

void PerspectivePage::applyKeptLayout()
{
    const std::optional<QByteArray> kept = m_preferences.layout(layoutKey());
    if (kept && (kept->isEmpty() || restoreState(*kept, kLayoutVersion)))
        return;
    m_preferences.setLayout(layoutKey(), {});
    emit layoutRefused();
}

void PerspectivePage::keepLayout()
{
    if (!m_isArranged)
        return;
    m_preferences.setLayout(layoutKey(), saveState(kLayoutVersion));
    for (const DockSlot& slot : m_slots) {
        const QByteArray state = slot.dock == nullptr ? slot.panel->layoutState() : QByteArray();
        if (!state.isEmpty())
            m_preferences.setLayout(panelKey(slot), state);
    }
}

void PerspectivePage::setNarrow(bool isNarrow)
{
    changeLayout(isNarrow, Theme::instance().fontScale());
}

void PerspectivePage::restoreDefaultLayout()
{
    m_preferences.setLayout(layoutKey(), {});
    for (const DockSlot& slot : m_slots) {
        if (slot.dock == nullptr)
            m_preferences.setLayout(panelKey(slot), {});
    }
    arrange();
}

QString PerspectivePage::featureOf(const QWidget& widget) const
{
    const auto holds = [&](const QWidget* part) { return part != nullptr && (part == &widget || part->isAncestorOf(&widget)); };
    const auto slot = std::find_if(m_slots.begin(), m_slots.end(), [&](const DockSlot& each) {
        return holds(each.panel) || holds(each.dock) || (each.dock != nullptr && holds(each.dock->header()));
    });
    return slot == m_slots.end() ? QString() : slot->feature;
}

bool PerspectivePage::reveal(const QString& featureId)
{
    const auto slot = std::find_if(m_slots.begin(), m_slots.end(), [&](const DockSlot& each) { return each.feature == featureId; });
    if (slot == m_slots.end())
        return false;
    if (slot->panel == nullptr)
        makePanel(*slot);
    if (slot->dock != nullptr) {
        slot->dock->show();
        slot->dock->raise();
    }
    slot->panel->setFocus(Qt::OtherFocusReason);
    return true;
}

void PerspectivePage::bringForward(const QString& featureId)
{
    for (DockSlot& slot : m_slots) {
        if (slot.feature != featureId || slot.dock == nullptr || !slot.dock->toggleViewAction()->isChecked())
            continue;
        if (slot.panel == nullptr)
            makePanel(slot);
        slot.dock->raise();
    }
}

void PerspectivePage::focusFirst()
{
    const QWidget* const focus = window()->focusWidget();
    if (focus == nullptr || !isAncestorOf(focus))
        centralWidget()->setFocus(Qt::OtherFocusReason);
}

void PerspectivePage::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (m_isArranged)
        return;
    const bool isFirst = !std::exchange(m_wasShown, true);
    arrange();
    // While it was hidden, its layouts did not follow the text.
    if (!isFirst)
        arrangeBehindLayouts();
}

void PerspectivePage::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    placeHeadersSoon();
}

bool PerspectivePage::event(QEvent* event)
{
    const bool isTaken = QMainWindow::event(event);
    if (event->type() == QEvent::LayoutRequest)
        placeHeadersSoon();
    return isTaken;
}

bool PerspectivePage::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::LayoutRequest:
        placeHeadersSoon();
        break;
    default:
        break;
    }
    return QMainWindow::eventFilter(watched, event);
}

void PerspectivePage::placeHeadersSoon()
{
    if (m_isPlacing)
        return;
    m_isPlacing = true;
    QTimer::singleShot(0, this, [this] {
        placeHeaders();
        m_isPlacing = false;
    });
}

Dock* PerspectivePage::currentDock(const QTabBar* tabs) const
{
    const QString title = tabs->tabText(tabs->currentIndex());
    const auto found = std::find_if(m_docks.begin(), m_docks.end(), [&](Dock* dock) {
        return dock->windowTitle() == title && !dock->isFloating() && !tabifiedDockWidgets(dock).isEmpty();
    });
    return found == m_docks.end() ? nullptr : *found;
}

void PerspectivePage::placeHeaders()
{
    QHash<Dock*, QTabBar*> strips;
    for (QTabBar* const tabs : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        tabs->installEventFilter(this);
        tabs->setDrawBase(false);
        StripOutline::lay(tabs);
        connect(tabs, &QTabBar::currentChanged, this, &PerspectivePage::placeHeadersSoon, Qt::UniqueConnection);
        if (Dock* const dock = tabs->isVisible() ? currentDock(tabs) : nullptr)
            strips.insert(dock, tabs);
    }
    for (Dock* const dock : std::as_const(m_docks)) {
        const bool isInTabs = !dock->isFloating() && !dock->isHidden() && !tabifiedDockWidgets(dock).isEmpty();
        QTabBar* const strip = strips.value(dock);
        PanelHeader* const header = dock->header();
        dock->moveHeader(isInTabs ? this : nullptr);
        if (!isInTabs)
            continue;
        header->setVisible(strip != nullptr);
        if (strip == nullptr)
            continue;
        const QRect place = strip->geometry();
        const int width = std::min(header->sizeHint().width(), place.width());
        header->setGeometry(place.right() - width, place.top() + 1, width, PanelHeader::barHeight() - 1);
        header->raise();
    }
}

}  // namespace kd
