// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/languagefonts.h"
#include "ui/common/theme.h"
#include "ui/common/themecolors.h"
#include "ui/common/themedlabel.h"
#include "tests/program/testprogram.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLabel>
#include <QPalette>
#include <QProxyStyle>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QtTest>

#include <cmath>
#include <utility>

namespace tst_theme {

using namespace kd;

namespace {

/// Wants icons on the buttons of dialogs, as the style of a desktop does.
class DesktopStyle : public QProxyStyle {
public:
    DesktopStyle() : QProxyStyle(QStringLiteral("fusion")) { }
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override
    {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 1 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

/// Relative luminance, WCAG 2.1.
double luminance(QRgb color)
{
    const auto part = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(qRed(color)) + 0.7152 * part(qGreen(color)) + 0.0722 * part(qBlue(color));
}

double contrast(QRgb a, QRgb b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

const char* tokenName(Token token)
{
    return tokenColors()[static_cast<std::size_t>(token)].name;
}

void addPair(Token front, Token back)
{
    for (const bool isDark : {true, false})
        QTest::addRow("%s on %s, %s", tokenName(front), tokenName(back), isDark ? "dark" : "light") << front << back << isDark;
}

}  // namespace

class TestTheme : public QObject {
    Q_OBJECT
private slots:
    void lettersAreDrawnAsTheLanguageDrawsThem()
    {
        const QString family = Theme::instance().font(FontRole::Body).family();
        preferFontsOf(QStringLiteral("ja"));
        QVERIFY(QFont::substitutes(family).first().endsWith(QStringLiteral("jp"), Qt::CaseInsensitive));
        preferFontsOf(QStringLiteral("zh_CN"));
        QVERIFY(QFont::substitutes(family).first().endsWith(QStringLiteral("sc"), Qt::CaseInsensitive));
        preferFontsOf(QStringLiteral("en"));
        QVERIFY(QFont::substitutes(family).isEmpty());
        QVERIFY(missingFontSentence(QStringLiteral("en")).isEmpty());
    }

    void initTestCase() { Theme::install(); }
    void init()
    {
        Theme::instance().setMode(Theme::Mode::Dark);
        Theme::instance().setFontScale(1);
    }

    // What is made in one theme and first shown in another, and what moves to another parent after that.
    void labelsKeepTheirLook()
    {
        QWidget window, other;
        auto* const layout = new QVBoxLayout(&window);
        window.show();
        auto* const themed = new ThemedLabel(QStringLiteral("62.5"), FontRole::PanelTitle, Token::TextSecondary, &window);
        auto* const plain = new QLabel(QStringLiteral("%"), &window);
        useColor(plain, Token::TextMuted);
        useFont(plain, FontRole::Mono);
        const auto isDressed = [&] {
            return themed->isVisible() && plain->isVisible() &&
                themed->palette().color(QPalette::WindowText) == Theme::instance().color(Token::TextSecondary) &&
                plain->palette().color(QPalette::WindowText) == Theme::instance().color(Token::TextMuted) &&
                themed->font().weight() == QFont::DemiBold &&
                plain->font().family() == Theme::instance().font(FontRole::Mono).family();
        };
        layout->addWidget(themed);
        layout->addWidget(plain);
        Theme::instance().setMode(Theme::Mode::Light);
        QTRY_VERIFY(isDressed());
        auto* const second = new QVBoxLayout(&other);
        other.show();
        second->addWidget(themed);
        second->addWidget(plain);
        QTRY_VERIFY(isDressed());
        Theme::instance().setMode(Theme::Mode::Dark);
        QTRY_VERIFY(isDressed());
    }

    void labelsAskForWhatQtAsksFor_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isWrapped");
        const QString sentence = QStringLiteral("Shared memory holds a tile, so that each element is read once.");
        const QStringList texts{QString(),
                                QStringLiteral("saxpy"),
                                QStringLiteral("Blocks\t/ SM & more"),
                                sentence,
                                sentence + QLatin1Char('\n') + sentence,
                                QStringLiteral("\n x\r y  \n"),
                                QStringLiteral("a longer one\x9c") + QStringLiteral("short"),
                                QStringLiteral("an_identifier_that_is_wider_than_what_there_is_room_for_on_the_page"),
                                QStringLiteral("行列の積 in shared memory"),
                                QStringLiteral("مرحبا بالعالم")};
        for (int i = 0; i < texts.size(); ++i) {
            QTest::addRow("text %d", i) << texts[i] << false;
            QTest::addRow("text %d, wrapped", i) << texts[i] << true;
        }
    }

    void labelsAskForWhatQtAsksFor()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, isWrapped);
        ThemedLabel label(text, FontRole::Hint);
        label.setWordWrap(isWrapped);
        const auto isAsQt = [&label] {
            bool same = label.sizeHint() == label.QLabel::sizeHint() && label.minimumSizeHint() == label.QLabel::minimumSizeHint();
            for (int width = 0; width < 700; width += 7)
                same = same && label.heightForWidth(width) == label.QLabel::heightForWidth(width);
            return same;
        };
        QVERIFY(isAsQt());
        label.setContentsMargins(3, 5, 7, 11);
        QVERIFY(isAsQt());
        label.setMinimumSize(90, 20);
        label.setMargin(2);
        label.setAlignment(Qt::AlignRight | Qt::AlignTop);
        QVERIFY(isAsQt());
        label.setText(QStringLiteral("thread ") + text);
        QVERIFY(isAsQt());
        Theme::instance().setFontScale(1.4);
        QVERIFY(isAsQt());
        label.setWordWrap(!isWrapped);
        QVERIFY(isAsQt());
        label.setTextInteractionFlags(Qt::TextSelectableByMouse);
        QVERIFY(isAsQt());
    }

