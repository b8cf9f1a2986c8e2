// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/compile/binary/elfimage.h"
#include "core/compile/source/kernelnames.h"
#include "core/compile/listing/listing.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

namespace tst_program {

using namespace kd;

namespace {

constexpr const char* kSaxpy = R"(extern "C" __global__ void saxpy(int n, float a, const float* x, float* y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
)";

CompileOutcome compileText(const std::string& source, const std::vector<std::string>& options = {})
{
    return compileProgram({.source = source, .programName = "/home/user/k.cu", .options = options});
}

}  // namespace

/// The real compiler on small programs; skips where there is no NVRTC.
class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
    }

    void tellsWhatCompilerThereIs()
    {
        QVERIFY(compilerInfo().version.starts_with("13."));
        QCOMPARE(std::count(compilerInfo().version.begin(), compilerInfo().version.end(), '.'), 2);
        QVERIFY(std::find(compilerInfo().architectures.begin(), compilerInfo().architectures.end(), "sm_90") !=
                compilerInfo().architectures.end());
    }

    void compilesSaxpy()
    {
        const CompileOutcome outcome = compileText(kSaxpy);
        QCOMPARE(outcome.message, Message());
        QVERIFY(outcome.ok());
        QVERIFY(outcome.ptx.find(".entry saxpy") != std::string::npos);
        QVERIFY(outcome.diagnostics.empty());
        QVERIFY(outcome.notices.empty());
        QCOMPARE(outcome.kernels.size(), std::size_t{1});
        const KernelInfo& kernel = outcome.kernels.front();
        QCOMPARE(kernel.name, std::string("saxpy"));
        QVERIFY(kernel.registers > 0);
        QCOMPARE(kernel.parameters.size(), std::size_t{4});
        QCOMPARE(kernel.parameters[3].offset, 16u);
        QCOMPARE(kernel.parameters[3].size, 8u);
    }

    void reportsErrors()
    {
        const CompileOutcome outcome = compileText("__global__ void k(int* y)\n{\n    *y = undefined_name;\n}\n");
        QCOMPARE(outcome.state, CompileOutcome::State::Rejected);
        QCOMPARE(outcome.diagnostics.size(), std::size_t{1});
        const Diagnostic& error = outcome.diagnostics.front();
        QCOMPARE(error.position.file, std::string("/home/user/k.cu"));
        QCOMPARE(error.position.line, 3);
        QCOMPARE(error.position.column, 10);
        QVERIFY(outcome.cubin.empty());
        QVERIFY(!outcome.message.empty());
    }

    void aHeadWithoutItsBodyIsAnsweredWithWhatToDo()
    {
        const CompileOutcome outcome = compileText("__global__ void add(float* x, int n)\n");
        QVERIFY(!outcome.ok());
        QVERIFY2(QString::fromStdString(outcome.message.english()).contains("see whether its last function has a body"),
                 outcome.message.english().c_str());
    }

    void namesInstancesAndFindsThem()
    {
        const CompileOutcome outcome =
            compileProgram({.source = "typedef unsigned int u32;\n"
                                      "template <typename T, int N> __global__ void scale(T* p) { *p *= N; }\n"
                                      "template <typename T> __global__ void fill(T* p) { *p = 1; }\n"
                                      "namespace ns { __global__ void plain(int) {} }\n",
                            .programName = "k.cu",
                            .nameExpressions = {"scale<float, 4>", "scale<u32,2>", "fill<double>"}});
        QVERIFY2(outcome.ok(), outcome.log.c_str());
        QCOMPARE(outcome.kernels.size(), std::size_t{4});
        QVERIFY(findKernel(outcome, "scale<float,4>") != nullptr);
        QVERIFY(findKernel(outcome, "scale<u32,2>") != nullptr);
        QCOMPARE(findKernel(outcome, "scale< float, 4 >"), findKernel(outcome, "scale<float,4>"));
        QVERIFY(findKernel(outcome, "scale") == nullptr);
        QVERIFY(findKernel(outcome, "nothing") == nullptr);
        const KernelInfo* fill = findKernel(outcome, "fill");
        QVERIFY(fill != nullptr);
        QCOMPARE(findKernel(outcome, fill->loweredName), fill);
        QVERIFY(findKernel(outcome, "ns::plain") != nullptr);
        QCOMPARE(findKernel(outcome, "plain"), findKernel(outcome, "ns::plain"));
    }

    void kernelsKeepTheOrderOfTheSource()
    {
        const CompileOutcome outcome =
            compileText("__global__ void zebra() {}\n__global__ void ape() {}\n__global__ void mole() {}\n");
        QCOMPARE(outcome.kernels.size(), std::size_t{3});
        QCOMPARE(outcome.kernels[0].name, std::string("zebra"));
        QCOMPARE(outcome.kernels[1].name, std::string("ape"));
        QCOMPARE(outcome.kernels[2].name, std::string("mole"));
    }

    void mergesSignatures()
    {
        const CompileRequest request{
            .source = std::string("struct P { int a; float b; };\n__global__ void with(P p, const float* x) {}\n") + kSaxpy,
            .programName = "k.cu",
            .options = {"--dopt=on", "--use_fast_math"}};
        CompileOutcome outcome = compileProgram(request);
        QVERIFY2(outcome.ok(), outcome.log.c_str());
        QVERIFY(!outcome.kernels.front().hasSignature);
        mergeSignatures(outcome, Json(compileSignatures(request)).get<SignatureOutcome>());
        QCOMPARE(outcome.kernels.size(), std::size_t{2});
        for (const KernelInfo& kernel : outcome.kernels)
            QVERIFY(kernel.hasSignature);
        QCOMPARE(outcome.kernels[0].parameters[0].type.members.size(), std::size_t{2});
        QCOMPARE(outcome.kernels[1].parameters[2].name, std::string("x"));
    }

    void kernelsKnowTheVariablesThatTheyReach()
    {
        const CompileRequest request{
            .source = "__constant__ float lut[4][8];\n"
                      "__device__ int hits;\n"
                      "__device__ int unused;\n"
                      "__constant__ int hidden = 3;\n"
                      "namespace ns { static __constant__ double gain = 2.0; }\n"
                      "__device__ __noinline__ float pick(int i) { return lut[i & 3][i & 7] * ns::gain; }\n"
                      "__global__ void calls(float* y) { y[0] = pick(threadIdx.x); }\n"
                      "__global__ void counts(int hidden) { static __device__ int local; atomicAdd(&hits, hidden + local++); }\n",
            .programName = "k.cu"};
        CompileOutcome outcome = compileProgram(request);
        QVERIFY2(outcome.ok(), outcome.log.c_str());
        mergeSignatures(outcome, Json(compileSignatures(request)).get<SignatureOutcome>());
        outcome.kernels = Json(outcome.kernels).get<std::vector<KernelInfo>>();
        const std::vector<ModuleVariable>& reached = outcome.kernels[0].variables;
        QCOMPARE(reached.size(), std::size_t{2});
        QCOMPARE(reached[0].name, std::string("lut"));
        QCOMPARE(reached[0].loweredName, std::string("lut"));
        QCOMPARE(reached[0].type.name, std::string("float[4][8]"));
        QCOMPARE(reached[0].type.size, std::uint64_t{128});
        QVERIFY(reached[0].isConstant);
        QCOMPARE(reached[1].name, std::string("ns::gain"));
        QCOMPARE(outcome.kernels[1].variables.size(), std::size_t{1});
        QCOMPARE(outcome.kernels[1].variables[0].name, std::string("hits"));
        QVERIFY(!outcome.kernels[1].variables[0].isConstant);
    }

    void aVariableOfAnotherSizeIsNotMerged()
    {
        const CompileRequest request{.source = "__constant__ int n;\n__global__ void k(int* y) { *y = n; }\n",
                                     .programName = "k.cu"};
        CompileOutcome outcome = compileProgram(request);
        SignatureOutcome signature = compileSignatures(request);
        QCOMPARE(signature.variables.size(), std::size_t{1});
        signature.variables[0].type.size = 8;
        mergeSignatures(outcome, signature);
        QVERIFY(outcome.kernels[0].variables.empty());
    }

    void enumeratorsAreNamed_data()
    {
        QTest::addColumn<QString>("declaration");
        QTest::newRow("plain") << "enum Mode { Exact, Fast = 7 };";
        QTest::newRow("scoped") << "enum class Mode : short { Exact, Fast = 7 };";
        QTest::newRow("in a namespace") << "namespace a { enum class Mode { Exact, Fast = 7 }; } using a::Mode;";
    }
    void enumeratorsAreNamed()
    {
        QFETCH(QString, declaration);
        const SignatureOutcome signature =
            compileSignatures({.source = declaration.toStdString() +
                                   "\n__global__ void k(int* y, Mode mode) { *y = mode == static_cast<Mode>(7); }\n",
                               .programName = "k.cu"});
        QVERIFY2(signature.ok, "no signature");
        const std::vector<TypeInfo::Enumerator>& names = signature.kernels.front().parameters.back().type.enumerators;
        QCOMPARE(names.size(), std::size_t{2});
        QCOMPARE(names[0].name, std::string("Exact"));
        QCOMPARE(names[1].name, std::string("Fast"));
        QCOMPARE(names[1].value, std::int64_t{7});
    }

    void anotherLayoutIsNotMerged()
    {
        CompileOutcome outcome{.kernels = {{.name = "k", .loweredName = "k", .parameters = {{.offset = 0, .size = 4}}}}};
        SignatureOutcome signature{.ok = true, .kernels = outcome.kernels};
        signature.kernels[0].hasSignature = true;
        signature.kernels[0].parameters[0].name = "n";
        signature.kernels[0].parameters[0].size = 8;
        mergeSignatures(outcome, signature);
        QVERIFY(!outcome.kernels[0].hasSignature);
        signature.kernels[0].parameters[0].size = 4;
        mergeSignatures(outcome, signature);
        QVERIFY(outcome.kernels[0].hasSignature);
        QCOMPARE(outcome.kernels[0].parameters[0].name, std::string("n"));
    }

    void signatureOfWhatDoesNotCompileIsNothing() { QVERIFY(!compileSignatures({.source = "nonsense", .programName = "k.cu"}).ok); }

    void placesErrorsOfPtxas_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("inline PTX")
            << "__global__ void k(float* y)\n{\n    asm volatile(\"bogus.f32 %0, %0;\" : \"+f\"(y[0]));\n}\n"
            << 3 << "bogus";
        // With -v ptxas keeps this reason to itself.
        QTest::newRow("too much shared memory")
            << "__global__ void k(float* y) { __shared__ float s[100000]; s[threadIdx.x] = *y; __syncthreads(); *y = s[5]; }" << 0
            << "too much shared data";
        QTest::newRow("missing function") << "__device__ __noinline__ void f(int*);\n__global__ void k(int* y) { f(y); }\n"
                                          << 0 << "Unresolved";
    }
    void placesErrorsOfPtxas()
    {
        QFETCH(QString, source);
        QFETCH(int, line);
        QFETCH(QString, message);
        const CompileOutcome outcome = compileProgram({.source = source.toStdString(), .programName = "dir/k.cu"});
        QCOMPARE(outcome.state, CompileOutcome::State::Rejected);
        QVERIFY(!outcome.diagnostics.empty());
        const Diagnostic& error = outcome.diagnostics.front();
        QCOMPARE(error.stage, std::string("ptxas"));
        QCOMPARE(error.position.line, line);
        QCOMPARE(error.position.file, std::string(line != 0 ? "dir/k.cu" : ""));
        const std::string said = error.message.english();
        QVERIFY2(said.find(message.toStdString()) != std::string::npos, said.c_str());
        QVERIFY(outcome.message.english().find(message.toStdString()) != std::string::npos);
    }

    void refusesWhatItCannotDo_data()
    {
        QTest::addColumn<QString>("architecture");
        QTest::newRow("gone") << "sm_52";
        QTest::newRow("never") << "sm_900";
        QTest::newRow("virtual") << "compute_90";
        QTest::newRow("an option in it") << "sm_90 --time=/tmp/x";
        QTest::newRow("empty") << "";
    }
    void refusesWhatItCannotDo()
    {
        QFETCH(QString, architecture);
        const CompileOutcome outcome =
            compileProgram({.source = kSaxpy, .programName = "k.cu", .architecture = architecture.toStdString()});
        QCOMPARE(outcome.state, CompileOutcome::State::Unavailable);
        QVERIFY2(outcome.message.english().find("sm_90") != std::string::npos, outcome.message.english().c_str());
    }

    void refusesOptionsThatWereNotChecked()
    {
        const CompileOutcome outcome = compileText(kSaxpy, {"--fdevice-time-trace=/tmp/kerneldesk-trace"});
        QCOMPARE(outcome.state, CompileOutcome::State::Rejected);
        QCOMPARE(outcome.diagnostics.front().stage, std::string("options"));
        QVERIFY(!std::filesystem::exists("/tmp/kerneldesk-trace.json"));
    }

    void oddTexts_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<int>("state");
        const auto ok = static_cast<int>(CompileOutcome::State::Ok);
        const auto rejected = static_cast<int>(CompileOutcome::State::Rejected);
        QTest::newRow("empty") << QByteArray() << ok;
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf__global__ void k() {}") << ok;
        QTest::newRow("CRLF") << QByteArray("__global__ void k()\r\n{\r\n}\r\n") << ok;
        QTest::newRow("NUL") << QByteArray("__global__ void k() {}\n\0 nonsense", 33) << rejected;
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe_\0_\0", 6) << rejected;
        QTest::newRow("not UTF-8") << QByteArray("__global__ void k() {} // \xe9\xfe") << ok;
        QTest::newRow("a line of a million characters") << "__global__ void k() {} // " + QByteArray(1000000, 'x') << ok;
        QTest::newRow("an error in a long line") << "__global__ void k() { " + QByteArray(1000000, ' ') + "x; }" << rejected;
        QTest::newRow("8 MB") << QByteArray("// filler line\n").repeated(560000) + "__global__ void k() {}" << ok;
        QTest::newRow("no last line end") << QByteArray("__global__ void k() {} //") << ok;
        QTest::newRow("a backslash at the end") << QByteArray("__global__ void k() {} \\") << ok;
    }
    void oddTexts()
    {
        QFETCH(QByteArray, source);
        QFETCH(int, state);
        const CompileOutcome outcome = compileText(source.toStdString());
        QVERIFY2(static_cast<int>(outcome.state) == state, outcome.message.english().c_str());
        QCOMPARE(outcome.message.empty(), outcome.ok());
        QVERIFY(outcome.log.size() < 2u << 20);
        QVERIFY(dumpJson(Json(outcome)).size() < 8u << 20);
    }

    void placesBytesThatEndTheText()
    {
        for (const std::string& source : {std::string("int i;\nint\0j;", 13), std::string("int i;\nint\xff""j;")}) {
            const CompileOutcome outcome = compileText(source);
            QCOMPARE(outcome.state, CompileOutcome::State::Rejected);
            QCOMPARE(outcome.diagnostics.front().position.line, 2);
            QCOMPARE(outcome.diagnostics.front().position.column, 4);
        }
    }

    void sameBytesFromEveryFolder()
    {
        CompileRequest request{.source = kSaxpy, .programName = "saxpy.cu", .options = {"--generate-line-info"}};
        const std::filesystem::path before = std::filesystem::current_path();
        const std::string here = compileProgram(request).cubinSha256;
        std::filesystem::current_path("/");
        const std::string there = compileProgram(request).cubinSha256;
        std::filesystem::current_path(before);
        QVERIFY(!here.empty());
        QCOMPARE(here, there);
    }

    // The window adds it to every build.
    void lineInformationChangesNoCode_data()
    {
        QTest::addColumn<QString>("example");
        for (const char* example : {"saxpy", "reduction", "scan", "softmax"})
            QTest::newRow(example) << example;
    }
    void lineInformationChangesNoCode()
    {
        QFETCH(QString, example);
        const std::string path = (QStringLiteral(KD_EXAMPLES "/%1/%1.cu").arg(example)).toStdString();
        const CompileRequest plain{.source = posix::readTextFile(path, Bytes{1 << 20}), .programName = path};
        CompileRequest lines = plain;
        lines.options = {"--generate-line-info"};
        const CompileOutcome without = compileProgram(plain), with = compileProgram(lines);
        QVERIFY(without.ok() && with.ok() && without.cubinSha256 != with.cubinSha256);
        int sections = 0;
        for (const ElfImage image(without.cubin), other(with.cubin); const ElfImage::Section& section : image.sections()) {
            if (!section.name.starts_with(".text."))
                continue;
            ++sections;
            const ElfImage::Section* const same = other.section(section.name);
            QVERIFY(same != nullptr && std::ranges::equal(section.bytes, same->bytes));
        }
        QVERIFY(sections > 0);
        // Every line of the listing that has one has a line of this file.
        const Listing listing = ptxListing(with.ptx, lines.programName);
        QCOMPARE(listing.files.front(), path);
        QVERIFY(std::ranges::any_of(listing.lines, [](const ListingLine& line) { return line.programLine != 0; }));
        const auto last = static_cast<std::uint32_t>(std::ranges::count(plain.source, '\n'));
        QVERIFY(std::ranges::all_of(listing.lines, [last](const ListingLine& line) { return line.programLine <= last; }));
    }

    void outcomesTravelAsJson()
    {
        CompileOutcome outcome = compileText("__global__ void k(int* y) { int unused = 0; *y = 3; }");
        mergeSignatures(
            outcome, compileSignatures({.source = "__global__ void k(int* y) { int unused = 0; *y = 3; }", .programName = "k.cu"}));
        const CompileOutcome back = parseJson(dumpJson(Json(outcome)), "outcome").get<CompileOutcome>();
        QCOMPARE(dumpJson(Json(back)), dumpJson(Json(outcome)));
        QCOMPARE(back.kernels.front().parameters.front().type.name, std::string("int*"));
        QVERIFY(back.ptx.empty() && back.cubin.empty());
        QCOMPARE(back.diagnostics.size(), std::size_t{1});
    }

    void requestsTravelAsJson()
    {
        const CompileRequest request{.source = "s",
                                     .programName = "p",
                                     .headers = {{"a.h", "/x/a.h", "text"}},
                                     .architecture = "sm_80",
                                     .options = {"-G"},
                                     .nameExpressions = {"k<int>"},
                                     .useCache = false,
                                     .deadline = Milliseconds(5)};
        QCOMPARE(dumpJson(Json(Json(request).get<CompileRequest>())), dumpJson(Json(request)));
    }

    void foreignJsonIsRead()
    {
        QCOMPARE(Json(3).get<CompileOutcome>().state, CompileOutcome::State::Unavailable);
        QCOMPARE(Json::parse(R"({"kernels": [1, {"parameters": [null]}], "state": 7})").get<CompileOutcome>().kernels.size(),
                 std::size_t{2});
        Json deep = {{"kind", "pointer"}};
        for (int i = 0; i < 20; ++i)
            deep = {{"kind", "pointer"}, {"element", deep}};
        QVERIFY_EXCEPTION_THROWN(deep.get<TypeInfo>(), RuntimeError);
    }
};

KD_TEST(TestProgram, kd::test::NoApplication)

}  // namespace tst_program

#include "tst_program.moc"
