// SPDX-License-Identifier: GPL-3.0-or-later
// Captures of Kernel Launcher as it writes them (src/export.cpp of its sources), opened as sessions.
#include "tests/program/testprogram.h"
#include "ui/program/launchercapture.h"
#include "ui/program/program.h"
#include "ui/program/usererror.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_launchercapture {

namespace {

const char* const kCapture = R"({
    "key": "vector_add",
    "environment": {"host_name": "node025", "date": "2022-08-01T12:14:40+0200", "nvrtc_version": 11010},
    "config_space": {
        "parameters": [
            {"name": "threads", "values": [128, 32], "priors": [1.0, 1.0], "default": 32},
            {"name": "elements", "values": [4, 2], "priors": [1.0, 1.0]}
        ],
        "restrictions": []
    },
    "kernel": {
        "source": "SOURCE",
        "name": "vector_add",
        "compile_flags": ["-std=c++17", "-DEXTRA=1", "-use_fast_math"],
        "shared_memory": {"operator": "*", "operands": [{"operator": "parameter", "operands": ["threads"]}, 4]},
        "template_args": ["float"],
        "headers": [],
        "defines": {"ELEMENTS": {"operator": "parameter", "operands": ["elements"]}},
        "block_size": [{"operator": "parameter", "operands": ["threads"]}, 1, 1],
        "grid_size": [
            {"operator": "+", "operands": [
                {"operator": "/", "operands": [{"operator": "problem_size", "operands": [0]}, {"operator": "*", "operands": [
                    {"operator": "parameter", "operands": ["elements"]}, {"operator": "parameter", "operands": ["threads"]}]}]},
                {"operator": "!=", "operands": [
                    {"operator": "%", "operands": [{"operator": "problem_size", "operands": [0]}, 128]}, 0]}]},
            1, 1]
    },
    "arguments": [
        {"type": "int", "kind": "scalar", "data": [4, 0, 0, 0]},
        {"type": "float*", "kind": "array", "hash": "HASH-C", "file": "c.bin", "reference_file": "r.bin",
         "reference_hash": "HASH-R"},
        {"type": "float const*", "kind": "array", "hash": "HASH-A", "file": "a.bin.gz"},
        {"type": "float", "kind": "scalar", "data": [0, 0, 0, 64]}
    ],
    "problem_size": [1000, 1, 1]
})";

const QByteArray kSource = "template <typename T>\\n__global__ void vector_add(int n, T* c, const T* a, float scale) {\\n"
                           "    for (int k = 0; k < ELEMENTS; k++) {\\n"
                           "        int i = (blockIdx.x * ELEMENTS + k) * blockDim.x + threadIdx.x;\\n"
                           "        if (i < n) c[i] = a[i] * scale;\\n    }\\n}\\n";

QByteArray floats(std::initializer_list<float> values)
{
    return QByteArray(reinterpret_cast<const char*>(values.begin()), static_cast<qsizetype>(values.size() * sizeof(float)));
}

QByteArray sha1(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size());
}

/// A folder with a capture; `changed` is its JSON.
struct Capture {
    explicit Capture(QByteArray json = kCapture)
    {
        const QByteArray c = floats({0, 0, 0, 0}), r = floats({2, 4, 6, 8}), a = floats({1, 2, 3, 4});
        json.replace("HASH-C", sha1(c)).replace("HASH-R", sha1(r)).replace("HASH-A", sha1(a)).replace("SOURCE", kSource);
        write(folder.filePath("c.bin"), c);
        write(folder.filePath("r.bin"), r);
        write(folder.filePath("a.bin"), a);
        QProcess::execute("gzip", {"-k", folder.filePath("a.bin")});
        write(path(), json);
    }
    QString path() const { return folder.filePath("vector_add_1000.json"); }
    Program read() const { return readProgram(path().toStdString()); }

    QTemporaryDir folder;
};

QString refusalOf(const Capture& capture)
{
    try {
        capture.read();
    } catch (const UserError& error) {
        return error.sentence();
    }
    return {};
}

}  // namespace

class LauncherCaptureTest : public QObject {
    Q_OBJECT

private slots:
    void opensAsASession()
    {
        const Capture capture;
        const Program program = capture.read();
        QCOMPARE(program.file.string(), capture.path().toStdString());
        const Session& session = program.session;
        QCOMPARE(session.title, std::string("vector_add"));
        QVERIFY(program.source.starts_with("template <typename T>"));
        QCOMPARE(session.launch.kernel, std::string("vector_add<float>"));
        QCOMPARE(session.launch.block, std::string("32,1,1"));
        QCOMPARE(session.launch.grid, std::string("8,1,1"));  // 1000 / (4 * 32) and what is left
        QCOMPARE(session.launch.sharedBytes, std::string("128"));
        QCOMPARE(session.compile.defines, (std::vector<std::string>{"EXTRA=1", "ELEMENTS=4"}));
        QCOMPARE(session.compile.standard, std::string("c++17"));
        QCOMPARE(session.compile.options, std::vector<std::string>{"-use_fast_math"});
        QCOMPARE(session.compile.nameExpressions, std::vector<std::string>{"vector_add<float>"});
        const std::vector<ArgumentSetting>& arguments = session.launch.arguments;
        QCOMPARE(arguments.size(), std::size_t{4});
        QCOMPARE(arguments[0].name + "=" + arguments[0].value, std::string("n=4"));
        QCOMPARE(arguments[1].name + "=" + arguments[1].value, std::string("c=inout:file(\"a0.bin\")"));
        QCOMPARE(arguments[2].name + "=" + arguments[2].value, std::string("a=in:file(\"a2.bin\")"));
        QCOMPARE(arguments[3].name + "=" + arguments[3].value, std::string("scale=2"));
        QCOMPARE(session.launch.references.size(), std::size_t{1});
        QCOMPARE(session.launch.references[0].reference, std::string("file:a1.bin"));
        QFile unpacked(QString::fromStdString((session.folder / "a2.bin").string()));
        QVERIFY(unpacked.open(QFile::ReadOnly));
        QCOMPARE(unpacked.readAll(), floats({1, 2, 3, 4}));
    }

