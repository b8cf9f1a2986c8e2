// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/launchtext.h"
#include "ui/launch/launchvalues.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_launchtext {

using namespace kd;
using Kind = ReferenceText::Kind;

class TestLaunchText : public QObject {
    Q_OBJECT
private slots:
    void saysWhatAShapeComesTo()
    {
        QCOMPARE(LaunchText::blocks({64, 64, 1}), QStringLiteral("64 × 64 × 1 = 4\u202f096 blocks"));
        QCOMPARE(LaunchText::blocks({1, 1, 1}), QStringLiteral("1 block"));
        QCOMPARE(LaunchText::blocks({1 << 20, 1, 1}), QStringLiteral("1\u202f048\u202f576 blocks"));
        QCOMPARE(LaunchText::threads({256, 1, 1}), QStringLiteral("256 threads, 8 warps"));
        QCOMPARE(LaunchText::threads({16, 16, 1}), QStringLiteral("16 × 16 = 256 threads, 8 warps"));
        QCOMPARE(LaunchText::threads({33, 1, 1}), QStringLiteral("33 threads, 2 warps"));
        QCOMPARE(LaunchText::shared(4096, 16384, 232448), QStringLiteral("4\u202fKiB + 16\u202fKiB static, limit 227\u202fKiB"));
        QCOMPARE(LaunchText::shared(0, 0, 0), QStringLiteral("+ 0\u202fB static"));
    }

    void tellsOfClusters()
    {
        QCOMPARE(LaunchText::clusters({64, 2, 1}, {2, 1, 1}), QStringLiteral("2 × 1 × 1 = 2 blocks a cluster, 64 clusters"));
    }

    void readsTolerances_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("absolute");
        QTest::addColumn<double>("relative");
        const auto row = [](const char* text, double absolute, double relative) {
            QTest::newRow(text) << QString::fromLatin1(text) << absolute << relative;
        };
        row("abs 1e-3 or rel 1e-5", 1e-3, 1e-5);
        row(" REL=1e-5 + abs = 2 ", 2, 1e-5);
        row("rel 0.5", 0, 0.5);
        row("abs 0", 0, 0);
        row("abs 1,rel 2", 1, 2);
        for (const char* const wrong :
             {"", "1e-3", "abs", "abs x", "abs -1", "abs nan", "abs 1 or abs 2", "abs 1 rel 2 or", "abs 1 or rel", "fabs 1"})
            row(wrong, -1, -1);
    }
    void readsTolerances()
    {
        QFETCH(QString, text);
        QFETCH(double, absolute);
        QFETCH(double, relative);
        LaunchSetup setup{.relativeTolerance = 7, .absoluteTolerance = 8};
        QCOMPARE(setTolerance(setup, text), absolute >= 0);
        QCOMPARE(setup.absoluteTolerance, absolute >= 0 ? absolute : 8);
        QCOMPARE(setup.relativeTolerance, absolute >= 0 ? relative : 7);
        LaunchSetup again;
        QVERIFY2(toleranceText(setup).contains(" + "), "what is allowed is their sum");
        QVERIFY(setTolerance(again, toleranceText(setup)));
        QCOMPARE(again.absoluteTolerance, setup.absoluteTolerance);
        QCOMPARE(again.relativeTolerance, setup.relativeTolerance);
    }

    void readsTypedReferences_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* text, Kind kind, const char* value) {
            QTest::newRow(text) << QString::fromLatin1(text) << int(kind) << QString::fromLatin1(value);
        };
        row("", Kind::None, "");
        row("None", Kind::None, "");
        row("slow", Kind::Kernel, "slow");
        row("fast (kernel)", Kind::Kernel, "fast");
        row("kernel: fast", Kind::Kernel, "fast");
        row("2 * x[i]", Kind::Expression, "2 * x[i]");
        row("expr:slow", Kind::Expression, "slow");
        row("out/y.npy", Kind::File, "out/y.npy");
        row("file:y.dat", Kind::File, "y.dat");
        row("y.dat (file)", Kind::File, "y.dat");
        row("file(\"w.safetensors\", \"bias\")", Kind::File, "file(\"w.safetensors\", \"bias\")");
    }
    void readsTypedReferences()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(QString, value);
        const ReferenceText typed = referenceTyped(text, {QStringLiteral("slow")});
        QCOMPARE(int(typed.kind), kind);
        QCOMPARE(typed.text, value);
        if (text != QLatin1String("expr:slow"))
            QCOMPARE(referenceTyped(referenceShown(typed), {QStringLiteral("slow")}), typed);
    }

    void readsDeadlines()
    {
        QCOMPARE(LaunchText::deadlineOf(QStringLiteral(" 5 s ")), std::optional(5.0));
        QCOMPARE(LaunchText::deadlineOf(QStringLiteral("500 ms")), std::optional(0.5));
        QCOMPARE(LaunchText::deadlineOf(QStringLiteral("2.5")), std::optional(2.5));
        QVERIFY(!LaunchText::deadlineOf(QStringLiteral("soon")));
        QVERIFY(!LaunchText::deadlineOf(QString()));
        QCOMPARE(LaunchText::deadlineOf(LaunchText::deadline(0.25)), std::optional(0.25));
    }

    void readsNames()
    {
        LaunchSetup setup;
        setup.defineValues = {{"-DN", "4"}, {"old", "1"}};
        QVERIFY(setDefineValues(setup, QStringLiteral("rows = 512, columns=max(rows, 2), flag = rows == 3")));
        const std::vector<std::pair<std::string, std::string>> expected{
            {"-DN", "4"}, {"rows", "512"}, {"columns", "max(rows, 2)"}, {"flag", "rows == 3"}};
        QVERIFY(setup.defineValues == expected);
        QCOMPARE(defineValuesText(setup), QStringLiteral("rows = 512, columns = max(rows, 2), flag = rows == 3"));
        for (const char* const wrong : {"rows", "= 3", "2x = 3", "rows =", "a = (1, b = 2"})
            QVERIFY2(!setDefineValues(setup, QString::fromLatin1(wrong)), wrong);
        QVERIFY(setup.defineValues == expected);
        QVERIFY(setDefineValues(setup, QString()));
        QCOMPARE(setup.defineValues.size(), std::size_t{1});
    }

    void takesReferencesApart()
    {
        LaunchSetup setup;
        setup.references = {{"y", "expr:a * x[i]"}, {"z", "kernel: slow"}};
        QCOMPARE(referenceOf(setup, QStringLiteral("y")).text, QStringLiteral("a * x[i]"));
        QVERIFY(referenceOf(setup, QStringLiteral("z")).kind == Kind::Kernel);
        QCOMPARE(referenceOf(setup, QStringLiteral("z")).text, QStringLiteral("slow"));
        QVERIFY(referenceOf(setup, QStringLiteral("w")).kind == Kind::None);
        setReference(setup, QStringLiteral("y"), {Kind::File, QStringLiteral("y.npy")});
        setReference(setup, QStringLiteral("w"), {Kind::Kernel, QStringLiteral("slow")});
        setReference(setup, QStringLiteral("z"), {});
        QCOMPARE(setup.references.size(), std::size_t{2});
        QCOMPARE(setup.references[0].reference, std::string("file:y.npy"));
        QCOMPARE(setup.references[1].output, std::string("w"));
    }
};

KD_TEST(TestLaunchText, kd::test::NoApplication)

}  // namespace tst_launchtext

#include "tst_launchtext.moc"
