// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/data/elementlayout.h"
#include "ui/workbench/runs/runrecord.h"

#include <QString>

#include <string>
#include <vector>

namespace kd {

/// Something of a run that can be looked at: what a buffer held before or after it, what it is compared with, and how both differ.
struct BufferEntry {
    enum class Role { Before, After, Reference, Difference };

    QString buffer;  ///< the kernel's parameter
    Role role = Role::After;
    Direction direction = Direction::Out;
    QString typeName;      ///< as the source has it: "const float*"
    ElementLayout layout;  ///< of the parameter's type
    std::string blob;      ///< by which the worker hands out its bytes; empty where nobody keeps them
    Message missing;       ///< why they are not kept
    quint64 bytes = 0;
    quint64 elements = 0;  ///< objects of the parameter's type
    QString shape;         ///< expressions over the launch's names whose product is `elements`: "height, width"; may be empty

    /// Is the same for this entry of the next run.
    QString key() const;
};

/// The entries of a run, in the order of the kernel's parameters.
std::vector<BufferEntry> bufferEntries(const RunRecord& run);

}  // namespace kd
