// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/filechoice.h"

#include "core/session/data/arrayfile.h"
#include "ui/common/whenfinished.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QListView>
#include <QtConcurrentRun>

#include <exception>
#include <filesystem>
#include <vector>

namespace kd {
namespace {

std::vector<ArrayEntry> arraysOf(const std::filesystem::path& path)
{
    try {
        return listArrays(path);
    } catch (const std::exception&) {  // whoever loads the file says what is wrong with it
        return {};
    }
}

/// "layer.weight, F32 [4, 3]"
QString lineOf(const ArrayEntry& array)
{
    QStringList sizes;
    for (const std::uint64_t size : array.shape)
        sizes += QString::number(size);
    const QString name = QString::fromStdString(array.name);
    if (array.type.empty())
        return name;
    return QStringLiteral("%1, %2 [%3]").arg(name, QString::fromStdString(array.type), sizes.join(QStringLiteral(", ")));
}

void openArrayChoice(QWidget* parent, const QString& name, const std::vector<ArrayEntry>& arrays,
                     const std::function<void(const QString& recipe)>& use, const std::function<void()>& cancelled)
{
    QStringList lines;
    for (const ArrayEntry& array : arrays)
        lines += lineOf(array);
    auto* const dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QCoreApplication::translate("FileChoice", "Choose an array"));
    dialog->setLabelText(QCoreApplication::translate("FileChoice", "%1 holds %2 arrays; which one is it?")
                             .arg(QFileInfo(name).fileName())
                             .arg(arrays.size()));
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    dialog->setComboBoxItems(lines);
    dialog->setTextValue(lines.front());
    if (auto* const list = dialog->findChild<QListView*>())
        QObject::connect(list, &QAbstractItemView::doubleClicked, dialog, &QDialog::accept);
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent, [name, lines, arrays, use](const QString& line) {
        const qsizetype row = lines.indexOf(line);
        if (row >= 0)
            use(QString::fromStdString(toText(Recipe{.kind = Recipe::Kind::File,
                                                     .path = name.toStdString(),
                                                     .part = arrays[static_cast<std::size_t>(row)].name})));
    });
    if (cancelled)
        QObject::connect(dialog, &QDialog::rejected, parent, cancelled);
    dialog->open();
}

}  // namespace

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

void chooseArray(QWidget* parent, const QString& folder, const QString& name,
                 const std::function<void(const QString& recipe)>& use, const std::function<void()>& cancelled)
{
    static const QStringList several{QStringLiteral("npz"), QStringLiteral("safetensors")};
    if (!several.contains(QFileInfo(name).suffix().toLower()))
        return use(recipeOf(name));
    const std::filesystem::path path(QDir(folder).absoluteFilePath(name).toStdString());
    whenFinished(parent, QtConcurrent::run([path] { return arraysOf(path); }),
                 [parent, name, use, cancelled](const QFuture<std::vector<ArrayEntry>>& future) {
                     const std::vector<ArrayEntry> arrays = future.result();
                     if (arrays.size() < 2)
                         return use(recipeOf(name));
                     openArrayChoice(parent, name, arrays, use, cancelled);
                 });
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
