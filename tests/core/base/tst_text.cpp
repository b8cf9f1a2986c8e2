// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csvfield.h"
#include "core/base/terminaltext.h"
#include "core/base/text.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_text {

using namespace kd;

namespace {

const QByteArray kLost = "\xEF\xBF\xBD";

void addText(const char* name, const QByteArray& text, const QByteArray& shown)
{
    QTest::newRow(name) << text << shown;
}

}  // namespace

class TextTest : public QObject {
    Q_OBJECT
private slots:
    void csvFieldsAreQuotedAndNoFormula_data();
    void csvFieldsAreQuotedAndNoFormula();
    void terminalsGetNoControlCharacter_data();
    void terminalsGetNoControlCharacter();
    void everyControlCharacterIsReplaced();
    void hexadecimalDigitsAreOfEitherCase();
};

void TextTest::csvFieldsAreQuotedAndNoFormula_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    addText("plain", "saxpy", "saxpy");
    addText("empty", "", "");
    addText("comma", "k<float, 4>", "\"k<float, 4>\"");
    addText("quotes", "a \"b\"", "\"a \"\"b\"\"\"");
    addText("line end", "a\nb", "\"a\nb\"");
    addText("equals", "=HYPERLINK(A1)", "'=HYPERLINK(A1)");
    addText("equals with quotes", "=cmd|\"/c\"", "\"'=cmd|\"\"/c\"\"\"");
    addText("plus", "+SUM(A1)", "'+SUM(A1)");
    addText("minus", "-2+3", "'-2+3");
    addText("at", "@SUM(A1)", "'@SUM(A1)");
    addText("tab", "\t=1", "'\t=1");
    addText("carriage return", "\r=1", "\"'\r=1\"");
    addText("newline", "\n=1", "\"'\n=1\"");
    addText("sign alone", "-", "'-");
    addText("two signs", "+-1", "'+-1");
    addText("option", "--fast", "'--fast");
    addText("in the middle", "a=b", "a=b");
    addText("negative number", "-1", "-1");
    addText("positive number", "+0.5", "+0.5");
    addText("exponent", "-1.5e-300", "-1.5e-300");
    addText("too large a number", "-1e999", "-1e999");
}

void TextTest::csvFieldsAreQuotedAndNoFormula()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    QCOMPARE(QByteArray::fromStdString(csvField(text.toStdString())), shown);
}

void TextTest::terminalsGetNoControlCharacter_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    addText("plain", "saxpy: 62.5 \xC2\xB5s, \xE2\x86\x92 \xF0\x9F\x98\x80",
            "saxpy: 62.5 \xC2\xB5s, \xE2\x86\x92 \xF0\x9F\x98\x80");
    addText("lines and tabs", "a\n\tb\r\n", "a\n\tb\r\n");
    addText("colour", "\x1b[31mred", kLost + "[31mred");
    addText("title and clipboard", "\x1b]0;t\x07\x1b]52;c;eA==\x07", kLost + "]0;t" + kLost + kLost + "]52;c;eA==" + kLost);
    addText("back to the line's begin", "error\rfine", "error" + kLost + "fine");
    addText("backspace and delete", "a\b\x7f", "a" + kLost + kLost);
    addText("C1", "\xC2\x9B" "2J\xC2\x85", kLost + "2J" + kLost);
    addText("no-break space is none", "\xC2\xA0", "\xC2\xA0");
    addText("a byte of an 8-bit terminal", "\x9B" "2J", kLost + "2J");
    addText("overlong", "\xC0\x9B\xE0\x80\x9B", kLost + kLost + kLost + kLost + kLost);
    addText("cut", "\xE2\x86", kLost + kLost);
    addText("surrogate", "\xED\xA0\x80", kLost + kLost + kLost);
    addText("zero", QByteArray("a\0b", 3), "a" + kLost + "b");
}

void TextTest::terminalsGetNoControlCharacter()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    QCOMPARE(QByteArray::fromStdString(terminalText(text.toStdString())), shown);
}

void TextTest::everyControlCharacterIsReplaced()
{
    for (char32_t code = 0; code < 0xA0; ++code) {
        const bool isControl = code < 0x20 || code >= 0x7F;
        const QByteArray text = QString::fromUcs4(&code, 1).toUtf8();
        const bool isKept = !isControl || code == '\n' || code == '\t';
        QCOMPARE(QByteArray::fromStdString(terminalText(text.toStdString())), isKept ? text : kLost);
    }
}

void TextTest::hexadecimalDigitsAreOfEitherCase()
{
    const QByteArray digits("0123456789abcdef");
    for (int code = 0; code < 256; ++code) {
        const char c = static_cast<char>(code);
        const char small = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
        QCOMPARE(hexDigit(c), static_cast<int>(digits.indexOf(small)));
    }
}

KD_TEST(TextTest, kd::test::NoApplication)

}  // namespace tst_text

#include "tst_text.moc"
