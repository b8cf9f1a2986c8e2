// SPDX-License-Identifier: GPL-3.0-or-later
// The views of Data over an inspected run: what they paint, and that they move one cursor.
#include "tests/program/testprogram.h"
#include "tests/ui/data/bufferclient.h"
#include "tests/ui/pictures.h"
#include "ui/common/chart.h"
#include "ui/data/comparesection.h"
#include "ui/data/datainspector.h"
#include "ui/data/datapage.h"
#include "ui/data/histogrambar.h"
#include "ui/data/imagecanvas.h"
#include "ui/data/imagesection.h"
#include "ui/data/plotsection.h"
#include "ui/data/statisticsstrip.h"
#include "ui/data/tablesection.h"
#include "ui/data/tilenumber.h"
#include "ui/data/viewform.h"
#include "ui/results/elementgrid.h"
#include "ui/workbench/documents/documents.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <concepts>
#include <limits>

namespace tst_datasections {

using namespace kd;

namespace {

constexpr QRgb kDiffering = qRgb(0x4d, 0xe8, 0xff);

struct Bench {
    Bench() { keepImage(client); }
    void runs()
    {
        inspector.setRun(imageRun());
        inspector.setMarks(true, true);
    }
    void view(const DataViewText& text)
    {
        ViewSettings settings = inspector.settings();
        settings.text = text;
        inspector.setSettings(settings);
    }
    template <typename Widget> Widget& shown(QSize size)
    {
        auto* const widget = new Widget(inspector, &window);
        window.resize(size);
        widget->resize(size);
        window.show();
        return *widget;
    }
    static bool shows(const QWidget& panel, const QString& text)
    {
        const QList<QLabel*> labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* each) { return each->isVisible() && each->text().contains(text); });
    }

    BufferClient client;
    Documents documents;
    DataInspector inspector{client, documents};
    QWidget window;
};

template <typename Widget> Widget* named(const QWidget& panel, const QString& name)
{
    for (Widget* const each : panel.findChildren<Widget*>()) {
        if (each->accessibleName() == name)
            return each;
        if constexpr (std::derived_from<Widget, QAbstractButton>)
            if (each->text() == name)
                return each;
    }
    return nullptr;
}

}  // namespace

