// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/filechoice.h"

#include "core/session/data/elementfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace kd {

QString nameFrom(const QString& folder, const QString& path)
{
    if (folder.isEmpty())
        return path;
    const QString relative = QDir(folder).relativeFilePath(path);
    return relative.startsWith(QLatin1String("..")) ? path : relative;
}

bool isElementFile(const QString& path)
{
    static const QStringList endings{QStringLiteral("npy"), QStringLiteral("csv"), QStringLiteral("txt"), QStringLiteral("bin"),
                                     QStringLiteral("npz"), QStringLiteral("safetensors"), QStringLiteral("png"),
                                     QStringLiteral("jpg"), QStringLiteral("jpeg")};
    return endings.contains(QFileInfo(path).suffix().toLower());
}

QString recipeOf(const QString& name)
{
    const bool isImage = isImagePath(name.toStdString());
    return QString::fromStdString(
        toText(Recipe{.kind = isImage ? Recipe::Kind::Image : Recipe::Kind::File, .path = name.toStdString()}));
}

void openFileChoice(QWidget* parent, const QString& title, const QString& folder,
                    const std::function<void(const QString& name)>& use, const std::function<void()>& cancelled)
{
    auto* const dialog = new QFileDialog(
        parent, title, folder,
        QCoreApplication::translate("FileChoice", "Arrays and images (*.npy *.npz *.safetensors *.csv *.txt *.bin *.png *.jpg "
                                                  "*.jpeg);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [folder, use](const QString& path) { use(nameFrom(folder, path)); });
    if (cancelled)
        QObject::connect(dialog, &QDialog::rejected, parent, cancelled);
    dialog->open();
}

}  // namespace kd
