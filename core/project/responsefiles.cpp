// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/responsefiles.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/units.h"
#include "core/project/commandwords.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr Bytes kMaxResponseFile{1u << 20};
constexpr int kMaxReads = 64;  // of response files, the same one each time
constexpr std::size_t kMaxLeftOut = 1000;
constexpr std::size_t kMaxExpanded = 65'536;  // words
constexpr int kMaxDepth = 4;

class ResponseReader {
public:
    explicit ResponseReader(const ResponseFolders& folders) : m_directory(folders.directory)
    {
        for (const fs::path& folder : folders.allowed) {
            std::error_code error;
            const fs::path real = fs::canonical(folder, error);
            if (!error)
                m_allowed.push_back(real);
        }
    }

    void expand(const std::vector<std::string>& words)
    {
        for (std::size_t i = 0; i < words.size() && m_result.words.size() < kMaxExpanded; ++i) {
            const bool isSeparate = (words[i] == "--options-file" || words[i] == "-optf") && i + 1 < words.size();
            if (isSeparate)
                ++i;
            if (const std::optional<std::string_view> names = isSeparate ? words[i] : fileNames(words[i]))
                for (const std::string& name : words[i].starts_with('@') ? std::vector{std::string(*names)} : commaParts(*names))
                    read(name);
            else
                m_result.words.push_back(words[i]);
        }
    }
    ExpandedWords result() { return std::move(m_result); }

private:
    static std::optional<std::string_view> fileNames(std::string_view word)
    {
        for (const std::string_view prefix : {"@", "--options-file=", "-optf="})
            if (word.starts_with(prefix) && word.size() > prefix.size())
                return word.substr(prefix.size());
        return std::nullopt;
    }

    void read(const std::string& name)
    {
        if (m_result.ignored.size() >= kMaxLeftOut)
            return;
        std::error_code error;
        const fs::path file = fs::canonical(m_directory / name, error);
        if (error)
            return leaveOut(name, "there is no such file");
        if (std::ranges::find(m_open, file) != m_open.end())
            return leaveOut(name, "it names itself");
        if (m_open.size() == kMaxDepth)
            return leaveOut(name, message("response files name each other more than {} deep", kMaxDepth));
        if (m_reads == kMaxReads)
            return leaveOut(name, message("response files are named more than {} times", kMaxReads));
        if (std::ranges::none_of(m_allowed, [&file](const fs::path& folder) { return isWithin(file, folder); }))
            return leaveOut(name, "it lies outside the project");
        ++m_reads;
        std::string text;
        try {
            text = posix::readTextFile(file, kMaxResponseFile);
        } catch (const Error& reason) {
            return leaveOut(name, reason.info().text);
        }
        if (text.find('\0') != std::string::npos)
            return leaveOut(name, "it is no text");
        if (std::ranges::find(m_result.files, file) == m_result.files.end())
            m_result.files.push_back(file);
        m_open.push_back(file);
        expand(shellWords(text));
        m_open.pop_back();
    }

    static bool isWithin(const fs::path& file, const fs::path& folder)
    {
        const fs::path relative = file.lexically_relative(folder);
        return !relative.empty() && *relative.begin() != "..";
    }

    void leaveOut(const std::string& name, Message reason)
    {
        m_result.ignored.push_back(
            {.option = "@" + name.substr(0, 200), .kind = IgnoredOption::Kind::Unread, .reason = std::move(reason)});
    }

    fs::path m_directory;
    std::vector<fs::path> m_allowed;  // without links
    std::vector<fs::path> m_open;     // those that are being read, the outermost first
    int m_reads = 0;
    ExpandedWords m_result;
};

}  // namespace

ExpandedWords expandResponseFiles(const std::vector<std::string>& words, const ResponseFolders& folders)
{
    ResponseReader reader(folders);
    reader.expand(words);
    return reader.result();
}

}  // namespace kd
