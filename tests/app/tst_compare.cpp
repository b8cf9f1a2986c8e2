// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_compare {

namespace {

constexpr const char* kSource = R"(
extern "C" __global__ void add(int n, float* y)
{
    int i = threadIdx.x;
#if defined(STRIDED)
    y[32 * i] += 1;
#elif defined(LONGER)
    float sum = y[i];
    #pragma unroll 1
    for (int k = 0; k < n; ++k)
        sum = sum * 1.5f - sum * 0.5f;
    y[i] = sum + 1;
#elif defined(WRONG)
    y[i] += 2;
#elif defined(BROKEN)
    y[i] += m;
#else
    y[i] += 1;
#endif
}
)";

}  // namespace

/// `kerneldesk compare` on the emulated GPU, on a machine without a driver.
class CompareTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void judgesCounts_data();
    void judgesCounts();
    void saysThatCountsAreNoTime();
    void takesTheLaunchOfTheOther();
    void sharesArgumentsByName_data();
    void sharesArgumentsByName();
    void takesWhateverHoldsAProgram_data();
    void takesWhateverHoldsAProgram();
    void keepsPrintedTextApart();
    void tellsOfWrongResults();
    void verifiesAtASecondSize_data();
    void verifiesAtASecondSize();
    void tellsWhatDoesNotCompile();
    void wantsTwo_data();
    void wantsTwo();
    void comparesWithARevision();
    void takesTheHeadersOfTheRevision();
    void followsTheLinksOfTheRevision_data();
    void followsTheLinksOfTheRevision();
    void startsNothingThatACheckoutNames();
    void saysWhyThereIsNoRevision_data();
    void saysWhyThereIsNoRevision();
    void saysThatGitIsMissing();

private:
    QString write(const QString& name, const QByteArray& content) const;
    bool git(const QStringList& words) const;
    bool makeCheckout() const;
    QStringList launch() const;

    KernelDesk m_program;
    QTemporaryDir m_folder;
    QString m_source;
};

QString CompareTest::write(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

bool CompareTest::git(const QStringList& words) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder.filePath("checkout"));
    process.start(QStringLiteral("git"), QStringList{"-c", "user.name=T", "-c", "user.email=t@example.org", "-c",
                                                     "commit.gpgsign=false"} + words);
    return process.waitForFinished() && process.exitCode() == 0;
}

/// A checkout whose add.cu has the longer kernel in its only revision, and the plain one now.
bool CompareTest::makeCheckout() const
{
    if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
        return false;
    if (QDir(m_folder.filePath("checkout/.git")).exists())
        return true;
    QDir(m_folder.path()).mkpath("checkout/sub");
    QDir(m_folder.path()).mkpath("checkout/common");
    write("checkout/sub/add.cu", QByteArray("#define LONGER\n") + kSource);
    write("checkout/sub/step.cu", "#include \"step.h\"\nextern \"C\" __global__ void add(int n, float* y)\n"
                                  "{\n    y[threadIdx.x] = step(y[threadIdx.x], n);\n}\n");
    write("checkout/sub/step.h", "#include \"../common/rounds.h\"\n__device__ float step(float y, int n)\n{\n    #pragma unroll 1\n"
                                 "    for (int k = 0; k < ROUNDS; ++k)\n        y = y * 1.5f - y * 0.5f;\n    return y + 1;\n}\n");
    write("checkout/common/rounds.h", "#define ROUNDS n\n");
    write("checkout/sub/slow.h", "#define ROUNDS n\n");
    write("checkout/sub/fast.h", "#define ROUNDS 0\n");
    const auto link = [this](const char* target, const char* name) { return QFile::link(target, m_folder.filePath(name)); };
    if (!link("slow.h", "checkout/sub/linked.h") || !link("../../outside.h", "checkout/sub/out.h") || !link("sub", "checkout/folder") ||
        !link("circle.h", "checkout/sub/circle.h") || !link("nothing.h", "checkout/sub/nowhere.h"))
        qFatal("no symbolic links can be made");
    for (const char* const name : {"folder/linked", "sub/out", "sub/circle", "sub/nowhere"})
        write(QStringLiteral("checkout/sub/with-%1.cu").arg(QLatin1String(name).mid(QLatin1String(name).indexOf('/') + 1)),
              QByteArray("#include \"../") + name + ".h\"\nextern \"C\" __global__ void add(int n, float* y)\n{\n    #pragma unroll 1\n"
              "    for (int k = 0; k < ROUNDS; ++k)\n        y[threadIdx.x] = y[threadIdx.x] * 1.5f;\n}\n");
    if (!git({"init", "-q"}) || !git({"add", "sub", "common", "folder"}) || !git({"commit", "-q", "-m", "first"}))
        qFatal("git makes no checkout");
    write("checkout/sub/add.cu", kSource);
    write("checkout/sub/new.cu", kSource);
    write("checkout/sub/step.h", "__device__ float step(float y, int)\n{\n    return y + 1;\n}\n");
    for (const char* const name : {"linked", "out", "circle", "nowhere"})
        QFile::remove(m_folder.filePath(QStringLiteral("checkout/sub/%1.h").arg(QLatin1String(name))));
    for (const char* const name : {"linked", "out", "circle", "nowhere"})
        if (!link("fast.h", qPrintable(QStringLiteral("checkout/sub/%1.h").arg(QLatin1String(name)))))
            qFatal("no symbolic links can be made");
    write("outside.h", "#define ROUNDS n\n");
    QFile::remove(m_folder.filePath("checkout/common/rounds.h"));
    QDir(m_folder.path()).rmdir("checkout/common");
    return true;
}

