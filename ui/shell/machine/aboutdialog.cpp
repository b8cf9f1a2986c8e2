// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/machine/aboutdialog.h"

#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

/// Outside of every namespace, as Qt asks for.
static void initLicences()
{
    Q_INIT_RESOURCE(licences);
}

namespace kd {
namespace {

constexpr QSize kAboutSize(660, 520);

struct Part {
    const char* name;
    QString version;
    const char* licence;
};

QList<Part> parts()
{
    return {{"Qt", QString::fromLatin1(qVersion()), "LGPL-3.0"},
            {"QScintilla", {}, "GPL-3.0"},
            {"QCustomPlot", {}, "GPL-3.0-or-later"},
            {"elfutils libdw", {}, "LGPL-3.0-or-later"},
            {"nlohmann-json", {}, "MIT"},
            {"CLI11", {}, "BSD-3-Clause"},
            {"Inter", {}, "OFL-1.1"},
            {"JetBrains Mono", {}, "OFL-1.1"}};
}

QString versionText()
{
    return AboutDialog::tr("KernelDesk %1, Qt %2").arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()));
}

QWidget* makeParts()
{
    QString rows;
    for (const Part& part : parts())
        rows += QStringLiteral("<tr><td style='padding-right:24px'>%1 %2</td><td>%3</td></tr>")
                    .arg(QLatin1String(part.name), part.version, QLatin1String(part.licence));
    auto* const text = new QTextBrowser;
    text->setAccessibleName(AboutDialog::tr("Parts of the program"));
    text->setTabChangesFocus(true);
    text->setHtml(
        QStringLiteral("<p>%1</p><table cellpadding='3'>%2</table><p>%3</p>")
            .arg(AboutDialog::tr("KernelDesk is free software under the GPL, version 3 or later. It is made of these:"), rows,
                 AboutDialog::tr("CUDA, NVRTC and the driver are NVIDIA's and not part of it; they are looked for at run time.")));
    return text;
}

QWidget* makeLicence(const QString& name)
{
    initLicences();
    QFile file(QStringLiteral(":/licences/") + name + QStringLiteral(".txt"));
    auto* const text = new QPlainTextEdit;
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(AboutDialog::tr("Text of the licence %1").arg(name));
    useFont(text, FontRole::Mono);
    if (file.open(QIODevice::ReadOnly))
        text->setPlainText(QString::fromUtf8(file.readAll()));
    return text;
}

}  // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About KernelDesk"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* const pages = new QTabWidget(this);
    pages->setAccessibleName(tr("Parts and licences"));
    pages->addTab(makeParts(), tr("Parts"));
    for (const QString& licence : {QStringLiteral("GPL-3.0-or-later"), QStringLiteral("OFL-1.1")})
        pages->addTab(makeLicence(licence), licence);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons->addButton(tr("Copy the versions"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this,
            [] { QGuiApplication::clipboard()->setText(versionText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(new ThemedLabel(QStringLiteral("KernelDesk"), FontRole::TileNumber, Token::Text, this));
    layout->addWidget(new ThemedLabel(versionText(), FontRole::Body, Token::TextSecondary, this));
    layout->addWidget(
        new ThemedLabel(tr("Edit, compile, run, time and understand CUDA kernels"), FontRole::Body, Token::TextSecondary, this));
    layout->addWidget(pages, 1);
    layout->addWidget(buttons);
    resize(kAboutSize);
}

}  // namespace kd
