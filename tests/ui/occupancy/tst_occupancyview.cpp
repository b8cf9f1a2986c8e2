// SPDX-License-Identifier: GPL-3.0-or-later
// The occupancy views over recorded builds.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/occupancymodels.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/pictures.h"
#include "ui/common/integerspinbox.h"
#include "ui/common/emptystate.h"
#include "ui/common/meter.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/occupancy/goalpanel.h"
#include "ui/occupancy/matrixsection.h"
#include "ui/occupancy/measuredbars.h"
#include "ui/occupancy/occupancychart.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancyinputspanel.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/occupancy/occupancypage.h"
#include "ui/occupancy/occupancypanel.h"
#include "ui/occupancy/occupancytext.h"
#include "ui/occupancy/smdiagram.h"
#include "ui/occupancy/suggestioncards.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/advice/goalsolver.h"
#include "ui/workbench/runs/timings.h"

#include <QApplication>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_occupancyview {

using namespace kd;

namespace {

constexpr int kPatience = 60000;

/// Whether some visible label of `widget` holds `words`.
bool shows(const QWidget& widget, const QString& words)
{
    const QList<QLabel*> labels = widget.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisibleTo(&widget) && label->text().contains(words); });
}

QMenu* menuNamed(const QWidget& widget, const QString& name)
{
    for (const QAction* const action : widget.findChildren<QAction*>())
        if (action->text() == name)
            return action->menu();
    return nullptr;
}

QAction* choiceOf(const QMenu& menu, const QString& architecture)
{
    const QList<QAction*> actions = menu.actions();
    const auto found =
        std::find_if(actions.begin(), actions.end(), [&](const QAction* action) { return action->data() == architecture; });
    return found == actions.end() ? nullptr : *found;
}

bool opensExample(Workbench& workbench, const QString& name)
{
    workbench.files.openExample(name);
    return QTest::qWaitFor([&] { return workbench.launches.check().plan.has_value() && workbench.builds.goodBuild(); }, kPatience);
}

}  // namespace

class TestOccupancyView : public QObject {
    Q_OBJECT
private slots:
    /// VISUAL 10: 47 registers in blocks of 256 threads on sm_90, ten warps in each of four partitions.
    void oneSmHoldsWhatTheCalculatorSays()
    {
        const OccupancyAnswerPointer answer =
            answerOf({.architecture = {9, 0}, .threads = 256, .registers = 47, .staticShared = 16384});
        const SmContent content = smContentOf(*answer);
        QCOMPARE(content.partitions, 4u);
        QCOMPARE(content.warpSlots, 16u);
        QCOMPARE(content.blocks, 5u);
        QCOMPARE(content.registersPerWarp, 1536u);
        QCOMPARE(content.emptySlots, 24u);
        for (std::uint32_t partition = 0; partition < 4; ++partition) {
            QCOMPARE(content.blocksOf(partition), (std::vector<std::uint32_t>{0, 0, 1, 1, 2, 2, 3, 3, 4, 4}));
            QCOMPARE(content.freeRegisters(partition), 1024u);
            QVERIFY(content.isStranded(partition));
        }
        SmDiagram diagram;
        diagram.setAnswer(answer, false);
        QVERIFY2(diagram.sentence().contains("needs 1\u202F536"), qPrintable(diagram.sentence()));
        diagram.setAnswer(answerOf({.architecture = {9, 0}, .threads = 256, .registers = 32}), false);
        QVERIFY(diagram.sentence().contains("Every warp slot"));
        diagram.setAnswer(answerOf({.architecture = {9, 0}, .threads = 2048, .registers = 32}), false);
        QVERIFY(diagram.sentence().contains("No block fits"));
    }

