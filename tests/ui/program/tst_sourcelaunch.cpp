// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sourcelaunch.h"
#include "ui/program/usererror.h"

#include "tests/program/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <string>

namespace kd::tst_sourcelaunch {

/// A launch of compiled code as one of its source.
class SourceLaunchTest : public QObject {
    Q_OBJECT

private slots:
    void argumentsHaveTheSourcesNames_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("wanted");  ///< the kernel that is launched, and its arguments
        const char* const plain = "__global__ void scale(float* x, int n) { x[n] = 0; }";
        QTest::newRow("plain") << "scale" << plain << "scale x n";
        QTest::newRow("with its parameters") << "scale(float*, int)" << plain << "scale x n";
        QTest::newRow("declared first") << "scale"
                                        << "__global__ void scale(float* out, int);\n"
                                           "__global__ void scale(float* x, int n) { x[n] = 0; }"
                                        << "scale x n";
        QTest::newRow("namespaces") << "app::inner::scale"
                                    << "namespace app::inner { __global__ void scale(float* x, int n) {} }\n"
                                       "__global__ void scale(double* y, int m) {}"
                                    << "app::inner::scale x n";
        QTest::newRow("anonymous") << "(anonymous namespace)::scale"
                                   << "namespace { __global__ void scale(float* x, int n) {} }" << "scale x n";
        QTest::newRow("template") << "scale<float,4>"
                                  << "template <typename T, int N> __global__ void scale(T* x, int n) {}" << "scale<float,4> x n";
        QTest::newRow("no template any more") << "scale<float,4>" << plain << "scale x n";
        QTest::newRow("a parameter more") << "scale" << "__global__ void scale(float* x, int n, int stride) {}" << "scale x n";
        QTest::newRow("a parameter less") << "scale" << "__global__ void scale(float* x) {}" << "scale x arg1";
        QTest::newRow("without a name") << "scale" << "__global__ void scale(float* x, int) {}" << "scale x arg1";
        QTest::newRow("names change places") << "scale" << "__global__ void scale(float* arg1, int arg0) {}" << "scale arg1 arg0";
    }
    void argumentsHaveTheSourcesNames()
    {
        QFETCH(const QString, kernel);
        QFETCH(const QString, source);
        QFETCH(const QString, wanted);
        const SourceLaunch launch =
            launchOfSource(recorded(), compiled(kernel.toStdString()), source.toStdString(), "scale.cu");
        QStringList got{QString::fromStdString(launch.setup.kernel)};
        for (const ArgumentSetting& argument : launch.setup.arguments)
            got << QString::fromStdString(argument.name);
        QCOMPARE(got.join(' '), wanted + " table");
        QCOMPARE(launch.setup.references.front().output, launch.setup.arguments.front().name);
        QCOMPARE(launch.setup.grid, std::string("7"));
        QCOMPARE(launch.instance, kernel.contains('<') && source.contains("template") ? kernel.toStdString() : std::string());
    }

    void saysWhatThereIsInstead_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("others") << "__global__ void add(int* x) {}\nnamespace a { __global__ void scale(int* x) {} }"
                                << "k.cu has no kernel scale; it has: add, a::scale.";
        QTest::newRow("none") << "int main() {}" << "k.cu has no kernel scale, and no other one.";
        QTest::newRow("nothing") << "" << "k.cu has no kernel scale, and no other one.";
        QTest::newRow("not C++") << "@triton.jit\ndef scale(x, n):\n    pass\n" << "k.cu has no kernel scale, and no other one.";
    }
    void saysWhatThereIsInstead()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, sentence);
        try {
            launchOfSource(recorded(), compiled("scale"), source.toStdString(), "k.cu");
            QFAIL("there was no such kernel");
        } catch (const UserError& error) {
            QCOMPARE(error.sentence(), sentence);
        }
    }

    /// small.ptx has a kernel fill(int*, int).
    void aSourceComesInThePlaceOfCode()
    {
        const QTemporaryDir folder;
        const std::string code = write(folder, "fill.ptx", KD_TEST_DATA "/container/small.ptx");
        const std::string source = write(folder, "own.cu", {}, "extern \"C\" __global__ void fill(int* p, int v, int w) {}\n");
        const std::string other = write(folder, "other.cu", {}, "int x;\n");
        Program program = readProgram(code);
        program.session.launch.arguments = {{"arg0", "zeros[32]"}, {"arg1", "3"}};
        const Program with = withSource(program, source);
        QVERIFY(!with.device);
        QCOMPARE(with.path.string(), source);
        QCOMPARE(with.session.launch.kernel, std::string("fill"));
        QCOMPARE(with.session.launch.arguments.at(0).name, std::string("p"));
        QCOMPARE(with.session.launch.arguments.at(1).name, std::string("v"));
        QVERIFY_THROWS_EXCEPTION(UserError, withSource(program, other));
        QVERIFY_THROWS_EXCEPTION(UserError, withSource(program, code));
        QVERIFY_THROWS_EXCEPTION(UserError, withSource(readProgram(source), source));
        QVERIFY_THROWS_EXCEPTION(UserError, withSource(program, folder.filePath("nowhere.cu").toStdString()));
    }

private:
    static LaunchSetup recorded()
    {
        LaunchSetup setup;
        setup.kernel = "scale";
        setup.grid = "7";
        setup.arguments = {{"arg0", "zeros[8]"}, {"arg1", "8"}, {"table", "ones[4]"}};
        setup.references = {{"arg0", "file:x.bin"}};
        return setup;
    }
    static KernelInfo compiled(const std::string& name)
    {
        KernelInfo kernel;
        kernel.name = name;
        kernel.loweredName = "_Z5scalePfi";
        kernel.parameters.resize(2);
        return kernel;
    }
    static std::string write(const QTemporaryDir& folder, const QString& name, const QString& copied, const QByteArray& text = {})
    {
        QFile file(folder.filePath(name));
        QFile from(copied);
        if (file.open(QFile::WriteOnly))
            file.write(from.open(QFile::ReadOnly) ? from.readAll() : text);
        return file.fileName().toStdString();
    }
};

KD_TEST(SourceLaunchTest, kd::test::NoApplication)

}  // namespace kd::tst_sourcelaunch
#include "tst_sourcelaunch.moc"
