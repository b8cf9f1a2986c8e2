// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvccdiagnostics.h"

#include "core/compile/loglines.h"
#include "core/compile/source/diagnosticlines.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxNvccDiagnostics = 2000;
constexpr std::size_t kMaxIncludeNotes = 8;
constexpr std::string_view kIncludedFrom = "In file included from ";
constexpr std::string_view kIncludedFurther = "                 from ";

constexpr std::array<std::pair<std::string_view, Diagnostic::Severity>, 4> kGnuWords{{
    {": fatal error: ", Diagnostic::Severity::Error},
    {": error: ", Diagnostic::Severity::Error},
    {": warning: ", Diagnostic::Severity::Warning},
    {": note: ", Diagnostic::Severity::Note},
}};

/// "file:12" or "file:12:3".
std::optional<SourcePosition> parseGnuPlace(std::string_view text)
{
    const std::size_t last = text.rfind(':');
    if (last == std::string_view::npos || last == 0)
        return std::nullopt;
    const std::optional<int> number = wholeNumber(text.substr(last + 1));
    if (!number || *number < 0)
        return std::nullopt;
    const std::string_view before = text.substr(0, last);
    const std::size_t previous = before.rfind(':');
    if (previous != std::string_view::npos && previous > 0)
        if (const std::optional<int> line = wholeNumber(before.substr(previous + 1)); line && *line >= 0)
            return SourcePosition{.file = std::string(before.substr(0, previous)), .line = *line, .column = *number};
    return SourcePosition{.file = std::string(before), .line = *number};
}

/// "file:12:3: fatal error: text", and "cc1plus: error: text" without a place.
std::optional<Diagnostic> parseGnuHead(std::string_view line)
{
    for (const auto& [word, severity] : kGnuWords) {
        for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
            const std::string_view where = line.substr(0, at);
            const bool isProgram = where == "cc1plus" || where == "cc1" || where == "g++" || where == "gcc";
            const std::optional<SourcePosition> position = parseGnuPlace(where);
            if (position || isProgram)
                return Diagnostic{.severity = severity,
                                  .message = compilerWords(
                                      std::string(trimmed(line.substr(at + word.size())).substr(0, kLongestMessage))),
                                  .position = position.value_or(SourcePosition{}),
                                  .stage = "compiler"};
        }
    }
    return std::nullopt;
}

/// "nvcc fatal   : text".
std::optional<Diagnostic> parseDriverLine(std::string_view line)
{
    constexpr std::string_view kProgram = "nvcc ";
    if (!line.starts_with(kProgram))
        return std::nullopt;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const std::string_view word = trimmed(line.substr(kProgram.size(), colon - kProgram.size()));
    if (word != "fatal" && word != "error" && word != "warning")
        return std::nullopt;
    const std::string_view text = trimmed(line.substr(colon + 1));
    const bool isOfCompiler = text.find("died") != std::string_view::npos || text.find("host compiler") != std::string_view::npos;
    return Diagnostic{.severity = word == "warning" ? Diagnostic::Severity::Warning : Diagnostic::Severity::Error,
                      .message = verbatim(std::string(text.substr(0, kLongestMessage))),
                      .stage = isOfCompiler ? "compiler" : "options"};
}

/// The lines of the texts that were compiled.
class SourceLines {
public:
    explicit SourceLines(std::span<const NvccSource> sources) : m_sources(sources) { }

    std::optional<std::string_view> find(const SourcePosition& position)
    {
        const auto source = std::find_if(m_sources.begin(), m_sources.end(),
                                         [&position](const NvccSource& other) { return other.file == position.file; });
        if (source == m_sources.end() || position.line < 1)
            return std::nullopt;
        std::vector<std::string_view>& lines = m_lines[source->file];
        if (lines.empty())
            forEachLine(source->text, [&lines](std::string_view line) { lines.push_back(line); });
        const auto index = static_cast<std::size_t>(position.line) - 1;
        return index < lines.size() ? std::optional(lines[index]) : std::nullopt;
    }

private:
    std::span<const NvccSource> m_sources;
    std::map<std::string_view, std::vector<std::string_view>> m_lines;
};

class NvccLogReader {
public:
    explicit NvccLogReader(std::span<const NvccSource> sources) : m_lines(sources) { }

    void add(std::string_view line)
    {
        if (m_diagnostics.size() > kMaxNvccDiagnostics || addInclude(line))
            return;
        if (line.empty() || line.front() == ' ')
            addBelowHead(line);
        else if (!addHead(line))
            m_unread = line;
    }

    std::vector<Diagnostic> finish()
    {
        closeBlock();
        if (m_diagnostics.size() > kMaxNvccDiagnostics) {
            m_diagnostics.resize(kMaxNvccDiagnostics);
            m_diagnostics.push_back({.severity = Diagnostic::Severity::Note,
                                     .message = "further messages are in the log only",
                                     .stage = "compiler"});
        }
        return std::move(m_diagnostics);
    }

private:
    bool addInclude(std::string_view line)
    {
        const bool isFirst = line.starts_with(kIncludedFrom);
        if (!isFirst && (m_includes.empty() || !line.starts_with(kIncludedFurther)))
            return false;
        closeBlock();
        line.remove_prefix(isFirst ? kIncludedFrom.size() : kIncludedFurther.size());
        if (const std::optional<SourcePosition> place = parseGnuPlace(trimmed(line, ",: "));
            place && m_includes.size() < kMaxIncludeNotes)
            m_includes.push_back({.severity = Diagnostic::Severity::Note,
                                  .message = "included here",
                                  .position = *place,
                                  .stage = "compiler"});
        return true;
    }

