// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvcccommand.h"

#include "core/compile/nvcc/nvccchoice.h"
#include "core/compile/nvcc/nvccreason.h"
#include "tests/program/testprogram.h"

#include <QStringList>
#include <QTest>

namespace tst_nvccarguments {
using namespace kd;

std::vector<std::string> wordsOf(const QString& line)
{
    std::vector<std::string> words;
    for (const QString& word : line.split(' ', Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return words;
}

QString joinedTexts(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list << QString::fromStdString(text);
    return list.join(' ');
}

/// What is kept, in one text: includes, system includes, files before, macros, standard, architectures, options.
QString keptText(const NvccArguments& arguments)
{
    QStringList parts;
    const auto add = [&parts](const char* name, const std::vector<std::string>& texts) {
        if (!texts.empty())
            parts << QString::fromLatin1(name) + joinedTexts(texts);
    };
    add("I:", arguments.includeFolders);
    add("S:", arguments.systemIncludeFolders);
    add("P:", arguments.preIncludes);
    add("M:", arguments.macros);
    if (!arguments.standard.empty())
        add("std:", {arguments.standard});
    add("A:", arguments.architectures);
    add("O:", arguments.options);
    return parts.join('|');
}

QString droppedText(const NvccArguments& arguments)
{
    QStringList list;
    for (const DroppedOption& option : arguments.dropped)
        list << QString::fromStdString(option.option);
    return list.join('|');
}

class TestNvccArguments : public QObject {
    Q_OBJECT

private slots:
    void words_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("dropped");
        QTest::newRow("includes") << "-I a -Ib -I=c -isystem d -isystem=e --include-path f" << "I:a b c f|S:d e" << "";
        QTest::newRow("macros") << "-DA -DB=2 -D C=3 -UA" << "M:--define-macro=A=1 --define-macro=B=2 --define-macro=C=3 "
                                                            "--undefine-macro=A" << "";
        QTest::newRow("standards") << "-std=c++14 --std c++17" << "std:c++17" << "";
        QTest::newRow("gnu standard") << "-std=gnu++20" << "std:c++20" << "";
        QTest::newRow("architecture") << "-arch=sm_90 --gpu-architecture compute_80" << "A:sm_90 sm_80" << "";
        QTest::newRow("gencode") << "-gencode arch=compute_80,code=sm_80 --generate-code=arch=compute_90a,code=[compute_90a,sm_90a]"
                                 << "A:sm_80 sm_90a" << "";
        QTest::newRow("gencode of PTX") << "-gencode arch=compute_75,code=compute_75" << "A:sm_75" << "";
        QTest::newRow("native") << "-arch=native" << "" << "-arch=native";
        QTest::newRow("kept options") << "-use_fast_math -maxrregcount=40 --extended-lambda -Xptxas -O2 -ftemplate-depth 99"
                                      << "O:--use_fast_math --maxrregcount=40 --extended-lambda --ptxas-options=--opt-level=2 "
                                         "--ftemplate-depth=99" << "";
        QTest::newRow("host options") << "-Xcompiler=-fPIC,-Ih,-DX=1 -Xcompiler -std=c++17"
                                      << "I:h|M:--define-macro=X=1|std:c++17" << "-Xcompiler -fPIC";
        QTest::newRow("host plug-in") << "-Xcompiler -fplugin=x.so" << "" << "-Xcompiler -fplugin=x.so";
        QTest::newRow("starters") << "-ccbin /tmp/x --run -B /tmp -wrapper gdb -fplugin=x.so"
                                  << "" << "-ccbin /tmp/x|--run|-B /tmp|-wrapper gdb|-fplugin=x.so";
        QTest::newRow("files of options") << "@more.rsp --options-file more" << "" << "@more.rsp|--options-file more";
        QTest::newRow("writers") << "-o out --keep --keep-dir d -MD -MF dep -time t.csv --dryrun -odir d"
                                 << "" << "-o out|--keep|--keep-dir d|-MD|-MF dep|-time t.csv|--dryrun|-odir d";
        QTest::newRow("linker") << "-Xlinker -rpath -lfoo -L/lib -cudart shared" << ""
                                << "-Xlinker -rpath|-lfoo|-L/lib|-cudart shared";
        QTest::newRow("unknown") << "--nobody-knows -Wall x.cu" << "" << "--nobody-knows|-Wall";
        QTest::newRow("behind nvcc's quotes") << R"(-DX=a\\";id;\\")" << "" << R"(-DX=a\\";id;\\")";
        QTest::newRow("for a shell") << "-DX=`id` -I$(id) -DY=$HOME" << "" << "-DX=`id`|-I$(id)|-DY=$HOME";
        QTest::newRow("without a value") << "-I" << "" << "-I";
        QTest::newRow("refused value") << "-maxrregcount=many" << "" << "-maxrregcount=many";
    }
    void words()
    {
        QFETCH(QString, line);
        QFETCH(QString, kept);
        QFETCH(QString, dropped);
        const NvccArguments arguments = parseNvccArguments(wordsOf(line));
        QCOMPARE(keptText(arguments), kept);
        QCOMPARE(droppedText(arguments), dropped);
        for (const DroppedOption& option : arguments.dropped)
            QVERIFY(!option.reason.empty());
    }

    void commands()
    {
        const std::vector<std::string> words = wordsOf("-Iinc -DA -std=c++17 -Xptxas -dlcm=ca -maxrregcount 40 -lineinfo");
        const NvccInput input{.nvcc = "nvcc", .ptxas = "ptxas", .source = "a.cu", .architecture = "sm_80",
                              .arguments = parseNvccArguments(words)};
        QCOMPARE(joinedTexts(nvccPtxCommand(input, "a.ptx").arguments),
                 QStringLiteral("--std=c++17 --gpu-architecture=sm_80 --include-path inc --define-macro=A=1 --maxrregcount=40 --ptx "
                                "--generate-line-info --output-file a.ptx --x cu a.cu"));
        QCOMPARE(joinedTexts(ptxasCommand(input, "a.ptx", "a.cubin").arguments),
                 QStringLiteral("--verbose --gpu-name=sm_80 --generate-line-info --def-load-cache=ca --maxrregcount=40 --output-file "
                                "a.cubin a.ptx"));
        QVERIFY(joinedTexts(nvccSignatureCommand(input, "b.cubin").arguments).contains("--cubin --device-debug"));
    }

    /// Messages of NVRTC 13.0.88.
    void choice_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<NvccReason::Kind>("kind");
        QTest::addColumn<QString>("subject");
        using enum NvccReason::Kind;
        QTest::newRow("vector") << "cannot open source file \"vector\"" << HostHeader << "vector";
        QTest::newRow("system") << "cannot open source file \"sys/time.h\"" << HostHeader << "sys/time.h";
        QTest::newRow("own header") << "cannot open source file \"nothere.cuh\"" << None << "";
        QTest::newRow("another system's") << "cannot open source file \"windows.h\"" << None << "";
        QTest::newRow("function") << "A function without execution space annotations (__host__/__device__/__global__) is considered a "
                                     "host function, and host functions are not allowed in JIT mode. Consider using -default-device "
                                     "flag to process unannotated functions as __device__ functions in JIT mode" << HostFunction << "";
        QTest::newRow("explicit") << "A function explicitly marked as a __host__ function is not allowed in JIT mode" << HostFunction
                                  << "";
        QTest::newRow("runtime") << "identifier \"cudaMalloc\" is undefined" << RuntimeFunction << "cudaMalloc";
        QTest::newRow("string") << "namespace \"std\" has no member \"string\"" << RuntimeFunction << "string";
        QTest::newRow("typo") << "identifier \"factor\" is undefined" << None << "";
        QTest::newRow("syntax") << "expected a \";\"" << None << "";
        QTest::newRow("directive") << "#error directive: no" << None << "";
    }
    void choice()
    {
        QFETCH(QString, message);
        QFETCH(NvccReason::Kind, kind);
        QFETCH(QString, subject);
        const Diagnostic diagnostic{.severity = Diagnostic::Severity::Error,
                                    .message = verbatim(message.toStdString()),
                                    .position = {.file = "a.cu", .line = 3},
                                    .stage = "compiler"};
        const NvccReason reason = reasonForNvcc(std::span(&diagnostic, 1));
        QCOMPARE(reason.kind, kind);
        QCOMPARE(reason.subject, subject.toStdString());
        Diagnostic warning = diagnostic;
        warning.severity = Diagnostic::Severity::Warning;
        QCOMPARE(reasonForNvcc(std::span(&warning, 1)).kind, NvccReason::Kind::None);
    }

    /// NVRTC is not asked again while what it refused stands.
    void keptChoices_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("source");
        QTest::addColumn<bool>("holds");
        const QString own = QStringLiteral("a.cu");
        QTest::newRow("as it was") << own << 2 << "#include \"b.h\"\n  #include <vector>\nint main() { }\n" << true;
        QTest::newRow("further down") << own << 2 << "// new\n\n#include <vector>  // text\n" << true;
        QTest::newRow("without the header") << own << 2 << "#include \"b.h\"\nint main() { }\n" << false;
        QTest::newRow("function") << own << 3 << "int main() { }\n" << true;
        QTest::newRow("another function") << own << 3 << "void other() { }\n" << false;
        QTest::newRow("in a header") << "/project/b.h" << 1 << "#include \"b.h\"\n" << true;
        QTest::newRow("in another header") << "/project/c.h" << 1 << "#include \"b.h\"\n" << false;
        QTest::newRow("in the toolkit") << "/cuda/include/thrust/sort.h" << 7
                                        << "#include <vector>\n#include <set>\n#include \"b.h\"\n" << true;
        QTest::newRow("not in the toolkit any more") << "/cuda/include/thrust/sort.h" << 7 << "#include \"b.h\"\n" << false;
        QTest::newRow("behind the end") << own << 70 << "#include <vector>\n" << false;
        QTest::newRow("nowhere") << "" << 0 << "#include <vector>\n#include \"b.h\"\n" << true;
    }
    void keptChoices()
    {
        QFETCH(QString, file);
        QFETCH(int, line);
        QFETCH(QString, source);
        CompileRequest request{.source = "#include \"b.h\"\n  #include <vector>\nint main() { }\n",
                               .programName = "a.cu",
                               .headers = {{.includeName = "b.h", .path = "/project/b.h", .text = "void host();\n"}}};
        const NvccReason reason{.kind = NvccReason::Kind::HostHeader,
                                .subject = "vector",
                                .position = {.file = file.toStdString(), .line = line}};
        const NvccChoice choice = keptChoice(reason, request);
        QCOMPARE(choice.reason, reason);
        QVERIFY(kd::holds(choice, request));
        request.source = source.toStdString();
        QTEST(kd::holds(choice, request), "holds");
        request.headers.front().text = "__device__ void device();\n";
        if (file.endsWith(QStringLiteral("b.h")))
            QVERIFY(!kd::holds(choice, request));
    }
};

KD_TEST(TestNvccArguments, kd::test::NoApplication)
}  // namespace tst_nvccarguments
#include "tst_nvccarguments.moc"
