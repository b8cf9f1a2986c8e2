// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <QFile>

#include <map>
#include <string>
#include <vector>

namespace tst_instructionforms {

namespace {

constexpr const char* kRegisters = ".reg .pred p<4>; .reg .b8 b<8>; .reg .b16 h<32>; .reg .b32 r<32>; .reg .b64 d<32>;\n"
                                   ".reg .f32 f<16>; .reg .f64 g<8>; .reg .b128 q<4>;\n";

// Texts of instructions by the target that has them.
std::map<std::string, std::vector<std::string>> formsByTarget()
{
    QFile file(QStringLiteral(KD_TEST_DATA "/emulator/instruction-forms.txt"));
    std::map<std::string, std::vector<std::string>> forms;
    if (!file.open(QIODevice::ReadOnly))
        return forms;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const auto bar = line.indexOf(" | ");
        if (line.startsWith('#') || bar < 0)
            continue;
        for (const QByteArray& target : line.first(bar).split(' '))
            forms[target.toStdString()].push_back(line.sliced(bar + 3).toStdString());
    }
    return forms;
}

void load(const std::string& target, const std::string& body)
{
    PtxKernel kernel(PtxKernel::Whole{".version 9.0\n.target " + target + "\n.address_size 64\n" +
                                      PtxKernel::kernelOf(kRegisters + body)});
    kernel.image().kernel("k")->prepare();
}

}  // namespace

/// Every form of an instruction that ptxas is known to take for a target is one that the emulated GPU loads for it.
class InstructionForms : public QObject {
    Q_OBJECT

private slots:
    void areLoaded_data()
    {
        QTest::addColumn<QString>("target");
        for (const auto& [target, texts] : formsByTarget())
            QTest::newRow(target.c_str()) << QString::fromStdString(target);
    }
    void areLoaded()
    {
        QFETCH(QString, target);
        const std::vector<std::string> texts = formsByTarget()[target.toStdString()];
        QVERIFY(texts.size() > 5);
        std::string all;
        for (const std::string& text : texts)
            all += text + ";\n";
        try {
            return load(target.toStdString(), all);
        } catch (const kd::LogicError&) {  // it names the first alone
        }
        QStringList refused;
        for (const std::string& text : texts) {
            try {
                load(target.toStdString(), text + ";\n");
            } catch (const kd::LogicError& error) {
                refused << QString::fromStdString(text) + ": " + error.what();
            }
        }
        QFAIL(qPrintable(refused.join('\n')));
    }
    // What came with an architecture stays unknown to those before it.
    void areRefusedEarlier()
    {
        for (const char* text : {"mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 "
                                 "{f0,f1,f2,f3}, {r4,r5,r6,r7}, {r12,r13}, {f4,f5,f6,f7}, r20, {0,1}, r21, {0,3};",
                                 "cvt.rn.satfinite.e2m1x2.f32 b1, f0, f1;", "st.bulk.weak.shared::cta [r0], d1, 0;",
                                 "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {r1, r2}, [r0];"})
            QVERIFY_THROWS_EXCEPTION(kd::LogicError, load("sm_90a", text));
    }
};

KD_TEST(InstructionForms, kd::test::NoApplication)

}  // namespace tst_instructionforms

#include "tst_instructionforms.moc"
