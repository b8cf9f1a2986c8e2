// SPDX-License-Identifier: GPL-3.0-or-later
// What tileiras makes of Tile IR, with a function in its place; core_worker_tileassembly has its processes.
#include "core/base/error.h"
#include "core/compile/tile/tileassembly.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace tst_tilecubin {

using namespace kd;

namespace {

namespace fs = std::filesystem;

std::string text(const Message& message)
{
    return message.english();
}

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

class TestTileCubin : public QObject {
    Q_OBJECT
private slots:
    void givesKernelsOfTheCubin()
    {
        const QTemporaryDir folder;
        std::vector<std::string> arguments;
        std::string read;
        const CompileOutcome outcome = assembled(folder, [&](const ToolCommand& command) {
            arguments = command.arguments;
            read = contentOf(folder.filePath("program.tilebc").toStdString());
            QFile::copy(QStringLiteral(KD_TEST_DATA "/compile/cubins/tile_sm_90.cubin"), folder.filePath("program.cubin"));
            return posix::ProgramRun{.output = "a remark"};
        });
        QCOMPARE(read, std::string("tile"));
        QCOMPARE(arguments.at(0), std::string("--gpu-name=sm_90"));
        QVERIFY2(outcome.ok(), text(outcome.message).c_str());
        QCOMPARE(outcome.log, std::string("a remark"));
        QCOMPARE(outcome.kernels.size(), std::size_t{2});
        for (const KernelInfo& kernel : outcome.kernels)
            QVERIFY(kernel.isTile && kernel.lacksSpills);
        QCOMPARE(outcome.kernels[0].registers, 80u);

        CompileOutcome program{.state = CompileOutcome::State::Ok, .kernels = {{.name = "other"}}};
        addTileCode(program, outcome);
        QCOMPARE(program.kernels.size(), std::size_t{3});
        QCOMPARE(program.kernels[0].name, std::string("other"));
        QVERIFY(program.tileCubin == outcome.cubin && program.notices.empty());
        QCOMPARE(program.codeSha256(program.kernels[0]), std::string());
        QCOMPARE(program.codeSha256(program.kernels[1]), outcome.cubinSha256);
    }

    /// The same text, options and cubin, with another tileiras, is other code.
    void otherTileCodeIsOtherCode()
    {
        const CompileOutcome program{.state = CompileOutcome::State::Ok, .sourceSha256 = "s", .optionsSha256 = "o", .cubinSha256 = "c"};
        CompileOutcome assembled{.state = CompileOutcome::State::Ok, .cubin = {std::byte{1}}, .cubinSha256 = "one"};
        CompileOutcome one = program, other = program, same = program;
        addTileCode(one, assembled);
        addTileCode(same, assembled);
        assembled.cubinSha256 = "other";
        addTileCode(other, assembled);
        QCOMPARE(one.codeKey(), same.codeKey());
        QVERIFY(one.codeKey() != other.codeKey() && one.codeKey() != program.codeKey());
    }

    void endsAreTold_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("said");
        QTest::addColumn<CompileOutcome::State>("state");
        QTest::addColumn<QString>("words");
        using State = CompileOutcome::State;
        QTest::newRow("refused") << 5 << 0 << "error: no such\nkind of tile" << State::Rejected << "tileiras says: error: no such kind";
        QTest::newRow("memory") << 1 << 0 << "std::bad_alloc" << State::OutOfMemory << "bad_alloc";
        QTest::newRow("killed") << 0 << 11 << "" << State::Crashed << "tileiras ";
        QTest::newRow("wrote nothing") << 0 << 0 << "" << State::Unavailable << "program.cubin";
    }
    void endsAreTold()
    {
        QFETCH(int, code);
        QFETCH(int, signal);
        QFETCH(QString, said);
        QFETCH(CompileOutcome::State, state);
        QFETCH(QString, words);
        const QTemporaryDir folder;
        posix::ProgramRun run{.output = said.toStdString()};
        run.status.signalled = signal != 0;
        run.status.code = signal != 0 ? signal : code;
        const CompileOutcome outcome = assembled(folder, [&](const ToolCommand&) { return run; });
        QCOMPARE(outcome.state, state);
        QVERIFY2(text(outcome.message).find(words.toStdString()) != std::string::npos, text(outcome.message).c_str());
        CompileOutcome program{.state = CompileOutcome::State::Ok};
        addTileCode(program, outcome);
        QVERIFY(program.ok() && program.kernels.empty() && program.tileCubin.empty());
        QCOMPARE(program.notices.size(), std::size_t{1});
    }

