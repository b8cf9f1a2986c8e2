// SPDX-License-Identifier: GPL-3.0-or-later
// A hand on the mouse: every control of every perspective is pressed and released where it stands in the window.
#include "wholewindow.h"

#include "tests/program/testprogram.h"
#include "ui/devices/devicedelegate.h"
#include "ui/shell/perspectivebar.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/perspectives.h"
#include "ui/workbench/advice/goalsolver.h"
#include "ui/workbench/documents/documents.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QScrollArea>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <tuple>

namespace tst_windowmouse {

using namespace kd;

namespace {

QString mouseNameOf(const QWidget& widget)
{
    const auto* const button = qobject_cast<const QAbstractButton*>(&widget);
    const QString words = !widget.accessibleName().isEmpty() ? widget.accessibleName()
        : button != nullptr                                  ? button->text()
                                                             : widget.objectName();
    return QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget.metaObject()->className()), words);
}

/// Closes what a click opens, menus and dialogs, also from within the event loop that a menu may run.
class Closer : public QTimer {
public:
    explicit Closer(QWidget& window) : m_window(window)
    {
        setInterval(std::chrono::milliseconds(5));
        callOnTimeout(this, [this] { closeAll(); });
        start();
    }
    void closeAll()
    {
        while (QWidget* const popup = QApplication::activePopupWidget()) {
            ++popups;
            popup->close();
        }
        for (QWidget* const other : QApplication::topLevelWidgets())
            if (other != &m_window && other->isVisible() && other->windowType() != Qt::ToolTip)
                other->close();
    }
    int popups = 0;

private:
    QWidget& m_window;
};

class Hand {
public:
    explicit Hand(WholeWindow& whole)
        : m_whole(whole), m_closer(whole.window), m_document(whole.workbench.documents.current().number())
    { }

    /// Every control of the present page and of the frame around it, also of the panels behind the tabs of others.
    void tryAll()
    {
        tryControls();
        for (const QPointer<QTabBar>& tabs : strips())
            for (int tab = 0; tabs != nullptr && tab < tabs->count(); ++tab)
                tryTab(tabs, tab);
    }

    /// Again where a control brings another panel to the front, until all of this panel were tried.
    void tryTab(const QPointer<QTabBar>& tabs, int tab)
    {
        for (qsizetype before = -1; tabs != nullptr && m_tried.size() != before;) {
            before = m_tried.size();
            const QRect place = tabs->tabRect(tab);
            press(tabs->mapTo(&m_whole.window, QPoint(place.left() + 12, place.center().y())));
            if (tabs != nullptr && tabs->currentIndex() != tab)
                problems << tabs->tabText(tab) + QStringLiteral(": its tab brings no panel to the front");
            tryControls();
        }
    }

    /// From the top to the bottom, and from left to right, so that every run is the same.
    QList<QPointer<QWidget>> controls(QWidget& root) const
    {
        QList<QPointer<QWidget>> found;
        for (QWidget* const each : root.findChildren<QWidget*>())
            if (each->isVisible() && isControl(*each) && !isBehindTab(*each))
                found << each;
        const auto place = [&](const QWidget* widget) {
            const QPoint at = widget->mapTo(&m_whole.window, QPoint());
            return std::tuple(at.y(), at.x(), QString(mouseNameOf(*widget)));
        };
        std::stable_sort(found.begin(), found.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
        return found;
    }

    void tryOut(const QPointer<QWidget>& control)
    {
        const auto* const button = qobject_cast<QAbstractButton*>(control.data());
        if (!isReady(control) || (button != nullptr && mustBeLeft(*button)))
            return;
        const QString name = mouseNameOf(*control);
        if (qobject_cast<const RailButton*>(button) != nullptr)
            return chooseMode(control, name);
        if (button != nullptr && button->isCheckable() && !isOneOfSeveral(*button))
            return toggleTwice(control, name);
        const bool opens = hasMenu(*control);
        const int before = m_closer.popups;
        if (click(control, name) && opens && m_closer.popups == before && control != nullptr)
            problems << name + QStringLiteral(" opens no menu");
    }

    /// Every box of a list whose items are checked.
    void tryBoxes(QListView& view)
    {
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QPersistentModelIndex index = view.model()->index(row, 0);
            if (!index.flags().testFlag(Qt::ItemIsUserCheckable))
                continue;
            view.scrollTo(index);
            const QModelIndexList selected = view.selectionModel()->selectedIndexes();
            const int before = index.data(Qt::CheckStateRole).toInt();
            const QPoint place =
                view.viewport()->mapTo(&m_whole.window, DeviceDelegate::checkRoom(view.visualRect(index)).center());
            press(place);
            if (index.data(Qt::CheckStateRole).toInt() == before)
                problems << index.data().toString() + QStringLiteral(": its box does not toggle");
            press(place);
            if (index.data(Qt::CheckStateRole).toInt() != before)
                problems << index.data().toString() + QStringLiteral(": its box does not toggle back");
            if (view.selectionModel()->selectedIndexes() != selected)
                problems << index.data().toString() + QStringLiteral(": its box selects the row");
            ++boxes;
        }
    }

