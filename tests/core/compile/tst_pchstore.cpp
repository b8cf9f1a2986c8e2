// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/pchstore.h"

#include "core/base/posix/file.h"
#include "tests/program/filepermissions.h"
#include "tests/program/testprogram.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <functional>
#include <optional>
#include <random>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace tst_headerstore {

using namespace kd;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kSize = 3 << 20;

PchLabel labelOf(int number)
{
    return {.name = std::to_string(number),
            .nvrtc = std::string("libnvrtc.so\0 1 2 3", 18),
            .heapAddress = 0x1000,
            .heapBytes = 0x2000,
            .closure = {.digest = std::string("/a.h\0 1 2\0", 10), .names = {"a.h", "b.h"}}};
}

bool always()
{
    return true;
}

std::string contentOf(int number, std::size_t size = kSize)
{
    std::string text(size, '\0');
    std::minstd_rand random(static_cast<unsigned>(number) + 1);
    std::ranges::generate(text, [&random] { return static_cast<char>(random()); });
    return text;
}

void write(const fs::path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

unsigned modeOf(const fs::path& path)
{
    struct stat status{};
    ::stat(path.c_str(), &status);
    return status.st_mode & 0777;
}

/// A limit on the size of files stands in for a full disk: the write ends early, the file system stays.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{.rlim_cur = bytes, .rlim_max = m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

}  // namespace

