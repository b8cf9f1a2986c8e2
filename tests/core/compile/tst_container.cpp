// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/container.h"
#include "core/compile/container/deviceprogram.h"
#include "core/compile/container/deviceruntime.h"

#include "core/base/error.h"
#include "core/compile/binary/demangle.h"
#include "tests/fuzzsettings.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <elf.h>
#include <random>
#include <span>

namespace tst_container {

using namespace kd;

namespace {

/// As Triton writes it: the last two parameters are memory of its own.
constexpr const char* kTritonPtx = ".version 8.7\n.target sm_90\n.address_size 64\n"
    ".visible .entry fill(.param .u64 .ptr .global .align 1 p0, .param .u32 p1, .param .u64 .ptr .global .align 1 p2,\n"
    "    .param .u64 .ptr .global .align 1 p3)\n.reqntid 64\n{\n.reg .b32 %r<3>;\n.reg .b64 %rd<4>;\n"
    "ld.param.u64 %rd1, [p0];\nld.param.u32 %r1, [p1];\nmov.u32 %r2, %tid.x;\nmul.wide.u32 %rd2, %r2, 4;\n"
    "add.s64 %rd3, %rd1, %rd2;\nst.global.u32 [%rd3], %r1;\nret;\n}\n";

const std::string kFolder = KD_TEST_DATA "/container/";

std::vector<std::byte> readBytes(const std::string& name)
{
    QFile file(QString::fromStdString(kFolder + name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name.c_str());
    const QByteArray bytes = file.readAll();
    const auto* data = reinterpret_cast<const std::byte*>(bytes.constData());
    return {data, data + bytes.size()};
}

std::vector<std::byte> bytesOf(std::string_view text)
{
    const auto* data = reinterpret_cast<const std::byte*>(text.data());
    return {data, data + text.size()};
}

DeviceContainer readFrom(std::vector<std::byte> bytes, const ContainerLimits& limits = {})
{
    return readContainer(std::make_shared<const std::vector<std::byte>>(std::move(bytes)), "container", limits);
}

/// The sentence of the error that reading these bytes ends in; empty where it does not.
QString refusal(std::vector<std::byte> bytes, const ContainerLimits& limits = {})
{
    try {
        for (const DeviceCode& code : readFrom(std::move(bytes), limits).codes)
            contentsOf(code);
    } catch (const RuntimeError& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

/// "cubin sm_90" and "ptx sm_90", the cubins first: as cuobjdump lists them.
QStringList listed(const DeviceContainer& container)
{
    QStringList cubins, texts;
    for (const DeviceCode& code : container.codes) {
        const QString architecture = QString::fromStdString(code.architecture);
        if (code.kind == DeviceCode::Kind::Cubin)
            cubins << QStringLiteral("cubin ") + architecture;
        else if (code.kind == DeviceCode::Kind::Ptx)
            texts << QStringLiteral("ptx ") + architecture;
    }
    cubins.sort();
    texts.sort();
    return cubins + texts;
}

/// What lists.txt records of one of its files, in the form of listed(). "ELF file    1: program.1.sm_90.cubin" is a line of it.
QStringList recorded(const QString& file)
{
    QFile lists(QString::fromStdString(kFolder + "lists.txt"));
    if (!lists.open(QIODevice::ReadOnly))
        qFatal("lists.txt is missing");
    QStringList cubins, texts;
    bool isIt = false;
    for (const QString& line : QString::fromUtf8(lists.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const bool isEntry = line.startsWith(QLatin1String("ELF file")) || line.startsWith(QLatin1String("PTX file"));
        isIt = isEntry ? isIt : line == file;
        const QString architecture = line.section(QLatin1Char('.'), -2, -2);
        if (isEntry && isIt)
            (line.startsWith(QLatin1Char('E')) ? cubins : texts)
                << (line.startsWith(QLatin1Char('E')) ? QStringLiteral("cubin ") : QStringLiteral("ptx ")) + architecture;
    }
    cubins.sort();
    texts.sort();
    return cubins + texts;
}

QString signatureOf(const KernelInfo& kernel)
{
    QStringList types;
    for (const Parameter& parameter : kernel.parameters)
        types << QString::fromStdString(parameter.type.name);
    return QString::fromStdString(kernel.name) + QLatin1Char('(') + types.join(QStringLiteral(", ")) + QLatin1Char(')');
}

QStringList signaturesOf(const std::vector<KernelInfo>& kernels)
{
    QStringList all;
    for (const KernelInfo& kernel : kernels)
        all << signatureOf(kernel);
    all.sort();
    return all;
}

std::vector<KernelInfo> kernelsOfPtx(std::string_view body)
{
    const std::string text = ".version 9.0\n.target sm_90\n.address_size 64\n" + std::string(body);
    return contentsOf(readFrom(bytesOf(text)).codes.at(0)).kernels;
}

/// A section of a file that elfOf() makes; its name is a place in section 1, which is a table of strings.
struct MadeSection {
    std::uint32_t type = SHT_PROGBITS;
    std::uint32_t name = 0;
    QByteArray bytes;
};

/// A cubin of these sections, numbered from 1.
std::vector<std::byte> elfOf(const std::vector<MadeSection>& sections)
{
    Elf64_Ehdr header{};
    std::memcpy(header.e_ident, ELFMAG, SELFMAG);
    header.e_ident[EI_CLASS] = ELFCLASS64;
    header.e_ident[EI_DATA] = ELFDATA2LSB;
    header.e_ident[EI_VERSION] = EV_CURRENT;
    header.e_version = EV_CURRENT;
    header.e_machine = 190;  // EM_CUDA
    header.e_ehsize = sizeof(Elf64_Ehdr);
    header.e_shentsize = sizeof(Elf64_Shdr);
    header.e_shnum = static_cast<Elf64_Half>(sections.size() + 1);
    header.e_shstrndx = 1;
    QByteArray contents;
    std::vector<Elf64_Shdr> table(1);
    for (const MadeSection& each : sections) {
        table.push_back({.sh_name = each.name,
                         .sh_type = each.type,
                         .sh_offset = sizeof(header) + static_cast<std::uint64_t>(contents.size()),
                         .sh_size = static_cast<std::uint64_t>(each.bytes.size()),
                         .sh_link = 1,
                         .sh_addralign = 1,
                         .sh_entsize = each.type == SHT_SYMTAB ? sizeof(Elf64_Sym) : 0});
        contents += each.bytes;
        contents.resize((contents.size() + 7) / 8 * 8, '\0');
    }
    header.e_shoff = sizeof(header) + static_cast<std::uint64_t>(contents.size());
    QByteArray file(reinterpret_cast<const char*>(&header), sizeof(header));
    file += contents;
    file.append(reinterpret_cast<const char*>(table.data()), static_cast<qsizetype>(table.size() * sizeof(Elf64_Shdr)));
    return bytesOf({file.constData(), static_cast<std::size_t>(file.size())});
}

/// Kernels, one at each multiple of `step` in the table of strings.
QByteArray kernelSymbols(std::uint32_t count, std::uint32_t step)
{
    QByteArray table;
    table.reserve(static_cast<qsizetype>(count * sizeof(Elf64_Sym)));
    for (std::uint32_t i = 0; i < count; ++i) {
        const Elf64_Sym symbol{
            .st_name = i * step, .st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC), .st_other = 0x10, .st_shndx = 1, .st_value = 0, .st_size = 0};
        table.append(reinterpret_cast<const char*>(&symbol), sizeof(symbol));
    }
    return table;
}

/// Breaks containers at random: bytes anywhere and in headers, numbers of headers, and lengths.
class Mutations {
public:
    explicit Mutations(std::uint64_t seed) : m_random(seed) {}

    std::vector<std::byte> of(const std::vector<std::byte>& whole)
    {
        std::vector<std::byte> bytes = whole;
        for (std::size_t changes = 1 + below(4); changes > 0; --changes)
            change(bytes);
        if (below(16) == 0)
            bytes.resize(below(bytes.size()));
        return bytes;
    }
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random); }

private:
    void change(std::vector<std::byte>& bytes)
    {
        const std::size_t place = placeIn(bytes);
        if (below(2) == 0) {
            bytes[place] ^= static_cast<std::byte>(1u << below(8));
            return;
        }
        constexpr std::array<std::uint64_t, 8> kNumbers{0, 1, 64, 0xffff, 0x7fffffff, 0xffffffff, 0x7fffffffffffffff, ~std::uint64_t{0}};
        const std::uint64_t number = kNumbers[below(kNumbers.size())];
        const std::size_t size = std::min<std::size_t>(std::size_t{1} << below(4), bytes.size() - place);
        std::memcpy(bytes.data() + place, &number, size);
    }
    /// In the first header, in an ELF file's table of sections, at a number's place, or anywhere.
    std::size_t placeIn(const std::vector<std::byte>& bytes)
    {
        std::uint64_t table = 0;
        if (bytes.size() > 64)
            std::memcpy(&table, bytes.data() + 40, sizeof(table));
        switch (below(4)) {
        case 0: return below(std::min<std::size_t>(bytes.size(), 128));
        case 1: return table < bytes.size() ? table + below(bytes.size() - table) : below(bytes.size());
        case 2: return below(bytes.size()) / 8 * 8;
        default: return below(bytes.size());
        }
    }

    std::mt19937_64 m_random;
};

}  // namespace

class TestContainer : public QObject {
    Q_OBJECT

private slots:
    void knowsTheDeviceRuntime()
    {
        const std::string name = "  (.param .b32 func_retval0) __cudaCDP2LaunchDeviceV2\n(\n.param .b64 p\n)";
        QVERIFY(definesDeviceRuntime(".version 9.0\n.visible .func" + name + "\n{ ret; }\n"));
        QVERIFY(definesDeviceRuntime(".extern .func" + name + "\n;\n.weak .func" + name + "\n{ ret; }\n"));
        QVERIFY(!definesDeviceRuntime(".version 9.0\n.extern .func" + name + "\n;\ncall.uni (r), \n__cudaCDP2LaunchDeviceV2, \n"));
        QVERIFY(!definesDeviceRuntime(" __cudaCDP2LaunchDeviceV2") && !definesDeviceRuntime(""));
    }

