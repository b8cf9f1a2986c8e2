// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/helpwindow.h"

#include "ui/shell/helppages.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/settings/commands.h"

#include <QAction>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kHelpWidth = 620;
constexpr int kHelpHeight = 640;

QString pageHtml(const QString& anchor, const QString& title, const QString& words, int level)
{
    return QStringLiteral("<h%1><a name='%2'></a>%3</h%1><p>%4</p>")
        .arg(level)
        .arg(anchor, title.toHtmlEscaped(), words.toHtmlEscaped());
}

QString pagesOf(Perspective perspective, const std::vector<Feature>& features)
{
    QString html = pageHtml(nameOf(perspective), titleOf(perspective), helpOf(perspective), 2);
    for (const Feature& feature : features) {
        const bool isFirst = !feature.places.empty() && feature.places.front().perspective == perspective;
        if (isFirst && hasHelp(feature.id))
            html += pageHtml(feature.id, helpTitleOf(feature.id), helpOf(feature.id), 3);
    }
    return html;
}

QString keyTable(const CommandRegistry& commands)
{
    QString rows;
    for (const QAction* const action : commands.all()) {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty() && !plainText(*action).isEmpty())
            rows += QStringLiteral("<tr><td style='padding-right:24px'>%1</td><td>%2</td></tr>")
                        .arg(plainText(*action).toHtmlEscaped(), keys.toHtmlEscaped());
    }
    return QStringLiteral("<h2><a name='keys'></a>%1</h2><table cellpadding='2'>%2</table>").arg(HelpWindow::tr("Keyboard"), rows);
}

}  // namespace

HelpWindow::HelpWindow(const CommandRegistry& commands, const QList<Perspective>& perspectives,
                       const std::vector<Feature>& features,
                       QWidget* parent)
    : QDialog(parent), m_text(new QTextBrowser(this))
{
    setWindowTitle(tr("KernelDesk help"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(false);
    QString html = pageHtml(QStringLiteral("welcome"), tr("Welcome page"), helpOfWelcome(), 2);
    for (const Perspective each : perspectives)
        html += pagesOf(each, features);
    m_text->setHtml(html + keyTable(commands));
    m_text->setAccessibleName(tr("Help"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(m_text);
    resize(kHelpWidth, kHelpHeight);
}

void HelpWindow::showPage(const QString& anchor)
{
    m_page = anchor;
    m_text->scrollToAnchor(anchor);
}

}  // namespace kd
