// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers are written, colours are chosen, ranges are read and kept, and shapes follow from a launch.
#include "tests/program/testprogram.h"
#include "tests/ui/data/bufferclient.h"
#include "ui/data/bufferentry.h"
#include "ui/data/colormap.h"
#include "ui/data/numberformat.h"
#include "ui/data/viewsettings.h"

#include <QTest>

#include <bit>
#include <limits>

namespace tst_datavalues {

using namespace kd;

class TestDataValues : public QObject {
    Q_OBJECT
private slots:
    void writesNumbers_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<float>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("shortest") << QString() << 0.1f << QStringLiteral("0.1");
        QTest::newRow("decimals") << QStringLiteral("%.4f") << 72.27371f << QStringLiteral("72.2737");
        QTest::newRow("minus") << QStringLiteral("%.1f") << -2.5f << QStringLiteral("−2.5");
        QTest::newRow("exponent") << QStringLiteral("%.2e") << 12345.f << QStringLiteral("1.23e+04");
        QTest::newRow("bits") << QStringLiteral("%08x") << 1.f << QStringLiteral("3f800000");
        QTest::newRow("whole") << QStringLiteral("%d") << 2.f << QStringLiteral("2");
        QTest::newRow("nan") << QStringLiteral("%.4f") << std::numeric_limits<float>::quiet_NaN() << QStringLiteral("nan");
        QTest::newRow("infinite") << QStringLiteral("%g") << -std::numeric_limits<float>::infinity() << QStringLiteral("−inf");
    }
    void writesNumbers()
    {
        QFETCH(QString, format);
        QFETCH(float, value);
        const std::optional<NumberFormat> read = NumberFormat::fromText(format);
        QVERIFY(read);
        QTEST(read->textOf(ValueFormat::Float32, std::bit_cast<std::uint32_t>(value)), "text");
    }

    void writesIntegers()
    {
        const NumberFormat decimal = *NumberFormat::fromText(QStringLiteral("%d"));
        QCOMPARE(decimal.textOf(ValueFormat::Int8, 0xff), QStringLiteral("−1"));
        QCOMPARE(decimal.textOf(ValueFormat::UInt8, 0xff), QStringLiteral("255"));
        QCOMPARE(NumberFormat::fromText(QStringLiteral("%02x"))->textOf(ValueFormat::Int8, 0xff), QStringLiteral("ff"));
    }

    // What is not one number's format never reaches printf().
    void refusesFormats_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* const each : {"%s", "%n", "%f %f", "%*d", "%.999f", "f", "%", "%lf", "x%f", "%f\n%f"})
            QTest::newRow(each) << QString::fromLatin1(each);
    }
    void refusesFormats()
    {
        QFETCH(QString, format);
        QVERIFY(!NumberFormat::fromText(format));
    }

    void readsRanges_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isRead");
        QTest::addColumn<bool>("isPercentile");
        QTest::addColumn<double>("low");
        QTest::newRow("values") << QStringLiteral("10 to 160") << true << false << 10.0;
        QTest::newRow("percent") << QStringLiteral("0.5 to 99.5 %") << true << true << 0.5;
        QTest::newRow("negative") << QStringLiteral("−1.5 … 1e3") << true << false << -1.5;
        QTest::newRow("turned") << QStringLiteral("5 to 1") << false << false << 0.0;
        QTest::newRow("equal") << QStringLiteral("5 to 5") << false << false << 0.0;
        QTest::newRow("beyond 100 %") << QStringLiteral("1 to 101 %") << false << false << 0.0;
        QTest::newRow("one number") << QStringLiteral("5") << false << false << 0.0;
        QTest::newRow("words") << QStringLiteral("all of it") << false << false << 0.0;
    }
    void readsRanges()
    {
        QFETCH(QString, text);
        QFETCH(bool, isRead);
        const std::optional<RangeChoice> choice = RangeChoice::fromText(text);
        QCOMPARE(choice.has_value(), isRead);
        if (!choice)
            return;
        QTEST(choice->isPercentile, "isPercentile");
        QTEST(choice->low, "low");
        QVERIFY(RangeChoice::fromText(choice->text()) == choice);
    }

    void keepsSettings()
    {
        ViewSettings settings;
        settings.format = "%.4f";
        settings.map = ColorMap::Cividis;
        settings.range = RangeChoice{.isPercentile = false, .low = -1, .high = 2};
        settings.member = 3;
        QVERIFY(Json(settings).get<ViewSettings>() == settings);
    }

    // Sessions were written by others.
    void passesOverWrongSettings()
    {
        for (const char* const text :
             {"null", "[]", "{\"view\": 3, \"format\": [], \"colorMap\": \"pink\", \"range\": {\"low\": \"a\"}}",
              "{\"range\": {\"low\": 5, \"high\": 1}, \"member\": -7}"})
            QVERIFY(parseJson(text, "test").get<ViewSettings>() == ViewSettings());
        QVERIFY(parseJson("{\"member\": 100000}", "test").get<ViewSettings>().member <
                static_cast<int>(ElementLayout::kMaxMembers));
    }

    // Lighter is more, in every map: people who see no colours read them too.
    void scalesGrowLighter()
    {
        for (const ColorMap map : kColorMaps) {
            const ColorScale scale(map);
            int before = -1;
            for (int i = 0; i <= 20; ++i) {
                const int grey = qGray(scale.at(i / 20.0));
                QVERIFY2(grey >= before, nameOf(map).data());
                before = grey;
            }
            QCOMPARE(scale.at(-5), scale.at(0));
            QCOMPARE(scale.at(5), scale.at(1));
            QCOMPARE(scale.at(std::numeric_limits<double>::quiet_NaN()), scale.at(0));
            QVERIFY(colorMapFromName(nameOf(map)) == map);
        }
    }

    void findsShapes()
    {
        const std::shared_ptr<RunRecord> run = imageRun();
        const std::vector<BufferEntry> entries = bufferEntries(*run);
        QCOMPARE(entries.size(), std::size_t{4});  // in, out, its reference, the difference
        QCOMPARE(entries[0].key(), QStringLiteral("in/before"));
        QCOMPARE(entries[1].key(), QStringLiteral("out/after"));
        QCOMPARE(entries[2].key(), QStringLiteral("out/reference"));
        QCOMPARE(entries[3].key(), QStringLiteral("out/difference"));
        QCOMPARE(entries[1].shape, QStringLiteral("height, width"));
        QCOMPARE(entries[1].typeName, QStringLiteral("float*"));
        QCOMPARE(QString::fromStdString(entries[2].blob), QStringLiteral("expected"));
        QVERIFY(entries[3].blob.empty());
    }

    // The width runs fastest, whichever comes first in the kernel's parameters.
    void ordersShapesByTheirNames()
    {
        const std::shared_ptr<RunRecord> run = imageRun();
        std::swap(run->plan.arguments[0], run->plan.arguments[1]);
        QCOMPARE(bufferEntries(*run)[0].shape, QStringLiteral("height, width"));
    }

    void findsNoShapeThatDoesNotFit()
    {
        const std::shared_ptr<RunRecord> run = imageRun();
        run->plan.symbols["width"] = "7";
        QCOMPARE(bufferEntries(*run)[0].shape, QString());
        run->plan.symbols["width"] = "24";
        QCOMPARE(bufferEntries(*run)[0].shape, QStringLiteral("width"));
    }
};

KD_TEST(TestDataValues, QCoreApplication)

}  // namespace tst_datavalues

#include "tst_datavalues.moc"