    QStringList problems;
    int clicks = 0, boxes = 0;

private:
    void tryControls()
    {
        for (const QPointer<QWidget>& each : controls(m_whole.window)) {
            if (each == nullptr || m_tried.contains(each) || isBehindTab(*each))
                continue;
            m_tried << each;
            tryOut(each);
        }
    }
    /// The tabs of panels that share a place.
    QList<QPointer<QTabBar>> strips() const
    {
        QList<QPointer<QTabBar>> shown;
        for (QTabBar* const each : m_whole.window.page().findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            if (each->isVisible())
                shown << each;
        return shown;
    }
    /// Where the window keeps the panels whose tabs are not in front: beyond its edge.
    bool isBehindTab(const QWidget& widget) const
    {
        const QWidget* outer = &widget;
        while (outer != nullptr && qobject_cast<const QDockWidget*>(outer) == nullptr)
            outer = outer->parentWidget();
        return outer != nullptr && !m_whole.window.page().rect().intersects(outer->geometry());
    }
    static bool isControl(const QWidget& widget)
    {
        const bool isKind =
            qobject_cast<const QAbstractButton*>(&widget) != nullptr || qobject_cast<const QComboBox*>(&widget) != nullptr;
        const QWidget* const outer = widget.parentWidget();
        const bool isPart =
            outer != nullptr && (outer->inherits("QLineEdit") || outer->inherits("QTabBar") || outer->inherits("QComboBox"));
        return isKind && !isPart && !widget.testAttribute(Qt::WA_TransparentForMouseEvents);
    }
    /// What would end the test's own bench: its worker, its document, its panels.
    static bool mustBeLeft(const QAbstractButton& button)
    {
        const QString words = mouseNameOf(button);
        const QStringList left{QStringLiteral("Close"), QStringLiteral("Restart"), QStringLiteral("Connect"),
                               QStringLiteral("Remove")};
        return std::any_of(left.begin(), left.end(), [&](const QString& each) { return words.contains(each); });
    }
    static bool isOneOfSeveral(const QAbstractButton& button)
    {
        const auto* const tool = qobject_cast<const QToolButton*>(&button);
        const QAction* const action = tool == nullptr ? nullptr : tool->defaultAction();
        return button.autoExclusive() || button.group() != nullptr || (action != nullptr && action->actionGroup() != nullptr);
    }
    static bool hasMenu(const QWidget& widget)
    {
        const auto* const tool = qobject_cast<const QToolButton*>(&widget);
        const auto* const box = qobject_cast<const QComboBox*>(&widget);
        return (tool != nullptr && tool->menu() != nullptr && !tool->menu()->isEmpty() &&
                tool->popupMode() == QToolButton::InstantPopup) ||
            (box != nullptr && box->count() > 0 && !box->isEditable());
    }
    bool isReady(const QPointer<QWidget>& control) const
    {
        return control != nullptr && control->isVisible() && control->isEnabled();
    }

    /// A click on a mode leads there and marks it alone, the present one's too.
    void chooseMode(const QPointer<QWidget>& control, const QString& name)
    {
        if (!click(control, name))
            return;
        if (titleOf(m_reached) != control->accessibleName())
            problems << name + QStringLiteral(" leads elsewhere");
        if (m_marks != QStringList(control->accessibleName()))
            problems << QStringLiteral("%1 marks %2").arg(name, m_marks.join(QStringLiteral(", ")));
    }

    void noteMode()
    {
        m_reached = m_whole.window.perspective();
        m_marks.clear();
        for (const RailButton* const each : m_whole.window.findChildren<RailButton*>())
            if (each->isChecked())
                m_marks << each->accessibleName();
    }

    void toggleTwice(const QPointer<QWidget>& control, const QString& name)
    {
        const auto isOn = [&] { return static_cast<const QAbstractButton*>(control.data())->isChecked(); };
        const bool before = isOn();
        if (!click(control, name) || !isReady(control))
            return;
        if (isOn() == before)
            problems << name + QStringLiteral(" does not toggle");
        if (click(control, name) && isReady(control) && isOn() != before)
            problems << name + QStringLiteral(" does not toggle back");
    }

    /// False where there was nothing to press.
    bool click(const QPointer<QWidget>& control, const QString& name)
    {
        for (QWidget* each = control->parentWidget(); each != nullptr; each = each->parentWidget())
            if (auto* const area = qobject_cast<QScrollArea*>(each))
                area->ensureWidgetVisible(control);
        QCoreApplication::processEvents();
        if (!isReady(control))
            return false;
        const QRect shown = control->visibleRegion().boundingRect();
        if (shown.isEmpty()) {
            problems << name + QStringLiteral(" has no room");
            return false;
        }
        const QPoint place = control->mapTo(&m_whole.window, shown.center());
        const QWidget* const hit = m_whole.window.childAt(place);
        if (hit != control && (hit == nullptr || !control->isAncestorOf(hit))) {
            problems
                << QStringLiteral("%1 is covered by %2").arg(name, hit == nullptr ? QStringLiteral("nothing") : mouseNameOf(*hit));
            return false;
        }
        press(place);
        return true;
    }

    void press(QPoint place)
    {
        QWindow* const window = m_whole.window.windowHandle();
        QTest::mouseMove(window, place);
        QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier, place);
        QTest::mouseMove(window, place + QPoint(1, 0));
        QTest::mouseRelease(window, Qt::LeftButton, Qt::NoModifier, place + QPoint(1, 0));
        ++clicks;
        settle();
    }