    void everyModeOfCompressionHoldsTheSame_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char* const mode : {"default", "balance", "speed", "size", "none"})
            QTest::newRow(mode) << mode;
    }
    void everyModeOfCompressionHoldsTheSame()
    {
        QFETCH(QString, mode);
        const DeviceContainer plain = readFrom(readBytes("mode-none.fatbin"));
        const DeviceContainer packed = readFrom(readBytes("mode-" + mode.toStdString() + ".fatbin"));
        QCOMPARE(listed(packed), (QStringList{"cubin sm_90", "ptx sm_90"}));
        for (std::size_t i = 0; i < plain.codes.size(); ++i) {
            const DeviceContents contents = contentsOf(packed.codes[i]);
            QVERIFY(contents.bytes == contentsOf(plain.codes[i]).bytes);
            QCOMPARE(contents.kernels.size(), std::size_t{3});
        }
    }

    void listsAreThoseOfCuobjdump_data()
    {
        QTest::addColumn<QStringList>("more");
        const QStringList linked{"cubin sm_90", "cubin sm_90", "ptx sm_90", "ptx sm_90"};
        for (const char* const file : {"architectures.fatbin", "debug.fatbin", "lineinfo.fatbin", "lto.fatbin", "mode-balance.fatbin",
                                       "mode-default.fatbin", "mode-none.fatbin", "mode-size.fatbin", "mode-speed.fatbin", "rdc.fatbin",
                                       "libparts.a", "libsmall.so", "small.o", "program", "program-stripped"})
            QTest::newRow(file) << QStringList();
        // cuobjdump leaves out what was linked.
        QTest::newRow("program-rdc") << linked;
    }
    void listsAreThoseOfCuobjdump()
    {
        QFETCH(QStringList, more);
        const QString file = QString::fromUtf8(QTest::currentDataTag());
        QStringList found = listed(readFrom(readBytes(file.toStdString())));
        // cuobjdump drops the family's letter.
        found.replaceInStrings(QStringLiteral("100f"), QStringLiteral("100"));
        QStringList expected = recorded(file) + more;
        expected.sort();
        QCOMPARE(found, expected);
    }

