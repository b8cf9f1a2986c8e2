// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/listing.h"

#include "core/compile/loglines.h"

#include <algorithm>

namespace kd {

std::string_view opcodeOf(const Listing& listing, const ListingLine& line)
{
    if (line.kind != ListingLine::Kind::Instruction)
        return {};
    std::string_view text = trimmed(listing.textOf(line));
    while (!text.empty() && (text.front() == '{' || text.front() == ' '))
        text.remove_prefix(1);
    if (const std::size_t results = text.find(" = ");
        listing.language == Listing::Language::TileIr && text.starts_with('%') && results != std::string_view::npos)
        text.remove_prefix(results + 3);
    std::string_view word = text.substr(0, text.find_first_of(" ;"));
    while (word.starts_with('@') || word.ends_with(':')) {  // a predicate, a label
        text = trimmed(text.substr(word.size()));
        word = text.substr(0, text.find_first_of(" ;"));
    }
    return word;
}

const ListingFunction* functionAt(const Listing& listing, std::size_t index)
{
    const auto behind = std::ranges::upper_bound(listing.functions, index, {}, &ListingFunction::firstLine);
    if (behind == listing.functions.begin())
        return nullptr;
    const ListingFunction& function = *std::prev(behind);
    return index - function.firstLine < function.lineCount ? &function : nullptr;
}

}  // namespace kd
