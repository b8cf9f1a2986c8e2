// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/cache.h"

#include "core/base/sha256.h"
#include "core/compile/cache/cacheentry.h"
#include "core/compile/cache/cachelayout.h"
#include "tests/program/testprogram.h"
#include "core/compile/cache/pchstore.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tst_cache {

using namespace kd;
namespace fs = std::filesystem;

namespace {

std::string keyOf(int number)
{
    return sha256Hex(std::to_string(number));
}

CompileOutcome outcomeOf(int number, std::size_t cubinSize = 5000)
{
    CompileOutcome outcome{.state = CompileOutcome::State::Ok,
                           .architecture = "sm_90",
                           .diagnostics = {{.severity = Diagnostic::Severity::Warning, .message = "m", .position = {"f", 1}}},
                           .kernels = {{.name = "k", .loweredName = "k" + std::to_string(number), .hasSignature = true}},
                           .log = "log",
                           .ptx = "ptx " + std::to_string(number)};
    outcome.cubin.assign(cubinSize, static_cast<std::byte>(number));
    return outcome;
}

bool isOutcome(const std::optional<CompileOutcome>& found, int number)
{
    return found && found->ok() && found->ptx == "ptx " + std::to_string(number) && !found->cubin.empty() &&
           found->cubin.front() == static_cast<std::byte>(number) && found->cubin.back() == static_cast<std::byte>(number) &&
           found->kernels.front().loweredName == "k" + std::to_string(number);
}

pid_t inChild(const std::function<int()>& body)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit([&]() noexcept { return body(); }());
    return child;
}

}  // namespace

