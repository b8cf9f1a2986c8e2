// SPDX-License-Identifier: GPL-3.0-or-later
// The outline of a text that is edited: the same as of the text alone, without reading all of it.
#include "core/compile/outline/outlinereader.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tst_outlinereader {

using namespace kd;

namespace {

/// Pieces of which edits are made: what opens, closes, hides or changes what stands far from it.
constexpr std::string_view kPieces[]{
    "{", "}", "(", ")", "[", "]", "<", ">", ";", ",", "=", "::", "#", "\"", "'", "\n", "\n", "\r\n", "\\\n", " ",
    "<<<", ">>>", "<<<1, n>>>(x);", "k<<<g, b>>>(a, b);\n", "cudaLaunchKernel(k, g, b, a);", "p<<<1, 2>>>(3);\n", "auto p = k;\n",
    "R\"(", ")\"", "R\"xy(", ")xy\"", "u8", "//", "/*", "*/",
    "\n#if A\n", "\n#else\n", "\n#elif B\n", "\n#endif\n", "\n#undef N\n", "\n#include <cstdio>\n",
    "\n#define HD __host__ __device__\n", "\n#define KERNEL(x) __global__ void x(int a)\n", "\n#define N 16\n", "\n#define N 32\n",
    "\nKERNEL(foo) { int q; }\n", "\nKERNEL(bar)\n", "HD ", "template <typename T> ", "template <int N, class U = int> ",
    "namespace ns { ", "extern \"C\" { ", "struct S { int a; void f() { } };\n", "class ", "enum E { A, B };\n", "using X = int;\n",
    "typedef int Y;\n", "__global__ ", "__device__ ", "__shared__ float s[4];", "__launch_bounds__(256) ", "inline ", "operator",
    "bool operator<(A a, B b) { return a < b; }\n", "static const int c = 5;\n", "__global__ void k2(const float* a, int n = 4);\n",
    "void k(int n, float* x)\n{\n    if (n < 3) { x[n] = 1; }\n}\n", "int main()\n{\n    k<<<1, 2, 3, s>>>(n);\n}\n",
    "k", "x", "1'000", "ns"};

/// Declarations that stand for themselves, as most of a program does.
constexpr std::string_view kDeclarations[]{
    "void k(int n, float* x)\n{\n    if (n < 3) { x[n] = 1; }\n}\n",
    "__global__ void kk(float* a) { __shared__ int s[3]; a[0] = s[1]; }\n",
    "__device__ int f(int);\n",
    "__device__ int g(int a)\n{\n#if A\n    return 1;\n#else\n    return 2;\n#endif\n}\n",
    "struct S { int a; __device__ void f() { } };\n",
    "int main() { kk<<<1, 2>>>(a); }\n",
    "namespace q { __global__ void z(int); void y() { z<<<1, 2>>>(3); } }\n",
    "template <typename T> __global__ void t(T* x) { x[0] = 1; }\n",
    "// a comment\nstatic const int c[] = {1, 2, 3};\n",
    "#if W\n",
    "#endif\n",
    "#define U 3\n"};

/// A text that is edited at random places.
class Edited {
public:
    explicit Edited(unsigned seed) : m_random(seed) { }

    const std::string& text() const { return m_text; }

    void begin()
    {
        m_text.clear();
        const std::size_t count = below(300), kinds = below(2) == 0 ? std::size(kDeclarations) : 9;
        for (std::size_t i = 0; i < count; ++i)
            m_text += below(200) == 0 ? kPieces[below(std::size(kPieces))] : kDeclarations[below(kinds)];
    }

    void edit()
    {
        constexpr std::size_t kMaxText = 24'000;
        const std::size_t at = below(m_text.size() + 1);
        const std::size_t removed = below(3) == 0 ? std::min<std::size_t>(below(below(8) == 0 ? 60 : 6), m_text.size() - at) : 0;
        std::string added;
        if (below(50) == 0 && !m_text.empty())
            added = m_text.substr(below(m_text.size()), below(300));
        else if (below(4) != 0)
            for (std::size_t i = below(3); i < 3; ++i)
                added += below(3) == 0 ? std::string_view("int a;\n") : kPieces[below(std::size(kPieces))];
        m_text.replace(at, removed, added);
        m_text.resize(std::min(m_text.size(), kMaxText));
    }

private:
    std::size_t below(std::size_t end) { return m_random() % end; }

