// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/sizecodec.h"

#include "core/base/message.h"

#include <cstddef>
#include <limits>

namespace kd {

Json sizeToJson(const Dim3& size)
{
    return {size.x, size.y, size.z};
}

void readSize(const JsonFields& fields, std::string_view key, Dim3& size, std::uint32_t min)
{
    const Json& array = fields.array(key, 3);
    if (array.size() != 3)
        fields.refuse(key, verbatim("it is no size"));
    std::uint32_t* const axes[] = {&size.x, &size.y, &size.z};
    for (std::size_t i = 0; i < array.size(); ++i) {
        const std::uint64_t value = array[i].is_number_unsigned() ? array[i].get<std::uint64_t>() : ~std::uint64_t{0};
        if (value < min || value > std::numeric_limits<std::uint32_t>::max())
            fields.refuse(key, verbatim("it is no size"));
        *axes[i] = static_cast<std::uint32_t>(value);
    }
}

}  // namespace kd
