// SPDX-License-Identifier: GPL-3.0-or-later
// What other orders of blocks and warps change, over a real worker with the emulated GPU.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/results/orderspage.h"
#include "ui/workbench/runs/ordersearch.h"

#include <QApplication>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace kd::tst_orders {

namespace {

constexpr int kPatience = 60000;

struct Bench {
    Bench()
    {
        page.resize(900, 200);
        page.show();
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(QStringLiteral("saxpy"));
        QTRY_COMPARE_WITH_TIMEOUT(workbench.documents.current().fileName(), QStringLiteral("saxpy.cu"), kPatience);
    }
    void replace(const QByteArray& line)
    {
        QByteArray text = workbench.documents.current().text();
        QVERIFY(text.contains("        y[i] = a * x[i] + y[i];"));
        text.replace("        y[i] = a * x[i] + y[i];", line);
        workbench.documents.current().replaceText(text);
    }
    void run()
    {
        QTRY_VERIFY_WITH_TIMEOUT(workbench.launches.check().plan.has_value() && workbench.builds.isCurrent(), kPatience);
        const std::size_t before = workbench.jobs.runs().size();
        workbench.jobs.run();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.jobs.runs().size() > before && !workbench.jobs.isRunning(), kPatience);
        page.setRun(workbench.jobs.runs().back());
    }
    void ask(int orders)
    {
        page.findChild<QSpinBox*>()->setValue(orders);
        QVERIFY2(button().isEnabled(), qPrintable(button().toolTip()));
        button().click();
        QVERIFY(search.isSearching());
        QCOMPARE(button().text(), QStringLiteral("Stop"));
        QTRY_VERIFY_WITH_TIMEOUT(!search.isSearching(), kPatience);
    }
    QPushButton& button() { return *page.findChild<QSpinBox*>()->parentWidget()->findChild<QPushButton*>(); }
    QString status() { return page.findChild<ThemedLabel*>()->text(); }
    QAbstractItemModel& rows() { return *page.findChild<TableView*>()->model(); }

    Workbench workbench{{QStringLiteral("test"), QStringLiteral(KD_WORKER), {}}};
    OrderSearch search{workbench.client, workbench.documents, workbench.target, workbench.jobs};
    OrdersPage page{{search, workbench.documents, workbench.navigator}};
};

}  // namespace

class TestOrders : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void sayThatNothingDependsOnThem()
    {
        Bench at;
        QVERIFY(!at.button().isEnabled() && !at.button().toolTip().isEmpty());
        at.run();
        const std::size_t runs = at.workbench.jobs.runs().size();
        at.ask(3);
        QCOMPARE(at.status(), QStringLiteral("All outputs are the same; orders run: 3."));
        QCOMPARE(at.rows().rowCount(), 0);
        QCOMPARE(at.workbench.jobs.runs().size(), runs);  // none of them is a run of the history
        QVERIFY(at.workbench.jobs.job().kind == Job::Kind::None);
    }

    // Which block comes last is up to the order alone: atomics are no race.
    void nameTheOutputsThatDependOnThem()
    {
        Bench at;
        at.replace("        if (i > 0) y[i] = a;\n        if (threadIdx.x == 0)\n"
                   "            atomicExch(y, static_cast<float>(blockIdx.x));");
        at.run();
        at.ask(8);
        QVERIFY2(at.status().contains(QStringLiteral("decides")), qPrintable(at.status()));
        QCOMPARE(at.rows().rowCount(), 1);
        QCOMPARE(at.rows().index(0, 0).data().toString(), QStringLiteral("y"));
        QVERIFY(at.search.found()->findings.dependsOnOrder());
        QCOMPARE(at.search.found()->findings.count, std::uint64_t{8});
        QVERIFY(at.search.found()->findings.outputs.front().first >= 1);
        at.page.setRun(nullptr);  // is said of that run alone
        QCOMPARE(at.rows().rowCount(), 0);
    }

    void refuseWhereThereIsNothingToCompare()
    {
        Bench at;
        at.run();
        auto other = std::make_shared<RunRecord>(*at.workbench.jobs.runs().back());
        other->outcome.deviceId = "cuda:0";
        QVERIFY(at.search.whyNot(other).contains(QStringLiteral("emulated GPU alone")));
        auto faulted = std::make_shared<RunRecord>(*at.workbench.jobs.runs().back());
        faulted->outcome.state = RunOutcome::State::Faulted;
        QVERIFY(at.search.whyNot(faulted).contains(QStringLiteral("did not come to its end")));
        at.page.setRun(faulted);
        QVERIFY(!at.button().isEnabled());
        QCOMPARE(at.status(), at.search.whyNot(faulted));
    }

    void keepWhatWasFoundUntilTheyAreStopped()
    {
        Bench at;
        at.run();
        at.page.findChild<QSpinBox*>()->setValue(10'000);
        at.button().click();
        QTRY_VERIFY_WITH_TIMEOUT(at.search.found() && at.search.found()->findings.count > 0, kPatience);
        QVERIFY2(at.status().contains(QStringLiteral("so far")), qPrintable(at.status()));
        at.button().click();
        QTRY_VERIFY_WITH_TIMEOUT(!at.search.isSearching(), kPatience);
        QVERIFY(at.search.found()->findings.count < 10'000);
        QVERIFY2(at.status().startsWith(QStringLiteral("All outputs are the same; orders run:")), qPrintable(at.status()));
    }
};

KD_TEST(TestOrders, QApplication)

}  // namespace kd::tst_orders

#include "tst_orders.moc"