    void aSourceMayLieBesideIt()
    {
        QByteArray json = kCapture;
        const qsizetype start = json.indexOf("\"source\""), end = json.indexOf("\"name\": \"vector_add\"");
        json.replace(start, end - start, "\"file\": \"/home/someone/code/kernel.cu\",\n");
        const Capture capture(json);
        QVERIFY2(refusalOf(capture).contains("its kernel is in kernel.cu, which is not beside it"), qPrintable(refusalOf(capture)));
        write(capture.folder.filePath("kernel.cu"),
              "template <class T> __global__ void vector_add(int n, T* c, const T* a, float s) {}");
        QCOMPARE(capture.read().session.launch.arguments[3].name, std::string("s"));
    }

    void refusesWhatItCannot_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* from, const char* to, const char* sentence) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(sentence);
        };
        row("out of the folder", "\"c.bin\"", "\"../c.bin\"", "is not beside it");
        row("elsewhere", "\"c.bin\"", "\"/etc/passwd\"", "is not beside it");
        row("not there", "\"c.bin\"", "\"d.bin\"", "the file d.bin of an argument is not beside it");
        row("other bytes", "HASH-C", "0000000000000000000000000000000000000000", "its hash is another one");
        row("no gzip", "\"c.bin\"", "\"bad.gz\"", "it is no gzip file");
        row("structure", "\"type\": \"float\", \"kind\"", "\"type\": \"Box\", \"kind\"",
            "argument scale is of type Box, which is no number");
        row("bytes", "[4, 0, 0, 0]", "[4, 0, 0, 400]", "the bytes of its argument n are none");
        row("too few bytes", "[4, 0, 0, 0]", "[4, 0, 0]", "argument n is of type int");
        row("kind", "\"kind\": \"scalar\", \"data\": [4", "\"kind\": \"cell\", \"data\": [4", "of a kind that is not known");
        row("headers", "\"headers\": []", "\"headers\": [{\"file\": \"a.h\", \"content\": \"\"}]", "headers of its own");
        row("attribute", "{\"operator\": \"parameter\", \"operands\": [\"threads\"]}, 1, 1]",
            "{\"operator\": \"device_attribute\", \"operands\": [\"MAX_THREADS\"]}, 1, 1]", "an attribute of the device");
        row("operator", "\"operator\": \"%\"", "\"operator\": \"**\"", "operator '**', which is not known");
        row("parameter", "\"operands\": [\"elements\"]}, {", "\"operands\": [\"other\"]}, {",
            "a tunable parameter that it does not have");
        row("axis", "\"operands\": [0]}, 128", "\"operands\": [7]}, 128", "an axis that the problem does not have");
        row("no value", ", 128]}, 0]", ", 0]}, 0]", "an expression in it has no value");
        row("no size", "\"default\": 32", "\"default\": 0", "has no value");
        row("kernel", "\"name\": \"vector_add\",\n        \"compile", "\"name\": \"other\",\n        \"compile",
            "its source has no kernel other with 4 parameters");
        row("no key", "\"problem_size\": [1000", "\"size\": [1000", "it has no 'problem_size'");
        row("no list", "\"arguments\": [", "\"arguments\": 3, \"others\": [", "its 'arguments' is no list");
    }

    void refusesWhatItCannot()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QString, sentence);
        QByteArray json = kCapture;
        QVERIFY(json.contains(from));
        const Capture capture(json.replace(from, to));
        write(capture.folder.filePath("bad.gz"), "text");
        const QString refusal = refusalOf(capture);
        QVERIFY2(refusal.contains(sentence), qPrintable(refusal));
        QVERIFY2(refusal.endsWith('.') && refusal.count(". ") == 0, qPrintable(refusal));
    }

    void otherFilesAreNone()
    {
        const QTemporaryDir folder;
        write(folder.filePath("report.json"), "{\"key\": 1}");
        QVERIFY(!isLauncherCapture(folder.filePath("report.json").toStdString()));
        QVERIFY(!isLauncherCapture(folder.filePath("none.json").toStdString()));
    }

    /// Whatever is in one, it is opened or refused.
    void mutatedCapturesAreOpenedOrRefused()
    {
        QRandomGenerator random(23);
        const Capture capture;
        QFile file(capture.path());
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray good = file.readAll();
        for (int i = 0; i < 1000; ++i) {
            QByteArray bad = good;
            for (int j = 0; j < 4; ++j)
                bad[random.bounded(static_cast<quint32>(bad.size()))] = static_cast<char>(32 + random.bounded(95));
            write(capture.path(), bad);
            const QTemporaryDir into;
            try {
                sessionOfLauncherCapture(capture.path().toStdString(), into.path().toStdString());
            } catch (const Error& error) {
                QVERIFY(error.what()[0] != '\0');
            }
        }
    }
};

KD_TEST(LauncherCaptureTest, QCoreApplication)

}  // namespace kd::tst_launchercapture

#include "tst_launchercapture.moc"
