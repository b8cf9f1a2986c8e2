// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/assemblytext.h"

#include "ui/assembly/assemblystyle.h"
#include "ui/common/format.h"
#include "ui/text/liveregisterheat.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace kd {
namespace {

using Change = ShownLine::Change;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(AssemblyText)
};

/// Lines of a listing from `first` up to but without `end`.
struct Range {
    std::size_t first = 0, end = 0;
    bool holds(std::size_t line) const { return line >= first && line < end; }
};

/// A kernel's device functions are named after it: "$_Z1kPf$_Z3farf".
bool isOf(const ListingFunction& function, const std::string& wanted)
{
    return function.loweredName == wanted || function.loweredName.starts_with('$' + wanted + '$');
}

std::vector<Range> rangesOf(const Listing& listing, const std::string& function)
{
    std::vector<Range> ranges;
    for (const ListingFunction& each : listing.functions) {
        if (!function.empty() && isOf(each, function))
            ranges.push_back(
                {each.firstLine, std::min<std::size_t>(std::size_t{each.firstLine} + each.lineCount, listing.lines.size())});
    }
    if (ranges.empty())
        ranges.push_back({0, listing.lines.size()});
    return ranges;
}

/// The live registers of every function, which each has its own range of.
class HeatScale {
public:
    explicit HeatScale(const Listing& listing) : m_listing(listing) { }

    LiveRegisterHeat heatOf(std::size_t line, int registers)
    {
        if (!m_range.holds(line))
            enter(line);
        return LiveRegisterHeat::of(registers, m_lowest, m_highest);
    }

private:
    void enter(std::size_t line)
    {
        const ListingFunction* const function = functionAt(m_listing, line);
        m_range = function == nullptr ? Range{line, line + 1}
                                      : Range{function->firstLine, std::size_t{function->firstLine} + function->lineCount};
        m_lowest = 0;
        m_highest = 0;
        for (std::size_t at = m_range.first; at < std::min(m_range.end, m_listing.lines.size()); ++at) {
            const int live = m_listing.lines[at].registers;
            if (live == 0)
                continue;
            m_lowest = m_lowest == 0 ? live : std::min(m_lowest, live);
            m_highest = std::max(m_highest, live);
        }
    }

    const Listing& m_listing;
    Range m_range;
    int m_lowest = 0, m_highest = 0;
};

class Writer {
public:
    Writer(Listing::Language language, bool hasAddresses) : m_hasAddresses(hasAddresses)
    {
        m_made.language = language;
    }

    void add(const Listing& listing, std::size_t index, HeatScale& scale, Change change)
    {
        const ListingLine& line = listing.lines[index];
        const bool isInstruction = line.kind == ListingLine::Kind::Instruction;
        ShownLine shown{.address = line.address,
                        .sourceLine = change == Change::Removed ? 0 : static_cast<std::int32_t>(line.programLine),
                        .registers = line.registers,
                        .uniformRegisters = line.uniformRegisters,
                        .predicates = line.predicates,
                        .isInstruction = isInstruction,
                        .change = change};
        if (line.registers > 0) {
            const LiveRegisterHeat heat = scale.heatOf(index, line.registers);
            shown.heat = static_cast<std::uint8_t>(heat.level);
            shown.isPeak = heat.isPeak;
        }
        beginLine();
        if (m_hasAddresses && listing.language == Listing::Language::Sass)
            writeAddress(line, isInstruction);
        write(listing.textOf(line), line.kind);
        m_made.hasLive = m_made.hasLive || line.registers > 0;
        m_made.hasSource = m_made.hasSource || shown.sourceLine > 0;
        m_made.added += isInstruction && change == Change::Added;
        m_made.removed += isInstruction && change == Change::Removed;
        m_made.lines.push_back(shown);
    }

    void addFold(std::size_t count)
    {
        beginLine();
        const QString words = count == 1 ? Text::tr("… 1 same line") : Text::tr("… %1 same lines").arg(formatCount(count));
        append(words.toUtf8(), AssemblyStyle::Note);
        m_made.lines.push_back({.change = Change::Fold});
    }

    AssemblyText take(bool isDiff)
    {
        m_made.isDiff = isDiff;
        return std::move(m_made);
    }

private:
    void append(const QByteArray& text, AssemblyStyle style)
    {
        m_made.text += text;
        m_made.styles += QByteArray(text.size(), static_cast<char>(style));
    }

