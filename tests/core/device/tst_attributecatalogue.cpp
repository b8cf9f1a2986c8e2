// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/attributecatalogue.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cuda.h>

namespace tst_attributecatalogue {

using namespace kd;

namespace {

struct Enumerator {
    QString name;
    int value = 0;
    bool deprecated = false;
};

/// The enumerators of CUdevice_attribute as the installed header spells them.
QList<Enumerator> enumeratorsOfTheHeader()
{
    QFile header(QStringLiteral(KD_CUDA_INCLUDE "/cuda.h"));
    if (!header.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(header.readAll());
    const auto start = text.indexOf("typedef enum CUdevice_attribute_enum");
    const QString body = text.mid(start, text.indexOf("} CUdevice_attribute;", start) - start);
    static const QRegularExpression line(R"(CU_DEVICE_ATTRIBUTE_(\w+)\s*=\s*(\d+)\s*,?\s*(/\*\*<.*\*/)?)");
    QList<Enumerator> enumerators;
    for (auto it = line.globalMatch(body); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        enumerators.append({match.captured(1), match.captured(2).toInt(), match.captured(3).contains("Deprecated")});
    }
    return enumerators;
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

}  // namespace

class TestAttributeCatalogue : public QObject {
    Q_OBJECT

private slots:
    void holdsEveryEnumeratorOfTheHeader();
    void holdsNothingElse();
    void valuesAreWhatTheCompilerSees();
    void everyEntryReadsWell_data();
    void everyEntryReadsWell();
    void isFoundByName();
};

void TestAttributeCatalogue::holdsEveryEnumeratorOfTheHeader()
{
    const QList<Enumerator> enumerators = enumeratorsOfTheHeader();
    QVERIFY2(enumerators.size() >= 150, "the header was read");
    for (const Enumerator& enumerator : enumerators) {
        if (CUDA_VERSION > 13000 && enumerator.value > attributeCatalogue().back().value)
            continue;
        const AttributeInfo* info = findAttribute(enumerator.name.toStdString());
        QVERIFY2(info != nullptr, qPrintable(enumerator.name + " is missing"));
        QCOMPARE(info->value, enumerator.value);
        QVERIFY2(info->deprecated == enumerator.deprecated, qPrintable(enumerator.name + " is deprecated or not"));
    }
}

void TestAttributeCatalogue::holdsNothingElse()
{
    QSet<QString> names;
    for (const Enumerator& enumerator : enumeratorsOfTheHeader())
        names.insert(enumerator.name);
    QSet<QString> seen;
    for (const AttributeInfo& info : attributeCatalogue()) {
        QVERIFY2(names.contains(text(info.name)), info.name.data());
        QVERIFY2(!seen.contains(text(info.name)), info.name.data());
        seen.insert(text(info.name));
    }
}

void TestAttributeCatalogue::valuesAreWhatTheCompilerSees()
{
    QCOMPARE(findAttribute("WARP_SIZE")->value, static_cast<int>(CU_DEVICE_ATTRIBUTE_WARP_SIZE));
    QCOMPARE(findAttribute("CLUSTER_LAUNCH")->value, static_cast<int>(CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH));
    if (CUDA_VERSION == 13000)
        QCOMPARE(attributeCatalogue().back().value + 1, static_cast<int>(CU_DEVICE_ATTRIBUTE_MAX));
    int last = 0;
    for (const AttributeInfo& info : attributeCatalogue()) {
        QVERIFY2(info.value == last + 1 || (info.value == last && info.deprecated), info.name.data());
        last = info.value;
    }
}

void TestAttributeCatalogue::everyEntryReadsWell_data()
{
    QTest::addColumn<QString>("name");
    for (const AttributeInfo& info : attributeCatalogue())
        QTest::newRow(info.name.data()) << text(info.name);
}

void TestAttributeCatalogue::everyEntryReadsWell()
{
    QFETCH(QString, name);
    const AttributeInfo& info = *findAttribute(name.toStdString());
    QVERIFY(unitName(info.unit).empty() == (info.unit == AttributeUnit::Number));
    QVERIFY(!info.title.empty() && info.title.text().size() <= 48);
    QVERIFY(text(info.title.text()).at(0).isUpper() || text(info.title.text()).at(0).isDigit());
    QVERIFY(!info.title.text().ends_with('.'));
    QVERIFY(info.description.text().size() >= 30 && info.description.text().ends_with('.'));
    QVERIFY2(info.description.text().find(". ") == std::string_view::npos, "one sentence");
    if ((info.unit == AttributeUnit::Boolean || info.unit == AttributeUnit::Switch) && !info.deprecated)
        QVERIFY2(info.description.text().starts_with("Whether "), info.description.text().data());
}

void TestAttributeCatalogue::isFoundByName()
{
    QCOMPARE(findAttribute("L2_CACHE_SIZE")->unit, AttributeUnit::Bytes);
    QCOMPARE(unitName(AttributeUnit::Bytes).text(), std::string_view("bytes"));
    QVERIFY(findAttribute("CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE") == nullptr);
    QVERIFY(findAttribute("") == nullptr);
}

KD_TEST(TestAttributeCatalogue, kd::test::NoApplication)

}  // namespace tst_attributecatalogue

#include "tst_attributecatalogue.moc"
