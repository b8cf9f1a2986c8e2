// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include <QSet>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace kd {

class SharedModels;
struct Workbench;

enum class Perspective { Edit, Measure, Occupancy, Data, Devices };

/// Says what a field of the status bar tells; a click on it goes to the feature that shows the same.
enum class Subject { Caret, Kernel, Registers, Occupancy, Measurement, Problems, Device };

/// Says where a feature stands in a perspective.
struct FeaturePlace {
    enum class Area { Left, Centre, Right, Bottom };
    Perspective perspective = Perspective::Edit;
    Area area = Area::Centre;
    int size = 0;  ///< preferred logical pixels: the width of left and right ones, the height of bottom ones
    QString title;  ///< title of its panel: docks show it before they have one
    /// False: the panel draws the whole of its place itself (editor tabs, cards), without frame and header. Centre only.
    bool isFramed = true;
    /// Makes the panel of this place, the first time that its perspective is shown; in docks of the first perspective only once
    /// that was painted.
    std::function<Panel*(QWidget* parent)> make;
};

/// One feature: a folder of ui/.
struct Feature {
    QString id;    ///< "launch"; names its docks in saved layouts
    QString icon;  ///< name in resources/icons
    std::vector<FeaturePlace> places;
    QSet<Subject> subjects;  ///< subjects that it shows
};

/// The models that several panels share, each made when the first panel of them is. They end with the workbench, so that a window
/// that is made anew, in another language, shows the same.
std::shared_ptr<SharedModels> sharedModels(Workbench& workbench);

/// Has the models of `workbench`, and the shared ones, say in another language what they said before.
void retranslate(Workbench& workbench, SharedModels& shared);

/// The one table of all features (features.cpp), in the order in which they stand in an area. Bottom ones share tabs. Their panels
/// show models of `workbench` and the `shared` ones.
std::vector<Feature> features(Workbench& workbench, const std::shared_ptr<SharedModels>& shared);
inline std::vector<Feature> features(Workbench& workbench)
{
    return features(workbench, sharedModels(workbench));
}

}  // namespace kd
