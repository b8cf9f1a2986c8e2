// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/device/attributeunit.h"

#include <span>
#include <string_view>

namespace kd {

/// Says what one CUdevice_attribute means, in words.
struct AttributeInfo {
    std::string_view name;         ///< CUDA's, without CU_DEVICE_ATTRIBUTE_
    int value = 0;                 ///< CUDA's
    MessagePattern<> title;        ///< "Threads per block"
    AttributeUnit unit = AttributeUnit::Number;
    MessagePattern<> description;  ///< one sentence
    bool deprecated = false;       ///< the header says so, or it is an older name of another attribute
};

/// Every attribute of cuda.h of CUDA 13.0, in the header's order of values; older names follow the current one.
std::span<const AttributeInfo> attributeCatalogue();

/// Finds an attribute by CUDA's name without CU_DEVICE_ATTRIBUTE_; null when there is none.
const AttributeInfo* findAttribute(std::string_view name);

}  // namespace kd
