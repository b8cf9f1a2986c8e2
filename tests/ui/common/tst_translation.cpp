// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "ui/common/translation.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace tst_translation {

class TranslationTest : public QObject {
    Q_OBJECT
private slots:
    void theLanguageIsWhatTheSystemWants_data()
    {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("code");
        QTest::newRow("no language") << QStringList{} << "en";
        QTest::newRow("the C locale") << QStringList{"C"} << "en";
        QTest::newRow("with its country") << QStringList{"de-DE", "de"} << "de";
        QTest::newRow("of another country") << QStringList{"de-AT"} << "de";
        QTest::newRow("Japanese") << QStringList{"ja-JP", "ja"} << "ja";
        QTest::newRow("simplified") << QStringList{"zh-Hans-CN", "zh-CN", "zh"} << "zh_CN";
        QTest::newRow("simplified, of Singapore") << QStringList{"zh-Hans-SG"} << "zh_CN";
        QTest::newRow("traditional, of which there is none") << QStringList{"zh-Hant-TW", "zh-TW"} << "en";
        QTest::newRow("the second that is wanted") << QStringList{"fr-FR", "ja-JP"} << "ja";
        QTest::newRow("English before others") << QStringList{"en-GB", "de-DE"} << "en";
    }
    void theLanguageIsWhatTheSystemWants()
    {
        QFETCH(QStringList, wanted);
        QTEST(kd::languageFor(wanted, {"en", "de", "ja", "zh_CN"}), "code");
    }

    void englishIsAlwaysOffered()
    {
        QCOMPARE(kd::languages().first().code, QStringLiteral("en"));
        QCOMPARE(kd::languages().first().name, QStringLiteral("English"));
    }

    void theChoiceIsKept()
    {
        // Programs that other tests start meanwhile read the usual settings.
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        kd::setChosenLanguage(QStringLiteral("ja"));
        QCOMPARE(kd::chosenLanguage(), QStringLiteral("ja"));
        kd::setChosenLanguage({});
        QCOMPARE(kd::chosenLanguage(), QString());
    }
};

KD_TEST(TranslationTest, QCoreApplication)

}  // namespace tst_translation

#include "tst_translation.moc"
