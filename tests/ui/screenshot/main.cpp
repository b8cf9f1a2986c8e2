// SPDX-License-Identifier: GPL-3.0-or-later
#include "director.h"

#include "tests/ui/bench/testbench.h"
#include "ui/common/languagefonts.h"
#include "ui/common/theme.h"
#include "ui/common/translation.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/settings/preferences.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <clocale>

// kd_screenshot --theme dark|light --size 1600x1000 --scale 1.5 --font 1.25 --perspective edit --open FILE | --example NAME
//               [--untrusted] [--run] [--time] [--blocks 64,128] [--compare] [--sweep "block=64,128;maxrregcount=0,32"] [--count]
//               [--reveal FEATURE] [--line NUMBER] [--do COMMAND] [--worker PROGRAM] OUT.png

namespace {

kd::Scene sceneOf(const QCommandLineParser& parser)
{
    kd::Scene scene{.file = parser.value(QStringLiteral("open")),
                    .example = parser.value(QStringLiteral("example")),
                    .isTrusted = !parser.isSet(QStringLiteral("untrusted")),
                    .runs = parser.isSet(QStringLiteral("run")),
                    .times = parser.isSet(QStringLiteral("time")),
                    .blocks = parser.value(QStringLiteral("blocks")).split(QLatin1Char(','), Qt::SkipEmptyParts),
                    .compares = parser.isSet(QStringLiteral("compare")),
                    .axes = parser.value(QStringLiteral("sweep")).split(QLatin1Char(';'), Qt::SkipEmptyParts),
                    .counts = parser.isSet(QStringLiteral("count")),
                    .reveals = parser.value(QStringLiteral("reveal")),
                    .line = parser.value(QStringLiteral("line")).toInt(),
                    .command = parser.value(QStringLiteral("do")),
                    .picture = parser.positionalArguments().value(0)};
    const QStringList size = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
    scene.size = QSize(size.value(0).toInt(), size.value(1).toInt());
    for (const kd::Perspective each : kd::kPerspectives) {
        if (kd::nameOf(each) == parser.value(QStringLiteral("perspective")))
            scene.perspective = each;
    }
    return scene;
}

/// Before the QApplication, which reads it.
void applyScale(int argc, char** argv)
{
    for (int i = 1; i + 1 < argc; ++i) {
        if (qstrcmp(argv[i], "--scale") == 0)
            qputenv("QT_SCALE_FACTOR", argv[i + 1]);
    }
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

/// Into the settings, for the start that follows.
void keepAppearance(const QCommandLineParser& parser)
{
    QSettings kept(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"), QStringLiteral("window"));
    kept.setValue(QStringLiteral("appearance/theme"), parser.value(QStringLiteral("theme")));
    kept.setValue(QStringLiteral("appearance/fontScale"), parser.value(QStringLiteral("font")).toDouble());
}

}  // namespace

int main(int argc, char** argv)
{
    applyScale(argc, argv);
    kd::Theme::prepare();
    QApplication application(argc, argv);
    QApplication::setApplicationVersion(QStringLiteral(KD_VERSION));
    std::setlocale(LC_NUMERIC, "C");
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("theme"), QString(), QStringLiteral("NAME"), QStringLiteral("dark")},
                       {QStringLiteral("size"), QString(), QStringLiteral("WxH"), QStringLiteral("1600x1000")},
                       {QStringLiteral("scale"), QString(), QStringLiteral("FACTOR"), QStringLiteral("1")},
                       {QStringLiteral("font"), QString(), QStringLiteral("FACTOR"), QStringLiteral("1")},
                       {QStringLiteral("perspective"), QString(), QStringLiteral("NAME"), QStringLiteral("edit")},
                       {QStringLiteral("open"), QString(), QStringLiteral("FILE")},
                       {QStringLiteral("example"), QString(), QStringLiteral("NAME")},
                       {QStringLiteral("worker"), QString(), QStringLiteral("PROGRAM"), QStringLiteral(KD_WORKER)},
                       {QStringLiteral("reveal"), QString(), QStringLiteral("FEATURE")},
                       {QStringLiteral("line"), QString(), QStringLiteral("NUMBER")},
                       {QStringLiteral("do"), QString(), QStringLiteral("COMMAND")},
                       {QStringLiteral("blocks"), QString(), QStringLiteral("LIST")},
                       {QStringLiteral("compare"), QString()},
                       {QStringLiteral("sweep"), QString(), QStringLiteral("AXES")},
                       {QStringLiteral("count"), QString()},
                       {QStringLiteral("untrusted"), QString()},
                       {QStringLiteral("run"), QString()},
                       {QStringLiteral("time"), QString()}});
    parser.addPositionalArgument(QStringLiteral("OUT.png"), QString());
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);

    const QTemporaryDir settings;  // the user's own are neither read nor changed
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    keepAppearance(parser);
    // From here on as app/window/main.cpp starts: what is right only after a change of the theme must show.
    kd::installTranslation();
    kd::Theme::install();
    kd::preferFontsOf(kd::currentLanguage());
    kd::Preferences preferences;
    preferences.applyAppearance();
    kd::Workbench workbench({.name = QStringLiteral("local"), .program = parser.value(QStringLiteral("worker"))});
    workbench.files.openNew();
    kd::MainWindow window(kd::windowModels(workbench), preferences, kd::features(workbench));
    kd::Director director(sceneOf(parser), workbench, window);
    director.start();
    return QApplication::exec();
}
