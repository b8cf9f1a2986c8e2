// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/codelisting.h"

#include "core/compile/listing/listing.h"

namespace kd::mcp {
namespace {

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

/// Of what `kerneldesk compile --sass OUT.json` writes.
Json sassFunctions(std::string_view text, const ListingWish& wish)
{
    const Json document = parseJson(text, "SASS");
    Json functions = Json::array();
    for (const Json& function : valueOr(document, "functions", Json::array())) {
        if (!isWanted(wish, valueOr<std::string>(function, "name", {}), valueOr<std::string>(function, "symbol", {})))
            continue;
        Json wanted = function;
        Json& lines = wanted["lines"] = Json::array();
        for (const Json& line : valueOr(function, "lines", Json::array()))
            if (isWithin(wish, valueOr<std::size_t>(line, "line", 0)))
                lines.push_back(line);
        functions.push_back(std::move(wanted));
    }
    return functions;
}

}  // namespace

Json codeListing(std::string_view text, const ListingWish& wish)
{
    Json functions = wish.language == "ptx" ? ptxFunctions(text, wish) : sassFunctions(text, wish);
    return {{"language", wish.language}, {"functions", std::move(functions)}};
}

}  // namespace kd::mcp
