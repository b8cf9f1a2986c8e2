// SPDX-License-Identifier: GPL-3.0-or-later
// A tool that NVTX loads: it keeps what it was told as text, "push NAME COLOUR;", for the test to read.
#include <nvtx3/nvToolsExt.h>

#include <cstdint>
#include <string>

namespace {

std::string told;

std::string colourOf(const nvtxEventAttributes_t* attributes)
{
    return attributes->colorType == NVTX_COLOR_ARGB ? std::to_string(attributes->color) : "none";
}

void NVTX_API markEx(const nvtxEventAttributes_t* attributes)
{
    told += std::string("mark ") + attributes->message.ascii + " " + colourOf(attributes) + ";";
}

int NVTX_API pushEx(const nvtxEventAttributes_t* attributes)
{
    told += std::string("push ") + attributes->message.ascii + " " + colourOf(attributes) + ";";
    return 0;
}

int NVTX_API pop()
{
    told += "pop;";
    return 0;
}

nvtxRangeId_t NVTX_API startEx(const nvtxEventAttributes_t* attributes)
{
    told += std::string("start ") + attributes->message.ascii + ";";
    return 42;
}

void NVTX_API end(nvtxRangeId_t range)
{
    told += "end " + std::to_string(range) + ";";
}

template <typename Function> void put(NvtxFunctionTable table, int place, Function function)
{
    *table[place] = reinterpret_cast<NvtxFunctionPointer>(function);
}

}  // namespace

extern "C" __attribute__((visibility("default"))) const char* kdFakeNvtxTold()
{
    return told.c_str();
}

extern "C" __attribute__((visibility("default"))) int InitializeInjectionNvtx2(NvtxGetExportTableFunc_t getExportTable)
{
    const auto* tables = static_cast<const NvtxExportTableCallbacks*>(getExportTable(NVTX_ETID_CALLBACKS));
    NvtxFunctionTable table = nullptr;
    unsigned size = 0;
    if (tables == nullptr || tables->GetModuleFunctionTable(NVTX_CB_MODULE_CORE, &table, &size) == 0)
        return 0;
    put(table, NVTX_CBID_CORE_MarkEx, &markEx);
    put(table, NVTX_CBID_CORE_RangePushEx, &pushEx);
    put(table, NVTX_CBID_CORE_RangePop, &pop);
    put(table, NVTX_CBID_CORE_RangeStartEx, &startEx);
    put(table, NVTX_CBID_CORE_RangeEnd, &end);
    return 1;
}
