// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "ui/common/plaintext.h"
#include "ui/common/toolbarselector.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QToolTip>
#include <QVBoxLayout>

namespace tst_plaintext {

using namespace kd;

namespace {

const QString kMarkup = QStringLiteral("map<S> <b>bold</b> <img src='file:///dev/zero'>");

QLabel* shownTip()
{
    for (QWidget* const each : QApplication::topLevelWidgets()) {
        if (each->inherits("QTipLabel"))
            return qobject_cast<QLabel*>(each);
    }
    return nullptr;
}

/// The labels of `widget` that would show something other than their text; they are not measured, which would read its files.
QStringList guessing(const QWidget& widget)
{
    widget.ensurePolished();
    QStringList found;
    for (const QLabel* const label : widget.findChildren<QLabel*>()) {
        if (label->textFormat() != Qt::PlainText)
            found << label->text();
    }
    return found;
}

}  // namespace

/// Texts that look like HTML are shown as they stand.
class PlainTextTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void labelsShowTheirText()
    {
        QWidget widget;
        auto* const label = new QLabel(kMarkup, &widget);
        QCOMPARE(guessing(widget), QStringList());
        QLabel plain(kMarkup);
        plain.setTextFormat(Qt::PlainText);
        QCOMPARE(label->sizeHint(), plain.sizeHint());
    }
    void labelsThatAreNeverShownDoToo()
    {
        QLabel label(kMarkup);
        QTRY_COMPARE(label.textFormat(), Qt::PlainText);
    }
    void measuringPolishesFirst()
    {
        QWidget widget;
        QLabel label(kMarkup);
        label.setWordWrap(true);
        auto* const rows = new QVBoxLayout(&widget);
        rows->addWidget(&label);
        // Before a guess could read the file: a layout asks for the size first, and that polishes.
        label.setText(QStringLiteral("<b>bold</b>"));
        rows->heightForWidth(100);
        QCOMPARE(label.textFormat(), Qt::PlainText);
        label.setParent(nullptr);
    }
    void onlyWhoSaysSoShowsHtml()
    {
        QLabel label(QStringLiteral("<b>bold</b>"));
        label.setTextFormat(Qt::RichText);
        label.ensurePolished();
        QCOMPARE(label.textFormat(), Qt::RichText);
    }
    void questionsShowTheirText()
    {
        QMessageBox box(QMessageBox::Question, kMarkup, kMarkup, QMessageBox::Ok);
        box.setInformativeText(kMarkup);
        QCOMPARE(guessing(box), QStringList());
        QCOMPARE(box.textFormat(), Qt::PlainText);
        QInputDialog input;
        input.setLabelText(kMarkup);
        QCOMPARE(guessing(input), QStringList());
    }
    void tipsShowTheirText()
    {
        QWidget widget;
        widget.resize(100, 100);
        widget.show();
        QToolTip::showText(widget.mapToGlobal(QPoint(5, 5)), QStringLiteral("map<S> <b>bold</b>"), &widget);
        QVERIFY(shownTip() != nullptr);
        QCOMPARE(shownTip()->textFormat(), Qt::PlainText);
        QCOMPARE(shownTip()->text(), QStringLiteral("map<S> <b>bold</b>"));
        QToolTip::hideText();
    }
    void tipsOfValuesKeepTheirArguments()
    {
        ToolbarSelector selector(QStringLiteral("run"), QStringLiteral("Kernel"));
        selector.setValue(QStringLiteral("map<S>"));
        QCOMPARE(selector.toolTip(), QStringLiteral("Kernel: map<S>"));
    }
    void longTipsHaveLines()
    {
        const QString words = QStringLiteral("word ").repeated(60).trimmed();
        const QString tip = wrappedTip(words + QStringLiteral("\n\nend"));
        QVERIFY2(tip.count(QLatin1Char('\n')) > 3, qPrintable(tip));
        QCOMPARE(QString(tip).replace(QLatin1Char('\n'), QLatin1Char(' ')), words + QStringLiteral("  end"));
        QVERIFY(wrappedTip(QString(1000, QLatin1Char('x'))).contains(QLatin1Char('\n')));
        QCOMPARE(wrappedTip(QString()), QString());
    }
};

KD_TEST(PlainTextTest, QApplication)

}  // namespace tst_plaintext

#include "tst_plaintext.moc"