    void kernelsHaveFiguresAndTypes()
    {
        const DeviceFile file = openDeviceFile(kFolder + "mode-default.fatbin");
        QCOMPARE(file.programs.size(), std::size_t{1});
        const DeviceProgram& program = file.programs[0];
        QCOMPARE(QString::fromStdString(program.architecture), QStringLiteral("sm_90"));
        QCOMPARE(QString::fromStdString(program.compiler), QStringLiteral("ptxas 13.0.88"));
        QCOMPARE(signaturesOf(program.kernels),
                 (QStringList{"(anonymous namespace)::hidden(u32*)", "saxpy(u32, f32, const f32*, f32*)",
                              "scale<float>(f32*, f32, u32)"}));
        for (const KernelInfo& kernel : program.kernels) {
            QVERIFY(kernel.registers > 0);
            QVERIFY(kernel.hasSignature && !kernel.lacksFigures && kernel.lacksSpills);
            QCOMPARE(kernel.maxThreadsPerBlock, kernel.name == "saxpy" ? 128u : 0u);
            QCOMPARE(kernel.staticShared, kernel.name == "scale<float>" ? 256u : 0u);
        }
    }

    void outcomesAreThoseOfACompile()
    {
        const DeviceFile file = openDeviceFile(kFolder + "program");
        QCOMPARE(file.programs.size(), std::size_t{1});  // what the linker made of nothing has no kernel
        const CompileOutcome outcome = outcomeOf(file.programs[0]);
        QVERIFY(outcome.ok());
        QVERIFY(outcome.ptx.find(".version 9.0") != std::string::npos);
        QVERIFY(outcome.ptx.back() != '\0');
        QVERIFY(containerKindOf(outcome.cubin) == ContainerKind::Cubin);
        QCOMPARE(outcome.cubinSha256.size(), std::size_t{64});
        QCOMPARE(signaturesOf(outcome.kernels), QStringList{"fill(u32*, u32)"});
    }