    std::mt19937 m_random;
    std::string m_text;
};

/// A kernel before 20,000 declarations.
std::string longText()
{
    std::string text = "#define TILE 16\n__global__ void first(float* p) { p[0] = 1; }\n";
    for (int i = 0; i < 20'000; ++i)
        text += "__device__ int f" + std::to_string(i) + "(int);\n";
    return text + "int main() { last<<<1, TILE>>>(0); }\n__global__ void last(int* p) { *p = 2; }\n";
}

void replace(std::string& text, std::string_view what, std::string_view with)
{
    text.replace(text.find(what), what.size(), with);
}

}  // namespace

class TestOutlineReader : public QObject {
    Q_OBJECT
private slots:
    void isTheOutlineOfTheText_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 4; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void isTheOutlineOfTheText()
    {
        QFETCH(unsigned, seed);
        constexpr int kSteps = 1500, kStepsOfAText = 100;
        Edited edited(seed);
        OutlineReader reader;
        int parts = 0;
        for (int step = 0; step < kSteps; ++step) {
            if (step % kStepsOfAText == 0)
                edited.begin();
            else
                edited.edit();
            const bool isSame = reader.read(edited.text()) == readOutline(edited.text());
            QVERIFY2(isSame, qPrintable(QStringLiteral("step %1:\n").arg(step) + QString::fromStdString(edited.text())));
            parts += reader.bytesRead() < edited.text().size() ? 1 : 0;
        }
        QVERIFY2(parts > kSteps / 10, "most of the text is read again and again");
    }

    void readsWhatIsNearAnEdit()
    {
        constexpr std::size_t kNear = 64u << 10;
        std::string text = longText();
        OutlineReader reader;
        reader.read(text);
        QCOMPARE(reader.bytesRead(), text.size());
        reader.read(text);
        QCOMPARE(reader.bytesRead(), std::size_t{0});
        constexpr std::pair<const char*, const char*> kEdits[]{
            {"p[0] = 1", "p[0] = 20"},
            {"__global__ void first", "\nint x;\n__global__ void one"},
            {"int f10000(int);", "int f10000(int) { if (1) { return 2; }"},
            {"if (1) { return 2; }", "if (1) { return 2; } }"},
            {"*p = 2", "*p = 3"},
            {"TILE 16", "TILE 32"}};
        for (const auto& [what, with] : kEdits) {
            replace(text, what, with);
            const Outline& outline = reader.read(text);
            QVERIFY2(reader.bytesRead() > 0 && reader.bytesRead() < kNear, what);
            QVERIFY2(outline == readOutline(text), what);
        }
        QCOMPARE(reader.read(text).launches.size(), std::size_t{1});
    }

    void readsAllWhereWordsMeanSomethingElse()
    {
        std::string text = longText();
        OutlineReader reader;
        reader.read(text);
        constexpr std::pair<const char*, const char*> kEdits[]{
            {"#define TILE 16\n", "#define TILE __global__\n"},
            {"#define TILE __global__\n", ""},
            {"__global__ void first", "#define int __device__ int\n__global__ void first"}};
        for (const auto& [what, with] : kEdits) {
            replace(text, what, with);
            QVERIFY2(reader.read(text) == readOutline(text), what);
            QVERIFY(reader.bytesRead() >= text.size());
        }
    }

    void textsOfAllSizesAreRead()
    {
        OutlineReader reader;
        const std::vector<std::string> texts{"", "x", "", "{", "{}", "}", std::string((16u << 20) + 1, ' '), "{"};
        for (const std::string& text : texts)
            QVERIFY(reader.read(text) == readOutline(text));
        QCOMPARE(reader.read("void f() { }").items.size(), std::size_t{1});
    }
};

KD_TEST(TestOutlineReader, kd::test::NoApplication)

}  // namespace tst_outlinereader

#include "tst_outlinereader.moc"
