// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/report/charts.h"
#include "ui/common/messagetext.h"
#include "ui/common/translation.h"
#include "ui/print/chartpicture.h"
#include "ui/print/printfonts.h"
#include "ui/print/reportpaper.h"

#include <QFile>
#include <QGuiApplication>

#include <clocale>
#include <cstdio>
#include <exception>

namespace {

constexpr int kLacking = 3;  // as ExitStatus::Lacking of the command line
constexpr int kBadArguments = 2;

/// `words`: what to draw.
QByteArray drawn(const QStringList& words, const kd::Report& report)
{
    if (words.first() == QLatin1String("pdf"))
        return kd::reportPaper(report);
    return kd::chartPicture(kd::reportChart(report, words.value(1).toStdString()));
}

bool areUnderstood(const QStringList& words)
{
    return words == QStringList{QStringLiteral("pdf")} || (words.value(0) == QLatin1String("png") && words.size() <= 2);
}

int draw(const QStringList& words)
{
    QFile in, out;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly))
        return kLacking;
    try {
        const QByteArray bytes = drawn(words, kd::reportFromText(in.readAll().toStdString(), "stdin"));
        return out.write(bytes) == bytes.size() && out.flush() ? 0 : kLacking;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", kd::messageText(error).toUtf8().constData());
    }
    return kLacking;
}

}  // namespace

/// kerneldesk-print pdf | png [CHART]: reads a report's JSON from standard input and writes the drawing to standard output. Needs
/// no display. It speaks the language of who started it (KERNELDESK_LANGUAGE, which it inherits); what the report holds as text of
/// others stays as it is.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("KernelDesk"));
    QGuiApplication::setApplicationVersion(QStringLiteral(KD_VERSION));
    // QGuiApplication takes over the user's locale; numbers are read and written with a point in all of them.
    std::setlocale(LC_NUMERIC, "C");
    const QStringList words = QGuiApplication::arguments().mid(1);
    if (!areUnderstood(words)) {
        std::fputs("usage: kerneldesk-print pdf|png [CHART] <report.json >drawing\n", stderr);
        return kBadArguments;
    }
    kd::installTranslation();
    kd::loadPrintFonts();
    return draw(words);
}
