// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of elements over a fetch that the test answers itself, their texts, and their way to clipboard and files.
#include "core/session/data/elementfile.h"
#include "ui/results/elementexport.h"
#include "ui/results/elementpagecache.h"
#include "ui/results/elementtext.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QPromise>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <vector>

namespace tst_elements {

using namespace kd;

namespace {

constexpr quint64 kPerPage = ElementPageCache::kPageBytes / sizeof(float);

/// Element i of its float output is i.
struct Source {
    struct Request {
        quint64 offset = 0, length = 0;
        std::shared_ptr<QPromise<QByteArray>> promise;
    };

    ElementPageCache::Fetch fetch()
    {
        return [this](const QString&, quint64 offset, quint64 length) {
            auto promise = std::make_shared<QPromise<QByteArray>>();
            promise->start();
            requests.push_back({offset, length, promise});
            return promise->future();
        };
    }
    static QByteArray bytes(quint64 offset, quint64 length)
    {
        QByteArray bytes(static_cast<qsizetype>(length), '\0');
        for (quint64 i = 0; i < length / sizeof(float); ++i) {
            const auto value = static_cast<float>(offset / sizeof(float) + i);
            std::memcpy(bytes.data() + i * sizeof(float), &value, sizeof(float));
        }
        return bytes;
    }
    void answer(std::size_t i) const
    {
        requests[i].promise->addResult(bytes(requests[i].offset, requests[i].length));
        requests[i].promise->finish();
    }

    std::vector<Request> requests;
};

OutputSummary floats(quint64 count)
{
    return {.name = "y", .type = ElementType::Float32, .count = count, .blob = "output:1"};
}

float valueAt(const std::byte* bytes)
{
    float value = std::numeric_limits<float>::quiet_NaN();
    if (bytes != nullptr)
        std::memcpy(&value, bytes, sizeof(value));
    return value;
}

template <typename T> QString textOf(ElementType type, T value, ElementFormat format = ElementFormat::Shortest)
{
    return elementText(type, reinterpret_cast<const std::byte*>(&value), format);
}

}  // namespace

class TestElements : public QObject {
    Q_OBJECT
private slots:
    void writesElements()
    {
        QCOMPARE(textOf(ElementType::Float32, 0.1f), QStringLiteral("0.1"));
        QCOMPARE(textOf(ElementType::Float64, 0.1), QStringLiteral("0.1"));
        QCOMPARE(textOf(ElementType::Float32, -0.25f, ElementFormat::Fixed), QStringLiteral("-0.2500"));
        QCOMPARE(textOf(ElementType::Float32, 1234.5f, ElementFormat::Scientific), QStringLiteral("1.234500e+03"));
        QCOMPARE(textOf(ElementType::Float32, 1.0f, ElementFormat::Hexadecimal), QStringLiteral("0x3f800000"));
        QCOMPARE(textOf(ElementType::Float32, -std::numeric_limits<float>::infinity()), QStringLiteral("-inf"));
        QCOMPARE(textOf(ElementType::Float64, std::nan("")), QStringLiteral("nan"));
        QCOMPARE(textOf(ElementType::Float16, std::uint16_t{0x3c00}), QStringLiteral("1"));
        QCOMPARE(textOf(ElementType::BFloat16, std::uint16_t{0x3fc0}), QStringLiteral("1.5"));
        QCOMPARE(textOf(ElementType::Int8, std::int8_t{-128}), QStringLiteral("-128"));
        QCOMPARE(textOf(ElementType::UInt64, ~std::uint64_t{0}), QStringLiteral("18446744073709551615"));
        QCOMPARE(textOf(ElementType::UInt64, ~std::uint64_t{0}, ElementFormat::Hexadecimal), QStringLiteral("0xffffffffffffffff"));
        QCOMPARE(textOf(ElementType::Bool, std::uint8_t{2}), QStringLiteral("true"));
        QCOMPARE(textOf(ElementType::Float64, 1.7e308, ElementFormat::Fixed).size(), 314);
        const float inf = std::numeric_limits<float>::infinity();
        QVERIFY(isNotFinite(ElementType::Float32, reinterpret_cast<const std::byte*>(&inf)));
        QVERIFY(!isNotFinite(ElementType::Int32, reinterpret_cast<const std::byte*>(&inf)));
    }

