// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/pinnedmapping.h"
#include "tests/program/testprogram.h"

#include <QTemporaryFile>
#include <QTest>

#include <cstring>
#include <sys/mman.h>

namespace tst_pinnedmapping {

using namespace kd::posix;

namespace {

constexpr std::size_t kBytes = std::size_t{64} << 20;
constexpr std::uint64_t kAddress = 0x2000'0000'0000;
constexpr int kAnonymous = MAP_PRIVATE | MAP_ANONYMOUS;

std::byte* at(std::uint64_t offset)
{
    return reinterpret_cast<std::byte*>(kAddress + offset);
}

}  // namespace

/// One process, one mapping: the order of the cases counts.
class TestPinnedMapping : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!pinMapping(kBytes, kAddress))
            QSKIP("a sanitizer sees to mappings");
    }

    void othersAreLeftAlone()
    {
        void* other = ::mmap(nullptr, kBytes / 2, PROT_READ | PROT_WRITE, kAnonymous, -1, 0);
        QVERIFY(other != MAP_FAILED && other != at(0));
        QCOMPARE(pinnedAddress(), std::uint64_t{0});
        QCOMPARE(::munmap(other, kBytes / 2), 0);
        QCOMPARE(pinnedPlace(), kAddress);
        void* taken = ::mmap(at(kBytes - 4096), 4096, PROT_READ, kAnonymous | MAP_FIXED_NOREPLACE, -1, 0);
        QCOMPARE(taken, static_cast<void*>(at(kBytes - 4096)));
        QCOMPARE(pinnedPlace(), std::uint64_t{0});
        QCOMPARE(::munmap(taken, 4096), 0);
        QVERIFY(::mmap(nullptr, 0, PROT_READ, kAnonymous, -1, 0) == MAP_FAILED);
        QCOMPARE(errno, EINVAL);
    }

    void theOneIsPlaced()
    {
        void* first = ::mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, kAnonymous, -1, 0);
        QCOMPARE(first, static_cast<void*>(at(0)));
        QCOMPARE(pinnedAddress(), kAddress);
        QCOMPARE(pinnedPlace(), kAddress);
        void* second = ::mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, kAnonymous, -1, 0);
        QVERIFY(second != MAP_FAILED && second != first);
        ::munmap(second, kBytes);
    }

    void filesShowInIt()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        const QByteArray text = QByteArray(65536, 'a') + QByteArray(65536, 'b') + "the end";
        QCOMPARE(file.write(text), text.size());
        QVERIFY(file.flush());
        const auto map = [&](std::uint64_t place, std::size_t length, off_t offset) {
            return ::mmap(at(place), length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, file.handle(), offset);
        };
        QCOMPARE(map(1 << 20, 65536, 65536), static_cast<void*>(at(1 << 20)));
        QVERIFY(std::memcmp(at(1 << 20), text.constData() + 65536, 65536) == 0);
        // It is private: the file stays as it is.
        *at(1 << 20) = std::byte{'z'};
        QVERIFY(file.seek(65536));
        QCOMPARE(file.read(1), QByteArray("b"));
        // Behind the end of the file there are zeros up to the end of the page, as in any mapping.
        QCOMPARE(map(2 << 20, 65536, 131072), static_cast<void*>(at(2 << 20)));
        QVERIFY(std::memcmp(at(2 << 20), "the end\0\0", 9) == 0);
        QVERIFY(::mmap(at(0), 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, -1, 0) == MAP_FAILED);
        QCOMPARE(errno, EBADF);
    }

    void itIsEmptiedAsAnyOther()
    {
        *at(4 << 20) = std::byte{'x'};
        QCOMPARE(::mmap(at(0), kBytes, PROT_READ | PROT_WRITE, kAnonymous | MAP_FIXED, -1, 0), static_cast<void*>(at(0)));
        QCOMPARE(*at(4 << 20), std::byte{0});
        QCOMPARE(*at(1 << 20), std::byte{0});
    }

    void aTakenPlaceIsLeft()
    {
        QVERIFY(pinMapping(kBytes, kAddress));
        void* elsewhere = ::mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, kAnonymous, -1, 0);
        QVERIFY(elsewhere != MAP_FAILED && elsewhere != at(0));
        ::munmap(elsewhere, kBytes);
    }
};

KD_TEST(TestPinnedMapping, QCoreApplication)

}  // namespace tst_pinnedmapping

#include "tst_pinnedmapping.moc"