class TestDataSections : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void paintsANumberAPixel()
    {
        Bench bench;
        ImageCanvas& canvas = bench.shown<ImageCanvas>({400, 300});
        bench.runs();
        QTRY_COMPARE(canvas.picture().size(), QSize(6, 4));
        QTRY_COMPARE(canvas.picture().pixel(3, 1), kDiffering);
        const ColorScale scale(ColorMap::Magma);
        QCOMPARE(canvas.picture().pixel(0, 0), scale.at(0));
        QCOMPARE(canvas.picture().pixel(5, 3), scale.at(23.0 / 90));
        bench.inspector.setMarks(true, false);
        QTRY_COMPARE(canvas.picture().pixel(3, 1), scale.at(1));
        ViewSettings settings = bench.inspector.settings();
        settings.map = ColorMap::Grey;
        settings.range = RangeChoice{.isPercentile = false, .low = 0, .high = 10};
        bench.inspector.setSettings(settings);
        QTRY_COMPARE(canvas.picture().pixel(5, 3), ColorScale(ColorMap::Grey).at(1));
    }

    void marksWhatIsNoNumber()
    {
        Bench bench;
        std::vector<float> values(24, 1);
        values[0] = 0;
        values[7] = std::numeric_limits<float>::quiet_NaN();
        bench.client.keep("in", values);
        ImageCanvas& canvas = bench.shown<ImageCanvas>({400, 300});
        bench.runs();
        bench.inspector.select(QStringLiteral("in/before"));
        QTRY_COMPARE(canvas.picture().size(), QSize(6, 4));
        const QRgb marked = canvas.picture().pixel(1, 1);
        for (const double share : {0.0, 0.5, 1.0})
            QVERIFY(marked != ColorScale(ColorMap::Magma).at(share));
        bench.inspector.setMarks(false, true);
        QTRY_COMPARE(canvas.picture().pixel(1, 1), ColorScale(ColorMap::Magma).at(0));
    }

    void seesNaNAmongDifferences()
    {
        Bench bench;
        std::vector<float> values(24);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<float>(i);
        values[7] = std::numeric_limits<float>::quiet_NaN();
        values[9] = 90;
        bench.client.keep("out", values);
        ImageCanvas& canvas = bench.shown<ImageCanvas>({400, 300});
        CompareSection& section = *new CompareSection(bench.inspector, &bench.window);
        section.setVisible(true);
        bench.runs();
        QTRY_COMPARE(canvas.picture().size(), QSize(6, 4));
        QTRY_COMPARE(canvas.picture().pixel(3, 1), kDiffering);
        QVERIFY(canvas.picture().pixel(1, 1) != kDiffering);
        QTRY_VERIFY(bench.shows(section, QStringLiteral("NaN at [1, 1]")));
        bench.inspector.setMarks(false, true);
        QTRY_COMPARE(canvas.picture().pixel(1, 1), kDiffering);
    }

    // The values of one channel may lie far from those of the other.
    void rangeIsOfTheChosenChannel()
    {
        Bench bench;
        std::vector<float> values(24);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = i % 2 == 0 ? static_cast<float>(i) : 10000;
        bench.client.keep("in", values);
        ImageCanvas& canvas = bench.shown<ImageCanvas>({400, 300});
        bench.runs();
        bench.inspector.select(QStringLiteral("in/before"));
        bench.view({.type = "float2", .shape = "3, 4"});
        QCOMPARE(canvas.channels(), 2);
        QCOMPARE(canvas.channel(), 0);
        QTRY_COMPARE(canvas.picture().size(), QSize(4, 3));
        const ColorScale scale(ColorMap::Magma);
        QCOMPARE(canvas.picture().pixel(0, 0), scale.at(0));
        QCOMPARE(canvas.picture().pixel(3, 2), scale.at(1));
    }

    void showsColours()
    {
        Bench bench;
        bench.client.keep("out", std::vector<std::uint8_t>(96, 0));
        std::vector<std::uint8_t> pixels(96, 0);
        pixels[4] = 255;       // the second pixel is red
        pixels[24 + 2] = 128;  // the first of the second row is half blue
        bench.client.keep("in", pixels);
        ImageCanvas& canvas = bench.shown<ImageCanvas>({400, 300});
        bench.runs();
        bench.inspector.select(QStringLiteral("in/before"));
        bench.view({.type = "uchar4", .shape = "4, 6"});
        QCOMPARE(canvas.channels(), 4);
        QTRY_COMPARE(canvas.picture().size(), QSize(6, 4));
        QCOMPARE(canvas.picture().pixel(1, 0), qRgb(255, 0, 0));
        QCOMPARE(canvas.picture().pixel(0, 1), qRgb(0, 0, 128));
        canvas.setChannel(2);
        QTRY_COMPARE(canvas.picture().size(), QSize(6, 4));
        QTRY_COMPARE(canvas.picture().pixel(0, 1), ColorScale(ColorMap::Magma).at(128.0 / 255));
    }

    /// What listens to the questions that are dropped is painted before it knows that there is nothing any more.
    void vectorsGoWithTheirRun_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("shape");
        QTest::newRow("vectors") << "uchar4" << "4, 6";
        QTest::newRow("a list of vectors") << "uchar4" << "24";
        QTest::newRow("a structure") << "{ float a; int b; short c; short d; }" << "8";
    }

    void vectorsGoWithTheirRun()
    {
        QFETCH(const QString, type);
        QFETCH(const QString, shape);
        Bench bench;
        bench.client.keep("in", std::vector<std::uint8_t>(96, 7));
        TableSection& section = bench.shown<TableSection>({700, 300});
        bench.runs();
        bench.inspector.select(QStringLiteral("in/before"));
        bench.view({.type = type.toStdString(), .shape = shape.toStdString()});
        QVERIFY2(bench.inspector.view().has_value(), qPrintable(bench.inspector.whyNothing()));
        QTRY_VERIFY(bench.inspector.statistics().answer());
        section.grab();
        connect(&bench.inspector.statistics(), &DataQuery::changed, &section, [&] { section.grab(); });
        bench.inspector.setRun(nullptr);
        section.grab();
        QVERIFY(!bench.inspector.view());
        bench.runs();
        section.grab();
    }

    void movesTheCursorByMouseAndKeys()
    {
        Bench bench;
        ImageCanvas& canvas = bench.shown<ImageCanvas>({600, 400});
        bench.runs();
        bench.inspector.setCursor(0);
        QTRY_VERIFY(!canvas.picture().isNull());
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_Right);
        QTest::keyClick(&canvas, Qt::Key_Down);
        QCOMPARE(bench.inspector.cursor(), quint64{7});
        QTest::keyClick(&canvas, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(bench.inspector.cursor(), quint64{6});
        QTest::keyClick(&canvas, Qt::Key_Up);
        QTest::keyClick(&canvas, Qt::Key_Up);
        QCOMPARE(bench.inspector.cursor(), quint64{0});
        const double zoom = canvas.zoom();
        QTest::mouseClick(&canvas, Qt::LeftButton, {},
                          QPoint(48 + static_cast<int>(3.5 * zoom), 22 + static_cast<int>(1.5 * zoom)));
        QCOMPARE(bench.inspector.cursor(), quint64{9});
        QTest::keyClick(&canvas, Qt::Key_Plus);
        QVERIFY(canvas.zoom() > zoom || zoom >= 64);
        QTest::keyClick(&canvas, Qt::Key_Home);
        QCOMPARE(canvas.zoom(), zoom);
    }

    void stepsThroughPlanes()
    {
        Bench bench;
        ImageCanvas& canvas = bench.shown<ImageCanvas>({400, 300});
        bench.runs();
        bench.inspector.setCursor(0);
        bench.view({.shape = "2, 2, 6"});
        QCOMPARE(canvas.planes(), quint64{2});
        QTRY_COMPARE(canvas.picture().size(), QSize(6, 2));
        QTest::keyClick(&canvas, Qt::Key_PageDown);
        QCOMPARE(bench.inspector.cursor(), quint64{12});
        bench.inspector.setMarks(true, false);
        const ColorScale scale(ColorMap::Magma);
        QTRY_COMPARE(canvas.picture().pixel(5, 1), scale.at(23.0 / 90));
    }

    void offersAShapeForALine()
    {
        Bench bench;
        ImageSection& section = bench.shown<ImageSection>({500, 300});
        bench.runs();
        bench.view({.shape = "24"});
        QVERIFY(bench.shows(section, QStringLiteral("one dimension")));
        auto* const button = named<QPushButton>(section, QStringLiteral("Show as 4 × 6"));
        QVERIFY(button != nullptr);
        button->click();
        QCOMPARE(bench.inspector.numbers().axes.size(), std::size_t{2});
    }

    void tableFollowsAndGoes()
    {
        Bench bench;
        TableSection& section = bench.shown<TableSection>({700, 300});
        bench.runs();
        bench.inspector.setCursor(9);
        QCOMPARE(section.numbers().current(), quint64{9});
        QCOMPARE(section.bytes().current(), quint64{36});
        QTRY_VERIFY(bench.shows(section, QStringLiteral("[1, 3] = 90")));
        QVERIFY(bench.shows(section, QStringLiteral("reference 9")));
        section.numbers().setFocus();
        QTest::keyClick(&section.numbers(), Qt::Key_Down);
        QCOMPARE(bench.inspector.cursor(), quint64{15});
        auto* const place = section.findChild<QLineEdit*>();
        place->setText(QStringLiteral("[2, 5]"));
        QTest::keyClick(place, Qt::Key_Return);
        QCOMPARE(bench.inspector.cursor(), quint64{17});
        for (const char* const wrong : {"4, 0", "24", "1, 2, 3", "x", "99999999999999999999999"}) {
            place->setText(QString::fromLatin1(wrong));
            QTest::keyClick(place, Qt::Key_Return);
            QVERIFY(bench.shows(section, QStringLiteral("Give an index below 24")));
            QCOMPARE(bench.inspector.cursor(), quint64{17});
        }
        bench.inspector.setCursor(3);
        QVERIFY(!bench.shows(section, QStringLiteral("Give an index")));
        QTest::keyClick(place, Qt::Key_Return);
        QVERIFY(bench.shows(section, QStringLiteral("Give an index")));
        place->clear();
        QVERIFY(!bench.shows(section, QStringLiteral("Give an index")));
    }

    void copiesTsv()
    {
        Bench bench;
        TableSection& section = bench.shown<TableSection>({700, 300});
        bench.runs();
        section.grab();
        QTRY_COMPARE(section.numbers().cellText(1, 3), QStringLiteral("90"));
        section.numbers().setFocus();
        section.numbers().goTo(8);
        QTest::keyClick(&section.numbers(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&section.numbers(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keySequence(&section.numbers(), QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("8\t90\n14\t15\n"));
    }

    void plotsTheRowOfTheCursor()
    {
        Bench bench;
        PlotSection& section = bench.shown<PlotSection>({500, 300});
        bench.runs();
        bench.inspector.setCursor(9);
        QTRY_COMPARE(section.chart().content().series.size(), std::size_t{2});
        QTRY_COMPARE(section.chart().content().series[1].y, (std::vector<double>{6, 7, 8, 90, 10, 11}));
        QCOMPARE(section.chart().content().series[0].y, (std::vector<double>{6, 7, 8, 9, 10, 11}));
        QCOMPARE(section.chart().content().bandsOnX.front().middle, 3.0);
        QCOMPARE(section.chart().content().y.title, QStringLiteral("out"));
        bench.inspector.select(QStringLiteral("out/difference"));
        QCOMPARE(section.chart().content().y.title, QStringLiteral("difference of out"));
        bench.inspector.select(QStringLiteral("out/after"));
        QTRY_COMPARE(section.chart().content().series.size(), std::size_t{2});
        auto* const along = named<QComboBox>(section, QStringLiteral("Row or column of the cursor"));
        along->setCurrentIndex(1);
        emit along->activated(1);
        QTRY_COMPARE(section.chart().content().series[1].y, (std::vector<double>{3, 90, 15, 21}));
        auto* const kind = named<QComboBox>(section, QStringLiteral("Kind of plot"));
        kind->setCurrentIndex(2);
        emit kind->activated(2);
        QTRY_COMPARE(section.chart().content().series.size(), std::size_t{1});
        double total = 0;
        for (const double each : section.chart().content().series[0].y)
            total += each;
        QCOMPARE(total, 24.0);
    }

    void comparesAndSteps()
    {
        Bench bench;
        CompareSection& section = bench.shown<CompareSection>({730, 340});
        bench.runs();
        QTRY_VERIFY(bench.shows(section, QStringLiteral("1 of 24 elements")));
        QTRY_VERIFY(bench.shows(section, QStringLiteral("[1, 3]")));
        QVERIFY(bench.shows(section, QStringLiteral("81 at [1, 3]")));
        auto* const next = named<QPushButton>(section, QStringLiteral("Next difference"));
        QTRY_VERIFY(next->isEnabled());
        next->click();
        QTRY_COMPARE(bench.inspector.cursor(), quint64{9});
        const QItemSelectionModel& chosen = *section.findChild<QTreeView*>()->selectionModel();
        QTRY_COMPARE(chosen.selectedRows().size(), 1);
        bench.inspector.setCursor(3);
        QVERIFY(chosen.selectedRows().isEmpty());
        QVERIFY(!section.findChild<QTreeView*>()->header()->sectionsClickable());
        savePictures(section, QStringLiteral("data-compare"));
    }

    // Of the size that it has in a window of 1280 x 720.
    void showsEightWholeRows()
    {
        Bench bench;
        CompareSection& section = bench.shown<CompareSection>({537, 272});
        bench.client.keep("out", std::vector<float>(24, -230));
        bench.runs();
        auto* const table = section.findChild<QTreeView*>();
        QTRY_COMPARE(table->model()->rowCount(), 24);
        QCoreApplication::processEvents();
        const int row = table->visualRect(table->model()->index(0, 0)).height();
        const int head = table->header()->height();
        QVERIFY(!table->horizontalScrollBar()->isVisible());
        QVERIFY2(table->viewport()->height() / row >= 8, qPrintable(QString::number(table->viewport()->height())));
        QCOMPARE(table->viewport()->height() % row, 0);
        section.resize(537, 285);
        QCOMPARE((table->height() - head) % row, 0);
    }

    void saysWhereThereIsNoReference()
    {
        Bench bench;
        CompareSection& section = bench.shown<CompareSection>({730, 340});
        bench.runs();
        bench.inspector.select(QStringLiteral("in/before"));
        QVERIFY(bench.shows(section, QStringLiteral("in has no reference")));
    }

    void showsStatisticsAndDragsTheRange()
    {
        Bench bench;
        StatisticsStrip& strip = bench.shown<StatisticsStrip>({1230, 74});
        bench.runs();
        QTRY_COMPARE(named<TileNumber>(strip, QStringLiteral("Maximum"))->text(), QStringLiteral("90"));
        QTRY_COMPARE(named<TileNumber>(strip, QStringLiteral("Differ"))->text(), QStringLiteral("1"));
        auto* const bar = strip.findChild<HistogramBar*>();
        QTest::mousePress(bar, Qt::LeftButton, {}, QPoint(bar->width() / 4, 20));
        QTest::mouseRelease(bar, Qt::LeftButton, {}, QPoint(bar->width() / 4, 20));
        QVERIFY(bench.inspector.settings().range.has_value());
        QVERIFY(!bench.inspector.settings().range->isPercentile);
        QVERIFY(std::abs(bench.inspector.range()->low - 22.5) < 5);
        named<QCheckBox>(strip, QStringLiteral("Mark differences"))->click();
        QVERIFY(!bench.inspector.marksDifferences());
        QTest::mouseClick(named<TileNumber>(strip, QStringLiteral("Differ")), Qt::LeftButton);
        QTRY_COMPARE(bench.inspector.cursor(), quint64{9});
    }

    void formSaysWhatIsWrong()
    {
        Bench bench;
        ViewForm& form = bench.shown<ViewForm>({280, 400});
        bench.runs();
        QLineEdit* field = nullptr;
        for (QLineEdit* const each : form.findChildren<QLineEdit*>())
            if (each->accessibleName() == QStringLiteral("Shape"))
                field = each;
        QVERIFY(field != nullptr);
        QCOMPARE(field->text(), QStringLiteral("height, width"));
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("height, 7"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(bench.inspector.problem().part, QStringLiteral("shape"));
        QVERIFY(bench.shows(form, bench.inspector.problem().sentence));
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), QStringLiteral("height, width"));
        QVERIFY(bench.inspector.problem().sentence.isEmpty());
    }

    void comparesWithAnotherRun()
    {
        Bench bench;
        CompareSection& section = bench.shown<CompareSection>({726, 344});
        const auto earlier = [&](int number, const std::string& blob) {
            const std::shared_ptr<RunRecord> run = imageRun();
            run->number = number;
            run->plan.references.clear();
            run->outcome.verification.clear();
            std::erase_if(run->outcome.contents, [](const BufferContent& each) { return each.name != "out"; });
            run->outcome.contents[0].blob = blob;
            return run;
        };
        std::vector<float> values(24);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<float>(i);
        values[9] = 90;
        values[20] = 25;
        bench.client.keep("older", values);
        const std::shared_ptr<RunRecord> restored = earlier(2, "restored"), gone = earlier(4, "gone"), kept = earlier(3, "older");
        restored->isRestored = true;
        bench.inspector.setRuns({restored, kept, gone, imageRun()});
        bench.runs();
        auto* const with = named<QComboBox>(section, QStringLiteral("What is compared with"));
        QVERIFY(with != nullptr);
        QCOMPARE(with->count(), 3);  // the reference and two runs, the newest first
        QVERIFY(with->itemText(1).startsWith(QStringLiteral("Run #4")));
        with->setCurrentIndex(2);
        emit with->activated(2);
        QCOMPARE(bench.inspector.comparedRun(), RunRecordPointer(kept));
        QTRY_VERIFY(bench.shows(section, QStringLiteral("1 of 24 elements")));
        QVERIFY(bench.shows(section, QStringLiteral("[3, 2]")));
        QCOMPARE(section.accessibleName(), QStringLiteral("Compare with run #3"));
        QCOMPARE(bench.inspector.expectedName(), QStringLiteral("run #3"));
        emit with->activated(1);  // the worker has dropped it
        QTRY_VERIFY(bench.shows(section, QStringLiteral("no longer has these bytes")));
        emit with->activated(0);
        QTRY_VERIFY(bench.shows(section, QStringLiteral("[1, 3]")));
        QVERIFY(bench.inspector.comparedRun() == nullptr);
    }

    void pageStandsInBothThemes()
    {
        Bench bench;
        DataPage& page = bench.shown<DataPage>({1230, 900});
        savePictures(page, QStringLiteral("data-page-empty"));
        bench.runs();
        bench.inspector.setCursor(9);
        QTRY_VERIFY(bench.shows(page, QStringLiteral("1 of 24 elements")));
        const QByteArray state = page.layoutState();
        QVERIFY(!state.isEmpty());
        page.restoreLayout(QByteArrayLiteral("no state"));
        page.restoreLayout(state);
        savePictures(page, QStringLiteral("data-page"));
    }
};

KD_TEST(TestDataSections, QApplication)

}  // namespace tst_datasections

#include "tst_datasections.moc"
