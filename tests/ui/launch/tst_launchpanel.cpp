// The launch form over a workbench with a real worker and the emulated GPU.
#include "tests/ui/pictures.h"
#include "ui/launch/argumentsview.h"
#include "ui/launch/compilesection.h"
#include "ui/launch/launchpanel.h"
#include "ui/launch/launchtext.h"
#include "ui/launch/pausededit.h"
#include "ui/launch/pausedlines.h"
#include "ui/workbench/workbench.h"

#include <QAbstractItemModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

using namespace kd;

namespace {

constexpr int kPatience = 60000;

const char* const kTemplate = R"(template <typename T, int N> __global__ void scale(T* x)
{
    x[threadIdx.x] = T(x[threadIdx.x] * N + EXTRA);
}
)";

/// The form with an example open.
struct Bench {
    Bench() : workbench({QStringLiteral("test"), QStringLiteral(KD_WORKER), {}})
    {
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        panel.resize(312, 840);
        panel.show();
        workbench.describeTarget();
    }
    bool opens(const QString& name)
    {
        if (!QTest::qWaitFor([&] { return workbench.target() != nullptr; }, kPatience))
            return false;
        workbench.setDevice(QStringLiteral("emulated"));
        workbench.openExample(name);
        return QTest::qWaitFor([&] { return workbench.launchCheck().plan.has_value(); }, kPatience);
    }
    QLineEdit* field(const QString& name) const
    {
        for (QLineEdit* const edit : panel.findChildren<QLineEdit*>())
            if (edit->accessibleName() == name)
                return edit;
        return nullptr;
    }
    PausedLines* list(const QString& name) const
    {
        for (PausedLines* const each : panel.findChildren<PausedLines*>())
            if (each->accessibleName() == name)
                return each;
        return nullptr;
    }
    bool opensTemplate(const CompileSettings& compile)
    {
        if (!QTest::qWaitFor([&] { return workbench.target() != nullptr; }, kPatience))
            return false;
        Session session;
        session.device = "emulated";
        session.compile = compile;
        session.folder = "/";
        workbench.document().setContent({.session = session, .text = kTemplate, .isTrusted = true});
        return true;
    }
    bool shows(const QString& text) const
    {
        const QList<QLabel*> labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* each) { return each->isVisible() && each->text().contains(text); });
    }
    QString sentence() const
    {
        return LaunchText::sentence(workbench.launchCheck().subject, workbench.launchCheck().sentence);
    }
    void picture(const QString& name)
    {
        QCoreApplication::processEvents();  // lays out what was shown last
        savePictures(panel, name);
    }

    Workbench workbench;
    LaunchPanel panel{workbench};
};

void type(QLineEdit* edit, const QString& text)
{
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

}  // namespace

class TestLaunchPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void saysWhyItIsEmpty()
    {
        Bench bench;
        QVERIFY(bench.shows(QStringLiteral("compile the program first")));
        const auto* const button = bench.panel.findChild<QPushButton*>();
        QVERIFY(button != nullptr && button->isVisible());
        bench.picture(QStringLiteral("launch-empty"));
    }

    void staysInPlaceWhileAnArgumentIsMissing()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        const auto* const table = bench.panel.findChild<QAbstractItemView*>();
        QVERIFY(table != nullptr);
        const auto top = [&] { return table->mapTo(&bench.panel, QPoint()).y(); };
        QTRY_VERIFY(bench.shows(QStringLiteral("Waves on")));
        QCoreApplication::processEvents();
        const int before = top();
        LaunchSetup setup = bench.workbench.launch();
        for (ArgumentSetting& argument : setup.arguments)
            if (argument.name == "x")
                argument.value.clear();
        bench.workbench.setLaunch(setup);
        QTRY_VERIFY(bench.shows(QStringLiteral("Argument x: it is missing")));
        QCoreApplication::processEvents();
        QCOMPARE(top(), before);
        QVERIFY(!bench.shows(QStringLiteral(" blocks")));
        bench.picture(QStringLiteral("launch-missing"));
    }

    void showsAnExample_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* const name : {"saxpy", "sgemm", "reduction", "tone_map", "convolution"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void showsAnExample()
    {
        QFETCH(QString, name);
        Bench bench;
        QVERIFY(bench.opens(name));
        QTRY_VERIFY(bench.shows(QStringLiteral("blocks")));
        QVERIFY(bench.shows(QStringLiteral("warps")));
        QVERIFY(bench.shows(QStringLiteral("Waves on")));
        QCOMPARE(static_cast<std::size_t>(bench.panel.findChild<ArgumentsView*>()->model()->rowCount()),
                 bench.workbench.launch().arguments.size());
        bench.picture(QStringLiteral("launch-") + name);
    }

    void tellsWhatIsTyped()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        type(bench.field(QStringLiteral("Block")), QStringLiteral("128"));
        QCOMPARE(bench.workbench.launch().block, std::string("128"));
        QTRY_VERIFY(bench.shows(QStringLiteral("128 threads, 4 warps")));
        bench.field(QStringLiteral("Grid"))->setFocus();
        bench.field(QStringLiteral("Grid"))->selectAll();
        QTest::keyClicks(bench.field(QStringLiteral("Grid")), QStringLiteral("7"));  // told after a pause
        QTRY_COMPARE(bench.workbench.launch().grid, std::string("7"));
        type(bench.field(QStringLiteral("Names")), QStringLiteral("rows"));
        QVERIFY(bench.shows(QStringLiteral("rows = 512")));
        QVERIFY(bench.workbench.launch().defineValues.empty());
    }

    void marksTheFieldThatIsWrong()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        type(bench.field(QStringLiteral("Grid")), QStringLiteral("nowhere"));
        QTRY_VERIFY(bench.field(QStringLiteral("Grid"))->property("invalid").toBool());
        QVERIFY(bench.shows(bench.sentence()));
        QVERIFY(!bench.field(QStringLiteral("Block"))->property("invalid").toBool());
        bench.picture(QStringLiteral("launch-wrong-grid"));
        type(bench.field(QStringLiteral("Grid")), QStringLiteral("4"));
        QTRY_VERIFY(!bench.field(QStringLiteral("Grid"))->property("invalid").toBool());

        QAbstractItemModel* const arguments = bench.panel.findChild<ArgumentsView*>()->model();
        QVERIFY(arguments->setData(arguments->index(2, 2), QStringLiteral("randm(seed=1)")));
        QTRY_COMPARE(bench.workbench.launchCheck().subject, QStringLiteral("argument x"));
        QTRY_VERIFY(bench.shows(bench.sentence()));
        bench.picture(QStringLiteral("launch-wrong-argument"));
    }

    // Double-click, type, Enter: recipe and count of a buffer in one cell.
    void editsAnArgumentInPlace()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        const QModelIndex cell = view->model()->index(2, 2);
        view->setCurrentIndex(cell);
        view->edit(cell);
        QLineEdit* const recipe = bench.field(QStringLiteral("Generator"));
        QLineEdit* const count = bench.field(QStringLiteral("Number of elements"));
        QVERIFY(recipe != nullptr && count != nullptr);
        bench.picture(QStringLiteral("launch-edit"));
        recipe->selectAll();
        QTest::keyClicks(recipe, QStringLiteral("ramp"));
        QTest::keyClick(recipe, Qt::Key_Tab);
        count->selectAll();
        QTest::keyClicks(count, QStringLiteral("n + 1"));
        QTest::keyClick(count, Qt::Key_Return);
        QCOMPARE(bench.workbench.launch().arguments[2].value, std::string("ramp[n + 1]"));
    }

    // From nothing to a launch of an instance, with the settings that it needs.
    void compilesAnInstance()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({.defines = {"EXTRA=1"}}));
        QTRY_VERIFY_WITH_TIMEOUT(bench.shows(QStringLiteral("instance of a template")), kPatience);
        QVERIFY(bench.shows(QStringLiteral("1 macro")));
        auto* const section = bench.panel.findChild<CompileSection*>();
        QVERIFY(!section->isOpen());
        for (QPushButton* const button : bench.panel.findChildren<QPushButton*>())
            if (button->isVisible())
                button->click();
        QVERIFY(section->isOpen());
        PausedLines* const instances = bench.list(QStringLiteral("Instances"));
        QTRY_VERIFY(instances->hasFocus());
        const int oneLine = instances->sizeHint().height();
        QTest::keyClicks(instances, QStringLiteral("scale<float, 3>"));
        QTest::keyClick(instances, Qt::Key_Return);
        QTest::keyClicks(instances, QStringLiteral("scale<int, 2>"));
        QVERIFY(instances->sizeHint().height() > oneLine);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.kernels(), (QStringList{"scale<float,3>", "scale<int,2>"}), kPatience);
        bench.workbench.setKernel(QStringLiteral("scale<int,2>"));
        QTRY_COMPARE(bench.workbench.launch().arguments.size(), std::size_t{1});
        bench.picture(QStringLiteral("launch-build"));
    }

    void keepsAndMarksWrongSettings()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({.nameExpressions = {"scale<float,3>"}}));
        bench.panel.findChild<CompileSection*>()->setOpen(true);
        PausedLines* const macros = bench.list(QStringLiteral("Macros"));
        QSignalSpy failures(&bench.workbench, &Workbench::failed);
        macros->setFocus();
        QTest::keyClicks(macros, QStringLiteral("1EXTRA=2"));
        QTRY_VERIFY(macros->property("invalid").toBool());
        QCOMPARE(bench.workbench.compileSettings().defines, std::vector<std::string>{"1EXTRA=2"});
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.build() && !bench.workbench.build().outcome->ok()
                                     && bench.workbench.build().compileRevision == bench.workbench.document().compileRevision(), kPatience);
        QVERIFY(failures.isEmpty());  // it is a problem of the build
        PausedLines* const folders = bench.list(QStringLiteral("Include folders"));
        folders->append(QStringLiteral("there-is-no-such-folder"));
        QTRY_VERIFY(bench.shows(QStringLiteral("There is no folder /there-is-no-such-folder.")));
        QVERIFY(folders->property("invalid").toBool());
        bench.picture(QStringLiteral("launch-build-wrong"));
        macros->setFocus();
        QTest::keyClick(macros, Qt::Key_Home);
        QTest::keyClick(macros, Qt::Key_Delete);
        QTRY_VERIFY(!macros->property("invalid").toBool());
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.goodBuild() && !bench.workbench.isStale(), kPatience);
    }

    // What is typed and not given yet counts when it is asked for.
    void takesTypedLinesBeforeARun()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({.defines = {"EXTRA=1"}, .nameExpressions = {"scale<float,3>"}}));
        PausedLines* const macros = bench.list(QStringLiteral("Macros"));
        macros->moveCursor(QTextCursor::End);
        macros->insertPlainText(QStringLiteral("5"));
        bench.workbench.takeTypedValues();
        QCOMPARE(bench.workbench.compileSettings().defines, std::vector<std::string>{"EXTRA=15"});
        QTest::keyClick(macros, Qt::Key_Z, Qt::ControlModifier);
        bench.workbench.takeTypedValues();
        QCOMPARE(bench.workbench.compileSettings().defines, std::vector<std::string>{"EXTRA=1"});
    }

    void showsEveryTypedLine()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({}));
        QTRY_VERIFY(bench.workbench.build());
        bench.panel.findChild<CompileSection*>()->setOpen(true);
        PausedLines* const macros = bench.list(QStringLiteral("Macros"));
        macros->setFocus();
        QTest::keyClicks(macros, QStringLiteral("A=1"));
        QTest::keyClick(macros, Qt::Key_Return);
        QTest::keyClicks(macros, QStringLiteral("B=2"));
        QTRY_VERIFY(macros->height() > 2 * macros->fontMetrics().lineSpacing());
        QCOMPARE(macros->verticalScrollBar()->value(), 0);
        QVERIFY(macros->viewport()->rect().contains(macros->cursorRect()));
    }

    // Tab goes as one reads.
    void keyboardFollowsTheEye()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("sgemm")));
        QCoreApplication::processEvents();
        int lowest = -1, fields = 0;
        bench.panel.findChild<CompileSection*>()->setOpen(true);
        QCoreApplication::processEvents();
        const QList<QToolButton*> buttons = bench.panel.findChildren<QToolButton*>();
        const auto head = std::ranges::find(buttons, QStringLiteral("Build settings"), &QWidget::accessibleName);
        QVERIFY(head != buttons.end());
        QWidget* const first = *head;
        QWidget* each = first;
        do {
            if (bench.panel.isAncestorOf(each) && each->isVisible() && each->isEnabled() && each->focusPolicy() & Qt::TabFocus
                && each->focusProxy() == nullptr && qobject_cast<QScrollArea*>(each) == nullptr) {
                const int top = each->mapTo(&bench.panel, QPoint()).y();
                QVERIFY2(top >= lowest, qPrintable(each->accessibleName()));
                lowest = top;
                ++fields;
            }
            each = each->nextInFocusChain();
        } while (each != first);
        QVERIFY(fields >= 17);
    }

    void scrollsOnlyDownwards()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("sgemm")));
        const auto* const scroll = bench.panel.findChild<QScrollArea*>();
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    }
};

QTEST_MAIN(TestLaunchPanel)
#include "tst_launchpanel.moc"
