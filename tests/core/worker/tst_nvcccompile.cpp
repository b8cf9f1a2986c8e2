// SPDX-License-Identifier: GPL-3.0-or-later
// Programs with host code through the worker's own compile processes. Skips where there is no nvcc.
#include "core/base/error.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/base/sha256.h"
#include "core/compile/compiler.h"
#include "core/compile/options/options.h"
#include "core/compile/source/headers.h"
#include "core/worker/compileservice.h"
#include "tests/core/worker/processesbelow.h"
#include "tests/program/testprogram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>

namespace tst_nvcccompile {

using namespace kd;
using namespace std::chrono_literals;
namespace fs = std::filesystem;
using State = CompileOutcome::State;

constexpr int kPatience = 120'000;  // ms; a busy machine takes nvcc some ten times the seconds of an idle one

class TestNvccCompile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        posix::ignoreBrokenPipes();
        if (const NvccLocation nvcc = findNvcc(); nvcc.nvcc.empty())
            QSKIP(nvcc.missing.english().c_str());
    }

    void init()
    {
        m_outcomes.clear();
        m_signatures.clear();
        m_chosen.clear();
        m_scratch = std::make_unique<QTemporaryDir>();
        const std::vector<std::string> environment = posix::sandboxEnvironment(posix::currentEnvironment());
        const auto pool = [&](const char* role) {
            return std::make_unique<CompilePool>(
                CompilePool::Config{.child = {.program = KD_WORKER, .arguments = {role}, .environment = environment},
                                    .scratchBase = m_scratch->path().toStdString(),
                                    .headers = {}},
                nullptr);
        };
        m_pool = pool("--compile-process");
        m_nvccPool = pool("--nvcc-process");
        m_service = std::make_unique<CompileService>(*m_pool, *m_nvccPool, CompileCache({}), nullptr);
        connect(m_service.get(), &CompileService::finished, this,
                [this](quint64 job, const CompileOutcome& outcome) { m_outcomes[job].push_back(outcome); });
        connect(m_service.get(), &CompileService::signatures, this,
                [this](quint64 job, const std::vector<KernelInfo>& kernels) { m_signatures[job].push_back(kernels); });
        connect(m_service.get(), &CompileService::compilerChosen, this, [this](quint64 job, CompilerChoice compiler) {
            QCOMPARE(compiler, CompilerChoice::Nvcc);
            QVERIFY(m_outcomes[job].empty());
            m_chosen.push_back(job);
        });
    }

    void cleanup()
    {
        if (!m_pool)
            return;
        m_pool->shutDown();
        m_nvccPool->shutDown();
        QTRY_COMPARE(m_pool->childCount() + m_nvccPool->childCount(), 0);
        m_service.reset();
        m_pool.reset();
        m_nvccPool.reset();
        QTRY_VERIFY(fs::is_empty(m_scratch->path().toStdString()));
    }

    /// A tutorial's first program, as it is.
    void compilesATutorial_data()
    {
        QTest::addColumn<CompilerChoice>("compiler");
        QTest::newRow("auto") << CompilerChoice::Auto;
        QTest::newRow("nvcc") << CompilerChoice::Nvcc;
    }
    void compilesATutorial()
    {
        QFETCH(CompilerChoice, compiler);
        const CompileOutcome outcome = compile(request(tutorial(), compiler));
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QVERIFY2(outcome.compilerName().starts_with("nvcc "), outcome.compilerName().c_str());
        QVERIFY(outcome.nvrtcVersion.empty());
        QCOMPARE(outcome.diagnostics.size(), std::size_t{0});
        QCOMPARE(outcome.kernels.size(), std::size_t{1});
        QCOMPARE(outcome.kernels[0].name, std::string("vectorAdd"));
        QVERIFY(outcome.kernels[0].registers > 0);
        QVERIFY(outcome.ptx.find(".entry _Z9vectorAddPKfS0_Pfi(") != std::string::npos);
        QVERIFY(outcome.ptx.find("\"/project/vectoradd.cu\"") != std::string::npos);
        QVERIFY(outcome.ptx.find(m_scratch->path().toStdString()) == std::string::npos);
        QVERIFY(!outcome.cubin.empty());
        QTRY_COMPARE_WITH_TIMEOUT(m_signatures[m_job].size(), std::size_t{1}, kPatience);
        const KernelInfo& kernel = m_signatures[m_job][0].at(0);
        QVERIFY(kernel.hasSignature);
        QCOMPARE(kernel.parameters.size(), std::size_t{4});
        QCOMPARE(kernel.parameters[1].name, std::string("b"));
        QCOMPARE(kernel.parameters[1].type.name, std::string("const float*"));
        QCOMPARE(kernel.parameters[3].offset, std::uint32_t{24});
    }

    /// The same kernel through both: figures agree.
    void figuresAreThoseOfNvrtc()
    {
        const std::string source = "extern \"C\" __global__ void tile(float* x, int n)\n{\n    __shared__ float part[64];\n"
                                   "    part[threadIdx.x] = x[threadIdx.x];\n    __syncthreads();\n"
                                   "    x[threadIdx.x] = part[63 - threadIdx.x] * n;\n}\n";
        const CompileOutcome nvrtc = compile(request(source, CompilerChoice::Nvrtc));
        if (nvrtc.state == State::Unavailable)
            QSKIP(nvrtc.message.english().c_str());
        const CompileOutcome nvcc = compile(request(source, CompilerChoice::Nvcc));
        QVERIFY2(nvrtc.ok() && nvcc.ok(), nvcc.message.english().c_str());
        QVERIFY(nvcc.nvrtcVersion.empty() && nvrtc.nvccVersion.empty());
        const KernelInfo& one = nvrtc.kernels.at(0);
        const KernelInfo& other = nvcc.kernels.at(0);
        QCOMPARE(other.registers, one.registers);
        QCOMPARE(other.staticShared, one.staticShared);
        QCOMPARE(other.barriers, one.barriers);
        QCOMPARE(other.spillStores, one.spillStores);
        QCOMPARE(other.parameters.size(), one.parameters.size());
    }

    /// Kernels that are local to a file are named alike in every folder, and have their signatures.
    void namesLocalKernelsAlike()
    {
        const std::string source = "#include <vector>\nnamespace { __global__ void hidden(float* x) { *x = 1; } }\n"
                                   "static __global__ void inner(double* y) { *y = 2; }\n"
                                   "int main() { std::vector<int> v; hidden<<<1, 1>>>(nullptr); inner<<<1, 1>>>(nullptr); }\n";
        const CompileOutcome first = compile(request(source));
        QTRY_COMPARE_WITH_TIMEOUT(m_signatures[m_job].size(), std::size_t{1}, kPatience);
        const std::vector<KernelInfo> kernels = m_signatures[m_job][0];
        const CompileOutcome second = compile(request(source));
        QVERIFY2(first.ok() && second.ok(), first.message.english().c_str());
        QCOMPARE(kernels.size(), std::size_t{2});
        for (const KernelInfo& kernel : kernels)
            QVERIFY2(kernel.hasSignature, kernel.loweredName.c_str());
        QCOMPARE(second.ptx, first.ptx);
        QCOMPARE(second.cubinSha256, first.cubinSha256);
    }

    void takesUserHeadersAndInstances()
    {
        QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        fs::create_directories(root / "src");
        fs::create_directories(root / "common");
        write(root / "common/factor.cuh", "#pragma once\nconstexpr float kFactor = 2;\n");
        write(root / "common/more.cuh", "#pragma once\n#include \"factor.cuh\"\ninline float host() { return kFactor; }\n");
        const std::string source = "#include \"../common/factor.cuh\"\n#include \"../common/more.cuh\"\n#include \"" +
            (root / "common/factor.cuh").string() + "\"\n#include <cstdio>\n#include <string>\n"
            "template <typename T, int N> __global__ void scale(T* x) { x[threadIdx.x] *= kFactor * N; }\n"
            "void print() { std::printf(\"%f\", host()); }\n";
        const CompileSettings settings{.nameExpressions = {"scale<float, 4>"}};
        CompileRequest made = makeCompileRequest(source, root / "src/program.cu", settings, "sm_90");
        const CompileOutcome outcome = compile(std::move(made));
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.kernels.size(), std::size_t{1});
        QCOMPARE(outcome.kernels[0].name, std::string("scale<float,4>"));
    }

    void tellsOneCompilersErrors_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("words");
        QTest::newRow("host code") << "#include <vector>\n__global__ void k(int* p) { *p = 1; }\nint main() { return missing; }\n"
                                   << 3 << 21 << "identifier \"missing\" is undefined";
        QTest::newRow("device code") << "#include <vector>\n__global__ void k(int* p) { *p = other; }\n" << 2 << 34
                                     << "identifier \"other\" is undefined";
        QTest::newRow("missing include") << "#include <vector>\n#include \"nothere.cuh\"\n" << 2 << 10
                                         << "nothere.cuh: No such file or directory";
        QTest::newRow("#error") << "#include <vector>\n#error \"not today\"\n" << 2 << 2 << "#error \"not today\"";
        QTest::newRow("file that may not be read") << "#include <vector>\n#include </etc/passwd>\n" << 2 << 10 << "/etc/passwd";
    }
    void tellsOneCompilersErrors()
    {
        QFETCH(QString, source);
        QFETCH(QString, words);
        const CompileOutcome outcome = compile(request(source.toStdString()));
        QCOMPARE(outcome.state, State::Rejected);
        QVERIFY(outcome.compilerName().starts_with("nvcc "));
        QCOMPARE(outcome.diagnostics.size(), std::size_t{1});
        const Diagnostic& diagnostic = outcome.diagnostics[0];
        const QString said = QString::fromStdString(diagnostic.message.english());
        QVERIFY2(said.contains(words), qPrintable(said));
        QCOMPARE(diagnostic.position.file, std::string("/project/vectoradd.cu"));
        QTEST(diagnostic.position.line, "line");
        QTEST(diagnostic.position.column, "column");
        QVERIFY2(outcome.message.english().find("with one error") != std::string::npos, outcome.message.english().c_str());
    }

    void namesRelativeFilesAsTheyAre()
    {
        CompileRequest wrong = request("#include <vector>\nint main() { return missing; }\n");
        wrong.programName = "k.cu";
        const CompileOutcome outcome = compile(wrong);
        QCOMPARE(outcome.diagnostics.size(), std::size_t{1});
        QCOMPARE(outcome.diagnostics[0].position, (SourcePosition{.file = "k.cu", .line = 2, .column = 21}));
    }

    /// NVRTC judges what it can, and what is wrong for both.
    void asksNvrtcFirst()
    {
        const CompileOutcome good = compile(request("__global__ void k(int* p) { *p = 1; }\n"));
        if (good.state == State::Unavailable)
            QSKIP(good.message.english().c_str());
        QVERIFY(good.compilerName().starts_with("NVRTC "));
        const CompileOutcome wrong = compile(request("__global__ void k(int* p) { *p = other; }\n"));
        QCOMPARE(wrong.state, State::Rejected);
        QVERIFY(wrong.compilerName().starts_with("NVRTC "));
        const CompileOutcome refused = compile(request(tutorial(), CompilerChoice::Nvrtc));
        QCOMPARE(refused.state, State::Rejected);
        QVERIFY(refused.compilerName().starts_with("NVRTC "));
    }

    void asksNvccForItsOwnOptions()
    {
        CompileRequest lambda = request("__global__ void k(int* p) { *p = 1; }\n");
        lambda.options = {"--extended-lambda"};
        const CompileOutcome outcome = compile(lambda);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QVERIFY(outcome.compilerName().starts_with("nvcc "));
    }

    /// With every key NVRTC would refuse the program once more; that it would take it by now shows that it is not asked.
    void keepsTheChoiceForItsDocument()
    {
        CompileRequest program = request("#include <vector>\n__global__ void k(int* p) { *p = 1; }\n");
        QVERIFY(compile(program, "document").ok());
        QCOMPARE(m_chosen, std::vector<quint64>{m_job});
        program.headers = {{.includeName = "vector", .path = "/project/vector", .text = "\n"}};
        program.source += "// edited\n";
        const CompileOutcome edited = compile(program, "document");
        QVERIFY2(edited.compilerName().starts_with("nvcc "), edited.compilerName().c_str());
        QCOMPARE(m_chosen.size(), std::size_t{2});
        QVERIFY(compile(program, "another document").compilerName().starts_with("NVRTC "));
        program.source = "__global__ void k(int* p) { *p = 1; }\n";
        QVERIFY(compile(program, "document").compilerName().starts_with("NVRTC "));
        QCOMPARE(m_chosen.size(), std::size_t{2});
    }

    void forgetsTheChoiceWhereTheCompilerIsChosen()
    {
        CompileRequest program = request("#include <vector>\n__global__ void k(int* p) { *p = 1; }\n");
        QVERIFY(compile(program, "document").compilerName().starts_with("nvcc "));
        program.headers = {{.includeName = "vector", .path = "/project/vector", .text = "\n"}};
        program.compiler = CompilerChoice::Nvrtc;
        QVERIFY(compile(program, "document").compilerName().starts_with("NVRTC "));
        program.compiler = CompilerChoice::Auto;
        QVERIFY(compile(program, "document").compilerName().starts_with("NVRTC "));
        QCOMPARE(m_chosen.size(), std::size_t{1});
    }

    /// What was nvcc's goes the way without host code from the first compile on that finds none.
    void outlivesNvcc()
    {
        CompileRequest program = request(tutorial());
        program.headers = collectHeaders(program.source, "/nowhere", {});
        QVERIFY(compile(program, "document").ok());
        qputenv("KERNELDESK_NVCC", "/nowhere/nvcc");
        const CompileOutcome without = compile(program, "document");
        const CompileOutcome again = compile(program, "document");
        qunsetenv("KERNELDESK_NVCC");
        for (const CompileOutcome& each : {without, again}) {
            QVERIFY2(each.ok(), each.message.english().c_str());
            QVERIFY(each.compilerName().starts_with("NVRTC "));
            QCOMPARE(each.notices.size(), std::size_t{1});
            QCOMPARE(each.sourceSha256, sha256Hex(tutorial()));
        }
        const CompileOutcome back = compile(program, "document");
        QVERIFY2(back.compilerName().starts_with("nvcc "), back.compilerName().c_str());
        QCOMPARE(m_chosen.size(), std::size_t{2});
    }

    void setsHostCodeAsideWithoutNvcc()
    {
        qputenv("KERNELDESK_NVCC", "/nowhere/nvcc");
        CompileRequest program = request(tutorial());
        program.headers = collectHeaders(program.source, "/nowhere", {});
        const CompileOutcome outcome = compile(program);
        qunsetenv("KERNELDESK_NVCC");
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QVERIFY(outcome.compilerName().starts_with("NVRTC "));
        QCOMPARE(outcome.kernels.at(0).name, std::string("vectorAdd"));
        QCOMPARE(outcome.sourceSha256, sha256Hex(tutorial()));
        QCOMPARE(outcome.notices.size(), std::size_t{1});
        const QString notice = QString::fromStdString(outcome.notices[0].english());
        QVERIFY2(notice.contains("/project/vectoradd.cu:2: it includes <vector>"), qPrintable(notice));
        QVERIFY2(notice.contains("KERNELDESK_NVCC is /nowhere/nvcc, which is no program"), qPrintable(notice));
    }

    void saysWhatToInstallWithoutNvcc()
    {
        const QString words = QStringLiteral("The program was not compiled: ");
        qputenv("KERNELDESK_NVCC", "/nowhere/nvcc");
        const CompileOutcome outcome = compile(request(tutorial(), CompilerChoice::Nvcc));
        qunsetenv("KERNELDESK_NVCC");
        QCOMPARE(outcome.state, State::Unavailable);
        const QString sentence = QString::fromStdString(outcome.message.english());
        QVERIFY2(sentence.contains(words), qPrintable(sentence));
        QVERIFY2(sentence.contains("KERNELDESK_NVCC is /nowhere/nvcc, which is no program"), qPrintable(sentence));
        QVERIFY(outcome.diagnostics.size() <= 1);
    }

    /// What could start a program, or write elsewhere, is named and has no effect.
    void leavesHostileOptionsOut()
    {
        QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        write(root / "run", "#!/bin/sh\ntouch " + (root / "written").string() + "\n");
        fs::permissions(root / "run", fs::perms::owner_all);
        write(root / "options", "--run\n");
        CompileRequest hostile = request("#include <vector>\n__global__ void k(int* p) { *p = 1; }\n", CompilerChoice::Nvcc);
        for (const char* const option :
             {"-ccbin %1/run", "--compiler-bindir=%1/run", "-Xcompiler -fplugin=%1/run", "-Xcompiler -B%1", "-Xcompiler -wrapper",
              "@%1/options", "--options-file %1/options", "-optf %1/options", "-fplugin=%1/run", "-B%1", "-wrapper %1/run", "--run",
              "-o %1/written", "--keep-dir %1", "--output-directory %1", "-MF %1/written", "-MD", "--time %1/written",
              "-Xptxas -o=%1/written", "-Xptxas --options-file=%1/options", "-DX=$(touch${IFS}%1/written)", "-DX=`%1/run`",
              R"(-DX=\\";%1/run;\\")", "-include /etc/passwd", "--dont-use-profile", "-ldir %1", "-target-dir %1",
              "--nobody-knows-this"})
            hostile.options.push_back(QString(option).replace("%1", folder.path()).toStdString());
        const CompileOutcome outcome = compile(hostile);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.notices.size(), hostile.options.size());
        for (const Message& notice : outcome.notices) {
            const std::string text = notice.english();
            QVERIFY2(text.starts_with("The compiler option ") && text.find(" is left out: ") != std::string::npos, text.c_str());
        }
        QVERIFY(!fs::exists(root / "written"));
        QCOMPARE(std::distance(fs::directory_iterator(root), fs::directory_iterator{}), std::ptrdiff_t{2});
    }

    /// In the settings as in the request.
    void namesWhatSettingsAskFor()
    {
        const CompileSettings settings{.options = {"-ccbin", "/tmp/x", "-use_fast_math", "-Xcompiler", "-fPIC"},
                                       .compiler = CompilerChoice::Nvcc};
        const CompileRequest made = makeCompileRequest(tutorial(), "/project/vectoradd.cu", settings, "sm_90");
        QCOMPARE(made.options, (std::vector<std::string>{"--use_fast_math", "-ccbin /tmp/x", "-Xcompiler -fPIC"}));
        CompileSettings open = settings;
        open.compiler = CompilerChoice::Auto;
        QVERIFY_THROWS_EXCEPTION(RuntimeError, makeCompileRequest(tutorial(), "/project/vectoradd.cu", open, "sm_90"));
        open.options = {"--extended-lambda"};
        QCOMPARE(makeCompileRequest({}, "/project/vectoradd.cu", open, "sm_90").options, open.options);
        open.options.clear();
        open.nvccOptions = {"--extended-lambda", "-expt-relaxed-constexpr"};
        const CompileRequest later = makeCompileRequest({}, "/project/vectoradd.cu", open, "sm_90");
        QVERIFY(later.options.empty());
        QCOMPARE(later.nvccOptions, (std::vector<std::string>{"--extended-lambda", "--expt-relaxed-constexpr"}));
        open.compiler = CompilerChoice::Nvcc;
        QCOMPARE(makeCompileRequest({}, "/project/vectoradd.cu", open, "sm_90").options, later.nvccOptions);
    }

    void cancelsAtOnce()
    {
        m_service->submit(1, {}, request(endless(), CompilerChoice::Nvcc));
        const fs::path folder = m_scratch->path().toStdString();
        waitForNvcc(folder);
        QElapsedTimer time;
        time.start();
        QVERIFY(m_service->cancel(1));
        QCOMPARE(m_outcomes[1].at(0).state, State::Cancelled);
        QVERIFY(time.elapsed() < 100);
        // New processes take the place of those that were killed, and wait.
        QTRY_VERIFY(processesBelow(folder) <= 2);
    }

    void theNewestWins()
    {
        m_service->submit(1, "live", request(endless()));
        const fs::path folder = m_scratch->path().toStdString();
        waitForNvcc(folder);
        m_service->submit(2, "live", request(tutorial()));
        QCOMPARE(m_outcomes[1].at(0).state, State::Cancelled);
        QTRY_COMPARE_WITH_TIMEOUT(m_outcomes[2].size(), std::size_t{1}, kPatience);
        QVERIFY2(m_outcomes[2][0].ok(), m_outcomes[2][0].message.english().c_str());
    }

    void endsAtItsDeadline()
    {
        CompileRequest slow = request(endless(), CompilerChoice::Nvcc);
        slow.deadline = 1500ms;
        const CompileOutcome outcome = compile(slow);
        QCOMPARE(outcome.state, State::Deadline);
        const fs::path folder = m_scratch->path().toStdString();
        QTRY_VERIFY(processesBelow(folder) <= 2);
    }

    void answersFromTheCache()
    {
        const CompileRequest cached = [this] {
            CompileRequest each = request(tutorial());
            each.useCache = true;
            return each;
        }();
        QVERIFY(compile(cached).ok());
        QTRY_COMPARE_WITH_TIMEOUT(m_signatures[m_job].size(), std::size_t{1}, kPatience);
        QTRY_VERIFY(compile(cached).cached);
        QVERIFY(m_outcomes[m_job].at(0).compilerName().starts_with("nvcc "));
        CompileRequest other = cached;
        other.compiler = CompilerChoice::Nvrtc;
        QCOMPARE(compile(other).state, State::Rejected);
        QVERIFY(CompileCache::key(cached) != CompileCache::key([&] {
            CompileRequest nvcc = cached;
            nvcc.compiler = CompilerChoice::Nvcc;
            return nvcc;
        }()));
    }

