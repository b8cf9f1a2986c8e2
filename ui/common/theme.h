// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

#include <memory>

namespace kd {

/// Colours by what they mean (VISUAL section 3), never by what they look like.
enum class Token {
    Chrome, Panel, Raised, Editor, Hover, Line, LineStrong, Text, TextSecondary, TextMuted, Accent, AccentText, Selection,
    Ok, OkBack, Warn, WarnBack, Bad, BadBack, Info, InfoBack, Violet, VioletBack, Grid
};
enum class SyntaxToken { Keyword, Builtin, Number, Preprocessor, String, Comment, Operator };

/// Sizes and weights by their role (VISUAL section 4).
enum class FontRole {
    Body, Label, PanelTitle, SectionTitle, Hint, ColumnHead, AxisTick, AxisTitle, Mono, Editor, TileNumber, BigNumber
};

/// The one theme of the program: colours, fonts, palette and style sheet. Follows the system unless it is set.
class Theme : public QObject {
    Q_OBJECT
public:
    /// HighContrast: dark, with black grounds, white text and lines that are seen.
    enum class Mode { System, Dark, Light, HighContrast };
    ~Theme() override;

    /// Made with the QApplication (Theme::install), ended with it.
    static Theme& instance();
    /// To be called before the QApplication, where there is no other thread yet: what makes its start short. Not needed for
    /// install().
    static void prepare();
    /// Fusion, palette, style sheet, the shipped fonts, and labels that show text as it stands (plaintext.h). Once, before the
    /// first widget.
    static void install();

    Mode mode() const;
    void setMode(Mode mode);  ///< kept by the caller; changed() follows where colours differ
    bool isDark() const;
    /// 0.8 to 2, multiplies every font.
    void setFontScale(double scale);
    double fontScale() const;
    /// The family of code, everywhere; empty: the shipped one.
    void setCodeFamily(const QString& family);
    QString codeFamily() const;
    /// A length in logical pixels that grows with the font: row heights, header heights.
    int scaled(double pixels) const;

    QColor color(Token token) const;
    QColor syntax(SyntaxToken token) const;
    /// Gives a colour of the chart palette, slots 1 to 8.
    QColor series(int slot) const;
    QFont font(FontRole role) const;
    /// The heat map's colour at 0..1, lighter is more. Source: Nuñez, Anderton, Renslow, PLoS ONE 13 (7), 2018.
    QColor cividis(double value) const;

signals:
    void changed();

private:
    Theme();
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace kd
