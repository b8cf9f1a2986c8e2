// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPdfWriter>
#include <QString>

#include <optional>
#include <string_view>

class QIODevice;

namespace kd {

/// Text of others without what cannot be seen or reorders the text around it, cut where it is very long.
QString printable(std::string_view text);

/// The colours of the page's style sheet. On grey paper words and shapes tell the same.
namespace paper {
inline constexpr QRgb kText = 0xff1a2029, kSecondary = 0xff465160, kMuted = 0xff626d7c, kLine = 0xffdce1e7, kTrack = 0xffe3e7ec;
inline constexpr QRgb kRaised = 0xfff4f6f8, kSelection = 0xffd6e7fb, kSeries = 0xff0072b2, kNow = 0xffc96a00, kFull = 0xff00845f;
inline constexpr QRgb kOk = 0xff0b6b45, kOkFill = 0xffddf3e8, kWarn = 0xff855300, kWarnFill = 0xfffdf0d2, kBad = 0xffb42318,
                      kBadFill = 0xfffde5e2;
inline constexpr QRgb kInfo = 0xff0b5cad, kInfoFill = 0xffe0eefc;
}  // namespace paper

/// A PDF of A4 pages that is filled from top to bottom. Lengths are pixels at 96 to the inch; fonts are embedded.
class PaperSheet {
public:
    /// Holds what the margins of every page say.
    struct Margins {
        QString title;   ///< title of the document
        QString creator;
        QString foot;    ///< at the left; the page's number is at the right
        int pages = 0;   ///< pages of the whole document; 0: not known yet, and not said
        QByteArray data; ///< JSON, attached as report.json; empty: none
    };
    PaperSheet(QIODevice& out, Margins margins);

    QPainter& painter() { return m_painter; }
    double width() const { return m_width; }
    double y() const { return m_y; }
    int page() const { return m_page; }
    /// Reserves `height` from here on, on a new page where this one has not enough left. Returns where it begins. What was
    /// taken too much, to keep things together, goes back by skip().
    double reserve(double height);
    bool hasRoom(double height) const;
    void skip(double height) { m_y += height; }
    /// A section's heading, on the page on which `with` more fits beneath it.
    void heading(const QString& text, double with);
    void end();

    struct Style {
        QFont font;
        QRgb color = paper::kText;
        Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop;
    };
    /// Lines that break at words, `width` wide at most.
    double heightOf(const QString& text, const QFont& font, double width) const;
    double widthOf(const QString& text, const QFont& font) const;
    void text(const QRectF& area, const QString& text, const Style& style);
    /// Writes text in one line in the middle of its height, by the capitals, whatever the font; with an ellipsis where it does
    /// not fit.
    void line(const QRectF& area, const QString& text, const Style& style);
    void fill(const QRectF& area, QRgb color, double radius = 0, std::optional<QRgb> border = {});
    /// A bar that is full to `share`, 0 to 1.
    void bar(const QRectF& area, double share, QRgb color);

private:
    void beginPage();
    /// Words break only where one is wider than its place.
    int wrapping(const QString& text, const QFont& font, double width) const;
    QFontMetricsF metrics(const QFont& font) const { return QFontMetricsF(font, const_cast<QPdfWriter*>(&m_writer)); }

    QPdfWriter m_writer;
    QPainter m_painter;
    Margins m_margins;
    double m_width = 0, m_height = 0, m_y = 0;
    int m_page = 0;
};

}  // namespace kd
