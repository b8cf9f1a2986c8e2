// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/splitmix.h"
#include "core/emulator/driver/linkedimage.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cstring>

namespace tst_linkedimage {

using kd::emulator::linkedImageBytes;
using kd::emulator::linkedImageOf;
using kd::emulator::unitsOfLinkedImage;

namespace {

std::vector<kd::ptx::LinkUnit> someUnits()
{
    return {{"a.cu", ".version 8.0\n"}, {"", ""}, {"c.cu", std::string(1000, 'x')}};
}

bool isRefused(const std::vector<std::byte>& image)
{
    try {
        unitsOfLinkedImage(image.data());
        return false;
    } catch (const kd::RuntimeError& error) {
        return error.info().text.english() == "the linked image is damaged";
    }
}

}  // namespace

class LinkedImage : public QObject {
    Q_OBJECT

private slots:
    void comesBack()
    {
        const std::vector<std::byte> image = linkedImageOf(someUnits());
        QCOMPARE(linkedImageBytes(image.data()).value_or(0), std::uint64_t{image.size()});
        const auto units = unitsOfLinkedImage(image.data());
        QCOMPARE(units.size(), someUnits().size());
        for (std::size_t i = 0; i < units.size(); ++i) {
            QCOMPARE(units[i].name, someUnits()[i].name);
            QCOMPARE(units[i].text, someUnits()[i].text);
        }
    }

    void isToldFromOthers()
    {
        for (const char* const other : {"", "\x7f", "\x7f" "ELF", "\x7fKDLINK", ".version 9.0", "\x7fKDLINK2........"})
            QVERIFY2(!linkedImageBytes(other), other);
    }

    /// Any byte that is changed is found; lengths that are no longer true lead nowhere.
    void refusesDamage()
    {
        const std::vector<std::byte> image = linkedImageOf(someUnits());
        constexpr std::size_t kMagic = 8, kLength = 8;
        for (std::size_t i = kMagic + kLength; i < image.size(); ++i) {
            std::vector<std::byte> changed = image;
            changed[i] ^= std::byte{0x40};
            QVERIFY2(isRefused(changed), qPrintable(QString::number(i)));
        }
        // Its length is the first thing that a caller checks against what it has.
        std::vector<std::byte> shorter = image;
        --reinterpret_cast<unsigned char&>(shorter[kMagic]);
        QVERIFY(isRefused(shorter));
        std::vector<std::byte> huge = image;
        std::memset(huge.data() + kMagic, 0xff, kLength);
        QVERIFY(linkedImageBytes(huge.data()).value() > std::uint64_t{1} << 30);
        QVERIFY(isRefused(huge));
    }

    /// With a true checksum, lengths of names and texts are still not trusted.
    void refusesLengthsThatLie()
    {
        constexpr std::size_t kHeader = 32;
        kd::SplitMix64 draws(7);
        for (int round = 0; round < 2000; ++round) {
            std::vector<std::byte> image = linkedImageOf(someUnits());
            const std::size_t at = kHeader + draws.below(24);
            image[at] = static_cast<std::byte>(draws.below(256));
            const std::uint64_t checksum = hashOf(image, kHeader);
            std::memcpy(image.data() + 16, &checksum, sizeof checksum);
            try {
                std::size_t bytes = 0;
                for (const auto& unit : unitsOfLinkedImage(image.data()))
                    bytes += unit.name.size() + unit.text.size();
                QVERIFY(bytes <= image.size());
            } catch (const kd::RuntimeError&) {
                QVERIFY(true);
            }
        }
    }

private:
    static std::uint64_t hashOf(const std::vector<std::byte>& image, std::size_t first)
    {
        std::uint64_t hash = 0xcbf29ce484222325;
        for (std::size_t i = first; i < image.size(); ++i)
            hash = (hash ^ std::to_integer<std::uint64_t>(image[i])) * 0x100000001b3;
        return hash;
    }
};

KD_TEST(LinkedImage, QCoreApplication)

}  // namespace tst_linkedimage

#include "tst_linkedimage.moc"
