// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/arrayfile.h"
#include "core/session/data/imagefile.h"
#include "tests/core/session/recordedfiles.h"
#include "tests/fuzzsettings.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <random>

#include <sys/resource.h>

namespace tst_filefuzz {

using namespace kd;
using Bytes = std::vector<std::byte>;
using Read = std::function<void(const Bytes& file)>;

namespace {

constexpr int kFormats = 6;
#ifdef __SANITIZE_ADDRESS__
constexpr long kMaxKibibytes = 512 << 10;  ///< what was freed is held back by the sanitizer, up to 256 MiB
#else
constexpr long kMaxKibibytes = 256 << 10;
#endif

/// Flips, cuts off, repeats and overwrites bytes with numbers that lengths like to be.
Bytes mutated(const Bytes& file, std::mt19937& random)
{
    constexpr std::array<unsigned, 6> kNumbers{0, 1, 0x7f, 0x80, 0xff, 0xfe};
    Bytes bytes = file;
    for (auto edits = 1 + random() % 5; edits > 0 && !bytes.empty(); --edits) {
        const std::size_t at = random() % bytes.size();
        switch (random() % 6) {
        case 0: bytes.resize(at); break;
        case 1: bytes.insert(bytes.end(), file.begin(), file.begin() + static_cast<std::ptrdiff_t>(at % file.size())); break;
        case 2:
            for (std::size_t i = at; i < std::min(at + 4, bytes.size()); ++i)
                bytes[i] = static_cast<std::byte>(kNumbers[random() % kNumbers.size()]);
            break;
        default: bytes[at] = static_cast<std::byte>(random()); break;
        }
    }
    return bytes;
}

long peakKibibytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

}  // namespace

class FileFuzzTest : public QObject {
    Q_OBJECT
private slots:
    void damagedFilesEndInASentence_data();
    void damagedFilesEndInASentence();
};

void FileFuzzTest::damagedFilesEndInASentence_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<Read>("read");
    constexpr std::uint64_t kMany = 1u << 20;
    QTest::newRow("npy") << QStringList{"float64.npy", "fortran.npy", "version2.npy"}
                         << Read([](const Bytes& file) { parseNpy(file, "f"); });
    QTest::newRow("npz") << QStringList{"two.npz", "one.npz"} << Read([](const Bytes& file) {
        for (const ArrayEntry& entry : listNpz(file, "f"))
            parseNpz(file, entry.name, kMany, "f");
    });
    QTest::newRow("safetensors") << QStringList{"three.safetensors"} << Read([](const Bytes& file) {
        for (const ArrayEntry& entry : listSafetensors(file, "f"))
            parseSafetensors(file, entry.name, "f");
    });
    QTest::newRow("png") << QStringList{"rgb.png", "palette.png", "grey16.png"}
                         << Read([](const Bytes& file) { parseImage(file, 0, "f"); });
    QTest::newRow("jpeg") << QStringList{"rgb.jpg", "progressive.jpg", "grey.jpg"}
                          << Read([](const Bytes& file) { parseImage(file, 0, "f"); });
    QTest::newRow("csv") << QStringList{"float64.npy"} << Read([](const Bytes&) {
        static std::mt19937 random(9);
        static const std::string text = "# a, b\nx;y\n1, 2.5, -3e8\n0x10;nan;inf\n\n18446744073709551615 -1\n";
        const auto bytes = std::as_bytes(std::span(text));
        const Bytes file = mutated({bytes.begin(), bytes.end()}, random);
        parseCsv({reinterpret_cast<const char*>(file.data()), file.size()}, "f");
    });
}

void FileFuzzTest::damagedFilesEndInASentence()
{
    QFETCH(QStringList, files);
    QFETCH(Read, read);
    std::vector<Bytes> whole;
    for (const QString& file : files)
        whole.push_back(recordedFile(qPrintable(file)));
    FuzzSettings settings{.cases = 20'000};
    settings.duration = (settings.duration + std::chrono::seconds(kFormats - 1)) / kFormats;  // the test's time, over its rows
    std::mt19937 random(static_cast<std::mt19937::result_type>(settings.seed));
    const long before = peakKibibytes();
    std::uint64_t refused = 0;
    const std::uint64_t count = repeat(settings, [&] {
        try {
            read(mutated(whole[random() % whole.size()], random));
        } catch (const RuntimeError& error) {
            ++refused;
            QVERIFY(!error.info().text.empty());
        }
    });
    QVERIFY(refused > count / 20);
    QVERIFY2(peakKibibytes() - before < kMaxKibibytes, qPrintable(QString::number(peakKibibytes() - before)));
}

KD_TEST(FileFuzzTest, kd::test::NoApplication)

}  // namespace tst_filefuzz

#include "tst_filefuzz.moc"
