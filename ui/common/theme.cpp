// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme.h"

#include "ui/common/basestyle.h"
#include "ui/common/colorscheme.h"
#include "ui/common/comboaccess.h"
#include "ui/common/cuttips.h"
#include "ui/common/plaintext.h"
#include "ui/common/themecolors.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPointer>
#include <QResource>
#include <QScreen>

#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <system_error>
#include <thread>

/// Resources of a static library, in the global namespace as Qt asks.
static void initWidgetResources()
{
    Q_INIT_RESOURCE(widgets);
}

namespace kd {
namespace {

QPointer<Theme> theTheme;  // ends with the QApplication
std::jthread theFontReader;

constexpr double kSmallestFont = 10.5;  // logical pixels

struct FontRow {
    double pixels;
    QFont::Weight weight;
    bool isMono;
};

FontRow fontRow(FontRole role)
{
    switch (role) {
    case FontRole::Body: return {13, QFont::Normal, false};
    case FontRole::Label: return {12.5, QFont::Normal, false};
    case FontRole::PanelTitle: return {13, QFont::DemiBold, false};
    case FontRole::SectionTitle: return {12.5, QFont::DemiBold, false};
    case FontRole::Hint: return {11.5, QFont::Normal, false};
    case FontRole::ColumnHead: return {11.5, QFont::Medium, false};
    case FontRole::AxisTick: return {11, QFont::Normal, false};
    case FontRole::AxisTitle: return {12, QFont::Medium, false};
    case FontRole::Mono:
    case FontRole::Editor: return {12, QFont::Normal, true};
    case FontRole::TileNumber: return {28, QFont::DemiBold, false};
    case FontRole::BigNumber: return {42, QFont::DemiBold, false};
    }
    return {13, QFont::Normal, false};
}

/// The program's own copy, which is not compressed.
QByteArray bytesOf(const char* face)
{
    const QResource resource(QStringLiteral(":/fonts/") + QLatin1String(face));
    return QByteArray::fromRawData(reinterpret_cast<const char*>(resource.data()), resource.size());
}

/// The family of the shipped faces; the system's when they cannot be used. Looking through all families of the system, for theirs,
/// takes as long as there are many.
QString loadFamily(std::initializer_list<const char*> faces, QFontDatabase::SystemFont substitute)
{
    QString family;
    for (const char* const face : faces) {
        const int id = QFontDatabase::addApplicationFontFromData(bytesOf(face));
        if (family.isEmpty())
            family = QFontDatabase::applicationFontFamilies(id).value(0);
    }
    return family.isEmpty() ? QFontDatabase::systemFont(substitute).family() : family;
}

QString loadText()
{
    return loadFamily({"Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"},
                      QFontDatabase::GeneralFont);
}

QString loadMono()
{
    return loadFamily({"JetBrainsMonoNL-Regular.ttf", "JetBrainsMonoNL-Bold.ttf"}, QFontDatabase::FixedFont);
}

/// Between two colours: 0 is `a`.
QColor mix(const QColor& a, const QColor& b, float share)
{
    const auto part = [share](float x, float y) { return x + (y - x) * share; };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

QColor disabledText(const Theme& theme)
{
    return mix(theme.color(Token::TextMuted), theme.color(Token::Panel), 0.45f);
}

void setDisabled(QPalette& palette, const Theme& theme)
{
    const QColor text = disabledText(theme);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText,
                                           QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, text);
}

QPalette makePalette(const Theme& theme)
{
    constexpr std::array<std::pair<QPalette::ColorRole, Token>, 20> kRoles{{
        {QPalette::Window, Token::Chrome},
        {QPalette::WindowText, Token::Text},
        {QPalette::Base, Token::Panel},
        {QPalette::AlternateBase, Token::Raised},
        {QPalette::Text, Token::Text},
        {QPalette::Button, Token::Raised},
        {QPalette::ButtonText, Token::Text},
        {QPalette::BrightText, Token::Text},
        {QPalette::ToolTipBase, Token::Raised},
        {QPalette::ToolTipText, Token::Text},
        {QPalette::Highlight, Token::Selection},
        {QPalette::HighlightedText, Token::Text},
        {QPalette::PlaceholderText, Token::TextMuted},
        {QPalette::Link, Token::Accent},
        {QPalette::LinkVisited, Token::Violet},
        {QPalette::Light, Token::Hover},
        {QPalette::Midlight, Token::Line},
        {QPalette::Mid, Token::Line},
        {QPalette::Dark, Token::LineStrong},
        {QPalette::Shadow, Token::Chrome},
    }};
    QPalette palette;
    for (const auto& [role, token] : kRoles)
        palette.setColor(role, theme.color(token));
    setDisabled(palette, theme);
    return palette;
}

/// The colour called `name` in the style sheet.
QColor namedColor(const Theme& theme, const QString& name)
{
    if (name == QLatin1String("input"))
        return theme.color(theme.isDark() ? Token::Chrome : Token::Panel);
    if (name == QLatin1String("disabled"))
        return disabledText(theme);
    const auto rows = tokenColors();
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const TokenColors& r) { return name == QLatin1String(r.name); });
    Q_ASSERT(row != rows.end());
    return theme.color(row->token);
}

QString replacement(const Theme& theme, const QString& name)
{
    if (name == QLatin1String("theme"))
        return theme.isDark() ? QStringLiteral("dark") : QStringLiteral("light");
    if (name.endsWith(QLatin1String("px")))
        return QString::number(theme.scaled(name.chopped(2).toDouble())) + QStringLiteral("px");
    return namedColor(theme, name).name();
}

