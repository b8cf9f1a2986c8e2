// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/diagnostics.h"

#include "core/compile/binary/demangle.h"
#include "core/compile/loglines.h"
#include "core/compile/source/diagnosticlines.h"
#include "core/compile/source/headers.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace kd {
namespace {

using Severity = Diagnostic::Severity;

constexpr std::size_t kMaxDiagnostics = 2000;
constexpr std::string_view kNameExpressionFile = "__nv_name_map";
constexpr std::string_view kNameExpressionQuote = "#pragma nv_mangled_name ";

constexpr std::array<std::pair<std::string_view, Severity>, 6> kWords{{
    {"catastrophic error", Severity::Error},
    {"internal error", Severity::Error},
    {"error", Severity::Error},
    {"warning", Severity::Warning},
    {"remark", Severity::Remark},
    {"note", Severity::Note},
}};

}  // namespace

Message compilerWords(std::string words)
{
    return words.find(kUnreadHeader.text()) == std::string::npos ? verbatim(std::move(words)) : Message(kUnreadHeader);
}

std::optional<Diagnostic> parseSeverity(std::string_view text)
{
    for (const auto& [word, severity] : kWords) {
        if (!text.starts_with(word))
            continue;
        const std::string_view rest = text.substr(word.size());
        const std::size_t colon = rest.find(": ");
        const std::string_view number = trimmed(rest.substr(0, colon));
        if (colon == std::string_view::npos || !(number.empty() || number.starts_with('#')))
            return std::nullopt;
        std::string words(trimmed(rest.substr(colon + 2)).substr(0, kLongestMessage));
        return Diagnostic{.severity = severity,
                          .message = compilerWords(std::move(words)),
                          .stage = "compiler",
                          .number = std::string(number)};
    }
    return std::nullopt;
}

std::optional<Diagnostic> parsePlacedHead(std::string_view line)
{
    for (std::size_t close = line.find("): "); close != std::string_view::npos; close = line.find("): ", close + 1)) {
        const std::size_t open = line.rfind('(', close);
        if (open == std::string_view::npos || open == 0)
            continue;
        const std::optional<int> number = wholeNumber(line.substr(open + 1, close - open - 1));
        std::optional<Diagnostic> diagnostic = parseSeverity(line.substr(close + 3));
        if (!number || !diagnostic)
            continue;
        diagnostic->position.file = std::string(line.substr(0, open));
        diagnostic->position.line = *number;
        return diagnostic;
    }
    return std::nullopt;
}

namespace {

Severity ptxasSeverity(std::string_view word, std::string_view message)
{
    if (message.starts_with("Ptx assembly aborted"))  // says only that there were errors
        return Severity::Note;
    return word == "warning" ? Severity::Warning : Severity::Error;
}

/// ptxas names functions by their symbols; users know them by the readable name.
std::string withReadableNames(std::string_view text)
{
    constexpr std::string_view kSymbol = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$";
    std::string result;
    while (true) {
        const std::size_t start = text.find("_Z");
        result += text.substr(0, start);
        if (start == std::string_view::npos)
            return result;
        const std::string_view symbol = text.substr(start, text.find_first_not_of(kSymbol, start) - start);
        result += readableKernelName(std::string(symbol));
        text.remove_prefix(start + symbol.size());
    }
}

}  // namespace

std::optional<Diagnostic> parsePtxasLine(std::string_view line)
{
    constexpr std::string_view kPrefix = "ptxas ";
    if (!line.starts_with(kPrefix))
        return std::nullopt;
    std::string_view rest = line.substr(kPrefix.size());
    Diagnostic diagnostic{.stage = "ptxas"};
    if (const std::size_t place = rest.find(", line ");
        place != std::string_view::npos && rest.find(';') != std::string_view::npos) {
        const std::size_t semicolon = rest.find(';', place);
        if (semicolon == std::string_view::npos)
            return std::nullopt;
        diagnostic.position.file = std::string(kPtxFile);
        diagnostic.position.line = wholeNumber(trimmed(rest.substr(place + 7, semicolon - place - 7))).value_or(0);
        rest = trimmed(rest.substr(semicolon + 1));
    }
    const std::size_t colon = rest.find(':');
    const std::string_view word = trimmed(rest.substr(0, colon));
    if (colon == std::string_view::npos || !(word == "error" || word == "fatal" || word == "warning"))
        return std::nullopt;
    const std::string_view message = trimmed(rest.substr(colon + 1)).substr(0, kLongestMessage);
    diagnostic.severity = ptxasSeverity(word, message);
    diagnostic.message = verbatim(withReadableNames(message));
    return diagnostic;
}

namespace {

/// "nvrtc: error: …", "Command-line error: …".
std::optional<Diagnostic> readUnplaced(std::string_view line)
{
    for (const std::string_view prefix : {"nvrtc: ", "Command-line "}) {
        if (!line.starts_with(prefix))
            continue;
        std::optional<Diagnostic> diagnostic = parseSeverity(line.substr(prefix.size()));
        if (diagnostic)
            diagnostic->stage = line.find("builtins") == std::string_view::npos ? "options" : "compiler";
        return diagnostic;
    }
    if (line.starts_with("Error limit reached"))
        return Diagnostic{
            .severity = Severity::Note, .message = "the compiler stopped here: it tells at most 100 errors", .stage = "compiler"};
    return parseSeverity(line);
}

std::optional<Diagnostic> readHeadLine(std::string_view line)
{
    if (line.empty() || line.front() == ' ')
        return std::nullopt;
    if (std::optional<Diagnostic> diagnostic = parsePtxasLine(line))
        return diagnostic;
    if (line.starts_with("ptxas "))
        return std::nullopt;
    if (std::optional<Diagnostic> diagnostic = parsePlacedHead(line))
        return diagnostic;
    return readUnplaced(line);
}

}  // namespace

