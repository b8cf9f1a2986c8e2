// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/dynamiclibrary.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <set>

namespace kd::tst_substitute {

/// The substitute libraries as files: what they export. What they do is in app_emulate.
class SubstituteTest : public QObject {
    Q_OBJECT

private slots:
    void hasEveryNameOfTheHeader_data()
    {
        QTest::addColumn<QString>("library");
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<int>("least");
        QTest::newRow("driver") << "libcuda.so.1" << "cuda.h" << "CUresult CUDAAPI (cu\\w+)\\(" << 450;
        for (const char* version : {"12", "13"})
            QTest::newRow(version) << QStringLiteral("libcudart.so.%1").arg(version) << "cuda_runtime_api.h"
                                   << "cudaError_t CUDARTAPI (cuda\\w+)\\(" << 250;
    }

    void hasEveryNameOfTheHeader()
    {
        QFETCH(const QString, library);
        QFETCH(const QString, header);
        QFETCH(const QString, pattern);
        QFETCH(const int, least);
        const std::set<QString> names = namesIn(header, pattern);
        if (names.empty() || !QFile::exists(path(library)))
            QSKIP("the headers that this was built with have no CUDA runtime");
        QVERIFY2(int(names.size()) >= least, qPrintable(QString::number(names.size())));
        const posix::DynamicLibrary opened({path(library).toStdString()});
        QVERIFY2(opened.isOpen(), opened.failure().c_str());
        QStringList missing;
        for (const QString& name : names)
            if (opened.symbol(qPrintable(name)) == nullptr)
                missing << name;
        QCOMPARE(missing.join(' '), QString());
    }

    /// What versions of a function are called in the library itself, and what compilers call before main().
    void hasOtherNames()
    {
        const posix::DynamicLibrary driver({path("libcuda.so.1").toStdString()});
        for (const char* name : {"cuMemAlloc_v2", "cuMemcpyHtoD_v2_ptds", "cuLaunchKernel_ptsz", "cuGetProcAddress_v2",
                                 "cuMemAlloc", "cuGetProcAddress", "cuDeviceGetUuid", "cuDeviceGetUuid_v2", "cuCtxCreate_v2",
                                 "cuGetExportTable"})
            QVERIFY2(driver.symbol(name) != nullptr, name);
        if (!QFile::exists(path("libcudart.so.13")))
            QSKIP("the headers that this was built with have no CUDA runtime");
        const posix::DynamicLibrary runtime({path("libcudart.so.13").toStdString()});
        for (const char* name : {"__cudaRegisterFatBinary", "__cudaRegisterFatBinaryEnd", "__cudaRegisterFunction",
                                 "__cudaRegisterVar", "__cudaPushCallConfiguration", "__cudaPopCallConfiguration",
                                 "__cudaUnregisterFatBinary",
                                 "__cudaInitModule", "__cudaGetKernel", "cudaMemcpy_ptds", "cudaLaunchKernel_ptsz"})
            QVERIFY2(runtime.symbol(name) != nullptr, name);
    }

    /// They are loaded into programs of others, which have libraries of their own.
    void exportsNothingElse_data()
    {
        QTest::addColumn<QString>("library");
        for (const char* library : {"libcuda.so.1", "libcudart.so.12", "libcudart.so.13"})
            QTest::newRow(library) << library;
    }

    void exportsNothingElse()
    {
        QFETCH(const QString, library);
        if (!QFile::exists(path(library)))
            QSKIP("the headers that this was built with have no CUDA runtime");
        QProcess readelf;
        readelf.start("readelf", {"--dyn-syms", "--wide", path(library)});
        QVERIFY(readelf.waitForFinished());
        static const QRegularExpression defined("(?:GLOBAL|WEAK) +DEFAULT +\\d+ (\\S+)");
        static const QRegularExpression ours("^(cu[A-Z]|cuda[A-Z]|__cuda[A-Z]|kdNoteUnsupported$|libcudart)");
        QStringList others;
        const QString text = readelf.readAllStandardOutput();
        for (auto each = defined.globalMatch(text); each.hasNext();)
            if (const QString name = each.next().captured(1); !ours.match(name).hasMatch())
                others << name;
        QCOMPARE(others.join(' '), QString());
        readelf.start("readelf", {"-d", path(library)});
        QVERIFY(readelf.waitForFinished());
        const QString dynamic = readelf.readAllStandardOutput();
        QVERIFY2(dynamic.contains("Library soname: [" + library + "]"), qPrintable(dynamic));
        for (const char* foreign : {"libQt", "libstdc++", "libcupti", "libnvrtc"})
            QVERIFY2(!dynamic.contains(foreign), qPrintable(dynamic));
    }

    /// Each function of the headers that is not emulated stands in a table with its reason, and nothing else does.
    void refusesWhatTheTableSays()
    {
        QFile table(QStringLiteral(KD_REFUSED));
        QVERIFY(table.open(QFile::ReadOnly));
        QMap<QString, bool> rows;
        while (!table.atEnd()) {
            const QString line = QString::fromUtf8(table.readLine()).trimmed();
            if (line.isEmpty() || line.startsWith('#'))
                continue;
            const QString name = line.section(' ', 0, 0);
            QVERIFY2(!line.section(' ', 1).trimmed().isEmpty(), qPrintable(line + " has no reason"));
            QVERIFY2(!rows.contains(name), qPrintable(name + " stands there twice"));
            rows[name] = false;
        }
        QStringList unknown;
        for (const char* made : {"driverrest.cpp", "runtimerest.cpp"}) {
            QFile file(QStringLiteral(KD_SUBSTITUTE_ENTRIES "/") + made);
            if (!file.open(QFile::ReadOnly))
                continue;  // the headers that this was built with have no CUDA runtime
            static const QRegularExpression refused("return kdUnsupportedEntry\\(\"(\\w+)\"\\)");
            const QString text = QString::fromUtf8(file.readAll());
            for (auto each = refused.globalMatch(text); each.hasNext();) {
                const QString name = each.next().captured(1);
                bool isKnown = false;
                for (auto row = rows.begin(); row != rows.end(); ++row)
                    if (QRegularExpression(QRegularExpression::wildcardToRegularExpression(row.key())).match(name).hasMatch())
                        isKnown = row.value() = true;
                if (!isKnown)
                    unknown << name;
            }
        }
        QCOMPARE(unknown.join(' '), QString());
        if (QFile::exists(path("libcudart.so.13")))
            for (auto row = rows.cbegin(); row != rows.cend(); ++row)
                QVERIFY2(row.value(), qPrintable(row.key() + " is emulated, or is no function"));
    }

private:
    static QString path(const QString& library) { return QStringLiteral(KD_SUBSTITUTES "/") + library; }

    static std::set<QString> namesIn(const QString& header, const QString& pattern)
    {
        QFile file(QStringLiteral(KD_CUDA_INCLUDE "/") + header);
        std::set<QString> names;
        if (!file.open(QFile::ReadOnly))
            return names;
        const QString text = QString::fromUtf8(file.readAll());
        const QRegularExpression expression(pattern);
        for (auto each = expression.globalMatch(text); each.hasNext();)
            names.insert(each.next().captured(1));
        return names;
    }
};

KD_TEST(SubstituteTest, kd::test::NoApplication)

}  // namespace kd::tst_substitute
#include "tst_substitute.moc"
