// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/namedsources.h"

#include "tests/program/testprogram.h"

#include <QFile>
#include <QStringList>
#include <QTest>

#include <cstddef>
#include <random>
#include <string>
#include <vector>

namespace tst_namedsources {

using namespace kd;

namespace {

QByteArray bytesOf(const QString& name)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<std::byte> cubinOf(const QByteArray& bytes)
{
    const auto* const data = reinterpret_cast<const std::byte*>(bytes.constData());
    return {data, data + bytes.size()};
}

QStringList textOf(const std::vector<NamedSource>& sources)
{
    QStringList list;
    for (const NamedSource& each : sources)
        list << QString::fromStdString(each.file) + QLatin1Char(':') + QString::number(each.lastLine);
    return list;
}

QByteArray kernel(const QByteArray& body, const QByteArray& files)
{
    return ".version 8.4\n.target sm_90\n.address_size 64\n.visible .entry other()\n{\n\t.loc\t3 900 0\n\tret;\n}\n"
           ".visible .entry k()\n{\n" + body + "\n\tret;\n}\n" + files;
}

}  // namespace

class NamedSourcesTest : public QObject {
    Q_OBJECT

private slots:
    void ofPtx_data();
    void ofPtx();
    void ofTriton();
    void ofMachineCodeAlone_data();
    void ofMachineCodeAlone();
    void survivesDamage();
    void hasALimit();
};

void NamedSourcesTest::ofPtx_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("files");
    QTest::addColumn<QStringList>("expected");
    const QByteArray files = "\t.file\t1 \"/x/kernel.py\"\n\t.file\t2 \"/lib/standard.py\"\n\t.file\t3 \"/x/other.py\"\n";
    const auto row = [](const char* name, const QByteArray& body, const QByteArray& named, const QStringList& expected) {
        QTest::newRow(name) << body << named << expected;
    };
    row("its lines", ".loc 1 4 0\nmov.u32 %r1, 1;\n.loc 1 9 3\nmov.u32 %r1, 2;", files, {"/x/kernel.py:9"});
    row("inlined code counts for its call",
        ".loc 1 4 0\nmov.u32 %r1, 1;\n.loc 2 216 16, function_name $L__info_string0, inlined_at 1 17 30\nmov.u32 %r1, 2;\n"
        "mov.u32 %r1, 3;\n.loc 2 196 1, function_name $L__info_string0, inlined_at 2 216 16\nmov.u32 %r1, 4;",
        files, {"/x/kernel.py:17", "/lib/standard.py:216"});
    row("braces of its own", "{\n.loc 1 4 0\nmov.u32 %r1, 1;\n}\n.loc 1 30 0\nmov.u32 %r1, 2; // }", files, {"/x/kernel.py:30"});
    row("no .file", ".loc 1 4 0\nmov.u32 %r1, 1;", "", {});
    row("no .loc", "mov.u32 %r1, 1;", files, {});
    row("a line of none", ".loc 1 0 0\nmov.u32 %r1, 1;", files, {});
    row("a file that is not there", ".loc 77 4 0\nmov.u32 %r1, 1;", files, {});
    row("a line beyond all", ".loc 1 4294967295 0\nmov.u32 %r1, 1;\n.loc 1 99999999999999999999 0\nmov.u32 %r1, 1;", files,
        {"/x/kernel.py:2147483647"});
    row("a call that leads to itself",
        ".loc 1 4 0, function_name $L__info_string0, inlined_at 1 4 0\nmov.u32 %r1, 1;\n"
        ".loc 1 4 0, function_name $L__info_string0, inlined_at 1 4 0\nmov.u32 %r1, 1;",
        files, {"/x/kernel.py:4"});
    row("a file without a name", ".loc 1 4 0\nmov.u32 %r1, 1;", "\t.file\t1 \"\"\n", {});
    row("a file that is cut", ".loc 1 4 0\nmov.u32 %r1, 1;", "\t.file\t1 \"/x/ker", {});
}

void NamedSourcesTest::ofPtx()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, files);
    QFETCH(QStringList, expected);
    QCOMPARE(textOf(namedSources(kernel(body, files).toStdString(), {}, "k")), expected);
}

void NamedSourcesTest::ofTriton()
{
    const QByteArray ptx = bytesOf(QStringLiteral("container/triton/row_softmax.ptx"));
    const QStringList expected{"/srv/kernels/softmax.py:18",
                               "/srv/python/lib/python3.11/site-packages/triton/language/standard.py:314"};
    QCOMPARE(textOf(namedSources(ptx.toStdString(), {}, "row_softmax")), expected);
    const std::vector<std::byte> cubin = cubinOf(bytesOf(QStringLiteral("container/triton/row_softmax.cubin")));
    QCOMPARE(textOf(namedSources({}, cubin, "row_softmax")), expected);
    QCOMPARE(textOf(namedSources(ptx.toStdString(), cubin, "no_kernel")), QStringList());
}

void NamedSourcesTest::ofMachineCodeAlone_data()
{
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("the kernel's file comes first") << "first" << QStringList{"/.kerneldesk/lines.cu:22", "/folder/other.h:7"};
    QTest::newRow("one file") << "second" << QStringList{"/.kerneldesk/lines.cu:27"};
    QTest::newRow("no such kernel") << "third" << QStringList();
}

void NamedSourcesTest::ofMachineCodeAlone()
{
    QFETCH(QString, kernel);
    QFETCH(QStringList, expected);
    const std::vector<std::byte> cubin = cubinOf(bytesOf(QStringLiteral("compile/cubins/lines_sm_90.cubin")));
    QCOMPARE(textOf(namedSources({}, cubin, kernel.toStdString())), expected);
}

/// Only a sanitizer judges the cut and changed texts; what is named stays bounded.
void NamedSourcesTest::survivesDamage()
{
    const QByteArray ptx = bytesOf(QStringLiteral("container/triton/row_softmax.ptx"));
    const QByteArray cubin = bytesOf(QStringLiteral("container/triton/row_softmax.cubin"));
    std::mt19937 random(7);
    for (int round = 0; round < 60; ++round) {
        QByteArray text = ptx, code = cubin;
        for (int i = 0; i < 20; ++i) {
            text[static_cast<qsizetype>(random() % static_cast<unsigned>(text.size()))] = static_cast<char>(random());
            code[static_cast<qsizetype>(random() % static_cast<unsigned>(code.size()))] = static_cast<char>(random());
        }
        text.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(text.size())));
        for (const NamedSource& each : namedSources(text.toStdString(), cubinOf(code), "row_softmax"))
            QVERIFY(each && each.lastLine > 0);
    }
}

void NamedSourcesTest::hasALimit()
{
    QByteArray body, files;
    for (int i = 1; i <= 3000; ++i) {
        body += ".loc " + QByteArray::number(i) + " 1 0\nmov.u32 %r1, 1;\n";
        files += "\t.file\t" + QByteArray::number(i) + " \"/x/f" + QByteArray::number(i) + ".py\"\n";
    }
    QCOMPARE(namedSources(kernel(body, files).toStdString(), {}, "k").size(), kMaxNamedSources);
}

KD_TEST(NamedSourcesTest, QCoreApplication)

}  // namespace tst_namedsources

#include "tst_namedsources.moc"
