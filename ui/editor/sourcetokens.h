// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/source/sourcetokens.h"

#include <QByteArray>

#include <cctype>

namespace kd {

inline bool isWordByte(char byte)
{
    return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '_';
}

/// They view the array's bytes.
inline std::vector<SourceToken> tokensOf(const QByteArray& text)
{
    return tokensOf(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
}
std::vector<SourceToken> tokensOf(QByteArray&& text) = delete;

inline QByteArray textOf(const SourceToken& token)
{
    return {token.text.data(), static_cast<qsizetype>(token.text.size())};
}

}  // namespace kd
