// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/notices.h"

namespace kd {

namespace {

constexpr qsizetype kMaxTexts = 100;

}  // namespace

void Notices::keep(const QString& sentence)
{
    if (m_texts.size() == kMaxTexts)
        m_texts.removeFirst();
    m_texts << sentence;
}

void Notices::tell(const QString& sentence)
{
    keep(sentence);
    emit noticed(sentence);
}

void Notices::fail(const QString& sentence)
{
    keep(sentence);
    emit failed(sentence);
}

}  // namespace kd
