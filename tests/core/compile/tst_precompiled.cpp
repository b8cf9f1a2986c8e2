// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"
#include "core/compile/options/options.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "tests/core/emulator/testshare.h"
#include "tests/program/testprogram.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sys/stat.h>
#include <utility>
#include <vector>

namespace tst_precompiled {

using namespace kd;
namespace fs = std::filesystem;

namespace {

constexpr const char* kBody =
    "extern \"C\" __global__ void k(int n, float* y)\n{\n    if (threadIdx.x < n)\n        y[threadIdx.x] *= 2;\n}\n";

/// Without the times that ptxas tells.
QString timeless(const std::string& log)
{
    return QString::fromStdString(log).replace(QRegularExpression("[0-9.]+ ms"), "ms");
}

QString described(const std::vector<Diagnostic>& diagnostics)
{
    QString text;
    for (const Diagnostic& each : diagnostics)
        text += QString::fromStdString(fileAndLine(each.position) + ":" + std::to_string(each.position.column) + ": " +
                                       each.message.english() + "\n");
    return text;
}

void write(const fs::path& path, const std::string& text)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

CompileRequest exampleRequest(const fs::path& file)
{
    std::ifstream stream(file);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    return makeCompileRequest(text, file, {}, "sm_90");
}

CompileRequest requestFor(const std::string& source, const std::vector<std::string>& options = {})
{
    return {.source = source, .programName = "/home/user/k.cu", .options = options};
}

}  // namespace

/// Toolkit headers that are precompiled: the time changes, nothing else. Skips where there is no NVRTC.
class TestPrecompiled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
    }

    void init()
    {
        // Examples that start with the same headers share what was precompiled for the first of them.
        const bool areShared = QLatin1String(QTest::currentTestFunction()) == QLatin1String("examplesAreTheSame");
        if (std::exchange(m_areShared, areShared) && areShared)
            return;
        m_folder = std::make_unique<QTemporaryDir>();
        m_headers = std::make_unique<PrecompiledHeaders>(path());
    }

    void resultsAreTheSame_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("isPrecompiled");
        const QByteArray groups = "// licence\n#include <cooperative_groups.h>\n";
        const QByteArray reduce = "#include <cub/block/block_reduce.cuh>\n";
        const QByteArray uses = "namespace cg = cooperative_groups;\n"
                                "__global__ void sum(const float* x, float* y)\n{\n"
                                "    using Reduce = cub::BlockReduce<float, 128>;\n"
                                "    __shared__ typename Reduce::TempStorage storage;\n"
                                "    const float all = Reduce(storage).Sum(x[threadIdx.x]);\n"
                                "    cg::this_thread_block().sync();\n    if (threadIdx.x == 0) *y = all;\n}\n";
        QTest::newRow("both") << groups + "\n" + reduce + uses << QStringList{} << true;
        for (const QStringList& options :
             {QStringList{"--device-debug"}, {"--generate-line-info", "--std=c++20", "--maxrregcount=32"}})
            QTest::addRow("groups %s", qPrintable(options.join(' '))) << groups + kBody << options << true;
        QTest::newRow("halves") << QByteArray("#include <cuda_fp16.h>\n__global__ void k(__half* x) { *x = __hadd(*x, *x); }\n")
                                << QStringList{} << true;
        QTest::newRow("defined before") << QByteArray("#define CUDA_NO_HALF\n#include \"cuda_fp16.h\"\n") + kBody << QStringList{}
                                        << true;
        QTest::newRow("C headers")
            << QByteArray("#include <stdint.h>\n#include <cassert>\n__global__ void k(uint32_t* x) { assert(*x); }\n")
            << QStringList{"--generate-line-info"} << true;
        QTest::newRow("mark and CRLF")
            << QByteArray("\xef\xbb\xbf#include <cuda_fp16.h>\r\n\r\n__global__ void k(int* y) { *y = __LINE__; }\r\n")
            << QStringList{"--generate-line-info"} << true;
        QTest::newRow("line and file") << QByteArray("#define HERE __FILE__, __LINE__\n/* a\n b */\n#include <cuda_fp16.h>\n"
                                                     "__global__ void k(int* y) { printf(\"%s %d %d\", HERE, __COUNTER__); }\n")
                                       << QStringList{} << true;
        QTest::newRow("error") << groups + "__global__ void k(int* y) { *y = undefined_name; }\n" << QStringList{} << true;
        // NVRTC takes seconds for CUB, and no sanitizer watches it there.
        if (TestShare::ofThisRun().isWhole())
            QTest::newRow("error in a template of CUB")
                << reduce + "__global__ void k() { cub::BlockReduce<int, 0> b; b.Sum(1); }\n" << QStringList{} << true;
        QTest::newRow("warning") << groups + "__global__ void k(int* y) { int unused; }\n" << QStringList{} << true;
        QTest::newRow("error of ptxas") << groups + "__global__ void k(int* y) { asm(\"nonsense;\"); }\n" << QStringList{} << true;
        QTest::newRow("headers that complain") << QByteArray("#include <device_functions.h>\n") + kBody << QStringList{} << false;
        QTest::newRow("header that is not there") << QByteArray("#include <nowhere.h>\n") + kBody << QStringList{} << false;
        QTest::newRow("condition") << QByteArray("#if 1\n#include <cuda_fp16.h>\n#endif\n") + kBody << QStringList{} << false;
        QTest::newRow("none") << QByteArray(kBody) << QStringList{} << false;
    }
    void resultsAreTheSame()
    {
        QFETCH(QByteArray, source);
        QFETCH(QStringList, options);
        CompileRequest request = requestFor(source.toStdString());
        for (const QString& option : options)
            request.options.push_back(option.toStdString());
        request.headers = collectHeaders(request.source, "/nowhere", {});
        QTEST(makes(request), "isPrecompiled");
        compareOutcomes(compile(request), compileProgram(request));
        QTEST(isReady(request), "isPrecompiled");
        if (options.isEmpty())
            compareSignatures(request);
    }

    void examplesAreTheSame_data()
    {
        QTest::addColumn<QString>("file");
        const fs::path examples = fs::path(KD_SOURCE_FOLDER) / "resources/examples";
        const fs::path kernels = fs::path(KD_SOURCE_FOLDER) / "tests/data/emulator/kernels";
        std::multimap<std::string, fs::path> byHeaders;
        for (const fs::path& folder : {examples, kernels, fs::path(KD_SOURCE_FOLDER) / "tests/data/compile/sources"})
            for (const auto& entry : fs::recursive_directory_iterator(folder))
                if (entry.path().extension() == ".cu")
                    byHeaders.emplace(precompiledKey(exampleRequest(entry.path()), "compile"), entry.path());
        // Of a share, as the sanitizers are given one, each set of headers keeps a file: NVRTC itself is not watched by them.
        for (auto group = byHeaders.begin(); group != byHeaders.end();) {
            const auto end = byHeaders.upper_bound(group->first);
            const std::vector<std::pair<std::string, fs::path>> files(group, end);
            const auto nameOf = [](const auto& each) { return each.second.filename().string(); };
            for (const std::size_t i : TestShare::ofThisRun().chosen(files, nameOf))
                QTest::newRow(files[i].second.filename().c_str()) << QString::fromStdString(files[i].second.string());
            group = end;
        }
    }
    void examplesAreTheSame()
    {
        QFETCH(QString, file);
        const CompileRequest request = exampleRequest(file.toStdString());
        const bool hasGroups = request.source.find("#include <cooperative_groups.h>") != std::string::npos;
        if (precompiledKey(request, "compile").empty()) {
            QVERIFY(!hasGroups);
            return;  // it is compiled as if there were no precompiled headers
        }
        const bool isMade = isReady(request) || makes(request);
        compareOutcomes(compile(request), compileProgram(request));
        QCOMPARE(isReady(request), isMade);
        QVERIFY(isMade || !hasGroups);
    }

    void templateInstancesAreFound()
    {
        CompileRequest request =
            requestFor("#include <cuda_fp16.h>\ntemplate <typename T> __global__ void k(T* y) { *y = T(1); }\n");
        request.nameExpressions = {"k<__half>", "k<float>"};
        QVERIFY(makes(request));
        const CompileOutcome outcome = compile(request);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.kernels.size(), std::size_t{2});
        compareOutcomes(outcome, compileProgram(request));
    }

    // Bar C5's way: what is compiled with is what stands in the files now.
    void userHeadersAreNeverStale()
    {
        const fs::path source = path() / "project/k.cu";
        const std::string text =
            "#include <cuda_fp16.h>\n#include \"a.h\"\n#include <mma.h>\n__global__ void k(int* y) { *y = value; }\n";
        for (int round = 0; round < 4; ++round) {
            write(path() / "project/a.h", "constexpr int value = " + std::to_string(4000 + round) + ";\n");
            const CompileRequest request = makeCompileRequest(text, source, {}, "sm_90");
            const CompileOutcome outcome = compile(request);
            QVERIFY2(outcome.ok(), outcome.message.english().c_str());
            QVERIFY(outcome.ptx.find(std::to_string(4000 + round)) != std::string::npos);
            QCOMPARE(m_headers->ready().size(), std::size_t{1});
        }
    }

    // Fault 16.
    void headersThatGoAway_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"deleted", "a folder", "a symlink loop", "unreadable"})
            QTest::newRow(way) << way;
    }
    void headersThatGoAway()
    {
        QFETCH(QString, way);
        const fs::path header = path() / "project/a.h";
        const std::string text = "#include <cuda_fp16.h>\n#include \"a.h\"\n__global__ void k(int* y) { *y = value; }\n";
        write(header, "constexpr int value = 7;\n");
        const auto now = [&] { return compile(makeCompileRequest(text, path() / "project/k.cu", {}, "sm_90")); };
        QVERIFY(now().ok());
        QVERIFY(now().ok());
        QCOMPARE(m_headers->ready().size(), std::size_t{1});
        if (way == "unreadable") {
            ::chmod(header.c_str(), 0);
            if (std::ifstream(header).good())
                QSKIP("this user reads every file");
            QVERIFY_EXCEPTION_THROWN(now(), std::exception);
        } else {
            fs::remove(header);
            if (way == "a folder")
                fs::create_directory(header);
            if (way == "a symlink loop")
                fs::create_symlink("a.h", header);
            const CompileOutcome outcome = now();
            QCOMPARE(outcome.state, CompileOutcome::State::Rejected);
            QVERIFY2(outcome.message.english().find("a.h") != std::string::npos, outcome.message.english().c_str());
        }
        fs::remove_all(header);
        write(header, "constexpr int value = 12345;\n");
        QVERIFY(now().ptx.find("12345") != std::string::npos);
    }

    void aUserHeaderThatTheToolkitMeansIsNotOverlooked()
    {
        // cuda_fp16.h includes cuda_fp16.hpp, by the name that this project uses too.
        const fs::path source = path() / "project/k.cu";
        const std::string text = "#include <cuda_fp16.h>\n#include \"cuda_fp16.hpp\"\n__global__ void k(int* y) { *y = mine; }\n";
        for (const char* value : {"4321", "8765"}) {
            write(path() / "project/cuda_fp16.hpp",
                  std::string("#ifndef MINE\n#define MINE\nconstexpr int mine = ") + value + ";\n#endif\n");
            const CompileRequest request = makeCompileRequest(text, source, {}, "sm_90");
            QVERIFY(!makes(request));
            compareOutcomes(compile(request), compileProgram(request));
        }
    }

    void othersAreOthers_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<bool>("isSame");
        const QString source = QString("#include <cuda_fp16.h>\n") + kBody;
        QTest::newRow("comments") << "// new\n\n" + source << QStringList{} << "sm_90" << true;
        QTest::newRow("body") << source + "int x;\n" << QStringList{} << "sm_90" << true;
        QTest::newRow("registers") << source << QStringList{"--maxrregcount=40"} << "sm_90" << true;
        QTest::newRow("another include") << "#include <mma.h>\n" + source << QStringList{} << "sm_90" << false;
        QTest::newRow("macro") << "#define A\n" + source << QStringList{} << "sm_90" << false;
        QTest::newRow("macro on the command line") << source << QStringList{"--define-macro=A=1"} << "sm_90" << false;
        QTest::newRow("standard") << source << QStringList{"--std=c++20"} << "sm_90" << false;
        QTest::newRow("lines") << source << QStringList{"--generate-line-info"} << "sm_90" << false;
        QTest::newRow("architecture") << source << QStringList{} << "sm_80" << false;
    }
    void othersAreOthers()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, options);
        QFETCH(QString, architecture);
        QFETCH(bool, isSame);
        QVERIFY(makes(requestFor(std::string("#include <cuda_fp16.h>\n") + kBody)));
        CompileRequest other = requestFor(source.toStdString());
        for (const QString& option : options)
            other.options.push_back(option.toStdString());
        other.architecture = architecture.toStdString();
        const std::string key = precompiledKey(other, "compile");
        QCOMPARE(key == m_headers->ready().at(0), isSame);
        m_headers->begin(key);
        compareOutcomes(compileProgram(other, m_headers.get()), compileProgram(other));
        QCOMPARE(m_headers->wantsMore(), !isSame);
    }

    void keepsFew()
    {
        for (int i = 0; i < 4; ++i)
            QVERIFY(makes(requestFor("#define A" + std::to_string(i) + "\n#include <cuda_fp16.h>\n" + kBody)));
        QCOMPARE(m_headers->ready().size(), std::size_t{2});
        QCOMPARE(std::distance(fs::directory_iterator(path()), {}), 2);
    }

    // Fault 19, of what can be had without a full disk: the file cannot be written, or is not what was written.
    void brokenFilesAreDoneWithout_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("isDeleted");
        QTest::newRow("empty") << 0 << false;
        QTest::newRow("cut") << (1 << 20) << false;
        QTest::newRow("gone") << 0 << true;
    }
    void brokenFilesAreDoneWithout()
    {
        QFETCH(int, size);
        QFETCH(bool, isDeleted);
        const CompileRequest request = requestFor(std::string("#include <cuda_fp16.h>\n") + kBody);
        QVERIFY(makes(request));
        for (const auto& entry : fs::directory_iterator(path()))
            isDeleted ? static_cast<void>(fs::remove(entry)) : fs::resize_file(entry, static_cast<std::uintmax_t>(size));
        compareOutcomes(compile(request), compileProgram(request));
        QVERIFY(m_headers->ready().empty());
        // It is not tried again.
        QVERIFY(!makes(request));
        compareOutcomes(compile(request), compileProgram(request));
    }

    void aFolderThatIsGoneIsDoneWithout()
    {
        fs::remove_all(path());
        const CompileRequest request = requestFor(std::string("#include <cuda_fp16.h>\n") + kBody);
        QVERIFY(!makes(request));
        compareOutcomes(compile(request), compileProgram(request));
    }

