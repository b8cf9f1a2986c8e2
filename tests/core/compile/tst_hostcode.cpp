// SPDX-License-Identifier: GPL-3.0-or-later
// Setting host code aside, so that NVRTC can compile what is left.
#include "core/compile/outline/hostcode.h"

#include "core/compile/compiler.h"
#include "core/compile/options/devicerequest.h"
#include "core/compile/options/options.h"
#include "core/compile/outline/outline.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QTest>

#include <random>

namespace tst_hostcode {

using namespace kd;

namespace {

QString folder()
{
    return QStringLiteral(KD_TEST_DATA "/programs/");
}

std::string contentOf(const QString& name)
{
    QFile file(folder() + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList programs()
{
    return QDir(folder()).entryList({"*.cu"}, QDir::Files, QDir::Name);
}

/// Empty where the text is as long as the source, has its lines, and what was set aside, and nothing else, is blank.
QString flawOf(const std::string& source, const DeviceSource& code)
{
    if (code.text.size() != source.size())
        return "it is not as long as the source";
    std::size_t range = 0;
    for (std::size_t at = 0; at < source.size(); ++at) {
        while (range < code.setAside.size() && code.setAside[range].end <= at)
            ++range;
        const bool isAside = range < code.setAside.size() && code.setAside[range].contains(at);
        const bool isLineEnd = source[at] == '\n' || source[at] == '\r';
        const char expected = isAside && !isLineEnd ? ' ' : source[at];
        if (code.text[at] != expected)
            return QString("byte %1 differs").arg(at);
    }
    for (std::size_t i = 1; i < code.setAside.size(); ++i) {
        if (code.setAside[i].begin <= code.setAside[i - 1].end)
            return "its ranges are not apart";
    }
    return {};
}

/// What is left, without blank lines and blanks at the end of lines.
QByteArray left(const QByteArray& source)
{
    QByteArray text;
    for (QByteArray line : QByteArray::fromStdString(setHostCodeAside(source.toStdString()).text).split('\n')) {
        while (line.endsWith(' '))
            line.chop(1);
        if (!line.isEmpty())
            text += (text.isEmpty() ? "" : "\n") + line;
    }
    return text;
}

CompileOutcome compiled(const std::string& source, const QString& file)
{
    return compileProgram(withoutHostCode(makeCompileRequest(source, file.toStdString(), {}, "sm_90")));
}

}  // namespace

class TestHostCode : public QObject {
    Q_OBJECT
private slots:
    void programsCompile_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : programs())
            QTest::newRow(qPrintable(name)) << name;
    }
    void programsCompile()
    {
        QFETCH(QString, name);
        const std::string source = contentOf(name);
        const DeviceSource code = setHostCodeAside(source);
        QCOMPARE(flawOf(source, code), QString());
        QVERIFY(code.text.find("main()") == std::string::npos);
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        const CompileOutcome outcome = compiled(source, folder() + name);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        std::size_t kernels = code.instances.size();
        for (const OutlineItem& item : readOutline(source).items)
            kernels += item.kind == OutlineItem::Kind::Kernel && !item.isTemplate ? 1 : 0;
        QCOMPARE(outcome.kernels.size(), kernels);
    }

    void thereAreThirtyPrograms() { QVERIFY(programs().size() >= 30); }

