// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/device/architecture.h"
#include "core/device/attributecatalogue.h"
#include "core/device/devicepresets.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace kd;  // in no namespace of its own: moc loses its way in the braces of the texts below

namespace {

std::string shipped()
{
    QFile file(QStringLiteral(KD_SOURCE_FOLDER "/resources/devices/presets.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A file of one preset whose `values` and other parts can be broken.
std::string oneWith(const std::string& values, const std::string& capability = "8.9",
                    const std::string& source = R"("date": "2025-01-02")")
{
    return R"({"format": "kerneldesk-presets", "version": 1, "date": "2026-11-22", "sources": {"s": {"title": "T", "url": "https://a.b/", )" +
        source + R"(}}, "presets": [{"id": "a", "name": "A", "computeCapability": ")" + capability +
        R"(", "facts": [{"source": "s", "values": {)" + values + "}}]}]}";
}

constexpr const char* kGood = R"("MULTIPROCESSOR_COUNT": 10, "totalMemory": 8589934592)";

bool isDay(const std::string& text)
{
    static const QRegularExpression day(QStringLiteral(R"(^20\d\d-\d\d(-\d\d)?$)"));
    return day.match(QString::fromStdString(text)).hasMatch();
}

}  // namespace

class TestDevicePresets : public QObject {
    Q_OBJECT

private slots:
    void everyShippedNumberHasASource();
    void shippedGpusArePlausible();
    void architectureIsDerived();
    void refusesWhatItCannotTrust_data();
    void refusesWhatItCannotTrust();
};

void TestDevicePresets::everyShippedNumberHasASource()
{
    const DevicePresets presets = readDevicePresets(shipped());
    QVERIFY(presets.presets.size() >= 12);
    QVERIFY(isDay(presets.date));
    for (const auto& [key, source] : presets.sources) {
        const QString url = QString::fromStdString(source.url);
        QVERIFY2(url.startsWith(QLatin1String("https://")) || QFile::exists(QStringLiteral(KD_SOURCE_FOLDER "/") + url),
                 key.c_str());
        QVERIFY2(isDay(source.date.empty() ? source.read : source.date), key.c_str());
    }
    for (const DevicePreset& preset : presets.presets) {
        QVERIFY(isPreset(preset.info.id));
        for (const auto& [name, value] : preset.info.attributes) {
            QVERIFY2(presets.sourceOf(preset.info.id.name, name) != nullptr, (preset.info.name + name).c_str());
            QVERIFY2(findAttribute(name) != nullptr && !findAttribute(name)->deprecated, name.c_str());
        }
        QVERIFY(presets.sourceOf(preset.info.id.name, std::string(DevicePresets::kTotalMemory)) != nullptr);
    }
    QVERIFY(presets.sourceOf("cuda:0", "WARP_SIZE") == nullptr);
    QVERIFY(presets.sourceOf(presets.presets.front().info.id.name, "ECC_ENABLED") == nullptr);
}

void TestDevicePresets::shippedGpusArePlausible()
{
    QSet<QString> names;
    for (const DevicePreset& preset : readDevicePresets(shipped()).presets) {
        const DeviceInfo& info = preset.info;
        QVERIFY2(!names.contains(QString::fromStdString(info.name)), info.name.c_str());
        names << QString::fromStdString(info.name);
        QVERIFY(findArchitecture(info.computeCapability) != nullptr);
        // What NVRTC 13 compiles for.
        QVERIFY2((info.computeCapability >= ComputeCapability{7, 5}), info.name.c_str());
        const auto value = [&](const char* name) { return info.attributes.contains(name) ? info.attributes.at(name) : 0; };
        const double gigabytes = 2.0 * static_cast<double>(value("MEMORY_CLOCK_RATE")) * 1e3
            * static_cast<double>(value("GLOBAL_MEMORY_BUS_WIDTH")) / 8 / 1e9;
        QVERIFY2(gigabytes == 0 || (gigabytes > 100 && gigabytes < 10'000), info.name.c_str());
        // Threads that the whole GPU holds: a unit that is off by 1000 shows here.
        QVERIFY2(value("MULTIPROCESSOR_COUNT") * value("MAX_THREADS_PER_MULTIPROCESSOR") >= 16 * 1024, info.name.c_str());
    }
}

void TestDevicePresets::architectureIsDerived()
{
    const DevicePresets presets = readDevicePresets(oneWith(kGood));
    const DeviceInfo& info = presets.presets.front().info;
    const ArchitectureLimits& ada = architectureLimits({8, 9});
    QCOMPARE(info.attributes.at("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"), std::int64_t{ada.sharedPerBlockOptin});
    QCOMPARE(info.attributes.at("MAX_THREADS_PER_MULTIPROCESSOR"), std::int64_t{1536});
    QCOMPARE(info.attributes.at("CLUSTER_LAUNCH"), std::int64_t{0});
    QCOMPARE(info.totalMemory.value, std::uint64_t{8'589'934'592});
    QCOMPARE(presets.sourceOf("preset:a", "WARP_SIZE"), &presets.sources.at("architecture"));
}

void TestDevicePresets::refusesWhatItCannotTrust_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* name, const std::string& text, const char* sentence) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(sentence);
    };
    const std::string good = oneWith(kGood);
    row("empty", "", "presets");
    row("cut", good.substr(0, good.size() / 2), "presets");
    row("another format", R"({"format": "x", "version": 1})", "not of format");
    row("newer version", R"({"format": "kerneldesk-presets", "version": 2})", "not of format");
    row("too long", std::string(2u << 20, ' ') + good, "presets");
    row("no memory", oneWith(R"("MULTIPROCESSOR_COUNT": 10)"), "memory are missing");
    row("unknown attribute", oneWith(std::string(kGood) + R"(, "COLOUR": 1)"), "COLOUR");
    row("architecture's number", oneWith(std::string(kGood) + R"(, "WARP_SIZE": 32)"), "WARP_SIZE");
    row("unit off by 1000", oneWith(std::string(kGood) + R"(, "CLOCK_RATE": 1980)"), "CLOCK_RATE of 1980");
    row("negative", oneWith(std::string(kGood) + R"(, "L2_CACHE_SIZE": -1)"), "L2_CACHE_SIZE");
    row("a fraction", oneWith(std::string(kGood) + R"(, "L2_CACHE_SIZE": 1.5)"), "no whole number");
    row("unknown architecture", oneWith(kGood, "4.2"), "4.2");
    row("source without day", oneWith(kGood, "8.9", R"("note": "x")"), "either a date");
    row("missing source", QByteArray::fromStdString(good).replace("\"source\": \"s\"", "\"source\": \"t\"").toStdString(),
        "no source");
    row("twice", QByteArray::fromStdString(good).replace("\"presets\": [", "\"presets\": [" + QByteArray::fromStdString(good).mid(
            QByteArray::fromStdString(good).indexOf("{\"id\"")).chopped(2) + ",").toStdString(), "there twice");
}

void TestDevicePresets::refusesWhatItCannotTrust()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, sentence);
    try {
        readDevicePresets(text.toStdString());
        QFAIL("was read");
    } catch (const RuntimeError& error) {
        QVERIFY2(QByteArray(error.what()).contains(sentence), error.what());
    }
}

KD_TEST(TestDevicePresets, QCoreApplication)

#include "tst_devicepresets.moc"
