// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wording.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace kd {
namespace {

std::string inEnglish(const Message& message)
{
    return message.english();
}

struct Present {
    std::mutex guard;
    std::string language = "en";
    Wording wording = inEnglish;
};

Present& present()
{
    static Present wording;
    return wording;
}

thread_local bool isEnglishWanted = false;

}  // namespace

void setWording(std::string language, Wording wording)
{
    std::ranges::replace(language, '_', '-');
    Present& now = present();
    const std::scoped_lock lock(now.guard);
    now.language = std::move(language);
    now.wording = wording;
}

std::string wordingTag()
{
    Present& now = present();
    const std::scoped_lock lock(now.guard);
    return now.language;
}

std::string worded(const Message& message)
{
    if (message.empty())
        return {};
    Wording wording = inEnglish;
    if (!isEnglishWanted) {
        Present& now = present();
        const std::scoped_lock lock(now.guard);
        wording = now.wording;
    }
    return wording(message);
}

std::string typesetWords(const Message& message)
{
    return numbers::typeset(worded(message));
}

EnglishWording::EnglishWording() : m_wasEnglish(std::exchange(isEnglishWanted, true)) { }

EnglishWording::~EnglishWording()
{
    isEnglishWanted = m_wasEnglish;
}

}  // namespace kd
