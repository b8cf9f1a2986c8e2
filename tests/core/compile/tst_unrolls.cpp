// SPDX-License-Identifier: GPL-3.0-or-later
// Finding the #pragma unroll of a kernel by its words, and writing smaller ones.
#include "core/compile/source/unrolls.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <string>

namespace tst_unrolls {

using namespace kd;

namespace {

std::vector<UnrollDirective> placesIn(const std::string& source)
{
    const auto place = findKernelPlace(source, "k");
    return place ? unrollPlaces(source, *place) : std::vector<UnrollDirective>();
}

/// "2:8 5:whole"
QString described(const std::vector<UnrollDirective>& places)
{
    QStringList words;
    for (const UnrollDirective& place : places)
        words
            << QStringLiteral("%1:%2").arg(place.line).arg(place.factor ? QString::number(*place.factor) : QStringLiteral("whole"));
    return words.join(u' ');
}

}  // namespace

class TestUnrolls : public QObject {
    Q_OBJECT
private slots:
    void finds_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("places");
        const auto row = [](const char* name, const char* source, const char* places) { QTest::newRow(name) << source << places; };
        row("number", "__global__ void k(int n)\n{\n#pragma unroll 8\n    for (;;) {}\n}\n", "3:8");
        row("whole loop", "__global__ void k()\n{\n  #pragma unroll\n    for (;;) {}\n}\n", "3:whole");
        row("round brackets and a comment", "__global__ void k()\n{\n#  pragma unroll (4) // half\n    for (;;) {}\n}\n", "3:4");
        row("nested", "__global__ void k()\n{\n#pragma unroll 2\nfor (;;) {\n#pragma unroll 16\nfor (;;) {}\n}\n}\n", "3:2 5:16");
        row("an expression", "__global__ void k()\n{\n#pragma unroll N\nfor (;;) {}\n#pragma unroll 2 * 4\nfor (;;) {}\n}\n", "");
        row("nothing sensible",
            "__global__ void k()\n{\n#pragma unroll 0\n#pragma unroll 99999999999\n#pragma unroll -1\n#pragma "
            "nounroll\n#pragma\n#\n}\n",
            "");
        row("of other functions",
            "__device__ void f()\n{\n#pragma unroll 4\nfor (;;) {}\n}\n__global__ void k()\n{\n}\n#pragma unroll 2\n", "");
        row("in comments and literals",
            "__global__ void k()\n{\n// #pragma unroll 4\n/*\n#pragma unroll 4\n*/\nconst char* s = R\"(\n#pragma unroll "
            "4\n)\";\n}\n",
            "");
        row("a body without end", "__global__ void k()\n{\n#pragma unroll 4\n", "");
        row("initialisers before the body", "__global__ void k(int n = int{3})\n{\n#pragma unroll 4\nfor (;;) {}\n}\n", "3:4");
    }
    void finds()
    {
        QFETCH(QString, source);
        QFETCH(QString, places);
        QCOMPARE(described(placesIn(source.toStdString())), places);
    }

    void findsSixteenAtMost()
    {
        std::string source = "__global__ void k()\n{\n";
        for (int i = 0; i < 100; ++i)
            source += "#pragma unroll 4\nfor (;;) {}\n";
        QCOMPARE(placesIn(source + "}\n").size(), std::size_t{16});
    }

    void writesSmallerOnes()
    {
        std::string source = "__global__ void k()\n{\n#pragma unroll(8) // eight\r\n    for (;;) {}\n}\n";
        const UnrollDirective place = placesIn(source).at(0);
        QCOMPARE(smallerUnrolls(place), (std::vector<std::uint32_t>{4, 2, 1}));
        const BoundsEdit edit = unrollEdit(place, 4);
        source.replace(edit.begin, edit.end - edit.begin, edit.text);
        QCOMPARE(source, std::string("__global__ void k()\n{\n#pragma unroll 4 // eight\r\n    for (;;) {}\n}\n"));
        QCOMPARE(smallerUnrolls({.factor = 3}), (std::vector<std::uint32_t>{1}));
        QCOMPARE(smallerUnrolls({.factor = 1}), std::vector<std::uint32_t>());
        QCOMPARE(smallerUnrolls({}), (std::vector<std::uint32_t>{8, 4, 1}));
    }
};

KD_TEST(TestUnrolls, kd::test::NoApplication)

}  // namespace tst_unrolls

#include "tst_unrolls.moc"
