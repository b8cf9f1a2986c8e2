// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/number.h"
#include "core/session/guess/kernelshape.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Gives three dimensions as a form writes them, without those at the end that are 1: "16,16"; empty of none.
std::string joinedShape(const std::vector<std::string>& parts);

/// Chooses values of a launch form by a kernel's words alone, where no host code launches it: small enough for any algorithm on any
/// device.
class UsualLaunch {
public:
    static constexpr int kElements = 4096;  ///< of a kernel whose threads have one axis
    static constexpr int kSide = 256;       ///< along each axis where they have more

    /// `shape` is null where the kernel's words are not there. `numberOf` gives the number that a text of the form comes to.
    UsualLaunch(const KernelShape* shape, std::function<std::optional<Int128>(const std::string& text)> numberOf);

    /// Gives the block that a tile in shared memory is made for, "TILE,TILE" of `__shared__ float a[TILE][TILE + 1]`, else a usual
    /// one.
    std::string block() const;
    /// Gives a grid with a thread for each element that the kernel's conditions let through; along the first axis of as many as
    /// `firstCount`, an argument, where they tell none, and four blocks where there is none.
    std::string grid(const std::string& firstCount) const;
    /// Describes dynamic shared memory.
    struct Shared {
        std::string bytes;       ///< in the form's words
        bool isReached = false;  ///< the kernel's indices go as far; else it is an element to each thread of the block
    };
    /// Gives as much of it as the kernel's indices reach (`elements`, of `elementBytes` each; 0: not known), else an element to
    /// each thread.
    Shared shared(const std::optional<std::string>& elements, std::size_t elementBytes) const;
    /// Gives a whole number that bounds nothing: `firstCount` where its name is that of elements from one row to the next, else 1.
    static std::string number(const std::string& name, const std::string& firstCount);

private:
    const KernelShape* m_shape;
    std::function<std::optional<Int128>(const std::string& text)> m_numberOf;
};

}  // namespace kd
