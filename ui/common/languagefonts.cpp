// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/languagefonts.h"

#include "ui/common/theme.h"

#include <QFont>
#include <QFontDatabase>
#include <QStringList>

#include <algorithm>
#include <array>

namespace kd {
namespace {

struct LanguageFonts {
    const char* language;
    const char* name;
    QFontDatabase::WritingSystem letters;
    const char* families;  ///< best first
};

constexpr std::array<LanguageFonts, 2> kFonts{
    {{"ja", "Japanese", QFontDatabase::Japanese,
      "Noto Sans CJK JP,Noto Sans JP,IPAPGothic,IPAexGothic,VL PGothic,Takao PGothic"},
     {"zh_CN", "Chinese", QFontDatabase::SimplifiedChinese,
      "Noto Sans CJK SC,Noto Sans SC,Source Han Sans SC,WenQuanYi Micro Hei,WenQuanYi Zen Hei,Droid Sans Fallback"}}};

const LanguageFonts* fontsOf(const QString& language)
{
    const auto found =
        std::ranges::find_if(kFonts, [&](const LanguageFonts& each) { return language == QLatin1String(each.language); });
    return found == kFonts.end() ? nullptr : &*found;
}

}  // namespace

void preferFontsOf(const QString& language)
{
    static bool hasPreferred = false;
    const LanguageFonts* const fonts = fontsOf(language);
    if (fonts == nullptr && !hasPreferred)
        return;  // the faces need not be loaded for it
    hasPreferred = fonts != nullptr;
    for (const FontRole role : {FontRole::Body, FontRole::Editor}) {
        const QString family = Theme::instance().font(role).family();
        QFont::removeSubstitutions(family);
        if (fonts != nullptr)
            QFont::insertSubstitutions(family, QString::fromLatin1(fonts->families).split(QLatin1Char(',')));
    }
}

QString missingFontSentence(const QString& language)
{
    const LanguageFonts* const fonts = fontsOf(language);
    if (fonts == nullptr || !QFontDatabase::families(fonts->letters).isEmpty())
        return {};
    return QStringLiteral("No font of this system has %1 characters: Debian's package fonts-noto-cjk has them; Settings changes "
                          "the language.")
        .arg(QLatin1String(fonts->name));
}

}  // namespace kd
