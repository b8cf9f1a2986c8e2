// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/worker/blobstore.h"
#include "core/worker/wire.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <filesystem>
#include <iterator>

namespace tst_blobstore {

using namespace kd;

namespace {

std::vector<std::byte> filled(std::size_t size, int value)
{
    return std::vector<std::byte>(size, static_cast<std::byte>(value));
}

}  // namespace

class TestBlobStore : public QObject {
    Q_OBJECT

private slots:
    void gathersSlices()
    {
        BlobStore store({1000});
        const std::vector<std::byte> bytes = filled(10, 7);
        const std::string id = blobIdOf(bytes);
        QCOMPARE(store.put(id, 10, 0, std::span(bytes).first(4)), Message());
        QVERIFY(!store.find(id));
        QCOMPARE(store.put(id, 10, 4, std::span(bytes).subspan(4)), Message());
        const Blob blob = store.find(id);
        QVERIFY(blob && std::ranges::equal(blob->bytes(), bytes));
        QCOMPARE(store.put(id, 10, 0, bytes), Message());
        QCOMPARE(store.used().value, 10ull);
    }

    void takesEmptyBlobs()
    {
        BlobStore store({1000});
        QCOMPARE(store.put(blobIdOf({}), 0, 0, {}), Message());
        QVERIFY(store.find(blobIdOf({})));
    }

    void refusesDamagedUploads_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qulonglong>("total");
        QTest::addColumn<qulonglong>("offset");
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("words");
        const QString good = QString::fromStdString(blobIdOf(filled(10, 7)));
        QTest::newRow("another id") << "output:1" << 10ull << 0ull << 10 << "SHA-256";
        QTest::newRow("another content") << QString::fromStdString(blobIdOf(filled(10, 8))) << 10ull << 0ull << 10 << "damaged";
        QTest::newRow("no beginning") << good << 10ull << 5ull << 5 << "beginning";
        QTest::newRow("too long a slice") << good << 5ull << 0ull << 10 << "does not follow";
        QTest::newRow("empty slice") << good << 10ull << 0ull << 0 << "does not follow";
        QTest::newRow("beyond the limit") << good << (1ull << 40) << 0ull << 10 << "1.0 TiB of host memory are wanted";
        QTest::newRow("absurd") << good << ~0ull << 0ull << 10 << "TiB of host memory are wanted";
    }
    void refusesDamagedUploads()
    {
        QFETCH(QString, id);
        QFETCH(qulonglong, total);
        QFETCH(qulonglong, offset);
        QFETCH(int, size);
        QFETCH(QString, words);
        BlobStore store({1000});
        const QString sentence =
            QString::fromStdString(store.put(id.toStdString(), total, offset, filled(static_cast<std::size_t>(size), 7)).english());
        QVERIFY2(sentence.contains(words), qPrintable(sentence));
        QCOMPARE(store.used().value, 0ull);
    }

    void beginsAnew()
    {
        BlobStore store({1000});
        const std::vector<std::byte> bytes = filled(10, 7);
        const std::string id = blobIdOf(bytes);
        store.put(id, 10, 0, std::span(bytes).first(4));
        QCOMPARE(store.put(id, 10, 0, bytes), Message());
        QVERIFY(store.find(id));
        QCOMPARE(store.used().value, 10ull);
    }

    void dropsTheLongestUnused()
    {
        BlobStore store({250});
        const std::string first = store.add(filled(100, 1));
        const std::string second = store.add(filled(100, 2));
        QVERIFY(store.find(first));
        store.add(filled(100, 3));
        QVERIFY(store.find(first));
        QVERIFY(!store.find(second));
    }

