// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compilertext.h"

#include "ui/common/format.h"
#include "ui/program/words.h"
#include "ui/workbench/build/build.h"
#include "ui/workbench/build/documentbuild.h"

#include <QCoreApplication>

#include <string>

namespace kd {
namespace {

struct CompilerText {
    Q_DECLARE_TR_FUNCTIONS(CompilerText)
};

QString withoutPatch(const std::string& version)
{
    return toQt(version).section(QLatin1Char('.'), 0, 1);
}

}  // namespace

QString shortCompilerName(const CompileOutcome& outcome)
{
    if (!outcome.nvccVersion.empty())
        return CompilerText::tr("nvcc %1").arg(withoutPatch(outcome.nvccVersion));
    if (!outcome.nvrtcVersion.empty())
        return CompilerText::tr("NVRTC %1").arg(withoutPatch(outcome.nvrtcVersion));
    return toQt(outcome.foundCompiler);
}

QString openedText(const CompileOutcome& outcome)
{
    if (!outcome.nvccVersion.empty() || !outcome.nvrtcVersion.empty())
        return {};
    return outcome.foundCompiler.empty() ? CompilerText::tr("opened")
                                         : CompilerText::tr("opened, made by %1").arg(toQt(outcome.foundCompiler));
}

QString longCompileText(const CompileProgress& progress)
{
    const auto seconds = static_cast<qint64>(progress.elapsed.count());
    if (seconds < 1)
        return {};
    const QString time = typeset(CompilerText::tr("%1 s").arg(seconds));
    switch (progress.compiler) {
    case CompilerChoice::Nvcc:
        return CompilerText::tr("nvcc, %1").arg(time);
    case CompilerChoice::Nvrtc:
        return CompilerText::tr("NVRTC, %1").arg(time);
    case CompilerChoice::Auto:
        break;
    }
    return CompilerText::tr("compiling, %1").arg(time);
}

}  // namespace kd