    void everyFormHoldsTheKernel_data()
    {
        QTest::addColumn<QStringList>("architectures");
        QTest::addColumn<QString>("signature");
        const QString typed = QStringLiteral("fill(u32*, u32)"), bits = QStringLiteral("fill(b64, b32)");
        for (const char* const file : {"small.o", "libsmall.so", "program", "program-stripped", "lineinfo.fatbin", "debug.fatbin",
                                       "small.ptx", "lto.fatbin"})
            QTest::newRow(file) << QStringList{"sm_90"} << typed;
        QTest::newRow("small.cubin") << QStringList{"sm_90"} << bits;
        QTest::newRow("small-sm_75.cubin") << QStringList{"sm_75"} << bits;
        QTest::newRow("small-sm_90a.cubin") << QStringList{"sm_90a"} << bits;
        QTest::newRow("small-sm_100f.cubin") << QStringList{"sm_100f"} << bits;
        QTest::newRow("architectures.fatbin") << QStringList{"sm_80", "sm_90a", "sm_100f", "sm_120"} << typed;
    }
    void everyFormHoldsTheKernel()
    {
        QFETCH(QStringList, architectures);
        QFETCH(QString, signature);
        const DeviceFile file = openDeviceFile(kFolder + QTest::currentDataTag());
        QStringList found;
        for (const DeviceProgram& program : file.programs) {
            found << QString::fromStdString(program.architecture);
            QCOMPARE(signaturesOf(program.kernels), QStringList{signature});
            QCOMPARE(program.kernels[0].lacksFigures, !program.cubin);
        }
        QCOMPARE(found, architectures);
    }

