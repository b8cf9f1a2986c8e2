// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kd {

// Numbers as users read them, the same in every view and in the command line: core/base/numbers.h as QString.

/// Seconds with the prefix that leaves 1 to 999 before the point: "5.124 µs", "2.1 s", "0 s". `digits` significant ones;
/// trailing zeros stay, so that columns of samples align.
QString formatSeconds(double seconds, int digits = 4);

/// Bytes in binary units, exact below 10 KiB: "512 B", "48 KiB", "139.8 GiB".
QString formatBytes(quint64 bytes);

/// Anything counted per second in decimal units: formatRate(3.2e12, "B/s") is "3.2 TB/s".
QString formatRate(double perSecond, const QString& unit);

/// The shortest text of at most `digits` significant digits: "0.25", "1.2e-07", "nan".
QString formatNumber(double value, int digits = 6);

/// 0..1 as "75 %", one decimal where it is not whole: "93.8 %".
QString formatPercent(double fraction);
/// The same without the sign, where that stands elsewhere: "93.8".
QString formatPercentNumber(double fraction);

// These are for the window, set as its other text: a narrow no-break space (U+202F) between thousands and before units, a true
// minus.

/// "61 440".
QString formatCount(quint64 count);
/// A number and its unit, for those who set them apart: "227" and "KiB".
struct FormattedQuantity {
    QString number;
    QString unit;
};
/// The parts of formatBytes().
FormattedQuantity bytesQuantity(quint64 bytes);
/// The parts of formatRate().
FormattedQuantity rateQuantity(double perSecond, const QString& unit);
/// A number of the functions above, with or without unit: typeset("-12.5 %") has a true minus and a narrow space.
QString typeset(const QString& number);
/// What is left of the text of a spin box without its prefix, its suffix and spaces.
QString bareNumber(QString text, const QString& prefix, const QString& suffix);
/// A sentence in plain digits: whole numbers of four digits and more grouped, as in core's words.
QString typesetSentence(const QString& sentence);

}  // namespace kd