    void fetchesThePageThatIsAskedFor()
    {
        Source source;
        ElementPageCache pages(source.fetch());
        pages.setOutput(floats(3 * kPerPage + 7));
        QSignalSpy arrived(&pages, &ElementPageCache::arrived);
        QVERIFY(pages.element(kPerPage + 5) == nullptr);
        QVERIFY(pages.element(kPerPage + 6) == nullptr);  // of the same page: asked for once
        QCOMPARE(source.requests.size(), std::size_t{1});
        QCOMPARE(source.requests[0].offset, ElementPageCache::kPageBytes);
        source.answer(0);
        QTRY_COMPARE(arrived.size(), 1);
        QCOMPARE(arrived[0][0].toULongLong(), kPerPage);
        QCOMPARE(arrived[0][1].toULongLong(), 2 * kPerPage - 1);
        QCOMPARE(valueAt(pages.element(kPerPage + 5)), static_cast<float>(kPerPage + 5));
        QVERIFY(pages.element(3 * kPerPage + 6) == nullptr);
        QCOMPARE(source.requests[1].length, quint64{7 * sizeof(float)});  // the last page is shorter
        QVERIFY(pages.element(3 * kPerPage + 7) == nullptr);              // there is none
        QCOMPARE(source.requests.size(), std::size_t{2});
    }

    // 100 million elements, looked at everywhere: a few MiB.
    void keepsFewPages()
    {
        constexpr quint64 kCount = 100'000'000;
        Source source;
        ElementPageCache pages(source.fetch());
        pages.setOutput(floats(kCount));
        QSignalSpy arrived(&pages, &ElementPageCache::arrived);
        for (quint64 i = 0; i < 200; ++i) {
            const quint64 index = i * (kCount / 200);
            pages.element(index);
            source.answer(source.requests.size() - 1);
            QTRY_COMPARE(arrived.size(), static_cast<qsizetype>(i) + 1);
            QCOMPARE(valueAt(pages.known(index)), static_cast<float>(index));
        }
        QCOMPARE(pages.pageCount(), ElementPageCache::kKeptPages);
        QVERIFY(pages.known(0) == nullptr);
    }

    // Whoever scrolls through many pages waits for the last ones, not for all.
    void newestWishesWin()
    {
        Source source;
        ElementPageCache pages(source.fetch());
        pages.setOutput(floats(1000 * kPerPage));
        for (quint64 page = 0; page < 100; ++page)
            pages.element(page * kPerPage);
        QCOMPARE(source.requests.size(), ElementPageCache::kAsking);
        source.answer(0);
        QTRY_COMPARE(source.requests.size(), ElementPageCache::kAsking + 1);
        QCOMPARE(source.requests.back().offset, 99 * ElementPageCache::kPageBytes);
        for (std::size_t i = 1; i < source.requests.size() && i < 200; ++i) {
            source.answer(i);
            QCoreApplication::processEvents();
        }
        QCOMPARE(source.requests.size(), ElementPageCache::kAsking + ElementPageCache::kWishes);
    }

    void anotherOutputCancelsWhatIsOnItsWay()
    {
        Source source;
        ElementPageCache pages(source.fetch());
        pages.setOutput(floats(10 * kPerPage));
        pages.element(0);
        QSignalSpy arrived(&pages, &ElementPageCache::arrived);
        pages.setOutput(floats(10 * kPerPage));  // the same, as after a run got a label
        QVERIFY(!source.requests[0].promise->isCanceled());
        OutputSummary other = floats(7);
        other.blob = "output:2";
        pages.setOutput(other);
        QVERIFY(source.requests[0].promise->isCanceled());
        pages.element(3);
        source.answer(1);
        QTRY_COMPARE(arrived.size(), 1);
        QCOMPARE(valueAt(pages.element(3)), 3.0f);
        QCOMPARE(pages.pageCount(), std::size_t{1});
    }

    void endsItsRequestsWithItself()
    {
        Source source;
        auto pages = std::make_unique<ElementPageCache>(source.fetch());
        pages->setOutput(floats(10 * kPerPage));
        pages->element(0);
        pages.reset();
        QVERIFY(source.requests[0].promise->isCanceled());
        source.requests[0].promise->finish();
        QCoreApplication::processEvents();
    }

