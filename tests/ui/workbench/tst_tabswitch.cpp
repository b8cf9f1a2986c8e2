// SPDX-License-Identifier: GPL-3.0-or-later
// What models tell when another document becomes current, and what is asked of all documents. No worker is started.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/workbench/advice/problemlist.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace tst_tabswitch {

using namespace kd;

namespace {

struct Bench {
    Bench() : workbench({QStringLiteral("none"), QStringLiteral("/nowhere/kerneldesk-worker"), {}}) { }
    /// Two tabs, of which the second is current; no folder of the first is trusted.
    void opensTwo()
    {
        workbench.documents.add({.text = "int one;\n", .sourcePath = QStringLiteral("/nowhere/one.cu")});
        workbench.documents.add({.text = "int two;\n", .sourcePath = QStringLiteral("/nowhere/two.cu"), .isTrusted = true});
    }

    Workbench workbench;
};

/// Two tabs, the second with a session that names the target "elsewhere". None of the targets can be started.
struct TargetBench {
    TargetBench()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
        QSettings(QSettings::IniFormat, QSettings::UserScope, "kerneldesk", "kerneldesk")
            .setValue("targets/elsewhere", "/nowhere/kerneldesk-worker --there");
        documents.add({.text = "int one;\n", .sourcePath = QStringLiteral("/nowhere/one.cu"), .isTrusted = true});
    }
    void opensSession()
    {
        Session session;
        session.target = "elsewhere";
        documents.add(
            {.session = session, .text = "int two;\n", .sourcePath = QStringLiteral("/nowhere/two.cu"), .isTrusted = true});
    }

    QTemporaryDir settings;
    const Target own{QStringLiteral("none"), QStringLiteral("/nowhere/kerneldesk-worker"), {}};
    Client client{own};
    Documents documents;
    TargetConnection target{client, documents, own};
    QSignalSpy left{&target, &TargetConnection::leaving}, notices{&target, &TargetConnection::noticed};
};

}  // namespace

class TestTabSwitch : public QObject {
    Q_OBJECT
private slots:
    void aJobIsToldOnceForAnotherTab()
    {
        Bench bench;
        bench.opensTwo();
        QSignalSpy told(&bench.workbench.jobs, &JobRunner::jobChanged);
        bench.workbench.documents.show(0);
        QCOMPARE(told.size(), 1);
        bench.workbench.documents.current().setTrusted(true);
        QCOMPARE(told.size(), 2);
        bench.workbench.documents.at(1).setTrusted(false);
        QCOMPARE(told.size(), 2);
    }

    void problemsAreWorkedOutOnceForABuild()
    {
        Bench bench;
        bench.opensTwo();
        QSignalSpy told(&bench.workbench.problems, &ProblemList::changed);
        emit bench.workbench.builds.changed();
        QCOMPARE(told.size(), 1);
    }

    void aSessionsTargetWaitsForTheRunsOfOtherTabs()
    {
        TargetBench bench;
        bench.target.setBusy(true);
        bench.opensSession();
        QTRY_COMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.first().first().toString().startsWith(QStringLiteral("The target elsewhere")));
        bench.documents.show(0);
        bench.documents.show(1);
        QCoreApplication::processEvents();
        QCOMPARE(bench.notices.size(), 1);
        QCOMPARE(bench.left.size(), 0);
        QCOMPARE(bench.target.name(), QString());
        bench.target.setBusy(false);
        QTRY_COMPARE(bench.target.name(), QStringLiteral("elsewhere"));
        QCOMPARE(bench.left.size(), 1);
    }

    void anotherChoiceThanTheSessionsStays()
    {
        TargetBench bench;
        bench.target.setBusy(true);
        bench.opensSession();
        QTRY_COMPARE(bench.notices.size(), 1);
        bench.target.chooseCommand(QStringLiteral("/nowhere/other"));
        bench.target.setBusy(false);
        QCoreApplication::processEvents();
        QCOMPARE(bench.target.name(), QStringLiteral("/nowhere/other"));
        QCOMPARE(bench.left.size(), 1);
    }

    void everyDocumentIsVisitedOnce()
    {
        Bench bench;
        const auto names = [&] {
            std::vector<QString> all;
            bench.workbench.documents.forEach([&all](const Document& each) { all.push_back(each.path()); });
            return all;
        };
        QCOMPARE(names(), std::vector<QString>{QString()});
        bench.opensTwo();
        QCOMPARE(names(), (std::vector<QString>{QStringLiteral("/nowhere/one.cu"), QStringLiteral("/nowhere/two.cu")}));
    }

    void aSessionIsKnownByItsOwnFile()
    {
        const Document document(
            {.sourcePath = QStringLiteral("/nowhere/one.cu"), .sessionPath = QStringLiteral("/nowhere/one.kdesk")});
        QCOMPARE(document.path(), QStringLiteral("/nowhere/one.kdesk"));
        QCOMPARE(Document({.sourcePath = QStringLiteral("/nowhere/one.cu")}).path(), QStringLiteral("/nowhere/one.cu"));
        QCOMPARE(Document().path(), QString());
    }
};

KD_TEST(TestTabSwitch, QCoreApplication)

}  // namespace tst_tabswitch

#include "tst_tabswitch.moc"
