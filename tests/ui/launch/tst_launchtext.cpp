#include "ui/launch/launchtext.h"
#include "ui/launch/launchvalues.h"

#include <QTest>

using namespace kd;
using Kind = ReferenceText::Kind;

class TestLaunchText : public QObject {
    Q_OBJECT
private slots:
    void saysWhatAShapeComesTo()
    {
        QCOMPARE(LaunchText::blocks({64, 64, 1}), QStringLiteral("64 × 64 × 1 = 4\u202f096 blocks"));
        QCOMPARE(LaunchText::blocks({1, 1, 1}), QStringLiteral("1 block"));
        QCOMPARE(LaunchText::threads({256, 1, 1}), QStringLiteral("256 threads, 8 warps"));
        QCOMPARE(LaunchText::threads({16, 16, 1}), QStringLiteral("16 × 16 × 1 = 256 threads, 8 warps"));
        QCOMPARE(LaunchText::threads({33, 1, 1}), QStringLiteral("33 threads, 2 warps"));
        QCOMPARE(LaunchText::shared(4096, 16384, 232448), QStringLiteral("4\u202fKiB + 16\u202fKiB static, limit 227\u202fKiB"));
        QCOMPARE(LaunchText::shared(0, 0, 0), QStringLiteral("+ 0\u202fB static"));
    }

    void saysWhatIsWrongAsTheFormHasIt()
    {
        QCOMPARE(LaunchText::sentence(QStringLiteral("grid"), QStringLiteral("grid: 'm' is not known here; known are n, and --define-value "
                                                                             "gives a name a value.")),
                 QStringLiteral("'m' is not known here; known are n, and the field Names gives a name a value."));
        QCOMPARE(LaunchText::sentence(QStringLiteral("block"), QStringLiteral("block: the argument 'n' has no value; --arg n=VALUE gives it one.")),
                 QStringLiteral("The argument 'n' has no value."));
        QCOMPARE(LaunchText::sentence({}, QStringLiteral("compile first.")), QStringLiteral("Compile first."));
        QCOMPARE(LaunchText::sentence({}, QStringLiteral("rnd[n]: 'rnd' is not a recipe.")), QStringLiteral("rnd[n]: 'rnd' is not a recipe."));
    }

    void countsWaves()
    {
        const Waves waves{.blocks = 4096, .perWave = 660, .multiprocessors = 132};
        QCOMPARE(waves.full(), 6u);
        QCOMPARE(LaunchText::waves(waves), QStringLiteral("6.21"));
        QCOMPARE(LaunchText::tail(waves), QStringLiteral("Last wave fills 21\u202f% of the device"));
        QCOMPARE((Waves{.blocks = 1320, .perWave = 660}.tail()), 1.0);
        QCOMPARE(LaunchText::tail({.blocks = 66, .perWave = 660}), QStringLiteral("The only wave fills 10\u202f% of the device"));
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

QTEST_APPLESS_MAIN(TestLaunchText)
#include "tst_launchtext.moc"
