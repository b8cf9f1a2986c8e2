// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"

#include <string>

namespace kd {

/// Tells an attached profiler to begin and to end its capture. Without one nothing happens. Throws what the driver refuses.
void startProfiler(const ContextRef& context);
void stopProfiler(const ContextRef& context);

/// A capture while it lives, also when it is left by an exception.
class [[nodiscard]] ProfiledRegion {
public:
    explicit ProfiledRegion(const ContextRef& context);
    ~ProfiledRegion();
    ProfiledRegion(const ProfiledRegion&) = delete;
    ProfiledRegion& operator=(const ProfiledRegion&) = delete;

private:
    ContextRef m_context;
};

/// Stands for what PyCUDA and CuPy had for the driver's own profiler: always throws LogicError, which says what stands for it.
[[noreturn]] void initializeProfiler(const std::string& configFile, const std::string& outputFile);

}  // namespace kd