    void tableFollowsTheEnum()
    {
        const auto rows = tokenColors();
        QCOMPARE(rows.size(), static_cast<std::size_t>(Token::Grid) + 1);
        for (std::size_t i = 0; i < rows.size(); ++i)
            QCOMPARE(static_cast<std::size_t>(rows[i].token), i);
    }

    void textIsReadable_data()
    {
        QTest::addColumn<Token>("front");
        QTest::addColumn<Token>("back");
        QTest::addColumn<bool>("isDark");
        const std::vector status{std::pair{Token::Ok, Token::OkBack}, std::pair{Token::Warn, Token::WarnBack},
                                 std::pair{Token::Bad, Token::BadBack}, std::pair{Token::Info, Token::InfoBack},
                                 std::pair{Token::Violet, Token::VioletBack}};
        for (const Token back : {Token::Chrome, Token::Panel, Token::Raised, Token::Editor}) {
            for (const Token front : {Token::Text, Token::TextSecondary, Token::TextMuted, Token::Accent})
                addPair(front, back);
            for (const auto& [front, own] : status)
                addPair(front, back);
        }
        for (const auto& [front, own] : status)
            addPair(front, own);
        addPair(Token::Text, Token::Selection);
        addPair(Token::TextSecondary, Token::Selection);
        addPair(Token::Text, Token::Hover);
        addPair(Token::AccentText, Token::Accent);
    }
    void textIsReadable()
    {
        QFETCH(const Token, front);
        QFETCH(const Token, back);
        QFETCH(const bool, isDark);
        const double ratio = contrast(tokenRgb(front, isDark), tokenRgb(back, isDark));
        QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
    }