class TestCache : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void givesBackWhatItKept()
    {
        fresh().store(keyOf(1), outcomeOf(1));
        CompileCache cache = fresh();
        const std::optional<CompileOutcome> found = cache.find(keyOf(1));
        QVERIFY(isOutcome(found, 1));
        QVERIFY(found->cached);
        QCOMPARE(found->diagnostics.size(), std::size_t{1});
        QCOMPARE(found->log, std::string("log"));
        QVERIFY(found->kernels.front().hasSignature);
        QVERIFY(!cache.find(keyOf(2)));
        QVERIFY(cache.popNotice().empty());
        QVERIFY(found->tileIr.empty());
    }

    void keepsTileIr()
    {
        CompileOutcome both = outcomeOf(1);
        both.tileIr.assign(300, std::byte{7});
        fresh().store(keyOf(1), both);
        CompileOutcome alone = both;
        alone.cubin.clear();
        fresh().store(keyOf(2), alone);
        CompileCache cache = fresh();
        const std::optional<CompileOutcome> found = cache.find(keyOf(1));
        QVERIFY(isOutcome(found, 1));
        QCOMPARE(found->cubin.size(), both.cubin.size());
        QCOMPARE(found->tileIr, both.tileIr);
        const std::optional<CompileOutcome> withoutCubin = cache.find(keyOf(2));
        QVERIFY(withoutCubin && withoutCubin->cubin.empty());
        QCOMPARE(withoutCubin->tileIr, both.tileIr);
    }

    void keepsOnlyWhatIsOk()
    {
        CompileOutcome rejected = outcomeOf(1);
        rejected.state = CompileOutcome::State::Rejected;
        fresh().store(keyOf(1), rejected);
        QVERIFY(!fresh().find(keyOf(1)));
    }

    void aLaterOutcomeReplacesAnEarlierOne()
    {
        fresh().store(keyOf(1), outcomeOf(1));
        fresh().store(keyOf(1), outcomeOf(2));
        QVERIFY(isOutcome(fresh().find(keyOf(1)), 2));
    }

    void damageIsAMiss_data()
    {
        QTest::addColumn<QString>("damage");
        for (const char* damage : {"empty", "truncated", "header only", "longer", "another magic", "another schema", "huge length",
                                   "another key", "JSON flipped", "cubin flipped"})
            QTest::newRow(damage) << damage;
    }
    void damageIsAMiss()
    {
        QFETCH(QString, damage);
        fresh().store(keyOf(1), outcomeOf(1));
        std::string bytes = read(entry(1));
        if (damage == "empty")
            bytes.clear();
        else if (damage == "truncated")
            bytes.resize(bytes.size() - 1);
        else if (damage == "header only")
            bytes.resize(144);
        else if (damage == "longer")
            bytes += 'x';
        else if (damage == "another key")
            bytes = read(entryFor(2));
        else
            bytes[damage == "another magic"    ? 0
                  : damage == "another schema" ? 8
                  : damage == "huge length"    ? 23
                  : damage == "JSON flipped"   ? 150
                                               : bytes.size() - 1] ^= 1;
        write(entry(1), bytes);
        QVERIFY(!fresh().find(keyOf(1)));
        QVERIFY(!fs::exists(entry(1)));
        QVERIFY(fs::exists(path() / "v1/quarantine" / keyOf(1)));
        fresh().store(keyOf(1), outcomeOf(1));
        QVERIFY(isOutcome(fresh().find(keyOf(1)), 1));
    }

    void everyFlippedBitIsFound()
    {
        const std::vector<std::byte> whole = encodeEntry(keyOf(1), outcomeOf(1, 64));
        QVERIFY(isOutcome(decodeEntry(keyOf(1), whole), 1));
        for (std::size_t i = 0; i < whole.size(); ++i) {
            std::vector<std::byte> bytes = whole;
            bytes[i] ^= static_cast<std::byte>(1 << (i % 8));
            QVERIFY(!decodeEntry(keyOf(1), bytes));
        }
        for (std::size_t length = 0; length < whole.size(); ++length)
            QVERIFY(!decodeEntry(keyOf(1), std::span(whole).first(length)));
    }

    void ignoresWhatIsNotItsOwn_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"symlink", "folder", "pipe", "huge", "half renamed", "another user"})
            QTest::newRow(kind) << kind;
    }
    void ignoresWhatIsNotItsOwn()
    {
        QFETCH(QString, kind);
        fresh().store(keyOf(1), outcomeOf(1));
        const fs::path elsewhere = path() / "elsewhere";
        fs::rename(entry(1), elsewhere);
        if (kind == "symlink") {
            fs::create_symlink(elsewhere, entry(1));
        } else if (kind == "folder") {
            fs::create_directory(entry(1));
        } else if (kind == "pipe") {
            QCOMPARE(::mkfifo(entry(1).c_str(), 0600), 0);
        } else if (kind == "huge") {
            write(entry(1), "");
            fs::resize_file(entry(1), 300u << 20);
        } else if (kind == "half renamed") {
            fs::rename(elsewhere, entry(1).parent_path() / ("." + keyOf(1) + ".Ab12Cd"));
        } else {
            if (::geteuid() != 0)
                QSKIP("only root can give a file away");
            fs::rename(elsewhere, entry(1));
            QCOMPARE(::chown(entry(1).c_str(), 12345, 12345), 0);
        }
        QVERIFY(!fresh().find(keyOf(1)));
    }

    void evictsTheLongestUnused()
    {
        constexpr Bytes kLimit{100'000};
        CompileCache cache = fresh(kLimit);
        for (int i = 0; i < 10; ++i)
            cache.store(keyOf(i), outcomeOf(i));
        QVERIFY(isOutcome(cache.find(keyOf(0)), 0));
        QVERIFY(isOutcome(fresh(kLimit).find(keyOf(1)), 1));
        for (int i = 10; i < 20; ++i)
            cache.store(keyOf(i), outcomeOf(i));
        QVERIFY(totalSize() <= kLimit.value);
        CompileCache later = fresh(kLimit);
        QVERIFY(isOutcome(later.find(keyOf(0)), 0));
        QVERIFY(isOutcome(later.find(keyOf(1)), 1));
        QVERIFY(!later.find(keyOf(2)));
        QVERIFY(!later.find(keyOf(3)));
        QVERIFY(isOutcome(later.find(keyOf(19)), 19));
    }

    void leavesOutWhatIsTooBig()
    {
        CompileCache cache = fresh({10'000});
        cache.store(keyOf(1), outcomeOf(1, 9'000));
        QVERIFY(!fs::exists(entry(1)));
        QVERIFY(cache.popNotice().empty());
    }

    void removesWhatDeadWritersLeft()
    {
        fresh({1'000'000}).store(keyOf(1), outcomeOf(1));
        const fs::path old = entry(1).parent_path() / ("." + keyOf(7) + ".Ab12Cd");
        const fs::path young = entry(1).parent_path() / ("." + keyOf(8) + ".Ab12Cd");
        write(old, "half");
        write(young, "half");
        fs::last_write_time(old, fs::file_time_type::clock::now() - std::chrono::hours(2));
        fresh({1'000'000}).store(keyOf(2), outcomeOf(2));
        QVERIFY(!fs::exists(old));
        QVERIFY(fs::exists(young));
    }

    void aFolderThatCannotBeUsedMeansMemoryOnly_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind :
             {"a file in its place", "below a file", "another user's", "open to others", "a device without room"})
            QTest::newRow(kind) << kind;
    }
    void aFolderThatCannotBeUsedMeansMemoryOnly()
    {
        QFETCH(QString, kind);
        fs::path folder = path() / "cache";
        if (kind == "a file in its place") {
            write(folder, "x");
        } else if (kind == "below a file") {
            write(folder, "x");
            folder /= "below";
        } else if (kind == "another user's") {
            if (::geteuid() != 0)
                QSKIP("only root can give a folder away");
            fs::create_directories(folder / "v1");
            QCOMPARE(::chown((folder / "v1").c_str(), 12345, 12345), 0);
        } else if (kind == "open to others") {
            fs::create_directories(folder / "v1");
            fs::permissions(folder / "v1", fs::perms::all);
        } else {
            folder = "/proc/kerneldesk";
        }
        CompileCache cache({.directory = folder});
        QCOMPARE(cache.folder(), fs::path());
        cache.store(keyOf(1), outcomeOf(1));
        QVERIFY(isOutcome(cache.find(keyOf(1)), 1));
        const std::string notice = cache.popNotice().english();
        QVERIFY2(notice.find(folder.string()) != std::string::npos && notice.find("memory only") != std::string::npos,
                 notice.c_str());
        cache.store(keyOf(2), outcomeOf(2));
        QVERIFY(cache.popNotice().empty());
    }

    // Whoever names a folder of a project keeps it as it is, and is told.
    void aFolderOfOthersIsLeftAlone()
    {
        const std::vector<fs::path> files{"v1/ui/work.cpp", "v1/db/work.cpp", "headers/.clang-format", "headers/mine.pch"};
        putOld(files);
        CompileCache cache = fresh({20'000});
        PchStore headers({.folder = path() / "headers", .freeDisk = {}});
        QVERIFY(!headers.isUsable());
        for (int i = 0; i < 20; ++i)
            cache.store(keyOf(i), outcomeOf(i));
        QVERIFY(isOutcome(cache.find(keyOf(19)), 19));
        const std::string notice = cache.popNotice().english();
        QVERIFY2(notice.find("no mark of KernelDesk") != std::string::npos && notice.find("memory only") != std::string::npos,
                 notice.c_str());
        for (const fs::path& file : files)
            QCOMPARE(read(path() / file), file.string());
        QCOMPARE(std::distance(fs::recursive_directory_iterator(path()), {}), 8);
    }

    void onlyItsOwnNamesAreRemoved()
    {
        CompileCache cache = fresh({20'000});
        QVERIFY(fs::is_regular_file(path() / ".kerneldesk-cache"));
        QCOMPARE(cache.folder(), path());
        const std::vector<fs::path> files{"v1/ui/work.cpp", "v1/db/work.cpp", "v1/db/.work.cpp.Ab12Cd", "v1/quarantine/work.cpp",
                                          "work.cpp"};
        putOld(files);
        for (int i = 0; i < 20; ++i)
            cache.store(keyOf(i), outcomeOf(i));
        QVERIFY(totalSize() <= 20'000);
        for (const fs::path& file : files)
            QCOMPARE(read(path() / file), file.string());
    }

    void cachesOfEarlierVersionsAreAdopted()
    {
        fresh().store(keyOf(1), outcomeOf(1));
        write(entry(1).parent_path() / ("." + keyOf(7) + ".Ab12Cd"), "half");
        fs::create_directories(path() / "headers");
        for (const std::string& name : {std::string("lock"), keyOf(3) + ".pch", keyOf(3) + ".label"})
            write(path() / "headers" / name, "x");
        fs::remove(path() / ".kerneldesk-cache");
        CompileCache cache = fresh();
        QVERIFY(isOutcome(cache.find(keyOf(1)), 1));
        QVERIFY(cache.popNotice().empty());
        QVERIFY(fs::is_regular_file(path() / ".kerneldesk-cache"));
    }

    void linksAreNotWrittenThrough_data()
    {
        QTest::addColumn<QString>("place");
        for (const char* place : {"entry", "journal", "lock", "group", "v1"})
            QTest::newRow(place) << place;
    }
    void linksAreNotWrittenThrough()
    {
        QFETCH(QString, place);
        const QTemporaryDir elsewhere;
        const fs::path target = elsewhere.filePath("target").toStdString();
        fresh().store(keyOf(1), outcomeOf(1));
        const fs::path link = place == "entry" ? entry(1)
            : place == "group"                 ? entry(1).parent_path()
                                               : path() / (place == "v1" ? "v1" : "v1/" + place.toStdString());
        const bool isFolder = place == "group" || place == "v1";
        fs::remove_all(link);
        if (isFolder)
            fs::create_directory(target);
        else
            write(target, "not the cache's");
        fs::create_symlink(target, link);
        CompileCache cache = fresh();
        cache.store(keyOf(1), outcomeOf(1));
        cache.find(keyOf(1));
        QVERIFY(isFolder ? fs::is_empty(target) : read(target) == "not the cache's");
        QCOMPARE(isOutcome(fresh().find(keyOf(1)), 1), !isFolder);
    }

    /// A limit on the size of files stands in for a full disk: the write ends early, the file system stays.
    void aFullDiskMeansMemoryOnly()
    {
        fresh().store(keyOf(1), outcomeOf(1));
        const pid_t child = inChild([this] {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{.rlim_cur = 2000, .rlim_max = 2000};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            CompileCache cache = fresh();
            cache.store(keyOf(2), outcomeOf(2));
            const bool kept = isOutcome(cache.find(keyOf(2)), 2) && isOutcome(cache.find(keyOf(1)), 1);
            return kept && cache.popNotice().english().find("memory only") != std::string::npos ? 0 : 1;
        });
        int status = -1;
        ::waitpid(child, &status, 0);
        QCOMPARE(status, 0);
        QVERIFY(!fs::exists(entry(2)));
        for (const auto& file : fs::recursive_directory_iterator(path())) {
            const std::string name = file.path().filename().string();
            QVERIFY2(!name.starts_with(".") || name == kCacheMark, name.c_str());
        }
    }

    void noDirectoryMeansMemoryOnlyWithoutNotice()
    {
        CompileCache cache({});
        cache.store(keyOf(1), outcomeOf(1));
        QVERIFY(isOutcome(cache.find(keyOf(1)), 1));
        QVERIFY(cache.popNotice().empty());
        CompileCache off({.directory = path(), .limit = {0}});
        off.store(keyOf(1), outcomeOf(1));
        QVERIFY(!off.find(keyOf(1)));
    }

    void twoProcessesAndAReaderShareIt()
    {
        constexpr int kKeys = 40;
        constexpr Bytes kLimit{150'000};  // so that both evict all the time
        const auto hammer = [this](unsigned seed) {
            std::mt19937 random(seed);
            CompileCache cache = fresh(kLimit);
            for (int i = 0; i < 50; ++i) {
                const int number = static_cast<int>(random() % kKeys);
                cache.store(keyOf(number), outcomeOf(number, 1000 + random() % 9000));
                if (!cache.popNotice().empty())
                    return 1;
            }
            return 0;
        };
        const pid_t writers[] = {inChild([&] { return hammer(1); }), inChild([&] { return hammer(2); })};
        int hits = 0;
        int running = 2;
        for (int i = 0; running > 0; ++i) {
            const int number = i % kKeys;
            const std::optional<CompileOutcome> found = fresh(kLimit).find(keyOf(number));
            QVERIFY(!found || isOutcome(found, number));
            hits += found ? 1 : 0;
            int status = 0;
            if (i % kKeys == 0 && ::waitpid(writers[2 - running], &status, WNOHANG) != 0) {
                QCOMPARE(status, 0);
                --running;
            }
        }
        QVERIFY(hits > 0);
        QVERIFY(!fs::exists(path() / "v1/quarantine"));
    }

    /// Another process fills the folder while this one looks whether it is a cache.
    void whatGoesAwayMeanwhileIsNotForeign()
    {
        const fs::path group = path() / "v1/00";
        fs::create_directories(group);
        std::atomic<bool> isOver = false;
        std::thread other([&] {
            const fs::path file = group / std::string(64, '0');
            while (!isOver) {
                std::ofstream(file) << "entry";
                fs::remove(file);
            }
        });
        Message trouble;
        for (int i = 0; i < 1000 && trouble.empty(); ++i) {
            fs::remove(path() / kCacheMark);
            trouble = claimCacheFolder(path());
        }
        isOver = true;
        other.join();
        QVERIFY2(trouble.empty(), trouble.english().c_str());
    }

    void threadsShareOneCache()
    {
        CompileCache cache = fresh({150'000});
        std::atomic<int> wrong = 0;
        const auto work = [&](int seed) {
            for (int i = 0; i < 40; ++i) {
                const int number = (i * 7 + seed) % 30;
                cache.store(keyOf(number), outcomeOf(number));
                const auto found = cache.find(keyOf(number));
                wrong += !found || isOutcome(found, number) ? 0 : 1;
            }
        };
        std::thread other(work, 3);
        work(0);
        other.join();
        QCOMPARE(wrong.load(), 0);
    }

    void aKeyThatIsNoneIsAMiss()
    {
        CompileCache cache = fresh();
        for (const char* key : {"", "../../etc/passwd", "abc", "zz"}) {
            cache.store(key, outcomeOf(1));
            QVERIFY(!fresh().find(key));
        }
    }

    void environmentChoosesTheFolder()
    {
        const auto set = [](const char* name, const char* value) { qputenv(name, value); };
        set("KERNELDESK_DISABLE_CACHE", "");
        set("KERNELDESK_CACHE_DIR", "/somewhere");
        QCOMPARE(CompileCache::configFromEnvironment().directory, fs::path("/somewhere"));
        set("KERNELDESK_CACHE_DIR", "");
        set("XDG_CACHE_HOME", "/xdg");
        QCOMPARE(CompileCache::configFromEnvironment().directory, fs::path("/xdg/kerneldesk"));
        set("XDG_CACHE_HOME", "relative");
        set("HOME", "/home/user");
        QCOMPARE(CompileCache::configFromEnvironment().directory, fs::path("/home/user/.cache/kerneldesk"));
        set("HOME", "");
        QVERIFY(CompileCache::configFromEnvironment().directory.empty());
        set("KERNELDESK_DISABLE_CACHE", "1");
        QCOMPARE(CompileCache::configFromEnvironment().limit.value, std::uint64_t{0});
    }

private:
    /// Files older than what a dead writer left, each with its name as its text.
    void putOld(const std::vector<fs::path>& files) const
    {
        for (const fs::path& file : files) {
            fs::create_directories((path() / file).parent_path());
            write(path() / file, file.string());
            fs::last_write_time(path() / file, fs::file_time_type::clock::now() - std::chrono::hours(2));
        }
    }
    CompileCache fresh(Bytes limit = {1u << 30}) const { return CompileCache({.directory = path(), .limit = limit}); }
    fs::path path() const { return m_folder->path().toStdString(); }
    fs::path entry(int number) const { return path() / "v1" / keyOf(number).substr(0, 2) / keyOf(number); }
    fs::path entryFor(int number) const
    {
        fresh().store(keyOf(number), outcomeOf(number));
        return entry(number);
    }
    std::uint64_t totalSize() const
    {
        std::uint64_t total = 0;
        for (const auto& file : fs::recursive_directory_iterator(path()))
            if (file.is_regular_file() && file.path().filename().string().size() == 64)
                total += file.file_size();
        return total;
    }
    static std::string read(const fs::path& file)
    {
        std::ifstream input(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(input), {}};
    }
    static void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(TestCache, kd::test::NoApplication)

}  // namespace tst_cache

#include "tst_cache.moc"
