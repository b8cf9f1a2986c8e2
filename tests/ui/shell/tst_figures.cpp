// SPDX-License-Identifier: GPL-3.0-or-later
#include "shellbench.h"
#include "tests/program/testprogram.h"
#include "tests/ui/pictures.h"
#include "ui/common/figure.h"
#include "ui/shell/help/figurenote.h"
#include "ui/shell/help/figuretexts.h"
#include "ui/shell/help/whatisthis.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/statusfield.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tst_figures {

namespace {

using namespace kd;

/// Names of figures that the sources of the views give, and those that the texts explain.
QSet<QString> namesIn(const QString& folder, const QString& nameFilter, const QString& pattern)
{
    const QRegularExpression figure(pattern, QRegularExpression::MultilineOption);
    QSet<QString> names;
    QDirIterator sources(folder, {nameFilter}, QDir::Files, QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (auto it = figure.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext();)
            names << it.next().captured(1);
    }
    return names;
}

}  // namespace

class TestFigures : public QObject {
    Q_OBJECT

    OwnSettings m_settings;

    static QList<QWidget*> figuresOf(QWidget& root)
    {
        QList<QWidget*> found;
        for (QWidget* const each : root.findChildren<QWidget*>())
            if (each->inherits("kd::StatusField") || each->inherits("kd::Meter") || each->inherits("kd::GaugeCard") ||
                each->inherits("kd::TileNumber") || each->inherits("kd::OccupancyHeader") || each->inherits("kd::WavesStrip") ||
                each->inherits("kd::WavesSummary") || each->inherits("kd::ReceiptRow"))
                found << each;
        return found;
    }

private slots:
    void everyFigureOfEveryPerspectiveIsExplained()
    {
        FullBench bench;
        QStringList seen;
        for (const Perspective perspective : kPerspectives) {
            bench.window.setPerspective(perspective);
            bench.window.page().makePanels();
            for (QWidget* const each : figuresOf(bench.window)) {
                const std::optional<FigureText> text = figureText(figureOf(*each));
                QVERIFY2(text.has_value(), each->metaObject()->className());
                QVERIFY(!text->title.isEmpty() && !text->what.isEmpty() && !text->how.isEmpty() && !text->good.isEmpty());
                seen << figureOf(*each);
            }
            for (QWidget* const each : bench.window.findChildren<QWidget*>())
                for (const QString& column : columnFiguresOf(*each))
                    QVERIFY2(column.isEmpty() || figureText(column).has_value(), qPrintable(column));
        }
        for (const char* const name : {"occupancy", "use", "utilisation", "differ", "waves", "receipt", "registers"})
            QVERIFY2(seen.contains(QLatin1String(name)), name);
        QVERIFY(!figureText(QStringLiteral("nothing")).has_value());
    }

    void namesAndTextsAgree()
    {
        const QString kUi = QStringLiteral(KD_SOURCE_FOLDER "/ui");
        const QSet<QString> texts =
            namesIn(kUi + "/shell/help", QStringLiteral("figuretexts.cpp"), QStringLiteral("^    \\{\"([a-z-]+)\",$"));
        QVERIFY(texts.size() > 40);
        const QSet<QString> named = namesIn(kUi, QStringLiteral("*.cpp"), QStringLiteral("[\",]([a-z-]+)(?=[\",])"));
        for (const QString& each : texts)
            QVERIFY2(named.contains(each), qPrintable(each));
        const QSet<QString> given =
            namesIn(kUi, QStringLiteral("*.cpp"), QStringLiteral("(?:nameFigure\\([^;]*|figure = )Q\\w+\\(\"([a-z-]+)\""));
        for (const QString& each : given)
            QVERIFY2(texts.contains(each), qPrintable(each));
    }

    void aClickExplainsWhatDoesNothingElse()
    {
        FullBench bench;
        bench.window.page().makePanels();
        bench.window.setPerspective(Perspective::Occupancy);
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        for (QWidget* const each : figuresOf(bench.window)) {
            if (!each->inherits("kd::OccupancyHeader") || !each->isVisible())
                continue;
            QTest::mouseClick(each, Qt::LeftButton);
            auto* const note = bench.window.findChild<FigureNote*>();
            QVERIFY(note != nullptr && note->isVisible());
            QCOMPARE(note->accessibleName(), figureText(QStringLiteral("occupancy"))->title);
            savePictures(*note, "figure-note");
            QTest::keyClick(note, Qt::Key_Escape);
            QTRY_VERIFY(bench.window.findChild<FigureNote*>() == nullptr);
            return;
        }
        QFAIL("no occupancy on show");
    }

    void aTileThatLeadsNowhereIsExplained()
    {
        FullBench bench;
        bench.window.setPerspective(Perspective::Data);
        bench.window.page().makePanels();
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        const QList<QWidget*> figures = figuresOf(bench.window);
        const auto tile = std::ranges::find_if(figures, [](const QWidget* each) {
            return each->inherits("kd::TileNumber") && figureOf(*each) == QLatin1String("maximum");
        });
        QVERIFY(tile != figures.end());
        QVERIFY((*tile)->isVisible());
        QTest::mouseClick((*tile)->parentWidget(), Qt::LeftButton, {}, (*tile)->geometry().center());
        const auto* const note = bench.window.findChild<FigureNote*>();
        QVERIFY(note != nullptr);
        QCOMPARE(note->accessibleName(), QStringLiteral("Maximum"));
    }

    void theKeyAsksForAFigure()
    {
        FullBench bench;
        bench.window.page().makePanels();
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        auto* const asking = bench.window.findChild<WhatIsThis*>();
        bench.window.page().reveal(QStringLiteral("editor"));
        QTest::keyClick(&bench.window, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(asking->isAsking());
        QTest::keyClick(&bench.window, Qt::Key_Escape);
        QVERIFY(!asking->isAsking());
        QVERIFY(bench.window.findChild<FigureNote*>() == nullptr);
        asking->ask();
        QWidget* field = nullptr;
        for (QWidget* const each : figuresOf(bench.window))
            if (figureOf(*each) == QLatin1String("device") && each->isVisible())
                field = each;
        QVERIFY(field != nullptr);
        const Perspective before = bench.window.perspective();
        QTest::mouseClick(field, Qt::LeftButton);
        QVERIFY(!asking->isAsking());
        QCOMPARE(bench.window.perspective(), before);
        auto* note = bench.window.findChild<FigureNote*>();
        QVERIFY(note != nullptr);
        QCOMPARE(note->accessibleName(), figureText(QStringLiteral("device"))->title);
        delete note;
        field->setFocus();
        asking->ask();
        QVERIFY(!asking->isAsking());
        note = bench.window.findChild<FigureNote*>();
        QVERIFY(note != nullptr);
        delete note;
    }
};

KD_TEST(TestFigures, QApplication)

}  // namespace tst_figures

#include "tst_figures.moc"
