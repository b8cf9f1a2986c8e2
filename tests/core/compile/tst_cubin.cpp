// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"

#include "core/base/error.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/binary/dwarfsignatures.h"
#include "core/compile/binary/ptxaslog.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTest>

#include <random>

namespace tst_cubin {

using namespace kd;

namespace {

std::vector<std::byte> readBytes(const QString& name)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/compile/cubins/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    const auto* data = reinterpret_cast<const std::byte*>(bytes.constData());
    return {data, data + bytes.size()};
}

std::string readText(const QString& name)
{
    const std::vector<std::byte> bytes = readBytes(name);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

const KernelInfo& kernelNamed(const std::vector<KernelInfo>& kernels, const std::string& name)
{
    static const KernelInfo none;
    for (const KernelInfo& kernel : kernels)
        if (kernel.name == name)
            return kernel;
    return none;
}

/// Damages a copy: cut short, or 1 to 64 bytes replaced, often in the headers at both ends.
std::vector<std::byte> damaged(const std::vector<std::byte>& bytes, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<std::byte> copy = bytes;
    if (random() % 4 == 0) {
        copy.resize(random() % copy.size());
        return copy;
    }
    for (auto changes = 1 + random() % (random() % 2 == 0 ? 4 : 64); changes > 0; --changes) {
        std::size_t at = random() % copy.size();
        if (random() % 3 == 0)
            at = random() % 64;
        else if (random() % 3 == 0)
            at = copy.size() - 1 - random() % 4096;
        copy[at] = static_cast<std::byte>(random());
    }
    return copy;
}

}  // namespace

/// Cubins recorded from tests/data/compile/sources with NVRTC 13.0.88, with the log of ptxas beside them.
class TestCubin : public QObject {
    Q_OBJECT

private slots:
    void bothSourcesAgree_data()
    {
        QTest::addColumn<QString>("architecture");
        QTest::newRow("sm_75") << "sm_75";
        QTest::newRow("sm_90") << "sm_90";
    }
    void bothSourcesAgree()
    {
        QFETCH(QString, architecture);
        std::vector<KernelInfo> kernels =
            readCubinKernels(readBytes("resources_" + architecture + ".cubin"), architecture.toStdString());
        const std::vector<PtxasUsage> usage = readPtxasLog(readText("resources_" + architecture + ".log"));
        QCOMPARE(kernels.size(), std::size_t{10});
        QCOMPARE(usage.size(), kernels.size());
        const std::vector<Message> sentences = mergeUsage(kernels, usage);
        QVERIFY2(sentences.empty(), sentences.empty() ? "" : sentences.front().english().c_str());
        QCOMPARE(kernelNamed(kernels, "recurse").spillStores, 12u);
        QCOMPARE(kernelNamed(kernels, "recurse").spillLoads, 12u);
    }

    void disagreementIsSaid()
    {
        std::vector<KernelInfo> kernels{{.name = "k", .loweredName = "k", .registers = 10}};
        const std::vector<Message> sentences = mergeUsage(kernels, {{.loweredName = "k", .registers = 12}});
        QCOMPARE(sentences.size(), std::size_t{1});
        QVERIFY(sentences.front().english().find("registers of k (10 and 12)") != std::string::npos);
    }

    void figures()
    {
        const std::vector<KernelInfo> kernels = readCubinKernels(readBytes("resources_sm_90.cubin"), "sm_90");
        const KernelInfo& apple = kernelNamed(kernels, "apple");
        QCOMPARE(apple.staticShared, 4000u);
        QCOMPARE(apple.barriers, 4u);
        QCOMPARE(apple.constant, 440u);
        const KernelInfo& spiller = kernelNamed(kernels, "spiller");
        QCOMPARE(spiller.local, 96u);
        QCOMPARE(spiller.stackFrame, 96u);
        const KernelInfo& bounded = kernelNamed(kernels, "bounded");
        QCOMPARE(bounded.maxThreadsPerBlock, 128u);
        QCOMPARE(bounded.parameters.size(), std::size_t{4});
        QCOMPARE(bounded.parameters[0].size, 16800u);
        QCOMPARE(bounded.parameters[1].offset, 16800u);
        QCOMPARE(bounded.parameters[3].offset, 16824u);
        QCOMPARE(bounded.parameters[3].size, 1u);
        QVERIFY(kernelNamed(kernels, "nop").parameters.empty());
        QCOMPARE(kernelNamed(kernels, "dynamic").staticShared, 0u);
        QCOMPARE(kernelNamed(kernels, "ns::tk<int>").loweredName, std::string("_ZN2ns2tkIiEEvPT_i"));
    }

    void signatures()
    {
        const std::vector<KernelInfo> kernels = readDwarfSignatures(readBytes("signatures_debug_sm_90.cubin"), "sm_90");
        QCOMPARE(kernels.size(), std::size_t{9});
        for (const KernelInfo& kernel : kernels)
            QVERIFY2(kernel.hasSignature, kernel.name.c_str());
        const KernelInfo& plain = kernelNamed(kernels, "plain");
        QCOMPARE(plain.parameters[2].name, std::string("x"));
        QCOMPARE(plain.parameters[2].type.name, std::string("const float*"));
        QVERIFY(plain.parameters[2].type.element.front().isConst);
        QVERIFY(!plain.parameters[3].type.element.front().isConst);
        const KernelInfo& scale = kernelNamed(kernels, "tk<double,2>");
        QCOMPARE(scale.parameters[0].type.name, std::string("real*"));
        QCOMPARE(scale.parameters[2].name, std::string());
        QCOMPARE(kernelNamed(kernels, "pack<int,float>").parameters.size(), std::size_t{2});
    }

