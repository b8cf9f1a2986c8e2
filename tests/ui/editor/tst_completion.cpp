// SPDX-License-Identifier: GPL-3.0-or-later
// What is found in a text and in the data of CUDA's names, whatever the text.
#include "ui/common/theme.h"
#include "ui/editor/completion.h"
#include "tests/program/testprogram.h"

#include <QApplication>
#include <QtTest>

namespace tst_completion {

using namespace kd;

class CompletionTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theShippedReferenceIsWhole()
    {
        const CudaReference& reference = CudaReference::shipped();
        std::size_t functions = 0;
        for (const CudaWord& word : reference.words()) {
            functions += word.isFunction();
            QVERIFY2(!word.meaning.isEmpty() && !word.group.isEmpty(), word.name.constData());
            QVERIFY2(word.meaning.endsWith('.') || word.group == "Integer", word.declaration.constData());
            QVERIFY2(word.declaration.count('(') == word.declaration.count(')'), word.declaration.constData());
        }
        QVERIFY(functions >= 150);
        QCOMPARE(reference.members("float4"), QByteArrayList({"x", "y", "z", "w"}));
        QCOMPARE(reference.find("__popc").size(), std::size_t(1));
        QCOMPARE(reference.find("__popc").front().declaration, QByteArray("int __popc(unsigned x)"));
        QCOMPARE(reference.find("__hadd").size(), std::size_t(2));
    }

    void hostileReferencesAreCut()
    {
        QVERIFY(CudaReference::parse(QByteArray(CudaReference::kLargest + 1, 'x')).words().empty());
        QVERIFY(CudaReference::parse("int f(" + QByteArray(2000, 'x') + ") | long\n").words().empty());
        QVERIFY(CudaReference::parse("no separator\n | nothing before\n[group\nmembers x\n\n").words().empty());
        QByteArray many;
        for (std::size_t i = 0; i < CudaReference::kMaxWords + 10; ++i)
            many += "int f" + QByteArray::number(static_cast<qulonglong>(i)) + " | x\n";
        QCOMPARE(CudaReference::parse(many).words().size(), CudaReference::kMaxWords);
    }

    void parametersAreFound()
    {
        const QByteArray declaration = "T f(const T* a, std::pair<int, int> b = {1, 2}, int (*c)(int, int))";
        QByteArrayList found;
        for (const auto& [at, length] : parametersOf(declaration))
            found << declaration.mid(at, length);
        QCOMPARE(found, QByteArrayList({"const T* a", "std::pair<int, int> b = {1, 2}", "int (*c)(int, int)"}));
        QVERIFY(parametersOf("f()").empty());
        QVERIFY(parametersOf("no call").empty());
    }

    void functionsAreFound()
    {
        const SourceSymbols symbols =
            symbolsOf("template <int N, typename T = float>\n"
                      "static __device__ __forceinline__ T fold(T (&values)[N],\n"
                      "                                         int first)\n"
                      "{ if (first) { call(first); } return other(values); }\n"
                      "float later(int a, float b);\n"
                      "dim3 grid(4, 4);\n"
                      "#define SQUARE(x) ((x) * (x))\n"
                      "extern \"C\" __global__ void __launch_bounds__(256, 2) kernel(int n) { while (n) { } }\n");
        QByteArrayList names;
        for (const auto& [name, declarations] : symbols.functions)
            names << name;
        QCOMPARE(names, QByteArrayList({"SQUARE", "fold", "kernel", "later"}));
        QCOMPARE(symbols.functions.at("fold").front(), QByteArray("T fold(T (&values)[N], int first)"));
        QVERIFY(symbols.functions.at("kernel").front().endsWith("kernel(int n)"));
        QCOMPARE(symbols.macros.at("SQUARE"), QByteArray("#define SQUARE(x) ((x) * (x))"));
    }

