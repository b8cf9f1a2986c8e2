// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/usererror.h"
#include "ui/common/whenfinished.h"
#include "ui/program/words.h"
#include "ui/workbench/base/remedytext.h"

#include "core/base/error.h"

#include <QString>

#include <exception>
#include <new>
#include <optional>

namespace kd {

/// Holds what work away from the window's thread gave: a value, or one sentence why there is none.
template <typename T> struct Result {
    std::optional<T> value;
    QString sentence;
    ErrorSubject subject;  ///< what it is about, where the engine says so
};

/// Calls `work` and makes an answer of what it gives or throws.
template <typename Work> auto attempt(Work&& work) -> Result<decltype(work())>
{
    try {
        return {.value = work()};
    } catch (const UserError& error) {
        return {.sentence = error.sentence(remedyText(error.remedy()))};
    } catch (const Error& error) {
        return {.sentence = errorText(error, remedyText(error.info().remedy)), .subject = error.info().subject};
    } catch (const std::bad_alloc&) {
        return {.sentence = ProgramText::tr("There is not enough memory.")};
    } catch (const std::exception& error) {
        return {.sentence = errorText(error)};
    }
}

}  // namespace kd
