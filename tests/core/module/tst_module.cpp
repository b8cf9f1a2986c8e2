// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>  // first: moc 6.4 cannot read <span> after <compare>

#include "core/base/error.h"
#include "core/module/argumentpack.h"
#include "core/module/module.h"
#include "fakecontext.h"
#include "tests/program/testprogram.h"

#include <array>
#include <cstring>

namespace tst_module {

static_assert(kIsOwner<kd::Module> && kIsOwner<kd::ArgumentPack>);

namespace {

constexpr std::string_view kText =
    "KDFAKE\nkernel first params=4,8,1,2 registers=40 shared=1024 maxthreads=512\nkernel second params=\n";

std::span<const std::byte> bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

}  // namespace

class TestModule : public QObject {
    Q_OBJECT

private slots:
    void ownsOneLibrary();
    void listsItsKernels();
    void tellsAttributesAndLayout();
    void missingKernelsAreNamed();
    void imagesThatDoNotLoad_data();
    void imagesThatDoNotLoad();
    void theDriversLogTravels();
    void allowsDynamicSharedMemoryUpToTheLimit();
    void launchErrorsTellTheShape();
    void packsByLayout();
    void refusesOtherLayouts();
    void naturalLayoutAligns();
};

void TestModule::ownsOneLibrary()
{
    const FakeContext fake;
    {
        kd::Module module(fake.ref(), bytesOf(kText), "test");
        kd::Module moved = std::move(module);
        QVERIFY(module.handle() == nullptr);
        moved = kd::Module(fake.ref(), bytesOf(kText), "test");
        QCOMPARE(kdFakeLive(), std::size_t(2));
        kdFakeFail("cuLibraryUnload", CUDA_ERROR_ILLEGAL_ADDRESS, 2);
    }
    QCOMPARE(kdFakeCalls("cuLibraryUnload"), 2);
}

void TestModule::listsItsKernels()
{
    const FakeContext fake;
    QCOMPARE(kd::Module(fake.ref(), bytesOf(kText), "test").kernelNames(), (std::vector<std::string>{"first", "second"}));
}

void TestModule::tellsAttributesAndLayout()
{
    const FakeContext fake;
    const kd::Module module(fake.ref(), bytesOf(kText), "test");
    const kd::FunctionRef function = module.function("first");
    function.load();
    const kd::FunctionAttributes attributes = function.attributes();
    QCOMPARE(attributes.registers, 40u);
    QCOMPARE(attributes.staticShared, 1024u);
    QCOMPARE(attributes.maxThreadsPerBlock, 512u);
    QCOMPARE(attributes.binaryVersion, 90);
    QCOMPARE(function.parameters(), (std::vector<kd::ParameterSlot>{{0, 4}, {8, 8}, {16, 1}, {18, 2}}));
    QVERIFY(module.function("second").parameters().empty());
    QCOMPARE(function.maxActiveBlocks(256, 0), 8u);
}

void TestModule::missingKernelsAreNamed()
{
    const FakeContext fake;
    const kd::Module module(fake.ref(), bytesOf(kText), "test");
    try {
        module.function("third");
        QFAIL("there is none");
    } catch (const kd::LogicError& error) {
        QCOMPARE(error.info().subject.name, std::string("third"));
        QCOMPARE(error.info().text.english(), std::string("the module has no such kernel; it has first, second"));
    }
}

void TestModule::imagesThatDoNotLoad_data()
{
    QTest::addColumn<QByteArray>("image");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << QByteArray("garbage");
}

void TestModule::imagesThatDoNotLoad()
{
    QFETCH(QByteArray, image);
    const FakeContext fake;
    QVERIFY_EXCEPTION_THROWN(kd::Module(fake.ref(), bytesOf({image.data(), static_cast<std::size_t>(image.size())}), "test"),
                             kd::LogicError);
    QCOMPARE(kdFakeLive(), std::size_t(1));
}

void TestModule::theDriversLogTravels()
{
    const FakeContext fake;
    try {
        const kd::Module module(fake.ref(), bytesOf(".version 9.0\n.target sm_90\ngarbage"), "test.ptx");
        QFAIL("it does not assemble");
    } catch (const kd::CompileError& error) {
        QCOMPARE(error.info().subject.name, std::string("test.ptx"));
        QVERIFY(error.info().text.english().find("Parsing error near 'garbage'") != std::string::npos);
    }
}

void TestModule::allowsDynamicSharedMemoryUpToTheLimit()
{
    const FakeContext fake;
    const kd::Module module(fake.ref(), bytesOf(kText), "test");
    const kd::FunctionRef function = module.function("first");
    QCOMPARE(function.attributes().maxDynamicShared, 48u << 10);
    function.allowDynamicShared(200u << 10);
    QCOMPARE(module.function("first").attributes().maxDynamicShared, 200u << 10);
    QVERIFY_EXCEPTION_THROWN(function.allowDynamicShared(227u << 10), kd::LogicError);
    function.preferCarveout(50);
}

void TestModule::launchErrorsTellTheShape()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    const kd::Module module(fake.ref(), bytesOf(kText), "test");
    const kd::FunctionRef function = module.function("second");
    function.launch(stream, {{2, 1, 1}, {64, 1, 1}, 0}, nullptr);
    try {
        function.launch(stream, {{2, 1, 1}, {1024, 2, 1}, 16}, nullptr);
        QFAIL("it must be refused");
    } catch (const kd::LogicError& error) {
        QCOMPARE(error.info().subject.name,
                 std::string("second<<<(2, 1, 1), (1024, 2, 1), 16>>>"));
    }
}

void TestModule::packsByLayout()
{
    const std::uint32_t count = 7;
    const double factor = 2.5;
    const std::array<kd::ArgumentPack::Value, 2> values{{{"n", std::as_bytes(std::span(&count, 1))},
                                                         {"a", std::as_bytes(std::span(&factor, 1))}}};
    kd::ArgumentPack pack({{0, 4}, {8, 8}}, values);
    kd::ArgumentPack moved = std::move(pack);
    double read = 0;
    std::memcpy(&read, moved.addresses()[1], sizeof read);
    QCOMPARE(read, 2.5);
    QCOMPARE(static_cast<std::byte*>(moved.addresses()[1]) - static_cast<std::byte*>(moved.addresses()[0]), 8);
}

void TestModule::refusesOtherLayouts()
{
    const std::uint32_t count = 7;
    const std::array<kd::ArgumentPack::Value, 1> values{{{"n", std::as_bytes(std::span(&count, 1))}}};
    QVERIFY_EXCEPTION_THROWN(kd::ArgumentPack({{0, 8}}, values), kd::LogicError);
    QVERIFY_EXCEPTION_THROWN(kd::ArgumentPack({{0, 4}, {4, 4}}, values), kd::LogicError);
    QVERIFY_EXCEPTION_THROWN(kd::ArgumentPack({}, values), kd::LogicError);
}

void TestModule::naturalLayoutAligns()
{
    const std::array<std::size_t, 6> sizes{1, 2, 4, 8, 12, 32};
    const std::vector<kd::ParameterSlot> expected{{0, 1}, {2, 2}, {4, 4}, {8, 8}, {16, 12}, {32, 32}};
    QCOMPARE(kd::naturalLayout(sizes), expected);
}

KD_TEST(TestModule, QCoreApplication)

}  // namespace tst_module

#include "tst_module.moc"
