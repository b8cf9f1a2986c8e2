// SPDX-License-Identifier: GPL-3.0-or-later
// Variables of the device that host code fills with cudaMemcpyToSymbol: what a launch form starts with.
#include "core/session/guess/filledlaunch.h"

#include "tests/program/testprogram.h"

#include <QTest>

#include <string>
#include <utility>

namespace tst_variableguess {

using namespace kd;

namespace {

using Kind = TypeInfo::Kind;

TypeInfo scalar(Kind kind, const char* name, std::uint64_t size)
{
    return {.kind = kind, .name = name, .size = size};
}

TypeInfo arrayOf(const TypeInfo& element, std::uint64_t count)
{
    return {.kind = Kind::Array, .size = element.size * count, .count = count, .element = {element}};
}

const TypeInfo kInt = scalar(Kind::Signed, "int", 4), kFloat = scalar(Kind::Float, "float", 4);

TypeInfo typeNamed(const QString& name)
{
    if (name == "int")
        return kInt;
    if (name == "float")
        return kFloat;
    if (name == "float[4]")
        return arrayOf(kFloat, 4);
    if (name == "int[4]")
        return arrayOf(kInt, 4);
    if (name == "float[2][2]")
        return arrayOf(arrayOf(kFloat, 2), 2);
    if (name == "float[4096]")
        return arrayOf(kFloat, 4096);
    TypeInfo pair{.kind = Kind::Struct, .name = "Pair", .size = 8};
    pair.members = {{.name = "count", .offset = 0, .type = kInt}, {.name = "scale", .offset = 4, .type = kFloat}};
    return pair;
}

/// A form with the variable `v` of a kernel that a source with those two pieces launches.
FilledLaunch filledBy(const QByteArray& outside, const QByteArray& inside, const QString& type, FilledLaunch filled = {})
{
    const QByteArray source = "#define N 4\n#define HALF 0.5f\n" + outside +
        "\n__global__ void k(float* p) { p[0] = 1; }\nvoid run(float* d, int m)\n{\n" + inside + "\n    k<<<1, 32>>>(d);\n}\n";
    KernelInfo kernel{.name = "k", .loweredName = "k", .hasSignature = true};
    kernel.variables.push_back({.name = "ns::v", .loweredName = "v", .isConstant = true, .type = typeNamed(type)});
    fillVariables(LaunchGuesser(source.toStdString()), kernel, filled);
    return filled;
}

QString valueOf(const FilledLaunch& filled)
{
    return filled.setup.arguments.empty() ? QString() : QString::fromStdString(filled.setup.arguments.front().value);
}

}  // namespace

class VariableGuessTest : public QObject {
    Q_OBJECT
private slots:
    void hostCodeTells_data()
    {
        QTest::addColumn<QString>("outside");
        QTest::addColumn<QString>("inside");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("value");
        const QString copy = "cudaMemcpyToSymbol(v, h, sizeof(h));", copyOne = "cudaMemcpyToSymbol(v, &h, sizeof(h));";
        QTest::newRow("a list") << "" << "float h[4] = {0.25f, HALF, 0.5f * 2, 1};" + copy << "float[4]"
                                << "{0.25f, HALF, 0.5f * 2, 1}";
        QTest::newRow("a list outside") << QString("const float h[] = {1, 2, 3, 4};") << copy << "float[4]" << "{1, 2, 3, 4}";
        QTest::newRow("the rest is zero") << "" << "float h[4] = {1, 2};" + copy << "float[4]" << "{1, 2, 0, 0}";
        QTest::newRow("a list with a last comma") << "" << "int h[] = {1, 2, 3, 4,};" + copy << "int[4]" << "{1, 2, 3, 4}";
        QTest::newRow("nested") << "" << "float h[2][2] = {{1, 2}, {3}};" + copy << "float[2][2]" << "{{1, 2}, {3, 0}}";
        QTest::newRow("braces are left out") << "" << "float h[2][2] = {1, 2, 3, 4};" + copy << "float[2][2]"
                                             << "{{1, 2}, {3, 4}}";
        QTest::newRow("a std::vector") << "" << "std::vector<float> h = {1, 2, 3, 4};cudaMemcpyToSymbol(v, h.data(), 16);"
                                       << "float[4]" << "{1, 2, 3, 4}";
        QTest::newRow("its first element") << "" << "float h[4] = {1, 2, 3, 4};CHECK(cudaMemcpyToSymbol(v, &h[0], 16));"
                                           << "float[4]" << "{1, 2, 3, 4}";
        QTest::newRow("a number") << "" << "const float h = 2.5f;" + copyOne << "float" << "2.5f";
        QTest::newRow("a number of numbers") << QString("constexpr int kRows = 3;") << "int h = kRows * N;" + copyOne << "int"
                                             << "kRows * N";
        QTest::newRow("a structure") << QString("struct Pair { int count; float scale; };") << "Pair h = {7, 0.5f};" + copyOne
                                     << "Pair" << "{7, 0.5f}";
        QTest::newRow("its members") << QString("struct Pair { int count; float scale; };")
                                     << "Pair h; h.count = 7; h.scale = HALF;" + copyOne << "Pair" << "{7, HALF}";
        QTest::newRow("a loop") << "" << "float h[N]; for (int i = 0; i < N; ++i) h[i] = i * 0.5f;" + copy << "float[4]"
                                << "{0.0, 0.5, 1.0, 1.5}";
        QTest::newRow("a ramp") << "" << "float h[4096]; for (int i = 0; i < 4096; i++) { h[i] = (float)i; }" + copy
                                << "float[4096]" << "ramp";
        QTest::newRow("one number") << "" << "float h[N]; for (int i = 0; i < N; ++i) h[i] = 1.0f;" + copy << "float[4]"
                                    << "ones";
        QTest::newRow("a shorter loop") << "" << "int h[N]; for (int i = 0; i < 2; ++i) h[i] = i + 5;" + copy << "int[4]"
                                        << "{5, 6, 0, 0}";
        QTest::newRow("asynchronously") << ""
                                        << "float h[4] = {1, 2, 3, 4};"
                                           "cudaMemcpyToSymbolAsync(ns::v, h, 16, 0, cudaMemcpyDefault, s);"
                                        << "float[4]" << "{1, 2, 3, 4}";
    }
    void hostCodeTells()
    {
        QFETCH(QString, outside);
        QFETCH(QString, inside);
        QFETCH(QString, type);
        QFETCH(QString, value);
        const FilledLaunch filled = filledBy(outside.toUtf8(), inside.toUtf8(), type);
        QCOMPARE(valueOf(filled), value);
        QCOMPARE(filled.setup.arguments.front().name, std::string("ns::v"));
        QCOMPARE(filled.values.size(), std::size_t{1});
        QCOMPARE(filled.values.front().subject, ErrorSubject(ErrorSubject::Kind::Argument, "ns::v"));
        QCOMPARE(filled.values.front().line, 7);
        QVERIFY(!filled.values.front().isAssumption);
        QVERIFY(filled.values.front().reason.english().starts_with("Host code copies it there in line 7"));
    }

