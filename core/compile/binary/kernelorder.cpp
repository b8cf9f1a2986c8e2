// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/kernelorder.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace kd {

void sortLikePtx(std::vector<KernelInfo>& kernels, const std::string& ptx)
{
    constexpr std::string_view kEntry = ".entry ";
    std::unordered_map<std::string_view, std::size_t> order;
    for (std::size_t at = ptx.find(kEntry); at != std::string::npos; at = ptx.find(kEntry, at + 1)) {
        const std::size_t start = at + kEntry.size();
        order.emplace(std::string_view(ptx).substr(start, ptx.find_first_of("( \t\r\n", start) - start), at);
    }
    const auto place = [&order](const KernelInfo& kernel) {
        const auto found = order.find(kernel.loweredName);
        return found == order.end() ? std::string::npos : found->second;
    };
    std::stable_sort(kernels.begin(), kernels.end(),
                     [&place](const KernelInfo& a, const KernelInfo& b) { return place(a) < place(b); });
}

}  // namespace kd
