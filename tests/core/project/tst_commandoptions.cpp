// SPDX-License-Identifier: GPL-3.0-or-later
// From the words of a compile command to what they say of device code.
#include "core/project/commandoptions.h"

#include "core/compile/options/nvccarguments.h"
#include "core/project/commandwords.h"
#include "core/project/responsefiles.h"
#include "tests/program/testprogram.h"

#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace tst_commandoptions {

using namespace kd;
namespace fs = std::filesystem;

namespace {

QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list.join('|');
}

/// "include:a|macro:B=1", each list under its name, in the order of the members.
QString summary(const CommandOptions& options)
{
    QStringList all;
    const auto add = [&all](const char* name, const std::vector<std::string>& words) {
        for (const std::string& word : words)
            all << QString::fromLatin1(name) + ':' + QString::fromStdString(word);
    };
    add("include", options.includes);
    add("system", options.systemIncludes);
    add("forced", options.forcedIncludes);
    add("macro", options.macros);
    add("undefine", options.undefines);
    add("standard", options.standard.empty() ? std::vector<std::string>() : std::vector{options.standard});
    add("arch", options.architectures);
    add("option", options.options);
    add("nvcc", options.nvccOptions);
    if (options.isRelocatable)
        all << QStringLiteral("relocatable");
    constexpr const char* kKinds[] = {"program", "files", "host", "linker", "result", "setting", "refused", "unknown", "unread"};
    for (const IgnoredOption& each : options.ignored)
        all << QString::fromLatin1(kKinds[static_cast<int>(each.kind)]) + '(' + QString::fromStdString(each.option) + ')';
    return all.join('|');
}

QString read(const QString& command, CompilerFamily family)
{
    return summary(readCommandOptions(shellWords(command.toStdString()), family));
}

}  // namespace

class TestCommandOptions : public QObject {
    Q_OBJECT

private slots:
    void words_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("expected");  // parted by |
        QTest::newRow("plain") << "nvcc  -c\ta.cu"
                               << "nvcc|-c|a.cu";
        QTest::newRow("quotes") << R"(nvcc "-DA=\"x y\"" '-DB="z"' -DC=\"c\" a\ b.cu)"
                                << R"(nvcc|-DA="x y"|-DB="z"|-DC="c"|a b.cu)";
        QTest::newRow("empty word") << R"(nvcc "" a.cu)"
                                    << "nvcc||a.cu";
        QTest::newRow("open quote") << "nvcc \"-DA=x y"
                                    << "nvcc|-DA=x y";
        QTest::newRow("open backslash") << "nvcc a\\"
                                        << "nvcc|a\\";
        QTest::newRow("nothing is expanded") << "nvcc $(rm -rf x) `id` $HOME *.cu"
                                             << "nvcc|$(rm|-rf|x)|`id`|$HOME|*.cu";
        QTest::newRow("cd") << "cd /x && nvcc -c a.cu"
                            << "nvcc|-c|a.cu";
        QTest::newRow("redirected") << "nvcc -c a.cu > log 2>&1; rm x"
                                    << "nvcc|-c|a.cu";
        QTest::newRow("quoted operators") << R"(nvcc "-DA=a&&b" -DB='x;y|z')"
                                          << "nvcc|-DA=a&&b|-DB=x;y|z";
        QTest::newRow("no compiler") << "ls a && ls b"
                                     << "ls|a";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void words()
    {
        QFETCH(QString, command);
        QTEST(joined(commandWords(command.toStdString())), "expected");
    }