    void timesHaveAnAxisOfTheirOwn()
    {
        const OccupancyAnswerPointer answer =
            answerOf({.architecture = {9, 0}, .threads = 256, .registers = 47, .staticShared = 16384});
        OccupancyChart chart(OccupancyChart::Curve::Threads);
        chart.resize(300, 200);
        chart.setAnswer(answer, false);
        QVERIFY(!chart.content().right);
        chart.setAnswer(answer, false, {{64, 6.2e-3}, {128, 4.8e-3}, {256, 5.3e-3}, {512, 7.1e-3}, {1024, 9.5e-3}});
        QVERIFY(chart.content().right.has_value());
        QCOMPARE(chart.content().right->unit, QStringLiteral("ms"));
        QVERIFY(chart.content().series.back().isOnRight);
        QCOMPARE(chart.content().series.back().y[1], 4.8);
        QVERIFY2(chart.tsv().contains("Time (ms)\t128\t4.8"), qPrintable(chart.tsv()));
        savePictures(chart, QStringLiteral("occupancy-times"));
        OccupancyChart other(OccupancyChart::Curve::Registers);
        other.setAnswer(answer, false, {{64, 6.2e-3}});
        QVERIFY2(!other.content().right, "the times are over block sizes");
    }

    void cleanup() { QSettings(QSettings::IniFormat, QSettings::UserScope, "kerneldesk", "window").remove("matrix/leftOut"); }

