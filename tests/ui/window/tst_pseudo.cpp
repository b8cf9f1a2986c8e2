// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window in a language in which every letter has an accent (translations/pseudo.py): what shows plain letters was never
// handed to a translator, and what is cut has no room for a longer language.
#include "textreading.h"
#include "windowwalk.h"

#include "tests/faults/faultbench.h"
#include "tests/program/testprogram.h"
#include "ui/outline/outlineentry.h"
#include "ui/shell/banner.h"

#include <QAbstractSpinBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFontDatabase>
#include <QPointer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>

namespace tst_pseudo {

using namespace kd;

namespace {

struct PseudoApplication : WindowTestApplication {
    PseudoApplication(int& argc, char** argv) : WindowTestApplication(argc, argv)
    {
        isLoaded = translator.load(QStringLiteral(KD_PSEUDO)) && installTranslator(&qtTexts) && installTranslator(&translator);
    }
    QTranslator translator;
    QtTexts qtTexts;
    bool isLoaded = false;
};

/// What the compiler says of the source, in its own language.
QStringList saidByCompiler(const WholeWindow& whole)
{
    QStringList sentences;
    if (const auto& outcome = whole.workbench.builds.build().outcome)
        for (const Diagnostic& each : outcome->diagnostics)
            if (each.message.pattern() == "{}")
                sentences << messageText(each.message);
    return sentences;
}

/// What the source calls its kernels and their parameters.
QStringList namesOf(const WholeWindow& whole)
{
    QStringList names;
    if (const auto& outcome = whole.workbench.builds.goodBuild().outcome) {
        for (const KernelInfo& kernel : outcome->kernels) {
            names << toQt(kernel.name);
            for (const Parameter& parameter : kernel.parameters)
                names << toQt(parameter.name);
        }
    }
    // Outline lists what the source declares, in the source's own words.
    for (const OutlineEntry& entry : outlineEntries(whole.workbench.documents.current().text()))
        names << entry.text;
    return names;
}

/// Qt opens a menu of its actions, and waits for it. They are read as all actions are.
bool showsItsActions(const QWidget& widget)
{
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget())
        if (each->contextMenuPolicy() == Qt::ActionsContextMenu)
            return true;
    return false;
}

/// Opens and closes the menu of each of the window's own widgets that is visible, and reads it. Menus of Qt's own widgets are Qt's.
void addContextMenus(Reading& reading, const QString& place, QWidget& root)
{
    const QList<QWidget*> all = root.findChildren<QWidget*>();
    for (const QPointer<QWidget>& widget : QList<QPointer<QWidget>>(all.begin(), all.end())) {
        if (!widget)
            continue;
        const bool isOwn = QByteArray(widget->metaObject()->className()).startsWith("kd::");
        const bool isAsked = widget->contextMenuPolicy() == Qt::CustomContextMenu;
        const bool isQts = qobject_cast<QAbstractSpinBox*>(widget.data()) != nullptr || showsItsActions(*widget);
        if (!widget->isVisible() || (!isOwn && !isAsked) || isQts)
            continue;
        const QPoint middle = widget->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, widget->mapToGlobal(middle));
        QCoreApplication::sendEvent(widget, &event);
        while (QWidget* const menu = QApplication::activePopupWidget()) {
            reading.addTree(place + QStringLiteral(" menu"), *menu);
            menu->close();
        }
    }
}

}  // namespace

class PseudoTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QVERIFY(static_cast<PseudoApplication&>(*qApp).isLoaded);
        QCOMPARE(QCoreApplication::translate("core", "the end"), QStringLiteral("ţţĥéé ééñđ"));
    }

    void perspectivesHaveNoPlainEnglish()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.run() != nullptr);
        Reading reading;
        readPerspectives(whole, reading);
        judge(reading, 500);
    }

    void menusHaveNoPlainEnglish()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.run() != nullptr);
        Reading reading;
        // What opens a menu may make others and delete them.
        const QList<QMenu*> all = whole.window.findChildren<QMenu*>();
        for (const QPointer<QMenu>& menu : QList<QPointer<QMenu>>(all.begin(), all.end()))
            if (menu)
                emit menu->aboutToShow();
        for (const char* const each : kPerspectiveNames) {
            whole.trigger(QStringLiteral("view.") + QLatin1String(each));
            QVERIFY(WholeWindow::paints(whole.window));
            addContextMenus(reading, QLatin1String(each), whole.window);
        }
        // Those that others make as they open are there by now.
        for (QMenu* const menu : whole.window.findChildren<QMenu*>())
            reading.addTree(QStringLiteral("menus"), *menu);
        judge(reading, 100);
    }

    void dialogsHaveNoPlainEnglish()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        Reading reading;
        reading.except({QSysInfo::prettyProductName()});
        reading.except(QFontDatabase::families());  // the system's own names
        if (const QString compilers = qEnvironmentVariable("KERNELDESK_CUDA"); !compilers.isEmpty())
            reading.except({compilers});
        for (const char* const command : {"tools.settings", "tools.targets", "tools.capture", "help.messages", "help.machine",
                                          "help.about", "help.contents", "tools.search", "window.welcome"}) {
            whole.trigger(QLatin1String(command));
            QVERIFY(WholeWindow::comes([] { return QApplication::activeWindow() != nullptr; }));
            reading.addTree(QLatin1String(command), whole.window);
            reading.addPainted(QLatin1String(command), whole.window);
            for (QDialog* const dialog : whole.window.findChildren<QDialog*>())
                dialog->close();
        }
        judge(reading, 100);
    }

    void sourcesThatDoNotCompile()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram("extern \"C\" __global__ void k(int* data) { data[0] = missing; }\n", simpleLaunch("k"), false));
        QVERIFY(whole.comes([&] { return static_cast<bool>(whole.workbench.builds.build()); }));
        QVERIFY(!whole.workbench.builds.build().outcome->ok());
        judgeState(whole, saidByCompiler(whole));
    }

    void noCompiler()
    {
        WholeWindow whole(workerWith({QStringLiteral("KERNELDESK_NVRTC=/nowhere/libnvrtc.so")}));
        QVERIFY(whole.hasTarget());
        whole.workbench.files.openExample(QStringLiteral("saxpy"));
        QVERIFY(whole.comes([&] { return !whole.editor()->text().isEmpty() && whole.workbench.builds.build(); }));
        judgeState(whole);
    }

    void kernelsThatFault_data()
    {
        QTest::addColumn<QString>("kernel");
        for (const char* const kernel : {"illegal_read", "misaligned", "device_assert", "trap", "stack_overflow", "barrier_hang"})
            QTest::newRow(kernel) << kernel;
    }
    void kernelsThatFault()
    {
        QFETCH(QString, kernel);
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram(kFaultKernels, simpleLaunch(kernel.toStdString(), "32", 0.5)));
        const RunRecordPointer record = whole.run();
        QVERIFY(record && !record->outcome.ok());
        judgeState(whole, {kernel});
    }

    void launchesThatNoDeviceTakes()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram(kFaultKernels, simpleLaunch("trap", "2048"), false));
        QVERIFY(whole.comes([&] { return !whole.workbench.launches.check().sentence.isEmpty(); }));
        judgeState(whole, {QStringLiteral("trap")});
    }

    void launchesThatAreWrong_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<QString>("value");
        QTest::newRow("no expression") << "32 +" << "zeros[1024]";
        QTest::newRow("an unknown name") << "unknown" << "zeros[1024]";
        QTest::newRow("no recipe") << "32" << "many[1024]";
        QTest::newRow("no value") << "32" << "";
        QTest::newRow("a file that is not there") << "32" << "file(\"/nowhere/x.npy\")";
    }
    void launchesThatAreWrong()
    {
        QFETCH(QString, block);
        QFETCH(QString, value);
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        LaunchSetup setup = simpleLaunch("trap", block.toStdString());
        setup.arguments = {{"data", value.toStdString()}};
        QVERIFY(whole.opensProgram(kFaultKernels, setup, false));
        QVERIFY(whole.comes([&] { return whole.workbench.launches.kernel() != nullptr && !whole.workbench.builds.isStale(); }));
        const auto isRefused = [&] {
            const LaunchCheck& check = whole.workbench.launches.check();
            return !check.plan && !check.sentence.isEmpty();
        };
        QVERIFY(whole.comes(isRefused));
        judgeState(whole, {QStringLiteral("trap"), block, value, QStringLiteral("many"), QStringLiteral("data")});
    }

    void verificationsThatFail()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        LaunchSetup setup = simpleLaunch("same");
        setup.references = {{"data", "expr:7"}};
        QVERIFY(whole.opensProgram("extern \"C\" __global__ void same(int* data) { data[threadIdx.x] += 0; }\n", setup));
        const RunRecordPointer record = whole.run();
        QVERIFY(record && !record->outcome.ok());
        judgeState(whole, {QStringLiteral("same"), QStringLiteral("data")});
    }

    void targetsThatAreNotThere_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("no program") << "/nowhere/kerneldesk-worker";
        QTest::newRow("another program") << "/bin/false";
    }
    void targetsThatAreNotThere()
    {
        QFETCH(QString, program);
        WholeWindow whole(Target{.name = QStringLiteral("local"), .program = program, .arguments = {}});
        QVERIFY(whole.comes([&] { return whole.workbench.target.state() == TargetConnection::State::Lost; }));
        // What the system says of a program that is not there is the system's.
        judgeState(whole, {QStringLiteral("No such file or directory"), QStringLiteral("execvp")});
    }

    void noTextIsCut()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.run() != nullptr);
        const QStringList lines = cutTextsOf(whole);
        for (const QString& line : lines)
            qWarning("%s", qUtf8Printable(line));
        QCOMPARE(lines.size(), 0);
    }

