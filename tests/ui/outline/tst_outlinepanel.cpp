// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "core/compile/container/deviceprogram.h"
#include "ui/common/emptystate.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/common/theme.h"
#include "ui/outline/outlinemodel.h"
#include "ui/outline/outlinepanel.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/navigator.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

namespace tst_outlinepanel {

using namespace kd;

namespace {

constexpr int kPatience = 30000;

const char* const kProgram = R"(#include <cstdio>
#define TILE 16
template <int kSize> __global__ void sum(const int* x, int) { }
__device__ float half(float x) { return x / 2; }
void later();
int main()
{
    sum<TILE><<<1, TILE, 64>>>(nullptr, 2);
}
)";

/// "kernel sum(…) 3": a row.
QString row(const QAbstractItemModel& model, int at)
{
    QStringList words;
    for (int column = 0; column < OutlineModel::ColumnCount; ++column)
        words << model.index(at, column).data().toString();
    return words.join(' ');
}

}  // namespace

class OutlineTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void listsWhatASourceHolds()
    {
        OutlineModel model;
        const QAbstractItemModelTester tester(&model);
        model.setEntries(outlineEntries(kProgram));
        QStringList rows;
        for (int at = 0; at < model.rowCount(); ++at)
            rows << row(model, at);
        QCOMPARE(rows,
                 (QStringList{"include cstdio 1", "macro TILE 2", "kernel sum(const int* x, int) 3",
                              "device function half(float x) 4", "host function main() 6", "launch sum<TILE><<<1, TILE, 64>>> 8"}));
        QCOMPARE(model.index(3, OutlineModel::LineColumn).data(SortRole).toInt(), 4);
    }

    void listsWhatPtxDefines()
    {
        const QByteArray ptx = "// .entry none(\n.version 9.0\n.target sm_90\n.extern .func (.param .b32 r) vprintf\n(\n.param .b64 a\n)\n;\n"
                               ".func  (.param .b32 func_retval0) _Z4halff(\n.param .b32 p\n)\n{\nret;\n}\n"
                               ".visible .entry _Z5scaleIfEvPT_(\n.param .u64 q\n)\n{\ncall (r), vprintf, (a);\nret;\n}\n.entry cut(";
        QCOMPARE(ptxOutlineEntries(ptx),
                 (std::vector<OutlineEntry>{{OutlineEntry::Kind::DeviceFunction, QStringLiteral("half"), 9},
                                            {OutlineEntry::Kind::Kernel, QStringLiteral("scale<float>"), 15}}));
        Documents documents;
        Navigator navigator(documents);
        OutlinePanel panel(documents, navigator);
        documents.add({.text = ptx, .sourcePath = QStringLiteral("/nowhere/scale.ptx"),
                       .code = {.file = std::make_shared<const DeviceFile>(), .summary = QString(), .hasPtx = true}});
        panel.resize(600, 200);
        panel.show();
        auto* const table = panel.findChild<TableView*>();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, kPatience);
        documents.current().showCode("// no PTX\n", false);
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 0, kPatience);
        QVERIFY(!panel.findChildren<EmptyState*>().isEmpty());
    }

    void keepsRowsThatOnlyMove()
    {
        OutlineModel model;
        model.setEntries(outlineEntries(kProgram));
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setEntries(outlineEntries(QByteArray("\n\n") + kProgram));
        QCOMPARE(resets.size(), 0);
        QCOMPARE(row(model, 1), QStringLiteral("macro TILE 4"));
        model.setEntries(outlineEntries("void f() { }\n"));
        QCOMPARE(resets.size(), 1);
        model.setEntries({});
        QCOMPARE(model.rowCount(), 0);
    }

    void anEditMakesItsRowsAnewAlone()
    {
        QByteArray text;
        for (int i = 0; i < 300; ++i)
            text += "__global__ void k" + QByteArray::number(i) + "(int n) { }\n";
        OutlineModel model;
        const QAbstractItemModelTester tester(&model);
        model.setEntries(outlineEntries(text));
        const QPersistentModelIndex before = model.index(100, 1), behind = model.index(200, 1);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset), removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted), changed(&model, &QAbstractItemModel::dataChanged);
        model.setEntries(outlineEntries(text));
        QVERIFY(removed.isEmpty() && inserted.isEmpty() && changed.isEmpty());
        text.replace("void k150(int n)", "void k150(\nint m, int n)");
        model.setEntries(outlineEntries(text));
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][1].toInt(), 150);
        QCOMPARE(removed[0][2].toInt(), 150);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 151);
        QCOMPARE(changed[0][1].toModelIndex().row(), 299);
        QVERIFY(resets.isEmpty());
        QCOMPARE(before.row(), 100);
        QCOMPARE(behind.row(), 200);
        QCOMPARE(row(model, 150), QStringLiteral("kernel k150(int m, int n) 151"));
        QCOMPARE(row(model, 200), QStringLiteral("kernel k200(int n) 202"));
        model.setEntries(outlineEntries(text.mid(text.indexOf("__global__ void k1("))));
        QCOMPARE(model.rowCount(), 299);
        QVERIFY(resets.isEmpty() && !before.parent().isValid() && before.row() == 99);
    }

    void aClickGoesToTheLine()
    {
        Documents documents;
        Navigator navigator(documents);
        OutlinePanel panel(documents, navigator);
        documents.add({.text = kProgram, .sourcePath = QStringLiteral("/nowhere/sum.cu")});
        auto* const table = panel.findChild<TableView*>();
        QCOMPARE(table->model()->rowCount(), 0);
        panel.resize(600, 200);
        panel.show();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 6, kPatience);
        panel.headerWidget()->setFocus();
        static_cast<QLineEdit*>(panel.headerWidget())->setText(QStringLiteral("launch sum"));
        QCOMPARE(table->model()->rowCount(), 1);
        QSignalSpy places(&navigator, &Navigator::placeRequested);
        const QModelIndex found = table->model()->index(0, OutlineModel::TextColumn);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(found).center());
        QVERIFY(!places.isEmpty());
        QCOMPARE(places.first().first().value<SourcePosition>().line, 8);
        documents.current().replaceText("void f() { }\n");
        static_cast<QLineEdit*>(panel.headerWidget())->clear();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, kPatience);
    }
};

KD_TEST(OutlineTest, QApplication)

}  // namespace tst_outlinepanel

#include "tst_outlinepanel.moc"