    void holdsFewDescriptors()
    {
        const auto descriptors = [] { return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}); };
        const auto before = descriptors();
        BlobStore store({1 << 20});
        const auto bytesOf = [](int number) { return std::vector<std::byte>{std::byte(number & 255), std::byte(number >> 8)}; };
        const Blob held = store.find(store.add(bytesOf(0)));
        for (int number = 1; number < 2000; ++number)
            store.add(bytesOf(number));
        QVERIFY2(descriptors() - before <= static_cast<std::ptrdiff_t>(BlobStore::kMaxBlobs),
                 std::to_string(descriptors() - before).c_str());
        QVERIFY(store.find(blobIdOf(bytesOf(1999))) && store.find(blobIdOf(bytesOf(1999 - 100))));
        QVERIFY(!store.find(blobIdOf(bytesOf(1))));
        QVERIFY2(store.find(blobIdOf(bytesOf(0))), "it is held");
        QCOMPARE(store.used().value, 2 * BlobStore::kMaxBlobs);
    }

    void holdsFewerWhereDescriptorsAreFew()
    {
        QCOMPARE(BlobStore::blobsWithin(64), std::size_t{8});
        QCOMPARE(BlobStore::blobsWithin(128), std::size_t{32});
        QCOMPARE(BlobStore::blobsWithin(256), std::size_t{96});
        QCOMPARE(BlobStore::blobsWithin(1 << 20), BlobStore::kMaxBlobs);
        BlobStore store({.bytes = {1 << 20}, .blobs = 8});
        for (int number = 0; number < 100; ++number)
            store.add(filled(10, number));
        QCOMPARE(store.used().value, 80u);
        QVERIFY(store.find(blobIdOf(filled(10, 99))) && !store.find(blobIdOf(filled(10, 91))));
    }

    // What the machine has left is asked each time; what is dropped makes room in it.
    void keepsWithinTheBudget()
    {
        std::uint64_t available = 1000;
        MemoryBudget budget({.measure = [&] { return posix::SystemMemory{.total = {1600}, .available = {available}}; }});
        BlobStore store({.bytes = {100'000}}, &budget);
        const std::string first = store.add(filled(500, 1));
        available = 1000;
        QVERIFY(store.makeRoom({300}, {100}));
        QVERIFY(store.find(first));
        QVERIFY(store.makeRoom({900}, {100}));
        QVERIFY2(!store.find(first), "it was in the way");
        QVERIFY(!store.makeRoom({700}, {300}));
        QVERIFY(!store.makeRoom({700}, {~0ull}));
        available = 150;
        QVERIFY_THROWS_EXCEPTION(MemoryError, store.add(filled(100, 2)));
        QCOMPARE(store.used().value, 0u);
    }

    // Others take and give back memory between two looks; what is said comes from one.
    void tellsOfTheSmallerLimitByOneMeasurement()
    {
        int looks = 0;
        MemoryBudget budget({.measure = [&] {
            ++looks;
            return posix::SystemMemory{.total = {std::uint64_t{16} << 30}, .available = {(std::uint64_t{1} << 30) + 500 - looks}};
        }});
        QCOMPARE(BlobStore({.bytes = {1000}}, &budget).roomText().english(),
                 std::string("499 bytes of this machine's 16.0 GiB of memory are free"));
        QCOMPARE(looks, 1);
        QCOMPARE(BlobStore({.bytes = {400}}, &budget).roomText().english(),
                 std::string("400 bytes of the 400 bytes that the worker may use are free"));
        QCOMPARE(looks, 2);
    }

    // A launch that is refused costs nobody an upload or a result.
    void dropsNothingForWhatNeverFits()
    {
        BlobStore store({300});
        const Blob held = store.find(store.add(filled(100, 1)));
        const std::string first = store.add(filled(100, 2));
        QVERIFY(!store.makeRoom({201}));
        QVERIFY_THROWS_EXCEPTION(MemoryError, store.add(filled(250, 3)));
        QVERIFY(store.find(first));
        std::uint64_t available = 2000;
        MemoryBudget budget({.measure = [&] { return posix::SystemMemory{.total = {16}, .available = {available}}; }});
        BlobStore scarce({.bytes = {10'000}}, &budget);
        const std::string second = scarce.add(filled(500, 1));
        available = 1000;
        QVERIFY(!scarce.makeRoom({500}, {1000}));
        QVERIFY(scarce.find(second));
        QVERIFY(scarce.makeRoom({500}, {900}));
        QVERIFY(!scarce.find(second));
    }

    void keepsWhatIsHeld()
    {
        BlobStore store({250});
        const Blob held = store.find(store.add(filled(100, 1)));
        const Blob alsoHeld = store.find(store.add(filled(100, 2)));
        QVERIFY_THROWS_EXCEPTION(MemoryError, store.add(filled(100, 3)));
        QVERIFY(held && alsoHeld);
    }

    void keepsTheOutputsOfEightRuns()
    {
        BlobStore store({1000});
        for (int run = 0; run < 10; ++run)
            addRun(store, run);
        QVERIFY(!store.find("output:1"));
        QVERIFY(store.find("output:2"));
        QVERIFY(store.find("output:9"));
        QCOMPARE(store.used().value, 80ull);
    }

    void neverDropsTheLastRun()
    {
        BlobStore store({30});
        addRun(store, 1);
        addRun(store, 2);
        store.add(filled(10, 1));
        QVERIFY_THROWS_EXCEPTION(MemoryError, store.allocate({25}));
        QVERIFY(store.find("output:1"));
        store.allocate({20});
        QVERIFY(!store.find("output:1"));
        QVERIFY(store.find("output:2"));
    }

    void whatIsKeptBesideLeavesFirst()
    {
        BlobStore store({40});
        const std::string sent = store.add(filled(10, 1));
        std::vector<std::pair<std::string, posix::SharedMemory>> outputs, beside;
        outputs.emplace_back("output:1", store.allocate({10}));
        beside.emplace_back("output:1:before", store.allocate({10}));
        store.addRun({.outputs = std::move(outputs), .beside = std::move(beside)});
        QVERIFY(store.find("output:1:before"));
        QCOMPARE(store.roomBeside().value, 5ull);
        store.allocate({20});
        QVERIFY(!store.find("output:1:before"));
        QVERIFY(store.find(sent));
        QVERIFY(store.find("output:1"));
    }

private:
    static void addRun(BlobStore& store, int run)
    {
        std::vector<std::pair<std::string, posix::SharedMemory>> outputs;
        outputs.emplace_back("output:" + std::to_string(run), store.allocate({10}));
        store.addRun({.outputs = std::move(outputs), .beside = {}});
    }
};

KD_TEST(TestBlobStore, QCoreApplication)

}  // namespace tst_blobstore

#include "tst_blobstore.moc"
