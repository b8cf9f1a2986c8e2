// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/launch/launchplan.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstring>

namespace tst_recordedmemory {

using namespace kd;

namespace {

TypeInfo pointerToFloat()
{
    return {.kind = TypeInfo::Kind::Pointer,
            .name = "float*",
            .size = 8,
            .element = {{.kind = TypeInfo::Kind::Float, .name = "float", .size = 4}}};
}

/// A kernel of two pointers and a structure of which nothing but its size is known.
CompileOutcome program()
{
    KernelInfo kernel{.name = "k", .loweredName = "k", .hasSignature = true};
    kernel.parameters = {{.name = "x", .offset = 0, .size = 8, .type = pointerToFloat()},
                         {.name = "y", .offset = 8, .size = 8, .type = pointerToFloat()},
                         {.name = "p", .offset = 16, .size = 16, .type = bitsOfSize(16)}};
    CompileOutcome outcome;
    outcome.kernels = {kernel};
    return outcome;
}

const std::string kArray = "int16:zeros[10, array 2 width=4 height=2 depth=0 format=9 channels=1 flags=0 levels=2]";
const std::string kPlain = "{0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0}";

}  // namespace

/// Launches whose memory was recorded: where it lay, and what leads into it.
class RecordedMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void twoArgumentsLeadIntoOneMemory()
    {
        const LaunchPlan plan = resolve("zeros[64, at 0x7f0000000000]", "zeros[64, from 16, at 0x7f0000000000]", {});
        QCOMPARE(plan.buffers.size(), std::size_t{1});
        QCOMPARE(plan.buffers[0].address, 0x7f0000000000u);
        QCOMPARE(plan.buffers[0].bytes(), 256u);
        QCOMPARE(plan.arguments[1].buffer, 0);
        QCOMPARE(plan.arguments[1].offset, 64u);
    }

    /// What one argument reads alone is an output where another one writes it.
    void memoryIsAnOutputWhereOneArgumentIs()
    {
        const LaunchPlan plan = resolve("in:zeros[64, at 0x7f0000000000]", "inout:zeros[64, at 0x7f0000000000]", {});
        QVERIFY(plan.buffers[0].direction == Direction::InOut);
    }

    /// Bytes of code without types are seen as what a source says.
    void bytesBecomeElements()
    {
        const LaunchPlan plan = resolve("uint8:zeros[256, from 64, at 0x7f0000000000]", "uint8:zeros[7, at 0x7f0000001000]", {});
        QVERIFY(plan.buffers[0].type == ElementType::Float32);
        QCOMPARE(plan.buffers[0].count, 64u);
        QCOMPARE(plan.arguments[0].offset, 64u);
        QVERIFY(plan.buffers[1].type == ElementType::UInt8);  // 7 bytes are no elements
    }

    void memoryWithoutAnArgumentIsABuffer()
    {
        const LaunchPlan plan = resolve("zeros[64, at 0x7f0000000000]", "0x7f0000002010", {{"node", "zeros[32, at 0x7f0000002000]"}});
        QCOMPARE(plan.buffers.size(), std::size_t{2});
        QCOMPARE(plan.buffers[1].name, std::string("node"));
        QCOMPARE(plan.buffers[1].bytes(), 32u);
        std::uint64_t address = 0;
        std::memcpy(&address, plan.arguments[1].value.data(), sizeof address);
        QCOMPARE(address, 0x7f0000002010u);
        const LaunchPlan again = Json(plan).get<LaunchPlan>();
        QCOMPARE(again.buffers[1].address, 0x7f0000002000u);
    }

    void arraysAreBuffersOfTheLaunch()
    {
        const std::string texture = "array-texture array=2 level=1 addressing=1,1,1 filter=0 flags=0 anisotropy=0 border=0,0,0,0";
        const LaunchPlan plan = resolve("0", "0", {{"array0", kArray}}, kPlain + " with 0: " + texture);
        QCOMPARE(plan.buffers.size(), std::size_t{1});
        QVERIFY(plan.buffers[0].type == ElementType::Int16);
        QCOMPARE(plan.buffers[0].bytes(), 20u);
        QCOMPARE(plan.buffers[0].array.value().number, 2u);
        QCOMPARE(plan.symbols.at("p"), texture);
        Json json = plan;
        const LaunchPlan again = json.get<LaunchPlan>();
        QVERIFY(again.buffers[0].array == plan.buffers[0].array);
        json["buffers"][0]["count"] = 11;
        QVERIFY_THROWS_EXCEPTION(RuntimeError, json.get<LaunchPlan>());
        json["buffers"][0]["count"] = 10;
        json["buffers"][0]["array"] = "2 width=4 height=2 depth=0 format=9 channels=1 flags=0 levels=9";
        QVERIFY_THROWS_EXCEPTION(RuntimeError, json.get<LaunchPlan>());
    }

    void objectsLieInMemory()
    {
        const std::string map = "tiled-map type=7 sizes=16 steps=1 interleave=0 swizzle=0 promotion=0 fill=0 box=8 at=0x7f0000000000";
        const LaunchPlan plan = resolve("zeros[64, at 0x7f0000000000] with 64: " + map, "0", {});
        QCOMPARE(plan.buffers.size(), std::size_t{1});
        QCOMPARE(plan.buffers[0].bytes(), 256u);
        QCOMPARE(plan.symbols.at("x"), " with 64: " + map);
    }

