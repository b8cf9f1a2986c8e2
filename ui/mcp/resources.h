// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mcp/folders.h"
#include "core/base/json.h"

#include <QString>

#include <filesystem>
#include <string>

namespace kd::mcp {

/// Where what a server shows lies.
struct ResourcePlaces {
    QString manual;                    ///< folder of the manual's pages, of files or of the program itself
    std::filesystem::path examples;
    std::filesystem::path schemas;     ///< folder of the JSON Schemas of what commands answer
};

/// Pages of the manual, shipped kernels, sessions below the allowed folders, the last report, and by a template the JSON Schemas of
/// answers. Blocks for some milliseconds.
class Resources {
public:
    Resources(ResourcePlaces places, const AllowedFolders& folders) : m_places(std::move(places)), m_folders(folders) { }

    /// What there is: [{uri, name, title, mimeType}]; at most 256 sessions.
    Json list() const;
    /// [{uriTemplate, name, title, mimeType}]
    static Json templates();
    /// The JSON Schema of what `command` answers. Throws RuntimeError where there is none.
    Json schemaOf(const std::string& command) const;
    /// [{uri, mimeType, text}]. Throws RequestError where there is no such resource.
    Json read(const std::string& uri) const;
    void setLastReport(std::string json) { m_lastReport = std::move(json); }

private:
    std::string textOf(const std::string& uri) const;
    std::string sessionText(const std::string& uri) const;

    ResourcePlaces m_places;
    const AllowedFolders& m_folders;
    std::string m_lastReport;
};

}  // namespace kd::mcp