QStringList CompareTest::launch() const
{
    return {"--device", "emulated", "--grid", "1", "--block", "64", "--arg", "n=8", "--arg", "y=zeros[2048]"};
}

void CompareTest::initTestCase()
{
    m_program.useDriver("/nowhere/libcuda.so.1");
    const QJsonObject machine = m_program.run({"devices", "--format", "json"}).document();
    if (machine["nvrtcVersion"].isNull())
        QSKIP(qPrintable("there is no NVRTC here: " + machine["missing"].toArray().last().toString()));
    m_source = write("add.cu", kSource);
}

void CompareTest::judgesCounts_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("status");
    QTest::newRow("same") << QStringList{m_source} << "same" << 0;
    QTest::newRow("more") << QStringList{"--define-b", "LONGER"} << "more" << 1;
    QTest::newRow("fewer") << QStringList{"--define-a", "LONGER"} << "fewer" << 0;
    QTest::newRow("mixed") << QStringList{"--define-a", "LONGER", "--define-b", "STRIDED"} << "mixed" << 4;
}

void CompareTest::judgesCounts()
{
    QFETCH(QStringList, words);
    QFETCH(QString, verdict);
    const Ended ended = m_program.run(QStringList{"compare", m_source} + words + launch() + QStringList{"--format", "json"});
    QTEST(ended.status, "status");
    const QJsonObject document = ended.document();
    QCOMPARE(document["verdict"].toString(), verdict);
    QCOMPARE(document["basis"].toString(), QStringLiteral("counts"));
    QCOMPARE(missingKeys(document, {"ok:bool", "ratio:null", "interval:array", "reasons:array", "first:object", "second:object",
                                    "blocks:array", "receipt:object", "confidence:null", "doubts:array"}),
             QStringList());
    const QJsonArray counts = document["counts"].toArray();
    QCOMPARE(counts.size(), 6);
    QCOMPARE(counts[0]["name"].toString(), QStringLiteral("warpInstructions"));
    QVERIFY(counts[0]["first"].toInt() > 0);
    QCOMPARE(document["reasons"].toArray().size(), verdict == "mixed" ? 1 : 0);
    QCOMPARE(document["second"]["kernel"].toString(), QStringLiteral("add"));
}

void CompareTest::saysThatCountsAreNoTime()
{
    const Ended ended = m_program.run(QStringList{"compare", m_source, "--define-b", "LONGER"} + launch());
    QCOMPARE(ended.status, 1);
    for (const char* const word : {"MORE, by counts of the emulated GPU, which has no time", "warp instructions", "A  ", "B  "})
        QVERIFY2(ended.out.contains(QLatin1String(word)), qPrintable(ended.out));
    QVERIFY2(!ended.out.contains("SLOWER"), qPrintable(ended.out));
}