    void structsAndVariablesAreFound()
    {
        const SourceSymbols symbols =
            symbolsOf("struct __align__(16) Particle : Base {\n    float4 place, speed;\n    int tags[4];\n"
                      "    float mass = 1.0f;\n    __device__ float energy() const { int inner; return mass; }\n};\n"
                      "__shared__ Particle tile[32];\nconst Particle& one = tile[0];\n"
                      "auto group = cg::this_thread_block();\ncg::thread_block_tile<32> warp = x;\n");
        QCOMPARE(symbols.structs.at("Particle"), QByteArrayList({"place", "speed", "tags", "mass", "energy"}));
        QCOMPARE(symbols.variables.at("tile"), QByteArray("Particle"));
        QCOMPARE(symbols.variables.at("one"), QByteArray("Particle"));
        QCOMPARE(symbols.variables.at("group"), QByteArray("auto this_thread_block"));
        QCOMPARE(symbols.variables.at("warp"), QByteArray("thread_block_tile"));
    }

    void anyTextIsRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("open") << QByteArray("struct A { int (((( \"x /* #define");
        QTest::newRow("closed") << QByteArray(")))}}}>>>;;; struct struct > ( f( ) {");
        QTest::newRow("backslash") << QByteArray("#define A \\");
        QTest::newRow("string") << QByteArray("\"\\");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\0\x80 f(\xc3) {", 11);
        QTest::newRow("deep") << QByteArray(100000, '(') + QByteArray(100000, '<') + QByteArray(100000, '{');
        QTest::newRow("structs") << QByteArray("struct A{").repeated(3000);
        QTest::newRow("calls") << QByteArray("int f(").repeated(20000);
        QTest::newRow("templates") << QByteArray("template<").repeated(20000) + "int f() {";
    }
    void anyTextIsRead()
    {
        QFETCH(QByteArray, text);
        const SourceSymbols symbols = symbolsOf(text);
        QVERIFY(symbols.words.size() < 100);
        wordBefore(text.right(2000));
        callAround(text.right(4000));
    }

