// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/commandwords.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxWords = 65'536;

/// Reads the words of a text; commands end at operators of the shell where those count.
class ShellReader {
public:
    ShellReader(std::string_view text, bool hasOperators) : m_text(text), m_hasOperators(hasOperators) { }

    std::vector<std::vector<std::string>> read()
    {
        while (m_at < m_text.size() && m_words < kMaxWords)
            step();
        endWord();
        return std::move(m_commands);
    }

private:
    void step()
    {
        const char sign = m_text[m_at++];
        if (sign == '\'') {
            readQuoted();
        } else if (sign == '"') {
            readDoubleQuoted();
        } else if (sign == '\\') {
            append(next());
        } else if (std::string_view(" \t\r\n").find(sign) != std::string_view::npos) {
            endWord();
        } else if (m_hasOperators && std::string_view("&;|<>").find(sign) != std::string_view::npos) {
            endWord();
            m_commands.emplace_back();
        } else {
            append(sign);
        }
    }

    void readQuoted()
    {
        const std::size_t end = std::min(m_text.find('\'', m_at), m_text.size());
        m_word += m_text.substr(m_at, end - m_at);
        m_isWord = true;
        m_at = end + 1;
    }

    void readDoubleQuoted()
    {
        m_isWord = true;
        while (m_at < m_text.size() && m_text[m_at] != '"') {
            const char sign = m_text[m_at++];
            const bool isEscape =
                sign == '\\' && m_at < m_text.size() && std::string_view("\"\\$`").find(m_text[m_at]) != std::string_view::npos;
            append(isEscape ? next() : sign);
        }
        ++m_at;
    }

    char next() { return m_at < m_text.size() ? m_text[m_at++] : '\\'; }
    void append(char sign)
    {
        m_word += sign;
        m_isWord = true;
    }
    void endWord()
    {
        if (!std::exchange(m_isWord, false))
            return;
        m_commands.back().push_back(std::move(m_word));
        m_word.clear();
        ++m_words;
    }

    std::string_view m_text;
    bool m_hasOperators;
    std::size_t m_at = 0;
    std::size_t m_words = 0;
    std::vector<std::vector<std::string>> m_commands{1};
    std::string m_word;
    bool m_isWord = false;  // an empty word in quotes is one, too
};

/// The name of a program without its folder and version: "nvcc", "x86_64-linux-gnu-g++".
std::string_view programName(std::string_view path)
{
    std::string_view name = path.substr(path.rfind('/') + 1);
    const std::size_t end = name.find_last_not_of("0123456789.");
    if (end != std::string_view::npos && end + 1 < name.size() && name[end] == '-')
        name = name.substr(0, end);
    return name;
}

bool isCompiler(std::string_view path)
{
    constexpr std::string_view kNames[] = {"nvcc", "clang++", "clang", "g++", "gcc", "c++", "cc", "nvc++", "hipcc", "icpx"};
    const std::string_view name = programName(path);
    return name.starts_with("nvcc") || std::ranges::any_of(kNames, [name](std::string_view each) {
        return name.ends_with(each) && (name.size() == each.size() || name[name.size() - each.size() - 1] == '-');
    });
}

}  // namespace

std::vector<std::string> shellWords(std::string_view text)
{
    return std::move(ShellReader(text, false).read().front());
}

std::vector<std::string> commandWords(std::string_view command)
{
    std::vector<std::vector<std::string>> commands = ShellReader(command, true).read();
    const auto found = std::ranges::find_if(commands, [](const auto& words) { return std::ranges::any_of(words, isCompiler); });
    return std::move(found == commands.end() ? commands.front() : *found);
}

std::size_t compilerPlace(std::span<const std::string> words)
{
    const auto found = std::ranges::find_if(words, isCompiler);
    return found == words.end() ? 0 : static_cast<std::size_t>(found - words.begin());
}

CompilerFamily compilerFamily(std::string_view compiler)
{
    const std::string_view name = programName(compiler);
    if (name.find("nvcc") != std::string_view::npos)
        return CompilerFamily::Nvcc;
    return name.find("clang") != std::string_view::npos ? CompilerFamily::Clang : CompilerFamily::Gcc;
}

std::vector<std::string> commaParts(std::string_view text)
{
    std::vector<std::string> parts(1);
    bool isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == ',' || text[i + 1] == '"');
        if (!isEscape && text[i] == ',' && !isQuoted) {
            parts.emplace_back();
            continue;
        }
        if (isEscape)
            ++i;
        isQuoted = isQuoted != (text[i] == '"');
        parts.back() += text[i];
    }
    std::erase(parts, std::string());
    return parts;
}

}  // namespace kd