void CompareTest::takesTheLaunchOfTheOther()
{
    const QString session = write("add.kdesk", R"({"format": "kerneldesk-session", "version": 1, "sources": [{"path": "add.cu"}],
        "launch": {"kernel": "add", "grid": "1", "block": "64",
                   "arguments": [{"name": "n", "value": "8"}, {"name": "y", "value": "zeros[2048]"}]}})");
    const Ended ended = m_program.run({"compare", session, m_source, "--device", "emulated", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(ended.document()["second"].toObject()["block"].toArray()[0].toInt(), 64);
}

void CompareTest::sharesArgumentsByName_data()
{
    QTest::addColumn<QByteArray>("parameters");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("said");  // empty: it is launched
    QTest::newRow("in another place") << QByteArray("float* y, int n") << QStringList{} << "";
    QTest::newRow("one less") << QByteArray("float* y") << QStringList{} << "";
    QTest::newRow("one more") << QByteArray("int n, float* y, int k") << QStringList{"--arg", "k=3"} << "";
    QTest::newRow("one more that nobody gives") << QByteArray("int n, float* y, int k") << QStringList{} << "--arg k=";
    QTest::newRow("of another name") << QByteArray("int n, float* z") << QStringList{} << "--arg z=";
    QTest::newRow("of another type") << QByteArray("float* n, float* y") << QStringList{} << "n";
    QTest::newRow("one that neither has") << QByteArray("int n, float* y") << QStringList{"--arg", "other=3"} << "other";
}

void CompareTest::sharesArgumentsByName()
{
    QFETCH(QByteArray, parameters);
    QFETCH(QStringList, words);
    QFETCH(QString, said);
    const QByteArray output = parameters.contains("* z") ? "z" : "y";
    const QString other = write("other.cu", "extern \"C\" __global__ void add(" + parameters + ")\n{\n    " + output +
                                                "[threadIdx.x] += 1;\n}\n");
    for (const QStringList& both : {QStringList{m_source, other}, QStringList{other, m_source}}) {
        const Ended ended = m_program.run(QStringList{"compare"} + both + words + launch() + QStringList{"--format", "json"});
        QVERIFY2(said.isEmpty() ? ended.status != 2 && ended.document()["ok"].toBool()
                                : ended.status == 2 && ended.err.contains(said), qPrintable(ended.err));
    }
}

void CompareTest::takesWhateverHoldsAProgram_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("said");  // empty: it is compared
    QTest::newRow("a source") << "add.cu" << "";
    QTest::newRow("a session") << "whole.kdesk" << "";
    QTest::newRow("a report") << "report.json" << "";
    QTest::newRow("compiled code") << "add.ptx" << "";
    QTest::newRow("a session cut off") << "cut.kdesk" << "cut.kdesk";
    QTest::newRow("another JSON") << "other.json" << "other.json";
    QTest::newRow("a folder") << "folder" << "folder";
    QTest::newRow("bytes") << "bytes.cu" << "bytes.cu";
}

void CompareTest::takesWhateverHoldsAProgram()
{
    QFETCH(QString, file);
    QFETCH(QString, said);
    const QByteArray session = R"({"format": "kerneldesk-session", "version": 1, "sources": [{"path": "add.cu"}],
        "launch": {"kernel": "add", "grid": "1", "block": "64",
                   "arguments": [{"name": "n", "value": "8"}, {"name": "y", "value": "zeros[2048]"}]}})";
    write("whole.kdesk", session);
    write("cut.kdesk", session.left(100));
    write("other.json", "{\"a\": [1, 2]}");
    write("bytes.cu", QByteArray("\0\1\2", 3));
    QDir(m_folder.path()).mkpath("folder");
    if (file == "report.json" && !QFile::exists(m_folder.filePath(file))) {
        const Ended made = m_program.run({"report", m_folder.filePath("whole.kdesk"), "-o", m_folder.filePath(file)});
        QVERIFY2(made.status == 0, qPrintable(made.err));
    }
    if (file == "add.ptx" && !QFile::exists(m_folder.filePath(file))) {
        const Ended made = m_program.run({"compile", m_source, "--arch", "sm_90", "--ptx", m_folder.filePath(file)});
        QVERIFY2(made.status == 0, qPrintable(made.err));
    }
    const QString path = m_folder.filePath(file);
    for (const QStringList& both : {QStringList{m_source, path}, QStringList{path, m_source}}) {
        const Ended ended = m_program.run(QStringList{"compare"} + both + launch() + QStringList{"--format", "json"});
        QVERIFY2(said.isEmpty() ? ended.status == 0 && ended.document()["ok"].toBool()
                                : ended.status != 0 && ended.firstErrorLine().contains(said), qPrintable(ended.err));
    }
}

void CompareTest::keepsPrintedTextApart()
{
    const QString source = write("talk.cu", "#include <cstdio>\nextern \"C\" __global__ void talk(float* y)\n"
                                            "{\n    if (threadIdx.x == 0)\n        printf(WORD \" prints\\n\");\n"
                                            "    y[0] = 1;\n}\n");
    const Ended ended = m_program.run({"compare", source, "--define-a", "WORD=\"first\"", "--define-b", "WORD=\"second\"",
                                       "--device", "emulated", "--grid", "1", "--block", "32", "--arg", "y=zeros[1]", "--format",
                                       "json"});
    const QJsonObject document = ended.document();
    QVERIFY2(document["ok"].toBool(), qPrintable(ended.err));
    QCOMPARE(document["first"]["console"].toString(), QStringLiteral("first prints\n"));
    QCOMPARE(document["second"]["console"].toString(), QStringLiteral("second prints\n"));
    QVERIFY2(!ended.err.contains(QChar(0x1e)), qPrintable(ended.err));
}

