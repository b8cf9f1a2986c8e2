// SPDX-License-Identifier: GPL-3.0-or-later
// What a name of a source means and where it is used, read without a compiler.
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/namelookup.h"
#include "core/compile/outline/outline.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_namelookup {

using namespace kd;

namespace {

/// A source in which "@" stands before the name that is asked for and "^" before its definition.
struct Asked {
    explicit Asked(const char* marked)
    {
        for (const char* at = marked; *at != '\0'; ++at) {
            if (*at == '@')
                use = text.size();
            else if (*at == '^')
                definition = text.size();
            else
                text += *at;
        }
    }

    std::string text;
    std::size_t use = 0;
    std::optional<std::size_t> definition;
};

QByteArray placesOf(const std::vector<SourceRange>& ranges)
{
    QByteArray text;
    for (const SourceRange& range : ranges)
        text += (text.isEmpty() ? "" : " ") + QByteArray::number(static_cast<qulonglong>(range.begin));
    return text;
}

}  // namespace

class NameLookupTest : public QObject {
    Q_OBJECT
private slots:
    void defines_data()
    {
        QTest::addColumn<QByteArray>("source");
        const auto row = [](const char* name, const char* source) { QTest::newRow(name) << QByteArray(source); };
        row("a kernel at its launch", "__global__ void ^scale(float* x) {}\nint main() { @scale<<<1, 32>>>(0); }");
        row("a kernel that was declared before",
            "__global__ void k(int);\n__global__ void ^k(int n) {}\nvoid f() { @k<<<1, 1>>>(2); }");
        row("a declaration alone", "__device__ float ^weigh(float);\n__global__ void k() { @weigh(1); }");
        row("a device function",
            "__device__ float ^weigh(float v) { return v; }\n__global__ void k(float* x) { *x = @weigh(*x); }");
        row("of overloads, by arguments",
            "int f(int a) { return a; }\nint ^f(int a, int b) { return a; }\nint g() { return @f(1, g(2, 3)); }");
        row("in its namespace",
            "namespace a { int f() { return 1; } }\nnamespace b { int ^f() { return 2; } }\nint g() { return b::@f(); }");
        row("of the namespace around",
            "namespace a { int f() { return 1; } }\nnamespace b { int ^f() { return 2; } int g() { return @f(); } }");
        row("a macro", "#define ^TILE 16\n__global__ void k() { __shared__ float t[@TILE]; }");
        row("a macro in a macro", "#define ^TILE 16\n#define SIZE (@TILE * 2)\n");
        row("a macro in a condition", "#define ^FAST 1\n#if defined(@FAST)\n#endif\n");
        row("a macro's parameter", "int a;\n#define TWICE(^a) ((@a) * 2)\n");
        row("of macros, the last one before", "#define N 1\n#define ^N 2\nint x = @N;\n#define N 3\n");
        row("a constant of the file", "__constant__ float ^weights[9];\n__global__ void k(float* x) { *x = @weights[0]; }");
        row("the second of a declaration", "int first, ^second;\nint f() { return @second; }");
        row("shared memory", "__global__ void k() { __shared__ float ^tile[32]; @tile[0] = 1; }");
        row("of two kernels, its own",
            "__global__ void a() { __shared__ float t[2]; }\n__global__ void b() { __shared__ float ^t[2]; @t[0] = 1; }");
        row("a parameter", "__global__ void k(const float* __restrict__ in, int ^n) { if (in[0] > @n) return; }");
        row("a parameter in a default", "int n;\nvoid f(int ^n) { g(@n); }");
        row("a parameter of a template", "template <typename ^T> __global__ void k(@T* x) {}");
        row("a variable of the function", "void f(int i) { const int ^i2 = i; g(@i2); }");
        row("over a parameter", "void f(int i) { { float ^i = 2; g(@i); } }");
        row("behind a block that has ended", "void f(int ^i) { { float i = 2; } g(@i); }");
        row("behind a loop that has ended", "int ^i;\nvoid f() { for (int i = 0; i < 2; ++i) { g(i); } h(@i); }");
        row("of a loop", "void f() { for (unsigned ^i = 0; @i < 2; ++i) {} }");
        row("of a loop over a range", "void f(V& all) { for (const auto& ^each : all) g(@each); }");
        row("the second of a local declaration", "void f() { int a = g(1, 2), ^b = 3; h(@b); }");
        row("a pointer", "void f() { float* ^x = nullptr; cudaMalloc(&@x, 4); }");
        row("of a template's type", "void f() { std::vector<float> ^x(4); g(@x); }");
        row("a type with a qualifier", "void f() { ns::Buffer<int, 2> ^x; g(@x); }");
        row("no declaration by a product", "int ^a;\nvoid f(int b) { g(b * a); h(@a); }");
        row("no declaration by return", "int ^a;\nint f() { return @a; }");
        row("a type", "struct ^Params { int n; };\n__global__ void k(@Params p) {}");
        row("a member", "struct Params { int ^count; };\nint count;\n__global__ void k(Params p) { g(p.@count); }");
        row("a member behind a pointer", "struct Params { int ^count; };\nvoid f(Params* p, int count) { g(p->@count); }");
        row("a member within its class", "struct P { int ^n; int f() { return @n; } };");
        row("a member of a class from outside", "struct P { int ^n; int f(); };\nint P::f() { return @n; }");
        row("an enumerator", "enum class Mode { Slow, ^Fast = 3 };\nauto m = Mode::@Fast;");
        row("an alias", "using ^Real = float;\n__global__ void k(@Real* x) {}");
        row("at the definition itself", "__global__ void @^k() {}");
        row("nothing of a header", "#include <cstdio>\nint main() { @printf(\"printf\"); }");
        row("nothing of a member that is not known", "int count;\nvoid f(Q p) { p.@count(); }");
    }
    void defines()
    {
        QFETCH(QByteArray, source);
        const Asked asked(source.constData());
        const MatchedTokens tokens(asked.text);
        const Outline outline = readOutline(tokens);
        const std::optional<SourceName> name = nameAt(tokens, asked.use);
        QVERIFY(name);
        QCOMPARE(name->range.begin, asked.use);
        const std::optional<SourceRange> found = NameLookup(tokens, outline).definitionOf(*name);
        QCOMPARE(found.has_value(), asked.definition.has_value());
        if (found) {
            QCOMPARE(found->begin, *asked.definition);
            QCOMPARE(asked.text.substr(found->begin, found->end - found->begin), name->text);
        }
    }