    void setupsAreReadAsTheyWereWritten()
    {
        LaunchSetup setup;
        setup.memory = {{"node", "zeros[32, at 0x7f0000002000]"}};
        const LaunchSetup read = Json(setup).get<LaunchSetup>();
        QCOMPARE(read.memory.size(), std::size_t{1});
        QCOMPARE(read.memory[0].name, std::string("node"));
        QCOMPARE(read.memory[0].value, setup.memory[0].value);
        QVERIFY(!Json(LaunchSetup{}).contains("memory"));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("x");
        QTest::addColumn<QString>("memory");
        QTest::addColumn<QString>("sentence");
        const QString good = "zeros[64, at 0x7f0000000000]";
        QTest::newRow("no address") << "zeros[64, at 12]" << "" << "'12' is no address";
        QTest::newRow("beyond") << "zeros[64, at 0xffffffffffffffff]" << "" << "is no address";
        QTest::newRow("too long") << "zeros[64, at 0x11112222333344445]" << "" << "is no address";
        QTest::newRow("no count") << "zeros[, at 0x7f00000]" << "" << "the count before ', at' is missing";
        QTest::newRow("overlap") << good << "zeros[64, at 0x7f0000000080]" << "it lies where x does";
        QTest::newRow("other size") << good << "zeros[64, at 0x7f0000000000]" << "it lies where x does";
        QTest::newRow("memory without address") << good << "zeros[64]" << "where it lay is missing";
        QTest::newRow("memory with offset") << good << "zeros[64, from 3, at 0x7f0000002000]" << "nothing leads into it";
        const QString map = "tiled-map type=7 sizes=16 steps=1 interleave=0 swizzle=0 promotion=0 fill=0 box=8 at=0x7f0000000000";
        const QString array = QString::fromStdString(kArray);
        QTest::newRow("object beyond its memory") << good + " with 192: " + map << "" << "an object of 128 bytes at 192 lies outside";
        QTest::newRow("object of other memory") << good + " with 0: " + QString(map).replace("at=0x7f0000000000", "at=0x7f0000000100")
                                                << "" << "which is no part of the launch";
        QTest::newRow("texture of no array") << good + " with 0: array-surface array=1 level=0" << "" << "it is of array 1, which";
        QTest::newRow("texture of what was left out") << good + " with 0: array-texture" << "" << "the recording has no contents";
        QTest::newRow("level that is not there") << good + " with 0: array-surface array=2 level=2" << array
                                                 << "it is of a level that array 2 does not have";
        QTest::newRow("object in an array") << good << array + " with 0: array-surface array=2 level=0"
                                            << "an array holds no tensor maps";
        QTest::newRow("array of an argument") << QString(array).replace("int16:", "") << "" << "no address leads into an array";
        QTest::newRow("array of another size") << good << QString(array).replace("[10", "[11") << "its array has 20 bytes";
        QTest::newRow("array without a count") << good << QString(array).replace("[10", "[") << "the count before ', array'";
        QTest::newRow("array of nothing") << good << "zeros[10, array 2]" << "does not say what an array is";
        QTest::newRow("no recipe") << good << "nothing" << "nothing";
    }

    void refusals()
    {
        QFETCH(const QString, x);
        QFETCH(const QString, memory);
        QFETCH(const QString, sentence);
        try {
            resolve(x.toStdString(), "0",
                    memory.isEmpty() ? std::vector<MemorySetting>{} : std::vector<MemorySetting>{{"m", memory.toStdString()}});
            QFAIL("it is taken");
        } catch (const RuntimeError& error) {
            const QString said = QString::fromStdString(error.sentence().english());
            QVERIFY2(said.contains(sentence), qPrintable(said));
        }
    }

    void twoMemoriesHaveTwoNames()
    {
        QVERIFY_THROWS_EXCEPTION(RuntimeError, resolve("0", "0", {{"m", "zeros[8, at 0x7f0000000000]"}, {"m", "zeros[8, at 0x7f0000001000]"}}));
        QVERIFY_THROWS_EXCEPTION(RuntimeError, resolve("0", "0", {{"x", "zeros[8, at 0x7f0000000000]"}}));
        QVERIFY_THROWS_EXCEPTION(RuntimeError, resolve("0", "0", {{"", "zeros[8, at 0x7f0000000000]"}}));
    }

private:
    static LaunchPlan resolve(const std::string& x, const std::string& y, std::vector<MemorySetting> memory,
                              const std::string& p = kPlain)
    {
        LaunchSetup setup;
        setup.grid = setup.block = "1";
        setup.arguments = {{"x", x}, {"y", y}, {"p", p}};
        setup.memory = std::move(memory);
        return resolveLaunch(setup, program(), "", {});
    }
};

}  // namespace tst_recordedmemory

using tst_recordedmemory::RecordedMemoryTest;
KD_TEST(RecordedMemoryTest, kd::test::NoApplication)
#include "tst_recordedmemory.moc"
