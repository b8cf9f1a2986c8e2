// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/filecommands.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

// What the command search lists beside commands.

namespace kd {
namespace {

template <typename Act> QAction* newEntry(QObject& owner, QString text, const char* iconName, Act act)
{
    auto* const entry = new QAction(text.replace(QLatin1Char('&'), QLatin1String("&&")), &owner);
    entry->setProperty(kIconName, QLatin1String(iconName));
    QObject::connect(entry, &QAction::triggered, &owner, act);
    return entry;
}

QString fileText(const QString& path)
{
    const QFileInfo file(path);
    return QStringLiteral("%1   %2").arg(file.fileName(), QDir::toNativeSeparators(file.path()));
}

}  // namespace

QList<QAction*> MainWindow::searchEntries(QObject& owner)
{
    return panelEntries(owner) + kernelEntries(owner) + fileEntries(owner) + exampleEntries(owner);
}

QList<QAction*> MainWindow::panelEntries(QObject& owner)
{
    QList<QAction*> entries;
    for (const Feature& feature : m_features) {
        const auto here = std::find_if(feature.places.begin(), feature.places.end(),
                                       [this](const FeaturePlace& place) { return place.perspective == m_perspective; });
        const FeaturePlace& place = here != feature.places.end() ? *here : feature.places.front();
        entries << newEntry(owner, tr("Panel: %1").arg(place.title), "layers", [this, id = feature.id] {
            if (isWelcoming())
                setPerspective(m_perspective);
            goToFeature([&id](const Feature& each) { return each.id == id; });
        });
    }
    return entries;
}

QList<QAction*> MainWindow::kernelEntries(QObject& owner)
{
    QList<QAction*> entries;
    for (const QString& name : m_models.launches.kernels())
        entries << newEntry(owner, tr("Kernel: %1").arg(name), "kernel", [this, name] { m_models.launches.setKernel(name); });
    return entries;
}

QList<QAction*> MainWindow::fileEntries(QObject& owner)
{
    QList<QAction*> entries;
    Documents& documents = m_models.documents;
    for (const DocumentTab& tab : documents.tabs()) {
        const QString text = tab.path.isEmpty() ? tab.fileName : fileText(tab.path);
        entries << newEntry(owner, tr("Open document: %1").arg(text), "file", [this, &documents, number = tab.number] {
            if (isWelcoming())
                setPerspective(m_perspective);
            documents.show(documents.indexOf(number));
        });
    }
    for (const QString& path : m_preferences.recentFiles()) {
        if (documents.indexOfFile(path) < 0)
            entries << newEntry(owner, tr("Recent file: %1").arg(fileText(path)), "history", [this, path] { m_files->open(path); });
    }
    return entries;
}

QList<QAction*> MainWindow::exampleEntries(QObject& owner)
{
    QList<QAction*> entries;
    for (const Example& example : m_examples) {
        const QString name = QString::fromStdString(example.name);
        const QString title = example.title.empty() ? name : QString::fromStdString(example.title);
        entries << newEntry(owner, tr("Example: %1").arg(title), "play", [this, name] { m_files->openExample(name); });
    }
    return entries;
}

}  // namespace kd
