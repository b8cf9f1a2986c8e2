#include "core/module/function.h"

#include "core/base/counted.h"
#include "core/driver/drivererror.h"

namespace kd {
namespace {

constexpr std::size_t kMostParameters = 4096;  ///< more than the 32,764 bytes of a parameter block take in any real kernel

std::string shapeText(const std::string& name, const LaunchShape& shape)
{
    const auto dims = [](Dim3 size) {
        return std::to_string(size.x) + "x" + std::to_string(size.y) + "x" + std::to_string(size.z);
    };
    return name + " with grid " + dims(shape.grid) + ", block " + dims(shape.block) + ", " +
           counted(shape.dynamicShared, "byte") + " of dynamic shared memory";
}

std::uint32_t asCount(int value)
{
    return value < 0 ? 0u : static_cast<std::uint32_t>(value);
}

}  // namespace

int FunctionRef::attribute(CUfunction_attribute attribute) const
{
    int value = 0;
    const CurrentContext current(m_context);
    check(m_context.api(), m_context.api().cuFuncGetAttribute(&value, attribute, m_handle), "cuFuncGetAttribute", m_name);
    return value;
}

FunctionAttributes FunctionRef::attributes() const
{
    return {.maxThreadsPerBlock = asCount(attribute(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)),
            .staticShared = asCount(attribute(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)),
            .constant = asCount(attribute(CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES)),
            .local = asCount(attribute(CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES)),
            .registers = asCount(attribute(CU_FUNC_ATTRIBUTE_NUM_REGS)),
            .maxDynamicShared = asCount(attribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)),
            .ptxVersion = attribute(CU_FUNC_ATTRIBUTE_PTX_VERSION),
            .binaryVersion = attribute(CU_FUNC_ATTRIBUTE_BINARY_VERSION)};
}

std::vector<ParameterSlot> FunctionRef::parameters() const
{
    const CurrentContext current(m_context);
    std::vector<ParameterSlot> slots;
    for (std::size_t index = 0; index < kMostParameters; ++index) {
        ParameterSlot slot;
        const CUresult result = m_context.api().cuFuncGetParamInfo(m_handle, index, &slot.offset, &slot.size);
        if (result == CUDA_ERROR_INVALID_VALUE)
            break;
        check(m_context.api(), result, "cuFuncGetParamInfo", m_name);
        slots.push_back(slot);
    }
    return slots;
}

void FunctionRef::load() const
{
    const CurrentContext current(m_context);
    const CUresult result = m_context.api().cuFuncLoad(m_handle);
    if (result != CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER)
        check(m_context.api(), result, "cuFuncLoad", m_name);
}

void FunctionRef::allowDynamicShared(std::uint32_t bytes) const
{
    const CurrentContext current(m_context);
    check(m_context.api(),
          m_context.api().cuFuncSetAttribute(m_handle, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, static_cast<int>(bytes)),
          "cuFuncSetAttribute", m_name);
}

void FunctionRef::preferCarveout(int percent) const
{
    const CurrentContext current(m_context);
    check(m_context.api(),
          m_context.api().cuFuncSetAttribute(m_handle, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, percent),
          "cuFuncSetAttribute", m_name);
}

void FunctionRef::launch(const StreamRef& stream, const LaunchShape& shape, void** parameters) const
{
    const CurrentContext current(m_context);
    const CUresult result = m_context.api().cuLaunchKernel(m_handle, shape.grid.x, shape.grid.y, shape.grid.z, shape.block.x,
                                                           shape.block.y, shape.block.z, shape.dynamicShared,
                                                           stream.handle(), parameters, nullptr);
    if (result != CUDA_SUCCESS) [[unlikely]]
        throwDriverError(m_context.api(), result, "cuLaunchKernel", shapeText(m_name, shape));
}

std::uint32_t FunctionRef::maxActiveBlocks(std::uint32_t threads, std::uint32_t dynamicShared) const
{
    const CurrentContext current(m_context);
    int blocks = 0;
    check(m_context.api(),
          m_context.api().cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, m_handle, static_cast<int>(threads), dynamicShared),
          "cuOccupancyMaxActiveBlocksPerMultiprocessor", m_name);
    return asCount(blocks);
}

}  // namespace kd