    void beginLine()
    {
        if (!m_made.lines.empty())
            append("\n", AssemblyStyle::Plain);
    }

    void writeAddress(const ListingLine& line, bool isInstruction)
    {
        char digits[16] = "      ";
        if (isInstruction)
            std::snprintf(digits, sizeof digits, "%06x", line.address);
        append(digits, AssemblyStyle::Comment);
    }

    void write(std::string_view words, ListingLine::Kind kind)
    {
        std::size_t length = std::min(words.size(), kLongestAssemblyLine);
        while (length < words.size() && length > 0 && (words[length] & 0xC0) == 0x80)
            --length;
        const qsizetype from = m_made.text.size();
        m_made.text.append(words.data(), static_cast<qsizetype>(length));
        m_made.styles.resize(m_made.text.size());
        styleAssembly(words.substr(0, length), kind, m_made.styles.data() + from);
        if (length < words.size())
            append(Text::tr(" … %1 more bytes").arg(formatCount(words.size() - length)).toUtf8(), AssemblyStyle::Note);
    }

    AssemblyText m_made;
    bool m_hasAddresses;
};

/// A line of a difference: of the newer listing, or of the older where it was removed.
struct DiffLine {
    std::size_t index = 0;
    Change change = Change::None;
};

std::vector<DiffLine> diffLines(const ListingDiff& diff, const std::vector<Range>& before, const std::vector<Range>& after)
{
    const auto isIn = [](const std::vector<Range>& ranges, std::size_t line) {
        return std::any_of(ranges.begin(), ranges.end(), [line](const Range& range) { return range.holds(line); });
    };
    std::vector<DiffLine> lines;
    for (const ListingRun& run : diff.runs) {
        const bool isRemoved = run.kind == ListingRun::Kind::Removed;
        const Change change = isRemoved ? Change::Removed : run.kind == ListingRun::Kind::Added ? Change::Added : Change::None;
        for (std::uint32_t i = 0; i < run.count; ++i) {
            const std::size_t index = (isRemoved ? run.before : run.after) + i;
            if (isIn(isRemoved ? before : after, index))
                lines.push_back({index, change});
        }
    }
    return lines;
}

/// Whether each line is shown: those near a change, and all of a stretch where folding would save nothing.
std::vector<bool> keptLines(const std::vector<DiffLine>& lines)
{
    constexpr std::size_t kContext = kDiffContext;
    std::vector<bool> isKept(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].change == Change::None)
            continue;
        const std::size_t last = std::min(i + kContext, lines.size() - 1);
        for (std::size_t at = i < kContext ? 0 : i - kContext; at <= last; ++at)
            isKept[at] = true;
    }
    for (std::size_t i = 1; i + 1 < lines.size(); ++i)
        if (isKept[i - 1] && !isKept[i] && isKept[i + 1])
            isKept[i] = true;
    return isKept;
}

}  // namespace

AssemblyText assemblyText(const Listing& listing, const AssemblyOptions& wish)
{
    Writer writer(listing.language, wish.hasAddresses);
    HeatScale scale(listing);
    for (const Range& range : rangesOf(listing, wish.function))
        for (std::size_t line = range.first; line < range.end; ++line)
            writer.add(listing, line, scale, Change::None);
    return writer.take(false);
}

AssemblyText assemblyDiff(const Listing& before, const Listing& after, const ListingDiff& diff, const AssemblyOptions& wish)
{
    const std::vector<DiffLine> lines = diffLines(diff, rangesOf(before, wish.function), rangesOf(after, wish.function));
    const std::vector<bool> isKept = keptLines(lines);
    Writer writer(after.language, wish.hasAddresses);
    HeatScale scaleBefore(before), scaleAfter(after);
    std::size_t folded = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!isKept[i]) {
            ++folded;
            if (i + 1 == lines.size() || isKept[i + 1])
                writer.addFold(std::exchange(folded, 0));
            continue;
        }
        const bool isRemoved = lines[i].change == Change::Removed;
        writer.add(isRemoved ? before : after, lines[i].index, isRemoved ? scaleBefore : scaleAfter, lines[i].change);
    }
    return writer.take(true);
}

}  // namespace kd
