// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/namedsources.h"

#include "core/base/text.h"
#include "core/compile/binary/linetable.h"
#include "core/compile/binary/ptxwords.h"
#include "core/compile/listing/listing.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <utility>

namespace kd {
namespace {

constexpr std::uint32_t kLastNamedLine = std::numeric_limits<std::int32_t>::max();

/// What is known of one file.
struct Share {
    std::size_t instructions = 0;  ///< that came from its lines, or from what was inlined into them
    std::uint32_t lastLine = 0;
};

/// Files with their shares, as those that code names.
std::vector<NamedSource> byShare(const std::vector<std::string>& files, const std::vector<Share>& shares)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < files.size(); ++i)
        if (shares[i].lastLine > 0 && !files[i].empty())
            order.push_back(i);
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return shares[i].instructions; });
    order.resize(std::min(order.size(), kMaxNamedSources));
    std::vector<NamedSource> sources;
    for (const std::size_t i : order)
        sources.push_back({.file = files[i], .lastLine = static_cast<int>(std::min(shares[i].lastLine, kLastNamedLine))});
    return sources;
}

/// A text with the kernel alone, and with what names its files, so that a large program is not listed whole.
std::string kernelAndFiles(std::string_view ptx, std::string_view kernel)
{
    constexpr std::string_view kFileWord = "\n\t.file";
    const std::string_view own = kernelText(ptx, kernel);
    std::string text(own.empty() ? ptx : own);
    for (const std::string_view start : {kFileWord, std::string_view("\n.file"), std::string_view("\n .file")})
        for (std::size_t at = ptx.find(start); at != std::string_view::npos; at = ptx.find(start, at + 1))
            text += ptx.substr(at, ptx.find('\n', at + 1) - at);
    return text;
}

std::vector<NamedSource> sourcesOfPtx(std::string_view ptx, std::string_view kernel)
{
    const Listing listing = ptxListing(kernelAndFiles(ptx, kernel));
    const auto function = std::ranges::find(listing.functions, kernel, &ListingFunction::loweredName);
    if (function == listing.functions.end())
        return {};
    std::vector<Share> shares(listing.files.size());
    const auto name = [&](std::uint16_t file, std::uint32_t line) -> Share& {
        Share& share = shares[file];
        share.lastLine = std::max(share.lastLine, line);
        return share;
    };
    for (std::uint32_t i = 0; i < function->lineCount; ++i) {
        const ListingLine& line = listing.lines[function->firstLine + i];
        if (line.line == 0)
            continue;
        Share* outermost = &name(line.file, line.line);
        for (std::uint32_t call = line.call; call != 0; call = listing.calls[call - 1].outer)
            outermost = &name(listing.calls[call - 1].file, listing.calls[call - 1].line);
        ++outermost->instructions;
    }
    return byShare(listing.files, shares);
}

/// Machine code does not tell here what was inlined where: the kernel begins in its own file.
std::vector<NamedSource> sourcesOfCubin(std::span<const std::byte> cubin, std::string_view kernel)
{
    const LineTable table = readLineTable(cubin, kernel);
    std::vector<Share> shares(table.files.size());
    const LineTable::Row* first = nullptr;
    for (const LineTable::Row& row : table.rows) {
        if (row.line == 0)
            continue;
        first = first == nullptr ? &row : first;
        Share& share = shares[row.file];
        share.lastLine = std::max(share.lastLine, row.line);
        ++share.instructions;
    }
    if (first != nullptr)
        shares[first->file].instructions = table.rows.size() + 1;
    return byShare(table.files, shares);
}

}  // namespace

std::vector<NamedSource> namedSources(std::string_view ptx, std::span<const std::byte> cubin, std::string_view kernel)
{
    std::vector<NamedSource> sources = ptx.empty() ? std::vector<NamedSource>() : sourcesOfPtx(ptx, kernel);
    return sources.empty() && !cubin.empty() ? sourcesOfCubin(cubin, kernel) : sources;
}

}  // namespace kd
