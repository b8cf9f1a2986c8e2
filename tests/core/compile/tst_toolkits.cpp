// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/compile/compiler.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/compile/options/optiontable.h"
#include "core/compile/options/options.h"
#include "core/compile/options/requestcheck.h"
#include "core/compile/toolkit/nvrtclocation.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace tst_toolkits {

using namespace kd;
namespace fs = std::filesystem;
using State = CompileOutcome::State;

namespace {

constexpr const char* kNewest = KD_TEST_DATA "/../../.deps/cuda-newest/nvidia/cu13/lib/libnvrtc.so.13";
constexpr const char* kPlain = "extern \"C\" __global__ void k(float* y) { *y = *y * 2; }\n";
constexpr const char* kHalves = "#include <cuda_fp16.h>\n__global__ void k(__half* x) { *x = __hadd(*x, *x); }\n";

/// What a process tells that uses `nvrtc`; a process loads one NVRTC.
Json told(const fs::path& nvrtc, const fs::path& scratch, const std::function<Json()>& tell)
{
    const fs::path file = scratch / "told.json";
    fs::remove(file);
    const pid_t child = ::fork();
    if (child == 0) {
        qputenv("KERNELDESK_NVRTC", nvrtc.c_str());
        try {
            std::ofstream(file) << dumpJson(tell());
        } catch (const std::exception& error) {
            std::ofstream(file) << dumpJson({{"failed", error.what()}});
        }
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    std::ifstream input(file);
    std::stringstream text;
    text << input.rdbuf();
    return parseJson(text.str(), "told");
}

CompileRequest requestFor(const std::string& source, const std::vector<std::string>& options = {},
                          const std::string& architecture = "sm_90")
{
    return {.source = source,
            .programName = "k.cu",
            .architecture = architecture,
            .options = canonicalOptions({.options = options})};
}

/// The name that bytecode of Tile IR has behind its first byte; empty where there is none.
std::string beginOfTileIr(const CompileOutcome& outcome)
{
    constexpr std::string_view kName = "TileIR";
    const std::string_view bytes(reinterpret_cast<const char*>(outcome.tileIr.data()), outcome.tileIr.size());
    return std::string(bytes.substr(std::min<std::size_t>(1, bytes.size()), kName.size()));
}

bool holds(const std::vector<std::string>& words, const std::string& word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

/// The NVRTC of the headers that are built with, and the newest that packaging/setup.sh tests fetches. Skips what is not here.
class TestToolkits : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void architectures_data() { compilers(); }
    void architectures()
    {
        const auto info = ask([] { return compilerInfo(); }).get<CompilerInfo>();
        QVERIFY2(info.available, info.missing.english().c_str());
        QVERIFY(holds(info.architectures, "sm_75"));
        QVERIFY(holds(info.architectures, "sm_121"));
        QCOMPARE(holds(info.architectures, "sm_107"), minorOf(info) >= 4);
    }

    void compiles_data() { compilers(); }
    void compiles()
    {
        const std::vector<std::string> architectures{"sm_75", "sm_90", "sm_120"};
        const Json answers = ask([&] {
            Json all;
            for (const std::string& architecture : architectures)
                all[architecture] = compileProgram(requestFor(kPlain, {}, architecture));
            return all;
        });
        for (const std::string& architecture : architectures) {
            const auto outcome = answers.at(architecture).get<CompileOutcome>();
            QVERIFY2(outcome.ok(), (outcome.message.english() + outcome.log).c_str());
            QCOMPARE(outcome.kernels.size(), std::size_t{1});
            QCOMPARE(outcome.kernels.front().name, std::string("k"));
            QVERIFY(outcome.kernels.front().registers > 0);
            QCOMPARE(outcome.kernels.front().parameters.size(), std::size_t{1});
        }
    }

    void signaturesAgree_data() { compilers(); }
    void signaturesAgree()
    {
        const auto outcome = ask([] {
                                 const CompileRequest request = requestFor(kPlain);
                                 CompileOutcome compiled = compileProgram(request);
                                 mergeSignatures(compiled, compileSignatures(request));
                                 return compiled;
                             }).get<CompileOutcome>();
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QVERIFY(outcome.kernels.front().hasSignature);
        QCOMPARE(outcome.kernels.front().parameters.front().name, std::string("y"));
    }

    void errors_data() { compilers(); }
    void errors()
    {
        const CompileOutcome outcome = outcomeOf(requestFor("__global__ void k(int* y)\n{\n    *y = undefined_name;\n}\n"));
        QCOMPARE(outcome.state, State::Rejected);
        QCOMPARE(outcome.diagnostics.size(), std::size_t{1});
        QCOMPARE(outcome.diagnostics.front().position.line, 3);
        QCOMPARE(outcome.diagnostics.front().position.column, 10);
        const CompileOutcome assembled = outcomeOf(requestFor("__global__ void k()\n{\n    asm(\"nonsense;\");\n}\n"));
        QCOMPARE(assembled.state, State::Rejected);
        QCOMPARE(assembled.diagnostics.front().stage, std::string("ptxas"));
        QCOMPARE(assembled.diagnostics.front().position.line, 3);
        const CompileOutcome unknown = outcomeOf(requestFor(kPlain, {}, "sm_52"));
        QCOMPARE(unknown.state, State::Unavailable);
        QVERIFY(unknown.message.english().find("sm_90") != std::string::npos);
    }

    /// What a version has by its table it takes, and what it has not is refused with the version that does.
    void options_data() { compilers(); }
    void options()
    {
        const std::vector<std::string> options{"--maxrregcount=32", "--std=c++20",        "--std=c++23",         "--Wreorder",
                                               "-Werror=reorder",   "-Werror=conversion", "--Wconversion",       "--fno-signed-zeros",
                                               "--fmax-errors=3",   "--enable-tile",      "--ffinite-math-only", "--simt-only"};
        const Json answers = ask([&] {
            Json all = {{"version", compilerInfo().version}};
            for (const std::string& option : options)
                all[option] = compileProgram(requestFor(kPlain, {option}));
            return all;
        });
        for (const std::string& option : options)
            compareWithTable(requestFor(kPlain, {option}).options.front(), answers.at(option).get<CompileOutcome>(),
                             answers.at("version").get<std::string>());
    }

    void introductionsAreByValueAndName()
    {
        QVERIFY(introductionAfter("--std=c++20", "13.0.88") == nullptr);
        QVERIFY(introductionAfter("--std=c++23", "13.2.86") != nullptr);
        QVERIFY(introductionAfter("--std=c++23", "13.3.33") == nullptr);
        QCOMPARE(introductionAfter("--warning-as-error=reorder", "13.0.88")->minor, 1);
        QCOMPARE(introductionAfter("--warning-as-error=conversion", "13.0.88")->minor, 4);
        QVERIFY(introductionAfter("--warning-as-error=conversion", "14.0.1") == nullptr);
        QVERIFY(introductionAfter("--std=c++23", "") == nullptr);
        QVERIFY(introductionAfter("--std=c++23", "13") == nullptr);
    }

    void tileKernels_data() { compilers(); }
    void tileKernels()
    {
        const std::string tile = std::string("__tile_global__ void t(float* p, int n) {}\n") + kPlain;
        const Json answers = ask([&] {
            return Json{{"info", compilerInfo()},
                        {"tile", compileProgram(requestFor(tile))},
                        {"bytecode", beginOfTileIr(compileProgram(requestFor(tile)))},
                        {"alone", beginOfTileIr(compileProgram(requestFor("__tile_global__ void t(float* p) {}\n")))},
                        {"plain", beginOfTileIr(compileProgram(requestFor(kPlain, {"--enable-tile"})))},
                        {"wrong", compileProgram(requestFor("__tile_global__ void t() { nothing; }\n"))}};
        });
        const auto outcome = answers.at("tile").get<CompileOutcome>();
        if (minorOf(answers.at("info").get<CompilerInfo>()) < 3) {
            QCOMPARE(outcome.state, State::Rejected);
            QVERIFY2(outcome.message.english().find("need CUDA 13.3 or later") != std::string::npos, outcome.message.english().c_str());
            return;
        }
        QVERIFY2(outcome.ok(), (outcome.message.english() + outcome.log).c_str());
        QCOMPARE(outcome.kernels.size(), std::size_t{1});
        QCOMPARE(outcome.kernels.front().name, std::string("k"));
        QVERIFY2(outcome.notices.empty(), "what tileiras makes of it is known later");
        QCOMPARE(answers.at("bytecode").get<std::string>(), std::string("TileIR"));
        QCOMPARE(answers.at("alone").get<std::string>(), std::string("TileIR"));
        QCOMPARE(answers.at("plain").get<std::string>(), std::string());
        const auto wrong = answers.at("wrong").get<CompileOutcome>();
        QCOMPARE(wrong.state, State::Rejected);
        QVERIFY(wrong.message.english().find("nothing") != std::string::npos);
    }

    void tileKernelsAreTold()
    {
        QVERIFY(hasTileKernels("__tile_global__ void t() {}"));
        QVERIFY(!hasTileKernels("// __tile_global__\n__global__ void k() {}"));
        QVERIFY(!hasTileKernels("#ifdef __CUDACC_TILE__\n__tile_global__ void t() {}\n#endif\n"));
    }

    void toolkitHeaders_data() { compilers(); }
    void toolkitHeaders()
    {
        const fs::path own = fs::path(m_folder.path().toStdString()) / "own headers";
        fs::remove_all(own);
        const Json both = ask([&] {
            useBundledHeaders(own);
            return Json{{"info", compilerInfo()}, {"outcome", compileProgram(requestFor(kHalves))}};
        });
        const auto outcome = both.at("outcome").get<CompileOutcome>();
        QVERIFY2(outcome.ok(), (outcome.message.english() + outcome.log).c_str());
        QFETCH(QString, library);
        QCOMPARE(fs::exists(own / "cuda_fp16.h"), library == QLatin1String(kNewest));
        QCOMPARE(both.at("info").get<CompilerInfo>().toolkitInclude == own, library == QLatin1String(kNewest));
    }

    void precompiledHeaders_data() { compilers(); }
    void precompiledHeaders()
    {
        const fs::path own = fs::path(m_folder.path().toStdString()) / "headers";
        const fs::path made = fs::path(m_folder.path().toStdString()) / "made";
        fs::create_directories(made);
        const Json both = ask([&] {
            useBundledHeaders(own);
            PrecompiledHeaders headers(made);
            headers.begin("halves", false);
            const CompileOutcome first = compileProgram(requestFor(kHalves), &headers);
            headers.make();
            const bool isReady = !headers.ready().empty();
            headers.begin("halves", false);
            const CompileOutcome second = compileProgram(requestFor(kHalves), &headers);
            return Json{{"first", first}, {"second", second}, {"ready", isReady && headers.usedLast()}};
        });
        const auto first = both.at("first").get<CompileOutcome>();
        const auto second = both.at("second").get<CompileOutcome>();
        QVERIFY2(first.ok(), first.message.english().c_str());
        QVERIFY2(second.ok(), second.message.english().c_str());
        QVERIFY(both.at("ready").get<bool>());
        QCOMPARE(second.cubinSha256, first.cubinSha256);
    }

private:
    static void compareWithTable(const std::string& option, const CompileOutcome& outcome, const std::string& version)
    {
        const OptionIntroduction* const later = introductionAfter(option, version);
        if (later == nullptr) {
            QVERIFY2(outcome.ok(), (option + ": " + outcome.message.english() + outcome.log).c_str());
            return;
        }
        QCOMPARE(outcome.state, State::Rejected);
        QCOMPARE(outcome.message.english(), "The program was not compiled: " + option + " needs CUDA " + std::to_string(later->major) +
                                                "." + std::to_string(later->minor) + " or later; this is NVRTC " + version + ".");
    }

    static std::vector<std::pair<std::string, QString>> libraries()
    {
        std::vector<std::pair<std::string, QString>> found;
        for (const std::string& candidate : nvrtcCandidates())
            if (fs::path(candidate).is_absolute() && found.empty())
                found.emplace_back("oldest", QString::fromStdString(candidate));
        if (fs::exists(kNewest))
            found.emplace_back("newest", QLatin1String(kNewest));
        return found;
    }

    static void compilers()
    {
        QTest::addColumn<QString>("library");
        for (const auto& [name, library] : libraries())
            QTest::newRow(name.c_str()) << library;
    }

    Json ask(const std::function<Json()>& tell) const
    {
        QFETCH(QString, library);
        return told(library.toStdString(), m_folder.path().toStdString(), tell);
    }

    CompileOutcome outcomeOf(const CompileRequest& request) const
    {
        return ask([&] { return Json(compileProgram(request)); }).get<CompileOutcome>();
    }

    static int minorOf(const CompilerInfo& info)
    {
        const std::string behind = info.version.substr(info.version.find('.') + 1);
        return std::stoi(behind);
    }

    QTemporaryDir m_folder;
};

KD_TEST(TestToolkits, kd::test::NoApplication)

}  // namespace tst_toolkits

#include "tst_toolkits.moc"
