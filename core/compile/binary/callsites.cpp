// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/callsites.h"

#include "core/compile/binary/demangle.h"

#include <elfutils/libdwfl.h>

#include <memory>

namespace kd {
namespace {

struct Closing {
    void operator()(Dwfl* dwfl) const noexcept { ::dwfl_end(dwfl); }
};

SourcePosition positionOf(Dwfl_Module* module, Dwarf_Addr address)
{
    int line = 0;
    int column = 0;
    Dwfl_Line* const found = ::dwfl_module_getsrc(module, address);
    const char* const file =
        found != nullptr ? ::dwfl_lineinfo(found, nullptr, &line, &column, nullptr, nullptr) : nullptr;
    return file != nullptr ? SourcePosition{file, line, column} : SourcePosition{};
}

}  // namespace

std::vector<CallSite> callSites(const std::filesystem::path& file, std::span<const std::uint64_t> offsets)
{
    std::vector<CallSite> places(offsets.size());
    const Dwfl_Callbacks callbacks{.find_elf = nullptr,
                                   .find_debuginfo = ::dwfl_standard_find_debuginfo,
                                   .section_address = ::dwfl_offline_section_address,
                                   .debuginfo_path = nullptr};
    const std::unique_ptr<Dwfl, Closing> dwfl(::dwfl_begin(&callbacks));
    if (!dwfl)
        return places;
    Dwfl_Module* const module = ::dwfl_report_offline(dwfl.get(), file.c_str(), file.c_str(), -1);
    ::dwfl_report_end(dwfl.get(), nullptr, nullptr);
    if (module == nullptr)
        return places;
    Dwarf_Addr start = 0;
    ::dwfl_module_info(module, nullptr, &start, nullptr, nullptr, nullptr, nullptr, nullptr);
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        const Dwarf_Addr address = start + offsets[i];
        if (const char* const name = ::dwfl_module_addrname(module, address))
            places[i].function = readableKernelName(name);
        places[i].position = positionOf(module, address);
    }
    return places;
}

}  // namespace kd
