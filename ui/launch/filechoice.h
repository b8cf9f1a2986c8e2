// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace kd {

/// How a session in `folder` names the file: from there where it lies below, else by its whole path.
QString nameFrom(const QString& folder, const QString& path);
/// Tells whether its ending is that of an array or image that fills a buffer: .npy, .csv, .txt, .bin or .png.
bool isElementFile(const QString& path);
/// "file("x.npy")", or "image("x.png")" of a picture.
QString recipeOf(const QString& name);

/// Gives `use` the recipe of a file's only array; of several the user chooses one by its name, type and shape. Where the file
/// cannot be read it is that of the whole file: who loads it says why. `use` is called at once or later, or not at all, as long as
/// `parent` is there.
void chooseArray(QWidget* parent, const QString& folder, const QString& name,
                 const std::function<void(const QString& recipe)>& use, const std::function<void()>& cancelled = {});

/// Opens a dialog for such a file; `use` is told its name from `folder`, as long as `parent` is there.
void openFileChoice(QWidget* parent, const QString& title, const QString& folder,
                    const std::function<void(const QString& name)>& use, const std::function<void()>& cancelled = {});

}  // namespace kd
