// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printfonts.h"

#include <QDir>
#include <QFontDatabase>

/// Of a static library: nothing else asks for it.
static void initialiseFonts()
{
    Q_INIT_RESOURCE(fonts);
}

namespace kd {
namespace {

constexpr auto kText = "Inter";
constexpr auto kMono = "JetBrains Mono NL";

QFont fontOf(const char* family, double size, QFont::Weight weight)
{
    QFont font(QString::fromLatin1(family));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPointSizeF(size * 72 / 96);
    font.setWeight(weight);
    return font;
}

}  // namespace

void loadPrintFonts()
{
    initialiseFonts();
    const QDir faces(QStringLiteral(":/print/fonts"));
    for (const QString& face : faces.entryList())
        QFontDatabase::addApplicationFont(faces.filePath(face));
}

QFont textFont(double size, QFont::Weight weight)
{
    return fontOf(kText, size, weight);
}

QFont monoFont(double size, QFont::Weight weight)
{
    return fontOf(kMono, size, weight);
}

}  // namespace kd
