// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/arrayfile.h"

#include "core/base/error.h"
#include "core/session/limits.h"

namespace kd {

void refuseArrayName(const std::vector<ArrayEntry>& arrays, std::string_view name, const std::string& subject)
{
    constexpr std::size_t kShownArrays = 12;
    constexpr std::size_t kShownName = 64;
    std::string names;
    for (std::size_t i = 0; i < arrays.size() && i < kShownArrays; ++i)
        names += (i == 0 ? "" : ", ") + arrays[i].name.substr(0, kShownName);
    if (arrays.size() > kShownArrays)
        names += ", …";
    if (arrays.empty())
        refuse(subject, "it holds no arrays");
    if (name.empty())
        refuse(subject, message("it holds {} array(s), so one has to be named behind the file, as in file(\"{}\", \"{}\"): {}",
                                arrays.size(), subject, arrays.front().name.substr(0, kShownName), names));
    refuse(subject, message("it holds no array '{}'; there are: {}", name.substr(0, kShownName), names));
}

std::uint64_t arrayBytes(const std::vector<std::uint64_t>& shape, ElementType type, const std::string& subject)
{
    std::uint64_t bytes = sizeOf(type);
    bool isEmpty = false;
    for (const std::uint64_t size : shape) {
        isEmpty = isEmpty || size == 0;
        if (size != 0 && (__builtin_mul_overflow(bytes, size, &bytes) || bytes > kMaxBlobBytes))
            refuse(subject, message("its shape means more than {} bytes, which is the most that is read", kMaxBlobBytes));
    }
    return isEmpty ? 0 : bytes;
}

}  // namespace kd
