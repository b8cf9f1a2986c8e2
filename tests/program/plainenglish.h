// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

namespace kd {

/// Words that are the same in every language: names, units, key words, file types.
inline const QSet<QString>& untranslatedWords()
{
    static const QSet<QString> words{
        // names of programs, makers, formats and interfaces
        "kerneldesk", "nvidia", "cuda", "nvrtc", "ptx", "sass", "nvml", "cubin", "ptxas", "nvdisasm", "linux", "debian", "qscintilla",
        "qcustomplot", "numpy", "python", "json", "html", "csv", "npy", "png", "pdf", "svg", "markdown", "ssh", "srun", "slurm", "github",
        "utf", "ascii", "gpl", "gpu", "cpu", "geforce", "tesla", "quadro", "elfutils", "libdw", "nlohmann", "clause", "inter", "jetbrains",
        "mono", "offscreen", "clangd", "tileiras",
        // keys of keyboards, as Qt writes them
        "ctrl", "shift", "alt", "esc", "return", "enter", "del", "tab", "space", "home", "end", "pgup", "pgdown", "ins",
        // units
        "gib", "mib", "kib", "mhz", "ghz", "gbs", "gflop", "tflop", "flop", "ops", "sms",
        // architectures and boards
        "maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper", "blackwell", "rubin", "jetson", "agx", "orin", "thor", "rtx",
        // months, which the history writes as they are in C's locale
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        // the direction of a buffer, as sessions write it
        "inout",
        // what the emulated device is called in files and on the command line
        "emulated", "local"};
    return words;
}

/// The words of plain English in `text`: runs of three and more unaccented letters, without mark-up, addresses, paths, code in
/// quotation marks and the names above. What stands in brackets is text, but behind a name as in "zeros[32]" or "f(x)".
inline QStringList plainEnglish(QString text)
{
    static const QRegularExpression kMarkup(QStringLiteral("<[^<>]*>|&[a-z]+;"));
    static const QRegularExpression kCode(
        QStringLiteral("\\bcu[A-Z]\\w*|https?://\\S+|\\S*/\\S*|"
                       "\\S*[_=:.\\\\%][A-Za-z0-9_]\\S*|[A-Za-z_][A-Za-z0-9_]*[(\\[{]\\S*|--?[a-z][-a-zA-Z0-9=]*|`[^`]*`|[A-Z]{2,}\\w*"));
    static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{3,}"));
    text.replace(kMarkup, QStringLiteral(" ")).remove(QLatin1Char('&'));
    text.replace(kCode, QStringLiteral(" "));
    // A letter with an accent begins or ends a name, not a word of English.
    QStringList words;
    for (QRegularExpressionMatchIterator it = kWord.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const bool isInside = (match.capturedStart() > 0 && text[match.capturedStart() - 1].isLetterOrNumber()) ||
                              (match.capturedEnd() < text.size() && text[match.capturedEnd()].isLetterOrNumber());
        if (!isInside && !untranslatedWords().contains(match.captured().toLower()))
            words << match.captured();
    }
    return words;
}

}  // namespace kd
