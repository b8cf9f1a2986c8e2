// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/messagesdialog.h"

#include "ui/common/theme.h"
#include "ui/shell/banner.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLocale>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr QSize kMessagesSize(640, 420);

QString timeOf(const Banner::Past& past)
{
    return QLocale::c().toString(past.when, QStringLiteral("HH:mm:ss"));
}

}  // namespace

MessagesDialog::MessagesDialog(const Banner& banner, QWidget* parent)
    : QDialog(parent), m_banner(banner), m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("messagesDialog"));
    setWindowTitle(tr("Messages"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_text->setAccessibleName(tr("Messages since the start, newest first"));
    m_text->setTabChangesFocus(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this, [this] {
        QStringList lines;
        for (const Banner::Past& past : m_banner.past())
            lines << QStringLiteral("%1  %2").arg(timeOf(past), past.text);
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
    connect(&banner, &Banner::changed, this, &MessagesDialog::showMessages);
    connect(&Theme::instance(), &Theme::changed, this, &MessagesDialog::showMessages);
    resize(kMessagesSize);
    showMessages();
}

void MessagesDialog::showMessages()
{
    const Theme& theme = Theme::instance();
    QString rows;
    for (auto past = m_banner.past().rbegin(); past != m_banner.past().rend(); ++past)
        rows += QStringLiteral("<tr><td style='padding-right:18px; color:%1'>%2</td><td style='color:%3'>%4</td></tr>")
                    .arg(theme.color(Token::TextMuted).name(), timeOf(*past), theme.color(bannerColor(past->kind)).name(),
                         past->text.toHtmlEscaped());
    m_text->setHtml(rows.isEmpty() ? tr("There were no messages yet.")
                                   : QStringLiteral("<table cellpadding='3'>%1</table>").arg(rows));
}

}  // namespace kd
