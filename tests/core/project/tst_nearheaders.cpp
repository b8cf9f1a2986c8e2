// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/nearheaders.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

namespace tst_nearheaders {

using namespace kd;

namespace fs = std::filesystem;

class NearHeadersTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_root = fs::path(m_folder->path().toStdString()) / "work" / "lab";
        write("src/deep/kernel.cu");
    }

    void findsTheNearestFirst()
    {
        write("CMakeLists.txt");
        write("include/util.cuh");
        write("src/deep/inc/util.cuh");
        write("src/other/util.cuh");
        QCOMPARE(found("util.cuh"), (QStringList{"src/deep/inc", "src/other", "include"}));
        QVERIFY(found("none.cuh").isEmpty());
    }

    void keepsFoldersOfTheName()
    {
        write(".git/config");
        write("include/lab/util.cuh");
        QCOMPARE(found("lab/util.cuh"), QStringList{"include"});
        QCOMPARE(found("util.cuh"), QStringList{"include/lab"});
    }

    void staysInTheProject()
    {
        write("src/Makefile");
        write("include/util.cuh");
        QVERIFY(found("util.cuh").isEmpty());
        fs::remove(m_root / "src/Makefile");
        QCOMPARE(found("util.cuh"), QStringList{"include"});  // two folders up, where nothing describes builds
        write("../util.cuh");
        QCOMPARE(found("util.cuh"), QStringList{"include"});  // not three
    }

    void leavesOutLinksAndHiddenFolders()
    {
        write("CMakeLists.txt");
        write(".hidden/util.cuh");
        write("real.cuh");
        fs::create_directory(m_root / "include");
        fs::create_symlink(m_root / "real.cuh", m_root / "include" / "util.cuh");
        fs::create_directory_symlink(m_root / ".hidden", m_root / "linked");
        QVERIFY(found("util.cuh").isEmpty());
    }

    void refusesNamesThatLeadElsewhere_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("absolute") << "/etc/passwd";
        QTest::newRow("above") << "../util.cuh";
        QTest::newRow("above, within") << "a/../../util.cuh";
        QTest::newRow("empty") << "";
        QTest::newRow("long") << QString(600, 'a');
    }

    void refusesNamesThatLeadElsewhere()
    {
        QFETCH(const QString, name);
        write("util.cuh");
        QVERIFY(nearHeaders(m_root / "src/deep/kernel.cu", name.toStdString()).empty());
    }

    void readsNoMoreThanItsBound()
    {
        write("CMakeLists.txt");
        for (int i = 0; i < 4100; ++i)
            fs::create_directories(m_root / "src" / ("a" + std::to_string(i)));
        write("zz/util.cuh");
        QVERIFY(found("util.cuh").isEmpty());
        QCOMPARE(nearHeaders(m_root / "src/deep/kernel.cu", "kernel.cu").size(), std::size_t{1});
    }

private:
    void write(const char* path)
    {
        fs::create_directories((m_root / path).parent_path());
        std::ofstream(m_root / path) << "\n";
    }

    QStringList found(const char* name) const
    {
        QStringList folders;
        for (const fs::path& each : nearHeaders(m_root / "src/deep/kernel.cu", name))
            folders.push_back(QString::fromStdString(each.lexically_relative(m_root).string()));
        return folders;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root;
};

KD_TEST(NearHeadersTest, kd::test::NoApplication)

}  // namespace tst_nearheaders

#include "tst_nearheaders.moc"
