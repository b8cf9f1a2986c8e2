// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/file.h"
#include "core/capture/inject/modulestore.h"
#include "core/capture/inject/tritoncache.h"

#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace kd::tst_modulestore {

using inject::KernelCode;
using inject::KernelQuestion;
using inject::ModuleStore;
using Image = std::vector<std::byte>;

/// Which code a launch is recorded with, where a program has several kernels of one name.
class ModuleStoreTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("TRITON_CACHE_DIR", m_home->filePath("cache").toUtf8());
    }

    /// A program hands machine code over without its size.
    void machineCodeIsTakenWhole_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* const file : {"small.cubin", "small-sm_75.cubin", "small-sm_90a.cubin", "small-sm_100f.cubin"})
            QTest::newRow(file) << file;
    }
    void machineCodeIsTakenWhole()
    {
        QFETCH(const QString, file);
        const Image cubin = read(file);
        const Image held = followed(cubin);
        ModuleStore store;
        store.onImage(held.data(), &store);
        const std::optional<KernelCode> code = store.codeOf({.kernel = "fill", .module = &store, .capability = 90});
        QVERIFY(code);
        QVERIFY(code->cubin == cubin);
        QCOMPARE(code->kernel.loweredName, std::string("fill"));
        QVERIFY(code->ptx.empty());
    }

    /// The newest of a name is another one's.
    void eachModuleHasItsOwn()
    {
        const Image first = read("small.cubin"), second = changed(first);
        const Image heldFirst = followed(first), heldSecond = followed(second);
        ModuleStore store;
        const std::array<int, 3> modules{};
        store.onImage(heldFirst.data(), &modules[0]);
        store.onModule(first);
        store.onImage(heldSecond.data(), &modules[1]);
        store.onModule(second);
        QVERIFY(store.codeOf({.kernel = "fill", .module = &modules[0], .capability = 90})->cubin == first);
        QVERIFY(store.codeOf({.kernel = "fill", .module = &modules[1], .capability = 90})->cubin == second);
        QVERIFY(store.codeOf({.kernel = "fill", .module = &modules[2], .capability = 90})->cubin == second);
        store.onImage(heldSecond.data(), &modules[0]);  // a handle that comes again
        QVERIFY(store.codeOf({.kernel = "fill", .module = &modules[0], .capability = 90})->cubin == second);
        QVERIFY(!store.codeOf({.kernel = "other", .module = &modules[0], .capability = 90}));
    }

    /// Of code whose module nobody knows, registers tell more than the name.
    void registersTellKernelsApart()
    {
        ModuleStore store;
        store.onModule(read("small-sm_75.cubin"));
        const std::optional<KernelCode> old = store.codeOf({.kernel = "fill", .capability = 90});
        store.onModule(read("small-sm_100f.cubin"));
        const std::optional<KernelCode> newest = store.codeOf({.kernel = "fill", .capability = 90});
        QVERIFY(old && newest);
        QVERIFY(old->kernel.registers != newest->kernel.registers);
        QVERIFY(store.codeOf({.kernel = "fill", .registers = old->kernel.registers, .capability = 90})->cubin == old->cubin);
        QVERIFY(store.codeOf({.kernel = "fill", .registers = 255, .capability = 90})->cubin == newest->cubin);
    }

    void textIsThatOfItsModule()
    {
        const std::string first = text(read("small.ptx"));
        std::string second = first;
        second.insert(second.find("\n.target"), " \n");
        ModuleStore store;
        const std::array<int, 2> modules{};
        store.onImage(first.c_str(), &modules[0]);
        store.onImage(second.c_str(), &modules[1]);
        QCOMPARE(text(store.codeOf({.kernel = "fill", .module = &modules[0], .capability = 121})->ptx), first);
        QCOMPARE(text(store.codeOf({.kernel = "fill", .module = &modules[1], .capability = 121})->ptx), second);
        QVERIFY(!store.codeOf({.kernel = "fill", .module = &modules[1], .capability = 20}));
    }

    /// Triton loads machine code alone, and keeps the PTX that it is from.
    void tritonsPtxComesFromItsCache_data()
    {
        QTest::addColumn<QString>("changes");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("as Triton leaves it") << "" << true;
        QTest::newRow("other machine code") << "code" << false;
        QTest::newRow("no PTX") << "text" << false;
        QTest::newRow("a link to PTX") << "link" << false;
        QTest::newRow("a link to the folder") << "folder" << false;
        QTest::newRow("PTX of another kernel") << "kernel" << false;
        QTest::newRow("an endless file") << "endless" << false;
    }
    void tritonsPtxComesFromItsCache()
    {
        QFETCH(const QString, changes);
        QFETCH(const bool, isFound);
        const Image cubin = read("small.cubin"), ptx = read("small.ptx");
        QDir home(m_home->path());
        QVERIFY(home.mkpath("cache/AAAA") && home.mkpath("cache/BBBB") && home.mkpath("elsewhere"));
        write("cache/AAAA/fill.cubin", changed(cubin));
        write("cache/AAAA/fill.ptx", read("small-sm_75.cubin"));
        write("cache/BBBB/fill.cubin", changes == "code" ? changed(cubin) : cubin);
        write("cache/BBBB/fill.ptx", changes == "kernel" ? renamed(ptx) : ptx);
        if (changes == "text" || changes == "link" || changes == "endless")
            QVERIFY(home.remove("cache/BBBB/fill.ptx"));
        write("elsewhere/fill.ptx", ptx);
        if (changes == "link")
            QVERIFY(QFile::link(home.filePath("elsewhere/fill.ptx"), home.filePath("cache/BBBB/fill.ptx")));
        if (changes == "endless")
            QVERIFY(QFile::link("/dev/zero", home.filePath("cache/BBBB/fill.ptx")));
        if (changes == "folder") {
            QVERIFY(home.rename("cache/BBBB", "elsewhere/BBBB"));
            QVERIFY(QFile::link(home.filePath("elsewhere/BBBB"), home.filePath("cache/BBBB")));
        }
        const Image held = followed(cubin);
        ModuleStore store;
        store.onImage(held.data(), &store);
        const std::optional<KernelCode> code = store.codeOf({.kernel = "fill", .module = &store, .capability = 121});
        QVERIFY(code && code->cubin == cubin);
        QVERIFY(code->ptx == (isFound ? ptx : Image()));
    }

    void theCacheIsWhereTritonsIs()
    {
        QCOMPARE(inject::tritonCacheFolder().string(), m_home->filePath("cache").toStdString());
        qunsetenv("TRITON_CACHE_DIR");
        qputenv("TRITON_HOME", "/somewhere");
        QCOMPARE(inject::tritonCacheFolder().string(), std::string("/somewhere/.triton/cache"));
        qunsetenv("TRITON_HOME");
        QCOMPARE(inject::tritonCacheFolder().string(), qgetenv("HOME").toStdString() + "/.triton/cache");
        QVERIFY(inject::tritonPtxOf(read("small.cubin"), "../fill", m_home->path().toStdString()).empty());
        QVERIFY(inject::tritonPtxOf(read("small.cubin"), "fill", m_home->filePath("nowhere").toStdString()).empty());
    }

