// SPDX-License-Identifier: GPL-3.0-or-later
// The launch form over recorded builds.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/pictures.h"
#include "ui/common/emptystate.h"
#include "ui/common/hintlabel.h"
#include "ui/launch/argumentsmodel.h"
#include "ui/launch/argumentsview.h"
#include "ui/launch/compilesection.h"
#include "ui/launch/launchpanel.h"
#include "ui/launch/launchpresets.h"
#include "ui/launch/launchtext.h"
#include "ui/launch/debouncedlineedit.h"
#include "ui/launch/debouncedtextedit.h"
#include "ui/launch/presetdialog.h"
#include "ui/launch/recipeeditor.h"
#include "ui/launch/referenceedit.h"
#include "ui/workbench/documents/documents.h"

#include <QApplication>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

namespace tst_launchpanel {

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
    Bench() : workbench(kd::test::name())
    {
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        panel.resize(312, 840);
        panel.show();
        workbench.target.describe();
    }
    bool opens(const QString& name)
    {
        if (!QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience))
            return false;
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(name);
        return QTest::qWaitFor([&] { return workbench.launches.check().plan.has_value(); }, kPatience);
    }
    QLineEdit* field(const QString& name) const
    {
        for (QLineEdit* const edit : panel.findChildren<QLineEdit*>())
            if (edit->accessibleName() == name)
                return edit;
        return nullptr;
    }
    QComboBox* box(const QString& name) const
    {
        for (QComboBox* const each : panel.findChildren<QComboBox*>())
            if (each->accessibleName() == name)
                return each;
        return nullptr;
    }
    void choose(const QString& name, const QString& text) const
    {
        QComboBox* const chosen = box(name);
        const int index = chosen->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        chosen->setCurrentIndex(index);
        emit chosen->activated(index);
    }
    void givePresetName(const QString& name) const
    {
        const QList<PresetDialog*> dialogs = panel.findChildren<PresetDialog*>();
        const auto shown = std::ranges::find_if(dialogs, &QWidget::isVisible);
        QVERIFY(shown != dialogs.end());
        PresetDialog* const dialog = *shown;
        dialog->findChild<QLineEdit*>()->setText(name);
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    }
    bool isChanged(const QString& label) const
    {
        for (const QToolButton* const button : panel.findChildren<QToolButton*>())
            if (button->accessibleName() == QStringLiteral("Reset %1").arg(label))
                return button->isVisible();
        return false;
    }
    void reset(const QString& label) const
    {
        for (QToolButton* const button : panel.findChildren<QToolButton*>())
            if (button->accessibleName() == QStringLiteral("Reset %1").arg(label))
                button->click();
    }
    QCheckBox* check(const QString& text) const
    {
        for (QCheckBox* const each : panel.findChildren<QCheckBox*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    DebouncedTextEdit* list(const QString& name) const
    {
        for (DebouncedTextEdit* const each : panel.findChildren<DebouncedTextEdit*>())
            if (each->accessibleName() == name)
                return each;
        return nullptr;
    }
    bool opensTemplate(const CompileSettings& compile)
    {
        if (!QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience))
            return false;
        Session session;
        session.device = "emulated";
        session.compile = compile;
        session.folder = "/";
        workbench.documents.replace({.session = session, .text = kTemplate, .isTrusted = true});
        return true;
    }
    bool shows(const QString& text) const
    {
        const QList<QLabel*> labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* each) { return each->isVisible() && each->text().contains(text); });
    }
    QString sentence() const { return workbench.launches.check().sentence; }
    void picture(const QString& name)
    {
        QCoreApplication::processEvents();  // lays out what was shown last
        savePictures(panel, name);
    }

    RecordedWorkbench workbench;
    LaunchPanel panel{
        {workbench.documents, workbench.target, workbench.builds, workbench.launches, workbench.jobs, workbench.navigator}};
};

