// SPDX-License-Identifier: GPL-3.0-or-later
// What a source declares and launches, read without a compiler.
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace tst_outline {

using namespace kd;

namespace {

constexpr const char* kKinds[] = {"kernel", "device", "hostdevice", "host", "type", "enum", "alias", "namespace",
                                  "constant", "devicevariable", "shared", "variable", "macro", "include", "other"};

std::string_view view(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

/// "kernel ns::k(int n, float* x); …" in the order of the source.
QByteArray items(const QByteArray& source)
{
    std::string text;
    for (const OutlineItem& item : readOutline(view(source)).items) {
        text += (text.empty() ? "" : "; ") + std::string(kKinds[static_cast<int>(item.kind)]) +
            (item.qualifiedName().empty() ? "" : " ") + item.qualifiedName();
        if (!item.isFunction())
            continue;
        std::string parameters;
        for (const OutlineParameter& parameter : item.parameters)
            parameters += (parameters.empty() ? "" : ", ") + parameter.type + (parameter.name.empty() ? "" : " ") + parameter.name;
        text += "(" + parameters + ")";
    }
    return QByteArray::fromStdString(text);
}

/// "k<float><<<g|b|s|t>>>(a|b) in main of k"
QByteArray launches(const QByteArray& source)
{
    std::string text;
    const Outline outline = readOutline(view(source));
    const auto nameOf = [&](std::size_t item) {
        return item == OutlineItem::kNone ? std::string("none") : outline.items[item].name;
    };
    for (const OutlineLaunch& launch : outline.launches) {
        text += (text.empty() ? "" : "; ") + launch.kernel + "<" + launch.templateArguments + "><<<" + launch.grid.text + "|" +
            launch.block.text + "|" + launch.sharedBytes.text + "|" + launch.stream.text + ">>>(";
        for (const LaunchSyntax& argument : launch.arguments)
            text += (text.ends_with('(') ? "" : "|") + argument.text;
        text += ") in " + nameOf(launch.function) + " of " + nameOf(launch.target);
    }
    return QByteArray::fromStdString(text);
}

}  // namespace

class TestOutline : public QObject {
    Q_OBJECT
private slots:
    void declares_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* source, const char* expected) {
            QTest::newRow(name) << QByteArray(source) << QByteArray(expected);
        };
        row("a kernel", "__global__ void k(const float* __restrict__ a, int n) {}", "kernel k(const float* __restrict__ a, int n)");
        row("a kernel of CUDA Tile", "__tile_global__ void k(float* a, int n) {}", "kernel k(float* a, int n)");
        row("bounds and attributes", "__global__ void __launch_bounds__(256, 2) __attribute__((used)) k(int) {}", "kernel k(int)");
        row("bounds by a macro", "#define BOUNDS(n) __launch_bounds__(n)\n__global__ void BOUNDS(N) k() {}",
            "macro BOUNDS; kernel k()");
        row("standard attributes", "[[maybe_unused]] static __global__ void k(float x[], unsigned int = 3);",
            "kernel k(float* x, unsigned int)");
        row("a template", "template <typename T, int N = (3 > 2)> __global__ void k(T* x, std::pair<int, T> p) {}",
            "kernel k(T* x, std::pair<int, T> p)");
        row("a specialisation", "template <> __global__ void k<float>(float* x) {}", "kernel k(float* x)");
        row("spaces", "__device__ int d(); __host__ __device__ int hd() { return 1; } inline int h() { return 2; }",
            "device d(); hostdevice hd(); host h()");
        row("spaces behind macros", "#define HD __host__ __device__\n#define HDI HD inline\nHDI int f(int x) { return x; }",
            "macro HD; macro HDI; hostdevice f(int x)");
        row("a macro of a header that is not read", "MYLIB_HOST_DEVICE int f(int x) { return x; }", "hostdevice f(int x)");
        row("a kernel that a macro makes", "#define MAKE(n, T) __global__ void n##Kernel(T* x) {}\nMAKE(add, int)\nint a;",
            "macro MAKE; kernel addKernel(int* x); variable a");
        row("namespaces", "namespace a::b { namespace { __global__ void k() {} } } inline namespace v { int x; }",
            "namespace a::b; namespace a::b; kernel a::b::k(); namespace v; variable v::x");
        row("linkage", "extern \"C\" { __global__ void k() {} } extern \"C\" int f(void);", "namespace; kernel k(); host f()");
        row("a class", "class S : public B<int> { public: S(int n) : m(n), b{n} {} __device__ float get() const; "
                       "private: int m; };",
            "type S; host S::S(int n); device S::get(); variable S::m");
        row("a member outside of its class", "void S::step(int n) { }", "host S::step(int n)");
        row("operators", "struct V { __device__ V operator+(V o) const; float operator()(int i); bool operator<(V) const; };",
            "type V; device V::operator+(V o); host V::operator()(int i); host V::operator<(V)");
        row("variables", "__constant__ float c[4], d; __device__ int counter = 0; __managed__ int m; const int n = f(3), o{4};",
            "constant c; constant d; devicevariable counter; devicevariable m; variable n; variable o");
        row("shared", "__global__ void k() { __shared__ float a[4][4], b; extern __shared__ int c[]; }",
            "kernel k(); shared a; shared b; shared c");
        row("types", "enum E { A, B }; enum class F : int { C }; using T = float; typedef struct { int x; } P; struct Q;",
            "enum E; enum F; alias T; alias P; type Q");
        row("a function pointer", "void (*pointer)(int, float) = k; typedef void (*Fn)(int);", "variable pointer; alias Fn");
        row("a return type", "auto f(int x) -> decltype(x + 1) { return x; } std::vector<int> g() { return {}; }",
            "host f(int x); host g()");
        row("directives", "#include <cstdio>\n#  include \"a.h\"\n#define F(x, y) \\\n  x\n#pragma once\nvoid f() {\n"
                          "#define IN 1\n}",
            "include cstdio; include a.h; macro F; host f(); macro IN");
        row("branches", "#if A\nvoid f(int a) {\n#else\nvoid f() {\n#endif\n int x; }\n__global__ void k() {}",
            "host f(int a); host f(); kernel k()");
        row("comments and literals", "// __global__ void a() {}\nconst char* s = \"__global__ void b() {}\"; /* } "
                                     "*/ __global__ void k() {}",
            "variable s; kernel k()");
        row("nothing", "", "");
        row("an open comment", "__global__ void k() {} /* int a;", "kernel k()");
        row("an open string", "const char* s = \"open\n__global__ void k() {}", "variable s");
        row("an open raw string", "const char* s = R\"x( __global__ void k() {} )y\"", "variable s");
        row("an open body", "__global__ void k() { if (a) {", "kernel k(); other");
        row("brackets that do not match", "int a[(3]; __global__ void k(int n) { ) ] }\n__global__ void l() {}",
            "variable a; kernel k(int n); kernel l()");
        row("too many brackets", "}}}))] __global__ void k() {}", "kernel k()");
        row("bytes that are no text", "\xff\xfe __global__ void k\xc3\xa4() {} \x80", "kernel k\xc3\xa4(); other");
    }
    void declares()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, expected);
        QCOMPARE(items(source), expected);
    }

    void launches_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray kernel = "__global__ void k(int n) {}\nnamespace ns { template <class T, "
                                  "int N> __global__ void t(T* x) {} }\n";
        const auto row = [&](const char* name, const char* body, const char* expected) {
            QTest::newRow(name) << kernel + "int main() {" + body + "}" << QByteArray(expected);
        };
        row("plain", "k<<<n / 2, 256>>>(n);", "k<><<<n / 2|256||>>>(n) in main of k");
        row("all parts", "k <<< dim3(1, 2), b, 4 * sizeof(int), stream >>> (f(a, b), c);",
            "k<><<<dim3(1, 2)|b|4 * sizeof(int)|stream>>>(f(a, b)|c) in main of k");
        row("templates", "ns::t<float, (3 > 2)><<<std::min<int>(a, b), N>>>(x);",
            "ns::t<float, (3 > 2)><<<std::min<int>(a, b)|N||>>>(x) in main of t");
        row("comments", "k /* <<< */ <<<1, /* two */ 2>>>(// three\n n);", "k<><<<1|2||>>>(n) in main of k");
        row("shifts within", "k<<<(n >> 3), (1 << 4)>>>(n >> 1);", "k<><<<(n >> 3)|(1 << 4)||>>>(n >> 1) in main of k");
        row("a pointer", "void (*p)(int) = k; p<<<1, 2>>>(3); (*p)<<<4, 5>>>(6);",
            "p<><<<1|2||>>>(3) in main of k; p<><<<4|5||>>>(6) in main of k");
        row("a table", "auto table[] = {ns::t<int, 1>, nullptr}; table[i]<<<1, 2>>>(x);",
            "table<int, 1><<<1|2||>>>(x) in main of t");
        row("a lambda", "auto f = [&] { k<<<1, 2>>>(3); };", "k<><<<1|2||>>>(3) in main of k");
        row("a function of the runtime", "cudaLaunchKernel((const void*)k, g, dim3(32), args, 8, s);",
            "k<><<<g|dim3(32)|8|s>>>(args) in main of k");
        row("a cooperative one", "check(cudaLaunchCooperativeKernel((void*)&ns::t<int, 2>, g, b, args));",
            "ns::t<int, 2><<<g|b||>>>(args) in main of t");
        row("a configuration", "cudaLaunchKernelEx(&config, k, 7);",
            "k<><<<config.gridDim|config.blockDim|config.dynamicSmemBytes|>>>(7) in main of k");
        row("one that is not here", "other<<<1, 2>>>(3);", "other<><<<1|2||>>>(3) in main of none");
        row("shifts that are none", "a = b<<<1; c = a<b<<<2; d = (a <<< 3);", "");
        row("without arguments", "k<<<1, 2>>>;", "");
        row("without an end", "k<<<1, 2; k<<<3, 4>>(5); k<<<6, 7>>>(8", "");
        row("in literals and comments", "const char* s = \"k<<<1, 2>>>(3)\"; // k<<<1, 2>>>(3)\n/* k<<<1, "
                                        "2>>>(3) */ char c = '<';", "");
        row("too many parts", "k<<<1, 2, 3, 4, 5>>>(6);", "");
    }
    void launches()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, expected);
        QCOMPARE(tst_outline::launches(source), expected);
    }

    void tellsPlaces()
    {
        const QByteArray source = "int a;\n\ntemplate <int N>\n__global__ void k(int n)\n{\n    f(n);\n}\nint main()\n{\n"
                                  "  k<2><<<1, 2>>>(3);\n}\n";
        const Outline outline = readOutline(view(source));
        QCOMPARE(outline.items.size(), std::size_t{3});
        const OutlineItem& kernel = outline.items[1];
        QCOMPARE(kernel.line, 4);
        QVERIFY(kernel.isTemplate && kernel.isDefinition());
        QCOMPARE(kernel.templateParameters, std::vector<std::string>{"N"});
        QCOMPARE(source.mid(qsizetype(kernel.nameRange.begin), 1), QByteArray("k"));
        QVERIFY(source.mid(qsizetype(kernel.range.begin)).startsWith("template"));
        QVERIFY(source.mid(qsizetype(kernel.body.begin)).startsWith("{\n    f"));
        QCOMPARE(source.mid(qsizetype(kernel.range.end) - 1, 1), QByteArray("}"));
        const OutlineLaunch& launch = outline.launches.at(0);
        QCOMPARE(launch.line, 10);
        QCOMPARE(source.mid(qsizetype(launch.range.begin), qsizetype(launch.range.end - launch.range.begin)),
                 QByteArray("k<2><<<1, 2>>>(3)"));
        QCOMPARE(source.mid(qsizetype(launch.block.range.begin), 1), QByteArray("2"));
        QCOMPARE(functionAround(outline, launch.range.begin), std::size_t{2});
        QCOMPARE(functionAround(outline, 0), OutlineItem::kNone);
    }

    void bracketsHavePartners()
    {
        const MatchedTokens tokens("f(a[1], {2}) g(");
        QCOMPARE(tokens.partner(1), std::size_t{10});
        QCOMPARE(tokens.partner(10), std::size_t{1});
        QCOMPARE(tokens.partner(12), MatchedTokens::kNone);
        QCOMPARE(tokens.parts({2, 10}).size(), std::size_t{2});
    }

    void generatedFiles()
    {
        QByteArray source;
        for (int i = 0; i < 300; ++i)
            source += "__global__ void kernel" + QByteArray::number(i) + "(float* x, int n) {\n" +
                QByteArray("  x[n] += static_cast<float>(n) * 2.0f;\n").repeated(160) + "}\n";
        source += "int main() {\n";
        for (int i = 0; i < 300; ++i)
            source += "kernel" + QByteArray::number(i) + "<<<(n + 255) / 256, 256>>>(x, n);\n";
        source += QByteArray("f(1);\n").repeated(1500) + "}\n";
        QVERIFY(source.count('\n') > 50000);
        const Outline outline = readOutline(view(source));
        QCOMPARE(outline.items.size(), std::size_t{301});
        QCOMPARE(outline.launches.size(), std::size_t{300});
        for (const OutlineLaunch& launch : outline.launches)
            QCOMPARE(outline.items.at(launch.target).name, launch.kernel);
    }

    /// Texts that would take forever where work grows with the square of their length; the test's limit ends it then.
    void hostileTexts_data()
    {
        QTest::addColumn<QByteArray>("source");
        constexpr qsizetype kTimes = 400'000;
        for (const char* const piece : {"(", "{", "<", "k<<<", "a<", ")", "}", "#if a\n{", "R\"x", "f(){", "struct a{",
                                        "namespace a{",
                                        "template<", "a=", "a,", "#define a b\n", "\"", "'", "/*", "//", "\\\n", ":", "a::",
                                            "operator",
                                        "__shared__ a"})
            QTest::newRow(QByteArray(piece).toHex().constData()) << QByteArray(piece).repeated(kTimes);
        QTest::newRow("zeros") << QByteArray(kTimes, '\0');
        QTest::newRow("too long") << QByteArray(17 << 20, 'a');
    }
    void hostileTexts()
    {
        QFETCH(QByteArray, source);
        const Outline outline = readOutline(view(source));
        QCOMPARE(outline.isTruncated, source.size() > (16 << 20));
        for (const OutlineItem& item : outline.items)
            QVERIFY(item.range.end <= std::size_t(source.size()));
    }

    /// Generated host code launches hundreds of kernels that a header defines. A pointer is followed to what it was given last
    /// before its launch, but not over thousands of lines.
    void launchesOfOtherFilesAreMany()
    {
        std::string source = "__global__ void k(int n) { }\n__global__ void other(int n) { }\nint main()\n{\n    auto p = other;\n"
                             "    p = k;\n";
        for (int i = 0; i < 3000; ++i)
            source += "    lib::kernel" + std::to_string(i) + "<<<1, 256>>>(1);\n";
        const Outline outline = readOutline(source + "    p<<<1, 2>>>(3);\n    p = other;\n}\n");
        QCOMPARE(outline.launches.size(), std::size_t{3001});
        const auto isOfAnotherFile = [](const OutlineLaunch& launch) { return launch.target == OutlineItem::kNone; };
        QCOMPARE(std::ranges::count_if(outline.launches, isOfAnotherFile), 3001);
        const Outline near = readOutline(source.substr(0, source.find("    lib::")) + "    p<<<1, 2>>>(3);\n    p = other;\n}\n");
        QCOMPARE(near.launches.size(), std::size_t{1});
        QCOMPARE(near.items[near.launches.front().target].name, std::string("k"));
    }
};

KD_TEST(TestOutline, kd::test::NoApplication)

}  // namespace tst_outline

#include "tst_outline.moc"
