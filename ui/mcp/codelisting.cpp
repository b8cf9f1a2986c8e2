// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/codelisting.h"

#include "core/compile/listing/listing.h"

#include <algorithm>

namespace kd::mcp {
namespace {

constexpr std::string_view kSymbolMark = ": // ";

bool isWanted(const ListingWish& wish, std::string_view name, std::string_view symbol)
{
    return wish.kernel.empty() || name == wish.kernel || symbol == wish.kernel || name.starts_with(wish.kernel + "(");
}

bool isWithin(const ListingWish& wish, std::size_t line)
{
    if (wish.firstLine == 0 && wish.lastLine == 0)
        return true;
    return line >= wish.firstLine && line != 0 && (wish.lastLine == 0 || line <= wish.lastLine);
}

Json ptxFunctions(std::string_view text, const ListingWish& wish)
{
    const Listing listing = ptxListing(text);
    Json functions = Json::array();
    for (const ListingFunction& function : listing.functions) {
        if (!isWanted(wish, function.name, function.loweredName))
            continue;
        Json lines = Json::array();
        for (std::size_t i = function.firstLine; i < function.firstLine + function.lineCount; ++i) {
            const ListingLine& line = listing.lines[i];
            if (line.kind != ListingLine::Kind::Blank && isWithin(wish, line.programLine))
                lines.push_back({{"text", listing.textOf(line)}, {"line", line.programLine}});
        }
        functions.push_back({{"name", function.name},
                             {"symbol", function.loweredName},
                             {"instructions", function.instructions},
                             {"lines", std::move(lines)}});
    }
    return functions;
}

/// A function begins with a line "NAME: // SYMBOL".
Json sassFunctions(std::string_view text, const ListingWish& wish)
{
    Json functions = Json::array();
    Json* function = nullptr;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        if (const std::size_t mark = line.find(kSymbolMark); mark != std::string_view::npos && !line.starts_with(' ')) {
            const std::string_view name = line.substr(0, mark), symbol = line.substr(mark + kSymbolMark.size());
            function = nullptr;
            if (isWanted(wish, name, symbol))
                function = &functions.emplace_back(Json{{"name", name}, {"symbol", symbol}, {"instructions", 0}, {"lines",
                        Json::array()}});
        } else if (function != nullptr && !line.empty()) {
            (*function)["lines"].push_back({{"text", line}, {"line", 0}});
            (*function)["instructions"] = (*function)["instructions"].get<std::size_t>() + (line.starts_with(' ') ? 1 : 0);
        }
    }
    return functions;
}

}  // namespace

Json codeListing(std::string_view text, const ListingWish& wish)
{
    return {{"language", wish.language}, {"functions", wish.language == "ptx" ? ptxFunctions(text, wish) : sassFunctions(text,
            wish)}};
}

}  // namespace kd::mcp
