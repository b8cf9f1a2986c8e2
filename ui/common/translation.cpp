// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/translation.h"

#include "core/base/numbermarks.h"
#include "core/base/posix/file.h"
#include "core/base/wording.h"
#include "ui/common/messagetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace kd {
namespace {

const QString kEnglish = QStringLiteral("en");
const QString kPrefix = QStringLiteral("kerneldesk_");
const QString kCatalogue = QStringLiteral(".qm");
const QString kChosen = QStringLiteral("appearance/language");
/// What tests of texts install: no language of anybody.
const QString kPseudo = QStringLiteral("pseudo");

/// Of languages whose own names Qt would give with a country that goes without saying.
constexpr std::array<std::pair<const char*, const char*>, 2> kNames{{{"en", "English"}, {"zh_CN", "简体中文"}}};

QString catalogueFolder()
{
    return QString::fromStdString((posix::executablePath().parent_path().parent_path() / "share/kerneldesk/translations").string());
}

QString nameOf(const QString& code)
{
    const auto own = std::ranges::find(kNames, code.toStdString(), [](const auto& each) { return std::string_view(each.first); });
    if (own != kNames.end())
        return QString::fromUtf8(own->second);
    const QString name = QLocale(code).nativeLanguageName();
    return name.isEmpty() ? code : name.at(0).toUpper() + name.mid(1);
}

QSettings windowSettings()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"), QStringLiteral("window"));
}

/// The application's translators, which it has until they are replaced.
struct Installed {
    QString code = kEnglish;
    std::unique_ptr<QTranslator> qt, own;
};

Installed& installed()
{
    static Installed translators;
    return translators;
}

std::unique_ptr<QTranslator> loaded(const QString& name, const QStringList& folders)
{
    auto translator = std::make_unique<QTranslator>();
    for (const QString& folder : folders)
        if (translator->load(name, folder))
            return translator;
    return nullptr;
}

numbers::Marks marksOf(const QLocale& locale)
{
    if (locale.decimalPoint() == QLatin1String(","))
        return numbers::Marks::CommaAndSpace;
    return locale.language() == QLocale::English || locale.groupSeparator() != QLatin1String(",") ? numbers::Marks::PointAndSpace
                                                                                                  : numbers::Marks::PointAndComma;
}

QStringList codesOf(const QList<Language>& offered)
{
    QStringList codes;
    for (const Language& each : offered)
        codes << each.code;
    return codes;
}

/// A catalogue that is no language of those offered leaves Qt's texts and the numbers as they are in English.
void install(const QString& code, std::unique_ptr<QTranslator> own)
{
    Installed& now = installed();
    const QLocale locale = code == kEnglish ? QLocale::c() : QLocale(code);
    now = {.code = code,
           .qt = loaded(QStringLiteral("qtbase_") + code, {catalogueFolder(), QLibraryInfo::path(QLibraryInfo::TranslationsPath)}),
           .own = std::move(own)};
    QLocale::setDefault(locale);
    setWording(code.toStdString(), [](const Message& message) { return messageText(message).toStdString(); });
    numbers::setMarks(code == kEnglish ? numbers::Marks::PointAndSpace : marksOf(locale));
    for (QTranslator* const each : {now.qt.get(), now.own.get()})
        if (each != nullptr)
            QCoreApplication::installTranslator(each);
}

}  // namespace

QList<Language> languages()
{
    QList<Language> found{{kEnglish, nameOf(kEnglish)}};
    const QStringList files = QDir(catalogueFolder()).entryList({kPrefix + QLatin1Char('*') + kCatalogue}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = file.chopped(kCatalogue.size()).mid(kPrefix.size());
        if (code != kPseudo)
            found << Language{code, nameOf(code)};
    }
    return found;
}

QString languageFor(const QStringList& wanted, const QStringList& offered)
{
    for (const QString& each : wanted) {
        const QLocale locale(each);
        for (const QString& code : offered) {
            const QLocale other(code);
            if (locale.language() == other.language() && locale.script() == other.script())
                return code;
        }
        if (locale.language() == QLocale::C)
            return kEnglish;
    }
    return kEnglish;
}

QString chosenLanguage()
{
    return windowSettings().value(kChosen).toString();
}

void setChosenLanguage(const QString& code)
{
    QSettings settings = windowSettings();
    if (code.isEmpty())
        settings.remove(kChosen);
    else
        settings.setValue(kChosen, code);
}

void installTranslation()
{
    const QString named = qEnvironmentVariable("KERNELDESK_LANGUAGE");
    if (named.endsWith(kCatalogue)) {
        auto own = std::make_unique<QTranslator>();
        if (own->load(named))
            install(kEnglish, std::move(own));
        return;
    }
    const QStringList offered = codesOf(languages());
    const QString chosen = named.isEmpty() ? chosenLanguage() : named;
    const QString code = offered.contains(chosen) ? chosen : languageFor(QLocale::system().uiLanguages(), offered);
    install(code, loaded(kPrefix + code, {catalogueFolder()}));
}

QString currentLanguage()
{
    return installed().code;
}

}  // namespace kd
