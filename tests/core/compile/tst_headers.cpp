// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"

#include "core/base/error.h"
#include "core/compile/source/headerkind.h"
#include "core/compile/source/includescan.h"
#include "core/compile/options/options.h"
#include "tests/program/testprogram.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace tst_headers {

using namespace kd;
namespace fs = std::filesystem;

namespace {

QStringList names(const std::vector<IncludeDirective>& directives)
{
    QStringList list;
    for (const IncludeDirective& directive : directives)
        list << QString::fromStdString(directive.name);
    return list;
}

QStringList names(const std::vector<UserHeader>& headers)
{
    QStringList list;
    for (const UserHeader& header : headers)
        list << QString::fromStdString(header.includeName);
    list.sort();
    return list;
}

}  // namespace

class TestHeaders : public QObject {
    Q_OBJECT

private slots:
    void kindsOfHeaders()
    {
        for (const char* const name : {"algorithm", "x86intrin.h", "stdio.h", "sys/time.h", "bits/stdc++.h"})
            QVERIFY2(headerKind(name) == HeaderKind::Host, name);
        for (const char* const name : {"cuda_fp16.h", "cooperative_groups/reduce.h", "cuda/barrier", "nv/target"})
            QVERIFY2(headerKind(name) == HeaderKind::ToolkitDevice, name);
        for (const char* const name : {"cuda_runtime.h", "helper_cuda.h", "nvToolsExt.h"})
            QVERIFY2(headerKind(name) == HeaderKind::ToolkitHost, name);
        for (const char* const name : {"kernel.cuh", "thrust/sort.h", "windows.h", "syste/time.h", "", "cuda"})
            QVERIFY2(headerKind(name) == HeaderKind::Other, name);
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    // Fault 16. a.h is always written before z.h, so there is no moment at which z.h is the newer one.
    void headersAreOfOneMoment()
    {
        const fs::path folder = m_folder->path().toStdString();
        const auto put = [&folder](const char* name, int number) {
            std::ofstream(folder / "new") << number;
            fs::rename(folder / "new", folder / name);
        };
        std::string source = "#include \"a.h\"\n";
        for (int i = 0; i < 40; ++i) {
            const std::string name = "h" + std::to_string(i) + ".h";
            put(name.c_str(), i);
            source += "#include \"" + name + "\"\n";
        }
        put("a.h", 0);
        put("z.h", 0);
        const std::jthread writer([&put](const std::stop_token& stop) {
            for (int number = 1; !stop.stop_requested(); ++number) {
                put("a.h", number);
                put("z.h", number);
                ::usleep(static_cast<useconds_t>(QRandomGenerator::global()->bounded(40'000)));
            }
        });
        const auto numberIn = [](const std::vector<UserHeader>& headers, const char* name) {
            const auto found = std::ranges::find(headers, name, &UserHeader::includeName);
            return found == headers.end() ? -1 : std::stoi(found->text);
        };
        int last = 0;
        for (int round = 0; round < 2000 && last < 40; ++round) {
            const std::vector<UserHeader> headers = collectHeaders(source + "#include \"z.h\"\n", folder, {});
            last = numberIn(headers, "z.h");
            QVERIFY2(numberIn(headers, "a.h") >= last, qPrintable(QString::number(last)));
        }
        QVERIFY(last > 0);
    }

    void scan_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("quoted") << "#include \"a.h\"\n" << QStringList{"a.h"};
        QTest::newRow("angle") << "#include <a/b.h>\n" << QStringList{"a/b.h"};
        QTest::newRow("no blanks") << "#include\"a.h\"" << QStringList{"a.h"};
        QTest::newRow("blanks") << "  # \t include \t <a.h>  // why" << QStringList{"a.h"};
        QTest::newRow("comments between") << "/* x */ # /* y */ include /**/ \"a.h\"" << QStringList{"a.h"};
        QTest::newRow("splices") << "#inc\\\nlude \\\r\n \"a\\\n.h\"" << QStringList{"a.h"};
        QTest::newRow("digraph") << "%:include \"a.h\"" << QStringList{"a.h"};
        QTest::newRow("trigraph") << "?\?=include \"a.h\"" << QStringList{"a.h"};
        QTest::newRow("has_include") << "#if __has_include(<a.h>) || __has_include ( \"b.h\" )" << QStringList{"a.h", "b.h"};
        QTest::newRow("has_include in splices")
            << "#define HAS \\\n __has_include(\"a.h\")\n__has_include(\"b.h\")" << QStringList{"a.h"};
        QTest::newRow("has_include_next") << "#elif __has_include_next(<a.h>)" << QStringList{"a.h"};
        QTest::newRow("comment too many") << "// #include \"a.h\"" << QStringList{"a.h"};
        QTest::newRow("inactive too many") << "#if 0\n#include \"a.h\"\n#endif" << QStringList{"a.h"};
        QTest::newRow("macro") << "#include HEADER\n#include \"a.h\"" << QStringList{"a.h"};
        QTest::newRow("unfinished") << "#include \"a.h\n#include <b.h\n#include" << QStringList{};
        QTest::newRow("comment without end") << "#/* include \"a.h\"" << QStringList{};
        QTest::newRow("other directives") << "#define include \"x\"\n#pragma once\n#includes \"y\"" << QStringList{};
        QTest::newRow("CRLF") << "#include \"a.h\"\r\n#include \"b.h\"\r\n" << QStringList{"a.h", "b.h"};
    }
    void scan()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QCOMPARE(names(scanIncludes(text.toStdString())), expected);
    }

    void scanIsLinearInHostileText()
    {
        std::string text;
        for (int i = 0; i < 300000; ++i)
            text += "#/*#include <";
        QVERIFY(scanIncludes(text).empty());
        text.clear();
        for (int i = 0; i < 1000000; ++i)
            text += "#if ";
        QCOMPARE(scanIncludes(text + "__has_include(<a.h>)").size(), std::size_t{1});
    }

    void findsNestedHeaders()
    {
        write("main/sub/a.h", "#include \"b.h\"\n");
        write("main/sub/b.h", "#include \"../c.h\"\n");
        write("main/c.h", "#include <d.h>\n#include <cuda_fp16.h>\n");
        write("inc/d.h", "");
        const auto headers = collectHeaders("#include \"sub/a.h\"\n#include \"missing.h\"\n", path("main"), {path("inc")});
        QCOMPARE(names(headers), (QStringList{"../c.h", "b.h", "d.h", "sub/a.h"}));
    }

    void compilesWhatItFound()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        // One spelling for two files, two spellings for one file, a guard by name, angle and quotes.
        write("a/x.h", "#pragma once\n#include \"c.h\"\n#include \"../shared.h\"\nconstexpr int fromX = fromC;\n");
        write("b/y.h", "#pragma once\n#include \"c.h\"\n#include \"../b/../shared.h\"\nconstexpr int fromY = fromOtherC;\n");
        write("a/c.h", "#pragma once\nconstexpr int fromC = 1;\n");
        write("b/c.h", "#pragma once\nconstexpr int fromOtherC = 2;\n");
        write("shared.h", "#pragma once\nstruct Shared { int i; };\n");
        write("inc/far.h", "#define FAR 1\n");
        const std::string source = "#include \"a/x.h\"\n#include \"b/y.h\"\n#include \"./shared.h\"\n#if "
                                   "__has_include(<far.h>)\n#include <far.h>\n#endif\n"
                                   "__global__ void k(Shared* s) { s->i = fromX + fromY + FAR; }\n";
        const CompileRequest request = makeCompileRequest(source, path("k.cu"), {.includeDirectories = {"inc"}}, "sm_90");
        QCOMPARE(request.source, source);
        const CompileOutcome outcome = compileProgram(request);
        QVERIFY2(outcome.ok(), outcome.log.c_str());
    }

    void compilesHeadersOfTheCLibrary()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        const std::string source = "#include <stdio.h>\n#include <cassert>\n#include <cstdint>\n#include <limits.h>\n"
                                   "#include <cfloat>\n#include <cuda/std/cstdint>\n"
                                   "__global__ void k(std::uint64_t* y, int32_t n)\n"
                                   "{ assert(n < INT_MAX); printf(\"%d\", n); y[0] = (UINT64_C(1) << 40) + (FLT_MAX > DBL_EPSILON); }\n";
        const CompileOutcome outcome = compileProgram(makeCompileRequest(source, "/nowhere/k.cu", {}, "sm_90"));
        QCOMPARE(outcome.message, Message());
        QCOMPARE(outcome.diagnostics.size(), std::size_t{0});
    }

