// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <string>

namespace kd {

/// What puts a message into words.
using Wording = std::string (*)(const Message&);

/// Has what core writes for people (reports, dates) be worded by `wording`, in the language of that code ("de", "zh_CN"). It is
/// English at first. Any thread may call it.
void setWording(std::string language, Wording wording);
/// Gives the language's tag as HTML has it: "de", "zh-CN".
std::string wordingTag();

/// `message` in words of the present language.
std::string worded(const Message& message);
/// The same with thousands grouped in its whole numbers, which the message counts: "61 440 registers".
std::string typesetWords(const Message& message);

/// While one lives, worded() gives English in its thread: for what programs read.
class EnglishWording {
public:
    EnglishWording();
    ~EnglishWording();
    EnglishWording(const EnglishWording&) = delete;
    EnglishWording& operator=(const EnglishWording&) = delete;

private:
    bool m_wasEnglish;
};

}  // namespace kd
