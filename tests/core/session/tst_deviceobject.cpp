// SPDX-License-Identifier: GPL-3.0-or-later
// Tensor maps and textures in arguments, as sessions write them.
#include "core/base/error.h"
#include "core/session/launch/arrayshape.h"
#include "core/session/launch/deviceobject.h"
#include "tests/program/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>

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

const std::string kArray = "array-texture array=3 level=1 addressing=1,1,1 filter=1 flags=2 anisotropy=0 border=0,0,0,0";
const std::string kView = kArray + " view=30,64,32,0,0,0,0,0";
const std::string kMipmapped = "mipmapped-texture array=0 addressing=0,1,2 filter=1 flags=2 anisotropy=16 border=0,0,0,0 "
                               "levels=1,1056964608,0,1065353216";
const std::string kSurface = "array-surface array=4095 level=0";
const std::string kShape = "7 width=64 height=32 depth=0 format=32 channels=4 flags=2 levels=3";

}  // namespace

class DeviceObjectTest : public QObject {
    Q_OBJECT

private slots:
    void writesWhatItReads_data()
    {
        QTest::addColumn<QString>("text");
        const std::string array = "array-texture", surface = "array-surface";
        for (const std::string& each : {kTiled, kIm2col, kLinear, kPitched, kArray, kView, kMipmapped, kSurface, array, surface})
            QTest::newRow(each.c_str()) << QString::fromStdString(each);
    }

    void writesWhatItReads()
    {
        QFETCH(const QString, text);
        const DeviceObject object = parseDeviceObject(text.toStdString());
        QCOMPARE(QString::fromStdString(toText(object)), text);
        QCOMPARE(object.bytes(), std::size_t{text.contains("-map ") ? 128u : 8u});
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
        row("no level", kArray, " level=1", "", "1 number of level are needed");
        row("level below zero", kArray, "level=1", "level=-1", "is no number");
        row("half a view", kView, "view=30,64,32,0,0,0,0,0", "view=30,64", "8 numbers of view are needed");
        row("mipmapped of nothing", kMipmapped, kMipmapped.substr(17).c_str(), "", "1 number of array are needed");
        row("filter of a surface", kSurface, "level=0", "level=0 filter=1", "none of filter");
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

    void arraysAreWhatTheirTextSays()
    {
        const ArrayShape shape = parseArrayShape(kShape);
        QCOMPARE(QString::fromStdString(toText(shape)), QString::fromStdString(kShape));
        QCOMPARE(shape.number, 7u);
        QCOMPARE(shape.texelBytes(), 16u);
        QVERIFY(shape.type() == ElementType::Float32);
        QVERIFY(shape.extent(2) == (std::array<std::uint32_t, 3>{16, 8, 1}));
        QCOMPARE(shape.bytes(), 16u * (64 * 32 + 32 * 16 + 16 * 8));
        // Layers are as many in each level, slices are not.
        const std::string layers = "0 width=4 height=0 depth=6 format=1 channels=1 flags=1 levels=2";
        QCOMPARE(parseArrayShape(layers).bytes(), 4u * 6 + 2 * 6);
        QCOMPARE(parseArrayShape("0 width=4 height=4 depth=4 format=16 channels=2 flags=0 levels=2").bytes(), 4u * (64 + 8));
    }

    void arraysThatAreNoneAreRefused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* from, const char* to, const char* sentence) {
            QTest::newRow(to) << from << to << sentence;
        };
        row("7 width", "x width", "does not say what an array is");
        row("7 width", "4096 width", "does not say what an array is");
        row("width=64", "height=64", "does not say what an array is");
        row("width=64", "width=-1", "does not say what an array is");
        row("width=64", "width=99999999999", "does not say what an array is");
        row("levels=3", "levels=3 more=1", "does not say what an array is");
        row("width=64", "width=0", "no array has 0");
        row("width=64", "width=262145", "no array has 262145");
        row("depth=0", "depth=4294967295", "no array has 64");
        row("levels=3", "levels=8", "and 8 levels");
        row("format=32", "format=33", "channels of format 33");
        row("channels=4", "channels=3", "no array has 3 channels");
        row("flags=2", "flags=64", "the flags 64");
        row("width=64 height=32 depth=0", "width=262144 height=262144 depth=262144", "is larger than any buffer");
    }

    void arraysThatAreNoneAreRefused()
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        QFETCH(const QString, sentence);
        try {
            parseArrayShape(QString::fromStdString(kShape).replace(from, to).toStdString());
            QFAIL("it was read");
        } catch (const RuntimeError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(sentence), error.what());
        }
    }

    void mutatedArraysAreReadOrRefused()
    {
        QRandomGenerator random(20);
        for (int i = 0; i < 20000; ++i) {
            std::string text = kShape;
            for (int j = 0; j < 2; ++j)
                text[random.bounded(static_cast<quint32>(text.size()))] = static_cast<char>(32 + random.bounded(95));
            try {
                const ArrayShape shape = parseArrayShape(text);
                QVERIFY(shape.bytes() > 0 && shape.bytes() <= (std::uint64_t{1} << 40) && parseArrayShape(toText(shape)) == shape);
            } catch (const RuntimeError& error) {
                QVERIFY(error.what()[0] != '\0');
            }
        }
    }

    void mutatedTextsAreReadOrRefused()
    {
        QRandomGenerator random(19);
        const std::array<std::string, 5> texts{kTiled, kIm2col, kView, kMipmapped, kSurface};
        for (int i = 0; i < 20000; ++i) {
            std::string text = texts[static_cast<std::size_t>(i) % texts.size()];
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