bool isCaretLine(std::string_view line)
{
    const std::size_t caret = line.find_first_not_of(" \t");
    return caret != std::string_view::npos && caret >= kQuoteIndent && line[caret] == '^' &&
           line.find_first_not_of(" \t\r", caret + 1) == std::string_view::npos;
}

Diagnostic parseInstantiationContext(std::string_view text, const std::string& headFile)
{
    Diagnostic note{.severity = Severity::Note,
                    .message = verbatim(std::string(text.substr(0, kLongestMessage))),
                    .position = {.file = headFile},
                    .stage = "compiler"};
    const std::size_t at = text.rfind(" at line ");
    if (at == std::string_view::npos)
        return note;
    const std::string_view place = text.substr(at + 9);
    const std::size_t of = place.find(" of ");
    const std::optional<int> line = wholeNumber(place.substr(0, of));
    if (!line)
        return note;
    note.position.line = *line;
    note.message = message("in {}", text.substr(0, std::min(at, kLongestMessage)));
    if (of != std::string_view::npos)
        note.position.file = std::string(unquoted(place.substr(of + 4)));
    return note;
}

namespace {

/// The lines below a head line: continuation of its message, the quoted source line, the caret, instantiation contexts.
class Block {
public:
    Block(std::vector<Diagnostic>& diagnostics, std::size_t head) : m_diagnostics(diagnostics), m_head(head) {}

    void add(std::string_view line)
    {
        if (!m_caretSeen && isCaretLine(line)) {
            closeAtCaret(line);
        } else if (!m_caretSeen) {
            m_pending.push_back(line);
        } else {
            addContext(trimmed(line));
        }
    }

    /// Without a caret nothing was quoted: the lines belong to the message.
    void finish() { addToMessage(m_pending.size()); }

private:
    void closeAtCaret(std::string_view line)
    {
        m_caretSeen = true;
        if (m_pending.empty())
            return;
        addToMessage(m_pending.size() - 1);
        const std::string_view quote = trimmed(m_pending.back());
        m_pending.clear();
        Diagnostic& head = m_diagnostics[m_head];
        head.position.column = static_cast<int>(line.find('^')) - kQuoteIndent + 1;
        if (head.position.file == kNameExpressionFile && quote.starts_with(kNameExpressionQuote))
            head = {.message = message("name expression \"{}\": {}", quote.substr(kNameExpressionQuote.size()), head.message),
                    .stage = "options"};
    }

    void addToMessage(std::size_t count)
    {
        if (count == 0)
            return;
        std::string words = m_diagnostics[m_head].message.english();
        for (std::size_t i = 0; i < count && words.size() < kLongestMessage; ++i)
            words += " " + std::string(trimmed(m_pending[i]).substr(0, kLongestMessage));
        m_diagnostics[m_head].message = verbatim(std::move(words));
    }

    void addContext(std::string_view text)
    {
        constexpr std::string_view kDuring = "detected during";
        if (text.starts_with(kDuring))
            text = trimmed(text.substr(kDuring.size()));
        if (!text.empty() && text != ":")
            m_diagnostics.push_back(parseInstantiationContext(text, m_diagnostics[m_head].position.file));
    }

    std::vector<Diagnostic>& m_diagnostics;
    std::size_t m_head;
    std::vector<std::string_view> m_pending;
    bool m_caretSeen = false;
};

/// The second message about one name expression says nothing that the first does not.
bool isEcho(const Diagnostic& diagnostic)
{
    return diagnostic.stage == "options" &&
           diagnostic.message.english().find("Error in parsing name expression") != std::string::npos;
}

}  // namespace

std::vector<Diagnostic> readDiagnostics(std::string_view log)
{
    std::vector<Diagnostic> diagnostics;
    std::optional<Block> block;
    const auto close = [&block] {
        if (block)
            block->finish();
        block.reset();
    };
    forEachLine(log, [&](std::string_view line) {
        if (diagnostics.size() > kMaxDiagnostics)
            return;
        if (std::optional<Diagnostic> head = readHeadLine(line)) {
            close();
            diagnostics.push_back(std::move(*head));
            block.emplace(diagnostics, diagnostics.size() - 1);
        } else if (line.empty() || line.front() != ' ') {
            close();
        } else if (block) {
            block->add(line);
        }
    });
    close();
    std::erase_if(diagnostics, isEcho);
    if (diagnostics.size() > kMaxDiagnostics) {
        diagnostics.resize(kMaxDiagnostics);
        diagnostics.push_back({.severity = Severity::Note, .message = "further messages are in the log only", .stage = "compiler"});
    }
    return diagnostics;
}

bool hasError(const std::vector<Diagnostic>& diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& diagnostic) { return diagnostic.severity == Severity::Error; });
}

}  // namespace kd
