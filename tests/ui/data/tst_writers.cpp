// SPDX-License-Identifier: GPL-3.0-or-later
// Which block and thread wrote an element, over a real worker with the emulated GPU.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/common/themedlabel.h"
#include "ui/data/datainspector.h"
#include "ui/data/writerrow.h"
#include "ui/results/bufferview.h"
#include "ui/workbench/runs/writersearch.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace kd::tst_writers {

namespace {

constexpr int kPatience = 60000;

struct Bench {
    Bench()
    {
        row.resize(700, 40);
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(QStringLiteral("saxpy"));
        QTRY_COMPARE_WITH_TIMEOUT(workbench.documents.current().fileName(), QStringLiteral("saxpy.cu"), kPatience);
    }
    void run()
    {
        QTRY_VERIFY_WITH_TIMEOUT(workbench.launches.check().plan.has_value() && workbench.builds.isCurrent(), kPatience);
        const RunRecordPointer before = inspector.run();
        workbench.jobs.run();
        QTRY_VERIFY_WITH_TIMEOUT(inspector.run() != before && !workbench.jobs.isRunning(), kPatience);
        inspector.select(QStringLiteral("y/after"));
    }
    void ask()
    {
        button().click();
        QVERIFY(search.isSearching());
        QCOMPARE(button().text(), QStringLiteral("Stop"));
        QTRY_VERIFY_WITH_TIMEOUT(!search.isSearching(), kPatience);
    }
    QPushButton& button() { return *row.findChild<QPushButton*>(); }
    QToolButton& place() { return *row.findChild<QToolButton*>(); }
    QString text() { return row.findChild<ThemedLabel*>()->text(); }

    Workbench workbench{{QStringLiteral("test"), QStringLiteral(KD_WORKER), {}}};
    BufferView buffers{workbench.client, workbench.jobs};
    DataInspector& inspector = *DataInspector::follow(buffers, workbench.documents);
    WriterSearch search{workbench.client, workbench.documents, workbench.target, workbench.jobs};
    WriterRow row{{inspector, search, workbench.documents, workbench.navigator}};
};

}  // namespace

class TestWriters : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void namesBlockThreadAndLine()
    {
        Bench at;
        QVERIFY(!at.search.whyNot(nullptr).isEmpty());
        at.run();
        QVERIFY2(at.search.whyNot(at.inspector.run()).isEmpty(), qPrintable(at.search.whyNot(at.inspector.run())));
        at.inspector.setCursor(261);
        QVERIFY(at.text().isEmpty() && at.place().isHidden());
        at.ask();
        QCOMPARE(at.text(), QStringLiteral("Written by thread (5, 0, 0) of block (1, 0, 0)"));
        QVERIFY(at.place().text().startsWith(QStringLiteral("saxpy.cu:")));
        QVERIFY(at.workbench.jobs.job().kind == Job::Kind::None);
        QSignalSpy features(&at.workbench.navigator, &Navigator::featureRequested);
        QSignalSpy places(&at.workbench.navigator, &Navigator::placeRequested);
        at.place().click();
        QCOMPARE(features.value(0).value(0).toString(), QStringLiteral("editor"));
        const auto place = places.value(0).value(0).value<SourcePosition>();
        const QByteArray line = at.workbench.documents.current().text().split('\n').value(place.line - 1);
        QVERIFY2(place.file.empty() && line.contains("y[i] ="), line.constData());
        at.inspector.setCursor(262);  // is said of that element alone
        QVERIFY(at.text().isEmpty());
        at.inspector.select(QStringLiteral("x/before"));  // nobody writes an input
        QVERIFY(at.row.isHidden());
    }

    void listsEveryWrite()
    {
        Bench at;
        QByteArray text = at.workbench.documents.current().text();
        text.replace("        y[i] = a * x[i] + y[i];", "    {\n if (i != 9) atomicAdd(y + i, 1.0f);\n y[i] = a * x[i] + y[i];\n }");
        at.workbench.documents.current().replaceText(text);
        at.run();
        at.inspector.setCursor(3);
        at.ask();
        QCOMPARE(at.text(), QStringLiteral("2 writes, the last by thread (3, 0, 0) of block (0, 0, 0)"));
        QCOMPARE(at.place().menu()->actions().size(), 2);
        QSignalSpy places(&at.workbench.navigator, &Navigator::placeRequested);
        at.place().menu()->actions().at(1)->trigger();
        const int line = places.value(0).value(0).value<SourcePosition>().line;
        QVERIFY(at.workbench.documents.current().text().split('\n').value(line - 1).contains("i != 9"));
        const std::size_t runs = at.workbench.jobs.runs().size();
        at.inspector.setCursor(9);
        at.ask();
        QVERIFY2(at.text().startsWith(QStringLiteral("Written by")), qPrintable(at.text()));
        QCOMPARE(at.workbench.jobs.runs().size(), runs);
    }

    void refusesOtherDevices()
    {
        Bench at;
        at.run();
        auto other = std::make_shared<RunRecord>(*at.inspector.run());
        other->outcome.deviceId = "cuda:0";
        QVERIFY(at.search.whyNot(other).contains(QStringLiteral("emulated GPU alone")));
        auto light = std::make_shared<RunRecord>(*at.inspector.run());
        light->image = nullptr;
        light->imageSha256.clear();
        QVERIFY(at.search.whyNot(light).contains(QStringLiteral("was not kept")));
        at.inspector.setRun(other);
        QVERIFY(!at.button().isEnabled() && at.button().toolTip().contains(QStringLiteral("emulated GPU alone")));
    }

    void isStopped()
    {
        Bench at;
        at.run();
        at.button().click();
        at.button().click();
        QTRY_VERIFY_WITH_TIMEOUT(!at.search.isSearching() && at.workbench.jobs.job().kind == Job::Kind::None, kPatience);
        QVERIFY(at.text().isEmpty());
    }
};

KD_TEST(TestWriters, QApplication)

}  // namespace kd::tst_writers

#include "tst_writers.moc"
