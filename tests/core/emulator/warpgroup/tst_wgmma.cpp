// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"
#include "wgmmacase.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <algorithm>
#include <cstring>

namespace tst_wgmma {

using namespace tensortest;

namespace {

constexpr std::uint32_t kThreads = 128;

const std::vector<WgmmaCase>& allCases()
{
    static const std::vector<WgmmaCase> all = wgmmaCases();
    return all;
}

struct Ran {
    std::vector<std::uint32_t> out;
    QString fault;
};

Ran ran(const WgmmaCase& one, const WgmmaData& data, const kd::emulator::MachineSettings& settings, std::uint32_t blocks = 1,
        std::uint64_t schedule = 0)
{
    kd::emulator::Machine machine(settings);
    machine.setSchedule(schedule);
    const auto image = machine.load(one.ptx(), "test");
    const std::size_t outBytes = std::size_t{kThreads} * static_cast<std::size_t>(one.wordsOfD()) * 4;
    const std::uint64_t values[] = {machine.memory().allocate(kSharedBytes), machine.memory().allocate(data.words.size() * 4),
                                    machine.memory().allocate(outBytes)};
    std::memcpy(reinterpret_cast<void*>(values[0]), data.shared.data(), kSharedBytes);
    std::memcpy(reinterpret_cast<void*>(values[1]), data.words.data(), data.words.size() * 4);
    kd::emulator::Launch launch{.grid = {blocks, 1, 1}, .block = {kThreads, 1, 1}, .dynamicShared = kSharedBytes};
    launch.parameters = std::as_bytes(std::span(values));
    const kd::emulator::LaunchReport report = machine.launch(*image->kernel("k"), launch, {});
    Ran result{std::vector<std::uint32_t>(outBytes / 4), {}};
    std::memcpy(result.out.data(), reinterpret_cast<const void*>(values[2]), outBytes);
    if (report.fault)
        result.fault = QString::fromStdString(report.fault->message.english());
    return result;
}

std::vector<std::uint32_t> unpacked(const QString& text)
{
    const QByteArray packed = QByteArray::fromBase64(text.toLatin1());
    // qUncompress wants the length in front, which it takes for a guess.
    const QByteArray bytes = qUncompress(QByteArray("\0\0\x40\0", 4) + packed);
    std::vector<std::uint32_t> words(static_cast<std::size_t>(bytes.size()) / 4);
    std::memcpy(words.data(), bytes.constData(), words.size() * 4);
    return words;
}

void write(const QString& name, const void* bytes, std::size_t count)
{
    QFile file(name);
    if (file.open(QIODevice::WriteOnly))
        file.write(static_cast<const char*>(bytes), static_cast<qsizetype>(count));
}

}  // namespace

/// wgmma: every type, shape and layout against the definition of the product.
class Wgmma : public QObject {
    Q_OBJECT

private slots:
    void products_data();
    void products();
    void asOnAGpu_data();
    void asOnAGpu();
    void sameEverywhere();
    void forAGpu();
};

void Wgmma::products_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < allCases().size(); ++i)
        QTest::newRow(allCases()[i].name.c_str()) << static_cast<int>(i);
}

void Wgmma::products()
{
    QFETCH(int, index);
    const WgmmaCase& one = allCases()[static_cast<std::size_t>(index)];
    const WgmmaData data(one);
    const Ran result = ran(one, data, {.threads = 1});
    QVERIFY2(result.fault.isEmpty(), qPrintable(result.fault));
    const QString wrong = data.difference(result.out);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void Wgmma::asOnAGpu_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<QJsonObject>("recorded");
    QFile file(QStringLiteral(KD_TEST_DATA "/emulator/wgmma-sm90.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray all = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue& each : all) {
        const std::string name = each["name"].toString().toStdString();
        const auto found = std::ranges::find(allCases(), name, &WgmmaCase::name);
        QVERIFY2(found != allCases().end(), name.c_str());
        QTest::newRow(name.c_str()) << static_cast<int>(found - allCases().begin()) << each.toObject();
    }
}

// The same words where sums are exact; else a GPU may keep fewer bits of them.
void Wgmma::asOnAGpu()
{
    QFETCH(int, index);
    QFETCH(QJsonObject, recorded);
    const WgmmaCase& one = allCases()[static_cast<std::size_t>(index)];
    const WgmmaData data(one);
    QCOMPARE(recorded["status"].toInt(-1), 0);
    if (one.isExact()) {
        const Ran result = ran(one, data, {.threads = 1});
        const auto view = QByteArray::fromRawData(reinterpret_cast<const char*>(result.out.data()),
                                                  static_cast<qsizetype>(result.out.size() * 4));
        const QString digest = QString::fromLatin1(QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().left(32));
        QCOMPARE(digest, recorded["digest"].toString());
        return;
    }
    const std::vector<std::uint32_t> words = unpacked(recorded["out"].toString());
    QCOMPARE(words.size(), std::size_t{kThreads} * static_cast<std::size_t>(one.wordsOfD()));
    const QString wrong = data.deviation(words);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

// On one thread and several, with AVX2 and without, in other orders of warps.
void Wgmma::sameEverywhere()
{
    for (std::size_t i = 0; i < allCases().size(); i += 5) {
        const WgmmaCase& one = allCases()[i];
        const WgmmaData data(one);
        const Ran first = ran(one, data, {.threads = 1});
        QVERIFY2(first.fault.isEmpty(), qPrintable(first.fault));
        QCOMPARE(ran(one, data, {.threads = 1, .forceGeneric = true}).out, first.out);
        QCOMPARE(ran(one, data, {.threads = 1}, 1, 7).out, first.out);
        if (i % 4 == 0)
            QCOMPARE(ran(one, data, {.threads = 3, .counters = true}, 6).out, first.out);
    }
}

// KD_WRITE_WGMMA=folder: what record.py of this folder runs on a GPU.
void Wgmma::forAGpu()
{
    const QString folder = qEnvironmentVariable("KD_WRITE_WGMMA");
    if (folder.isEmpty())
        QSKIP("KD_WRITE_WGMMA names no folder");
    QJsonArray names;
    for (const WgmmaCase& one : allCases()) {
        const QString base = QDir(folder).filePath(QString::number(names.size()));
        const WgmmaData data(one);
        const std::string ptx = one.ptx();
        write(base + ".ptx", ptx.data(), ptx.size());
        write(base + ".shared", data.shared.data(), data.shared.size() * 4);
        write(base + ".words", data.words.data(), data.words.size() * 4);
        names.append(QJsonObject{{"name", QString::fromStdString(one.name)}, {"words", one.wordsOfD()}, {"whole", one.isExact()}});
    }
    const QByteArray text = QJsonDocument(names).toJson();
    write(QDir(folder).filePath("cases.json"), text.data(), static_cast<std::size_t>(text.size()));
}

KD_TEST(Wgmma, kd::test::NoApplication)

}  // namespace tst_wgmma

#include "tst_wgmma.moc"