    /// A tileiras without its ptxas is none.
    void wantsAllOfItsParts()
    {
        const QByteArray before[] = {qgetenv("KERNELDESK_TILEIRAS"), qgetenv("KERNELDESK_CUDA"), qgetenv("CUDA_HOME")};
        const auto restores = qScopeGuard([&] {
            constexpr const char* kNames[] = {"KERNELDESK_TILEIRAS", "KERNELDESK_CUDA", "CUDA_HOME"};
            for (std::size_t i = 0; i < std::size(kNames); ++i)
                before[i].isNull() ? qunsetenv(kNames[i]) : qputenv(kNames[i], before[i]);
        });
        qputenv("KERNELDESK_TILEIRAS", "/nowhere/tileiras");
        QVERIFY(text(findTileiras().missing).find("KERNELDESK_TILEIRAS is /nowhere/tileiras, which is no program") != std::string::npos);
        qunsetenv("KERNELDESK_TILEIRAS");
        qunsetenv("KERNELDESK_CUDA");
        const QTemporaryDir toolkit;
        const fs::path bin = fs::path(toolkit.path().toStdString()) / "bin";
        fs::create_directories(bin);
        const auto add = [](const fs::path& path) {
            fs::create_directories(path.parent_path());
            std::ofstream(path) << "x";
            fs::permissions(path, fs::perms::owner_all);
        };
        qputenv("CUDA_HOME", toolkit.path().toUtf8());
        add(bin / "tileiras");
        if (const TileirasLocation found = findTileiras(); !found.tileiras.empty())
            QSKIP("Another tileiras is installed on this machine.");
        QVERIFY2(text(findTileiras().missing).find("pip's nvidia-cuda-nvcc") != std::string::npos, text(findTileiras().missing).c_str());
        add(bin / "ptxas");
        QVERIFY(text(findTileiras().missing).find("pip's nvidia-nvvm") != std::string::npos);
        add(bin.parent_path() / "nvvm/lib64/libnvvm.so");
        QCOMPARE(findTileiras().tileiras, fs::canonical(bin / "tileiras"));
        QCOMPARE(findTileiras().toolkit, fs::canonical(bin.parent_path()));
    }

    void namesParametersAsTheSourceDoes()
    {
        std::vector<KernelInfo> kernels{{.name = "ns::add", .loweredName = "_ZN2ns3addEPKfPfy"}, {.name = "c", .loweredName = "c"}};
        kernels[0].parameters = {{.size = 8}, {.offset = 8, .size = 8}, {.offset = 16, .size = 8}};
        kernels[1].parameters = {{.size = 12}};
        nameTileParameters(kernels, "namespace ns {\n__tile_global__ void add(const float* in, float* out, unsigned long long n) {}\n}\n");
        QCOMPARE(kernels[0].parameters[0].name, std::string("in"));
        QCOMPARE(kernels[0].parameters[2].name, std::string("n"));
        QCOMPARE(kernels[0].parameters[0].type.element.at(0).isConst, true);
        QCOMPARE(kernels[0].parameters[2].type.kind, TypeInfo::Kind::Unsigned);
        QCOMPARE(kernels[1].parameters[0].type.kind, TypeInfo::Kind::Array);
        QVERIFY(kernels[1].parameters[0].name.empty());
        QCOMPARE(tileArchitecture("sm_100f"), std::string("sm_100"));
        QCOMPARE(tileArchitecture("sm_75"), std::string());
    }

private:
    static CompileOutcome assembled(const QTemporaryDir& folder, std::function<posix::ProgramRun(const ToolCommand&)> run)
    {
        return assembleTileIr({.tileIr = {std::byte{'t'}, std::byte{'i'}, std::byte{'l'}, std::byte{'e'}}},
                              {.location = {}, .folder = folder.path().toStdString(), .run = std::move(run)});
    }
};

KD_TEST(TestTileCubin, QCoreApplication)

}  // namespace tst_tilecubin

#include "tst_tilecubin.moc"
