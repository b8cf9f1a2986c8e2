// SPDX-License-Identifier: GPL-3.0-or-later
#include "shellbench.h"
#include "tests/program/testprogram.h"
#include "tests/ui/pictures.h"
#include "ui/program/sshtarget.h"
#include "ui/program/targets.h"
#include "ui/shell/targets/targetlist.h"
#include "ui/shell/targets/targetsdialog.h"
#include "ui/shell/targets/targettest.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalSpy>

#include <memory>

namespace tst_targets {

namespace {

using namespace kd;

Target ownTarget()
{
    return {.name = QStringLiteral("local"), .program = QStringLiteral(KD_WORKER), .arguments = {}};
}

QStringList randomWords(QRandomGenerator& random)
{
    static const QString letters = QStringLiteral("ab\"\" \t'\\$é-");
    QStringList words;
    const int count = random.bounded(1, 5);
    while (words.size() < count) {
        QString word;
        for (int length = random.bounded(1, 7); length > 0; --length)
            word += letters[random.bounded(static_cast<int>(letters.size()))];
        words << word;
    }
    return words;
}

/// The dialog and its controls, as a user finds them.
struct DialogBench {
    DialogBench() : dialog(new TargetsDialog(preferences, own)) { dialog->show(); }
    ~DialogBench() { delete dialog.data(); }

    QLineEdit* field(const char* name)
    {
        for (QLineEdit* const each : dialog->findChildren<QLineEdit*>()) {
            if (each->accessibleName() == QLatin1String(name))
                return each;
        }
        return nullptr;
    }
    QPushButton* button(const QString& name)
    {
        for (QPushButton* const each : dialog->findChildren<QPushButton*>()) {
            if (each->accessibleName() == name || each->text().remove(QLatin1Char('&')) == name)
                return each;
        }
        return nullptr;
    }
    QPushButton* ok() { return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }
    void type(const char* name, const QString& text)
    {
        QLineEdit* const line = field(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, text);
    }
    QString allText()
    {
        QString text = dialog->findChild<QPlainTextEdit*>()->toPlainText();
        for (const QLabel* const label : dialog->findChildren<QLabel*>())
            text += label->isVisible() ? QLatin1Char('\n') + label->text() : QString();
        return text;
    }

    Preferences preferences;
    Target own = ownTarget();
    QPointer<TargetsDialog> dialog;
};

}  // namespace

class TargetsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init() { m_settings = std::make_unique<OwnSettings>(); }

    void commandLinesAreTakenApartAsTheyWereJoined()
    {
        QRandomGenerator random(7);
        for (int i = 0; i < 5000; ++i) {
            const QStringList words = randomWords(random);
            QVERIFY2(QProcess::splitCommand(joinCommand(words)) == words, qPrintable(joinCommand(words)));
        }
    }

