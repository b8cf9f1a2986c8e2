// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/addressmap.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <cstring>

namespace tst_addressmap {

using namespace kd;

/// Addresses of recorded memory that lies elsewhere now.
class AddressMapTest : public QObject {
    Q_OBJECT

private slots:
    void addressesLeadToWhereMemoryLies()
    {
        AddressMap map;
        map.add({0x7f0000001000, {0x100}}, 0x500000000000);
        map.add({0x7f0000000000, {0x1000}}, 0x7f0000001000);  // where the other one was
        std::array<std::uint64_t, 5> words{0x7f0000001000, 0x7f00000010ff, 0x7f0000001100, 0x7f0000000010, 5};
        const std::array<std::uint64_t, 5> before = words;
        const std::span<std::byte> bytes = std::as_writable_bytes(std::span(words));
        QVERIFY(map.leadsInto(bytes));
        map.translate(bytes);
        QCOMPARE(words, (std::array<std::uint64_t, 5>{0x500000000000, 0x5000000000ff, 0x7f0000001100, 0x7f0000001010, 5}));
        map.translateBack(bytes);
        QCOMPARE(words[0], before[0]);
        QCOMPARE(words[1], before[1]);
        QCOMPARE(words[3], before[3]);
        QCOMPARE(words[4], before[4]);
    }

    void whatIsNoWholeWordStays()
    {
        AddressMap map;
        map.add({0x7f0000001000, {0x100}}, 0x500000000000);
        std::array<std::byte, 11> bytes{};
        const std::uint64_t address = 0x7f0000001000;
        std::memcpy(bytes.data() + 3, &address, sizeof address);
        QVERIFY(!map.leadsInto(bytes));
        QVERIFY(!AddressMap().leadsInto(std::as_bytes(std::span(&address, 1))));
    }
};

}  // namespace tst_addressmap

using tst_addressmap::AddressMapTest;
KD_TEST(AddressMapTest, kd::test::NoApplication)
#include "tst_addressmap.moc"