/// The store itself, without a compiler: what lies in it are bytes.
class TestHeaderStore : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void labelsComeBack()
    {
        PchLabel label = labelOf(1);
        label.size = kSize;
        label.checksum = 0xffffffff;
        const std::string text = encodeLabel(label);
        const std::optional<PchLabel> again = decodeLabel(std::as_bytes(std::span(text)));
        QVERIFY(again);
        QCOMPARE(Json(*again).dump(), Json(label).dump());
    }

    void damagedLabelsAreNone()
    {
        const std::string text = encodeLabel(labelOf(1));
        for (std::size_t i = 0; i < text.size(); ++i) {
            std::string damaged = text;
            damaged[i] = static_cast<char>(damaged[i] ^ 1);
            QVERIFY2(!decodeLabel(std::as_bytes(std::span(damaged))), qPrintable(QString::number(i)));
            QVERIFY(!decodeLabel(std::as_bytes(std::span(text)).first(i)));
        }
    }

    void longerLabelsAreNone()
    {
        PchLabel label = labelOf(1);
        label.size = kMaxHeaderBytes.value + 1;
        QVERIFY(encodeLabel(label).empty());
        label = labelOf(1);
        label.name.assign(65, 'a');
        QVERIFY(encodeLabel(label).empty());
        label = labelOf(1);
        label.closure.digest.assign((8u << 20) + 1, 'a');
        QVERIFY(encodeLabel(label).empty());
        label = labelOf(1);
        label.closure.digest = "/caf\xe9.h";  // could not be written as JSON and be the same
        QVERIFY(encodeLabel(label).empty());
    }

    void takesWhatWasMade()
    {
        QVERIFY(insert(1));
        const PchStoreEntry entry(store(), key(1));
        QVERIFY(entry.exists());
        const std::optional<PchLabel> label = entry.label();
        QVERIFY(label);
        QCOMPARE(label->name, std::string("1"));
        QCOMPARE(label->size, std::uint64_t{kSize});
        QCOMPARE(label->closure.names.size(), std::size_t{2});
        QVERIFY(entry.check(*label).file);
        QCOMPARE(QByteArray::fromStdString(posix::readTextFile(entry.file(), {kSize})), QByteArray::fromStdString(contentOf(1)));
        QCOMPARE(modeOf(store()), 0700u);
        QCOMPARE(modeOf(entry.file()), 0600u);
        QCOMPARE(modeOf(entry.labelFile()), 0600u);
        // A copy: what the process that made it does with its own changes nothing.
        write(made(1), "another");
        QVERIFY(entry.check(*label).file);
        QVERIFY(!PchStoreEntry(store(), key(2)).exists());
    }

    void anotherToolkitTakesItsPlace()
    {
        QVERIFY(insert(1));
        PchLabel label = labelOf(1);
        label.closure.digest += "more";
        write(made(1), contentOf(7));
        QVERIFY(fresh().insert(key(1), made(1), label, always));
        const PchStoreEntry entry(store(), key(1));
        QCOMPARE(entry.label()->closure.digest, label.closure.digest);
        QVERIFY(entry.check(*entry.label()).file);
        QCOMPARE(count(), 2);
    }

    void damageIsFound_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"flipped", "cut", "emptied", "longer", "gone", "symlink", "folder", "fifo"})
            QTest::newRow(way) << way;
    }
    void damageIsFound()
    {
        QFETCH(QString, way);
        QVERIFY(insert(1));
        const PchStoreEntry entry(store(), key(1));
        const std::optional<PchLabel> label = entry.label();
        std::string content = contentOf(1);
        if (way == "flipped")
            content[kSize / 2 + 17] = static_cast<char>(content[kSize / 2 + 17] ^ 4);
        if (way == "cut" || way == "emptied")
            content.resize(way == "cut" ? 1 << 20 : 0);
        if (way == "longer")
            content += 'x';
        write(entry.file(), content);
        if (way == "gone" || way == "symlink" || way == "folder" || way == "fifo")
            fs::remove(entry.file());
        if (way == "symlink")
            fs::create_symlink(made(1), entry.file());
        if (way == "folder")
            fs::create_directory(entry.file());
        if (way == "fifo")
            ::mkfifo(entry.file().c_str(), 0600);
        QVERIFY(!entry.check(*label).file);
    }

    void slowDisksAreNotWaitedFor()
    {
        QVERIFY(insert(1));
        const PchStoreEntry entry(store(), key(1));
        const PchStoreEntry::Checked checked = entry.check(*entry.label(), Milliseconds{0});
        QVERIFY(!checked.file && checked.isSlow);
        QVERIFY(!entry.check(*entry.label()).isSlow);
    }

    void foldersOfOthersDoNotCount()
    {
        QVERIFY(insert(1));
        ::chmod(store().c_str(), 0777);
        QVERIFY(!PchStoreEntry(store(), key(1)).exists());
        QVERIFY(!fresh().isUsable());
        QVERIFY(!insert(2));
    }

    void whereNothingCanBeKept_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"off", "a file in its place", "nowhere", "no lock"})
            QTest::newRow(way) << way;
    }
    void whereNothingCanBeKept()
    {
        QFETCH(QString, way);
        fs::path folder = way == "off" ? fs::path() : store();
        if (way == "a file in its place") {
            fs::create_directories(folder.parent_path());
            write(folder, "x");
        }
        if (way == "nowhere")
            folder = "/proc/kerneldesk/headers";
        if (way == "no lock")
            fs::create_directories(folder / "lock");
        write(made(1), contentOf(1));
        PchStore headers({.folder = folder, .freeDisk = {}});
        QVERIFY(!headers.insert(key(1), made(1), labelOf(1), always));
        headers.touch(key(1));
        headers.remove(key(1));
    }

    /// As it is for a user other than root.
    void aReadOnlyFolderIsRead()
    {
        QVERIFY(insert(1));
        ::chmod(store().c_str(), 0500);
        std::optional<kd::test::FilePermissionsHold> permissions(std::in_place);
        QVERIFY(*permissions);
        const PchStoreEntry entry(store(), key(1));
        QVERIFY(entry.check(*entry.label()).file);
        const bool isInserted = insert(2);
        permissions.reset();
        ::chmod(store().c_str(), 0700);
        QVERIFY(!isInserted);
        QCOMPARE(count(), 2);
    }

    void theLongestUnusedGoes()
    {
        const Bytes limit{7 * kSize / 2};
        for (int i = 1; i <= 3; ++i) {
            QVERIFY(insert(i, limit));
            ageBy(i, std::chrono::hours(10 - i));
        }
        fresh().touch(key(1));
        QVERIFY(insert(4, limit));
        QVERIFY(exists(1) && !exists(2) && exists(3) && exists(4));
        QCOMPARE(count(), 6);
        QVERIFY(!insert(5, {kSize - 1}));
        QCOMPARE(count(), 6);
    }

    void leftoversGo()
    {
        QVERIFY(insert(1));
        const std::string one(64, '1'), two(64, '2'), three(64, '3');
        write(store() / ("." + one + ".pch.AbCdEf"), "left by one that died");
        write(store() / (two + ".pch"), "without a label");
        write(store() / (three + ".label"), "without a file");
        QVERIFY(insert(2));
        QCOMPARE(count(), 4);
    }

    void whatIsNotItsOwnStays()
    {
        QVERIFY(insert(1));
        for (const char* name : {".clang-format", "mine.pch", "mine.label", ".mine.pch.AbCdEf"})
            write(store() / name, name);
        QVERIFY(insert(2));
        for (const char* name : {".clang-format", "mine.pch", "mine.label", ".mine.pch.AbCdEf"})
            QCOMPARE(posix::readTextFile(store() / name, {100}), std::string(name));
    }

    void linksAreNotWrittenThrough()
    {
        const fs::path target = path() / "target";
        write(target, "not the store's");
        const auto before = fs::last_write_time(target) - std::chrono::hours(1);
        fs::last_write_time(target, before);
        QVERIFY(insert(1));
        const PchStoreEntry entry(store(), key(1));
        for (const fs::path& file : {entry.labelFile(), entry.file()}) {
            fs::remove(file);
            fs::create_symlink(target, file);
        }
        fresh().touch(key(1));
        QVERIFY(fs::last_write_time(target) == before);
        QVERIFY(insert(1));
        QVERIFY(entry.check(*entry.label()).file);
        QCOMPARE(posix::readTextFile(target, {100}), std::string("not the store's"));
    }

    void aFullDiskLeavesNothing_data()
    {
        QTest::addColumn<qulonglong>("bytes");
        QTest::newRow("at the start") << 0ull;
        QTest::newRow("on the way") << qulonglong{kSize / 2};
        QTest::newRow("at the end") << qulonglong{kSize - 1};
    }
    void aFullDiskLeavesNothing()
    {
        QFETCH(qulonglong, bytes);
        write(made(1), contentOf(1));
        {
            const SmallDisk disk(bytes);
            QVERIFY(!fresh().insert(key(1), made(1), labelOf(1), always));
        }
        QCOMPARE(count(), 0);
        QVERIFY(insert(1));
    }

    void labelsThatDoNotFitLeaveNothing()
    {
        write(made(1), contentOf(1, 1000));
        PchLabel label = labelOf(1);
        label.closure.digest.assign(100'000, 'a');
        {
            const SmallDisk disk(50'000);
            QVERIFY(!fresh().insert(key(1), made(1), label, always));
        }
        label.closure.digest = "\xff";
        QVERIFY(!fresh().insert(key(1), made(1), label, always));
        QCOMPARE(count(), 0);
    }

    void aFolderIsClaimedOnce()
    {
        const fs::path mark = store().parent_path() / ".kerneldesk-cache";
        fs::create_directories(store().parent_path());
        QVERIFY(PchStore({.folder = store(), .isClaimed = true, .freeDisk = {}}).isUsable());
        QVERIFY(fs::is_directory(store()) && !fs::exists(mark));
        QVERIFY(fresh().isUsable());
        QVERIFY(fs::exists(mark));
    }

    void theDiskIsNotFilled()
    {
        write(made(1), contentOf(1));
        std::error_code error;
        const Bytes free{fs::space(m_folder->path().toStdString(), error).available};
        PchStore headers({.folder = store(), .freeDisk = free});
        QVERIFY(!headers.insert(key(1), made(1), labelOf(1), always));
        QCOMPARE(count(), 0);
    }

    void endsWhenAsked()
    {
        write(made(1), contentOf(1));
        int pieces = 0;
        QVERIFY(!fresh().insert(key(1), made(1), labelOf(1), [&pieces] { return ++pieces < 2; }));
        QCOMPARE(pieces, 2);
        QCOMPARE(count(), 0);
    }

    void whatIsMadeIsNotTrusted_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"gone", "empty", "symlink", "folder", "huge"})
            QTest::newRow(way) << way;
    }
    void whatIsMadeIsNotTrusted()
    {
        QFETCH(QString, way);
        if (way == "empty" || way == "huge")
            write(made(1), "");
        if (way == "huge")
            fs::resize_file(made(1), kMaxHeaderBytes.value + 1);
        if (way == "symlink")
            fs::create_symlink("/etc/passwd", made(1));
        if (way == "folder")
            fs::create_directory(made(1));
        QVERIFY(!fresh().insert(key(1), made(1), labelOf(1), always));
        QCOMPARE(count(), 0);
    }

    // Fault 30.
    void processesShareIt()
    {
        constexpr std::size_t kSmall = 100'000;
        const auto hammer = [this](int seed) {
            std::minstd_rand random(static_cast<unsigned>(seed));
            PchStore headers = fresh({5 * kSmall / 2});
            for (int i = 0; i < 40; ++i) {
                const int number = static_cast<int>(random() % 4);
                const fs::path source = made(100 * seed + number);
                write(source, contentOf(number, kSmall));
                headers.insert(key(number % 3), source, labelOf(number), always);
                if (random() % 4 == 0)
                    headers.remove(key(number % 3));
            }
            return 0;
        };
        std::vector<pid_t> writers{inChild([&] { return hammer(1); }), inChild([&] { return hammer(2); })};
        int whole = 0;
        while (!writers.empty()) {
            for (int number = 0; number < 3; ++number) {
                const PchStoreEntry entry(store(), key(number));
                const std::optional<PchLabel> label = entry.label();
                whole += label && entry.check(*label).file ? 1 : 0;
            }
            std::erase_if(writers, [](pid_t writer) { return ::waitpid(writer, nullptr, WNOHANG) == writer; });
        }
        QVERIFY(whole > 0);
        for (const auto& entry : fs::directory_iterator(store()))
            QVERIFY(!entry.path().filename().string().starts_with('.'));
        QVERIFY(count() <= 4 && count() % 2 == 0);
    }

    // Fault 29: a writer that is killed leaves a file that nobody takes for an entry, until the next writer removes it.
    void killedWritersLeaveNothing()
    {
        for (int round = 0; round < 10; ++round) {
            const pid_t writer = inChild([this] {
                for (int i = 0;; ++i) {
                    write(made(1), contentOf(i % 2));
                    fresh().insert(key(1), made(1), labelOf(i % 2), always);
                }
                return 0;
            });
            ::usleep(QRandomGenerator::global()->bounded(40'000));
            ::kill(writer, SIGKILL);
            ::waitpid(writer, nullptr, 0);
            const PchStoreEntry entry(store(), key(1));
            if (const std::optional<PchLabel> label = entry.label())
                QVERIFY(entry.check(*label).file);
        }
        QVERIFY(insert(2));
        QCOMPARE(count(), 2 + (exists(1) ? 2 : 0));
    }

private:
    fs::path path() const { return m_folder->path().toStdString(); }
    fs::path store() const { return path() / "cache/headers"; }
    fs::path made(int number) const { return path() / ("made-" + std::to_string(number)); }
    static std::string key(int number) { return "key " + std::to_string(number); }
    PchStore fresh(Bytes limit = {1ull << 30}) const { return PchStore({.folder = store(), .limit = limit, .freeDisk = {}}); }
    bool exists(int number) const { return PchStoreEntry(store(), key(number)).exists(); }

    bool insert(int number, Bytes limit = {1ull << 30}) const
    {
        write(made(number), contentOf(number));
        return fresh(limit).insert(key(number), made(number), labelOf(number), always);
    }

    void ageBy(int number, std::chrono::hours hours) const
    {
        const fs::path label = PchStoreEntry(store(), key(number)).labelFile();
        fs::last_write_time(label, fs::last_write_time(label) - hours);
    }

    /// Files in the store but for its lock.
    int count() const
    {
        int files = 0;
        std::error_code error;
        for (const auto& entry : fs::directory_iterator(store(), error))
            files += entry.path().filename() == "lock" ? 0 : 1;
        return files;
    }

    static pid_t inChild(const std::function<int()>& work)
    {
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(work());
        return child;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(TestHeaderStore, QCoreApplication)

}  // namespace tst_headerstore

#include "tst_pchstore.moc"
