// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/chartpicture.h"
#include "ui/print/printfonts.h"
#include "ui/print/reportpaper.h"

#include "tests/core/report/samplereport.h"
#include "tests/program/testprogram.h"

#include <QGuiApplication>
#include <QFontInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

namespace tst_print {

using namespace kd;

namespace {

QString textOf(const QByteArray& pdf)
{
    return QString::fromLatin1(pdf);
}

qsizetype pagesOf(const QByteArray& pdf)
{
    return textOf(pdf).count(QRegularExpression("/Type */Page\\b"));
}

qsizetype pixelsOf(const QImage& image, QRgb color)
{
    qsizetype count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == color ? 1 : 0;
    return count;
}

}  // namespace

/// Reports on paper and as pictures. What they look like is looked at; here is what can be counted.
class PrintTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { loadPrintFonts(); }

    void theShippedFacesAreUsed()
    {
        QCOMPARE(QFontInfo(textFont(12)).family(), QStringLiteral("Inter"));
        QCOMPARE(QFontInfo(monoFont(12)).family(), QStringLiteral("JetBrains Mono NL"));
    }

    void paperIsA4WithItsFontsAndData()
    {
        const QByteArray pdf = reportPaper(sampleReport());
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pagesOf(pdf) >= 2);
        const QString text = textOf(pdf);
        QVERIFY(text.contains(QRegularExpression("/MediaBox *\\[ *0 +0 +59[45][.\\d]* +84[12][.\\d]* *\\]")));
        QVERIFY(text.contains("/FontFile"));
        QVERIFY(text.contains("Inter-Regular"));
        QVERIFY(text.contains("JetBrainsMonoNL-Regular"));
        QVERIFY(text.contains("/EmbeddedFiles"));
    }

    void everyReportIsDrawn_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("bare") << 0;
        QTest::newRow("hostile") << 1;
        QTest::newRow("impossible") << 2;
        QTest::newRow("modelled") << 3;
        QTest::newRow("edited") << 4;
        QTest::newRow("calculated") << 5;
    }
    void everyReportIsDrawn()
    {
        QFETCH(int, which);
        Report report = which == 0 ? Report{.title = "k"}
            : which == 1           ? hostileReport()
            : which == 4           ? editedReport()
            : which == 5           ? calculatedReport()
                                   : sampleReport();
        if (which == 2)
            report.input.dynamicShared = 300000;
        if (which == 3)
            report.timing = TimingOutcome{.run = *report.run, .modelled = true, .instructions = {{"globalLoads", 123456}}};
        report.occupancy = occupancyOf(report.input);
        report.curves = occupancyCurves(report.input);
        const QByteArray pdf = reportPaper(report);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pagesOf(pdf) >= 1 && pagesOf(pdf) < 6);
    }

    void longTablesGoOn()
    {
        Report report = sampleReport();
        const qsizetype before = pagesOf(reportPaper(report));
        for (int i = 0; i < 100; ++i)
            report.matrix.push_back(report.matrix[0]);
        QVERIFY(pagesOf(reportPaper(report)) > before);
    }

    void theSourceIsListed()
    {
        Report report = editedReport();
        const qsizetype before = pagesOf(reportPaper(report));
        for (int i = 0; i < 200; ++i)
            report.source += "    float v = in[i];  // one more line\n";
        QVERIFY(pagesOf(reportPaper(report)) >= before + 2);
        report.source = std::string(1 << 20, 'x');  // one line
        QVERIFY(pagesOf(reportPaper(report)) < before + 3);
        report.source.clear();
        for (int i = 0; i < 20000; ++i)
            report.source += "x;\n";
        QVERIFY2(pagesOf(reportPaper(report)) < 80, "a limit");
    }

    void picturesAreTwiceTheSize()
    {
        const ReportChart sheet = reportSheet(sampleReport());
        const QImage image = QImage::fromData(chartPicture(sheet), "PNG");
        QCOMPARE(image.size(), (QSizeF(sheet.width, sheet.height) * 2).toSize());
        QCOMPARE(image.pixel(0, 0), qRgb(255, 255, 255));
        QVERIFY(pixelsOf(image, qRgb(0, 0x72, 0xb2)) > 1000);
        QVERIFY(pixelsOf(image, qRgb(0xc9, 0x6a, 0)) > 100);
    }
};

KD_TEST(PrintTest, QGuiApplication)

}  // namespace tst_print

#include "tst_print.moc"
