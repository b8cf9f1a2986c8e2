// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/posix/dynamiclibrary.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"
#include "core/base/posix/pythonstack.h"
#include "core/base/posix/systemmemory.h"
#include "core/base/posix/sharedmemory.h"
#include "core/base/crc32.h"
#include "core/base/sha256.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_posix {

using namespace kd;
using posix::Handle;
using posix::SharedMemory;

static_assert(!std::is_copy_constructible_v<Handle> && std::is_nothrow_move_constructible_v<Handle>);
static_assert(!std::is_copy_constructible_v<SharedMemory> && std::is_nothrow_move_constructible_v<SharedMemory>);

namespace {

struct Folder {
    QTemporaryDir directory;
    std::filesystem::path operator/(const char* name) const { return std::filesystem::path(directory.path().toStdString()) / name; }
    std::ptrdiff_t entries() const
    {
        return std::distance(std::filesystem::directory_iterator(directory.path().toStdString()),
                             std::filesystem::directory_iterator());
    }
};

// No file of this process may grow beyond `bytes`, as on a full disk.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{.rlim_cur = bytes, .rlim_max = m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

QString errorOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const Error& error) {
        return QString::fromStdString(error.what());
    }
    return "no error";
}

bool isOpen(int descriptor)
{
    return ::fcntl(descriptor, F_GETFD) != -1;
}

}  // namespace

class PosixTest : public QObject {
    Q_OBJECT
private slots:
    void readsWholeFilesWithinALimit();
    void refusesWhatIsNoFile();
    void replacesFilesWhole();
    void aFailedWriteLeavesTheOldFile();
    void keepsOwnerAndRights();
    void writesThroughLinksAndToDevices();
    void makesPrivateFolders();
    void handlesCloseOnce();
    void sharedMemoryIsSharedAndFixed();
    void refusesForeignMemory();
    void opensTheFirstLibraryThereIs();
    void residentMemoryCountsChildren();
    void readsTracesOfPython();
    void crc32GivesThePublishedValue();
    void sha256GivesThePublishedDigests();
};

void PosixTest::residentMemoryCountsChildren()
{
    const int own = ::getpid();
    const std::optional<Bytes> alone = posix::residentMemory(own);
    QVERIFY(alone && alone->value > 1 << 20);
    posix::Process child({.program = "/bin/sleep", .arguments = {"60"}, .environment = {}, .directory = {}});
    const std::optional<Bytes> ofChild = posix::residentMemory(child.id());
    QVERIFY(ofChild && ofChild->value > 0);
    QTRY_VERIFY(posix::residentMemory(own)->value > posix::residentMemory(child.id())->value);
    child.kill();
    QTRY_VERIFY(child.poll() || !child.isRunning());
    QVERIFY2(!posix::residentMemory(child.id()), "it is gone");
}

void PosixTest::readsWholeFilesWithinALimit()
{
    const Folder folder;
    posix::writeFileAtomically(folder / "a", std::string_view("abc\0d", 5));
    QCOMPARE(posix::readTextFile(folder / "a", {5}), std::string("abc\0d", 5));
    QVERIFY(errorOf([&] { posix::readFile(folder / "a", {4}); }).contains("the file has 5 bytes; at most 4 are read"));
    posix::writeFileAtomically(folder / "a", std::string_view());
    QVERIFY(posix::readFile(folder / "a", {0}).empty());
}

void PosixTest::refusesWhatIsNoFile()
{
    const Folder folder;
    const std::filesystem::path pipe = folder / "pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QVERIFY(errorOf([&] { posix::readFile(pipe, {10}); }).contains("not a regular file"));
    QVERIFY(errorOf([&] { posix::readFile(folder / ".", {10}); }).contains("not a regular file"));
    QVERIFY(errorOf([&] { posix::readFile("/dev/zero", {10}); }).contains("not a regular file"));
    const QString missing = errorOf([&] { posix::readFile(folder / "none", {10}); });
    QVERIFY2(missing.contains("/none: the file cannot be opened: No such file"), qPrintable(missing));
}

void PosixTest::replacesFilesWhole()
{
    const Folder folder;
    posix::writeFileAtomically(folder / "a", "first", 0600);
    QCOMPARE(std::filesystem::status(folder / "a").permissions(), std::filesystem::perms(0600));
    std::filesystem::permissions(folder / "a", std::filesystem::perms(0640));
    posix::writeFileAtomically(folder / "a", "second", 0644);
    QCOMPARE(posix::readTextFile(folder / "a", {100}), std::string("second"));
    QCOMPARE(std::filesystem::status(folder / "a").permissions(), std::filesystem::perms(0640));
    QCOMPARE(folder.entries(), std::ptrdiff_t{1});
}