    void textOfTheHighContrastIsReadableEverywhere()
    {
        constexpr double kLeast = 7;  // WCAG 2.1, 1.4.6
        for (const Token back : {Token::Chrome, Token::Panel, Token::Raised, Token::Editor, Token::Hover, Token::Selection})
            for (const Token front : {Token::Text, Token::TextSecondary, Token::TextMuted})
                QVERIFY2(contrast(contrastRgb(front), contrastRgb(back)) >= (back == Token::Selection ? 6 : kLeast),
                         qPrintable(QString::number(static_cast<int>(back))));
        const std::pair<Token, Token> pairs[] = {{Token::Ok, Token::OkBack},     {Token::Warn, Token::WarnBack},
                                                 {Token::Bad, Token::BadBack},   {Token::Info, Token::InfoBack},
                                                 {Token::Violet, Token::VioletBack}, {Token::AccentText, Token::Accent}};
        for (const auto& [front, back] : pairs)
            QVERIFY(contrast(contrastRgb(front), contrastRgb(back)) >= kLeast);
        QVERIFY(contrast(contrastRgb(Token::Line), contrastRgb(Token::Panel)) >= 3);
    }

    void theHighContrastIsAThemeOfItsOwn()
    {
        Theme& theme = Theme::instance();
        theme.setMode(Theme::Mode::Dark);
        QSignalSpy changes(&theme, &Theme::changed);
        theme.setMode(Theme::Mode::HighContrast);
        QCOMPARE(changes.count(), 1);
        QVERIFY(theme.isDark());
        QCOMPARE(theme.color(Token::Panel), QColor(Qt::black));
        theme.setMode(Theme::Mode::Light);
        QCOMPARE(theme.color(Token::Panel), QColor(Qt::white));
        theme.setMode(Theme::Mode::System);
    }

    void theFontOfCodeIsChosen()
    {
        Theme& theme = Theme::instance();
        const QString shipped = theme.font(FontRole::Editor).family();
        theme.setCodeFamily(QStringLiteral("Inter"));
        QCOMPARE(theme.font(FontRole::Editor).family(), QStringLiteral("Inter"));
        QCOMPARE(theme.font(FontRole::Mono).family(), QStringLiteral("Inter"));
        theme.setCodeFamily({});
        QCOMPARE(theme.font(FontRole::Editor).family(), shipped);
    }

    void syntaxIsReadable_data()
    {
        QTest::addColumn<int>("token");
        QTest::addColumn<bool>("isDark");
        for (int token = 0; token <= static_cast<int>(SyntaxToken::Operator); ++token)
            for (const bool isDark : {true, false})
                QTest::addRow("%d, %s", token, isDark ? "dark" : "light") << token << isDark;
    }
    void syntaxIsReadable()
    {
        QFETCH(const int, token);
        QFETCH(const bool, isDark);
        const double ratio = contrast(syntaxRgb(static_cast<SyntaxToken>(token), isDark), tokenRgb(Token::Editor, isDark));
        QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
    }

    void textOfCellsIsReadable()
    {
        constexpr double kLeast = 4.2;  // what a colour between dark and white leaves to the better of both
        for (int slot = 1; slot <= 8; ++slot) {
            for (const bool isDark : {true, false}) {
                const QRgb back = seriesRgb(slot, isDark);
                const double ratio = contrast(cellTextRgb(back), back);
                QVERIFY2(ratio >= kLeast, qPrintable(QStringLiteral("%1: %2").arg(QColor(back).name()).arg(ratio)));
            }
        }
        for (int step = 0; step <= 100; ++step) {
            const QRgb back = Theme::instance().cividis(step / 100.0).rgb();
            QVERIFY2(contrast(cellTextRgb(back), back) >= kLeast, qPrintable(QColor(back).name()));
        }
    }

    void fontsAreTheShippedOnes()
    {
        const Theme& theme = Theme::instance();
        QCOMPARE(QFontInfo(theme.font(FontRole::Body)).family(), QStringLiteral("Inter"));
        QCOMPARE(QFontInfo(theme.font(FontRole::PanelTitle)).weight(), static_cast<int>(QFont::DemiBold));
        QCOMPARE(QFontInfo(theme.font(FontRole::ColumnHead)).weight(), static_cast<int>(QFont::Medium));
        QCOMPARE(QFontInfo(theme.font(FontRole::Mono)).family(), QStringLiteral("JetBrains Mono NL"));
    }

