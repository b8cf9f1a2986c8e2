// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <string>
#include <utility>

namespace kd {

/// Runs `action`; a RuntimeError that has no subject gets this one.
template <typename Action>
decltype(auto) withSubject(const ErrorSubject& subject, Action&& action)
{
    try {
        return action();
    } catch (const RuntimeError& error) {
        if (!error.info().subject.empty())
            throw;
        ErrorInfo info = error.info();
        info.subject = subject;
        throw RuntimeError(std::move(info));
    }
}

}  // namespace kd
