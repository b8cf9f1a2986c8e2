// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/capture/archive/capturearchive.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace kd::tst_capturearchive {

/// A recording as one file: packed, unpacked, and changed by others.
class CaptureArchiveTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        write("scan-1.kdesk", "{\"version\": 1}");
        QVERIFY(QDir(m_folder.path()).mkdir("scan-1.data"));
        write("scan-1.data/launch.json", "{}");
        write("scan-1.data/m0.bin", QByteArray(20'000, 'x'));
        write("scan-1.data/empty.bin", {});
        packCapture(path("scan-1.kdesk"), path("scan-1.data"), path("scan.kdcap"));
        QFile file(m_folder.filePath("scan.kdcap"));
        QVERIFY(file.open(QFile::ReadOnly));
        m_archive = file.readAll();
    }

    void holdsAllFilesCompressedAndPrivate()
    {
        QVERIFY(m_archive.size() < 2'000);
        QCOMPARE(QFile::permissions(m_folder.filePath("scan.kdcap")) & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        const QTemporaryDir to;
        QCOMPARE(QString::fromStdString(unpackCapture(path("scan.kdcap"), to.path().toStdString()).string()), to.filePath("scan-1.kdesk"));
        for (const char* const name : {"scan-1.kdesk", "scan-1.data/launch.json", "scan-1.data/m0.bin", "scan-1.data/empty.bin"})
            QCOMPARE(read(to.filePath(name)), read(m_folder.filePath(name)));
        QCOMPARE(QDir(to.filePath("scan-1.data")).entryList(QDir::Files).size(), 3);
        QVERIFY(QDir(m_folder.path()).entryList({".*"}, QDir::Hidden | QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
    }

    void isNotUnpackedBeyondItsLimit()
    {
        const QTemporaryDir to;
        QVERIFY_THROWS_EXCEPTION(RuntimeError, unpackCapture(path("scan.kdcap"), to.path().toStdString(), Bytes{1000}));
        QCOMPARE(QDir(to.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    }

    void saysWhatIsNoCapture()
    {
        const QTemporaryDir to;
        for (const QByteArray& bytes : {QByteArray(), QByteArray("text"), m_archive.left(m_archive.size() / 2)}) {
            write("other.kdcap", bytes);
            QVERIFY_THROWS_EXCEPTION(RuntimeError, unpackCapture(path("other.kdcap"), to.path().toStdString()));
        }
        QVERIFY_THROWS_EXCEPTION(RuntimeError, unpackCapture(path("none.kdcap"), to.path().toStdString()));
        QVERIFY_THROWS_EXCEPTION(RuntimeError, packCapture(path("none.kdesk"), path("scan-1.data"), path("new.kdcap")));
        QVERIFY(!QFile::exists(m_folder.filePath("new.kdcap")));
    }

    /// What was changed is refused, or what comes out is what went in; nothing is written outside, and no crash.
    void mutatedOnesAreRefusedOrTheSame_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 10; ++seed)
            QTest::addRow("%u", seed) << seed;
    }

    void mutatedOnesAreRefusedOrTheSame()
    {
        constexpr int kFiles = 2000;  // of each row
        QFETCH(const unsigned, seed);
        std::mt19937 random(seed);
        const QTemporaryDir outer(inMemory());
        const QString to = outer.filePath("to");
        int refused = 0;
        for (int i = 0; i < kFiles; ++i) {
            QByteArray changed = m_archive;
            const int edits = 1 + static_cast<int>(random() % 4);
            for (int edit = 0; edit < edits; ++edit)
                changed[static_cast<qsizetype>(random() % static_cast<unsigned>(changed.size()))] = static_cast<char>(random());
            if (random() % 8 == 0)
                changed.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(changed.size())));
            write("changed.kdcap", changed);
            QVERIFY(QDir().mkpath(to));
            try {
                unpackCapture(path("changed.kdcap"), to.toStdString(), Bytes{1'000'000});
                QCOMPARE(read(to + "/scan-1.data/m0.bin"), QByteArray(20'000, 'x'));
            } catch (const Error&) {
                ++refused;
            }
            QVERIFY(QDir(to).removeRecursively());
            QCOMPARE(QDir(outer.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
        }
        QVERIFY2(refused > kFiles / 2, qPrintable(QString::number(refused)));
    }

private:
    std::filesystem::path path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)).toStdString(); }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(bytes);
    }
    static QByteArray read(const QString& name)
    {
        QFile file(name);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("not there");
    }

    /// Where many files are written, which a disk would be waited for.
    static QString inMemory()
    {
        const QString memory = QStringLiteral("/dev/shm");
        return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/archive-XXXXXX");
    }

    QTemporaryDir m_folder{inMemory()};
    QByteArray m_archive;
};

KD_TEST(CaptureArchiveTest, QCoreApplication)

}  // namespace kd::tst_capturearchive

#include "tst_capturearchive.moc"
