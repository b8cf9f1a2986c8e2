// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/folders.h"

#include "ui/mcp/jsonrpc.h"

#include <algorithm>
#include <system_error>

namespace kd::mcp {
namespace {

namespace fs = std::filesystem;

bool isWithin(const fs::path& path, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

}  // namespace

AllowedFolders::AllowedFolders(const std::vector<fs::path>& folders)
{
    for (const fs::path& folder : folders) {
        std::error_code error;
        const fs::path found = fs::canonical(folder, error);
        if (error || !fs::is_directory(found, error))
            throw RequestError(ErrorCode::InvalidParameters, "There is no folder " + folder.string() + ".");
        m_folders.push_back(found);
    }
    if (m_folders.empty())
        throw RequestError(ErrorCode::InvalidParameters, "A server needs a folder.");
}

AllowedFolders AllowedFolders::none(const fs::path& scratch)
{
    AllowedFolders folders({scratch});
    folders.m_isNone = true;
    return folders;
}

fs::path AllowedFolders::resolved(std::string_view name) const
{
    constexpr std::size_t kMaxName = 4096;
    if (name.empty() || name.size() > kMaxName || name.find('\0') != std::string_view::npos)
        throw RequestError(ErrorCode::InvalidParameters, "The name of a file is empty, too long, or holds a zero byte.");
    if (m_isNone)
        throw RequestError(ErrorCode::InvalidParameters,
                           "This server was started without a folder (--folder), so that it reads and writes no files: give the "
                           "text as source, name an example, or work with the window's document.");
    std::error_code error;
    const fs::path path = fs::weakly_canonical(m_folders.front() / fs::path(name), error);
    const bool isAllowed =
        !error && std::ranges::any_of(m_folders, [&path](const fs::path& folder) { return isWithin(path, folder); });
    if (!isAllowed)
        throw RequestError(ErrorCode::InvalidParameters,
                           std::string(name) + " is outside of the folders that this server was started with (--folder); put the "
                                               "file below " + m_folders.front().string() + ".");
    return path;
}

}  // namespace kd::mcp
