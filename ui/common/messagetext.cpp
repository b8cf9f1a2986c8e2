// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/messagetext.h"

#include "core/base/error.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace kd {
namespace {

/// The translation for the message's count; without one the English pattern.
std::string translatedPattern(const Message& message)
{
    const QByteArray pattern(message.pattern().data(), static_cast<qsizetype>(message.pattern().size()));
    const std::optional<std::uint64_t> count = message.count();
    constexpr std::uint64_t kMax = std::numeric_limits<int>::max();
    const QString found =
        QCoreApplication::translate("core", pattern.constData(), nullptr, count ? static_cast<int>(std::min(*count, kMax)) : -1);
    return found == QString::fromUtf8(pattern) ? englishPattern(message) : found.toStdString();
}

}  // namespace

QString messageText(const Message& message)
{
    return QString::fromStdString(render(message, translatedPattern));
}

QString messageText(const std::exception& error)
{
    return messageText(messageOf(error));
}

}  // namespace kd