void type(QLineEdit* edit, const QString& text)
{
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

/// An entry of one of the header's menus.
void trigger(const LaunchPanel& panel, const QString& text)
{
    for (QAction* const button : panel.headerActions()) {
        const QList<QAction*> entries = button->menu() != nullptr ? button->menu()->actions() : QList<QAction*>{button};
        for (QAction* const entry : entries)
            if (entry->text() == text && entry->isEnabled())
                return entry->trigger();
    }
    QFAIL(qPrintable(QStringLiteral("no entry %1").arg(text)));
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

    /// What is refused would be refused again.
    void leadsToTheErrorOfWhatDoesNotCompile()
    {
        Bench bench;
        if (bench.workbench.fake() == nullptr)
            QSKIP("answers are recorded");
        Diagnostic error;
        error.message = "expected a \";\"";
        error.position.line = 3;
        bench.workbench.fake()->setCompiler([error](const CompileRequest&) {
            return CompileOutcome{.state = CompileOutcome::State::Rejected, .diagnostics = {error}};
        });
        QVERIFY(bench.opensTemplate({}));
        QTRY_VERIFY_WITH_TIMEOUT(bench.shows(QStringLiteral("The program does not compile")), kPatience);
        int line = 0;
        connect(&bench.workbench.navigator, &Navigator::placeRequested, this,
                [&line](const SourcePosition& place) { line = place.line; });
        auto* const button = bench.panel.findChild<EmptyState*>()->findChild<QPushButton*>();
        QCOMPARE(button->text(), QStringLiteral("Show the error"));
        button->click();
        QCOMPARE(line, 3);
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
        LaunchSetup setup = bench.workbench.launches.launch();
        for (ArgumentSetting& argument : setup.arguments)
            if (argument.name == "x")
                argument.value.clear();
        bench.workbench.launches.setLaunch(setup);
        QTRY_VERIFY(bench.shows(QStringLiteral("Argument x: it is missing")));
        QCoreApplication::processEvents();
        QCOMPARE(top(), before);
        QVERIFY(bench.shows(QStringLiteral(" blocks")));  // the grid does not name it
        bench.picture(QStringLiteral("launch-missing"));
    }

    // What is wrong, and that it is mended, moves no row: who looks at one and then clicks hits that one.
    void rowsStayWhileTheFormIsFilled()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QTRY_VERIFY(bench.shows(QStringLiteral("Waves on")));
        const auto* const table = bench.panel.findChild<ArgumentsView*>();
        const auto places = [&] {
            QCoreApplication::processEvents();  // lays out what was shown last
            QList<int> tops{table->mapTo(&bench.panel, QPoint()).y()};
            for (const char* const name : {"Block", "Dyn. shared", "Deadline", "Names", "Tolerance"})
                tops << bench.field(QLatin1String(name))->mapTo(&bench.panel, QPoint()).y();
            return tops;
        };
        const QList<int> before = places();
        const char* const kLong = "ceil_div(nowhere, block.x) + ceil_div(nowhere, 2 * block.x)";
        for (const auto& [name, text] : {std::pair("Grid", kLong),
                                         {"Grid", "4"},
                                         {"Block", "2048"},
                                         {"Block", "256"},
                                         {"Deadline", "soon"},
                                         {"Deadline", "5 s"},
                                         {"Tolerance", "about 3"},
                                         {"Tolerance", "abs 1e-3"},
                                         {"Names", "rows"},
                                         {"Names", "rows = 4"},
                                         {"Cluster", "2"},
                                         {"Cluster", "None"}}) {
            type(bench.field(QLatin1String(name)), QLatin1String(text));
            QTRY_VERIFY(bench.workbench.launches.check().plan || !bench.workbench.launches.check().sentence.isEmpty());
            QCOMPARE(places(), before);
        }
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.arguments.back().value.clear();
        bench.workbench.launches.setLaunch(setup);
        QTRY_VERIFY(!bench.workbench.launches.check().plan);
        QCOMPARE(places(), before);
    }

    // As in a spreadsheet: whoever fills the form never leaves the keyboard, and never loses it.
    void enterAndTabOpenTheNextValue()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        const auto editorOf = [&](const char* name) { return bench.field(QLatin1String(name)); };
        const auto typesInto = [&](const char* name, const char* text, Qt::Key key) {
            QTRY_VERIFY2(editorOf(name) != nullptr && editorOf(name)->hasFocus(), name);
            editorOf(name)->selectAll();
            QTest::keyClicks(editorOf(name), QLatin1String(text));
            QTest::keyClick(editorOf(name), key);
        };
        view->setFocus();
        view->setCurrentIndex(view->model()->index(0, ArgumentsModel::Name));
        QTest::keyClick(view, Qt::Key_5);  // what is typed on a row is its value
        QTRY_VERIFY(editorOf("Value of n") != nullptr);
        QCOMPARE(editorOf("Value of n")->text(), QStringLiteral("5"));
        QTest::keyClicks(editorOf("Value of n"), QStringLiteral("12"));
        QTest::keyClick(editorOf("Value of n"), Qt::Key_Return);
        QTRY_COMPARE(argumentOf(bench.workbench.launches.launch(), "n"), std::string("512"));
        typesInto("Value of a", "3.5", Qt::Key_Tab);
        QTRY_COMPARE(argumentOf(bench.workbench.launches.launch(), "a"), std::string("3.5"));
        typesInto("Generator", "ramp", Qt::Key_Tab);
        typesInto("Number of elements", "n", Qt::Key_Return);
        QTRY_COMPARE(argumentOf(bench.workbench.launches.launch(), "x"), std::string("ramp[n]"));
        QTRY_COMPARE(view->currentIndex().row(), 3);
        QTRY_VERIFY(editorOf("Generator") != nullptr && editorOf("Generator")->hasFocus());
        QTest::keyClick(editorOf("Generator"), Qt::Key_Escape);
        QTRY_VERIFY(view->hasFocus());
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
        int arguments = 0;  // the others are members of structures
        const QAbstractItemModel* const model = bench.panel.findChild<ArgumentsView*>()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            arguments += model->index(row, 0).data(ArgumentsModel::DepthRole).toInt() == 0;
        QCOMPARE(static_cast<std::size_t>(arguments), bench.workbench.launches.launch().arguments.size());
        bench.picture(QStringLiteral("launch-") + name);
    }

    void tellsWhatIsTyped()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        type(bench.field(QStringLiteral("Block")), QStringLiteral("128"));
        QCOMPARE(bench.workbench.launches.launch().block, std::string("128"));
        QTRY_VERIFY(bench.shows(QStringLiteral("128 threads, 4 warps")));
        bench.field(QStringLiteral("Grid"))->setFocus();
        bench.field(QStringLiteral("Grid"))->selectAll();
        QTest::keyClicks(bench.field(QStringLiteral("Grid")), QStringLiteral("7"));  // told after a pause
        QTRY_COMPARE(bench.workbench.launches.launch().grid, std::string("7"));
        QTest::keyClicks(bench.field(QStringLiteral("Grid")), QStringLiteral("8"));  // goes on behind what was told
        QCOMPARE(bench.field(QStringLiteral("Grid"))->text(), QStringLiteral("78"));
        QTRY_COMPARE(bench.workbench.launches.launch().grid, std::string("78"));
        QLineEdit* const names = bench.field(QStringLiteral("Names"));
        trigger(bench.panel, QStringLiteral("Name values for expressions"));
        QVERIFY(names->isVisible() && names->hasFocus());
        type(names, QStringLiteral("rows"));
        QVERIFY(bench.shows(QStringLiteral("rows = 512")));
        QVERIFY(bench.workbench.launches.launch().defineValues.empty());
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
        QTRY_COMPARE(bench.workbench.launches.check().subject, (ErrorSubject{ErrorSubject::Kind::Argument, "x"}));
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
        QCOMPARE(bench.workbench.launches.launch().arguments[2].value, std::string("ramp[n + 1]"));
    }

    /// A run takes what is typed, as the window asks for it: by taking the focus for a moment.
    void whatIsTypedCountsBeforeTheEditorCloses()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        const QModelIndex cell = view->model()->index(2, ArgumentsModel::Value);
        view->setCurrentIndex(cell);
        view->edit(cell);
        QLineEdit* const recipe = bench.field(QStringLiteral("Generator"));
        QTRY_VERIFY(recipe->hasFocus());
        recipe->selectAll();
        QTest::keyClicks(recipe, QStringLiteral("sine"));
        recipe->clearFocus();
        recipe->setFocus(Qt::OtherFocusReason);
        QCOMPARE(argumentOf(bench.workbench.launches.launch(), "x"), std::string("sine[n]"));
        QCoreApplication::processEvents();
        QCOMPARE(bench.field(QStringLiteral("Generator")), recipe);
        recipe->completer()->popup()->hide();
        QTest::keyClick(recipe, Qt::Key_Escape);
    }

    /// Without typing: by the list at the value, and by the one in its editor.
    void generatorsAreListed()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        const QModelIndex cell = view->model()->index(2, ArgumentsModel::Value);
        view->setCurrentIndex(cell);
        const QRect place = view->visualRect(cell);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, QPoint(place.right() - 18, place.top() + place.height() / 4));
        QTRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()) != nullptr);
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        const QList<QAction*> entries = menu->actions();
        const auto ones = std::ranges::find_if(entries, [](const QAction* each) { return each->text() == QLatin1String("ones"); });
        QVERIFY(ones != entries.end());
        (*ones)->trigger();
        menu->close();
        QCOMPARE(argumentOf(bench.workbench.launches.launch(), "x"), std::string("ones[n]"));
        view->edit(cell);
        QLineEdit* const recipe = bench.field(QStringLiteral("Generator"));
        QTest::keyClick(recipe, Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(recipe->completer()->popup()->isVisible());
        QCOMPARE(recipe->completer()->completionCount(), static_cast<int>(generatorTexts().size()));
        QTest::keyClick(recipe->completer()->popup(), Qt::Key_Escape);
    }

    // Who writes a generator with its count is not asked for the count, and it stands for the one that was there.
    void takesACountBehindTheGenerator_data()
    {
        QTest::addColumn<QString>("before");
        QTest::newRow("in the place of another count") << "random(seed=1)[n]";
        QTest::newRow("in an empty field") << "";
    }
    void takesACountBehindTheGenerator()
    {
        QFETCH(QString, before);
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.arguments[2].value = before.toStdString();
        bench.workbench.launches.setLaunch(setup);
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        const QModelIndex cell = view->model()->index(2, ArgumentsModel::Value);
        view->setCurrentIndex(cell);
        view->edit(cell);
        QLineEdit* const recipe = bench.field(QStringLiteral("Generator"));
        recipe->selectAll();
        QTest::keyClicks(recipe, QStringLiteral("ramp[1000]"));
        QTest::keyClick(recipe, Qt::Key_Return);
        QCOMPARE(argumentOf(bench.workbench.launches.launch(), "x"), std::string("ramp[1000]"));
    }

    // What stood there comes back, with how it was; a value that is missing is called so, and no box is drawn around nothing.
    void escapeBringsTheLastValueBack()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        const QModelIndex cell = view->model()->index(2, ArgumentsModel::Value);
        const auto typesAndEscapes = [&](const char* text) {
            view->setCurrentIndex(cell);
            view->edit(cell);
            QLineEdit* const recipe = bench.field(QStringLiteral("Generator"));
            recipe->selectAll();
            QTest::keyClicks(recipe, QLatin1String(text));
            QTest::keyClick(recipe, Qt::Key_Escape);
        };
        const std::string before = argumentOf(bench.workbench.launches.launch(), "x");
        const QString shown = cell.data().toString();
        typesAndEscapes("randm[1000]");
        QTRY_VERIFY(bench.workbench.launches.check().plan);
        QCOMPARE(argumentOf(bench.workbench.launches.launch(), "x"), before);
        QCOMPARE(cell.data().toString(), shown);
        QVERIFY(!cell.data(ArgumentsModel::WrongRole).toBool());
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.arguments[2].value.clear();
        bench.workbench.launches.setLaunch(setup);
        QTRY_VERIFY(cell.data(ArgumentsModel::WrongRole).toBool());
        typesAndEscapes("ramp[1000]");
        QCOMPARE(argumentOf(bench.workbench.launches.launch(), "x"), std::string());
        QVERIFY(cell.data(ArgumentsModel::MissingRole).toBool());
        QCOMPARE(cell.data().toString(), QStringLiteral("missing"));
        bench.picture(QStringLiteral("launch-argument-missing"));
    }

    void escapeBringsTheLastLineBack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        QTest::newRow("one that the check refuses") << "Grid" << "nowhere";
        QTest::newRow("one that the field refuses") << "Deadline" << "soon";
    }
    void escapeBringsTheLastLineBack()
    {
        QFETCH(QString, name);
        QFETCH(QString, typed);
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
        QLineEdit* const field = bench.field(name);
        const QString before = field->text();
        const LaunchSetup setup = bench.workbench.launches.launch();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, typed);
        QTRY_VERIFY(field->property("invalid").toBool());  // told after a pause
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(field->text(), before);
        QTRY_VERIFY(!field->property("invalid").toBool());
        QCOMPARE(bench.workbench.launches.launch().grid, setup.grid);
        QCOMPARE(bench.workbench.launches.launch().deadlineSeconds, setup.deadlineSeconds);
        type(field, typed);
        QTRY_VERIFY(field->property("invalid").toBool());
        QTest::keyClick(field, Qt::Key_Escape);  // Enter accepts what the check refuses, not what the field refuses
        QCOMPARE(field->text(), name == QLatin1String("Grid") ? typed : before);
    }

    // Saved, changed, reset field by field and whole, renamed, another one chosen, deleted.
    void keepsPresets()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("nbody")));
        const auto block = [&] { return QString::fromStdString(bench.workbench.launches.launch().block); };
        bench.choose(QStringLiteral("Preset"), QStringLiteral("Save as preset…"));
        bench.givePresetName(QStringLiteral("mine"));
        QCOMPARE(bench.box(QStringLiteral("Preset"))->currentText(), QStringLiteral("mine"));
        QVERIFY(!bench.isChanged(QStringLiteral("Preset")));
        const QString before = block();
        type(bench.field(QStringLiteral("Block")), QStringLiteral("64"));
        QTRY_VERIFY(bench.isChanged(QStringLiteral("Block")));
        QVERIFY(bench.isChanged(QStringLiteral("Preset")) && !bench.isChanged(QStringLiteral("Grid")));
        bench.picture(QStringLiteral("launch-changed"));
        bench.reset(QStringLiteral("Block"));
        QCOMPARE(block(), before);
        QVERIFY(!bench.isChanged(QStringLiteral("Preset")));

        type(bench.field(QStringLiteral("Block")), QStringLiteral("64"));
        type(bench.field(QStringLiteral("Tolerance")), QStringLiteral("rel 0.5"));
        trigger(bench.panel, QStringLiteral("Save as preset…"));
        bench.givePresetName(QStringLiteral("small blocks"));
        QCOMPARE(bench.workbench.documents.current().session().preset, std::string("small blocks"));
        bench.choose(QStringLiteral("Preset"), QStringLiteral("mine"));
        QCOMPARE(block(), before);
        bench.choose(QStringLiteral("Preset"), QStringLiteral("small blocks"));
        QCOMPARE(block(), QStringLiteral("64"));
        QCOMPARE(bench.workbench.launches.launch().relativeTolerance, 0.5);
        trigger(bench.panel, QStringLiteral("Rename preset…"));
        bench.givePresetName(QStringLiteral("warps"));
        QVERIFY(bench.box(QStringLiteral("Preset"))->findText(QStringLiteral("small blocks")) < 0);
        type(bench.field(QStringLiteral("Grid")), QStringLiteral("1"));
        QTRY_VERIFY(bench.isChanged(QStringLiteral("Preset")));
        trigger(bench.panel, QStringLiteral("Reset to the preset"));
        QVERIFY(bench.workbench.launches.launch().grid != "1");
        type(bench.field(QStringLiteral("Grid")), QStringLiteral("2"));
        trigger(bench.panel, QStringLiteral("Save preset"));
        QCOMPARE(findPreset(bench.workbench.documents.current().session(), "warps")->launch.grid, std::string("2"));
        trigger(bench.panel, QStringLiteral("Delete preset"));
        QVERIFY(findPreset(bench.workbench.documents.current().session(), "warps") == nullptr);
        QCOMPARE(bench.workbench.launches.launch().grid, std::string("2"));
        QCOMPARE(bench.box(QStringLiteral("Preset"))->currentIndex(), -1);
    }

    // Said beneath the field, with the numbers, before anything is tried; it says why Run is off, too.
    void explainsWhatTheDeviceCannotTake_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("threads") << "Block"
                                 << "2048"
                                 << "The block has 2\u202f048 threads; the emulated GPU takes at most 1\u202f024.";
        QTest::newRow("side") << "Block" << "1, 1, 128" << "The block is 128 along z; the emulated GPU takes at most 64.";
        QTest::newRow("grid") << "Grid"
                              << "1, 70000"
                              << "The grid is 70\u202f000 along y; the emulated GPU takes at most 65\u202f535.";
        QTest::newRow("shared") << "Dyn. shared" << "300 << 10" << "the emulated GPU gives at most 227\u202fKiB.";
        QTest::newRow("cluster") << "Cluster"
                                 << "32"
                                 << "The cluster has 32 blocks; the emulated GPU takes at most 16, and at most 8 with full "
                                    "portability.";
    }
    void explainsWhatTheDeviceCannotTake()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.workbench.jobs.whyNot().isEmpty());
        type(bench.field(name), text);
        QTRY_VERIFY(bench.shows(sentence));
        QVERIFY(bench.workbench.jobs.whyNot().contains(sentence));
        QVERIFY(bench.workbench.launches.check().plan.has_value());
        bench.picture(QStringLiteral("launch-misfit-") + name.section(QLatin1Char(' '), -1));
    }

    void explainsBuffersThatAreTooLarge()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QAbstractItemModel* const arguments = bench.panel.findChild<ArgumentsView*>()->model();
        QVERIFY(arguments->setData(arguments->index(2, ArgumentsModel::Size), QStringLiteral("1 << 37")));
        QTRY_COMPARE(bench.workbench.launches.check().subject, (ErrorSubject{ErrorSubject::Kind::Argument, "x"}));
        QTRY_VERIFY(bench.shows(QStringLiteral("512\u202fGiB of it for x")));
    }

    void cooperativeGridsMustFit()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QCheckBox* const cooperative = bench.check(QStringLiteral("Cooperative"));
        QVERIFY(cooperative != nullptr);
        cooperative->click();
        QVERIFY(bench.workbench.launches.launch().isCooperative);
        QTRY_VERIFY(bench.shows(QStringLiteral("All 4\u202f096 blocks of a cooperative launch must be resident at once")));
        type(bench.field(QStringLiteral("Grid")), QStringLiteral("4"));
        QTRY_VERIFY(bench.workbench.jobs.whyNot().isEmpty());
    }

    void notesAreForAllRuns()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QCheckBox* const notes = bench.check(QStringLiteral("Notes"));
        QVERIFY(notes != nullptr && !notes->isChecked());
        QCOMPARE(notes->isEnabled(), bench.workbench.launches.isEmulated());
        notes->setChecked(true);
        QVERIFY(bench.workbench.jobs.notes());
    }

    void editsMembers()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("tone_map")));
        QAbstractItemModel* const arguments = bench.panel.findChild<ArgumentsView*>()->model();
        const QModelIndex white = arguments->index(3, ArgumentsModel::Value);
        QCOMPARE(white.siblingAtColumn(0).data().toString(), QStringLiteral("white"));
        QCOMPARE(white.data().toString(), QStringLiteral("3"));
        QVERIFY(arguments->setData(white, QStringLiteral("2.5")));
        QCOMPARE(argumentOf(bench.workbench.launches.launch(), "curve"), std::string("{exposure=4, white=2.5, gamma=2.2}"));
        QTRY_VERIFY(bench.workbench.launches.check().plan.has_value());
        bench.picture(QStringLiteral("launch-members"));
        QVERIFY(arguments->setData(arguments->index(3, ArgumentsModel::Value), QStringLiteral("x +")));
        QTRY_VERIFY(bench.shows(QStringLiteral("Argument curve: member white: ")));
    }

    // Only the argument is at fault: grid, waves and the sizes of the others do not hang on what its file holds.
    void aBadFileLeavesTheRestKnown()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QTRY_VERIFY(bench.workbench.launches.waves().has_value());
        QVERIFY(bench.shows(QStringLiteral("4\u202f096 blocks")));
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        const auto size = [&](int row) { return view->model()->index(row, ArgumentsModel::Size).data().toString(); };
        for (const char* const text : {"file(\"nowhere.npy\")[n]", "file(\"nowhere.npy\")"}) {
            LaunchSetup setup = bench.workbench.launches.launch();
            setup.arguments[2].value = text;
            bench.workbench.launches.setLaunch(setup);
            QTRY_VERIFY(bench.workbench.launches.isChecked() &&
                        bench.workbench.launches.check().sentence.contains(QStringLiteral("nowhere.npy")));
            QCOMPARE(bench.workbench.launches.check().subject.name, std::string("x"));
            QVERIFY(!bench.workbench.jobs.whyNot().isEmpty());
            QVERIFY(bench.shows(QStringLiteral("4\u202f096 blocks")));
            QVERIFY(bench.workbench.launches.waves().has_value());
        }
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.arguments[2].value = "file(\"nowhere.npy\")[n]";
        bench.workbench.launches.setLaunch(setup);
        QTRY_VERIFY2(size(3).contains(QStringLiteral("MiB")), qPrintable(size(3)));
    }

    void takesDroppedFiles()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("in.bin")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(1024, '\0')) == 1024);
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file.fileName())});
        QVERIFY(view->model()->setData(view->model()->index(0, ArgumentsModel::Value), QStringLiteral("256")));
        const auto drop = [&](int row) {
            const QPoint where = view->visualRect(view->model()->index(row, ArgumentsModel::Value)).center();
            QDragEnterEvent enter(where, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(view->viewport(), &enter);
            QDropEvent event(where, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(view->viewport(), &event);
        };
        drop(1);  // a number takes no file
        QCOMPARE(argumentOf(bench.workbench.launches.launch(), "a"), std::string("2.5"));
        drop(2);
        QCOMPARE(QString::fromStdString(argumentOf(bench.workbench.launches.launch(), "x")),
                 QStringLiteral("file(\"%1\")[n]").arg(file.fileName()));
        QTRY_VERIFY(bench.workbench.jobs.whyNot().isEmpty() && bench.workbench.launches.check().plan->buffers[0].bytes() == 1024);
    }

    void clicksOnTheIconsOfARow()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("tone_map")));
        auto* const view = bench.panel.findChild<ArgumentsView*>();
        const QAbstractItemModel* const model = view->model();
        const auto click = [&](const QModelIndex& cell, int x) {
            const QRect rect = view->visualRect(cell);
            const int y = cell.data(ArgumentsModel::BufferRole).toBool() ? rect.top() + rect.height() / 4 + 1 : rect.center().y();
            QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier,
                              QPoint(x < 0 ? rect.right() + x : rect.left() + x, y));
        };
        const int rows = model->rowCount();
        click(model->index(1, ArgumentsModel::Name), 18);  // the chevron
        QCOMPARE(model->rowCount(), rows - 3);
        view->setCurrentIndex(model->index(1, ArgumentsModel::Value));
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(model->rowCount(), rows);
        const std::string before = argumentOf(bench.workbench.launches.launch(), "radiance");
        click(model->index(5, ArgumentsModel::Value), -18);  // the dice
        QVERIFY(argumentOf(bench.workbench.launches.launch(), "radiance") != before);
        QVERIFY(model->index(5, 0).data(ArgumentsModel::ChangedRole).toBool());
        click(model->index(5, ArgumentsModel::Name), -8);  // the arrow
        QCOMPARE(argumentOf(bench.workbench.launches.launch(), "radiance"), before);
    }

    /// Memory of a recording has no row of its own, and is compared as arguments are.
    void referencesOfRecordedMemoryStay()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("sgemm")));
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.memory = {{"node", "zeros[8, at 0x7f0000000000]"}};
        setup.references.push_back({"node", "expr:0"});
        setup.references.push_back({"nowhere", "expr:0"});
        bench.workbench.launches.setLaunch(setup);
        const std::vector<ReferenceSetting>& kept = bench.workbench.launches.launch().references;
        QCOMPARE(std::ranges::count(kept, "node", &ReferenceSetting::output), 1);
        QCOMPARE(std::ranges::count(kept, "nowhere", &ReferenceSetting::output), 0);
    }

    void choosesReferencesAndTolerances()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("sgemm")));
        const auto reference = [&] {
            return QString::fromStdString(bench.workbench.launches.launch().references.empty()
                                              ? ""
                                              : bench.workbench.launches.launch().references[0].reference);
        };
        QCOMPARE(bench.field(QStringLiteral("Reference of c"))->text(), QStringLiteral("sgemm_reference (kernel)"));
        bench.choose(QStringLiteral("Reference of c"), QStringLiteral("None"));
        QCOMPARE(reference(), QString());
        type(bench.field(QStringLiteral("Reference of c")), QStringLiteral("alpha * i"));
        QCOMPARE(reference(), QStringLiteral("expr:alpha * i"));
        bench.choose(QStringLiteral("Reference of c"), QStringLiteral("sgemm_reference (kernel)"));
        QCOMPARE(reference(), QStringLiteral("kernel:sgemm_reference"));
        type(bench.field(QStringLiteral("Tolerance")), QStringLiteral("abs 1e-3 or rel 1e-4"));
        QCOMPARE(bench.workbench.launches.launch().absoluteTolerance, 1e-3);
        QCOMPARE(bench.workbench.launches.launch().relativeTolerance, 1e-4);
        type(bench.field(QStringLiteral("Tolerance")), QStringLiteral("about 3"));
        QVERIFY(bench.shows(QStringLiteral("Write it as abs 1e-3 + rel 1e-5")));
        QCOMPARE(bench.workbench.launches.launch().absoluteTolerance, 1e-3);
    }

    void findsReferencesAmongManyKernels()
    {
        ReferenceEdit edit(QStringLiteral("c"));
        QStringList kernels;
        for (int i = 0; i < 300; ++i)
            kernels << QStringLiteral("kernel%1").arg(i);
        edit.setChoices(kernels.first(12), {});
        QVERIFY(edit.completer() == nullptr);
        edit.setChoices(kernels, {});
        edit.show();
        edit.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&edit));
        edit.setFocus();
        QSignalSpy edited(&edit, &ReferenceEdit::edited);
        QTest::keyClicks(edit.lineEdit(), "277");
        QVERIFY(edit.completer() != nullptr);
        QCOMPARE(edit.completer()->completionCount(), 1);
        QAbstractItemView* const found = edit.completer()->popup();
        QVERIFY(found->isVisible());
        QTest::keyClick(found, Qt::Key_Down);
        QTest::keyClick(found, Qt::Key_Return);
        QVERIFY(!edited.isEmpty());
        const auto reference = edited.last()[0].value<ReferenceText>();
        QCOMPARE(reference.kind, ReferenceText::Kind::Kernel);
        QCOMPARE(reference.text, QStringLiteral("kernel277"));
        edit.lineEdit()->selectAll();
        QTest::keyClicks(edit.lineEdit(), "2 * x[i]");
        QVERIFY2(!edit.completer()->popup()->isVisible(), "an expression is no name");
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
        DebouncedTextEdit* const instances = bench.list(QStringLiteral("Instances"));
        QTRY_VERIFY(instances->hasFocus());
        const int oneLine = instances->sizeHint().height();
        QTest::keyClicks(instances, QStringLiteral("scale<float, 3>"));
        QTest::keyClick(instances, Qt::Key_Return);
        QTest::keyClicks(instances, QStringLiteral("scale<int, 2>"));
        QVERIFY(instances->sizeHint().height() > oneLine);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.launches.kernels(), (QStringList{"scale<float,3>", "scale<int,2>"}), kPatience);
        bench.workbench.launches.setKernel(QStringLiteral("scale<int,2>"));
        QTRY_COMPARE(bench.workbench.launches.launch().arguments.size(), std::size_t{1});
        bench.picture(QStringLiteral("launch-build"));
    }

    // The recorded NVRTC is 13.0; what a session asks for stays to be seen.
    void offersStandardsOfTheCompiler()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({.nameExpressions = {"scale<float,3>"}}));
        auto* const section = bench.panel.findChild<CompileSection*>();
        section->setOpen(true);
        const auto offers = [section](const QString& standard) {
            for (const QComboBox* const box : section->findChildren<QComboBox*>())
                if (box->findData(standard) >= 0)
                    return true;
            return false;
        };
        QVERIFY(offers(QStringLiteral("c++20")));
        QVERIFY(!offers(QStringLiteral("c++23")));
        CompileSettings settings = bench.workbench.builds.settings();
        settings.standard = "c++23";
        bench.workbench.builds.setLive(false);
        bench.workbench.builds.setSettings(settings);
        QTRY_VERIFY(offers(QStringLiteral("c++23")));
        settings.standard.clear();
        bench.workbench.builds.setSettings(settings);
        QTRY_VERIFY(!offers(QStringLiteral("c++23")));
    }

    void keepsAndMarksWrongSettings()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({.nameExpressions = {"scale<float,3>"}}));
        bench.panel.findChild<CompileSection*>()->setOpen(true);
        DebouncedTextEdit* const macros = bench.list(QStringLiteral("Macros"));
        QSignalSpy failures(&bench.workbench.notices, &Notices::failed);
        macros->setFocus();
        QTest::keyClicks(macros, QStringLiteral("1EXTRA=2"));
        QTRY_VERIFY(macros->property("invalid").toBool());
        QCOMPARE(bench.workbench.builds.settings().defines, std::vector<std::string>{"1EXTRA=2"});
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.build() && !bench.workbench.builds.build().outcome->ok() &&
                                     bench.workbench.builds.build().compileRevision ==
                                         bench.workbench.documents.current().compileRevision(),
                                 kPatience);
        QVERIFY(failures.isEmpty());  // it is a problem of the build
        DebouncedTextEdit* const folders = bench.list(QStringLiteral("Include folders"));
        folders->append(QStringLiteral("there-is-no-such-folder"));
        QTRY_VERIFY(bench.shows(QStringLiteral("There is no folder /there-is-no-such-folder.")));
        QVERIFY(folders->property("invalid").toBool());
        bench.picture(QStringLiteral("launch-build-wrong"));
        macros->setFocus();
        QTest::keyClick(macros, Qt::Key_Home);
        QTest::keyClick(macros, Qt::Key_Delete);
        QTRY_VERIFY(!macros->property("invalid").toBool());
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.goodBuild() && !bench.workbench.builds.isStale(), kPatience);
    }

    void theCompilerIsChosenForADocument()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({}));
        const quint64 before = bench.workbench.documents.current().compileRevision();
        QCOMPARE(bench.box(QStringLiteral("Compiler"))->currentText(), QStringLiteral("Auto"));
        for (QComboBox* const box : bench.panel.findChildren<QComboBox*>()) {
            const QString text = box->currentText();
            QWheelEvent wheel(QPointF(5, 5), box->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(box, &wheel);
            QVERIFY2(box->currentText() == text && box->focusPolicy() != Qt::WheelFocus, "whoever scrolls the form chooses nothing");
        }
        bench.choose(QStringLiteral("Compiler"), QStringLiteral("nvcc"));
        QCOMPARE(bench.workbench.builds.settings().compiler, CompilerChoice::Nvcc);
        QVERIFY(bench.workbench.documents.current().compileRevision() != before);
        QVERIFY(bench.workbench.documents.current().isModified());
        QVERIFY(bench.shows(QStringLiteral("nvcc")));
        bench.workbench.documents.add({.text = kTemplate, .isTrusted = true});
        QCOMPARE(bench.box(QStringLiteral("Compiler"))->currentText(), QStringLiteral("Auto"));
        bench.workbench.documents.show(0);
        QCOMPARE(bench.box(QStringLiteral("Compiler"))->currentText(), QStringLiteral("nvcc"));
        bench.choose(QStringLiteral("Compiler"), QStringLiteral("Auto"));
        QCOMPARE(bench.workbench.builds.settings(), CompileSettings());
    }

    // What is typed and not given yet counts when it is asked for.
    void takesTypedLinesBeforeARun()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({.defines = {"EXTRA=1"}, .nameExpressions = {"scale<float,3>"}}));
        DebouncedTextEdit* const macros = bench.list(QStringLiteral("Macros"));
        macros->moveCursor(QTextCursor::End);
        macros->insertPlainText(QStringLiteral("5"));
        bench.workbench.navigator.commitEdits();
        QCOMPARE(bench.workbench.builds.settings().defines, std::vector<std::string>{"EXTRA=15"});
        QTest::keyClick(macros, Qt::Key_Z, Qt::ControlModifier);
        bench.workbench.navigator.commitEdits();
        QCOMPARE(bench.workbench.builds.settings().defines, std::vector<std::string>{"EXTRA=1"});
    }

    void showsEveryTypedLine()
    {
        Bench bench;
        QVERIFY(bench.opensTemplate({}));
        QTRY_VERIFY(bench.workbench.builds.build());
        bench.panel.findChild<CompileSection*>()->setOpen(true);
        DebouncedTextEdit* const macros = bench.list(QStringLiteral("Macros"));
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
        QWidget* const first = bench.box(QStringLiteral("Preset"));
        QVERIFY(first != nullptr);
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

    // What is said before anything is filled in has the room that it needs.
    void hintsAndSamplesAreWhole()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        for (std::string LaunchSetup::* const member : {&LaunchSetup::grid, &LaunchSetup::block}) {
            LaunchSetup setup = bench.workbench.launches.launch();
            setup.grid = setup.block = "1";
            setup.*member = {};
            bench.workbench.launches.setLaunch(setup);
            const auto kind = member == &LaunchSetup::grid ? ErrorSubject::Kind::Grid : ErrorSubject::Kind::Block;
            QTRY_COMPARE(bench.workbench.launches.check().subject.kind, kind);
            QTRY_VERIFY(bench.shows(bench.sentence()));
            for (const int width : {312, bench.panel.minimumWidth()}) {
                bench.panel.resize(width, bench.panel.height());
                QCoreApplication::processEvents();  // lays out
                for (const HintLabel* const hint : bench.panel.findChildren<HintLabel*>())
                    QVERIFY2(!hint->isVisible() || !hint->isCut(), qPrintable(hint->text()));
            }
        }
        bench.panel.resize(312, bench.panel.height());
        QCoreApplication::processEvents();
        for (const QLineEdit* const edit : bench.panel.findChildren<QLineEdit*>()) {
            const int needed = edit->fontMetrics().horizontalAdvance(edit->placeholderText());
            QVERIFY2(!edit->isVisible() || needed <= edit->contentsRect().width(), qPrintable(edit->placeholderText()));
        }
    }

    void scrollsOnlyDownwards()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("sgemm")));
        const auto* const scroll = bench.panel.findChild<QScrollArea*>();
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    }
};

KD_TEST(TestLaunchPanel, QApplication)

}  // namespace tst_launchpanel

#include "tst_launchpanel.moc"
