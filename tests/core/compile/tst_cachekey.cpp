// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"

#include "core/compile/cache/cache.h"
#include "core/compile/options/options.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <random>
#include <set>

namespace tst_cachekey {

using namespace kd;
namespace fs = std::filesystem;

namespace {

constexpr const char* kSource = "#include \"a.h\"\n#include <far.h>\n#include <cuda_fp16.h>\n"
                                "template <int N> __global__ void k(int* y) { *y = fromA + fromB + fromFar + N + MACRO; }\n";

}  // namespace

/// Everything that a result depends on changes its key; nothing else does.
class TestCacheKey : public QObject {
    Q_OBJECT

private slots:
    /// A project with nested headers and a toolkit of its own.
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_settings = {.defines = {"MACRO=1"}, .includeDirectories = {"inc"}, .nameExpressions = {"k<1>"}};
        m_architecture = "sm_90";
        write("k.cu", kSource);
        write("a.h", "#pragma once\n#include \"sub/b.h\"\nconstexpr int fromA = 1;\n");
        write("sub/b.h", "#pragma once\nconstexpr int fromB = 1;\n");
        write("inc/far.h", "#pragma once\nconstexpr int fromFar = 1;\n");
    }

    void cleanup() { qunsetenv("KERNELDESK_NVRTC"); }

    void everyInputCounts_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::newRow("source") << "k.cu" << QString(kSource).replace("fromA", "fromA+1");
        QTest::newRow("a space in the source") << "k.cu" << QString(kSource) + " ";
        QTest::newRow("header") << "a.h" << "#pragma once\n#include \"sub/b.h\"\nconstexpr int fromA = 2;\n";
        QTest::newRow("nested header") << "sub/b.h" << "#pragma once\nconstexpr int fromB = 2;\n";
        QTest::newRow("angle header") << "inc/far.h" << "#pragma once\nconstexpr int fromFar = 2;\n";
        QTest::newRow("a header that comes before") << "far.h" << "#pragma once\nconstexpr int fromFar = 3;\n";
        QTest::newRow("toolkit header") << "cuda/include/cuda_fp16.h" << "#include \"nested.hpp\"\n// new\n";
        QTest::newRow("nested toolkit header") << "cuda/include/nested.hpp" << "// new\n";
        QTest::newRow("NVRTC") << "cuda/lib/libnvrtc.so.13" << "another";
        QTest::newRow("builtins") << "cuda/lib/libnvrtc-builtins.so.13.0" << "another";
    }
    void everyInputCounts()
    {
        QFETCH(QString, file);
        QFETCH(QString, text);
        useOwnToolkit();
        // A header beside the source is found by quotes only.
        write("k.cu", std::string(kSource) + (file == "far.h" ? "#include \"far.h\"\n" : ""));
        const std::string before = key();
        QCOMPARE(key(), before);
        write(file.toStdString(), text.toStdString());
        QVERIFY(key() != before);
    }

    void everySettingCounts()
    {
        std::set<std::string> keys{key()};
        const auto changed = [&](const std::function<void()>& change) {
            const CompileSettings settings = m_settings;
            const std::string architecture = m_architecture;
            change();
            const bool isNew = keys.insert(key()).second;
            m_settings = settings;
            m_architecture = architecture;
            return isNew;
        };
        QVERIFY(changed([this] { m_settings.defines = {"MACRO=2"}; }));
        QVERIFY(changed([this] { m_settings.defines = {"MACRO=1", "OTHER"}; }));
        QVERIFY(changed([this] { m_settings.options = {"-use_fast_math"}; }));
        QVERIFY(changed([this] { m_settings.options = {"-maxrregcount=32"}; }));
        QVERIFY(changed([this] { m_settings.options = {"-maxrregcount=33"}; }));
        QVERIFY(changed([this] { m_settings.standard = "c++20"; }));
        QVERIFY(changed([this] { m_settings.nameExpressions = {"k<2>"}; }));
        QVERIFY(changed([this] { m_settings.nameExpressions = {}; }));
        QVERIFY(changed([this] { m_architecture = "sm_80"; }));
        QVERIFY(changed([this] { m_architecture = "sm_90a"; }));
        QVERIFY(!changed([this] { m_settings.options = {"--no-cache"}; }));
        QVERIFY(!changed([] {}));
    }

    void fieldsDoNotRunTogether()
    {
        CompileRequest request{.source = "ab", .programName = "c"};
        const std::string one = CompileCache::key(request);
        request = {.source = "a", .programName = "bc"};
        QVERIFY(CompileCache::key(request) != one);
        CompileRequest options{.options = {"a", "b"}};
        CompileRequest names{.options = {"a"}, .nameExpressions = {"b"}};
        QVERIFY(CompileCache::key(options) != CompileCache::key(names));
    }

    void whatIsNotReachedDoesNotCount()
    {
        useOwnToolkit();
        const std::string before = key();
        write("unrelated.h", "x");
        write("cuda/include/unrelated.h", "x");
        QCOMPARE(key(), before);
    }

    void theDeadlineDoesNotCount()
    {
        CompileRequest request = this->request();
        const std::string before = CompileCache::key(request);
        request.deadline = Milliseconds(1);
        request.useCache = false;
        QCOMPARE(CompileCache::key(request), before);
    }

    /// Random walks through states of one project: whatever the cache gives is what the compiler gives.
    void noHitIsStale()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        CompileCache cache({.directory = m_folder->filePath("cache").toStdString()});
        write("k.cu", QString(kSource).remove("#include <cuda_fp16.h>\n").toStdString());
        std::mt19937 random(20);
        int hits = 0;
        for (int step = 0; step < 60; ++step) {
            mutate(random);
            const CompileRequest request = this->request();
            const CompileOutcome compiled = compileProgram(request);
            QVERIFY2(compiled.ok(), compiled.log.c_str());
            const std::string key = CompileCache::key(request);
            if (const std::optional<CompileOutcome> found = cache.find(key)) {
                ++hits;
                QCOMPARE(found->ptx, compiled.ptx);
                QCOMPARE(found->cubinSha256, compiled.cubinSha256);
            }
            cache.store(key, compiled);
        }
        QVERIFY2(hits > 5, std::to_string(hits).c_str());
    }