private:
    static Image read(const QString& name)
    {
        QFile file(QStringLiteral(KD_TEST_DATA "/container/") + name);
        if (!file.open(QFile::ReadOnly))
            return {};
        const QByteArray bytes = file.readAll();
        const auto all = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        return {all.begin(), all.end()};
    }
    void write(const QString& name, const Image& bytes) const
    {
        posix::writeFileAtomically(m_home->filePath(name).toStdString(), bytes);
    }
    static std::string text(const Image& bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
    /// As it lies in a program: with other things behind it.
    static Image followed(Image image)
    {
        image.insert(image.end(), 64, std::byte{0x7f});
        return image;
    }
    /// Other instructions under the same names: the last byte of a section of the code is another one.
    static Image changed(Image cubin)
    {
        constexpr std::size_t kWithinCode = 16;
        const auto entry = std::ranges::search(cubin, Image(kWithinCode, std::byte{0}));
        if (!entry.empty())
            cubin[static_cast<std::size_t>(entry.begin() - cubin.begin()) + kWithinCode - 1] = std::byte{1};
        return cubin;
    }
    static Image renamed(const Image& ptx)
    {
        std::string all = text(ptx);
        for (std::size_t at = 0; (at = all.find("fill", at)) != std::string::npos; at += 4)
            all.replace(at, 4, "full");
        const auto bytes = std::as_bytes(std::span(all));
        return {bytes.begin(), bytes.end()};
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

KD_TEST(ModuleStoreTest, kd::test::NoApplication)

}  // namespace kd::tst_modulestore
#include "tst_modulestore.moc"
