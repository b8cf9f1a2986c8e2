// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/reportmenu.h"

#include "ui/common/icons.h"
#include "ui/workbench/navigator.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace kd {
namespace {

struct ReportMenuText {
    Q_DECLARE_TR_FUNCTIONS(kd::ReportMenu)
};

}  // namespace

QMenu* makeReportMenu(Navigator& navigator, QWidget* parent)
{
    auto* const menu = new QMenu(parent);
    const auto add = [&navigator, menu](const char* name, const QString& text, const char* ending) {
        const QString command = QStringLiteral("export.") + QLatin1String(ending);
        QObject::connect(menu->addAction(icon(QLatin1String(name)), text), &QAction::triggered, &navigator,
                         [&navigator, command] { navigator.doCommand(command); });
    };
    add("report", ReportMenuText::tr("HTML report…"), "html");
    add("file", ReportMenuText::tr("PDF document…"), "pdf");
    add("plot", ReportMenuText::tr("Charts as SVG…"), "svg");
    add("image", ReportMenuText::tr("Charts as PNG…"), "png");
    menu->addSeparator();
    add("table", ReportMenuText::tr("Tables as CSV…"), "csv");
    add("file", ReportMenuText::tr("Everything as JSON…"), "json");
    add("copy", ReportMenuText::tr("Copy as Markdown"), "copy");
    return menu;
}

}  // namespace kd
