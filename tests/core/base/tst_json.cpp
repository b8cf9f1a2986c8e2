// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/jsonfields.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cmath>

namespace tst_json {

using namespace kd;

namespace {

enum class Colour { Red, Green };
constexpr std::array<EnumWord<Colour>, 2> kColours{{{Colour::Red, "red"}, {Colour::Green, "green"}}};

QString errorOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const RuntimeError& error) {
        return QString::fromStdString(error.what());
    }
    return "no error";
}

}  // namespace

class JsonTest : public QObject {
    Q_OBJECT
private slots:
    void refusesText_data();
    void refusesText();
    void dumpsWhatIsNotText();
    void readsMembers();
    void refusesMembers_data();
    void refusesMembers();
    void numbersThatJsonLacks();
    void fallsBackWhereAReaderRefuses_data();
    void fallsBackWhereAReaderRefuses();
};

void JsonTest::refusesText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("word");
    QTest::newRow("nothing") << QByteArray() << "line 1, column 1";
    QTest::newRow("place") << QByteArray("{\n \"a\": 1,\n \"b\" 2}") << "line 3, column 6";
    QTest::newRow("two values") << QByteArray("1 2") << "not valid JSON";
    QTest::newRow("comment") << QByteArray("// a\n1") << "not valid JSON";
    QTest::newRow("deep") << QByteArray(65, '[') + QByteArray(65, ']') << "more than 64 levels";
    QTest::newRow("very deep") << QByteArray(1000000, '[') << "more than 64 levels";
    QTest::newRow("long") << QByteArray(1001, ' ') << "1001 bytes; at most 1000";
    QTest::newRow("overflow") << QByteArray("[1e999]") << "too large for a double";
    QTest::newRow("not UTF-8") << QByteArray("\"\xff\"") << "not valid JSON";
}

void JsonTest::refusesText()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, word);
    const std::size_t limit = text.size() == 1001 ? 1000 : 2000000;
    const QString error = errorOf([&] { parseJson(text.toStdString(), "a.json", {.bytes = limit}); });
    QVERIFY2(error.startsWith("a.json: ") && error.contains(word), qPrintable(error));
}

void JsonTest::dumpsWhatIsNotText()
{
    QCOMPARE(dumpJson(Json("a\xff")), std::string("\"a\xef\xbf\xbd\""));
}

void JsonTest::readsMembers()
{
    const Json json = Json::parse(R"({"text":"a","yes":true,"real":2,"int":-3,"small":4294967295,"large":18446744073709551615,
                                     "none":null,"word":"green","texts":["a","b"]})");
    const JsonFields fields(json, "sample");
    std::string text;
    bool yes = false;
    double real = 0;
    int whole = 0;
    std::uint32_t small = 0;
    std::uint64_t large = 0;
    Colour colour = Colour::Red;
    std::vector<std::string> texts;
    fields.read("text", text);
    fields.read("yes", yes);
    fields.read("real", real);
    fields.read("int", whole);
    fields.read("small", small);
    fields.read("large", large);
    fields.readWord("word", colour, kColours);
    fields.readTexts("texts", texts, 2);
    QCOMPARE(text, std::string("a"));
    QVERIFY(yes);
    QCOMPARE(real, 2.0);
    QCOMPARE(whole, -3);
    QCOMPARE(small, 4294967295u);
    QCOMPARE(large, UINT64_MAX);
    QCOMPARE(colour, Colour::Green);
    QCOMPARE(texts.size(), std::size_t{2});
    fields.read("none", text);
    fields.read("absent", whole);
    QCOMPARE(text, std::string("a"));
    QCOMPARE(whole, -3);
    QCOMPARE(nameOf(Colour::Red, kColours), std::string_view("red"));
}