private:
    /// A compile process, its signatures, and each one's nvcc, shell and front end: there for a moment at least, as nvcc starts one
    /// program after the other.
    static void waitForNvcc(const fs::path& folder)
    {
        bool wereSeen = false;
        QTRY_VERIFY_WITH_TIMEOUT((wereSeen = wereSeen || processesBelow(folder) >= 5), kPatience);
    }
    static std::string tutorial()
    {
        QFile file(QStringLiteral(KD_TEST_DATA "/worker/vectoradd.cu"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    /// It keeps the front end busy for much longer than anybody waits.
    static std::string endless()
    {
        return "#include <vector>\ntemplate <int N, int M> struct Slow { static constexpr int value = Slow<N - 1, M>::value + "
               "Slow<N - 1, M + N>::value; };\ntemplate <int M> struct Slow<0, M> { static constexpr int value = M; };\n"
               "__global__ void k(int* p) { *p = Slow<60, 0>::value; }\n";
    }
    static void write(const fs::path& path, const std::string& text) { std::ofstream(path) << text; }

    static CompileRequest request(const std::string& source, CompilerChoice compiler = CompilerChoice::Auto)
    {
        return {.source = source,
                .programName = "/project/vectoradd.cu",
                .headers = {},
                .architecture = "sm_90",
                .options = {},
                .nameExpressions = {},
                .compiler = compiler,
                .useCache = false,
                .deadline = 120s};
    }

    CompileOutcome compile(CompileRequest request, const QString& tag = {})
    {
        m_service->submit(++m_job, tag, std::move(request));
        if (!QTest::qWaitFor([this] { return !m_outcomes[m_job].empty(); }, kPatience))
            return {};
        return m_outcomes[m_job].front();
    }

    std::unique_ptr<QTemporaryDir> m_scratch;
    std::unique_ptr<CompilePool> m_pool;
    std::unique_ptr<CompilePool> m_nvccPool;
    std::unique_ptr<CompileService> m_service;
    std::map<quint64, std::vector<CompileOutcome>> m_outcomes;
    std::map<quint64, std::vector<std::vector<KernelInfo>>> m_signatures;
    std::vector<quint64> m_chosen;  // jobs that nvcc went to work on
    quint64 m_job = 100;
};

KD_TEST(TestNvccCompile, QCoreApplication)

}  // namespace tst_nvcccompile

#include "tst_nvcccompile.moc"