    void pointersAreFollowed_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("types");
        const auto row = [](const char* name, const char* body, const char* types) { QTest::newRow(name) << body << types; };
        row("read", "ld.param.u64 %rd1, [p];\ncvta.to.global.u64 %rd2, %rd1;\nld.global.nc.v4.f32 {%f1,%f2,%f3,%f4}, [%rd2+16];",
            "const f32*");
        row("written", "ld.param.u64 %rd1, [p];\nadd.s64 %rd2, %rd1, 8;\n@!%p1 st.u8 [%rd2], %rs1;", "u8*");
        row("atomic", "ld.param.b64 %rd1, [p]; atom.global.add.s32 %r1, [%rd1], 1;", "s32*");
        row("copied bits", "ld.param.b64 %rd1, [p]; ld.global.b32 %r1, [%rd1]; mov.b32 %f1, %r1; add.f32 %f2, %f1, %f1;",
            "const f32*");
        row("stored bits", "ld.param.b64 %rd1, [p]; cvt.rn.bf16.f32 %rs1, %f1; st.global.b16 [%rd1], %rs1;", "bf16*");
        row("pairs", "ld.param.b64 %rd1, [p]; ld.global.b32 %r1, [%rd1]; fma.rn.f16x2 %r2, %r1, %r1, %r1;", "const f16*");
        row("lines", "ld.param.u64 %rd1, [p];\n.loc 1 4 15\nld.global.f64 %fd1, [%rd1];", "const f64*");
        row("a number", "ld.param.u64 %rd1, [p]; mul.lo.s64 %rd2, %rd1, 4;", "u64");
        row("passed", "ld.param.u64 %rd1, [p]; { .param .b64 q; st.param.b64 [q], %rd1; call f, (q); }", "b64");
        row("unused", "ret;", "u64");
    }
    void pointersAreFollowed()
    {
        QFETCH(QString, body);
        QFETCH(QString, types);
        const std::vector<KernelInfo> kernels =
            kernelsOfPtx(".visible .entry k(.param .u64 p)\n{\n" + body.toStdString() + "\n}\n");
        QCOMPARE(signaturesOf(kernels), QStringList{QStringLiteral("k(%1)").arg(types)});
    }

    void parametersLieAsDeclared()
    {
        const std::vector<KernelInfo> kernels = kernelsOfPtx(
            ".visible .entry k(.param .u8 a, .param .align 16 .b8 b[24], .param .f32 c,\n .param .u64 .ptr .global .align 4 d)\n"
            ".reqntid 64, 2, 1\n{ ret; }\n.entry declared(.param .u64 x);\n.visible .entry none() { ret; }");
        QCOMPARE(signaturesOf(kernels), (QStringList{"k(u8, b8[24], f32, const b8*)", "none()"}));
        QCOMPARE(kernels[0].maxThreadsPerBlock, 128u);
        const std::vector<std::pair<std::uint32_t, std::uint32_t>> layout{{0, 1}, {16, 24}, {40, 4}, {48, 8}};
        for (std::size_t i = 0; i < layout.size(); ++i) {
            QCOMPARE(kernels[0].parameters[i].offset, layout[i].first);
            QCOMPARE(kernels[0].parameters[i].size, layout[i].second);
        }
    }

    void cutOffPtxIsRefused_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* body, const char* sentence) { QTest::newRow(name) << body << sentence; };
        row("within a function", ".visible .entry k()\n{\nret;\n}\n.visible .entry l()\n{\nmov.b32 %r1", "begins in line 9 does not");
        row("within a block", ".visible .entry k()\n{\n{ ret;\n}\n", "cut off: the block that begins in line 5 does not end");
        row("within parameters", ".visible .entry k() { ret; }\n.visible .entry l(.param .u64 p,", "what line 5 declares does not");
        row("within a variable", ".global .align 4 .b8 table[8] = {1, 2};\n.const .f32 x", "what line 5 declares does not end");
        row("too many ends", ".visible .entry k() { ret; }\n}\n", "damaged: line 5 closes a block that none opens");
        row("whole", ".visible .entry k()\n{\n// {\nmov.b64 {%r1, %r2}, %rd1;\n{ ret; }\n}\n.file 1 \"{.cu\"\n"
                     ".section .debug_str\n{\n.b8 1\n}\n", "");
    }
    void cutOffPtxIsRefused()
    {
        QFETCH(QString, body);
        QFETCH(QString, sentence);
        QString said;
        try {
            QCOMPARE(kernelsOfPtx(body.toStdString()).size(), std::size_t{1});
        } catch (const RuntimeError& error) {
            said = QString::fromStdString(error.info().text.english());
        }
        QVERIFY2(sentence.isEmpty() ? said.isEmpty() : said.contains(sentence), qPrintable(said));
    }

    void foldersOfTriton()
    {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& content) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        };
        const auto copy = [&](const char* from, const char* to) {
            QVERIFY(QFile::copy(QString::fromStdString(kFolder) + QString::fromLatin1(from), folder.filePath(QString::fromLatin1(to))));
        };
        write("fill.json", R"({"name": "fill", "num_warps": 4, "shared": 2048, "target": {"backend": "cuda", "arch": 90}})");
        write("__grp__fill.json", R"({"child_paths": {"fill.json": "/elsewhere"}})");
        write("fill.ttir", "module {}");
        write("other.json", "{ this is not JSON");
        copy("small.ptx", "fill.ptx");
        copy("small.cubin", "fill.cubin");
        const DeviceFile file = openDeviceFile(folder.path().toStdString());
        QCOMPARE(file.launches.size(), std::size_t{1});
        QCOMPARE(file.launches[0].warps, 4u);
        QCOMPARE(file.launches[0].shared, 2048u);
        QCOMPARE(file.programs.size(), std::size_t{1});
        QVERIFY(file.programs[0].cubin && file.programs[0].ptx);
        QCOMPARE(signaturesOf(file.programs[0].kernels), QStringList{"fill(u32*, u32)"});
        QFile ptx(folder.filePath(QStringLiteral("fill.ptx")));
        QVERIFY(ptx.open(QIODevice::ReadOnly));
        const QByteArray family = ptx.readAll().replace(".target sm_90", ".target sm_90a");
        QVERIFY(ptx.remove());
        write("fill.ptx", family);
        const DeviceFile one = openDeviceFile(folder.path().toStdString());
        QCOMPARE(one.programs.size(), std::size_t{1});
        QVERIFY(one.programs[0].cubin && one.programs[0].ptx);
        QCOMPARE(QString::fromStdString(one.programs[0].architecture), QStringLiteral("sm_90a"));
        QCOMPARE(signaturesOf(one.programs[0].kernels), QStringList{"fill(u32*, u32)"});
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("fill.ptx"))));
        write("fill.ptx", QByteArray(family).replace("sm_90a", "sm_100a"));
        QCOMPARE(openDeviceFile(folder.path().toStdString()).programs.size(), std::size_t{2});
        write("fill.json", R"({"name": "fill", "num_warps": 4096})");
        QVERIFY_EXCEPTION_THROWN(openDeviceFile(folder.path().toStdString()), RuntimeError);
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("fill.json"))));
        QVERIFY_EXCEPTION_THROWN(openDeviceFile(folder.path().toStdString()), RuntimeError);
    }

    /// The last parameters are what Triton's launcher gives; the others are called as its text calls them.
    void tritonTellsParameters()
    {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& content) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        };
        const auto open = [&] { return openDeviceFile(folder.path().toStdString()); };
        write("fill.ptx", kTritonPtx);
        write("fill.json", R"({"name": "fill", "num_warps": 2})");
        QCOMPARE(signaturesOf(open().programs[0].kernels), QStringList{"fill(u32*, u32, const b8*, const b8*)"});
        QVERIFY(open().programs[0].compiler.empty());
        write("fill.json",
              R"({"name": "fill", "num_warps": 2, "triton_version": "3.6.0", "global_scratch_size": 0, "profile_scratch_size": 16})");
        const auto namesOf = [](const DeviceFile& file) {
            QStringList names;
            for (const Parameter& parameter : file.programs[0].kernels[0].parameters)
                names << QString::fromStdString(parameter.name);
            return names;
        };
        QCOMPARE(namesOf(open()), (QStringList{"", "", "global_scratch", "profile_scratch"}));
        write("fill.ttir", "module {\n  tt.func public @fill(%out_ptr: !tt.ptr<i32> {tt.divisibility = 16 : i32} loc(\"a\"(#loc)), "
                           "%value: i32 loc(#loc)) {\n    %0 = tt.get_program_id x : i32\n");
        const DeviceFile file = open();
        QCOMPARE(namesOf(file), (QStringList{"out_ptr", "value", "global_scratch", "profile_scratch"}));
        QCOMPARE(QString::fromStdString(file.programs[0].compiler), QStringLiteral("Triton 3.6.0"));
        QCOMPARE(file.launches[0].scratch[1].bytes, std::uint64_t{16});
        write("fill.ttir", "tt.func public @fill(%out_ptr: i32, %value: i32, %more: i32)");
        QCOMPARE(namesOf(open()), (QStringList{"", "", "global_scratch", "profile_scratch"}));
        write("fill.ttir", "tt.func public @fill(%out_ptr: i32, %out_ptr: i32");
        QCOMPARE(namesOf(open()), (QStringList{"", "", "global_scratch", "profile_scratch"}));
        // No raw text: moc does not read one with this escape.
        write("fill.json", "{\"name\": \"fill\", \"num_warps\": 2, \"triton_version\": \"\\u001b[31m\", \"global_scratch_size\": -1}");
        QVERIFY_EXCEPTION_THROWN(open(), RuntimeError);
    }

    void whatIsNoContainerIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const QByteArray& bytes, const char* sentence) { QTest::newRow(name) << bytes << sentence; };
        row("empty", "", "it is no PTX, cubin, fatbin");
        row("source", "// a kernel\n__global__ void k() {}\n", "it is no PTX, cubin, fatbin");
        row("thin archive", "!<thin>\n/ 0", "the archive is thin");
        row("short archive", "!<arch>\nx", "the archive is damaged");
        row("short fatbin", QByteArray("\x50\xed\x55\xba\x01\x00", 6), "ends within a header");
        row("another fatbin", QByteArray("\x50\xed\x55\xba\x02\x00\x10\x00\x00\x00\x00\x00\x00\x00\x00\x00", 16), "has version 2");
        row("long fatbin", QByteArray("\x50\xed\x55\xba\x01\x00\x10\x00\xff\xff\xff\xff\xff\xff\xff\xff", 16), "do not lie within");
        row("no code", QByteArray("\x50\xed\x55\xba\x01\x00\x10\x00\x00\x00\x00\x00\x00\x00\x00\x00", 16), "holds no device code");
    }
    void whatIsNoContainerIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, sentence);
        const QString said = refusal(bytesOf({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
        QVERIFY2(said.contains(sentence) && said.contains(QLatin1String("container")), qPrintable(said));
    }

    void limitsHoldBeforeMemoryIsTaken()
    {
        const std::vector<std::byte> fatbin = readBytes("mode-default.fatbin");
        QVERIFY(refusal(fatbin, {.file = {1000}}).contains(QLatin1String("at most 1000 are read")));
        QVERIFY(refusal(fatbin, {.code = {1000}}).contains(QLatin1String("at most 1000 are read")));
        QVERIFY(refusal(fatbin, {.total = {9000}}).contains(QLatin1String("more than 9000 bytes in all")));
        QVERIFY(refusal(fatbin, {.maxCodes = 1}).contains(QLatin1String("more than 1 pieces")));
        QVERIFY(refusal(readBytes("libparts.a"), {.maxMembers = 2}).contains(QLatin1String("more than 2 members")));
    }

    void namesThatWouldFillMemoryStayMangled_data()
    {
        QTest::addColumn<QString>("start");
        for (const char* const start : {"_Z1f", "_Z1fB1aB1aB1aB1a", "_Z9_S8_S8_S8", "_Z1fILi60EEv", "_Z1fILf30fEEv"})
            QTest::newRow(start) << start;
    }
    void namesThatWouldFillMemoryStayMangled()
    {
        QFETCH(QString, start);
        // Each parameter is a pair of two of the one before it.
        QString name = start + QStringLiteral("4PairIiiE");
        const QString kDigits = QStringLiteral("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        for (const QChar digit : kDigits)
            name += QStringLiteral("S_IS%1_S%1_E").arg(digit);
        QCOMPARE(QString::fromStdString(readableKernelName(name.toStdString())), name);
        QCOMPARE(readableKernelName("_ZN12_GLOBAL__N_16kernelILi128ELi256EfEEvPT1_S2_i"),
                 std::string("(anonymous namespace)::kernel<128,256,float>"));
    }

    void aFrameOfAnotherSizeIsRefused()
    {
        std::vector<std::byte> fatbin = readBytes("mode-size.fatbin");
        const std::size_t size = 16 + 56;  // of the first entry, decompressed
        const std::uint64_t wrong = 200u << 20;
        std::memcpy(fatbin.data() + size, &wrong, sizeof(wrong));
        QVERIFY(refusal(fatbin).contains(QLatin1String("(zstd) is damaged")));
    }

    void overlappingNamesTakeNoTime_data()
    {
        QTest::addColumn<QByteArray>("strings");
        QTest::addColumn<QByteArray>("symbols");
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<int>("sections");
        constexpr qsizetype kLong = 4 << 20;
        const QByteArray ended = QByteArray(kLong, 'k') + QByteArray(1, '\0');
        QTest::newRow("symbols") << ended << kernelSymbols(1u << 20, 4) << QByteArray() << 0;
        QTest::newRow("symbols without an end") << QByteArray(kLong, 'k') << kernelSymbols(1u << 20, 4) << QByteArray() << 0;
        QTest::newRow("sections") << QByteArray(64 << 20, 'k') << QByteArray() << QByteArray() << 60000;
        // Each says how many registers symbol 0 takes.
        const QByteArray registers("\x04\x2f\x08\x00\x00\x00\x00\x00\x20\x00\x00\x00", 12);
        const QByteArray name = QByteArray(60000, 'k') + QByteArray(1, '\0');
        QTest::newRow("attributes") << name + QByteArray(".nv.info", 9) << kernelSymbols(1, 0) << registers.repeated(1 << 21) << 0;
    }
    void overlappingNamesTakeNoTime()
    {
        QFETCH(QByteArray, strings);
        QFETCH(QByteArray, symbols);
        QFETCH(QByteArray, attributes);
        QFETCH(int, sections);
        std::vector<MadeSection> made{{.type = SHT_STRTAB, .name = 0, .bytes = strings},
                                      {.type = SHT_SYMTAB, .name = 0, .bytes = symbols},
                                      {.type = SHT_PROGBITS, .name = 60001, .bytes = attributes}};
        for (int i = 0; i < sections; ++i)
            made.push_back({.type = SHT_PROGBITS, .name = static_cast<std::uint32_t>(i), .bytes = QByteArray(1, 'x')});
        const std::clock_t start = std::clock();
        const DeviceContainer container = readFrom(elfOf(made));
        const std::vector<KernelInfo> kernels = contentsOf(container.codes.at(0)).kernels;
        QVERIFY2(std::clock() - start < 15 * CLOCKS_PER_SEC, "it takes minutes where each name is read to its end");
        QCOMPARE(kernels.empty(), attributes.isEmpty());  // names without an end in sight are none
        if (!attributes.isEmpty())
            QCOMPARE(kernels.at(0).registers, 32u);
    }

    void overlappingSectionsAreRefused()
    {
        const std::vector<MadeSection> made{{.type = SHT_STRTAB, .name = 0, .bytes = QByteArray(".note.nv.tkinfo", 16)},
                                            {.type = SHT_PROGBITS, .name = 0, .bytes = QByteArray(5000, 'x')},
                                            {.type = SHT_PROGBITS, .name = 0, .bytes = QByteArray(8, 'x')}};
        std::vector<std::byte> bytes = elfOf(made);
        QVERIFY(refusal(bytes).isEmpty());
        // The last section is said to be where the one before it is, and as long.
        Elf64_Shdr* const last = reinterpret_cast<Elf64_Shdr*>(bytes.data() + bytes.size()) - 1;
        last->sh_offset = last[-1].sh_offset;
        last->sh_size = last[-1].sh_size;
        QVERIFY(refusal(bytes).contains(QLatin1String("its sections overlap")));
    }

    void damageEndsInASentence()
    {
        std::vector<std::vector<std::byte>> whole;
        for (const char* const name : {"mode-size.fatbin", "mode-speed.fatbin", "debug.fatbin", "lineinfo.fatbin", "rdc.fatbin",
                                       "lto.fatbin", "small.cubin", "small-sm_75.cubin", "small.ptx", "small.o", "libparts.a"})
            whole.push_back(readBytes(name));
        const FuzzSettings settings{.cases = 100000, .seed = 15};
        Mutations mutations(settings.seed);
        std::uint64_t refused = 0;
        repeat(settings, [&] {
            try {
                for (const DeviceCode& code : readFrom(mutations.of(whole[mutations.below(whole.size())])).codes)
                    contentsOf(code);
            } catch (const RuntimeError& error) {
                ++refused;
                QVERIFY(!error.info().text.empty());
            }
        });
        QVERIFY2(refused > settings.cases / 10, qPrintable(settings.described()));
    }
};

KD_TEST(TestContainer, kd::test::NoApplication)

}  // namespace tst_container
#include "tst_container.moc"
