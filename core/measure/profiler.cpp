// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/profiler.h"

#include "core/driver/drivererror.h"
#include "core/driver/retired.h"

namespace kd {

void startProfiler(const ContextRef& context)
{
    const CurrentContext current(context);
    check(context.api(), context.api().cuProfilerStart(), "cuProfilerStart");
}

void stopProfiler(const ContextRef& context)
{
    const CurrentContext current(context);
    check(context.api(), context.api().cuProfilerStop(), "cuProfilerStop");
}

ProfiledRegion::ProfiledRegion(const ContextRef& context) : m_context(context)
{
    startProfiler(context);
}

ProfiledRegion::~ProfiledRegion()
{
    const CurrentContext current(m_context);
    m_context.api().cuProfilerStop();
}

void initializeProfiler(const std::string&, const std::string&)
{
    throwRetired("initialize_profiler");
}

}  // namespace kd