    void monoNumbersAlign()
    {
        const QFontMetricsF metrics(Theme::instance().font(FontRole::Mono));
        const double digit = metrics.horizontalAdvance(u'0');
        QCOMPARE(metrics.horizontalAdvance(QStringLiteral("65\u202f536")), 6 * digit);
        QCOMPARE(metrics.horizontalAdvance(QStringLiteral("!=->")), 4 * digit);
    }

    void fontScaleReachesEveryRole()
    {
        Theme& theme = Theme::instance();
        const double one = theme.font(FontRole::Body).pointSizeF();
        QSignalSpy changed(&theme, &Theme::changed);
        theme.setFontScale(1.5);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(theme.font(FontRole::Body).pointSizeF(), 1.5 * one);
        QCOMPARE(theme.scaled(26), 39);
        theme.setFontScale(0.1);
        QCOMPARE(theme.fontScale(), 0.8);
        QVERIFY(theme.font(FontRole::AxisTick).pointSizeF() > 0.8 * theme.font(FontRole::Body).pointSizeF());
    }

    void modeSwitchesColoursAtOnce()
    {
        Theme& theme = Theme::instance();
        QSignalSpy changed(&theme, &Theme::changed);
        theme.setMode(Theme::Mode::Light);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!theme.isDark());
        QCOMPARE(theme.color(Token::Panel), QColor(0xff, 0xff, 0xff));
        QCOMPARE(QGuiApplication::palette().color(QPalette::Base), QColor(0xff, 0xff, 0xff));
        theme.setMode(Theme::Mode::Light);
        QCOMPARE(changed.size(), 1);
    }

    void styleSheetHasNoPlaceholderLeft()
    {
        QVERIFY(!qApp->styleSheet().isEmpty());
        QVERIFY(!qApp->styleSheet().contains(QStringLiteral("@{")));
    }

    // Those of the style have colours of their own.
    void buttonsOfDialogsHaveWordsAlone()
    {
        DesktopStyle style;
        QDialogButtonBox buttons;
        buttons.setStyle(&style);
        for (const auto each : {QDialogButtonBox::Save, QDialogButtonBox::Discard, QDialogButtonBox::Cancel})
            QVERIFY(buttons.addButton(each)->icon().isNull());
    }

    void iconsAreDrawnInTheirColour_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList files = QDir(QStringLiteral(":/icons")).entryList();
        QVERIFY(files.size() >= 60);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << file.chopped(4);
    }
    void iconsAreDrawnInTheirColour()
    {
        QFETCH(const QString, name);
        const QColor wanted = Theme::instance().color(Token::Accent);
        const QImage image = iconPixmap(name, Token::Accent, 48, 1).toImage();
        int solid = 0, foreign = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                solid += pixel.alpha() > 200;
                foreign += pixel.alpha() == 255 && pixel.rgb() != wanted.rgb();
            }
        }
        QVERIFY2(solid > 20, qPrintable(QString::number(solid)));
        QCOMPARE(foreign, 0);
    }

    void iconFollowsTheThemeAndIsSharp()
    {
        const QIcon run = icon(QStringLiteral("run"));
        const auto centre = [&] { return run.pixmap(QSize(24, 24), 2.0).toImage().pixelColor(20, 24); };
        QCOMPARE(run.pixmap(QSize(24, 24), 2.0).size(), QSize(48, 48));
        QCOMPARE(centre(), Theme::instance().color(Token::TextSecondary));
        Theme::instance().setMode(Theme::Mode::Light);
        QCOMPARE(centre(), Theme::instance().color(Token::TextSecondary));
    }

    void unknownIconIsReported()
    {
        QTest::ignoreMessage(QtWarningMsg, "There is no icon \"nothing\".");
        QVERIFY(!iconPixmap(QStringLiteral("nothing"), Token::Text, 16, 1).isNull());
    }
};

KD_TEST(TestTheme, QApplication)

}  // namespace tst_theme

#include "tst_theme.moc"