    void compilerIsFound_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("family");
        const auto add = [](const char* command, int place, CompilerFamily family) {
            QTest::newRow(command) << command << place << static_cast<int>(family);
        };
        add("nvcc -c a.cu", 0, CompilerFamily::Nvcc);
        add("/usr/bin/ccache /usr/local/cuda/bin/nvcc -c a.cu", 1, CompilerFamily::Nvcc);
        add("cmake -E env CUDA_PATH=/x sccache nvcc a.cu", 5, CompilerFamily::Nvcc);
        add("/opt/kokkos/nvcc_wrapper -c a.cpp", 0, CompilerFamily::Nvcc);
        add("/usr/lib/llvm-19/bin/clang++-19 a.cu", 0, CompilerFamily::Clang);
        add("x86_64-linux-gnu-g++-12 a.cpp", 0, CompilerFamily::Gcc);
        add("distcc a.cpp", 0, CompilerFamily::Gcc);
    }
    void compilerIsFound()
    {
        QFETCH(QString, command);
        QFETCH(int, place);
        const std::vector<std::string> words = shellWords(command.toStdString());
        QCOMPARE(static_cast<int>(compilerPlace(words)), place);
        QTEST(static_cast<int>(compilerFamily(words[compilerPlace(words)])), "family");
    }

    void nvccOptions_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("expected");
        QTest::newRow("includes")
            << "-I a -Ib -I=c -I/d,/e --include-path f --include-path=g -isystem h -isystem=i --system-include j"
            << "include:a|include:b|include:c|include:/d|include:/e|include:f|include:g|system:h|system:i|system:j";
        QTest::newRow("the same folder twice") << "-Ia -I a"
                                               << "include:a";
        QTest::newRow("forced") << "-include a.h -include=b.h --pre-include c.h"
                                << "forced:a.h|forced:b.h|forced:c.h";
        QTest::newRow("macros") << "-DA -DB=2 -D C=3 --define-macro D=4 --define-macro=E=5 -D=F=6 '-DG(x)=x'"
                                << "macro:A=1|macro:B=2|macro:C=3|macro:D=4|macro:E=5|macro:F=6|macro:G(x)=x";
        QTest::newRow("macros in one word") << R"(-DA=1,B=2 '-DC="a,b"' '-DD(x\,y)=x')"
                                            << R"(macro:A=1|macro:B=2|macro:C="a,b"|macro:D(x,y)=x)";
        QTest::newRow("the last counts") << "-DA=1 -UA -DA=2 -DB -U B --undefine-macro C"
                                         << "macro:A=2|undefine:B|undefine:C";
        QTest::newRow("wrong macro") << "-D1=2 -DA"
                                     << "macro:A=1|refused(-D1=2)";
        QTest::newRow("standards") << "-std=c++17 --std c++20"
                                   << "standard:c++20";
        QTest::newRow("drafts") << "-std=gnu++2a"
                                << "standard:c++20";
        QTest::newRow("wrong standard") << "-std=c99"
                                        << "refused(-std=c99)";
        QTest::newRow("arch") << "-arch=sm_90"
                              << "arch:sm_90";
        QTest::newRow("arch, two words") << "-arch compute_90a"
                                         << "arch:sm_90a";
        QTest::newRow("long arch") << "--gpu-architecture=compute_90 --gpu-code=sm_90,sm_100"
                                   << "arch:sm_90|arch:sm_100";
        QTest::newRow("any arch") << "-arch=native --gpu-architecture all-major"
                                  << "setting(-arch=native)|setting(--gpu-architecture all-major)";
        QTest::newRow("gencode")
            << "-gencode arch=compute_80,code=sm_80 -gencode=arch=compute_90,code=[sm_90,compute_90] "
               "--generate-code arch=compute_100f,code=compute_100f --generate-code=arch=compute_75,code=\\\"sm_75,compute_75\\\""
            << "arch:sm_80|arch:sm_90|arch:sm_100f|arch:sm_75";
        QTest::newRow("wrong gencode") << "-gencode arch=compute_x,code= -gencode code=["
                                       << "setting(-gencode arch=compute_x,code=)|setting(-gencode code=[)";
        QTest::newRow("device flags")
            << "-lineinfo -G --use_fast_math -maxrregcount=40 -ftz true --fmad=false -diag-suppress 177,20012 -Xptxas -v,-dlcm=cg"
            << "option:--generate-line-info|option:--device-debug|option:--use_fast_math|option:--maxrregcount=40|"
               "option:--ftz=true|option:--fmad=false|option:--diag-suppress=177,20012|option:--ptxas-options=--def-load-cache=cg";
        QTest::newRow("nvcc's own") << "--expt-relaxed-constexpr -extended-lambda -ftemplate-depth=900"
                                    << "nvcc:--expt-relaxed-constexpr|nvcc:--extended-lambda|nvcc:--ftemplate-depth=900";
        QTest::newRow("relocatable") << "-rdc=true"
                                     << "relocatable|result(-rdc=true)";
        QTest::newRow("relocatable, two words") << "-rdc true -dc"
                                                << "relocatable|result(-rdc true)|result(-dc)";
        QTest::newRow("not relocatable") << "-rdc=false a.cu"
                                         << "";
        QTest::newRow("of the build") << "-c -o a.o -x cu -x=cu -MD -MT a.o -MF a.d -MQ a -MMD -MP -m64 a.cu"
                                      << "";
        QTest::newRow("host")
            << "-Xcompiler -Wall,-fPIC,-DH=1 -Xcompiler=-isystem -Xcompiler=/h '-Xcompiler=-DQ=\"x\" -UN' -O3 -g"
            << "system:/h|macro:H=1|macro:Q=x|undefine:N|host(-O3)|host(-g)|host(-Xcompiler=-Wall)|host(-Xcompiler=-fPIC)";
        QTest::newRow("host's standard") << "-std=c++14 -Xcompiler -std=c++20"
                                         << "standard:c++14";
        QTest::newRow("programs")
            << "-ccbin g++ -ccbin=/x/y -Xcompiler -fplugin=x.so,-wrapper,a --run -B/x"
            << "program(-ccbin g++)|program(-ccbin=/x/y)|program(--run)|program(-B/x)|program(-Xcompiler=-fplugin=x.so)|"
               "program(-Xcompiler=-wrapper a)";
        QTest::newRow("files") << "-keep --keep-dir /x -odir /y -time=t.csv --save-temps"
                               << "files(-keep)|files(--keep-dir /x)|files(-odir /y)|files(-time=t.csv)|files(--save-temps)";
        QTest::newRow("linker") << "-lcublas -L/x -Xlinker -rpath -cudart shared"
                                << "linker(-lcublas)|linker(-L/x)|linker(-Xlinker -rpath)|linker(-cudart shared)";
        QTest::newRow("settings") << "-t4 --threads=2 --target-directory=x"
                                  << "setting(-t4)|setting(--threads=2)|setting(--target-directory=x)";
        QTest::newRow("warnings") << "-Werror all-warnings -Wall a.cu"
                                  << "host(-Werror)|host(-Wall)";
        QTest::newRow("warnings of the device") << "-Werror=all-warnings -Wreorder --Wconversion a.cu"
                                                << "nvcc:--Wreorder|nvcc:--Wconversion|host(-Werror=all-warnings)";
        QTest::newRow("unknown") << "--whatever -Zoo=1 -Xcudafe --diag_suppress=1"
                                 << "unknown(--whatever)|unknown(-Zoo=1)|unknown(-Xcudafe --diag_suppress=1)";
        QTest::newRow("refused value") << "-maxrregcount=many --ftz=perhaps"
                                       << "refused(-maxrregcount=many)|refused(--ftz=perhaps)";
        QTest::newRow("value is missing") << "-DA -I"
                                          << "macro:A=1|refused(-I)";
    }
    void nvccOptions()
    {
        QFETCH(QString, command);
        QTEST(read(command, CompilerFamily::Nvcc), "expected");
    }

    void clangOptions_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("expected");
        QTest::newRow("cuda") << "-x cuda --cuda-gpu-arch=sm_90 --offload-arch=sm_100a --cuda-path=/usr/local/cuda -c a.cu"
                              << "arch:sm_90|arch:sm_100a|setting(--cuda-path=/usr/local/cuda)";
        QTest::newRow("commas are letters") << "-I/a,b -isystem/c -DA=1,2"
                                            << "include:/a,b|system:/c|macro:A=1,2";
        QTest::newRow("flags")
            << "-fgpu-rdc -fcuda-flush-denormals-to-zero -O2 -Wall -march=native -Xclang -load -Xclang x.so -fplugin=x"
            << "option:--ftz=true|relocatable|result(-fgpu-rdc)|host(-O2)|host(-Wall)|host(-march=native)|"
               "unknown(-Xclang -load)|unknown(-Xclang x.so)|program(-fplugin=x)";
        QTest::newRow("apple") << "-arch arm64 -DA"
                               << "macro:A=1|host(-arch arm64)";
        QTest::newRow("shared names are nvcc's") << "-G -w"
                                                 << "unknown(-G)|unknown(-w)";
    }
    void clangOptions()
    {
        QFETCH(QString, command);
        QTEST(read(command, CompilerFamily::Clang), "expected");
    }

    // A project's command and the options that a user types are read by one table.
    void bothReadersGiveOneReason_data()
    {
        QTest::addColumn<QString>("option");
        for (const char* const option : {"-ccbin=g++", "--run", "-fplugin=x.so", "--keep", "-time=t.csv", "-O3", "-g", "-lcublas", "-L/x",
                                         "-cudart=shared", "-dc", "-dlto", "--ptx", "-t4", "--target-directory=x", "--whatever"})
            QTest::newRow(option) << QString::fromLatin1(option);
    }
    void bothReadersGiveOneReason()
    {
        QFETCH(QString, option);
        const std::vector<std::string> words{option.toStdString()};
        const CommandOptions command = readCommandOptions(words, CompilerFamily::Nvcc);
        const NvccArguments typed = parseNvccArguments(words);
        QCOMPARE(command.ignored.size(), std::size_t(1));
        QCOMPARE(typed.dropped.size(), std::size_t(1));
        QVERIFY2(command.ignored[0].reason == typed.dropped[0].reason,
                 (command.ignored[0].reason.english() + " / " + typed.dropped[0].reason.english()).c_str());
    }

    void muchIsBounded()
    {
        std::vector<std::string> words;
        for (int i = 0; i < 60000; ++i)
            words.push_back((i % 2 == 0 ? "-DM" : "--unknown") + std::to_string(i));
        words.push_back("-D" + std::string(100000, 'x'));
        const CommandOptions options = readCommandOptions(words, CompilerFamily::Nvcc);
        QCOMPARE(options.macros.size(), 4096U);
        QCOMPARE(options.ignored.size(), 1000U);
    }

    void responseFiles_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("ignored");
        QTest::newRow("none") << "-c a.cu"
                              << "-c|a.cu"
                              << "";
        QTest::newRow("in place") << "-DA @one.rsp -DB"
                                  << "-DA|-I/x y|-DONE|-DB"
                                  << "";
        QTest::newRow("two words") << "--options-file one.rsp -optf one.rsp"
                                   << "-I/x y|-DONE|-I/x y|-DONE"
                                   << "";
        QTest::newRow("with =") << "--options-file=one.rsp,sub/two.rsp"
                                << "-I/x y|-DONE|-DTWO|-I/x y|-DONE"
                                << "";
        QTest::newRow("nested") << "@sub/two.rsp"
                                << "-DTWO|-I/x y|-DONE"
                                << "";
        QTest::newRow("circle") << "@circle.rsp"
                                << "-DC"
                                << "@circle.rsp";
        QTest::newRow("circle of two") << "@ping.rsp"
                                       << "-DPING|-DPONG"
                                       << "@ping.rsp";
        QTest::newRow("deep") << "@deep0.rsp"
                              << "-D0|-D1|-D2|-D3"
                              << "@deep4.rsp";
        QTest::newRow("missing") << "-DA @none.rsp"
                                 << "-DA"
                                 << "@none.rsp";
        QTest::newRow("a folder") << "@sub"
                                  << ""
                                  << "@sub";
        QTest::newRow("outside") << "@../outside.rsp"
                                 << ""
                                 << "@../outside.rsp";
        QTest::newRow("a link that leads out") << "@link.rsp"
                                               << ""
                                               << "@link.rsp";
        QTest::newRow("absolute") << "@/etc/passwd"
                                  << ""
                                  << "@/etc/passwd";
        QTest::newRow("no text") << "@nul.rsp"
                                 << ""
                                 << "@nul.rsp";
        QTest::newRow("large") << "@large.rsp"
                               << ""
                               << "@large.rsp";
        QTest::newRow("many") << "@many.rsp"
                              << ""
                              << "-";
    }
    void responseFiles()
    {
        const QTemporaryDir folder;
        const fs::path root = folder.filePath(QStringLiteral("project")).toStdString();
        fs::create_directories(root / "sub");
        const auto write = [&root](const char* name, const std::string& text) { std::ofstream(root / name) << text; };
        write("one.rsp", "\"-I/x y\"\n-DONE\n");
        write("sub/two.rsp", "-DTWO --options-file one.rsp");
        write("circle.rsp", "-DC @circle.rsp");
        write("ping.rsp", "-DPING @pong.rsp");
        write("pong.rsp", "-DPONG @ping.rsp");
        for (int i = 0; i < 6; ++i)
            write(("deep" + std::to_string(i) + ".rsp").c_str(),
                  "-D" + std::to_string(i) + " @deep" + std::to_string(i + 1) + ".rsp");
        write("../outside.rsp", "-DOUTSIDE");
        fs::create_symlink(root / "../outside.rsp", root / "link.rsp");
        write("nul.rsp", std::string("-DA\0-DB", 7));
        write("large.rsp", std::string((1u << 20) + 1, ' '));
        write("empty.rsp", "");
        std::string many;
        for (int i = 0; i < 1000; ++i)
            many += "@none" + std::to_string(i) + ".rsp @empty.rsp ";
        write("many.rsp", many);

        QFETCH(QString, words);
        QFETCH(QString, ignored);
        const ExpandedWords expanded = expandResponseFiles(shellWords(words.toStdString()), {.directory = root, .allowed = {root}});
        QTEST(joined(expanded.words), "expected");
        std::vector<std::string> names;
        for (const IgnoredOption& each : expanded.ignored)
            names.push_back(each.option);
        if (ignored == "-")
            QVERIFY(names.size() >= 1000);
        else
            QCOMPARE(joined(names), ignored);
    }
};

KD_TEST(TestCommandOptions, kd::test::NoApplication)

}  // namespace tst_commandoptions

#include "tst_commandoptions.moc"