    void saysOnceThatTheOutputIsGone()
    {
        Source source;
        ElementPageCache pages(source.fetch());
        pages.setOutput(floats(10 * kPerPage));
        QSignalSpy failed(&pages, &ElementPageCache::failed);
        for (quint64 page = 0; page < 3; ++page)
            pages.element(page * kPerPage);
        for (std::size_t i = 0; i < 3; ++i) {
            source.requests[i].promise->setException(std::make_exception_ptr(std::runtime_error("gone")));
            source.requests[i].promise->finish();
        }
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(pages.failure().contains(QStringLiteral("run again")));
        pages.element(5 * kPerPage);
        QCOMPARE(source.requests.size(), std::size_t{3});
        pages.setOutput(floats(7));
        QVERIFY(pages.failure().isEmpty());
    }

    void refusesOtherLengths()
    {
        Source source;
        ElementPageCache pages(source.fetch());
        pages.setOutput(floats(100));
        pages.element(0);
        source.requests[0].promise->addResult(QByteArray(8, '\0'));
        source.requests[0].promise->finish();
        QTRY_VERIFY(!pages.failure().isEmpty());
        QVERIFY(pages.known(1) == nullptr);
    }

    void copiesCells()
    {
        Source source;
        ElementExport exporter(source.fetch());
        QSignalSpy copied(&exporter, &ElementExport::copied);
        QSignalSpy failed(&exporter, &ElementExport::failed);
        exporter.copy(floats(1000), {.firstRow = 99, .lastRow = 100, .firstColumn = 1, .lastColumn = 2, .width = 10},
                      ElementFormat::Shortest);
        source.answer(0);
        QTRY_COMPARE(copied.size(), 1);
        QCOMPARE(copied[0][0].toString(), QStringLiteral("991\t992\n\t\n"));
        exporter.copy(floats(100'000'000), {.lastRow = 99'999'999}, ElementFormat::Shortest);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(source.requests.size(), std::size_t{1});
    }

    void onlyTheNewestCopyCounts()
    {
        Source source;
        ElementExport exporter(source.fetch());
        QSignalSpy copied(&exporter, &ElementExport::copied);
        exporter.copy(floats(1000), {.lastRow = 0}, ElementFormat::Shortest);
        exporter.copy(floats(1000), {.firstRow = 5, .lastRow = 5}, ElementFormat::Shortest);
        QVERIFY(source.requests[0].promise->isCanceled());
        source.answer(1);
        QTRY_COMPARE(copied.size(), 1);
        QCOMPARE(copied[0][0].toString(), QStringLiteral("5\n"));
    }

    void savesOutputs_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* const name : {"y.npy", "y.csv", "y.bin"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void savesOutputs()
    {
        QFETCH(QString, name);
        QTemporaryDir folder;
        Source source;
        ElementExport exporter(source.fetch());
        QSignalSpy saved(&exporter, &ElementExport::saved);
        exporter.save(floats(1000), {1000}, folder.filePath(name));
        source.answer(0);
        QTRY_COMPARE(saved.size(), 1);
        const std::vector<std::byte> bytes =
            loadElements({.kind = Recipe::Kind::File, .path = name.toStdString()}, folder.path().toStdString(),
                         {.type = ElementType::Float32, .count = 1000});
        QCOMPARE(bytes.size(), std::size_t{4000});
        QCOMPARE(valueAt(bytes.data() + 4 * 999), 999.0f);
    }

    void saysWhyItCannotSave()
    {
        Source source;
        ElementExport exporter(source.fetch());
        QSignalSpy failed(&exporter, &ElementExport::failed);
        exporter.save(floats(10), {10}, QStringLiteral("/nowhere/y.npy"));
        source.answer(0);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY2(failed[0][0].toString().contains(QStringLiteral("/nowhere/y.npy")), qPrintable(failed[0][0].toString()));
        exporter.save(floats(quint64{1} << 38), {std::uint64_t{1} << 38}, QStringLiteral("y.npy"));
        QCOMPARE(failed.size(), 2);
        QCOMPARE(source.requests.size(), std::size_t{1});
    }
};

KD_TEST(TestElements, QCoreApplication)

}  // namespace tst_elements

#include "tst_elements.moc"
