// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "tests/program/testprogram.h"
#include "ui/common/messagetext.h"

#include <QCoreApplication>
#include <QMap>
#include <QTest>
#include <QTranslator>

namespace tst_messagetext {

using namespace kd;

namespace {

/// A language of a few patterns, as a .qm file has them: the singular and the plural of a counted one.
struct FewPatterns : QTranslator {
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int count) const override
    {
        static const QMap<QString, QStringList> texts{
            {QStringLiteral("{} byte(s) of {}"), {QStringLiteral("{} Oktett aus {}"), QStringLiteral("{} Oktette aus {}")}},
            {QStringLiteral("kernel {} of {}"), {QStringLiteral("{1} hat {0}")}},
            {QStringLiteral("it failed: {}"), {QStringLiteral("es ging schief: {}")}},
            {QStringLiteral("a file"), {QStringLiteral("eine Datei")}},
            {QStringLiteral("loses {}"), {QStringLiteral("verliert")}},
            {QStringLiteral("braces {{{}}}"), {QStringLiteral("Klammern {{{}}}")}}};
        if (qstrcmp(context, "core") != 0)
            return {};
        const QStringList forms = texts.value(QString::fromUtf8(source));
        return forms.isEmpty() ? QString() : forms.at(forms.size() > 1 && count != 1 ? 1 : 0);
    }
};

Message read(const char* json)
{
    return parseJson(json, "message").get<Message>();
}

}  // namespace

class MessageTextTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(QCoreApplication::installTranslator(&m_language)); }

    void numbersChooseThePlural()
    {
        const auto said = [](std::uint64_t bytes) { return messageText(message("{} byte(s) of {}", bytes, std::string("x"))); };
        QCOMPARE(said(0), QStringLiteral("0 Oktette aus x"));
        QCOMPARE(said(1), QStringLiteral("1 Oktett aus x"));
        QCOMPARE(said(2), QStringLiteral("2 Oktette aus x"));
        // A number beyond that of a translator is many; the text has it whole.
        QCOMPARE(said(std::uint64_t{1} << 40), QStringLiteral("1099511627776 Oktette aus x"));
    }

    void messagesInPlacesAreTranslated()
    {
        QCOMPARE(messageText(message("it failed: {}", message("{} byte(s) of {}", 1u, Message("a file")))),
                 QStringLiteral("es ging schief: 1 Oktett aus eine Datei"));
    }

    void translationsTurnArguments()
    {
        QCOMPARE(messageText(message("kernel {} of {}", std::string("add"), std::string("a.cu"))), QStringLiteral("a.cu hat add"));
    }

    void unknownPatternsStayEnglish()
    {
        QCOMPARE(messageText(message("nobody translated {} file(s)", 1)), QStringLiteral("nobody translated 1 file"));
        QCOMPARE(messageText(message("nobody translated {} file(s)", 2)), QStringLiteral("nobody translated 2 files"));
        QCOMPARE(messageText(message("it failed: {}", Message("unknown"))), QStringLiteral("es ging schief: unknown"));
    }

    void textOfOthersIsNoPattern()
    {
        QCOMPARE(messageText(verbatim("a file")), QStringLiteral("a file"));
        QCOMPARE(messageText(verbatim("{} byte(s) of {}")), QStringLiteral("{} byte(s) of {}"));
        QCOMPARE(messageText(message("braces {{{}}}", std::string("{0}"))), QStringLiteral("Klammern {{0}}"));
    }

    // What an older or a hostile worker sends: it is shown, or refused as it is read, and never grows.
    void patternsOfOtherWorkers()
    {
        QCOMPARE(messageText(read(R"({"text": "kernel {} of {}", "with": ["add", "a.cu"]})")), QStringLiteral("a.cu hat add"));
        // The translation has a place for which nothing was sent, or none for what was sent.
        QCOMPARE(messageText(read(R"({"text": "kernel {} of {}", "with": ["add", "a.cu", "more"]})")),
                 QStringLiteral("a.cu hat add"));
        QCOMPARE(messageText(read(R"({"text": "loses {}", "with": ["all"]})")), QStringLiteral("verliert"));
        QCOMPARE(messageText(read(R"({"text": "<b>{}</b> %1 %n", "with": ["%2"]})")), QStringLiteral("<b>%2</b> %1 %n"));
        QCOMPARE(messageText(read(R"("a sentence of {} before messages")")), QStringLiteral("a sentence of {} before messages"));
        for (const char* const hostile : {R"({"text": "{0}{0}", "with": ["x"]})", R"({"text": "{} and {}", "with": ["x"]})",
                                          R"({"text": 7})", R"({"with": []})", R"({"text": "x", "with": "y"})"})
            QVERIFY_THROWS_EXCEPTION(RuntimeError, read(hostile));
    }

    void errorsSayTheirSubject()
    {
        const RuntimeError error({.text = message("it failed: {}", Message("a file")), .subject = std::string("x.npy")});
        QCOMPARE(messageText(error), QStringLiteral("x.npy: es ging schief: eine Datei"));
        QCOMPARE(messageText(std::runtime_error("a file")), QStringLiteral("a file"));
    }

private:
    FewPatterns m_language;
};

KD_TEST(MessageTextTest, QCoreApplication)

}  // namespace tst_messagetext

#include "tst_messagetext.moc"
