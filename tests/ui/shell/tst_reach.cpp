// SPDX-License-Identifier: GPL-3.0-or-later
#include "shellbench.h"
#include "tests/program/testprogram.h"
#include "ui/shell/banner.h"
#include "ui/shell/shortcuteditor.h"

#include <QApplication>
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSizeGrip>
#include <QTabBar>
#include <QTabWidget>
#include <QTextEdit>

#include <memory>

namespace tst_reach {

// Everything of the window that can be operated says what it is and is reached by the keyboard, and no words are cut.

namespace {

using namespace kd;

QString called(const QWidget& widget)
{
    QStringList path;
    for (const QWidget* at = &widget; at != nullptr; at = at->isWindow() ? nullptr : at->parentWidget()) {
        const QString name = at->objectName().isEmpty() ? at->accessibleName() : at->objectName();
        path.prepend(QStringLiteral("%1(%2)").arg(QLatin1String(at->metaObject()->className()), name));
    }
    return path.mid(std::max<qsizetype>(0, path.size() - 4)).join(QLatin1Char('/'));
}

bool isInside(const QWidget& widget, bool (*isOuter)(const QWidget&))
{
    for (const QWidget* at = widget.parentWidget(); at != nullptr; at = at->parentWidget()) {
        if (isOuter(*at))
            return true;
    }
    return false;
}

/// A part that Qt makes of a control that is looked at itself.
bool isPart(const QWidget& widget)
{
    if (qobject_cast<const QScrollBar*>(&widget) != nullptr || qobject_cast<const QSizeGrip*>(&widget) != nullptr ||
        qobject_cast<const QLabel*>(&widget) != nullptr || qobject_cast<const QHeaderView*>(&widget) != nullptr ||
        qobject_cast<const QMenuBar*>(&widget) != nullptr)
        return true;
    return isInside(widget, [](const QWidget& outer) {
        return qobject_cast<const QAbstractSpinBox*>(&outer) != nullptr || qobject_cast<const QComboBox*>(&outer) != nullptr
            || qobject_cast<const QLineEdit*>(&outer) != nullptr || qobject_cast<const QMenuBar*>(&outer) != nullptr
            || qobject_cast<const QTabBar*>(&outer) != nullptr || qobject_cast<const QAbstractItemView*>(&outer) != nullptr
            || outer.inherits("QKeySequenceEdit");
    });
}

bool isControl(const QWidget& widget)
{
    if (!widget.isVisible() || !widget.isEnabled() || widget.focusProxy() != nullptr || isPart(widget))
        return false;
    const bool isClickable = qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
        qobject_cast<const QComboBox*>(&widget) != nullptr || qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
        qobject_cast<const QTabBar*>(&widget) != nullptr;
    return isClickable || widget.focusPolicy() != Qt::NoFocus;
}

QString nameOf(QWidget& widget)
{
    QAccessibleInterface* const access = QAccessible::queryAccessibleInterface(&widget);
    const QString name = access == nullptr ? QString() : access->text(QAccessible::Name);
    return name.isEmpty() ? widget.accessibleName() : name;
}

/// Facts are no controls: a badge that tells something takes no clicks.
bool takesClicks(const QWidget& widget)
{
    return !widget.testAttribute(Qt::WA_TransparentForMouseEvents) &&
        !(widget.inherits("kd::Badge") && widget.focusPolicy() == Qt::NoFocus);
}

QStringList withoutNameOrWay(QWidget& root)
{
    QStringList found;
    for (QWidget* const widget : root.findChildren<QWidget*>()) {
        if (!isControl(*widget) || !takesClicks(*widget))
            continue;
        if (nameOf(*widget).isEmpty())
            found << QStringLiteral("no name: ") + called(*widget);
        const bool isTabStop = (widget->focusPolicy() & Qt::TabFocus) != 0;
        if (!isTabStop)
            found << QStringLiteral("no way by the keyboard: ") + called(*widget);
    }
    return found;
}

/// Words that have less room than they need and do not end in "…".
QStringList cutWords(QWidget& root)
{
    QStringList found;
    for (QWidget* const widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty())
            continue;
        const auto* const label = qobject_cast<const QLabel*>(widget);
        const auto* const button = qobject_cast<const QPushButton*>(widget);
        const QString words = label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
        if (words.isEmpty())
            continue;
        const QSize needed = widget->minimumSizeHint();
        if (widget->width() < needed.width() || widget->height() + 1 < needed.height())
            found << QStringLiteral("%1 has %2x%3, needs %4x%5: %6")
                         .arg(called(*widget))
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(needed.width())
                         .arg(needed.height())
                         .arg(words);
    }
    return found;
}

QString listed(const QStringList& faults)
{
    for (const QString& fault : faults)
        qWarning("%s", qPrintable(fault));
    return QStringLiteral("%1 faults").arg(faults.size());
}

}  // namespace

class ReachTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::install();
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
    }
    void init() { m_settings = std::make_unique<OwnSettings>(); }
    void cleanup() { Theme::instance().setFontScale(1); }

    void everyPerspective_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("wide") << QSize(1600, 1000) << 1.0;
        QTest::newRow("smallest") << QSize(1280, 720) << 1.0;
        QTest::newRow("small text") << QSize(1280, 720) << 0.8;
    }
    void everyPerspective()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        Theme::instance().setFontScale(scale);
        FullBench bench(MainWindow::Start::Perspective, size);
        QVERIFY(bench.hasTarget());
        bench.workbench.target.setDevice(QStringLiteral("emulated"));
        bench.workbench.files.openExample(QStringLiteral("saxpy"));
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.workbench.launches.kernels().contains(QStringLiteral("saxpy")) && bench.workbench.launches.check().plan, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty() && !bench.workbench.builds.isStale(), 60'000);
        bench.workbench.jobs.run();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.lastRun() != nullptr, 60'000);
        QStringList faults;
        for (const Perspective each : bench.window.perspectives()) {
            bench.window.setPerspective(each);
            for (Dock* const dock : bench.window.page().docks()) {
                dock->raise();
                QCoreApplication::processEvents();
                faults << withoutNameOrWay(bench.window) << cutWords(bench.window);
            }
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(listed(faults)));
    }

    /// Also where it is hidden or disabled, and by what it is for, not by what is chosen in it.
    void everyComboBoxHasAName()
    {
        FullBench bench;
        QVERIFY(bench.hasTarget());
        for (const Perspective each : bench.window.perspectives()) {
            bench.window.setPerspective(each);
            QCoreApplication::processEvents();
        }
        const QList<QComboBox*> boxes = bench.window.findChildren<QComboBox*>();
        QVERIFY(boxes.size() > 20);
        QStringList faults;
        for (QComboBox* const box : boxes) {
            const QString name = QAccessible::queryAccessibleInterface(box)->text(QAccessible::Name);
            if (name.isEmpty() || (name == box->currentText() && name != box->accessibleName()))
                faults << called(*box);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(listed(faults)));
    }

    void theWelcomePage()
    {
        FullBench bench(MainWindow::Start::Welcome, {1280, 720});
        bench.preferences.addRecentFile(QStringLiteral("/nowhere/one.cu"));
        QVERIFY(bench.hasTarget());
        QCoreApplication::processEvents();
        const QStringList faults = withoutNameOrWay(bench.window) + cutWords(bench.window);
        QVERIFY2(faults.isEmpty(), qPrintable(listed(faults)));
    }

    void everyDialog_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* const id :
             {"tools.settings", "tools.targets", "tools.capture", "help.contents", "help.messages", "help.machine", "help.about"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyDialog()
    {
        QFETCH(QString, command);
        FullBench bench;
        bench.window.banner().show(Banner::Kind::Notice, {.text = QStringLiteral("A message."), .button = QStringLiteral("Do")});
        bench.window.commands().find(command)->trigger();
        auto* const dialog = bench.window.findChild<QDialog*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QStringList faults;
        auto* const pages = dialog->findChild<QTabWidget*>();
        for (int page = 0; page < (pages == nullptr ? 1 : pages->count()); ++page) {
            if (pages != nullptr)
                pages->setCurrentIndex(page);
            QCoreApplication::processEvents();
            faults << withoutNameOrWay(*dialog) << cutWords(*dialog);
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(listed(faults)));
    }

    void tabGoesThroughAllOfADialog()
    {
        FullBench bench;
        bench.command("tools.targets")->trigger();
        auto* const dialog = bench.window.findChild<QDialog*>(QStringLiteral("targetsDialog"));
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QSet<const QWidget*> wanted;
        for (QWidget* const widget : dialog->findChildren<QWidget*>()) {
            if (isControl(*widget) && takesClicks(*widget))
                wanted << widget;
        }
        QVERIFY(wanted.size() >= 6);
        for (qsizetype steps = 2 * wanted.size(); steps > 0; --steps) {
            wanted.remove(dialog->focusWidget());
            QTest::keyClick(dialog->focusWidget() == nullptr ? dialog : dialog->focusWidget(), Qt::Key_Tab);
        }
        QStringList missed;
        for (const QWidget* const widget : std::as_const(wanted))
            missed << called(*widget);
        QVERIFY2(missed.isEmpty(), qPrintable(listed(missed)));
    }

private:
    std::unique_ptr<OwnSettings> m_settings;
};

KD_TEST(ReachTest, QApplication)

}  // namespace tst_reach

#include "tst_reach.moc"