void CompareTest::tellsOfWrongResults()
{
    const Ended ended = m_program.run(QStringList{"compare", m_source, "--define-b", "WRONG", "--reference",
                                                  "y=expr:i < 64 ? 1 : 0", "--format", "json"} + launch());
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.firstErrorLine().contains("y"), qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QVERIFY(!document["ok"].toBool(true));
    QCOMPARE(document["verdict"].toString(), QStringLiteral("cannotTell"));
    QCOMPARE(document["reasons"][0]["kind"].toString(), QStringLiteral("wrongBefore"));
    QVERIFY(document["first"]["ok"].toBool());
}

void CompareTest::verifiesAtASecondSize_data()
{
    QTest::addColumn<QString>("defined");
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("wrong");  // empty: neither is
    QTest::newRow("B is right at one size alone") << "--define-b" << "n=33" << "second";
    QTest::newRow("A is right at one size alone") << "--define-a" << "n=33" << "first";
    QTest::newRow("the size that it is right at") << "--define-b" << "n=64" << "";
}

void CompareTest::verifiesAtASecondSize()
{
    QFETCH(QString, defined);
    QFETCH(QString, size);
    QFETCH(QString, wrong);
    const QString source = write("sized.cu", "extern \"C\" __global__ void sized(int n, float* y)\n{\n"
                                             "    const int i = threadIdx.x;\n    if (i < n)\n"
                                             "#ifdef SIZED\n        y[i] = n == 64 ? 3 : 0;\n#else\n        y[i] = 3;\n#endif\n}\n");
    const QStringList words{"compare", source, defined, "SIZED", "--grid", "1", "--block", "64", "--arg", "n=64", "--arg",
                            "y=out:poison[n]", "--reference", "y=expr:3", "--device", "emulated", "--format", "json"};
    const Ended ended = m_program.run(words + QStringList{"--verify-at", size});
    const QJsonObject document = ended.document();
    if (wrong.isEmpty()) {
        QVERIFY2(ended.status != 2 && document["ok"].toBool(), qPrintable(ended.err));
        QCOMPARE(document["receipt"]["verifiedAt"].toArray(), (QJsonArray{size}));
        return;
    }
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.err.contains("At n=33: y differs from its reference in 33 elements"), qPrintable(ended.err));
    QVERIFY(!document["ok"].toBool(true));
    QVERIFY(!document[wrong]["ok"].toBool(true));
    QCOMPARE(document["reasons"][0]["kind"].toString(), QStringLiteral("wrongBefore"));
}

void CompareTest::tellsWhatDoesNotCompile()
{
    const Ended ended =
        m_program.run(QStringList{"compare", m_source, "--define-b", "BROKEN", "--format", "json"} + launch());
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.firstErrorLine().contains("does not compile"), qPrintable(ended.err));
    QVERIFY(ended.document()["verdict"].isNull());
}

void CompareTest::wantsTwo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("said");
    QTest::newRow("one") << QStringList{m_source} << "--against REV";
    QTest::newRow("a second size without a reference")
        << QStringList{m_source, m_source, "--device", "emulated", "--arg", "n=4", "--arg", "y=zeros[2048]", "--grid", "1", "--block",
                       "64", "--verify-at", "n=5"}
        << "--verify-at compares with a reference";
    QTest::newRow("three") << QStringList{m_source, m_source, "--against", "HEAD"} << "does not go with B";
    QTest::newRow("none") << QStringList{} << "A";
    QTest::newRow("no such file") << QStringList{m_source, "nowhere.cu"} << "nowhere.cu";
    QTest::newRow("too many samples") << QStringList{m_source, m_source, "--samples", "100001"} << "--samples";
}

void CompareTest::wantsTwo()
{
    QFETCH(QStringList, words);
    QFETCH(QString, said);
    const Ended ended = m_program.run(QStringList{"compare"} + words);
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.firstErrorLine().contains(said), qPrintable(ended.err));
    QCOMPARE(ended.out, QString());
}

