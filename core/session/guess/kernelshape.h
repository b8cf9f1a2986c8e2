// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/guess/kernelindices.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace kd {

/// Finds the shape that a kernel's words suggest for a launch where no host code tells one. What it says is likely, and no proof.
class KernelShape {
public:
    /// `isCount` tells whether a parameter of that type may be a number of elements.
    KernelShape(const KernelBody& body, const OutlineItem& kernel, const KernelNames& names,
                std::function<bool(const std::string& type)> isCount);

    /// Gives how many axes its threads have: the last one of threadIdx and blockIdx that it asks for. 1 to 3.
    std::size_t axes() const { return m_axes; }
    /// Gives the first parameter that bounds the threads on an axis, 'x' to 'z'; empty where none does.
    std::string sizeOfAxis(char axis) const;
    /// Gives the constant that is the block's size on an axis, in the form's words: TILE of `blockIdx.x * TILE + threadIdx.x`.
    std::optional<std::string> tileOfAxis(char axis) const;
    /// Gives the extent of the first array in shared memory, where that is a constant with a name, in the form's words.
    std::optional<std::string> sharedExtent() const;
    /// Describes the kernel's array in dynamic shared memory.
    struct DynamicArray {
        std::string name, type;  ///< as they are written
    };
    /// Gives it; nothing where there is none.
    std::optional<DynamicArray> dynamicShared() const;
    /// Gives how many expressions were looked at for all that was asked.
    std::size_t looks() const { return m_looks; }

private:
    const KernelBody::Assignment* assignmentBefore(const std::string& name, std::size_t at) const;
    bool isOfThread(const HostExpression& expression, char axis, std::size_t at, int depth = 0) const;
    bool isOfThisAxisAlone(const KernelBody::Condition& condition, char axis) const;
    bool isIndex(std::size_t at, std::string_view name, char axis) const;
    std::string sizeIn(const HostExpression& expression) const;
    std::size_t bracketBehind(std::size_t at) const;

    const KernelBody& m_body;
    const MatchedTokens& m_tokens;
    const OutlineItem& m_kernel;
    const KernelNames& m_names;
    const std::function<bool(const std::string& type)> m_isCount;
    std::size_t m_axes = 1;
    mutable std::size_t m_looks = 0;
};

}  // namespace kd
