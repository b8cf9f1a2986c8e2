// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/compiledatabase.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/units.h"
#include "core/project/commandwords.h"
#include "core/project/jsonskimmer.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr Bytes kMaxDatabase{64u << 20};
constexpr std::size_t kMaxEntries = 500'000;
constexpr std::size_t kMaxArguments = 65'536;

/// The text without escapes; empty for one that is none or holds a NUL.
std::string plainText(std::string_view escaped)
{
    std::optional<std::string> text = unescapedJson(escaped);
    return text && text->find('\0') == std::string::npos ? std::move(*text) : std::string();
}

/// Calls `visit(key, skimmer)` for each member of the object `text`; `visit` moves behind the value.
template <typename Visit>
void forEachMember(std::string_view text, Visit visit)
{
    JsonSkimmer skimmer(text);
    skimmer.expect('{');
    if (skimmer.consume('}'))
        return;
    do {
        const std::string_view key = skimmer.string();
        skimmer.expect(':');
        visit(key, skimmer);
    } while (skimmer.consume(','));
    skimmer.expect('}');
}

std::vector<std::string> textsIn(std::string_view list)
{
    std::vector<std::string> texts;
    JsonSkimmer skimmer(list);
    if (!skimmer.consume('[') || skimmer.consume(']'))
        return texts;
    do {
        if (skimmer.isAtString())
            texts.push_back(plainText(skimmer.string()));
        else
            skimmer.value();
    } while (skimmer.consume(',') && texts.size() < kMaxArguments);
    return texts;
}

bool isTidy(std::string_view path)
{
    return path.find("/.") == std::string_view::npos && path.find("//") == std::string_view::npos && !path.ends_with('/');
}

}  // namespace

std::string joinedPath(std::string_view base, std::string_view path)
{
    if (path.starts_with('/') && isTidy(path))
        return std::string(path);
    std::string joined;
    const auto append = [&joined](std::string_view part) {
        if (part == "..")
            joined.resize(std::min(joined.rfind('/'), joined.size()));
        else if (!part.empty() && part != ".")
            (joined += '/') += part;
    };
    for (std::string_view each : {path.starts_with('/') ? std::string_view() : base, path}) {
        while (!each.empty()) {
            const std::size_t slash = each.find('/');
            append(each.substr(0, slash));
            each = slash == std::string_view::npos ? std::string_view() : each.substr(slash + 1);
        }
    }
    return joined.empty() ? "/" : joined;
}

CompileDatabase::CompileDatabase(const std::filesystem::path& path)
    : CompileDatabase(path, posix::readTextFile(path, kMaxDatabase))
{
}

CompileDatabase::CompileDatabase(const std::filesystem::path& path, std::string text)
    : m_path(path), m_folder(path.parent_path().string()), m_text(std::move(text))
{
    try {
        readAll();
    } catch (const RuntimeError& error) {
        throw RuntimeError({.text = error.info().text, .subject = path.string()});
    }
}

void CompileDatabase::readAll()
{
    if (m_text.size() > kMaxDatabase.value)
        refuse(message("it has {} bytes; at most {} are read", m_text.size(), kMaxDatabase.value));
    JsonSkimmer skimmer(m_text);
    if (!skimmer.consume('['))
        refuse("it is no list of compile commands");
    if (!skimmer.consume(']')) {
        do {
            if (m_entries.size() == kMaxEntries)
                refuse(message("it has more than {} compile commands", kMaxEntries));
            m_entries.push_back(readPlace(skimmer.value()));
        } while (skimmer.consume(','));
        skimmer.expect(']');
    }
    if (!skimmer.isAtEnd())
        refuse("something stands behind the list of compile commands");
}

CompileDatabase::Place CompileDatabase::readPlace(std::string_view text) const
{
    Place place{.text = text, .directory = {}, .file = {}};
    if (!text.starts_with('{'))
        return place;
    try {
        forEachMember(text, [&place](std::string_view key, JsonSkimmer& skimmer) {
            if (skimmer.isAtString() && (key == "directory" || key == "file"))
                (key == "file" ? place.file : place.directory) = skimmer.string();
            else
                skimmer.value();
        });
    } catch (const RuntimeError&) {
        return {.text = text, .directory = {}, .file = {}};  // its brackets fit, and no more
    }
    return place;
}

std::string CompileDatabase::filePath(std::size_t index) const
{
    const Place& place = m_entries[index];
    if (place.file.empty())
        return {};
    if (place.file.starts_with('/') && place.file.find('\\') == std::string_view::npos)
        return joinedPath({}, place.file);
    const std::string file = plainText(place.file);
    return file.empty() ? file : joinedPath(joinedPath(m_folder, plainText(place.directory)), file);
}

bool CompileDatabase::isCuda(std::size_t index) const
{
    const Place& place = m_entries[index];
    if (place.file.ends_with(".cu") || place.file.ends_with(".cuda"))
        return true;
    const bool mayBe = place.text.find("nvcc") != std::string_view::npos || place.text.find("cuda") != std::string_view::npos;
    if (!mayBe)
        return false;
    const CompileEntry read = entry(index);
    const std::vector<std::string> words = read.arguments.empty() ? commandWords(read.command) : read.arguments;
    if (words.empty())
        return false;
    const auto isLanguage = [](const std::string& option, const std::string& language) {
        return option == "-x" && (language == "cu" || language == "cuda");
    };
    return compilerFamily(words[compilerPlace(words)]) == CompilerFamily::Nvcc ||
        std::ranges::adjacent_find(words, isLanguage) != words.end();
}

CompileEntry CompileDatabase::entry(std::size_t index) const
{
    CompileEntry entry{.directory = plainText(m_entries[index].directory),
                       .file = plainText(m_entries[index].file),
                       .command = {},
                       .arguments = {}};
    if (entry.file.empty())
        return entry;
    forEachMember(m_entries[index].text, [&entry](std::string_view key, JsonSkimmer& skimmer) {
        if (key == "command" && skimmer.isAtString())
            entry.command = plainText(skimmer.string());
        else if (key == "arguments")
            entry.arguments = textsIn(skimmer.value());
        else
            skimmer.value();
    });
    if (!entry.arguments.empty())
        entry.command.clear();
    return entry;
}

}  // namespace kd
