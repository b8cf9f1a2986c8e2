// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/source/launchbounds.h"
#include "core/tuning/registertrial.h"
#include "ui/workbench/buildchange.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace kd {

class Document;

/// The same source for another architecture.
struct ArchitectureTrial {
    QString name;  ///< "sm_80"
    bool isCompiled = false;
    std::optional<BuildFigures> figures;  ///< nothing: it does not compile for it
    QString sentence;                     ///< why not
};

/// Where the kernel of that name is defined in a text; nothing where it is not, or more than once.
std::optional<KernelPlace> kernelPlaceIn(const QByteArray& text, const std::string& kernel);
/// Writes such __launch_bounds__ before its name, in place of those that stand there. False where its definition is not found.
bool insertBounds(Document& document, const std::string& kernel, std::uint32_t threads, std::uint32_t minBlocks);

/// Four architectures besides `present` that developers ask about, those of `known`.
std::vector<ArchitectureTrial> architectureTrials(const std::vector<std::string>& known, const std::string& present);

}  // namespace kd
