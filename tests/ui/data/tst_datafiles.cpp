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
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>

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
        QCOMPARE(at.dialog()->textValue(), at.dialog()->comboBoxItems().front());
        at.dialog()->setTextValue(QStringLiteral("layer.weight, F32 [2, 3]"));
        auto* const list = at.dialog()->findChild<QListView*>();
        emit list->doubleClicked(list->currentIndex());
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

    // The difference has no bytes of its own: they are computed of both buffers.
    void savesTheDifference()
    {
        Bench at;
        at.inspector.select(QStringLiteral("y/difference"));
        auto& files = *at.panel.findChild<DataFiles*>();
        QTRY_COMPARE(files.whyNotSave(), QString());
        QTRY_VERIFY(at.inspector.statistics().answer() && at.inspector.differences().answer());
        QCOMPARE(at.inspector.statistics().answer()->statistics->count, std::uint64_t{6});
        std::vector<double> expected;
        for (quint64 i = 0; i < 6; ++i) {
            QTRY_VERIFY(at.inspector.valueAt(i) && at.inspector.expectedAt(i));
            expected.push_back(*at.inspector.valueAt(i) - *at.inspector.expectedAt(i));
        }
        QTemporaryDir folder;
        for (const char* const ending : {"npy", "csv", "bin"}) {
            const QString path = folder.filePath(QStringLiteral("d.") + QLatin1String(ending));
            files.save(path);
            QTRY_VERIFY2(files.word().contains(QStringLiteral("Saved as")), qPrintable(files.word()));
            const Recipe recipe{.kind = Recipe::Kind::File, .path = path.toStdString()};
            const std::vector<std::byte> bytes = loadElements(recipe, {}, {.type = ElementType::Float64, .count = 6});
            QVERIFY(std::ranges::equal(bytes, std::as_bytes(std::span(expected))));
        }
        at.inspector.select(QStringLiteral("x/before"));
        QCOMPARE(files.whyNotSave(), QString());
    }

    // What the launch makes of the file is said where it was dropped, and goes with what it is about.
    void tellsWhatTheLaunchMakesOfAFile()
    {
        Bench at;
        QTemporaryDir folder;
        const auto& files = *at.panel.findChild<DataFiles*>();
        const auto shows = [&](const QString& words) {
            const QList<QLabel*> labels = at.panel.findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&](const QLabel* each) { return each->isVisibleTo(&at.panel) && each->text().contains(words); });
        };
        const QByteArray header =
            QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (6,), }").leftJustified(117, ' ') + '\n';
        const QByteArray whole = QByteArray("\x93NUMPY\x01\x00\x76\x00", 10) + header + QByteArray(24, '\0');
        at.drop(write(folder, QStringLiteral("cut.npy"), whole.chopped(4)));
        QTRY_VERIFY2(files.isWordWrong() && files.word().contains(QStringLiteral("cut.npy")), qPrintable(files.word()));
        QVERIFY(shows(QStringLiteral("cut.npy")));
        QVERIFY(!shows(QStringLiteral("is filled from")));
        at.drop(write(folder, QStringLiteral("whole.npy"), whole));
        QTRY_COMPARE(files.word(), QStringLiteral("x is filled from whole.npy with the next run."));
        at.run();
        QCOMPARE(files.word(), QString());
        at.drop(write(folder, QStringLiteral("cut.npy"), whole.chopped(4)));
        QTRY_VERIFY(files.isWordWrong());
        at.inspector.select(QStringLiteral("y/after"));
        QCOMPARE(files.word(), QString());
        QVERIFY(shows(QStringLiteral("cut.npy")));  // why there is no run
        at.workbench.documents.add(Document::Content());
        QTRY_VERIFY(!shows(QStringLiteral("cut.npy")));
    }
};

KD_TEST(TestDataFiles, QApplication)

}  // namespace kd::tst_datafiles

#include "tst_datafiles.moc"
