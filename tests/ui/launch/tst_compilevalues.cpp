// SPDX-License-Identifier: GPL-3.0-or-later
// Compile settings as text: what the Build section shows and takes.
#include "ui/launch/compilevalues.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_compilevalues {

using namespace kd;

using Words = std::vector<std::string>;

class TestCompileValues : public QObject {
    Q_OBJECT
private slots:
    void partsOptions_data()
    {
        QTest::addColumn<QStringList>("given");
        QTest::addColumn<QString>("registers");
        QTest::addColumn<bool>("isFast");
        QTest::addColumn<QString>("others");
        QTest::newRow("none") << QStringList() << "" << false << "";
        QTest::newRow("long") << QStringList{"--maxrregcount=40", "--use_fast_math"} << "40" << true << "";
        QTest::newRow("short") << QStringList{"-use_fast_math", "-maxrregcount=32", "-lineinfo"} << "32" << true << "-lineinfo";
        QTest::newRow("two words") << QStringList{"-maxrregcount", "24", "-Xptxas", "-O1"} << "24" << false << "-Xptxas -O1";
        QTest::newRow("last counts") << QStringList{"--maxrregcount=40", "--maxrregcount=48"} << "48" << false << "";
        QTest::newRow("no value") << QStringList{"-maxrregcount"} << "" << false << "-maxrregcount";
        QTest::newRow("refused") << QStringList{"--time=x y"} << "" << false << "\"--time=x y\"";
    }
    void partsOptions()
    {
        QFETCH(QStringList, given);
        CompileSettings settings;
        for (const QString& each : given)
            settings.options.push_back(each.toStdString());
        QTEST(CompileValues::registers(settings), "registers");
        QTEST(CompileValues::hasFastMath(settings), "isFast");
        QTEST(CompileValues::options(settings), "others");
    }

    void standardsAreThoseOfTheCompiler()
    {
        const QString last = QStringLiteral("c++23");
        QCOMPARE(CompileValues::standards("13.0.88"), (QStringList{"c++11", "c++14", "c++17", "c++20"}));
        QVERIFY(!CompileValues::standards("13.2.86").contains(last));
        QVERIFY(CompileValues::standards("13.3.33").contains(last));
        QVERIFY2(CompileValues::standards({}).contains(last), "nobody knows yet");
    }

    void keepsOtherOptionsWhereOneChanges()
    {
        CompileSettings settings{.options = {"-lineinfo", "-use_fast_math", "-Xptxas", "-O1"}};
        CompileValues::setRegisters(settings, QStringLiteral(" 64 "));
        QCOMPARE(settings.options, (Words{"--maxrregcount=64", "--use_fast_math", "-lineinfo", "-Xptxas", "-O1"}));
        CompileValues::setFastMath(settings, false);
        CompileValues::setOptions(settings, QStringLiteral("-fmad=false  \"-DNAME=two words\""));
        QCOMPARE(settings.options, (Words{"--maxrregcount=64", "-fmad=false", "-DNAME=two words"}));
        QCOMPARE(CompileValues::options(settings), QStringLiteral("-fmad=false \"-DNAME=two words\""));
        CompileValues::setRegisters(settings, {});
        CompileValues::setOptions(settings, {});
        QVERIFY(settings.options.empty());
    }

    void keepsAndMarksWhatTheCompilerRefuses()
    {
        CompileSettings settings;
        CompileValues::setMacros(settings, {"TILE = 16", "F(x)=x=1", "9LIVES"});
        QCOMPARE(settings.defines, (Words{"TILE=16", "F(x)=x=1", "9LIVES"}));
        QVERIFY(CompileValues::macroProblem(settings).startsWith(QLatin1String("9LIVES is no macro")));
        CompileValues::setMacros(settings, {"TILE=16"});
        QCOMPARE(CompileValues::macroProblem(settings), QString());

        CompileValues::setRegisters(settings, QStringLiteral("many"));
        QCOMPARE(CompileValues::registers(settings), QStringLiteral("many"));
        QVERIFY(!CompileValues::registersProblem(settings).isEmpty());
        QVERIFY(CompileValues::optionsProblem(settings).isEmpty());
        CompileValues::setOptions(settings, QStringLiteral("-rdc=true"));
        QVERIFY(CompileValues::optionsProblem(settings).contains(QLatin1String("-rdc")));
        settings.standard = "c++1";
        QVERIFY(!CompileValues::standardProblem(settings).isEmpty());
    }

    void namesFoldersFromTheSession()
    {
        CompileSettings settings;
        CompileValues::setFolders(settings, {"include", "/opt/headers", "../beside"}, "/home/a/project");
        QCOMPARE(settings.includeDirectories, (Words{"/home/a/project/include", "/opt/headers", "/home/a/beside"}));
        QCOMPARE(CompileValues::folders(settings, "/home/a/project"), (QStringList{"include", "/opt/headers", "/home/a/beside"}));
    }

    void findsFoldersThatAreNotThere()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("include"));
        QCOMPARE(missingFolders({folder.filePath("include"), folder.filePath("no")}), QStringList{folder.filePath("no")});
    }

    // What one compiler may not be told another one may.
    void optionsAreThoseOfTheChosenCompiler()
    {
        CompileSettings settings{.options = {"--extended-lambda"}};
        QVERIFY(CompileValues::optionsProblem(settings).isEmpty());
        settings.compiler = CompilerChoice::Nvcc;
        QVERIFY(CompileValues::optionsProblem(settings).isEmpty());
        settings.compiler = CompilerChoice::Nvrtc;
        QVERIFY(CompileValues::optionsProblem(settings).contains(QLatin1String("--extended-lambda")));
        QCOMPARE(CompileValues::summary(settings), QStringLiteral("NVRTC, 1 option"));
    }

    void saysWhatIsSet()
    {
        QCOMPARE(CompileValues::summary({}), QString());
        const CompileSettings settings{.defines = {"A", "B"},
                                       .standard = "c++20",
                                       .options = {"-maxrregcount", "40", "-use_fast_math"},
                                       .nameExpressions = {"k<1>"}};
        QCOMPARE(CompileValues::summary(settings), QStringLiteral("1 instance, 2 macros, c++20, at most 40 registers, fast math"));
    }
};

KD_TEST(TestCompileValues, QCoreApplication)

}  // namespace tst_compilevalues

#include "tst_compilevalues.moc"
