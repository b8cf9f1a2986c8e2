// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window in each of the program's languages: what has no room, mnemonics that collide, and another language while it is
// used.
#include "textreading.h"
#include "windowwalk.h"

#include "tests/program/testprogram.h"
#include "ui/common/themedlabel.h"
#include "ui/common/translation.h"
#include "ui/console/consolepanel.h"
#include "ui/console/consoleview.h"
#include "ui/data/bufferspanel.h"
#include "ui/shell/windowholder.h"

#include <QDialog>
#include <QMenu>
#include <QTemporaryDir>
#include <QTranslator>

namespace tst_languages {

using namespace kd;

namespace {

void speak(const QString& code)
{
    setChosenLanguage(code);
    installTranslation();
}

QChar mnemonicOf(const QString& text)
{
    const QKeySequence keys = QKeySequence::mnemonic(text);
    return keys.isEmpty() ? QChar() : QChar(keys[0].key());
}

/// A line for each mnemonic that two entries of a menu share, and its own menus.
void addCollisions(const QString& menu, const QList<QAction*>& actions, QStringList& lines)
{
    QHash<QChar, QString> taken;
    for (const QAction* const action : actions) {
        const QChar key = mnemonicOf(action->text());
        if (!action->isVisible() || action->isSeparator() || key.isNull())
            continue;
        if (taken.contains(key))
            lines << QStringLiteral("%1: \"%2\" and \"%3\" share %4").arg(menu, taken[key], action->text()).arg(key);
        taken.insert(key, action->text());
    }
}

}  // namespace

class LanguagesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QVERIFY2(languages().size() > 1, "the build made no catalogue");
    }
    void cleanup()
    {
        qunsetenv("KERNELDESK_LANGUAGE");
        speak(QString());
    }

    void noTextIsCut_data() { addLanguages(); }
    void noTextIsCut()
    {
        QFETCH(QString, code);
        speak(code);
        QCOMPARE(currentLanguage(), code);
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.run() != nullptr);
        report(cutTextsOf(whole));
    }

    void factsOfTheLastRunAreWhole_data() { addLanguages(); }
    void factsOfTheLastRunAreWhole()
    {
        QFETCH(QString, code);
        speak(code);
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.run() != nullptr);
        whole.window.resize(whole.window.minimumSize());
        whole.trigger(QStringLiteral("view.data"));
        QVERIFY(WholeWindow::paints(whole.window));
        const auto* const buffers = whole.window.findChild<BuffersPanel*>();
        QVERIFY(buffers != nullptr);
        QStringList lines;
        int facts = 0;
        for (const ThemedLabel* const label : buffers->findChildren<ThemedLabel*>()) {
            if (label->accessibleName().isEmpty() || !label->isVisible())
                continue;
            ++facts;
            const int needed = label->fontMetrics().horizontalAdvance(label->text()), given = label->contentsRect().width();
            if (needed > given)
                lines << QStringLiteral("%1: %2 needs %3 pixels and has %4")
                             .arg(label->accessibleName(), label->text())
                             .arg(needed)
                             .arg(given);
        }
        QCOMPARE(facts, 7);
        report(lines);
    }

    void mnemonicsAreTheirOwn_data() { addLanguages(); }
    void mnemonicsAreTheirOwn()
    {
        QFETCH(QString, code);
        speak(code);
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QStringList lines;
        addCollisions(QStringLiteral("menu bar"), whole.window.menuBar()->actions(), lines);
        const QList<QMenu*> all = whole.window.findChildren<QMenu*>();
        for (const QPointer<QMenu>& menu : QList<QPointer<QMenu>>(all.begin(), all.end())) {
            if (!menu)
                continue;
            emit menu->aboutToShow();
            addCollisions(menu->title(), menu->actions(), lines);
        }
        report(lines);
    }

    /// The window in another language holds what it held: texts and their undo history, the console, perspective and runs.
    void anotherLanguageKeepsEverything()
    {
        Preferences preferences;
        Workbench workbench{Target{.name = QStringLiteral("local"), .program = QStringLiteral(KD_WORKER), .arguments = {}}};
        WindowHolder holder(workbench, preferences, MainWindow::Start::Perspective);
        holder.window().show();
        workbench.target.describe();
        QVERIFY(WholeWindow::comes([&] { return workbench.target.info() != nullptr; }));
        workbench.files.openNew();
        workbench.documents.replace({.session = Session{}, .text = "// a text\n", .isTrusted = true});
        auto* editor = holder.window().findChild<CodeEditor*>();
        QVERIFY(WholeWindow::comes([&] { return editor->bytes() == "// a text\n"; }));
        editor->insertAt(QStringLiteral("typed "), 0, 3);
        emit workbench.client.console(QStringLiteral("printed\n"));
        const auto console = [&] { return holder.window().findChild<ConsolePanel*>(); };
        QVERIFY(WholeWindow::comes([&] { return console() != nullptr && console()->view()->bytes().contains("printed"); }));
        holder.window().setPerspective(Perspective::Occupancy);

        QSignalSpy remade(&holder, &WindowHolder::remade);
        preferences.setLanguage(QStringLiteral("de"));
        QVERIFY(WholeWindow::comes([&] { return !remade.isEmpty(); }));
        QCOMPARE(currentLanguage(), QStringLiteral("de"));
        QVERIFY(holder.window().isVisible());
        QCOMPARE(holder.window().perspective(), Perspective::Occupancy);
        QCOMPARE(holder.window().commands().find(QStringLiteral("kernel.run"))->text().remove(u'&'), QStringLiteral("Ausführen"));
        holder.window().setPerspective(Perspective::Edit);
        editor = holder.window().findChild<CodeEditor*>();
        QVERIFY(WholeWindow::comes([&] { return editor->bytes() == "// typed a text\n"; }));
        editor->undo();
        QCOMPARE(editor->bytes(), QByteArray("// a text\n"));
        QVERIFY(WholeWindow::comes([&] { return console() != nullptr && console()->view()->bytes().contains("printed"); }));
    }

    /// What the models said before is said in the new language, too.
    void anotherLanguageLeavesNoWordsOfTheOld()
    {
        Preferences preferences;
        Workbench workbench{Target{.name = QStringLiteral("local"), .program = QStringLiteral(KD_WORKER), .arguments = {}}};
        WindowHolder holder(workbench, preferences, MainWindow::Start::Perspective);
        holder.window().resize(kUsualSize);
        holder.window().show();
        workbench.target.describe();
        QVERIFY(WholeWindow::comes([&] { return workbench.target.info() != nullptr; }));
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(QStringLiteral("saxpy"));
        QVERIFY(WholeWindow::comes([&] {
            return workbench.jobs.whyNot().isEmpty() && workbench.launches.check().plan && !workbench.builds.isStale();
        }));
        workbench.jobs.run();
        QVERIFY(WholeWindow::comes([&] { return !workbench.jobs.runs().empty(); }));
        for (const char* const each : kPerspectiveNames)
            holder.window().commands().find(QStringLiteral("view.") + QLatin1String(each))->trigger();
        QSignalSpy remade(&holder, &WindowHolder::remade);
        qputenv("KERNELDESK_LANGUAGE", KD_PSEUDO);
        QtTexts qtTexts;
        QCoreApplication::installTranslator(&qtTexts);
        preferences.setLanguage(QStringLiteral("ja"));
        QVERIFY(WholeWindow::comes([&] { return !remade.isEmpty(); }));
        for (QDialog* const dialog : holder.window().findChildren<QDialog*>())
            dialog->close();
        QStringList names{QStringLiteral("zeros, ones, ramp, sine"), QStringLiteral("poison"), QStringLiteral("zeros")};
        for (const KernelInfo& kernel : workbench.builds.goodBuild().outcome->kernels) {
            names << toQt(kernel.name);
            for (const Parameter& parameter : kernel.parameters)
                names << toQt(parameter.name);
        }
        QStringList lines;
        // What waits until nobody types is checked, and said, anew.
        WholeWindow::comes([&] {
            lines = plainTexts(holder.window(), names);
            return lines.isEmpty();
        });
        report(lines);
    }

private:
    static QStringList plainTexts(MainWindow& window, const QStringList& names)
    {
        Reading reading;
        reading.except(names);
        for (const char* const each : kPerspectiveNames) {
            window.commands().find(QStringLiteral("view.") + QLatin1String(each))->trigger();
            WholeWindow::paints(window);
            reading.addTree(QLatin1String(each), window);
        }
        return reading.plain();
    }
    static void addLanguages()
    {
        QTest::addColumn<QString>("code");
        for (const Language& each : languages())
            QTest::newRow(qPrintable(each.code)) << each.code;
    }
    static void report(const QStringList& lines)
    {
        for (const QString& line : lines)
            qWarning("%s", qUtf8Printable(line));
        QCOMPARE(lines.size(), 0);
    }

    QTemporaryDir m_settings;
};

KD_TEST(LanguagesTest, WindowTestApplication)

}  // namespace tst_languages

#include "tst_languages.moc"
