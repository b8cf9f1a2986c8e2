// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/threadplace.h"

#include <QCoreApplication>

namespace kd {
namespace {

struct ThreadPlace {
    Q_DECLARE_TR_FUNCTIONS(ThreadPlace)
};

}  // namespace

QString tripleText(Dim3 triple)
{
    return QStringLiteral("(%1, %2, %3)").arg(triple.x).arg(triple.y).arg(triple.z);
}

QString withThread(const QString& sentence, const std::optional<Dim3>& block, const std::optional<Dim3>& thread)
{
    if (block && thread)
        return ThreadPlace::tr("Thread %1 of block %2: %3").arg(tripleText(*thread), tripleText(*block), sentence);
    return block ? ThreadPlace::tr("Block %1: %2").arg(tripleText(*block), sentence) : sentence;
}

}  // namespace kd