    bool addHead(std::string_view line)
    {
        closeBlock();
        if (line.starts_with("Error limit reached")) {
            m_diagnostics.push_back({.severity = Diagnostic::Severity::Note,
                                     .message = "the compiler stopped here: it tells at most 100 errors",
                                     .stage = "compiler"});
            return true;
        }
        if (std::optional<Diagnostic> ptxas = parsePtxasLine(line)) {
            m_diagnostics.push_back(std::move(*ptxas));
        } else if (std::optional<Diagnostic> driver = parseDriverLine(line)) {
            // What keeps the host compiler from being started is said on the line before.
            if (driver->stage == "compiler" && !m_unread.empty())
                driver->message = message("{} ({})", driver->message, m_unread.substr(0, kLongestMessage));
            m_diagnostics.push_back(std::move(*driver));
        } else if (std::optional<Diagnostic> placed = parsePlacedHead(line)) {
            m_diagnostics.push_back(std::move(*placed));
            m_head = m_diagnostics.size() - 1;
            m_caretSeen = false;
        } else if (std::optional<Diagnostic> gnu = parseGnuHead(line)) {
            m_diagnostics.push_back(std::move(*gnu));
            m_diagnostics.insert(m_diagnostics.end(), m_includes.begin(), m_includes.end());
        } else {
            return false;
        }
        m_includes.clear();
        return true;
    }

    void addBelowHead(std::string_view line)
    {
        if (!m_head)
            return;
        if (line.empty())
            closeBlock();
        else if (m_caretSeen)
            addContext(trimmed(line));
        else if (isCaretLine(line))
            closeAtCaret(line);
        else
            m_pending.push_back(line);
    }

    void closeAtCaret(std::string_view line)
    {
        m_caretSeen = true;
        if (m_pending.empty())
            return;
        addToMessage(m_pending.size() - 1);
        std::string_view quoted = m_pending.back();
        m_pending.clear();
        SourcePosition& position = m_diagnostics[*m_head].position;
        const std::optional<std::string_view> source = m_lines.find(position);
        constexpr std::size_t kIndent = kQuoteIndent;
        if (source && quoted.size() >= kIndent)
            position.column = columnInSource(quoted.substr(kIndent), line.find('^') - kIndent, *source);
    }

    void addContext(std::string_view text)
    {
        constexpr std::string_view kDuring = "detected during";
        if (text.starts_with(kDuring))
            text = trimmed(text.substr(kDuring.size()));
        if (!text.empty() && text != ":")
            m_diagnostics.push_back(parseInstantiationContext(text, m_diagnostics[*m_head].position.file));
    }

    void addToMessage(std::size_t count)
    {
        if (count == 0)
            return;
        std::string words = m_diagnostics[*m_head].message.english();
        for (std::size_t i = 0; i < count && words.size() < kLongestMessage; ++i)
            words += " " + std::string(trimmed(m_pending[i]).substr(0, kLongestMessage));
        m_diagnostics[*m_head].message = verbatim(std::move(words));
    }

    /// Without a caret nothing was quoted: the lines belong to the message.
    void closeBlock()
    {
        if (m_head)
            addToMessage(m_pending.size());
        m_pending.clear();
        m_head.reset();
    }

    SourceLines m_lines;
    std::vector<Diagnostic> m_diagnostics;
    std::vector<Diagnostic> m_includes;         ///< on the way to the next message of the preprocessor
    std::optional<std::size_t> m_head;          ///< the front end's message that the lines belong to
    std::vector<std::string_view> m_pending;    ///< lines below it, before its caret
    std::string_view m_unread;                  ///< the last line that says nothing here
    bool m_caretSeen = false;
};

/// What the front end prints for a word of CUDA, and that word.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kAttributes{{
    {"__attribute__((global))", "__global__"},
    {"__attribute__((device))", "__device__"},
    {"__attribute__((host))", "__host__"},
    {"__attribute__((shared))", "__shared__"},
    {"__attribute__((constant))", "__constant__"},
    {"__attribute__((managed))", "__managed__"},
    {"__attribute__((grid_constant))", "__grid_constant__"},
}};

}  // namespace

int columnInSource(std::string_view quoted, std::size_t caret, std::string_view source)
{
    source = source.substr(0, source.find_last_not_of(" \t\r") + 1);
    quoted = quoted.substr(0, quoted.find_last_not_of(" \t\r") + 1);
    std::size_t at = 0;
    std::size_t read = 0;
    std::optional<std::size_t> column;
    while (read < quoted.size()) {
        std::size_t printed = 1;
        std::size_t written = 1;
        for (const auto& [attribute, word] : kAttributes) {
            if (quoted.substr(read).starts_with(attribute) && source.substr(std::min(at, source.size())).starts_with(word)) {
                printed = attribute.size();
                written = word.size();
            }
        }
        const bool isSame = printed > 1 || (at < source.size() &&
                                            (source[at] == quoted[read] || (source[at] == '\t' && quoted[read] == ' ')));
        if (!isSame)
            return 0;
        if (caret >= read && caret < read + printed)
            column = at;
        read += printed;
        at += written;
    }
    if (at != source.size())
        return 0;
    if (!column && caret == quoted.size())  // behind the last character
        column = at;
    return column ? static_cast<int>(*column) + 1 : 0;
}

std::vector<Diagnostic> parseNvccDiagnostics(std::string_view log, std::span<const NvccSource> sources)
{
    NvccLogReader reader(sources);
    forEachLine(log, [&reader](std::string_view line) { reader.add(line); });
    return reader.finish();
}

}  // namespace kd