    void aUsersOwnHeaderComesBeforeTheCLibrarys()
    {
        write("own/assert.h", "#define OWN 1\n");
        const std::vector<UserHeader> headers = collectHeaders("#include \"assert.h\"\n", path("own"), {});
        QCOMPARE(headers.size(), std::size_t{1});
        QCOMPARE(headers.front().text, std::string("#define OWN 1\n"));
    }

    void namesHeadersByTheirPath()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        write("sub/a.h", "#include \"b.h\"\n");
        write("sub/b.h", "\n\n__device__ int f() { return nothing; }\n");
        const CompileOutcome outcome =
            compileProgram(makeCompileRequest("#include \"sub/a.h\"\n__global__ void k() {}\n", path("k.cu"), {}, "sm_90"));
        QCOMPARE(outcome.state, CompileOutcome::State::Rejected);
        QCOMPARE(outcome.diagnostics.front().position.file, path("sub/b.h").string());
        QCOMPARE(outcome.diagnostics.front().position.line, 3);
    }

    void rewritesASourceThatMeansTwoFilesByOneName()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        write("a.h", "constexpr int near = 1;\n");
        write("inc/a.h", "constexpr int away = 2;\n");
        const CompileRequest request =
            makeCompileRequest("#include \"a.h\"\n#include <a.h>\n__global__ void k(int* y) { *y = near + away; }\n", path("k.cu"),
                               {.includeDirectories = {"inc"}}, "sm_90");
        const CompileOutcome outcome = compileProgram(request);
        QVERIFY2(outcome.ok(), outcome.log.c_str());
    }

    void untrustedSourcesStayBelowTheirFolders_data()
    {
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("beside it") << "\"own.h\"" << true;
        QTest::newRow("below it") << "\"sub/own.h\"" << true;
        QTest::newRow("out and in again") << "\"../project/own.h\"" << true;
        QTest::newRow("include folder") << "<given.h>" << true;
        QTest::newRow("above it") << "\"../secret.h\"" << false;
        QTest::newRow("out of the include folder") << "<../secret.h>" << false;
        QTest::newRow("absolute") << QString("\"%1\"").arg("ABSOLUTE") << false;
        QTest::newRow("behind a link") << "\"link.h\"" << false;
        QTest::newRow("behind a linked folder") << "\"away/secret.h\"" << false;
        QTest::newRow("hidden folder") << "\".git/config.h\"" << false;
    }
    void untrustedSourcesStayBelowTheirFolders()
    {
        QFETCH(QString, include);
        QFETCH(bool, isRead);
        for (const char* name : {"project/own.h", "project/sub/own.h", "project/.git/config.h", "given/given.h", "secret.h"})
            write(name, "constexpr int token = 1;\n");
        fs::create_symlink(path("secret.h"), path("project/link.h"));
        fs::create_directory_symlink(path("."), path("project/away"));
        const std::string source = "#include " + include.toStdString() + "\n";
        const std::string whole = include.contains("ABSOLUTE") ? "#include \"" + path("secret.h").string() + "\"\n" : source;
        const std::vector<UserHeader> free = collectHeaders(whole, path("project"), {path("given")});
        QCOMPARE(free.size(), std::size_t{1});
        QCOMPARE(free.front().text, std::string("constexpr int token = 1;\n"));
        const std::vector<UserHeader> bound =
            collectHeaders(whole, path("project"), {path("given")}, {{path("project"), path("given")}});
        QCOMPARE(bound.size(), std::size_t{1});
        QCOMPARE(bound.front().text.find("token") != std::string::npos, isRead);
        QCOMPARE(bound.front().text.starts_with("#error"), !isRead);
    }

    void neverReadsTheUsersFolder()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        write("secret.h", "constexpr int secret = 1;\n");
        const CompileOutcome outcome =
            compileProgram({.source = "#define H \"secret.h\"\n#include H\n__global__ void k(int* y) { *y = secret; }\n",
                            .programName = path("k.cu").string()});
        QCOMPARE(outcome.state, CompileOutcome::State::Rejected);
    }

    void symlinkLoopsEnd()
    {
        write("a.h", "#include \"loop/a.h\"\n#include \"loop/loop/a.h\"\n");
        fs::create_directory_symlink(path("."), path("loop"));
        const auto headers = collectHeaders("#include \"a.h\"\n", path("."), {});
        QVERIFY(headers.size() <= 3);
        QCOMPARE(headers.front().text, std::string("#include \"loop/a.h\"\n#include \"loop/loop/a.h\"\n"));
    }

    void skipsWhatIsNoFile()
    {
        fs::create_directory(path("folder.h"));
        QCOMPARE(::mkfifo(path("pipe.h").c_str(), 0600), 0);
        QVERIFY(collectHeaders("#include \"folder.h\"\n#include \"pipe.h\"\n#include \"/dev/zero\"\n", path("."), {}).empty());
    }

    void refusesUnreadableHeaders()
    {
        if (::geteuid() == 0)
            QSKIP("root reads every file");
        write("a.h", "");
        fs::permissions(path("a.h"), fs::perms::none);
        QVERIFY_EXCEPTION_THROWN(collectHeaders("#include \"a.h\"\n", path("."), {}), RuntimeError);
    }

    void refusesTooManyOrTooDeep_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("nested");
        QTest::addColumn<QString>("reason");
        QTest::newRow("many") << 4200 << false << "4,096";
        QTest::newRow("deep") << 230 << true << "200 levels";
    }
    void refusesTooManyOrTooDeep()
    {
        QFETCH(int, count);
        QFETCH(bool, nested);
        QFETCH(QString, reason);
        std::string source = nested ? "#include \"h0.h\"\n" : "";
        for (int i = 0; i < count; ++i) {
            const std::string name = "h" + std::to_string(i) + ".h";
            write(name, nested ? "#include \"h" + std::to_string(i + 1) + ".h\"\n" : "");
            if (!nested)
                source += "#include \"" + name + "\"\n";
        }
        try {
            collectHeaders(source, path("."), {});
            QFAIL("the limit was passed");
        } catch (const RuntimeError& error) {
            QVERIFY2(error.info().text.english().find(reason.toStdString()) != std::string::npos, error.what());
        }
    }

    void refusesTooMuch()
    {
        write("a.h", "#include \"b.h\"\n");
        write("b.h", "");
        fs::resize_file(path("b.h"), 65u << 20);
        QVERIFY_EXCEPTION_THROWN(collectHeaders("#include \"a.h\"\n", path("."), {}), RuntimeError);
    }

private:
    fs::path path(const std::string& name) const { return (fs::path(m_folder->path().toStdString()) / name).lexically_normal(); }
    void write(const std::string& name, const std::string& text) const
    {
        fs::create_directories(path(name).parent_path());
        std::ofstream(path(name)) << text;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(TestHeaders, kd::test::NoApplication)

}  // namespace tst_headers

#include "tst_headers.moc"
