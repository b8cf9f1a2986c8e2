// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/annotatedlisting.h"

#include "core/base/text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <tuple>

namespace kd {
namespace {

constexpr std::size_t kDeepestNamedCall = 64;
constexpr std::size_t kLongestSourceLine = 240;  // bytes
constexpr int kLineWidth = 4;                    // digits of a line's number

/// "softmax.py" of "/srv/kernels/softmax.py"
std::string_view withoutFolder(std::string_view file)
{
    return file.substr(file.rfind('/') + 1);  // npos + 1 is 0
}

/// Without what a terminal would obey; cut between characters.
std::string harmless(std::string_view text)
{
    std::string clean(text.substr(0, kLongestSourceLine));
    while (clean.size() < text.size() && !clean.empty() && (static_cast<unsigned char>(text[clean.size()]) & 0xc0) == 0x80)
        clean.pop_back();
    std::ranges::replace_if(clean, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; }, ' ');
    return clean;
}

class Annotator {
public:
    Annotator(const Listing& listing, std::string_view source) : m_listing(listing), m_source(sourceLines(source)) { }

    std::string text()
    {
        nameFiles();
        for (const ListingLine& line : m_listing.lines) {
            if (line.kind == ListingLine::Kind::Instruction)
                head(line);
            else if (line.kind == ListingLine::Kind::Label || line.kind == ListingLine::Kind::Blank)
                m_last = {};
            m_text += m_listing.textOf(line);
            m_text += '\n';
        }
        return std::move(m_text);
    }

private:
    using Place = std::tuple<std::uint16_t, std::uint32_t, std::uint32_t>;  // as ListingLine's file, line and call

    void nameFiles()
    {
        std::set<std::uint16_t> named;
        for (const ListingLine& line : m_listing.lines) {
            if (line.line == 0)
                continue;
            named.insert(line.file);
            for (std::uint32_t call = line.call; call != 0; call = m_listing.calls[call - 1].outer)
                if (!named.insert(m_listing.calls[call - 1].file).second)
                    break;
        }
        for (const std::uint16_t file : named)
            m_text += "// " + harmless(withoutFolder(m_listing.files[file])) + " is " + harmless(m_listing.files[file]) + '\n';
    }

    void head(const ListingLine& line)
    {
        const Place place{line.file, line.line, line.call};
        if (place == m_last || line.line == 0)
            return;
        m_last = place;
        std::string comment;
        for (const SourcePosition& each : sourcePositionsOf(m_listing, line))
            comment += (comment.empty() ? "" : ", inlined into ") + harmless(withoutFolder(each.file)) + ':' +
                std::to_string(each.line);
        m_text += "// " + comment + '\n';
        if (line.programLine == 0 || line.programLine > m_source.size())
            return;
        const std::string number = std::to_string(line.programLine);
        const std::string code = harmless(m_source[line.programLine - 1]);
        m_text += "// " + std::string(kLineWidth - std::min<std::size_t>(kLineWidth, number.size()), ' ') + number + ": " +
            std::string(trimmed(code)) + '\n';
    }

    const Listing& m_listing;
    std::vector<std::string_view> m_source;
    Place m_last{};  ///< of the newest comment
    std::string m_text;
};

}  // namespace

std::vector<SourcePosition> sourcePositionsOf(const Listing& listing, const ListingLine& line)
{
    std::vector<SourcePosition> positions;
    if (line.line == 0)
        return positions;
    positions.push_back({.file = listing.files[line.file], .line = static_cast<int>(line.line)});
    for (std::uint32_t call = line.call; call != 0 && positions.size() < kDeepestNamedCall; call = listing.calls[call - 1].outer) {
        const ListingCall& each = listing.calls[call - 1];
        positions.push_back({.file = listing.files[each.file], .line = static_cast<int>(each.line)});
    }
    return positions;
}

std::string annotatedListing(const Listing& listing, std::string_view source)
{
    return Annotator(listing, source).text();
}

std::vector<std::string_view> sourceLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace kd
