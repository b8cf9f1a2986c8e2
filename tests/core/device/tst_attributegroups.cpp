// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/attributecatalogue.h"
#include "core/device/attributegroups.h"
#include "core/device/peakrates.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_attributegroups {

using namespace kd;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// What the installed header says between the braces of cudaDeviceProp.
QString propertiesOfTheHeader()
{
    QFile header(QStringLiteral(KD_CUDA_INCLUDE "/driver_types.h"));
    if (!header.open(QIODevice::ReadOnly))
        return {};
    const QString all = QString::fromUtf8(header.readAll());
    const auto start = all.indexOf("struct __device_builtin__ cudaDeviceProp");
    return all.mid(start, all.indexOf("};", start) - start);
}

}  // namespace

class TestAttributeGroups : public QObject {
    Q_OBJECT

private slots:
    void holdEveryPresentAttributeOnce()
    {
        QSet<QString> seen;
        for (const AttributeGroup& group : attributeGroups())
            for (const AttributePresentation& place : group.places) {
                QVERIFY2(!seen.contains(text(place.name)), place.name.data());
                seen.insert(text(place.name));
            }
        for (const std::string_view fact : {kFactName, kFactMemory, kFactUuid, kFactPciAddress, kFactCapability, kFactBandwidth,
                                            kFactBandwidthMeasured, kFactSingle, kFactSingleMeasured})
            QVERIFY2(seen.remove(text(fact)), fact.data());
        for (const AttributeInfo& info : attributeCatalogue())
            if (!info.deprecated)
                QVERIFY2(seen.remove(text(info.name)), info.name.data());
        QVERIFY2(seen.isEmpty(), qPrintable(seen.values().join(u' ')));
    }

    void briefsFitTheirColumn()
    {
        for (const AttributeGroup& group : attributeGroups())
            for (const AttributePresentation& place : group.places) {
                QVERIFY2(!place.brief.empty() && text(place.brief.text()).size() <= static_cast<qsizetype>(kMaxBrief), place.name.data());
                QVERIFY2(!place.brief.text().ends_with('.'), place.name.data());
            }
        // What is looked for first stands first.
        QVERIFY(!attributeGroups().front().isFurther && attributeGroups().back().isFurther);
        QCOMPARE(attributeGroups().front().places.front().name, kFactCapability);
    }

    void propertiesAreThoseOfTheHeader()
    {
        const QString properties = propertiesOfTheHeader();
        if (properties.isEmpty())
            QSKIP("driver_types.h is not among the headers");
        for (const AttributeGroup& group : attributeGroups())
            for (const AttributePresentation& place : group.places)
                for (const QString& property : text(place.property).split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
                    const QRegularExpression member(QStringLiteral("\\b%1\\s*(\\[\\d+\\])?;").arg(property.section(u'[', 0, 0)));
                    QVERIFY2(properties.contains(member), qPrintable(property));
                }
    }

    void ratesAreCalculated()
    {
        DeviceInfo h200{.computeCapability = {9, 0}};
        QVERIFY(!calculatedBandwidth(h200) && !calculatedSingle(h200));
        h200.attributes = {{"MEMORY_CLOCK_RATE", 3'201'000},
                           {"GLOBAL_MEMORY_BUS_WIDTH", 6144},
                           {"CLOCK_RATE", 1'980'000},
                           {"MULTIPROCESSOR_COUNT", 132}};
        QCOMPARE(calculatedBandwidth(h200), std::optional<std::int64_t>(4'916'736'000'000));
        QCOMPARE(calculatedSingle(h200), std::optional<std::int64_t>(66'908'160'000'000));
        h200.attributes["MEMORY_CLOCK_RATE"] = std::int64_t{1} << 40;
        QVERIFY2(!calculatedBandwidth(h200), "what cannot be is not multiplied");
        h200.computeCapability = {3, 5};
        QVERIFY(!calculatedSingle(h200));
        QCOMPARE(fp32LanesPerSm({7, 5}), 64u);
        QCOMPARE(fp32LanesPerSm({8, 9}), 128u);
    }
};

KD_TEST(TestAttributeGroups, kd::test::NoApplication)

}  // namespace tst_attributegroups

#include "tst_attributegroups.moc"