private:
    static void readPerspectives(WholeWindow& whole, Reading& reading)
    {
        for (const char* const each : kPerspectiveNames) {
            whole.trigger(QStringLiteral("view.") + QLatin1String(each));
            QVERIFY(WholeWindow::paints(whole.window));
            reading.addTree(QLatin1String(each), whole.window);
            reading.addPainted(QLatin1String(each), whole.window);
        }
        QVERIFY2(reading.paintedSize() >= 100, qPrintable(QStringLiteral("only %1 texts were painted").arg(reading.paintedSize())));
    }
    /// All that the window says in the state that it is in; `names` are not its own words.
    static void judgeState(WholeWindow& whole, const QStringList& names = {})
    {
        Reading reading;
        reading.except(names + namesOf(whole));
        // Recipes as they are typed, and what the system says.
        for (const char* const each : {"zeros, ones, ramp, sine", "poison", "zeros", "data", "No such file or directory"})
            reading.except({QLatin1String(each)});
        readPerspectives(whole, reading);
        reading.addText(QStringLiteral("why not"), whole.workbench.jobs.whyNot());
        for (const QList<QVariant>& failure : whole.failures)
            reading.addText(QStringLiteral("failure"), failure.first().toString());
        reading.addText(QStringLiteral("banner"), whole.window.banner().text());
        judge(reading, 300);
    }
    static void judge(const Reading& reading, qsizetype least)
    {
        QVERIFY2(reading.size() >= least, qPrintable(QStringLiteral("only %1 texts were read").arg(reading.size())));
        const QStringList plain = reading.plain();
        for (const QString& line : plain)
            qWarning("%s", qUtf8Printable(line));
        QCOMPARE(plain.size(), 0);
    }

    QTemporaryDir m_settings;
};

KD_TEST(PseudoTest, PseudoApplication)

}  // namespace tst_pseudo

#include "tst_pseudo.moc"
