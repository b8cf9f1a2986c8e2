// SPDX-License-Identifier: GPL-3.0-or-later
// Tensor maps and textures in arguments, as sessions write them.
#include "core/base/error.h"
#include "core/session/launch/deviceobject.h"
#include "tests/program/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

namespace kd::tst_deviceobject {

namespace {

const std::string kTiled = "tiled-map type=7 sizes=64,128 strides=256 steps=1,1 interleave=0 swizzle=3 promotion=2 fill=0 "
                           "box=32,64 at=0x7f2a00000000";
const std::string kIm2col = "im2col-map type=6 sizes=64,8,8,4 strides=128,1024,8192 steps=1,1,1,1 interleave=0 swizzle=0 "
                            "promotion=0 fill=1 lower=-1,-1 upper=1,1 channels=64 pixels=32 at=0x7f2a00000100";
const std::string kLinear = "linear-texture format=32 channels=1 bytes=4096 addressing=1,1,1 filter=0 flags=0 anisotropy=0 "
                            "border=0,0,0,1065353216 at=0x7f2a00000000";
const std::string kPitched = "pitched-texture format=32 channels=4 width=64 height=32 pitch=1024 addressing=0,1,2 filter=1 flags=2 "
                             "anisotropy=0 border=0,0,0,0 at=0x7f2a00000000";

}  // namespace

class DeviceObjectTest : public QObject {
    Q_OBJECT

private slots:
    void writesWhatItReads_data()
    {
        QTest::addColumn<QString>("text");
        const std::string array = "array-texture", surface = "array-surface";
        for (const std::string& each : {kTiled, kIm2col, kLinear, kPitched, array, surface})
            QTest::newRow(each.substr(0, each.find(' ')).c_str()) << QString::fromStdString(each);
    }

    void writesWhatItReads()
    {
        QFETCH(const QString, text);
        const DeviceObject object = parseDeviceObject(text.toStdString());
        QCOMPARE(QString::fromStdString(toText(object)), text);
        QCOMPARE(object.bytes(), std::size_t{text.contains("map") ? 128u : 8u});
        QVERIFY(hasObjects(text.toStdString()));
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, std::string text, const char* from, const char* to, const char* sentence) {
            if (const std::size_t at = text.find(from); at != std::string::npos)
                text.replace(at, std::string(from).size(), to);
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(sentence);
        };
        row("kind", kTiled, "tiled-map", "mapped", "'mapped' is no tensor map or texture");
        row("no sizes", kTiled, " sizes=64,128", "", "1 to 5 sizes, not 0");
        row("too many sizes", kTiled, "sizes=64,128", "sizes=1,2,3,4,5,6", "1 to 5 sizes, not 6");
        row("strides", kTiled, "strides=256", "strides=256,512", "1 number of strides are needed, and 2 are there");
        row("no box", kTiled, " box=32,64", "", "2 numbers of box are needed, and 0 are there");
        row("negative", kTiled, "box=32,64", "box=-32,64", "'box=-32,64' is no number");
        row("too large", kTiled, "box=32,64", "box=32,4294967296", "is no number");
        row("no number", kTiled, "type=7", "type=f32", "'type=f32' is no number");
        row("no key", kTiled, "type=7", "7", "'7' is no number");
        row("address", kTiled, "0x7f2a00000000", "7", "'7' is no address");
        row("address beyond all", kTiled, "0x7f2a00000000", "0xffffffffffffffff", "is no address");
        row("another's", kLinear, "bytes=4096", "bytes=4096 width=3", "none of width");
        row("rank of im2col", kIm2col, "sizes=64,8,8,4", "sizes=64,8", "1 to 5 sizes, not 2");
    }

    void refusesWhatIsNone()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        try {
            parseDeviceObject(text.toStdString());
            QFAIL("it was read");
        } catch (const RuntimeError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(sentence), error.what());
        }
    }

    void objectsStandBehindTheValueThatTheyArePartsOf()
    {
        const std::string text = "{1,2,3} with 64: " + kTiled + "; 192: " + kTiled;
        const ObjectsText parts = parseObjectsText(text);
        QCOMPARE(parts.value, std::string("{1,2,3}"));
        QCOMPARE(parts.objects.size(), std::size_t{2});
        QCOMPARE(parts.objects[1].offset, std::uint64_t{192});
        QCOMPARE(toText(parts), text);
        QVERIFY(!hasObjects("{1,2,3}"));
        QVERIFY(!hasObjects("inout:file(\"m0.bin\")[64, at 0x7f00]"));
        QVERIFY(!hasObjects("file(\"a with 64: b.bin\")"));
        QVERIFY(!hasObjects("{1} with " + kTiled));
        QVERIFY_THROWS_EXCEPTION(RuntimeError, parseObjectsText("{1} with 64: " + kTiled + "; here"));
        QVERIFY_THROWS_EXCEPTION(RuntimeError, parseObjectsText("{1} with 64: tiled-map"));
    }

    void mutatedTextsAreReadOrRefused()
    {
        QRandomGenerator random(19);
        for (int i = 0; i < 20000; ++i) {
            std::string text = i % 2 == 0 ? kTiled : kIm2col;
            for (int j = 0; j < 3; ++j)
                text[random.bounded(static_cast<quint32>(text.size()))] = static_cast<char>(32 + random.bounded(95));
            try {
                QCOMPARE(parseDeviceObject(toText(parseDeviceObject(text))), parseDeviceObject(text));
            } catch (const RuntimeError& error) {
                QVERIFY(error.what()[0] != '\0');
            }
        }
    }
};

KD_TEST(DeviceObjectTest, QCoreApplication)

}  // namespace kd::tst_deviceobject

#include "tst_deviceobject.moc"