void JsonTest::refusesMembers_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("as");
    QTest::addColumn<QString>("word");
    QTest::newRow("text") << "7" << "text" << "it must be text";
    QTest::newRow("long text") << "\"abcdef\"" << "text" << "it has 6 bytes; at most 5";
    QTest::newRow("flag") << "1" << "flag" << "true or false";
    QTest::newRow("real") << "\"1\"" << "real" << "it must be a number";
    QTest::newRow("whole") << "1.5" << "int" << "whole number";
    QTest::newRow("beyond int") << "11" << "int" << "11 is not from -10 to 10";
    QTest::newRow("below int") << "-11" << "int" << "-11 is not from";
    QTest::newRow("wraps to int") << "18446744073709551615" << "int" << "18446744073709551615 is not from";
    QTest::newRow("negative count") << "-1" << "count" << "-1 is not from 1 to 5";
    QTest::newRow("count of zero") << "0" << "count" << "0 is not from 1 to 5";
    QTest::newRow("wraps to count") << "4294967297" << "count" << "4294967297 is not";
    QTest::newRow("word") << "\"blue\"" << "word" << "'blue' is not a word";
    QTest::newRow("word type") << "0" << "word" << "it must be text";
    QTest::newRow("list") << "{}" << "texts" << "it must be a list";
    QTest::newRow("long list") << "[\"a\",\"b\",\"c\"]" << "texts" << "3 entries; at most 2";
    QTest::newRow("entry") << "[1]" << "texts" << "every entry must be text";
}

void JsonTest::refusesMembers()
{
    QFETCH(QString, value);
    QFETCH(QString, as);
    QFETCH(QString, word);
    const Json json = {{"key", Json::parse(value.toStdString())}};
    const QString error = errorOf([&] {
        const JsonFields fields(json, "sample");
        std::string text;
        bool flag = false;
        double real = 0;
        int whole = 0;
        std::uint32_t count = 0;
        Colour colour{};
        std::vector<std::string> texts;
        if (as == "text")
            fields.read("key", text, 5);
        if (as == "flag")
            fields.read("key", flag);
        if (as == "real")
            fields.read("key", real);
        if (as == "int")
            fields.read("key", whole, -10, 10);
        if (as == "count")
            fields.read("key", count, 1, 5);
        if (as == "word")
            fields.readWord("key", colour, kColours);
        if (as == "texts")
            fields.readTexts("key", texts, 2);
    });
    QVERIFY2(error.startsWith("sample: 'key' is wrong: ") && error.contains(word), qPrintable(error));
    QVERIFY(errorOf([] { JsonFields(Json::array(), "sample"); }).startsWith("sample: it must be a JSON object"));
}

void JsonTest::numbersThatJsonLacks()
{
    for (const double value : {std::nan(""), qInf(), -qInf(), 0.1}) {
        const Json json = {{"key", jsonNumber(value)}};
        double read = 0;
        const Json parsed = Json::parse(json.dump());
        JsonFields(parsed, "sample").read("key", read);
        QVERIFY(std::isnan(value) ? std::isnan(read) : read == value);
    }
}

void JsonTest::fallsBackWhereAReaderRefuses_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("read");
    QTest::newRow("text") << QByteArray(R"("a")") << QByteArray("a");
    QTest::newRow("message") << QByteArray(R"({"text":"{} warps","with":[2]})") << QByteArray("2 warps");
    QTest::newRow("null") << QByteArray("null") << QByteArray("fallback");
    QTest::newRow("number") << QByteArray("7") << QByteArray("fallback");
    QTest::newRow("list") << QByteArray(R"(["a"])") << QByteArray("fallback");
    QTest::newRow("no text") << QByteArray(R"({"with":[2]})") << QByteArray("fallback");
    QTest::newRow("text of another type") << QByteArray(R"({"text":7})") << QByteArray("fallback");
    QTest::newRow("place without an argument") << QByteArray(R"({"text":"{} warps"})") << QByteArray("fallback");
    QTest::newRow("argument of another type") << QByteArray(R"({"text":"{}","with":[true]})") << QByteArray("fallback");
    const QByteArray deep = QByteArray(R"({"text":"{}","with":[)").repeated(20) + R"("a")" + QByteArray("]}").repeated(20);
    QTest::newRow("nested too deeply") << deep << QByteArray("fallback");
}

/// A message's reader throws an error of its own, which valueOr() must not let through.
void JsonTest::fallsBackWhereAReaderRefuses()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, read);
    const Json json = Json::parse("{\"key\":" + value.toStdString() + "}");
    QCOMPARE(valueOr(json, "key", Message("fallback")).english(), read.toStdString());
    const Json list = {{"key", {json["key"], "b"}}};
    const auto messages = valueOr(list, "key", std::vector<Message>());
    QCOMPARE(messages.empty(), read == "fallback");
    QCOMPARE(valueOr(Json(), "key", Message("fallback")).english(), std::string("fallback"));
}

KD_TEST(JsonTest, kd::test::NoApplication)

}  // namespace tst_json

#include "tst_json.moc"