    /// What was opened is closed, what was begun is ended, and the same document is in the same perspective again.
    void settle()
    {
        QCoreApplication::processEvents();
        noteMode();
        m_closer.closeAll();
        if (m_whole.workbench.goals.isSolving())
            m_whole.workbench.goals.stop();
        if (m_whole.workbench.jobs.job().kind == Job::Kind::Run || m_whole.workbench.jobs.job().kind == Job::Kind::Time)
            m_whole.workbench.jobs.stop();
        QVERIFY(m_whole.comes([&] { return m_whole.workbench.jobs.job().kind == Job::Kind::None; }));
        Documents& tabs = m_whole.workbench.documents;
        if (m_whole.workbench.documents.current().number() != m_document)
            tabs.show(tabs.indexOf(m_document));
        if (m_whole.window.perspective() != perspective || m_whole.window.isWelcoming())
            m_whole.window.setPerspective(perspective);
        QCoreApplication::processEvents();
    }

    WholeWindow& m_whole;
    Closer m_closer;
    quint64 m_document;
    QList<QPointer<QWidget>> m_tried;
    Perspective m_reached = Perspective::Edit;  ///< by the last click, before it was taken back
    QStringList m_marks;                        ///< of the modes then

public:
    Perspective perspective = Perspective::Edit;
};

}  // namespace

class TestWindowMouse : public QObject {
    Q_OBJECT
private slots:
    void init() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path()); }

    void everyControlAnswersAHand_data()
    {
        QTest::addColumn<Perspective>("perspective");
        QTest::addColumn<int>("least");
        QTest::newRow("edit") << Perspective::Edit << 30;
        QTest::newRow("measure") << Perspective::Measure << 20;
        QTest::newRow("occupancy") << Perspective::Occupancy << 20;
        QTest::newRow("data") << Perspective::Data << 15;
        QTest::newRow("devices") << Perspective::Devices << 15;
    }
    void everyControlAnswersAHand()
    {
        QFETCH(Perspective, perspective);
        QFETCH(int, least);
        RecordedWindow whole;
        QVERIFY(QTest::qWaitForWindowExposed(&whole.window));
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.run() != nullptr);
        whole.window.setPerspective(perspective);
        QVERIFY(whole.paints(whole.window.page()));
        Hand hand(whole);
        hand.perspective = perspective;
        hand.tryAll();
        for (QListView* const view : whole.window.page().findChildren<QListView*>())
            if (view->isVisible() && view->inherits("kd::DeviceListView"))
                hand.tryBoxes(*view);
        QVERIFY2(hand.problems.isEmpty(), qPrintable(hand.problems.join(QLatin1Char('\n'))));
        QVERIFY2(hand.clicks >= least, qPrintable(QString::number(hand.clicks)));
        QVERIFY(perspective != Perspective::Devices || hand.boxes >= 12);
    }

private:
    QTemporaryDir m_settings;
};

KD_TEST(TestWindowMouse, WindowTestApplication)

}  // namespace tst_windowmouse

#include "tst_windowmouse.moc"