private:
    fs::path path(const std::string& name) const { return fs::path(m_folder->path().toStdString()) / name; }

    /// Writes with another time of modification than any file before.
    void write(const std::string& name, const std::string& text)
    {
        fs::create_directories(path(name).parent_path());
        std::ofstream(path(name)) << text;
        fs::last_write_time(path(name), fs::file_time_type::clock::now() + std::chrono::seconds(++m_writes));
    }

    void useOwnToolkit()
    {
        write("cuda/lib/libnvrtc.so.13", "one");
        write("cuda/lib/libnvrtc-builtins.so.13.0", "one");
        write("cuda/include/cuda_fp16.h", "#include \"nested.hpp\"\n");
        write("cuda/include/nested.hpp", "// old\n");
        qputenv("KERNELDESK_NVRTC", path("cuda/lib/libnvrtc.so.13").c_str());
    }

    CompileRequest request() const
    {
        std::ifstream file(path("k.cu"));
        const std::string source{std::istreambuf_iterator<char>(file), {}};
        return makeCompileRequest(source, path("k.cu"), m_settings, m_architecture);
    }
    std::string key() const { return CompileCache::key(request()); }

    void mutate(std::mt19937& random)
    {
        const std::string value = std::to_string(1 + random() % 2);
        switch (random() % 6) {
        case 0:
            write("a.h", "#pragma once\n#include \"sub/b.h\"\nconstexpr int fromA = " + value + ";\n");
            break;
        case 1:
            write("sub/b.h", "#pragma once\nconstexpr int fromB = " + value + ";\n");
            break;
        case 2:
            write("inc/far.h", "#pragma once\nconstexpr int fromFar = " + value + ";\n");
            break;
        case 3:
            m_settings.defines = {"MACRO=" + value};
            break;
        case 4:
            m_settings.options = value == "1" ? std::vector<std::string>{} : std::vector<std::string>{"-lineinfo"};
            break;
        default:
            m_architecture = value == "1" ? "sm_90" : "sm_80";
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    CompileSettings m_settings;
    std::string m_architecture;
    int m_writes = 0;
};

KD_TEST(TestCacheKey, kd::test::NoApplication)

}  // namespace tst_cachekey

#include "tst_cachekey.moc"