    void leaves_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* source, const char* expected) {
            QTest::newRow(name) << QByteArray(source) << QByteArray(expected);
        };
        const char* const kernel = "__global__ void k() {}";
        row("a kernel", "int a = f();\n__global__ void k() {}\nint main() {\nreturn 0;\n}", kernel);
        row("headers", "#include <vector>\n#include <cuda_fp16.h>\n#include \"mine.h\"\n#include <cuda_runtime.h>\n"
                       "#include \"cuda_runtime.h\"\n"
                       "#include <cstdint>\n__global__ void k() {}",
            "#include <cuda_fp16.h>\n#include \"mine.h\"\n#include <cstdint>\n__global__ void k() {}");
        row("what device code names", "struct P { int n; };\nstruct Q { std::string s; };\nusing T = P;\nconst int kOne = 1;\n"
                                      "const int kTwo = 2;\n"
                                      "enum { A, B };\n__global__ void k(T p) { p.n = kOne + B; }",
            "struct P { int n; };\nusing T = P;\nconst int kOne = 1;\nenum { A, B };\n__global__ void k(T p) { p.n = kOne + B; }");
        row("what a macro names", "const int kOne = 1;\n#define ONE kOne\n__global__ void k(int* x) { *x = ONE; }",
            "const int kOne = 1;\n#define ONE kOne\n__global__ void k(int* x) { *x = ONE; }");
        row("constexpr functions", "constexpr int twice(int x) { return 2 * x; }\nint thrice(int x) { return 3 * x; }\n"
                                   "__global__ void k(int* x) { *x = twice(1) + thrice; }",
            "constexpr int twice(int x) { return 2 * x; }\n__global__ void k(int* x) { *x = twice(1) + thrice; }");
        row("spaces", "__device__ void d() {}\n__host__ void h() {}\n__host__ __device__ void hd() {}\n__constant__ int c;\n"
                      "__device__ int v;",
            "__device__ void d() {}\n__host__ __device__ void hd() {}\n__constant__ int c;\n__device__ int v;");
        row("members for the host", "struct S {\nint n;\nS() = default;\nS(int m) : n(m) {}\n__device__ int get() { return n; "
                                    "}\nvoid print() const;\n};",
            "struct S {\nint n;\nS() = default;\n__device__ int get() { return n; }\n};");
        row("namespaces", "namespace cg = cooperative_groups;\nnamespace fs = std::filesystem;\nusing namespace std;\n"
                          "using std::min;\n"
                          "namespace a {\nvoid h() {}\n__global__ void k() { cg::sync(min(1, 2)); }\n}",
            "namespace cg = cooperative_groups;\nnamespace a {\n__global__ void k() { cg::sync(min(1, 2)); }\n}");
        row("conditions stay", "#ifdef A\nvoid f() {\n#if B\nint x;\n#endif\n}\n#else\nint g;\n#endif\n__global__ void k() {}",
            "#ifdef A\n#if B\n#endif\n#else\n#endif\n__global__ void k() {}");
        row("macros that run at the top", "DEFINE_int32(size, 5, \"text\");\nTEST(a, b) {\n}\n"
                                          "static_assert(sizeof(int) == 4);\n__global__ void k() {}", kernel);
        row("templates", "template <class T> T twice(T x) { return x + x; }\n"
                         "template <class T> __device__ T half(T x) { return x / 2; }\n"
                         "template <class T> __global__ void k(T* x) { *x = half(*x); }",
            "template <class T> __device__ T half(T x) { return x / 2; }\n"
            "template <class T> __global__ void k(T* x) { *x = half(*x); }");
        row("nothing of the device", "int main() { return 0; }", "");
        row("nothing", "", "");
    }
    void leaves()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, expected);
        QCOMPARE(left(source), expected);
        QCOMPARE(flawOf(source.toStdString(), setHostCodeAside(source.toStdString())), QString());
    }

    void instances_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("instance");
        const auto row = [](const char* name, const char* body, const char* instance) {
            QTest::newRow(name) << QByteArray(body) << QByteArray(instance);
        };
        row("written", "int main() { k<float, 4><<<1, 2>>>(x); }", "ns::k<float, 4>");
        row("a constant of the file", "const int kN = 3; int main() { k<float, kN><<<1, 2>>>(x); }", "ns::k<float, kN>");
        row("a constant of the function", "int main() { const int n = 3; k<float, n><<<1, 2>>>(x); }", "ns::k<float, 3>");
        row("deduced", "int main() { double *a, *x; k<<<1, 2>>>(x); }", "ns::k<double>");
        row("a template around", "template <class U> void run(U* x) { k<U, 2><<<1, 2>>>(x); } int main() { run<half>(0); }",
            "ns::k<half, 2>");
        row("unknown", "template <class U> void run(U* x) { k<U, 2><<<1, 2>>>(x); } int main() { run(p); }", "");
        row("a variable", "int main() { int n = f(); k<float, n><<<1, 2>>>(x); }", "");
    }
    void instances()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, instance);
        const QByteArray source = "namespace ns { template <typename T, int N = 1> __global__ void k(T* x) {} }\n"
                                  "using namespace ns;\n" + body;
        const DeviceSource code = setHostCodeAside(source.toStdString());
        QCOMPARE(QByteArray::fromStdString(code.instances.empty() ? std::string() : code.instances.front()), instance);
    }

    void constexprFunctionsCompile()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        const CompileOutcome outcome = compiled("#include <vector>\nconstexpr int twice(int x) { return 2 * x; }\n"
                                                "struct P { int n; P(int m) : n(m) {} void print() {} };\n"
                                                "__global__ void k(int* x, P p) { *x = twice(p.n); }\n"
                                                "int main() { std::vector<int> v; }\n",
                                                "/nowhere/k.cu");
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    }

    void requests()
    {
        const std::string source = "template <class T> __global__ void k(T* x) {}\nconstexpr int f() { return 1; }\n"
                                   "__device__ int d() { return f(); }\nint main() { k<int><<<1, 1>>>(0); k<float><<<1, 1>>>(0); }\n";
        CompileSettings settings;
        settings.nameExpressions = {"k<int>"};
        settings.options = {"--use_fast_math"};
        const CompileRequest before = makeCompileRequest(source, "/nowhere/k.cu", settings, "sm_80");
        const CompileRequest request = withoutHostCode(before);
        QCOMPARE(request.source.size(), source.size());
        QCOMPARE(request.nameExpressions, (std::vector<std::string>{"k<int>", "k<float>"}));
        QCOMPARE(request.options.size(), before.options.size() + 1);
        QCOMPARE(request.options.back(), std::string("--device-as-default-execution-space"));
        QCOMPARE(request.architecture, std::string("sm_80"));
        QCOMPARE(Json(withoutHostCode(request)), Json(request));
    }

    void mutations()
    {
        constexpr int kCases = 20'000;
        std::vector<std::string> sources;
        for (const QString& name : programs())
            sources.push_back(contentOf(name));
        std::mt19937 random(15);
        constexpr char kPieces[] = "<>(){}[];,=:*&#\"'\\/\n\0\xff_";
        for (int i = 0; i < kCases; ++i) {
            std::string text = sources[random() % sources.size()];
            for (unsigned change = 0; change < 1 + random() % 4 && !text.empty(); ++change) {
                const std::size_t at = random() % text.size();
                if (random() % 2 == 0)
                    text.erase(at, random() % 60);
                else
                    text.insert(at, 1, kPieces[random() % (sizeof kPieces - 1)]);
            }
            const QString flaw = flawOf(text, setHostCodeAside(text));
            QVERIFY2(flaw.isEmpty(), qPrintable(QString("case %1: %2").arg(i).arg(flaw)));
        }
    }
};

KD_TEST(TestHostCode, kd::test::NoApplication)

}  // namespace tst_hostcode

#include "tst_hostcode.moc"