void PosixTest::aFailedWriteLeavesTheOldFile()
{
    const Folder folder;
    posix::writeFileAtomically(folder / "a", "old");
    {
        const FileSizeLimit limit(1000);
        const std::string large(5000, 'x');
        QVERIFY(errorOf([&] {
                    posix::writeFileAtomically(folder / "a", large);
                }).contains("/a: the file cannot be written: File too large"));
    }
    QCOMPARE(posix::readTextFile(folder / "a", {100}), std::string("old"));
    QCOMPARE(folder.entries(), std::ptrdiff_t{1});
    QVERIFY(errorOf([&] { posix::writeFileAtomically(folder / "none/a", "x"); }).contains("cannot be written: No such file"));
    std::filesystem::create_directory(folder / "sub");
    QVERIFY(errorOf([&] { posix::writeFileAtomically(folder / "sub", "x"); }).contains("not a regular file"));
    QCOMPARE(folder.entries(), std::ptrdiff_t{2});
}

void PosixTest::keepsOwnerAndRights()
{
    const Folder folder;
    const std::filesystem::path path = folder / "a";
    posix::writeFileAtomically(path, "first");
    constexpr uid_t kSomeone = 4711;
    if (::chown(path.c_str(), kSomeone, kSomeone + 1) != 0)
        QSKIP("only root gives files to others");
    QCOMPARE(::chmod(path.c_str(), 0754), 0);
    posix::writeFileAtomically(path, "second");
    struct stat now{};
    QCOMPARE(::stat(path.c_str(), &now), 0);
    QCOMPARE(now.st_uid, kSomeone);
    QCOMPARE(now.st_gid, kSomeone + 1);
    QCOMPARE(now.st_mode & 07777, mode_t{0754});
    QCOMPARE(posix::readTextFile(path, {100}), std::string("second"));
}

void PosixTest::writesThroughLinksAndToDevices()
{
    const Folder folder;
    posix::writeFileAtomically(folder / "a", "old");
    std::filesystem::create_symlink("a", folder / "link");
    posix::writeFileAtomically(folder / "link", "through");
    QVERIFY(std::filesystem::is_symlink(folder / "link"));
    QCOMPARE(posix::readTextFile(folder / "a", {100}), std::string("through"));
    posix::writeFileAtomically("/dev/null", "x");
    QVERIFY(std::filesystem::is_character_file("/dev/null"));
    QVERIFY(errorOf([&] { posix::writeFileAtomically("/dev/full", "x"); }).contains("No space left"));
    QVERIFY(std::filesystem::is_character_file("/dev/full"));
}

void PosixTest::makesPrivateFolders()
{
    const Folder folder;
    posix::makePrivateDirectory(folder / "a/b/c");
    posix::makePrivateDirectory(folder / "a/b/c");
    QCOMPARE(std::filesystem::status(folder / "a/b/c").permissions(), std::filesystem::perms(0700));
    posix::writeFileAtomically(folder / "file", "x");
    QVERIFY(errorOf([&] { posix::makePrivateDirectory(folder / "file"); }).contains("Not a directory"));
    QVERIFY(errorOf([&] { posix::makePrivateDirectory(folder / "file/a"); }).contains("the folder cannot be created"));
}