    /// What only a run tells is an assumption; of whole numbers, which may be indices, not even that.
    void hostCodeDoesNotTell_data()
    {
        QTest::addColumn<QString>("inside");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("value");
        const QString copy = "cudaMemcpyToSymbol(v, h, sizeof(h));";
        QTest::newRow("another function fills it") << "float h[4]; fill(h, 4);" + copy << "float[4]" << "random(seed=1)";
        QTest::newRow("a list that is changed") << "float h[4] = {1, 2, 3, 4}; fill(h);" + copy << "float[4]" << "random(seed=1)";
        QTest::newRow("an element is added to") << "float h[4] = {1, 2, 3, 4}; h[1] += m;" + copy << "float[4]" << "random(seed=1)";
        QTest::newRow("an element is counted") << "int h[4] = {1, 2, 3, 4}; h[1]++;" + copy << "int[4]" << "";
        QTest::newRow("random numbers") << "float h[4]; for (int i = 0; i < 4; ++i) h[i] = rand();" + copy << "float[4]"
                                        << "random(seed=1)";
        QTest::newRow("a loop that starts elsewhere") << "int h[4]; for (int i = 1; i < 4; ++i) h[i] = i;" + copy << "int[4]" << "";
        QTest::newRow("a loop that ends elsewhere") << "int h[4]; for (int i = 0; i <= 3; ++i) h[i] = i;" + copy << "int[4]" << "";
        QTest::newRow("an allocation") << "float* h = new float[4]; read(h);" + copy << "float[4]" << "random(seed=1)";
        QTest::newRow("a part") << "float h[2] = {1, 2}; cudaMemcpyToSymbol(v, h, 8, 8);" << "float[4]" << "random(seed=1)";
        QTest::newRow("a number") << "float h = read(); cudaMemcpyToSymbol(v, &h, 4);" << "float" << "1.0";
        QTest::newRow("a whole number") << "int h = read(); cudaMemcpyToSymbol(v, &h, 4);" << "int" << "";
        QTest::newRow("too many in a list") << "float h[4] = {1, 2, 3, 4, 5};" + copy << "float[4]" << "random(seed=1)";
    }
    void hostCodeDoesNotTell()
    {
        QFETCH(QString, inside);
        QFETCH(QString, type);
        QFETCH(QString, value);
        const FilledLaunch filled = filledBy({}, inside.toUtf8(), type);
        QCOMPARE(valueOf(filled), value);
        QCOMPARE(filled.values.size(), std::size_t{1});
        QVERIFY(filled.values.front().isAssumption);
        QVERIFY(filled.values.front().reason.english().starts_with("Host code fills it in line 7"));
    }

    void whatIsGivenStays()
    {
        FilledLaunch given;
        given.setup.arguments = {{"ns::v", "ramp"}};
        const FilledLaunch filled = filledBy({}, "float h[4] = {1, 2, 3, 4};cudaMemcpyToSymbol(v, h, 16);", "float[4]", given);
        QCOMPARE(valueOf(filled), QString("ramp"));
        QVERIFY(filled.values.empty());
        QVERIFY(filledBy({}, "float h[4] = {1, 2, 3, 4};cudaMemcpyToSymbol(w, h, 16);", "float[4]").values.empty());
    }

    /// Any text ends soon.
    void hostileTexts()
    {
        QByteArray inside = "float h[4];";
        for (int i = 0; i < 2000; ++i)
            inside += "cudaMemcpyToSymbol(v, h, 16, 0); h[(((" + QByteArray(50, '[') + "= {{{";
        QVERIFY(filledBy({}, inside, "float[4]").values.size() <= 1);
        const QByteArray deep = "float h[4] = " + QByteArray(5000, '{') + "1; cudaMemcpyToSymbol(v, h, 16);";
        QVERIFY(filledBy({}, deep, "float[4]").values.size() <= 1);
        QVERIFY(filledBy({}, "cudaMemcpyToSymbol(v, &v, 4); cudaMemcpyToSymbol(v", "int").values.size() <= 1);
    }
};

KD_TEST(VariableGuessTest, kd::test::NoApplication)

}  // namespace tst_variableguess

#include "tst_variableguess.moc"