QString makeStyleSheet(const Theme& theme)
{
    QFile file(QStringLiteral(":/style/kerneldesk.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString source = QString::fromUtf8(file.readAll());
    QString sheet;
    qsizetype at = 0;
    for (qsizetype name = source.indexOf(QLatin1String("@{")); name >= 0; name = source.indexOf(QLatin1String("@{"), at)) {
        const qsizetype end = source.indexOf(QLatin1Char('}'), name);
        sheet += QStringView(source).mid(at, name - at);
        sheet += replacement(theme, source.mid(name + 2, end - name - 2));
        at = end + 1;
    }
    sheet += QStringView(source).mid(at);
    return sheet;
}

}  // namespace

struct Theme::Private {
    Mode mode = Mode::System;
    bool startedDark = false;
    bool isDark = false;
    bool isContrast = false;
    double fontScale = 1;
    ColorScheme* scheme = nullptr;
    const QString textFamily = loadText();
    QString codeFamily;  // empty: monoFamily
    QString monoFamily;  // when it is first asked for

    bool wanted() const
    {
        if (mode != Mode::System)
            return mode != Mode::Light;
        return scheme->isDark().value_or(startedDark);
    }
    void apply(const Theme& theme) const
    {
        QApplication::setFont(theme.font(FontRole::Body));
        QApplication::setPalette(makePalette(theme));
        qApp->setStyleSheet(makeStyleSheet(theme));
    }
    void follow(Theme& theme)
    {
        const bool wantsContrast = mode == Mode::HighContrast;
        if (wanted() == isDark && wantsContrast == isContrast)
            return;
        isDark = wanted();
        isContrast = wantsContrast;
        apply(theme);
        emit theme.changed();
    }
};

Theme::Theme() : QObject(qApp), d(std::make_unique<Private>())
{
    d->startedDark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    d->scheme = new ColorScheme(this);
    d->isDark = d->wanted();
    connect(d->scheme, &ColorScheme::changed, this, [this] { d->follow(*this); });
}

Theme::~Theme() = default;

Theme& Theme::instance()
{
    if (!theTheme)
        install();
    return *theTheme;
}

void Theme::prepare()
{
    // Fontconfig reads its files while the QApplication connects to the display.
    try {
        theFontReader = std::jthread([] { FcInit(); });
    } catch (const std::system_error&) {
        // No thread is to be had: the QApplication reads them itself.
    }
    // The menu bar stands in the window's own row: the session is not asked for another.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeMenuBar);
}

void Theme::install()
{
    if (theTheme)
        return;
    if (theFontReader.joinable())
        theFontReader.join();
    initWidgetResources();
    showTextsAsTheyStand();
    tellCutTexts();
    nameComboBoxes();
    theTheme = new Theme;
    QApplication::setStyle(new BaseStyle);
    theTheme->d->apply(*theTheme);
}

Theme::Mode Theme::mode() const
{
    return d->mode;
}

void Theme::setMode(Mode mode)
{
    d->mode = mode;
    d->follow(*this);
}

bool Theme::isDark() const
{
    return d->isDark;
}

void Theme::setFontScale(double scale)
{
    scale = std::clamp(scale, 0.8, 2.0);
    if (scale == d->fontScale)
        return;
    d->fontScale = scale;
    d->apply(*this);
    emit changed();
}

double Theme::fontScale() const
{
    return d->fontScale;
}

void Theme::setCodeFamily(const QString& family)
{
    if (family == d->codeFamily)
        return;
    d->codeFamily = family;
    d->apply(*this);
    emit changed();
}

QString Theme::codeFamily() const
{
    return d->codeFamily;
}

int Theme::scaled(double pixels) const
{
    return static_cast<int>(std::lround(pixels * d->fontScale));
}

QColor Theme::color(Token token) const
{
    return QColor::fromRgb(d->isContrast ? contrastRgb(token) : tokenRgb(token, d->isDark));
}

QColor Theme::syntax(SyntaxToken token) const
{
    constexpr int kLighter = 120;
    const QColor color = QColor::fromRgb(syntaxRgb(token, d->isDark));
    return d->isContrast ? color.lighter(kLighter) : color;
}

QColor Theme::series(int slot) const
{
    return QColor::fromRgb(seriesRgb(slot, d->isDark));
}

QFont Theme::font(FontRole role) const
{
    const FontRow row = fontRow(role);
    const bool isShipped = row.isMono && d->codeFamily.isEmpty();
    if (isShipped && d->monoFamily.isEmpty())
        d->monoFamily = loadMono();
    QFont font(!row.isMono ? d->textFamily : isShipped ? d->monoFamily : d->codeFamily);
    font.setWeight(row.weight);
    const QScreen* const screen = QGuiApplication::primaryScreen();
    const double dpi = screen ? screen->logicalDotsPerInchY() : 96.0;
    font.setPointSizeF(std::max(row.pixels * d->fontScale, kSmallestFont) * 72.0 / dpi);
    return font;
}

QColor Theme::cividis(double value) const
{
    constexpr std::array<QRgb, 10> kAnchors{0x00204d, 0x00336f, 0x39486b, 0x575c6d, 0x707173,
                                            0x8a8779, 0xa69d75, 0xc4b56c, 0xe4cf5b, 0xffea46};
    const double at = std::clamp(std::isnan(value) ? 0.0 : value, 0.0, 1.0) * (kAnchors.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(at), kAnchors.size() - 2);
    return mix(QColor(kAnchors[low]), QColor(kAnchors[low + 1]), static_cast<float>(at - static_cast<double>(low)));
}

}  // namespace kd
