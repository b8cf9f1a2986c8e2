// SPDX-License-Identifier: GPL-3.0-or-later
// A run that failed on a GPU, explained on the emulated one, over a real worker: the runs stand for those of a GPU.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/common/hintlabel.h"
#include "ui/results/explanationrow.h"
#include "ui/workbench/runs/faultexplanation.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace kd::tst_explanation {

namespace {

constexpr int kPatience = 60000;

struct Bench {
    Bench()
    {
        row.resize(900, 40);
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(QStringLiteral("saxpy"));
        QTRY_COMPARE_WITH_TIMEOUT(workbench.documents.current().fileName(), QStringLiteral("saxpy.cu"), kPatience);
    }
    /// The launch of a kernel with that in the place of its last line, as a GPU tells what became of it.
    std::shared_ptr<RunRecord> failed(const QByteArray& line, RunOutcome::State state)
    {
        QByteArray text = workbench.documents.current().text();
        text.replace("        y[i] = a * x[i] + y[i];", line);
        workbench.documents.current().replaceText(text);
        const bool isReady =
            QTest::qWaitFor([&] { return workbench.launches.check().plan.has_value() && workbench.builds.isCurrent(); }, kPatience);
        const std::size_t before = workbench.jobs.runs().size();
        workbench.jobs.run();
        if (!isReady || !QTest::qWaitFor([&] { return workbench.jobs.runs().size() > before; }, kPatience))
            qFatal("The kernel does not run.");
        auto record = std::make_shared<RunRecord>(*workbench.jobs.runs().back());
        record->outcome.deviceId = "cuda:0";
        record->outcome.state = state;
        record->outcome.faults.clear();
        return record;
    }
    /// Waits for an answer.
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(!explanation.isGoingOn() && explanation.found(), kPatience); }
    QPushButton& button() { return *row.findChild<QPushButton*>(); }
    QString text() { return row.findChild<HintLabel*>()->text(); }

    Workbench workbench{{QStringLiteral("test"), QStringLiteral(KD_WORKER), {}}};
    FaultExplanation explanation{workbench.client, workbench.documents, workbench.target, workbench.jobs};
    ExplanationRow row{{explanation, workbench.documents, workbench.navigator}};
};

}  // namespace

class TestExplanation : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void namesThreadLineAndBuffer()
    {
        Bench at;
        const RunRecordPointer run = at.failed("        y[i + n] = a;", RunOutcome::State::Faulted);
        at.row.setRun(run);
        QVERIFY(!at.row.isHidden());
        QVERIFY2(at.button().isEnabled(), qPrintable(at.button().toolTip()));
        QCOMPARE(at.button().text(), QStringLiteral("Explain on the emulated GPU"));
        const std::size_t runs = at.workbench.jobs.runs().size();
        at.button().click();
        QVERIFY(at.explanation.isGoingOn());
        QCOMPARE(at.button().text(), QStringLiteral("Stop"));
        at.wait();
        QCOMPARE(at.workbench.jobs.runs().size(), runs);  // it is no run of the history
        QVERIFY2(at.text().contains("Thread (") && at.text().contains("buffer y"), qPrintable(at.text()));
        QVERIFY(at.button().isHidden());
        auto* const place = at.row.findChild<QToolButton*>();
        QVERIFY2(!place->isHidden() && place->text().startsWith("saxpy.cu:"), qPrintable(place->text()));
        QSignalSpy shown(&at.workbench.navigator, &Navigator::placeRequested);
        place->click();
        QCOMPARE(shown.count(), 1);
    }

    /// A run that fails is explained without being asked, for so long as nobody minds.
    void comesByItself()
    {
        Bench at;
        const RunRecordPointer run = at.failed("        y[i + n] = a;", RunOutcome::State::Lost);
        emit at.workbench.jobs.ran(run);
        QVERIFY(at.explanation.isGoingOn());
        at.wait();
        QVERIFY(at.explanation.found()->run == run);
        QVERIFY(at.explanation.found()->outcome && !at.explanation.found()->outcome->ok());
    }

    void saysThatNothingIsWrong()
    {
        Bench at;
        const RunRecordPointer run = at.failed("        y[i] = a * x[i] + y[i];", RunOutcome::State::Faulted);
        at.row.setRun(run);
        at.button().click();
        at.wait();
        QCOMPARE(at.text(), QStringLiteral("The emulated GPU finds nothing wrong with the same launch."));
    }

    void isOfferedForFaultsOfTheSameSourceAlone()
    {
        Bench at;
        const auto run = at.failed("        y[i + n] = a;", RunOutcome::State::Faulted);
        auto emulated = std::make_shared<RunRecord>(*run);
        emulated->outcome.deviceId = "emulated";
        at.row.setRun(emulated);
        QVERIFY(at.row.isHidden());
        auto verified = std::make_shared<RunRecord>(*run);
        verified->outcome.state = RunOutcome::State::Ok;
        at.row.setRun(verified);
        QVERIFY(at.row.isHidden());
        at.workbench.documents.current().replaceText(at.workbench.documents.current().text() + "\n");
        at.row.setRun(run);
        QVERIFY(!at.row.isHidden());
        QVERIFY(!at.button().isEnabled());
        QVERIFY2(at.button().toolTip().contains("changed since"), qPrintable(at.button().toolTip()));
    }

    void standsBackForARunOfTheUser()
    {
        Bench at;
        const RunRecordPointer run = at.failed("        y[i + n] = a;", RunOutcome::State::Deadline);
        at.explanation.explain(run, true);
        QVERIFY(at.explanation.isGoingOn());
        emit at.workbench.jobs.begun(Job::Kind::Run, QStringLiteral("saxpy"));
        QVERIFY(!at.explanation.isGoingOn());
        QVERIFY(!at.explanation.found());
    }
};

KD_TEST(TestExplanation, QApplication)

}  // namespace kd::tst_explanation

#include "tst_explanation.moc"