    void initTestCase()
    {
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        Theme::install();
        m_workbench = std::make_unique<RecordedWorkbench>(kd::test::name());
        m_workbench->target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->target.info() != nullptr, kPatience);
        m_workbench->target.setDevice(QStringLiteral("emulated"));
    }

    void saysWhatToDoWithoutABuild()
    {
        OccupancyPanel panel(occupancyOf(*m_workbench), occupancyPanelModels(*m_workbench));
        panel.resize(286, 700);
        panel.show();
        auto* const empty = panel.findChild<EmptyState*>();
        QVERIFY(empty != nullptr && empty->isVisible());
        savePictures(panel, QStringLiteral("occupancy-empty"));
    }

    /// A kernel of CUDA Tile: its number and its limits, and one sentence in the place of the curve.
    void saysThatThereIsNoBlockSize()
    {
        const QString why = QStringLiteral("t is a kernel of CUDA Tile: its compiler chose 128 threads a block.");
        OccupancyModel model;
        OccupancyBuild build{.kernel = QStringLiteral("t"), .input = {.architecture = {9, 0}, .threads = 128, .registers = 80}};
        model.setBuild(build);
        OccupancyPanel panel(model, occupancyPanelModels(*m_workbench));
        OccupancyPage page(model, matrixModels(*m_workbench));
        for (QWidget* const view : {static_cast<QWidget*>(&panel), static_cast<QWidget*>(&page)}) {
            view->resize(900, 860);
            view->show();
            QVERIFY(!shows(*view, why));
            QVERIFY(view->findChild<OccupancyChart*>()->isVisibleTo(view));
        }
        build.noBlockSize = why;
        model.setBuild(build);
        for (QWidget* const view : {static_cast<QWidget*>(&panel), static_cast<QWidget*>(&page)}) {
            QVERIFY(shows(*view, why));
            QVERIFY(!view->findChild<OccupancyChart*>()->isVisibleTo(view));
        }
        QVERIFY(shows(panel, QStringLiteral("are its compiler's choice")));
        savePictures(panel, QStringLiteral("occupancy-tile"));
    }

    void showsTheBuild()
    {
        QVERIFY(opensExample(*m_workbench, QStringLiteral("sgemm")));
        OccupancyPanel panel(occupancyOf(*m_workbench), occupancyPanelModels(*m_workbench));
        panel.resize(286, 860);
        panel.show();
        const OccupancyAnswerPointer answer = occupancyOf(*m_workbench).buildAnswer();
        QVERIFY(answer != nullptr);
        QCOMPARE(answer->input.registers, m_workbench->launches.kernel()->registers);
        const QList<Meter*> meters = panel.findChildren<Meter*>();
        QCOMPARE(meters.size(), 4);
        QCOMPARE(meters[1]->content().text,
                 resourceUses(*answer)[1].amount);
        auto* const chart = panel.findChild<OccupancyChart*>();
        QVERIFY(chart->content().current.has_value());
        QCOMPARE(chart->content().current->x(), static_cast<double>(answer->input.threads));
        savePictures(panel, QStringLiteral("occupancy-panel"));
    }

    void greysThePreviousBuild()
    {
        OccupancyPanel panel(occupancyOf(*m_workbench), occupancyPanelModels(*m_workbench));
        panel.resize(286, 860);
        panel.show();
        const QByteArray text = m_workbench->documents.current().text();
        m_workbench->documents.current().replaceText("int broken = nowhere;\n" + text);
        m_workbench->jobs.compile();
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->builds.build() && !m_workbench->builds.build().outcome->ok(), kPatience);
        QVERIFY(shows(panel, QStringLiteral("of previous build")));
        QVERIFY(shows(panel, QStringLiteral("The last edit does not compile")));
        QVERIFY(panel.findChild<OccupancyChart*>()->content().isStale);
        QVERIFY(panel.findChild<Meter*>()->content().isStale);
        QSignalSpy places(&m_workbench->navigator, &Navigator::placeRequested);
        QPushButton* mend = nullptr;
        for (QPushButton* button : panel.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Go to line 1"))
                mend = button;
        QVERIFY(mend != nullptr);
        mend->click();
        QCOMPARE(places.size(), 1);
        QCOMPARE(places[0][0].value<SourcePosition>().line, 1);
        savePictures(panel, QStringLiteral("occupancy-stale"));
        m_workbench->documents.current().replaceText(text);
        m_workbench->jobs.compile();
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->builds.isStale(), kPatience);
        QVERIFY(!shows(panel, QStringLiteral("of previous build")));
    }

    void calculatesWhatIsTyped()
    {
        QWidget page;
        auto* const layout = new QHBoxLayout(&page);
        layout->setContentsMargins(4, 4, 4, 4);
        layout->setSpacing(4);
        auto* const inputs = new OccupancyInputsPanel(occupancyOf(*m_workbench), m_workbench->builds, m_workbench->launches,
                                                      m_workbench->navigator, &page);
        inputs->setFixedWidth(272);
        auto* const centre = new OccupancyPage(occupancyOf(*m_workbench), matrixModels(*m_workbench), &page);
        layout->addWidget(inputs);
        layout->addWidget(centre, 1);
        page.resize(1528, 890);
        page.show();
        savePictures(page, QStringLiteral("occupancy-page"));
        OccupancyModel& model = occupancyOf(*m_workbench);
        QVERIFY(model.followsBuild());
        auto* const registers = inputs->findChildren<IntegerSpinBox*>()[1];
        const int before = registers->value();
        registers->setValue(128);
        QVERIFY(model.isChanged(OccupancyField::Registers));
        QCOMPARE(model.answer()->input.registers, 128U);
        QCOMPARE(centre->findChildren<OccupancyChart*>()[1]->content().current->x(), 128.0);
        page.resize(1208, 618);
        savePictures(page, QStringLiteral("occupancy-page-small"));
        auto* const architecture = inputs->findChildren<QComboBox*>()[0];
        emit architecture->activated(architecture->findData(75));
        architecture->setCurrentIndex(architecture->findData(75));
        emit architecture->activated(architecture->currentIndex());
        QCOMPARE(model.answer()->input.architecture, (ComputeCapability{7, 5}));
        inputs->headerActions().last()->trigger();
        QVERIFY(model.followsBuild());
        QCOMPARE(registers->value(), before);
    }

    void theMatrixSelectsItsTargetAndRemembersWhatIsLeftOut()
    {
        QVERIFY(opensExample(*m_workbench, QStringLiteral("sgemm")));
        MatrixSection section(matrixModels(*m_workbench));
        section.resize(800, 400);
        auto* const table = section.findChild<TableView*>();
        QCOMPARE(table->currentIndex().data(KeyRole).toString(), m_workbench->target.architecture());
        const QModelIndex other = table->model()->index(0, 0);
        const QString name = other.data(KeyRole).toString();
        QVERIFY(name != m_workbench->target.architecture());
        table->setCurrentIndex(other);
        emit m_workbench->matrix.changed();
        QCOMPARE(table->currentIndex(), other);  // it stays the user's
        // Copying takes the whole table, though one row is selected.
        table->copyTable();
        QCOMPARE(QGuiApplication::clipboard()->text().trimmed().count(QLatin1Char('\n')), table->model()->rowCount());
        QMenu* const choice = menuNamed(section, QStringLiteral("Choose architectures"));
        emit choice->aboutToShow();
        const int all = table->model()->rowCount();
        QAction* const first = choiceOf(*choice, name);
        QVERIFY(first->isChecked());
        QVERIFY2(!choiceOf(*choice, m_workbench->target.architecture())->isEnabled(), "the build's own row stays");
        first->trigger();
        QCOMPARE(table->model()->rowCount(), all - 1);
        QVERIFY(shows(section, QStringLiteral("1 left out")));
        const MatrixSection later(matrixModels(*m_workbench));
        QCOMPARE(later.findChild<TableView*>()->model()->rowCount(), all - 1);
        // What a later compiler does not know, or the build's own, is not forgotten.
        m_workbench->matrix.setLeftOut({QStringLiteral("sm_999"), m_workbench->target.architecture(), name});
        emit choice->aboutToShow();
        choiceOf(*choice, name)->trigger();
        QCOMPARE(m_workbench->matrix.leftOut(), (QStringList{QStringLiteral("sm_999"), m_workbench->target.architecture()}));
        choice->actions().front()->trigger();
        QVERIFY(m_workbench->matrix.leftOut().isEmpty());
        QCOMPARE(table->model()->rowCount(), all);
    }

    void cardsSayWhatInsertingDoes()
    {
        QVERIFY(opensExample(*m_workbench, QStringLiteral("sgemm")));
        GoalSolver& solver = m_workbench->goals;
        solver.solve({});
        QTRY_VERIFY_WITH_TIMEOUT(!solver.isSolving(), kPatience);
        int inserted = 0;
        for (std::size_t i = 0; i < solver.answers().size(); ++i) {
            const Trial& answer = solver.answers()[i];
            const StepSuggestion card = cardOf(solver, static_cast<int>(i));
            QCOMPARE(card.verdict == Verdict::Reaches, answer.verdict == Verdict::Reaches);
            QCOMPARE(card.verdict == Verdict::Spills, answer.verdict == Verdict::Spills);
            QCOMPARE(card.isCode, answer.candidate.kind != Candidate::Kind::Launch);
            if (answer.candidate.kind == Candidate::Kind::Unroll && card.trial >= 0) {
                ++inserted;
                QVERIFY2(card.effect.contains(QStringLiteral("into line %1").arg(answer.candidate.line)),
                         qPrintable(card.effect));
            }
        }
        QVERIFY(inserted > 0);
    }

    void cardsNameTheLaunchThatTheyChange()
    {
        QVERIFY(opensExample(*m_workbench, QStringLiteral("sgemm")));
        GoalSolver& solver = m_workbench->goals;
        solver.solve({.amount = 100, .keepsBlockSize = false, .keepsSpills = false});
        QTRY_VERIFY_WITH_TIMEOUT(!solver.isSolving(), kPatience);
        for (std::size_t i = 0; i < solver.answers().size(); ++i) {
            const Trial& answer = solver.answers()[i];
            const StepSuggestion card = cardOf(solver, static_cast<int>(i));
            const bool changesLaunch = answer.candidate.change.threads || answer.candidate.change.carveoutPercent;
            if (card.trial >= 0)
                QCOMPARE(card.effect.contains(QStringLiteral("launch form")), changesLaunch);
        }
    }

    /// A title that has no room in one line goes on beneath, in the narrowest panel, too.
    void titlesOfCardsAreWhole_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<bool>("isCode");
        QTest::newRow("en") << QStringLiteral("Block of 1\u202F024 threads, shared memory ≤ 12\u202FKiB") << false;
        QTest::newRow("code and launch") << QStringLiteral("__launch_bounds__(1024, 16) and block of 128 threads") << true;
        QTest::newRow("code and line") << QStringLiteral("#pragma unroll 16, line 1234") << true;
        QTest::newRow("de") << QStringLiteral("Block mit 1.024 Threads, Shared Memory ≤ 12\u202FKiB") << false;
        QTest::newRow("ja") << QStringLiteral("1,024 スレッドのブロック, 共有メモリ ≤ 12\u202FKiB, カーブアウト ≥ 100\u202F%") << false;
        QTest::newRow("zh") << QStringLiteral("每块 1,024 个线程, 共享内存 ≤ 12\u202FKiB, 划分比例 ≥ 100\u202F%") << false;
    }
    void titlesOfCardsAreWhole()
    {
        QFETCH(QString, title);
        QFETCH(bool, isCode);
        constexpr int kNarrowest = 240;  // the least width of the panel within its insets
        SuggestionCards cards;
        cards.setSuggestions({{.title = title, .result = QStringLiteral("62.5\u202F%"), .evidence = QStringLiteral("Compiled"),
                               .isCode = isCode, .trial = 1, .inserted = title, .effect = title}});
        cards.resize(kNarrowest, cards.heightForWidth(kNarrowest));
        cards.show();
        const QList<QLabel*> labels = cards.findChildren<QLabel*>();
        const auto label = std::find_if(labels.begin(), labels.end(), [&](const QLabel* each) { return each->text() == title; });
        QVERIFY(label != labels.end());
        const QRect room(0, 0, (*label)->width(), 10000);
        const QRect drawn = (*label)->fontMetrics().boundingRect(room, static_cast<int>(Qt::TextWordWrap), title);
        QVERIFY2(drawn.width() <= room.width(), qPrintable(QStringLiteral("%1 in %2").arg(drawn.width()).arg(room.width())));
        QVERIFY(drawn.height() > (*label)->fontMetrics().height());
        QVERIFY2((*label)->height() >= drawn.height(), "not all of its lines are there");
    }

    void exportsWithoutBlocking()
    {
        OccupancyInputsPanel inputs(occupancyOf(*m_workbench), m_workbench->builds, m_workbench->launches, m_workbench->navigator);
        inputs.resize(272, 700);
        inputs.show();
        QMenu* const menu = inputs.findChild<QPushButton*>()->menu();
        QVERIFY(menu != nullptr);
        QSignalSpy commands(&m_workbench->navigator, &Navigator::commandRequested);
        for (QAction* const action : menu->actions())
            action->trigger();
        QStringList asked;
        for (const QList<QVariant>& command : commands)
            asked << command.first().toString();
        QCOMPARE(asked.join(u' '),
                 QStringLiteral("export.html export.pdf export.svg export.png export.csv export.json export.copy"));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sgemm.csv"));
        QSignalSpy written(&m_workbench->reports, &ReportController::written);
        m_workbench->reports.write(path);
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 2 * kPatience);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(text.startsWith("arch,family") && text.contains("sm_90"), text.left(200).constData());
    }

    void takesWhatIsTypedIntoTheLaunch()
    {
        OccupancyInputsPanel inputs(occupancyOf(*m_workbench), m_workbench->builds, m_workbench->launches, m_workbench->navigator);
        OccupancyModel& model = occupancyOf(*m_workbench);
        model.resetAll();
        QAction* const apply = inputs.headerActions().first();
        QVERIFY2(!apply->isEnabled(), "nothing is edited");
        model.setValue(OccupancyField::Registers, 60);
        QVERIFY2(!apply->isEnabled(), "registers are the compiler's");
        model.setValue(OccupancyField::DynamicShared, 1024);
        model.setValue(OccupancyField::Carveout, 50);
        QVERIFY(apply->isEnabled());
        apply->trigger();
        QCOMPARE(m_workbench->launches.launch().sharedBytes, std::string("1024"));
        QCOMPARE(m_workbench->launches.launch().carveoutPercent, std::optional(50));
        QTRY_COMPARE_WITH_TIMEOUT(model.build()->input.carveoutPercent, std::optional(50), kPatience);
        QVERIFY2(!model.isChanged(OccupancyField::DynamicShared) && !model.isChanged(OccupancyField::Carveout),
                 "they are the launch's now");
        model.setValue(OccupancyField::DynamicShared, 100 * 1024);
        QVERIFY2(shows(inputs, QStringLiteral("227")), "beyond 48 KiB the opt-in limit is said");
        model.reset(OccupancyField::DynamicShared);
        QVERIFY(!shows(inputs, QStringLiteral("opt in")));
        model.setValue(OccupancyField::Threads, 128);
        QVERIFY2(!apply->isEnabled(), "the block of sgemm has two dimensions");
        model.setValue(OccupancyField::Carveout, -1);
        model.reset(OccupancyField::Threads);
        apply->trigger();
        QVERIFY(!m_workbench->launches.launch().carveoutPercent);
        model.resetAll();
    }

    void putsTimesBesideOccupancy()
    {
        MeasuredBars bars(m_workbench->launches, m_workbench->jobs, m_workbench->navigator);
        QVERIFY(bars.isHidden());
        const auto timing = [](int number, std::uint32_t registers, double seconds) {
            auto record = std::make_shared<RunRecord>();
            record->number = number;
            record->outcome.cubinSha256 = std::to_string(registers);
            record->timing.emplace();
            record->timing->statistics =
                Statistics{.median = seconds, .intervalLow = seconds * 0.999, .intervalHigh = seconds * 1.001};
            return WorkloadTiming{
                .record = record, .seconds = seconds, .input = {.architecture = {9, 0}, .threads = 256, .registers = registers}};
        };
        bars.setTimings({timing(3, 47, 5.312e-3)});
        QVERIFY(!bars.isHidden() && bars.sentence().contains("another variant"));
        bars.setTimings({timing(4, 40, 5.482e-3), timing(3, 47, 5.312e-3), timing(2, 47, 9.0e-3)});
        QVERIFY2(bars.sentence().contains("62.5") && bars.sentence().contains("not the goal"), qPrintable(bars.sentence()));
        const QList<Meter*> meters = bars.findChildren<Meter*>();
        QCOMPARE(meters[0]->content().label, QStringLiteral("#3, 47 registers"));
        QCOMPARE(meters[1]->content().fraction, 1.0);
        QVERIFY2(meters[2]->isHidden(), "an older timing of the same code is not shown");
        bars.setTimings({timing(4, 40, 5.0e-3), timing(3, 47, 5.312e-3)});
        QVERIFY(bars.sentence().contains("also has the highest occupancy"));
        WorkloadTiming otherBlock = timing(4, 47, 5.0e-3);
        otherBlock.input.threads = 128;
        bars.setTimings({otherBlock, timing(3, 47, 5.312e-3)});
        QCOMPARE(meters[0]->content().label, QStringLiteral("#4, block of 128"));
        QVERIFY(bars.sentence().contains("All have the same occupancy"));
        bars.setTimings({timing(4, 40, 5.314e-3), timing(3, 47, 5.312e-3)});
        QVERIFY(bars.sentence().contains("do not differ"));
        bars.setTimings({});
        QVERIFY(bars.isHidden());
    }

private:
    std::unique_ptr<RecordedWorkbench> m_workbench;
};

KD_TEST(TestOccupancyView, QApplication)

}  // namespace tst_occupancyview

#include "tst_occupancyview.moc"