    void types_data()
    {
        using Kind = TypeInfo::Kind;
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("size");
        const auto row = [](const char* parameter, Kind kind, const char* type, int size) {
            QTest::newRow(type) << parameter << static_cast<int>(kind) << type << size;
        };
        row("a", Kind::Unsigned, "u32", 4);
        row("b", Kind::Float, "real", 8);
        row("c", Kind::Unsigned, "size_t", 8);
        row("d", Kind::Struct, "V", 8);
        row("e", Kind::Pointer, "const Node*", 8);
        row("f", Kind::Union, "U", 4);
        row("g", Kind::Enum, "Plain", 4);
        row("h", Kind::Enum, "ns::Color", 1);
        row("i", Kind::Bool, "bool", 1);
        row("j", Kind::Character, "char", 1);
        row("k", Kind::Signed, "signed char", 1);
        row("l", Kind::Unsigned, "unsigned char", 1);
        row("m", Kind::Signed, "short", 2);
        row("n", Kind::Signed, "long", 8);
        row("o", Kind::Unsigned, "unsigned long long", 8);
        row("p", Kind::Half, "__half", 2);
        row("q", Kind::BFloat16, "__nv_bfloat16", 2);
        row("r", Kind::Struct, "__half2", 4);
        row("s", Kind::Struct, "float4", 16);
        row("t", Kind::Unsigned, "cudaTextureObject_t", 8);
        row("u", Kind::Pointer, "void*", 8);
        row("fn", Kind::Pointer, "void (*)(int)", 8);
        row("ref", Kind::Pointer, "int&", 8);
        row("cv", Kind::Pointer, "const volatile int*", 8);
        row("arr", Kind::Pointer, "float (*)[4]", 8);
        row("box", Kind::Struct, "Box<int>", 16);
        row("em", Kind::Struct, "Empty", 1);
        row("an", Kind::Struct, "Anon", 12);
        row("cc", Kind::Pointer, "const float* const", 8);
        row("i128", Kind::Signed, "__int128", 16);
        row("ld", Kind::Float, "double", 8);
        row("pp", Kind::Pointer, "const int* const*", 8);
        row("d3", Kind::Struct, "dim3", 12);
        row("der", Kind::Pointer, "Derived*", 8);
    }
    void types()
    {
        QFETCH(QString, parameter);
        QFETCH(int, kind);
        QFETCH(QString, type);
        QFETCH(int, size);
        const std::vector<KernelInfo> kernels = readDwarfSignatures(readBytes("signatures_debug_sm_90.cubin"), "sm_90");
        const std::vector<Parameter>& parameters = kernelNamed(kernels, "types").parameters;
        const auto found = std::find_if(parameters.begin(), parameters.end(),
                                        [&parameter](const Parameter& p) { return p.name == parameter.toStdString(); });
        QVERIFY(found != parameters.end());
        QCOMPARE(static_cast<int>(found->type.kind), kind);
        QCOMPARE(found->type.name, type.toStdString());
        QCOMPARE(found->type.size, static_cast<std::uint64_t>(size));
    }

    void membersAndRecursion()
    {
        const std::vector<KernelInfo> kernels = readDwarfSignatures(readBytes("signatures_debug_sm_90.cubin"), "sm_90");
        const TypeInfo& node = kernelNamed(kernels, "grid").parameters[0].type;
        QCOMPARE(node.members.size(), std::size_t{5});
        QCOMPARE(node.members[0].type.kind, TypeInfo::Kind::Pointer);
        QCOMPARE(node.members[0].type.element.front().kind, TypeInfo::Kind::Opaque);
        QCOMPARE(node.members[0].type.element.front().name, std::string("Node"));
        QCOMPARE(node.members[1].type.name, std::string("int[3][4]"));
        QCOMPARE(node.members[1].type.count, std::uint64_t{3});
        QCOMPARE(node.members[1].type.element.front().count, std::uint64_t{4});
        QCOMPARE(node.members[2].offset, std::uint64_t{56});
        QCOMPARE(node.members[3].type.kind, TypeInfo::Kind::Opaque);
        QCOMPARE(node.members[3].type.name, std::string("unsigned int : 3"));
    }

    void damageIsSurvived_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("debug information") << "signatures_debug_sm_90.cubin";
        QTest::newRow("sm_75") << "resources_sm_75.cubin";
        QTest::newRow("sm_90") << "resources_sm_90.cubin";
    }
    void damageIsSurvived()
    {
        QFETCH(QString, name);
        const std::vector<std::byte> bytes = readBytes(name);
        QVERIFY(!bytes.empty());
        int refused = 0;
        for (unsigned seed = 0; seed < 1500; ++seed) {
            try {
                const std::vector<KernelInfo> kernels = readDwarfSignatures(damaged(bytes, seed), "sm_90");
                for (const KernelInfo& kernel : kernels)
                    QVERIFY(kernel.parameters.size() <= 4096);
                if (seed % 16 == 0)
                    static_cast<void>(Json(kernels).get<std::vector<KernelInfo>>());
            } catch (const RuntimeError&) {
                ++refused;
            }
        }
        QVERIFY(refused > 0);
    }

    void whatIsNoCubinIsRefused()
    {
        QVERIFY_EXCEPTION_THROWN(readCubinKernels({}, "sm_90"), RuntimeError);
        const std::vector<std::byte> text(100, std::byte{'x'});
        QVERIFY_EXCEPTION_THROWN(readCubinKernels(text, "sm_90"), RuntimeError);
    }
};

KD_TEST(TestCubin, kd::test::NoApplication)

}  // namespace tst_cubin

#include "tst_cubin.moc"
