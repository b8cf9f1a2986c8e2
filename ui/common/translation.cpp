// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/translation.h"

#include "core/base/posix/file.h"

#include <QCoreApplication>
#include <QTranslator>

#include <memory>

namespace kd {

void installTranslation()
{
    const QString language = qEnvironmentVariable("KERNELDESK_LANGUAGE");
    if (language.isEmpty())
        return;
    auto translator = std::make_unique<QTranslator>();
    const QString folder =
        QString::fromStdString((posix::executablePath().parent_path().parent_path() / "share/kerneldesk/translations").string());
    const bool isFile = language.endsWith(QLatin1String(".qm"));
    if (!(isFile ? translator->load(language) : translator->load(QStringLiteral("kerneldesk_") + language, folder)))
        return;
    translator->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(translator.release());
}

}  // namespace kd
