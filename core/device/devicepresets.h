// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceinfo.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Tells where numbers of a preset were read. All of it is data of the file, which names documents in the language that they have.
struct PresetSource {
    std::string title;  ///< "deviceQuery on an L4, …"
    std::string url;    ///< or a path of KernelDesk's own repository
    std::string date;   ///< the document's, "2025-03-12"
    std::string read;   ///< the day it was read, where the document has no date of its own; else empty
    std::string note;   ///< how its numbers became the preset's; empty: they are the same
};

/// A GPU that need not be here: what is known of it without asking a driver.
struct DevicePreset {
    /// The id is "preset:" and a word; there is neither UUID nor PCI address. The attributes are those with a source and those that
    /// every device of the compute capability shares; others are not known.
    DeviceInfo info;
    /// Holds for each attribute, and for kTotalMemory, the key of its source.
    std::map<std::string, std::string> sources;
};

/// The data file of GPU presets.
struct DevicePresets {
    /// This is what presets.json and DevicePreset::sources call DeviceInfo::totalMemory.
    static constexpr std::string_view kTotalMemory = "totalMemory";
    /// The key of the source of what follows from a compute capability.
    static constexpr std::string_view kArchitecture = "architecture";

    std::string date;  ///< date of the file, "2026-11-22"
    std::map<std::string, PresetSource> sources;
    std::vector<DevicePreset> presets;  ///< in the file's order

    /// Null where there is no such preset, or it does not know the attribute.
    const PresetSource* sourceOf(const std::string& id, const std::string& attribute) const;
};

/// The id is that of a preset: it names no device.
bool isPreset(const DeviceId& id);

/// Reads resources/devices/presets.json. Throws RuntimeError naming the preset when the text is too long, of another format
/// or version, a number has no source, lies beyond what a GPU can have, or repeats what follows from the architecture, when a
/// name is there twice, or when an architecture is not known.
DevicePresets readDevicePresets(std::string_view text);

}  // namespace kd
