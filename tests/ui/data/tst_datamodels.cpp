// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and grids over an inspected run.
#include "tests/program/testprogram.h"
#include "tests/ui/data/bufferclient.h"
#include "ui/common/tableroles.h"
#include "ui/data/bufferlistmodel.h"
#include "ui/data/byteelements.h"
#include "ui/data/datainspector.h"
#include "ui/data/differencesmodel.h"
#include "ui/data/numberelements.h"
#include "ui/workbench/documents/documents.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <limits>

namespace tst_datamodels {

using namespace kd;

namespace {

struct Bench {
    explicit Bench(std::shared_ptr<RunRecord> run = imageRun())
    {
        keepImage(client);
        inspector.setRun(run);
    }
    void view(const DataViewText& text)
    {
        ViewSettings settings = inspector.settings();
        settings.text = text;
        inspector.setSettings(settings);
    }

    BufferClient client;
    Documents documents;
    DataInspector inspector{client, documents};
};

struct Particle {
    float x, y;
    std::int32_t id;
};

}  // namespace

class TestDataModels : public QObject {
    Q_OBJECT
private slots:
    void listsBuffers()
    {
        Bench bench;
        BufferListModel model(bench.inspector);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 4);
        const auto text = [&](int row, int role) { return model.index(row).data(role).toString(); };
        QCOMPARE(text(1, Qt::DisplayRole), QStringLiteral("out"));
        QCOMPARE(text(1, BufferListModel::TypeRole), QStringLiteral("float*"));
        QCOMPARE(text(1, BufferListModel::StateRole), QStringLiteral("differs"));
        QCOMPARE(model.index(1).data(ColorRole).value<Token>(), Token::Bad);
        QCOMPARE(text(1, BufferListModel::DirectionRole), QStringLiteral("out"));
        QCOMPARE(text(1, BufferListModel::ShapeRole), QStringLiteral("4 × 6"));
        QCOMPARE(text(0, BufferListModel::StateRole), QStringLiteral("unchanged"));
        QCOMPARE(text(2, Qt::DisplayRole), QStringLiteral("reference"));
        QCOMPARE(text(3, BufferListModel::StateRole), QStringLiteral("derived"));
        QVERIFY(text(1, Qt::AccessibleTextRole).contains(QStringLiteral("differs")));
        bench.inspector.setRun(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void saysThatTheRunFaulted()
    {
        const std::shared_ptr<RunRecord> run = imageRun();
        run->outcome.state = RunOutcome::State::Faulted;
        run->outcome.outputs.clear();
        run->outcome.verification.clear();
        run->outcome.contents.erase(run->outcome.contents.begin() + 1, run->outcome.contents.end());
        Bench bench(run);
        BufferListModel model(bench.inspector);
        QCOMPARE(model.index(1).data(BufferListModel::StateRole).toString(), QStringLiteral("faulted"));
        bench.inspector.select(QStringLiteral("out/after"));
        QVERIFY(bench.inspector.whyNothing().contains(QStringLiteral("it faulted")));
    }

    void listsDifferences()
    {
        Bench bench;
        DifferencesModel model(bench.inspector);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_COMPARE(model.rowCount(), 1);
        const auto text = [&](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(text(DifferencesModel::Element), QStringLiteral("[1, 3]"));
        QCOMPARE(text(DifferencesModel::Actual), QStringLiteral("90"));
        QCOMPARE(text(DifferencesModel::Expected), QStringLiteral("9"));
        QCOMPARE(text(DifferencesModel::Difference), QStringLiteral("+81"));
        QCOMPARE(model.index(0, 0).data(DifferencesModel::IndexRole).toULongLong(), qulonglong{9});
        bench.inspector.setMeasure(DifferenceMeasure::Relative);
        QTRY_VERIFY(model.rowCount() == 1 && text(DifferencesModel::Difference).contains(QLatin1Char('%')));
    }

    void wordsEachMeasure()
    {
        const ElementDifference difference{.actual = 1.5, .expected = 2, .absolute = 0.5, .relative = 0.25, .ulps = 3};
        QCOMPARE(differenceText(difference, DifferenceMeasure::Absolute), QStringLiteral("−0.5"));
        QVERIFY(differenceText(difference, DifferenceMeasure::Relative).startsWith(QStringLiteral("25")));
        QCOMPARE(differenceText(difference, DifferenceMeasure::Ulp), QStringLiteral("3 ULP"));
        const ElementDifference noNumber{.actual = std::numeric_limits<double>::quiet_NaN(),
                                         .expected = 2,
                                         .absolute = std::numeric_limits<double>::infinity(),
                                         .relative = std::numeric_limits<double>::infinity()};
        QCOMPARE(differenceText(noNumber, DifferenceMeasure::Absolute), QStringLiteral("NaN"));
        QCOMPARE(differenceText(noNumber, DifferenceMeasure::Relative), QStringLiteral("NaN"));
        QCOMPARE(differenceText({.relative = std::numeric_limits<double>::infinity()}, DifferenceMeasure::Relative),
                 QStringLiteral("∞"));
    }

    void laysNumbersInRows()
    {
        Bench bench;
        NumberElements cells(bench.inspector);
        QCOMPARE(cells.columns(), quint64{6});
        QCOMPARE(cells.count(), quint64{24});
        QTRY_COMPARE(cells.text(9), QStringLiteral("90"));
        QTRY_COMPARE(cells.markOf(9), ElementSource::Mark::Differs);
        QCOMPARE(cells.markOf(8), ElementSource::Mark::None);
        QCOMPARE(cells.rowHead(2), QStringLiteral("2"));
        QCOMPARE(cells.columnHead(5), QStringLiteral("5"));
        QCOMPARE(cells.place(9), QStringLiteral("[1, 3]"));
        bench.inspector.setMarks(true, false);
        QCOMPARE(cells.markOf(9), ElementSource::Mark::None);
    }

    void marksNaNAmongDifferences()
    {
        Bench bench;
        std::vector<float> values(24, 1);
        values[4] = std::numeric_limits<float>::quiet_NaN();
        bench.client.keep("out", values);
        NumberElements cells(bench.inspector);
        QTRY_COMPARE(cells.text(4), QStringLiteral("nan"));
        QTRY_COMPARE(cells.markOf(4), ElementSource::Mark::NotFiniteDiffers);
        bench.inspector.setMarks(false, true);
        QCOMPARE(cells.markOf(4), ElementSource::Mark::Differs);
    }

    void fixedDecimalsTakeWhatTheyNeed()
    {
        Bench bench;
        NumberElements cells(bench.inspector);
        const int shortest = cells.widestText();
        ViewSettings settings = bench.inspector.settings();
        settings.format = "%.4f";
        bench.inspector.setSettings(settings);
        QTRY_COMPARE(cells.widestText(), 7);  // "90.0000"
        QVERIFY(shortest > 7);
    }

    void laysAListInLines()
    {
        Bench bench;
        NumberElements cells(bench.inspector);
        bench.view({.shape = "24"});
        QCOMPARE(cells.columns(), quint64{8});
        QCOMPARE(cells.rowHead(1), QStringLiteral("8"));
        QCOMPARE(cells.columnHead(3), QStringLiteral("+3"));
    }

    void namesPlanes()
    {
        Bench bench;
        NumberElements cells(bench.inspector);
        bench.view({.shape = "2, 3, 4"});
        QCOMPARE(cells.columns(), quint64{4});
        QCOMPARE(cells.rowHead(4), QStringLiteral("1, 1"));
        QCOMPARE(cells.place(23), QStringLiteral("[1, 2, 3]"));
    }

    void showsMembersOfVectors()
    {
        Bench bench;
        NumberElements cells(bench.inspector);
        bench.view({.type = "uchar4", .shape = "4, 6"});
        QVERIFY(bench.inspector.hasMemberAxis());
        QCOMPARE(cells.columns(), quint64{24});
        QCOMPARE(cells.columnHead(5), QStringLiteral("1.y"));
        QCOMPARE(cells.rowHead(3), QStringLiteral("3"));
        QCOMPARE(cells.place(5), QStringLiteral("[0, 1, y]"));
        QVERIFY((bench.inspector.range() == ValueRange{0, 255}));
    }

    void showsMembersOfStructures()
    {
        const std::shared_ptr<RunRecord> run = imageRun();
        run->plan.symbols.clear();
        Bench bench(run);
        std::vector<Particle> particles(8);
        for (std::size_t i = 0; i < particles.size(); ++i)
            particles[i] = {.x = static_cast<float>(i), .y = 0.5f, .id = static_cast<std::int32_t>(100 + i)};
        bench.client.keep("out", particles);
        NumberElements cells(bench.inspector);
        bench.view({.type = "{ float x; float y; int id; }"});
        QCOMPARE(cells.columns(), quint64{3});
        QCOMPARE(cells.count(), quint64{24});
        QCOMPARE(cells.columnHead(2), QStringLiteral("id"));
        QTRY_COMPARE(cells.text(3 * 7 + 2), QStringLiteral("107"));
        QTRY_COMPARE(cells.text(3 * 7 + 0), QStringLiteral("7"));
        QCOMPARE(cells.numberOf(3 * 7 + 2), quint64{7});
        QCOMPARE(cells.place(3 * 7 + 2), QStringLiteral("[7].id"));
        ViewSettings settings = bench.inspector.settings();
        settings.member = 2;
        bench.inspector.setSettings(settings);
        QTRY_COMPARE(bench.inspector.valueAt(7).value_or(0), 107.0);
        QCOMPARE(cells.cellOf(7), quint64{3 * 7 + 2});
    }

    void marksNumbersThatAreNone()
    {
        Bench bench;
        std::vector<float> values(24, 1);
        values[2] = std::numeric_limits<float>::infinity();
        bench.client.keep("in", values);
        bench.inspector.select(QStringLiteral("in/before"));
        NumberElements cells(bench.inspector);
        QTRY_COMPARE(cells.text(2), QStringLiteral("inf"));
        QCOMPARE(cells.markOf(2), ElementSource::Mark::NotFinite);
        bench.inspector.setMarks(false, true);
        QCOMPARE(cells.markOf(2), ElementSource::Mark::None);
    }

    void dumpsBytes()
    {
        Bench bench;
        ByteElements bytes(bench.inspector);
        QCOMPARE(bytes.count(), quint64{96});
        QCOMPARE(bytes.columns(), quint64{16});
        QTRY_COMPARE(bytes.text(9 * 4 + 3), QStringLiteral("42"));  // 90.0f is 0x42b40000
        QTRY_COMPARE(bytes.markOf(9 * 4 + 2), ElementSource::Mark::Differs);
        QCOMPARE(bytes.byteOf(9), quint64{36});
        QCOMPARE(bytes.numberAt(39).value_or(0), quint64{9});
        QVERIFY(bytes.isOfOne(39, 36) && bytes.isOfOne(36, 39));
        QVERIFY(!bytes.isOfOne(40, 36) && !bytes.isOfOne(35, 36));
        QCOMPARE(bytes.rowTail(2), QStringLiteral("...A...B.. A..0A"));  // 8, 90, 10 and 11
        QCOMPARE(bytes.rowHead(2), QStringLiteral("00000020"));
        bench.view({.shape = "4, 6", .slice = "[:, 1:4:2]"});
        QCOMPARE(bytes.byteOf(3), quint64{(6 + 3) * 4});
        QCOMPARE(bytes.numberAt(36).value_or(0), quint64{3});
        QVERIFY(!bytes.numberAt(0));
    }
};

KD_TEST(TestDataModels, QCoreApplication)

}  // namespace tst_datamodels

#include "tst_datamodels.moc"