    void sshFieldsComeBack_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<int>("port");
        QTest::addColumn<QString>("jump");
        QTest::addColumn<QString>("worker");
        QTest::newRow("host alone") << "" << 0 << "" << "kerneldesk-worker";
        QTest::newRow("user and port") << "alice" << 2222 << "" << "kerneldesk-worker";
        QTest::newRow("jump") << "" << 0 << "bob@gate:2200,inner" << "/opt/kd-1.0/bin/kerneldesk-worker";
        QTest::newRow("all") << "a.b-c" << 65535 << "gate" << "~/bin/kerneldesk-worker";
    }
    void sshFieldsComeBack()
    {
        QFETCH(QString, user);
        QFETCH(int, port);
        QFETCH(QString, jump);
        QFETCH(QString, worker);
        const SshTarget target{.host = "gpu.example.org", .user = user, .port = port, .jump = jump, .worker = worker};
        QVERIFY(problemsOf(target).isFine());
        QVERIFY(sshTargetOf(commandLineOf(target)) == target);
        const Target command = Target::fromCommandLine("t", commandLineOf(target));
        QCOMPARE(command.program, QString("ssh"));
        QCOMPARE(command.arguments.last(), worker);
    }

    void fieldsThatAShellWouldReadAreRefused_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("jump");
        QTest::addColumn<QString>("worker");
        QTest::newRow("no host") << "" << "" << "" << "w";
        QTest::newRow("an option for a host") << "-oProxyCommand=x" << "" << "" << "w";
        QTest::newRow("a space in the host") << "a b" << "" << "" << "w";
        QTest::newRow("an option for a user") << "h" << "-x" << "" << "w";
        QTest::newRow("two commands") << "h" << "" << "" << "w;reboot";
        QTest::newRow("a substitution") << "h" << "" << "" << "$(reboot)";
        QTest::newRow("a quote") << "h" << "" << "" << "w'";
        QTest::newRow("a line break") << "h" << "" << "" << "w\nreboot";
        QTest::newRow("an option for a jump") << "h" << "" << "-oX=y" << "w";
        QTest::newRow("an option for a worker") << "h" << "" << "" << "-w";
    }
    void fieldsThatAShellWouldReadAreRefused()
    {
        QFETCH(QString, host);
        QFETCH(QString, user);
        QFETCH(QString, jump);
        QFETCH(QString, worker);
        QVERIFY(!problemsOf({.host = host, .user = user, .jump = jump, .worker = worker}).isFine());
    }

    void otherCommandsAreNoSshForm()
    {
        for (const char* const command :
             {"", "ssh host kerneldesk-worker", "srun kerneldesk-worker", "ssh -T -o BatchMode=yes host a b",
              "ssh -T -o BatchMode=yes -p x host w", "ssh -T -o BatchMode=yes -L 1 host w"})
            QVERIFY2(!sshTargetOf(QLatin1String(command)), command);
    }

    void targetsComeBackFromTheSettings()
    {
        const std::vector<NamedTarget> targets = {{"a cluster", "srun --gres=gpu:1, \"x y\" kerneldesk-worker"},
                                                  {"über", "@home \"\"\"q\"\"\" 100%"}};
        setNamedTargets(targets);
        QVERIFY(namedTargets() == targets);
        QCOMPARE(targetOfSettings("a cluster").arguments, (QStringList{"--gres=gpu:1,", "x y", "kerneldesk-worker"}));
        setNamedTargets({});
        QVERIFY(targetsOfSettings().isEmpty());
    }

    void namesAreUnique()
    {
        TargetList list = TargetList::read({});
        const int one = list.add();
        const int other = list.duplicate(one);
        QVERIFY(list.name(one) != list.name(other));
        list.setName(other, list.name(one).toUpper());
        QVERIFY(!list.nameProblem(other).isEmpty());
        list.setName(other, "a/b");
        QVERIFY(!list.nameProblem(other).isEmpty());
        list.setName(other, "b");
        QVERIFY(list.nameProblem(other).isEmpty());
        list.setDefault(other);
        list.remove(one);
        QCOMPARE(list.defaultName(), QString("b"));
        list.remove(1);
        QCOMPARE(list.defaultPlace(), 0);
    }

    void theDialogComposesAndKeeps()
    {
        {
            DialogBench bench;
            QVERIFY(bench.ok()->isEnabled());
            bench.button("Add a target")->click();
            QVERIFY2(!bench.ok()->isEnabled(), "a host is missing");
            QVERIFY(bench.allText().contains("Name the host"));
            savePictures(*bench.dialog, "targets-new");
            bench.type("Name", "H200");
            bench.type("Host", "gpu.example.org");
            bench.type("User", "alice");
            bench.type("Jump host", "gate;reboot");
            QVERIFY(!bench.ok()->isEnabled());
            bench.type("Jump host", "gate");
            QCOMPARE(bench.field("Command")->text(),
                     QString("ssh -T -o BatchMode=yes -J gate alice@gpu.example.org kerneldesk-worker"));
            QVERIFY(bench.field("Command")->isReadOnly());
            bench.dialog->findChild<QCheckBox*>()->click();
            savePictures(*bench.dialog, "targets-ssh");
            bench.button("Duplicate the target")->click();
            QCOMPARE(bench.field("Name")->text(), QString("H200 2"));
            auto* const kind = bench.dialog->findChild<QComboBox*>();
            kind->setCurrentIndex(1);
            emit kind->activated(1);
            bench.type("Command", "srun --gres=gpu:1 \"/opt/my kd/kerneldesk-worker\"");
            savePictures(*bench.dialog, "targets-command");
            QVERIFY(bench.ok()->isEnabled());
            bench.ok()->click();
        }
        QCOMPARE(Preferences().defaultTarget(), QString("H200"));
        QCOMPARE(targetOfSettings("H200 2").arguments, (QStringList{"--gres=gpu:1", "/opt/my kd/kerneldesk-worker"}));
        DialogBench bench;
        bench.dialog->findChild<QListWidget*>()->setCurrentRow(1);
        QCOMPARE(bench.field("Host")->text(), QString("gpu.example.org"));
        bench.button("Remove the target")->click();
        bench.dialog->reject();
        QCOMPARE(targetsOfSettings().size(), 2);
    }

    void aTestOfThisMachineShowsItsDevices()
    {
        DialogBench bench;
        bench.button("Test")->click();
        QVERIFY(bench.button("Cancel the test") != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(bench.allText().contains("It works: "), 60'000);
        QVERIFY2(bench.allText().contains("Emulated GPU"), qPrintable(bench.allText()));
        QVERIFY2(bench.allText().contains("has introduced itself"), qPrintable(bench.allText()));
        QVERIFY(bench.button("Test") != nullptr);
        savePictures(*bench.dialog, "targets-works");
    }

    void aTestThatFailsSaysWhy_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("words");
        QTest::newRow("no such program") << "/nowhere/worker" << "cannot be started";
        QTest::newRow("ends at once") << "/bin/sh -c \"echo no route to host >&2; exit 255\"" << "no route to host";
    }
    void aTestThatFailsSaysWhy()
    {
        QFETCH(QString, command);
        QFETCH(QString, words);
        setNamedTargets({{"broken", command}});
        DialogBench bench;
        bench.dialog->findChild<QListWidget*>()->setCurrentRow(1);
        bench.button("Test")->click();
        QTRY_VERIFY2(bench.button("Test") != nullptr, qPrintable(bench.allText()));
        QVERIFY2(bench.allText().contains(words), qPrintable(bench.allText()));
        savePictures(*bench.dialog, "targets-broken");
    }

    void aTestCanBeCancelled()
    {
        TargetTest test;
        QSignalSpy failed(&test, &TargetTest::failed);
        QSignalSpy steps(&test, &TargetTest::step);
        test.start(Target::fromCommandLine("silent", "/bin/sleep 60"));
        QVERIFY(test.isRunning());
        test.cancel();
        QVERIFY(!test.isRunning());
        QVERIFY(steps.last().first().toString().endsWith("cancelled"));
        test.start(ownTarget());
        QSignalSpy found(&test, &TargetTest::found);
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 1, 60'000);
        QCOMPARE(failed.count(), 0);
    }

    void theTargetOfASessionStays_data()
    {
        QTest::addColumn<QString>("ofUser");
        QTest::addColumn<QString>("ofSession");
        QTest::addColumn<bool>("isTakenFirst");
        QTest::addColumn<QString>("wanted");
        for (const bool isTakenFirst : {true, false}) {
            const char* const when = isTakenFirst ? "session first" : "at once";
            QTest::addRow("this machine is the default, %s", when) << "" << "mine" << isTakenFirst << "mine";
            QTest::addRow("another default, %s", when) << "other" << "mine" << isTakenFirst << "mine";
            QTest::addRow("the same default, %s", when) << "mine" << "mine" << isTakenFirst << "mine";
            QTest::addRow("a default that is gone, %s", when) << "gone" << "mine" << isTakenFirst << "mine";
            QTest::addRow("a session without target, %s", when) << "mine" << "" << isTakenFirst << "mine";
            QTest::addRow("a session whose target is not here, %s", when) << "mine" << "elsewhere" << isTakenFirst << "mine";
        }
    }
    void theTargetOfASessionStays()
    {
        QFETCH(QString, ofUser);
        QFETCH(QString, ofSession);
        QFETCH(bool, isTakenFirst);
        QFETCH(QString, wanted);
        const QString log = m_settings->folder.filePath("starts");
        const auto logged = [&](const char* name) {
            return QString("/bin/sh -c \"echo %1 >> %2; exec %3\"").arg(name, log, KD_WORKER);
        };
        setNamedTargets({{"mine", logged("mine")}, {"other", logged("other")}});
        Workbench workbench(ownTarget());
        Session session;
        session.target = ofSession.toStdString();
        workbench.documents.replace({.session = session, .isTrusted = true});
        if (isTakenFirst && ofSession == wanted)
            QTRY_COMPARE(workbench.target.name(), wanted);
        workbench.target.chooseDefault(ofUser);
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 60'000);
        QCOMPARE(workbench.target.name(), wanted);
        QVERIFY(!workbench.documents.current().isModified());
        QCOMPARE(QString::fromStdString(workbench.documents.current().session().target), ofSession);
        QFile starts(log);
        QVERIFY(starts.open(QFile::ReadOnly));
        QCOMPARE(starts.readAll(), wanted.toUtf8() + '\n');
    }

    void theDefaultTargetIsTakenAndTold()
    {
        setNamedTargets({{"mine", QStringLiteral(KD_WORKER)}});
        Workbench workbench(ownTarget());
        workbench.files.openNew();
        workbench.target.chooseDefault("mine");
        QCOMPARE(workbench.target.name(), QString("mine"));
        QVERIFY2(!workbench.documents.current().isModified(), "sessions stay as they are");
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 60'000);
        QSignalSpy notice(&workbench.notices, &Notices::noticed);
        workbench.target.chooseDefault("gone");
        QCOMPARE(notice.count(), 1);
        QVERIFY(notice.first().first().toString().contains("gone"));
        QCOMPARE(workbench.target.name(), QString("mine"));
    }

private:
    std::unique_ptr<OwnSettings> m_settings;
};

KD_TEST(TargetsTest, QApplication)

}  // namespace tst_targets

#include "tst_targets.moc"
