// SPDX-License-Identifier: GPL-3.0-or-later
// What live compile answers to an edit, in the whole window: price tag, occupancy with compiled suggestions, problems, status bar.
#include "liveprogram.h"

#include "tests/program/testprogram.h"
#include "tests/ui/pictures.h"
#include "ui/occupancy/occupancypanel.h"
#include "ui/problems/problemsfilter.h"
#include "ui/problems/problemspanel.h"
#include "ui/shell/statusbar.h"
#include "ui/shell/statusfield.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>

namespace tst_windowlive {

using namespace kd;

namespace {

constexpr double kBrisk = 100;  ///< ms of CPU time in one dispatch: what reliability.md allows

StatusField* field(const WholeWindow& whole, const QString& words)
{
    for (StatusField* const each : whole.window.findChildren<StatusField*>())
        if (each->accessibleName().contains(words))
            return each;
    return nullptr;
}

template <typename T> T* shown(WholeWindow& whole)
{
    T* found = nullptr;
    WholeWindow::comes([&] {
        found = whole.window.findChild<T*>();
        return found != nullptr && found->isVisible();
    });
    return found;
}

QPushButton* buttonOf(QWidget& panel, const QString& text)
{
    for (QPushButton* const each : panel.findChildren<QPushButton*>())
        if (each->isVisible() && each->text() == text)
            return each;
    return nullptr;
}

bool says(QWidget& panel, const QString& words)
{
    const QList<QLabel*> labels = panel.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
}

int adviceRows(const ProblemsPanel& panel)
{
    int rows = 0;
    for (int row = 0; row < panel.filter()->rowCount(); ++row)
        rows += panel.filter()->at(row).severity == Problem::Severity::Advice;
    return rows;
}

}  // namespace

class TestWindowLive : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        static_cast<MeteredApplication&>(*qApp).reset();
    }

    void tellsThePriceOfAnEdit()
    {
        RecordedWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opensLive(whole, liveProgram(4)));
        QVERIFY(!showsPrice(whole));
        const std::uint32_t before = whole.workbench.launches.kernel()->registers;

        type(whole, "3");  // 34 values
        QVERIFY(whole.comes([&] { return showsPrice(whole); }));
        EditCostOverlay& tag = *editCost(whole);
        const std::uint32_t now = whole.workbench.launches.kernel()->registers;
        QVERIFY(now > 40 && before < now);
        QCOMPARE(tag.shownParts().front(), QStringLiteral("regs %1 → %2").arg(before).arg(now));
        QVERIFY(tag.shownParts().value(1).startsWith(QStringLiteral("occupancy 100")));
        QVERIFY2(tag.accessibleName().contains(QStringLiteral("limited by registers")), qPrintable(tag.accessibleName()));
        QVERIFY(tag.tone() == EditCostOverlay::Tone::Cost && tag.focusPolicy() == Qt::NoFocus);
        QVERIFY(whole.editor()->hasFocus() || !whole.window.isActiveWindow());
        QVERIFY(liesOnLine(whole, tag, kLiveLine));
        VERIFY_BRISK(kBrisk);

        // The status bar says the same, in amber; the panel beside it too.
        StatusField* const registers = field(whole, QStringLiteral("%1 registers").arg(now));
        QVERIFY(registers != nullptr && registers->toolTip().contains(QString::number(before)));
        auto* const panel = shown<OccupancyPanel>(whole);
        QVERIFY(panel != nullptr && whole.comes([&] { return says(*panel, QStringLiteral("previous build 100")); }));
        QVERIFY(whole.comes([&] { return buttonOf(*panel, QStringLiteral("Insert")) != nullptr; }));
        QVERIFY(says(*panel, QStringLiteral("Compiled: ")));
        savePictures(whole.window, QStringLiteral("live-price"));

        // It goes with its line, and out of sight with it.
        whole.editor()->insertAt(QStringLiteral("// one more line\n"), 0, 0);
        QVERIFY(WholeWindow::paints(*whole.editor()->viewport()));
        QVERIFY(!tag.isVisible() || liesOnLine(whole, tag, kLiveLine + 1) || liesOnLine(whole, tag, 0));
    }

    void letsGoOfWhatIsOutOfSight()
    {
        RecordedWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opensLive(whole, liveProgram(4)));
        type(whole, "3");
        QVERIFY(whole.comes([&] { return showsPrice(whole); }));
        EditCostOverlay& tag = *editCost(whole);
        whole.window.resize(1280, 720);
        QVERIFY(whole.comes([&] { return tag.isVisible() && tag.geometry().right() < whole.editor()->viewport()->width(); }));
        savePictures(whole.window, QStringLiteral("live-price-small"));

        whole.editor()->zoomTo(20);
        QVERIFY(whole.comes(
            [&] { return !tag.isVisible() || liesOnLine(whole, tag, kLiveLine) || liesOnLine(whole, tag, kLiveLine + 1); }));
        whole.editor()->zoomTo(0);
        QVERIFY(whole.comes([&] { return liesOnLine(whole, tag, kLiveLine); }));

        // Edited again, the price is not known until the next build.
        whole.workbench.builds.setDelay(Milliseconds(100000));
        QTest::keyClick(whole.editor(), '1');
        QVERIFY(whole.comes([&] { return !tag.isVisible(); }));
        QTest::keyClick(whole.editor(), Qt::Key_Backspace);
        whole.workbench.builds.setDelay(Milliseconds(0));
        whole.workbench.jobs.compile();
        QVERIFY(whole.comes([&] { return tag.isVisible(); }));

        // A gain is green; the click leads to the occupancy.
        QTest::keyClick(whole.editor(), Qt::Key_Backspace);
        QVERIFY(whole.comes([&] { return tag.isVisible() && tag.tone() == EditCostOverlay::Tone::Gain; }));
        QSignalSpy wanted(&whole.workbench.navigator, &Navigator::featureRequested);
        QTest::mouseClick(&tag, Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        auto* const panel = shown<OccupancyPanel>(whole);
        QVERIFY(panel != nullptr && panel->isVisible());
    }

    void insertsWhatWasCompiled()
    {
        RecordedWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opensLive(whole, liveProgram(4)));
        type(whole, "3");
        QVERIFY(whole.comes([&] { return showsPrice(whole); }));
        auto* const panel = shown<OccupancyPanel>(whole);
        QVERIFY(panel != nullptr && whole.comes([&] { return buttonOf(*panel, QStringLiteral("Insert")) != nullptr; }));
        const QByteArray before = whole.workbench.documents.current().text();
        const Trial trial = whole.workbench.advisor.registers().front();
        QVERIFY(trial.isGainOver(*whole.workbench.advisor.present()));
        QTest::mouseClick(buttonOf(*panel, QStringLiteral("Insert")), Qt::LeftButton);
        QVERIFY(whole.workbench.documents.current().text().contains("void " + QByteArray::fromStdString(trial.candidate.text) +
                                                                    " weigh("));
        QVERIFY(whole.comes([&] { return whole.workbench.launches.kernel()->registers == trial.figures->registers; }));
        whole.editor()->undo();
        QCOMPARE(whole.workbench.documents.current().text(), before);
    }

    void listsAdviceAmongTheProblems()
    {
        RecordedWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opensLive(whole, liveProgram(1)));
        auto* const problems = shown<ProblemsPanel>(whole);
        QVERIFY(problems != nullptr);
        type(whole, "3");  // 31 values: 48 registers, and 40 hold them as well
        QVERIFY(whole.comes([&] { return adviceRows(*problems) == 1; }));
        const Problem advice = problems->filter()->at(problems->filter()->rowCount() - 1);
        QCOMPARE(advice.from, QStringLiteral("Occupancy"));
        QVERIFY2(advice.message.contains(QStringLiteral("__launch_bounds__(256, ")), qPrintable(advice.message));
        QCOMPARE(advice.place.line, kLiveLine + 1);
        StatusField* const count = field(whole, QStringLiteral("1 advice"));
        QVERIFY(count != nullptr && count->isVisible());
        whole.editor()->setCursorPosition(0, 0);
        QTest::keyClick(&whole.window, Qt::Key_F8);
        QVERIFY(whole.comes([&] { return whole.workbench.documents.current().caret().line == kLiveLine + 1; }));

        whole.workbench.advisor.setMuted(true);
        QVERIFY(whole.comes([&] { return adviceRows(*problems) == 0; }));
    }

    void greysWhatIsOfThePreviousBuild()
    {
        RecordedWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opensLive(whole, liveProgram(4)));
        auto* const panel = shown<OccupancyPanel>(whole);
        type(whole, "3");
        QVERIFY(panel != nullptr && whole.comes([&] { return showsPrice(whole); }));
        whole.editor()->setCursorPosition(19, 4);
        QTest::keyClicks(whole.editor(), QStringLiteral("nowhere = "));
        QVERIFY(whole.comes([&] { return whole.workbench.builds.isStale(); }));
        QVERIFY(editCost(whole)->isVisible() && editCost(whole)->tone() == EditCostOverlay::Tone::Stale);
        QVERIFY(whole.comes([&] { return says(*panel, QStringLiteral("of previous build")); }));
        QVERIFY(field(whole, QStringLiteral("previous build: ")) != nullptr);
        QVERIFY(buttonOf(*panel, QStringLiteral("Insert")) == nullptr);
        savePictures(whole.window, QStringLiteral("live-stale"));
        QPushButton* const mend = buttonOf(*panel, QStringLiteral("Go to line 20"));
        QVERIFY(mend != nullptr);
        whole.editor()->setCursorPosition(0, 0);
        QTest::mouseClick(mend, Qt::LeftButton);
        QVERIFY(whole.comes([&] { return whole.workbench.documents.current().caret().line == 20; }));
    }

private:
    /// Before the number of the line that decides.
    static void type(WholeWindow& whole, const char* text)
    {
        whole.editor()->setFocus();
        whole.editor()->setCursorPosition(kLiveLine, kLiveColumn);
        QTest::keyClicks(whole.editor(), QLatin1String(text));
    }
    static bool liesOnLine(WholeWindow& whole, const EditCostOverlay& tag, int line)
    {
        QsciScintilla* const editor = whole.editor();
        const long start = editor->positionFromLineIndex(line, 0);
        const auto top = static_cast<int>(editor->SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, start));
        const int middle = tag.geometry().center().y();
        return tag.isVisible() && middle > top && middle < top + editor->textHeight(line);
    }

    QTemporaryDir m_settings;
};

KD_TEST(TestWindowLive, WindowTestApplication)

}  // namespace tst_windowlive

#include "tst_windowlive.moc"
