// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are dropped on a buffer of Data, good ones and others.
#include "core/session/data/elementfile.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/common/theme.h"
#include "ui/data/bufferspanel.h"
#include "ui/data/datafiles.h"
#include "ui/data/datainspector.h"
#include "ui/results/bufferview.h"

#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QInputDialog>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <vector>

namespace kd::tst_datafiles {

namespace {

constexpr int kPatience = 60000;

struct Bench {
    Bench()
    {
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(QStringLiteral("saxpy"));
        QTRY_VERIFY_WITH_TIMEOUT(workbench.launches.check().plan.has_value() && workbench.builds.isCurrent(), kPatience);
        LaunchSetup setup = workbench.launches.launch();
        setup.arguments[0].value = "6";
        workbench.launches.setLaunch(setup);
        run();
        inspector.select(QStringLiteral("x/before"));
    }
    void run()
    {
        const RunRecordPointer before = inspector.run();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.jobs.whyNot().isEmpty(), kPatience);
        workbench.jobs.run();
        QTRY_VERIFY_WITH_TIMEOUT(inspector.run() != before && !workbench.jobs.isRunning(), kPatience);
    }
    void drop(const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&panel, &enter);  // only what was entered is dropped on
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&panel, &event);
    }
    QString value() const { return QString::fromStdString(workbench.launches.launch().arguments[2].value); }
    QInputDialog* dialog() const { return panel.findChild<QInputDialog*>(); }

    Workbench workbench{{QStringLiteral("test"), QStringLiteral(KD_WORKER), {}}};
    BufferView buffers{workbench.client, workbench.jobs};
    DataInspector& inspector = *DataInspector::follow(buffers, workbench.documents);
    BuffersPanel panel{{inspector, workbench.documents, workbench.launches, workbench.jobs}};
};

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& content)
{
    QFile file(folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(name));
    return file.fileName();
}

}  // namespace

class TestDataFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void choosesATensorByName()
    {
        Bench at;
        const QString file = QStringLiteral(KD_TEST_DATA "/session/three.safetensors");
        const QString before = at.value();
        at.drop(file);
        QTRY_VERIFY(at.dialog() != nullptr);
        QVERIFY2(at.dialog()->labelText().contains(QStringLiteral("three.safetensors holds 3 arrays")),
                 qPrintable(at.dialog()->labelText()));
        QVERIFY(at.dialog()->comboBoxItems().contains(QStringLiteral("layer.weight, F32 [2, 3]")));
        at.dialog()->reject();
        QTRY_VERIFY(at.dialog() == nullptr);
        QCOMPARE(at.value(), before);
        at.drop(file);
        QTRY_VERIFY(at.dialog() != nullptr);
        at.dialog()->setTextValue(QStringLiteral("layer.weight, F32 [2, 3]"));
        at.dialog()->accept();
        QTRY_VERIFY2(at.value().contains(QStringLiteral("three.safetensors\", \"layer.weight\")")), qPrintable(at.value()));
        at.run();
        QTRY_VERIFY(at.inspector.valueAt(0).has_value());
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("no numbers") << "notes.doc" << QByteArray("hello") << "is no file of numbers or pixels";
        QTest::newRow("truncated npz") << "a.npz" << QByteArray("PK\x03\x04 and no more") << "a.npz";
        QTest::newRow("truncated npy") << "a.npy" << QByteArray("\x93NUMPY\x01") << "a.npy";
        QTest::newRow("no safetensors") << "a.safetensors" << QByteArray(64, '\xff') << "a.safetensors";
        QTest::newRow("empty csv") << "a.csv" << QByteArray() << "a.csv";
        QTest::newRow("words") << "b.csv" << QByteArray("1,2\nthree,4\n") << "b.csv";
        QTest::newRow("no picture") << "a.png" << QByteArray("GIF89a") << "a.png";
        QTest::newRow("other size") << "a.bin" << QByteArray(20, '\1') << "a.bin";
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        Bench at;
        QTemporaryDir folder;
        QString said;
        connect(at.panel.findChild<DataFiles*>(), &DataFiles::told, &at.panel,
                [&](const QString& sentence, bool isWrong) { said = isWrong ? sentence : QString(); });
        at.drop(write(folder, name, content));
        const auto sentence = [&] { return said.isEmpty() ? at.workbench.launches.check().sentence : said; };
        QTRY_VERIFY2(sentence().contains(words), qPrintable(sentence()));
        QVERIFY2(!sentence().contains(u'\n'), qPrintable(sentence()));
    }
};

KD_TEST(TestDataFiles, QApplication)

}  // namespace kd::tst_datafiles

#include "tst_datafiles.moc"
