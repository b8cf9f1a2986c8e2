// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/message.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <limits>
#include <type_traits>

namespace tst_message {

using namespace kd;

static_assert(!std::is_constructible_v<Message, std::string> && !std::is_constructible_v<Message, std::string_view>,
              "text that was put together is no message");
static_assert(!std::is_constructible_v<Message::Argument, const char*>, "a word of this program is a message");

namespace {

/// The sentence of what `call` throws.
template <typename Call> std::string thrownBy(Call call)
{
    try {
        call();
    } catch (const RuntimeError& error) {
        return error.what();
    }
    return {};
}

Message read(const Json& json)
{
    return json.get<Message>();
}

}  // namespace

class MessageTest : public QObject {
    Q_OBJECT
private slots:
    void placesAreFilledInTurnOrByNumber();
    void countedNounsHaveTheirPlural();
    void errorsSayTheirSubjectAndOperation();
    void aSentenceEndsWithAFullStop();
    void argumentsAreNotCopied();
    void subjectsAreValues();
    void messagesReturnFromJson();
    void textInJsonIsVerbatim();
    void unreasonableJsonIsRefused_data();
    void unreasonableJsonIsRefused();
    void aReceivedMessageOwnsItsPattern();
};

void MessageTest::placesAreFilledInTurnOrByNumber()
{
    QCOMPARE(Message().english(), std::string());
    QVERIFY(verbatim({}).empty());
    QCOMPARE(Message("this memory is freed already").english(), std::string("this memory is freed already"));
    QCOMPARE(message("line {} of {} holds {}", 3, std::string("a.csv"), message("'{}'", 'x')).english(),
             std::string("line 3 of a.csv holds 'x'"));
    QCOMPARE(message("{1} before {0}", 1, 2).english(), std::string("2 before 1"));
    QCOMPARE(message("{{{}}}", -7).english(), std::string("{-7}"));
    QCOMPARE(verbatim("{} is text of others").english(), std::string("{} is text of others"));
    QCOMPARE(message("{}", std::numeric_limits<std::uint64_t>::max()).english(), std::string("18446744073709551615"));
}

void MessageTest::countedNounsHaveTheirPlural()
{
    const auto said = [](std::uint64_t bytes) { return message("{} byte(s) of {} are free", bytes, std::string("x(s)")).english(); };
    QCOMPARE(said(0), std::string("0 bytes of x(s) are free"));
    QCOMPARE(said(1), std::string("1 byte of x(s) are free"));
    QCOMPARE(said(2), std::string("2 bytes of x(s) are free"));
    QCOMPARE(message("{} byte(s)", 5).count().value_or(0), std::uint64_t{5});
    QVERIFY(!message("{} bytes", 5).count());
}

void MessageTest::errorsSayTheirSubjectAndOperation()
{
    const RuntimeError error(
        {.operation = "open", .name = "E_X", .text = message("it has {} line(s)", 1), .subject = std::string("a.csv"), .remedy = {}});
    QCOMPARE(std::string(error.what()), std::string("a.csv: it has 1 line [open, E_X]"));
    QCOMPARE(error.sentence().english(), std::string(error.what()));
    QCOMPARE(messageOf(std::runtime_error("{} elsewhere")).english(), std::string("{} elsewhere"));
}

void MessageTest::aSentenceEndsWithAFullStop()
{
    QVERIFY(Message("It ended.").isSentence() && !Message("it ended").isSentence() && !Message().isSentence());
    QVERIFY(verbatim("Over.").isSentence() && !verbatim("over").isSentence());
    QVERIFY(message("{}: {}", 1, Message("It ended.")).isSentence() && !message("{}: {}", Message("It ended."), 1).isSentence());
    QVERIFY(message("{1}: {0}", Message("It ended."), 1).isSentence());
    QVERIFY(!message("({})", Message("It ended.")).isSentence());
}

void MessageTest::argumentsAreNotCopied()
{
    std::string text(1000, 'x');
    const char* const place = text.data();
    Message inner = message("<{}>", std::move(text));
    const Message outer = message("({})", std::move(inner));
    const auto& nested = std::get<Message>(outer.arguments().front().value());
    QVERIFY(std::get<std::string>(nested.arguments().front().value()).data() == place);
}

void MessageTest::subjectsAreValues()
{
    using Kind = ErrorSubject::Kind;
    const RuntimeError error({.text = "it is missing", .subject = {Kind::Argument, "x"}});
    QCOMPARE(std::string(error.what()), std::string("argument x: it is missing"));
    QCOMPARE(error.info().subject, ErrorSubject(Kind::Argument, "x"));
    QVERIFY(error.info().subject != ErrorSubject(std::string("argument x")));
    QCOMPARE(ErrorSubject(Kind::Value, "N").words().english(), std::string("define value N"));
    QCOMPARE(ErrorSubject(Kind::Kernel).words().english(), std::string("kernel"));
    QCOMPARE(ErrorSubject(Kind::CarveOut, "101").words().english(), std::string("carve-out 101"));
    // What users call something is the same in every language.
    QCOMPARE(ErrorSubject(std::string("grid {}")).words(), verbatim("grid {}"));
    QVERIFY(ErrorSubject(std::string()).empty() && ErrorSubject().words().empty());
    for (int kind = static_cast<int>(Kind::Name); kind <= static_cast<int>(Kind::Flops); ++kind)
        QVERIFY2(!ErrorSubject(static_cast<Kind>(kind), "x").words().empty(), std::to_string(kind).c_str());
}

void MessageTest::messagesReturnFromJson()
{
    const Message sent = message("{} of {}: {}", std::int64_t{-1}, std::uint64_t{1} << 63, message("kernel {}", std::string("add")));
    const Message returned = read(parseJson(dumpJson(sent), "message"));
    QVERIFY(returned == sent);
    QCOMPARE(returned.english(), std::string("-1 of 9223372036854775808: kernel add"));
    QVERIFY(!(returned == message("{} of {}: {}", 1, 2, 3)));
}

void MessageTest::textInJsonIsVerbatim()
{
    QCOMPARE(read("100 % {}").english(), std::string("100 % {}"));
    QVERIFY(read("").empty());
    QCOMPARE(Json(verbatim("100 % {}")), Json("100 % {}"));
    QCOMPARE(Json(message("{}", 1)), (Json{{"text", "{}"}, {"with", {1}}}));
    QVERIFY(thrownBy([] { read(std::string((16u << 20) + 1, 'x')); }).starts_with("message: "));
    const Message around = message("it says: {}", verbatim("{} of others"));
    QCOMPARE(Json(around).get<Message>(), around);
    QCOMPARE(around.english(), std::string("it says: {} of others"));
}

void MessageTest::unreasonableJsonIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    Json deep{{"text", "x"}};
    for (int i = 0; i < 12; ++i)
        deep = Json{{"text", "{}"}, {"with", {deep}}};
    QTest::newRow("number") << QByteArray("7");
    QTest::newRow("no text") << QByteArray("{}");
    QTest::newRow("text of a list") << QByteArray(R"({"text": []})");
    QTest::newRow("arguments of an object") << QByteArray(R"({"text": "{}", "with": {"a": 1}})");
    QTest::newRow("place without argument") << QByteArray(R"({"text": "{} {}", "with": [1]})");
    QTest::newRow("place used twice") << QByteArray(R"({"text": "{0}{0}", "with": [1]})");
    QTest::newRow("fraction") << QByteArray(R"({"text": "{}", "with": [1.5]})");
    QTest::newRow("too deep") << QByteArray::fromStdString(dumpJson(deep));
    QTest::newRow("long pattern") << QByteArray::fromStdString(dumpJson(Json{{"text", std::string(5000, 'x')}}));
    QTest::newRow("many arguments") << QByteArray::fromStdString(dumpJson(Json{{"text", "x"}, {"with", std::vector<int>(17)}}));
}

void MessageTest::unreasonableJsonIsRefused()
{
    QFETCH(QByteArray, json);
    const Json parsed = parseJson(json.toStdString(), "test");
    QVERIFY(thrownBy([&] { read(parsed); }).starts_with("message: "));
}

void MessageTest::aReceivedMessageOwnsItsPattern()
{
    Message kept;
    {
        const Message received = read(Json{{"text", std::string("a pattern that lies in {} memory")}, {"with", {"other"}}});
        kept = received;
    }
    QCOMPARE(kept.english(), std::string("a pattern that lies in other memory"));
}

KD_TEST(MessageTest, kd::test::NoApplication)

}  // namespace tst_message

#include "tst_message.moc"