private:
    fs::path path() const { return m_folder->path().toStdString(); }

    CompileOutcome compile(const CompileRequest& request)
    {
        m_headers->begin(precompiledKey(request, "compile"));
        CompileOutcome outcome = compileProgram(request, m_headers.get());
        m_headers->make();
        return outcome;
    }

    bool isReady(const CompileRequest& request) const
    {
        const std::string key = precompiledKey(request, "compile");
        const std::vector<std::string> ready = m_headers->ready();
        return !key.empty() && std::find(ready.begin(), ready.end(), key) != ready.end();
    }

    /// Whether the next compile of `request` is faster.
    bool makes(const CompileRequest& request)
    {
        compile(request);
        return isReady(request);
    }

    void compareSignatures(const CompileRequest& request)
    {
        const SignatureOutcome plain = compileSignatures(request);
        for (int round = 0; round < 2; ++round) {
            m_headers->begin(precompiledKey(request, "signatures"));
            const SignatureOutcome other = compileSignatures(request, m_headers.get());
            QCOMPARE(QString::fromStdString(Json(other).dump()), QString::fromStdString(Json(plain).dump()));
            m_headers->make();
        }
    }

    /// The variables of instances of libcu++'s templates, which nothing uses, have no fixed order among themselves.
    static QByteArrayList withSortedVariables(const std::string& ptx)
    {
        QByteArrayList variables, others;
        for (const QByteArray& line : QByteArray::fromStdString(ptx).split('\n'))
            (line.startsWith(".global ") ? variables : others) << line;
        std::ranges::sort(variables);
        return variables + others;
    }

    static void compareOutcomes(const CompileOutcome& outcome, const CompileOutcome& plain)
    {
        QCOMPARE(outcome.state, plain.state);
        QCOMPARE(QString::fromStdString(outcome.message.english()), QString::fromStdString(plain.message.english()));
        QCOMPARE(described(outcome.diagnostics), described(plain.diagnostics));
        QCOMPARE(timeless(outcome.log), timeless(plain.log));
        QVERIFY(withSortedVariables(outcome.ptx) == withSortedVariables(plain.ptx));
        if (outcome.ptx == plain.ptx)
            QVERIFY(outcome.cubin == plain.cubin);
        QCOMPARE(Json(outcome.kernels).dump(), Json(plain.kernels).dump());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PrecompiledHeaders> m_headers;
    bool m_areShared = false;
};

KD_TEST(TestPrecompiled, QCoreApplication)

}  // namespace tst_precompiled

#include "tst_precompiled.moc"