    void contextIsTold_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("prefix");
        QTest::addColumn<QByteArray>("object");
        using Kind = WordContext::Kind;
        QTest::newRow("word") << QByteArray("  int thr") << int(Kind::Word) << QByteArray("thr") << QByteArray();
        QTest::newRow("namespace") << QByteArray("  kit::") << int(Kind::Scope) << QByteArray() << QByteArray("kit");
        QTest::newRow("name of a namespace") << QByteArray("std::ve") << int(Kind::Scope) << QByteArray("ve") << QByteArray("std");
        QTest::newRow("one colon") << QByteArray("a ? b :") << int(Kind::Nothing) << QByteArray() << QByteArray();
        QTest::newRow("two colons apart") << QByteArray("a : :b") << int(Kind::Word) << QByteArray("b") << QByteArray();
        QTest::newRow("member") << QByteArray("a.b") << int(Kind::Member) << QByteArray("b") << QByteArray("a");
        QTest::newRow("element") << QByteArray("x = a[f(1)].") << int(Kind::Member) << QByteArray() << QByteArray("a");
        QTest::newRow("arrow") << QByteArray("this->") << int(Kind::Member) << QByteArray() << QByteArray("this");
        QTest::newRow("fraction") << QByteArray("1.5") << int(Kind::Nothing) << QByteArray() << QByteArray();
        QTest::newRow("comment") << QByteArray("a // b") << int(Kind::Nothing) << QByteArray() << QByteArray();
        QTest::newRow("string") << QByteArray("f(\"abc") << int(Kind::Nothing) << QByteArray() << QByteArray();
        QTest::newRow("directive") << QByteArray("#def") << int(Kind::Directive) << QByteArray("def") << QByteArray();
        QTest::newRow("macro") << QByteArray("#define A thr") << int(Kind::Word) << QByteArray("thr") << QByteArray();
        QTest::newRow("include") << QByteArray("#include <coop") << int(Kind::Nothing) << QByteArray() << QByteArray();
    }
    void contextIsTold()
    {
        QFETCH(QByteArray, line);
        const WordContext context = wordBefore(line);
        QTEST(int(context.kind), "kind");
        QTEST(context.prefix, "prefix");
        QTEST(context.object, "object");
    }

    void namesOfClangdJoin()
    {
        const std::vector<Proposal> own{{Proposal::Kind::Word, "count", {}}, {Proposal::Kind::Function, "weigh", "float weigh(int)"}};
        ClangdNames names;
        names.names = {{ClangdName::Kind::Member, "weight", "float weight"},
                       {ClangdName::Kind::Function, "weigh", "other weigh()"},
                       {ClangdName::Kind::Function, "count", "int count()"},
                       {ClangdName::Kind::Other, "guess", ""}};
        const std::vector<Proposal> joined = joinedWith(own, names, WordContext::Kind::Word);
        const std::vector<Proposal> expected{{Proposal::Kind::Function, "count", "int count()"},
                                             {Proposal::Kind::Word, "guess", {}},
                                             {Proposal::Kind::Function, "weigh", "float weigh(int)"},
                                             {Proposal::Kind::Member, "weight", "float weight"}};
        QVERIFY(joined == expected);
        QCOMPARE(joinedWith({}, names, WordContext::Kind::Member).size(), std::size_t(3));
        QVERIFY(joinedWith(own, {}, WordContext::Kind::Word) == own);
        // Behind a point all structures' members are guessed, and clangd knows which it is.
        const std::vector<Proposal> guessed{{Proposal::Kind::Member, "x", "float4"}, {Proposal::Kind::Member, "w", "float4"},
                                            {Proposal::Kind::Member, "count", "Other"}};
        ClangdNames members;
        members.names = {{ClangdName::Kind::Member, "w", "float w"}, {ClangdName::Kind::Member, "area", "float area"},
                         {ClangdName::Kind::Member, "x", "float x"}};
        QByteArrayList order;
        for (const Proposal& each : joinedWith(guessed, members, WordContext::Kind::Member))
            order << each.text;
        QCOMPARE(order, QByteArrayList({"x", "w", "area", "count"}));
        QVERIFY(joinedWith(guessed, {}, WordContext::Kind::Member) == guessed);
    }

    void theClosestComesFirst()
    {
        std::vector<Proposal> all;
        for (const char* const word : {"Block", "__block_size__", "block", "blockDim", "myblock"})
            all.push_back({Proposal::Kind::Word, word, {}});
        const auto textOf = [](const std::vector<Proposal>& proposals) {
            QByteArrayList words;
            for (const Proposal& proposal : proposals)
                words << proposal.text;
            return words;
        };
        QCOMPARE(textOf(matching(all, "block", false)), QByteArrayList({"block", "blockDim", "Block", "__block_size__"}));
        QCOMPARE(textOf(matching(all, "block", true)).last(), QByteArray("myblock"));
        QCOMPARE(textOf(matching(all, "__b", false)), QByteArrayList{"__block_size__"});
    }

    void callsAreFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("argument");
        QTest::newRow("first") << QByteArray("f(") << QByteArray("f") << 0;
        QTest::newRow("third") << QByteArray("f(a, g(1, 2), ") << QByteArray("f") << 2;
        QTest::newRow("inner") << QByteArray("f(a, g(1, ") << QByteArray("g") << 1;
        QTest::newRow("string") << QByteArray("printf(\"(,)\", ") << QByteArray("printf") << 1;
        QTest::newRow("braces") << QByteArray("f({1, 2}, ") << QByteArray("f") << 1;
        QTest::newRow("ended") << QByteArray("f(a); ") << QByteArray() << 0;
        QTest::newRow("statement") << QByteArray("f(a; b, ") << QByteArray() << 0;
        QTest::newRow("none") << QByteArray("(a, b") << QByteArray() << 0;
    }
    void callsAreFound()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, name);
        const std::optional<CallContext> call = callAround(text);
        QCOMPARE(call ? call->name : QByteArray(), name);
        if (call)
            QTEST(call->argument, "argument");
    }
};

KD_TEST(CompletionTest, QApplication)

}  // namespace tst_completion

#include "tst_completion.moc"