    void names_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char* name, const char* source, const char* expected) {
            QTest::newRow(name) << QByteArray(source) << QByteArray(expected);
        };
        row("at its start", "int @alpha;", "alpha");
        row("within", "int al@pha;", "alpha");
        row("behind it", "int alpha@;", "alpha");
        row("between a bracket and it", "f(@alpha)", "alpha");
        row("in a directive", "#if FA@ST > 1\n", "FAST");
        row("at the end of a directive", "#define A alpha@", "alpha");
        row("none in a comment", "int a; // al@pha\n", "");
        row("none in a literal", "auto a = \"al@pha\";", "");
        row("none in an include", "#include \"al@pha.h\"\n", "");
        row("none in a number", "int a = 12@3;", "");
        row("none in nothing", "@", "");
        row("none between blanks", "int  @  a;", "");
    }
    void names()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, name);
        const Asked asked(source.constData());
        const std::optional<SourceName> found = nameAt(MatchedTokens(asked.text), asked.use);
        QCOMPARE(QByteArray::fromStdString(found ? found->text : std::string()), name);
    }

    void includes()
    {
        const std::string text = "#include \"common/scale.cuh\"  // here\n#  include <cuda.h>\nint a;\n#define B \"c.h\"\n";
        const MatchedTokens tokens(text);
        const auto at = [&](const char* word) { return includeAt(tokens, text.find(word)); };
        QVERIFY(at("scale"));
        QCOMPARE(at("scale")->name, std::string("common/scale.cuh"));
        QVERIFY(at("scale")->isQuoted);
        QVERIFY(at("#include"));
        QVERIFY(at("cuda"));
        QVERIFY(!at("cuda")->isQuoted);
        QVERIFY(!at("int"));
        QVERIFY(!at("B"));
        QVERIFY(!includeAt(MatchedTokens(""), 0));
    }

    void references_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("places");
        const auto row = [](const char* name, const char* source, const char* places) {
            QTest::newRow(name) << QByteArray(source) << QByteArray(places);
        };
        row("not in comments and literals", "int @a; // a\nint f() { /* a */ g(\"a\", 'a'); return a; }", "4 50");
        row("not where it means another", "int @n;\nvoid f(int n) { g(n); }\nvoid h() { g(n); }", "4 44");
        row("only in its function", "void f(int @n) { g(n); }\nvoid h(int n) { g(n); }", "11 18");
        row("not of members", "int @n;\nvoid f(P p) { p.n = n; }", "4 27");
        row("in directives", "#define @N 2\n#if N > 1\nint a[N];\n#endif", "8 16 28");
        row("of a header's", "void f() { @puts(\"\"); puts(\"\"); }", "11 21");
    }
    void references()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, places);
        const Asked asked(source.constData());
        const MatchedTokens tokens(asked.text);
        const Outline outline = readOutline(tokens);
        const std::optional<SourceName> name = nameAt(tokens, asked.use);
        QVERIFY(name);
        QCOMPARE(placesOf(NameLookup(tokens, outline).referencesTo(*name)), places);
    }

    /// Any text will do, at any place, and what is found lies in the text.
    void takesAnyText()
    {
        const std::string whole =
            "#define F(a, b) a##b\n"
            "namespace n { struct S { int x, *y; void f(int a = (3)) { for (int i : v) { g(a, i); } } }; }\n"
            "template <typename T, int N> __global__ void k(T* p, int n) { __shared__ T t[N]; t[n] = p->x; }\n"
            "int main() { k<float, 2><<<dim3(1), 32>>>(nullptr, n::S::x); enum { A, B = A }; return A; }\n";
        std::mt19937 random(7);
        for (int round = 0; round < 400; ++round) {
            std::string text = whole;
            for (int change = 0; change < 6; ++change) {
                const std::size_t at = random() % text.size();
                if (random() % 2 == 0)
                    text.erase(at, random() % 9);
                else
                    text.insert(at, 1, "(){}<>*&,;:#\"\\\n.-a"[random() % 18]);
                if (text.empty())
                    text = "a";
            }
            const MatchedTokens tokens(text);
            const Outline outline = readOutline(tokens);
            const NameLookup lookup(tokens, outline);
            for (std::size_t byte = 0; byte <= text.size(); byte += 3) {
                const std::optional<SourceName> name = nameAt(tokens, byte);
                if (!name)
                    continue;
                QCOMPARE(text.substr(name->range.begin, name->range.end - name->range.begin), name->text);
                const std::optional<SourceRange> found = lookup.definitionOf(*name);
                QVERIFY(!found || (found->begin < found->end && found->end <= text.size()));
                const std::vector<SourceRange> places = lookup.referencesTo(*name);
                QVERIFY(std::ranges::any_of(places, [&](const SourceRange& place) { return place == name->range; }));
            }
        }
    }

    /// A generated file of 50,000 lines in which one name is everywhere.
    void isBounded()
    {
        std::string text = "#define STEP(x) x\n__global__ void k(float* x, int n)\n{\n";
        for (int line = 0; line < 50'000; ++line)
            text += "    { float v = x[n]; x[n] = STEP(v); }\n";
        text += "}\n";
        const MatchedTokens tokens(text);
        const Outline outline = readOutline(tokens);
        const NameLookup lookup(tokens, outline);
        const std::optional<SourceName> name = nameAt(tokens, text.find("STEP"));
        QVERIFY(name);
        QCOMPARE(lookup.referencesTo(*name).size(), NameLookup::kMaxReferences);
        QVERIFY(lookup.definitionOf({"n", {text.size() - 20, text.size() - 19}}));
    }
};

KD_TEST(NameLookupTest, kd::test::NoApplication)

}  // namespace tst_namelookup

#include "tst_namelookup.moc"
