// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/resources.h"

#include "ui/mcp/jsonrpc.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <set>
#include <system_error>
#include <vector>

namespace kd::mcp {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLastReport = "kerneldesk://report/last";
constexpr std::string_view kManual = "kerneldesk://manual/";
constexpr std::string_view kExample = "kerneldesk://example/";
constexpr std::string_view kSchema = "kerneldesk://schema/";
constexpr std::string_view kFile = "file://";
constexpr const char* kSessionType = "application/x-kerneldesk-session+json";
constexpr Bytes kLongest{4u << 20};

/// A name of one file or folder.
bool isPlainName(std::string_view name)
{
    return !name.empty() && name.size() < 128 && name.find_first_of("/\\.") == std::string_view::npos &&
        name.find('\0') == std::string_view::npos;
}

std::string titleOf(const QString& page)
{
    QFile file(page);
    const QString line = file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readLine(512)) : QString();
    static const QRegularExpression kMarks(QStringLiteral("^#+\\s*|\\s*\\{#[^}]*\\}$"));  // "# Title {#anchor}"
    return line.trimmed().remove(kMarks).toStdString();
}

/// Sessions below the folders, in the order of their names; links are not followed.
std::vector<fs::path> sessionsBelow(const AllowedFolders& folders)
{
    constexpr std::size_t kMax = 256;
    constexpr int kMaxLookedAt = 20'000, kDeepest = 6;
    std::set<fs::path> found;
    int lookedAt = 0;
    for (const fs::path& folder : folders.all()) {
        std::error_code error;
        fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
        for (const fs::recursive_directory_iterator end; !error && at != end && ++lookedAt < kMaxLookedAt; at.increment(error)) {
            if (at.depth() >= kDeepest)
                at.disable_recursion_pending();
            std::error_code ignored;
            if (at->path().extension() == ".kdesk" && at->is_regular_file(ignored) && !at->is_symlink(ignored) &&
                found.size() < kMax)
                found.insert(at->path());
        }
    }
    return {found.begin(), found.end()};
}

std::string uriOf(const fs::path& file)
{
    return QUrl::fromLocalFile(QString::fromStdString(file.string())).toEncoded().toStdString();
}

[[noreturn]] void refuse(const std::string& uri)
{
    throw RequestError(ErrorCode::NoResource, "There is no resource " + uri.substr(0,
                                                                                   256) + "; resources/list names those that "
                                                                                           "there are.");
}

std::string typeOf(std::string_view uri)
{
    if (uri.starts_with(kManual))
        return "text/markdown";
    if (uri.starts_with(kExample))
        return "text/x-cuda";
    if (uri.starts_with(kSchema))
        return "application/schema+json";
    return uri == kLastReport ? "application/json" : kSessionType;
}

}  // namespace

Json Resources::list() const
{
    Json resources = Json::array();
    const auto add = [&resources](const std::string& uri, const std::string& name, const std::string& title) {
        resources.push_back({{"uri", uri}, {"name", name}, {"title", title}, {"mimeType", typeOf(uri)}});
    };
    if (!m_lastReport.empty())
        add(kLastReport, "last report", "The report that matrix or goal made last");
    for (const fs::path& session : sessionsBelow(m_folders))
        add(uriOf(session), session.filename().string(), "Session " + session.string());
    const QDir manual(m_places.manual);
    for (const QString& page : manual.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        const std::string name = page.chopped(3).toStdString();
        add(std::string(kManual) + name, name, "Manual: " + titleOf(manual.filePath(page)));
    }
    std::error_code error;
    std::set<std::string> examples;
    for (fs::directory_iterator at(m_places.examples, error), end; !error && at != end; at.increment(error))
        if (isPlainName(at->path().filename().string()))
            examples.insert(at->path().filename().string());
    for (const std::string& name : examples)
        add(std::string(kExample) + name, name, "Source of the shipped kernel " + name);
    return resources;
}

Json Resources::templates()
{
    return Json::array({{{"uriTemplate", std::string(kSchema) + "{command}"},
                         {"name", "schema"},
                         {"title", "JSON Schema of an answer: compile, run, counters, time, compare, sweep, occupancy, devices, "
                                   "examples"},
                         {"mimeType", "application/schema+json"}}});
}

Json Resources::schemaOf(const std::string& command) const
{
    return parseJson(posix::readTextFile(m_places.schemas / (command + ".json"), kLongest), "schema");
}

std::string Resources::sessionText(const std::string& uri) const
{
    const QString file = QUrl(QString::fromStdString(uri), QUrl::StrictMode).toLocalFile();
    const fs::path path = m_folders.resolved(file.toStdString());
    if (path.extension() != ".kdesk")
        refuse(uri);
    return posix::readTextFile(path, kLongest);
}

std::string Resources::textOf(const std::string& uri) const
{
    if (uri == kLastReport && !m_lastReport.empty())
        return m_lastReport;
    if (uri.starts_with(kManual) && isPlainName(std::string_view(uri).substr(kManual.size()))) {
        QFile page(m_places.manual + QLatin1Char('/') + QString::fromStdString(uri.substr(kManual.size())) + QStringLiteral(".md"));
        if (page.open(QFile::ReadOnly))
            return page.readAll().toStdString();
    }
    if (uri.starts_with(kExample) && isPlainName(std::string_view(uri).substr(kExample.size()))) {
        const std::string name = uri.substr(kExample.size());
        return posix::readTextFile(m_places.examples / name / (name + ".cu"), kLongest);
    }
    if (uri.starts_with(kSchema) && isPlainName(std::string_view(uri).substr(kSchema.size())))
        return dumpJson(schemaOf(uri.substr(kSchema.size())), 1);
    if (uri.starts_with(kFile))
        return sessionText(uri);
    refuse(uri);
}

Json Resources::read(const std::string& uri) const
{
    try {
        return Json::array({{{"uri", uri}, {"mimeType", typeOf(uri)}, {"text", textOf(uri)}}});
    } catch (const Error&) {
        refuse(uri);
    }
}

}  // namespace kd::mcp
