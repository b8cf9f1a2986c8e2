// SPDX-License-Identifier: GPL-3.0-or-later
// Finding a kernel's definition in a source by its words, and writing its __launch_bounds__.
#include "core/compile/source/launchbounds.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_launchbounds {

using namespace kd;

namespace {

/// The source with __launch_bounds__(…, 6) for 256 threads; "none" where the kernel is not found.
QByteArray edited(const QByteArray& source, const char* kernel)
{
    const auto place = findKernelPlace({source.constData(), static_cast<std::size_t>(source.size())}, kernel);
    if (!place)
        return "none";
    const BoundsEdit edit = boundsEdit(*place, 256, 6);
    QByteArray text = source;
    return text.replace(static_cast<qsizetype>(edit.begin), static_cast<qsizetype>(edit.end - edit.begin), edit.text.c_str());
}

}  // namespace

class TestLaunchBounds : public QObject {
    Q_OBJECT
private slots:
    void edits_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* source, const char* expected, const char* kernel = "k") {
            QTest::newRow(name) << QByteArray(source) << QString(kernel) << QByteArray(expected);
        };
        row("plain", "__global__ void k(int n) {}", "__global__ void __launch_bounds__(256, 6) k(int n) {}");
        row("threads are there", "extern \"C\" __global__ void __launch_bounds__(256)\nk(int n) {}",
            "extern \"C\" __global__ void __launch_bounds__(256, 6)\nk(int n) {}");
        row("named threads", "__global__ __launch_bounds__( kBlock, 2 ) void k() {}",
            "__global__ __launch_bounds__(kBlock, 6) void k() {}");
        row("a call and a third argument", "__launch_bounds__(min(A, B), 1, 2) __global__ void k() {}",
            "__launch_bounds__(min(A, B), 6, 2) __global__ void k() {}");
        row("attributes", "__global__ void __attribute__((used)) __cluster_dims__(2, 1, 1) k() {}",
            "__global__ void __attribute__((used)) __cluster_dims__(2, 1, 1) __launch_bounds__(256, 6) k() {}");
        row("standard attributes", "[[maybe_unused]] static __global__ void k() {}",
            "[[maybe_unused]] static __global__ void __launch_bounds__(256, 6) k() {}");
        row("template", "template <typename T, int N = (3 > 2)> __global__ void k(T* x) {}",
            "template <typename T, int N = (3 > 2)> __global__ void __launch_bounds__(256, 6) k(T* x) {}", "ns::k<float, 4>");
        row("qualified", "__global__ void ns::inner::k(int) {}", "__global__ void __launch_bounds__(256, 6) ns::inner::k(int) {}",
            "ns::inner::k");
        row("anonymous namespace", "namespace { __global__ void k() {} }",
            "namespace { __global__ void __launch_bounds__(256, 6) k() {} }", "(anonymous namespace)::k");
        row("declared before", "__global__ void k(int);\n__global__ void k(int n) {}",
            "__global__ void k(int);\n__global__ void __launch_bounds__(256, 6) k(int n) {}");
        row("comments", "// __global__ void k() {}\n/* __global__ void k() {} */ __global__ /* k( */ void k() {}",
            "// __global__ void k() {}\n/* __global__ void k() {} */ __global__ /* k( */ void __launch_bounds__(256, 6) k() {}");
        row("strings",
            "const char* a = \"__global__ void k() {\"; const char* b = R\"x(__global__ void k() { \")x\"; __global__ void k() {}",
            "const char* a = \"__global__ void k() {\"; const char* b = R\"x(__global__ void k() { \")x\"; "
            "__global__ void __launch_bounds__(256, 6) k() {}");
        row("directives", "#define K __global__ void k() { \\\n}\n__global__ void k() {}",
            "#define K __global__ void k() { \\\n}\n__global__ void __launch_bounds__(256, 6) k() {}");
        row("digit separators", "constexpr int n = 1'000; __global__ void k() {}",
            "constexpr int n = 1'000; __global__ void __launch_bounds__(256, 6) k() {}");
        row("the other kernel", "__global__ void kk() {} __global__ void k() {} __device__ void d() { k(); }",
            "__global__ void kk() {} __global__ void __launch_bounds__(256, 6) k() {} __device__ void d() { k(); }");
        row("behind a macro", "#define KERNEL __global__ void\nKERNEL k() {}", "none");
        row("two branches", "#if A\n__global__ void k() {}\n#else\n__global__ void k() {}\n#endif", "none");
        row("declared alone", "__global__ void k(int);", "none");
        row("no such kernel", "__global__ void other() {}", "none");
        row("open bounds", "__global__ void __launch_bounds__(256 k() {}", "none");
        row("no text", "", "none");
    }
    void edits()
    {
        QFETCH(QByteArray, source);
        QFETCH(QString, kernel);
        const QByteArray found = edited(source, kernel.toUtf8().constData());
        QTEST(found, "expected");
    }

    void takesGarbage_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::newRow("open literal") << QByteArray("__global__ void k(\"");
        QTest::newRow("open raw literal") << QByteArray("__global__ void k() R\"(");
        QTest::newRow("open comment") << QByteArray("__global__ void k() /*");
        QTest::newRow("backslash at the end") << QByteArray("__global__ void k('\\");
        QTest::newRow("open template") << QByteArray("template <__global__ void k() {");
        QTest::newRow("many") << QByteArray("__global__ void k(").repeated(20000) + "{";
        QTest::newRow("zeros") << QByteArray("__global__ void k\0() {", 22);
    }
    void takesGarbage()
    {
        QFETCH(QByteArray, source);
        for (qsizetype length = 0; length <= std::min<qsizetype>(source.size(), 64); ++length)
            findKernelPlace({source.constData(), static_cast<std::size_t>(length)}, "k");
        QCOMPARE(edited(source.left(17) + '@', "k"), QByteArray("none"));
    }

    void tellsThePlace()
    {
        const std::string source = "int a;\n  __global__ void k() {}";
        const auto place = findKernelPlace(source, "k");
        QVERIFY(place && positionAt(source, place->name) == (SourcePosition{.line = 2, .column = 19}));
        QVERIFY(positionAt(source, 0) == (SourcePosition{.line = 1, .column = 1}));
    }
};

KD_TEST(TestLaunchBounds, QCoreApplication)

}  // namespace tst_launchbounds

#include "tst_launchbounds.moc"