void CompareTest::comparesWithARevision()
{
    if (!makeCheckout())
        QSKIP("git is not installed");
    const Ended ended = m_program.run(QStringList{"compare", "add.cu", "--against", "HEAD", "--format", "json"} + launch(),
                                      m_folder.filePath("checkout/sub"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY2(ended.err.contains("add.cu and the headers of its checkout are taken from HEAD"), qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QCOMPARE(document["verdict"].toString(), QStringLiteral("fewer"));
    QCOMPARE(document["first"]["revision"].toString().size(), 40);
    QVERIFY(document["second"]["revision"].isNull());
}

// One of them is gone by now, with its folder.
void CompareTest::takesTheHeadersOfTheRevision()
{
    if (!makeCheckout())
        QSKIP("git is not installed");
    for (const QString& file : {m_folder.filePath("checkout/sub/step.cu"), QStringLiteral("step.cu")}) {
        const Ended ended = m_program.run(QStringList{"compare", file, "--against", "HEAD", "--format", "json"} + launch(),
                                          m_folder.filePath("checkout/sub"));
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QCOMPARE(ended.document()["verdict"].toString(), QStringLiteral("fewer"));
    }
}

// The revision's links, also of folders, and not today's.
void CompareTest::followsTheLinksOfTheRevision_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("said");
    QTest::newRow("to a file, by a folder") << "with-linked.cu" << "";
    QTest::newRow("out of the checkout") << "with-out.cu" << "leads out of the checkout";
    QTest::newRow("in a circle") << "with-circle.cu" << "leads in a circle";
    QTest::newRow("to nothing") << "with-nowhere.cu" << "leads to no file of it";
}

void CompareTest::followsTheLinksOfTheRevision()
{
    if (!makeCheckout())
        QSKIP("git is not installed");
    QFETCH(QString, file);
    QFETCH(QString, said);
    const Ended ended = m_program.run(QStringList{"compare", m_folder.filePath("checkout/sub/") + file, "--against", "HEAD", "--format",
                                                  "json"} + launch());
    QVERIFY2(ended.status == (said.isEmpty() ? 0 : 2), qPrintable(ended.err));
    if (said.isEmpty())
        QCOMPARE(ended.document()["verdict"].toString(), QStringLiteral("fewer"));
    else
        QVERIFY2(ended.firstErrorLine().contains(said), qPrintable(ended.err));
}

// What the settings of a checkout or its attributes name is not started, since whoever made the checkout may have written them.
void CompareTest::startsNothingThatACheckoutNames()
{
    if (!makeCheckout())
        QSKIP("git is not installed");
    const QString mark = m_folder.filePath("started");
    const QString script = write("script", "#!/bin/sh\ntouch '" + mark.toUtf8() + "'\ncat\n");
    QVERIFY(QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(git({"config", "core.fsmonitor", script}) && git({"config", "filter.x.smudge", script}) &&
            git({"config", "diff.x.textconv", script}) && git({"config", "core.pager", script}));
    write("checkout/sub/.gitattributes", "*.cu filter=x diff=x\n");
    const Ended ended =
        m_program.run(QStringList{"compare", m_folder.filePath("checkout/sub/add.cu"), "--against", "HEAD"} + launch());
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY(!QFile::exists(mark));
}

void CompareTest::saysWhyThereIsNoRevision_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("revision");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown") << "checkout/sub/add.cu" << "nowhere" << "no revision 'nowhere'";
    QTest::newRow("an option") << "checkout/sub/add.cu" << "--all" << "no revision '--all'";
    QTest::newRow("a tree") << "checkout/sub/add.cu" << "HEAD:sub" << "no revision";
    QTest::newRow("not in it") << "checkout/sub/new.cu" << "HEAD" << "Revision HEAD has no";
    QTest::newRow("no checkout") << "add.cu" << "HEAD" << "in no git checkout";
}

void CompareTest::saysWhyThereIsNoRevision()
{
    if (!makeCheckout())
        QSKIP("git is not installed");
    QFETCH(QString, file);
    QFETCH(QString, revision);
    QFETCH(QString, said);
    const Ended ended =
        m_program.run(QStringList{"compare", m_folder.filePath(file), "--against=" + revision} + launch());
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.firstErrorLine().contains(said), qPrintable(ended.err));
}

void CompareTest::saysThatGitIsMissing()
{
    KernelDesk program = m_program;
    program.environment().insert("PATH", m_folder.filePath("nothing"));
    const Ended ended = program.run(QStringList{"compare", m_source, "--against", "HEAD"} + launch());
    QCOMPARE(ended.status, 3);
    QVERIFY2(ended.firstErrorLine().contains("git"), qPrintable(ended.err));
}

KD_TEST(CompareTest, QCoreApplication)

}  // namespace kd::tst_compare

#include "tst_compare.moc"