void PosixTest::handlesCloseOnce()
{
    Handle first(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    const int descriptor = first.get();
    Handle second(std::move(first));
    QVERIFY(!first && second.get() == descriptor && isOpen(descriptor));
    Handle& same = second;
    second = std::move(same);
    QVERIFY(isOpen(descriptor));
    const int released = second.release();
    second.reset();
    QVERIFY(released == descriptor && isOpen(descriptor));
    second = Handle(released);
    second = Handle();
    QVERIFY(!isOpen(descriptor));
}

void PosixTest::sharedMemoryIsSharedAndFixed()
{
    SharedMemory memory({8192});
    QCOMPARE(memory.bytes().size(), std::size_t{8192});
    QCOMPARE(memory.bytes()[8191], std::byte{0});
    SharedMemory other(Handle(::dup(memory.descriptor())), {8192});
    memory.bytes()[100] = std::byte{42};
    QCOMPARE(other.bytes()[100], std::byte{42});
    QVERIFY(::ftruncate(memory.descriptor(), 0) != 0);
    QVERIFY(::ftruncate(memory.descriptor(), 100000) != 0);

    const std::byte* const address = memory.bytes().data();
    SharedMemory moved(std::move(memory));
    QCOMPARE(static_cast<const SharedMemory&>(moved).bytes().data(), address);
    QVERIFY(memory.bytes().empty());
    moved = SharedMemory({0});
    QVERIFY(moved.bytes().empty());
    QCOMPARE(other.bytes()[100], std::byte{42});
}

void PosixTest::refusesForeignMemory()
{
    SharedMemory memory({4096});
    QVERIFY_EXCEPTION_THROWN(SharedMemory(Handle(::dup(memory.descriptor())), {8192}), RuntimeError);
    Handle unsealed(::memfd_create("other", MFD_CLOEXEC));
    QCOMPARE(::ftruncate(unsealed.get(), 4096), 0);
    QVERIFY_EXCEPTION_THROWN(SharedMemory(std::move(unsealed), {4096}), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(SharedMemory(Handle(::open("/dev/null", O_RDWR | O_CLOEXEC)), {0}), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(SharedMemory(Handle(), {0}), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(SharedMemory({std::uint64_t{1} << 62}), MemoryError);
}

void PosixTest::opensTheFirstLibraryThereIs()
{
    const posix::DynamicLibrary missing({"libnone1.so", "/none/libnone2.so"});
    QVERIFY(!missing.isOpen());
    QCOMPARE(missing.failure(), std::string("libnone1.so, /none/libnone2.so"));
    const posix::DynamicLibrary text({"/none/libnone2.so", "/proc/version"});
    QVERIFY2(text.failure().starts_with("/none/libnone2.so, /proc/version: "), text.failure().c_str());
    QVERIFY(missing.symbol("cos") == nullptr && missing.path().empty());
    const posix::DynamicLibrary library({"libnone1.so", "libm.so.6"});
    QVERIFY(library.isOpen() && library.failure().empty());
    QVERIFY(library.symbol("cos") != nullptr && library.symbol("kd_none") == nullptr);
    QVERIFY(library.path().is_absolute());
}

// What Python 3.11 writes.
void PosixTest::readsTracesOfPython()
{
    const std::string trace = "Stack (most recent call first):\n  File \"/home/x/a \", line 3.py\", line 12 in <lambda>\n"
                              "  File \"b\\xe4.py\", line 7 in run\n  File ???, line 3 in f\n  File \"c.py\", line ??? in g\n"
                              "  File \"d.py\", line 0 in h\n  File \"e.py\", line 9\n  ...\n  File \"f.py\", line 1 in <module>";
    using posix::PythonCall;
    const std::vector<PythonCall> calls{{"/home/x/a \", line 3.py", 12, "<lambda>"}, {"b\\xe4.py", 7, "run"}, {"f.py", 1, "<module>"}};
    QVERIFY(posix::pythonCalls(trace, 10) == calls);
    QCOMPARE(posix::pythonCalls(trace, 2).size(), std::size_t{2});
    for (std::size_t cut = 0; cut < trace.size(); ++cut)
        QVERIFY(posix::pythonCalls(std::string_view(trace).substr(0, cut), 10).size() <= calls.size());
    QVERIFY(posix::pythonTrace().empty());  // this process has no Python
}

void PosixTest::crc32GivesThePublishedValue()
{
    QCOMPARE(Crc32().add(std::as_bytes(std::span("123456789", 9))).finish(), 0xcbf43926u);
    QCOMPARE(Crc32().add(std::as_bytes(std::span("1234", 4))).add({}).add(std::as_bytes(std::span("56789", 5))).finish(),
             0xcbf43926u);
    QCOMPARE(Crc32().finish(), 0u);
}

// FIPS 180-2, appendix B.
void PosixTest::sha256GivesThePublishedDigests()
{
    QCOMPARE(sha256Hex(std::string_view("abc")), std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(sha256Hex(std::string_view()), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    const std::string million(1000000, 'a');
    QCOMPARE(sha256Hex(std::string_view(million)), std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    QVERIFY(toHex(Sha256().addField("ab").addField("c").finish()) != toHex(Sha256().addField("a").addField("bc").finish()));
    Sha256 parts;
    parts.add(std::as_bytes(std::span("a", 1))).add({}).add(std::as_bytes(std::span("bc", 2)));
    QCOMPARE(toHex(parts.finish()), sha256Hex(std::string_view("abc")));
}

KD_TEST(PosixTest, kd::test::NoApplication)

}  // namespace tst_posix

#include "tst_posix.moc"
