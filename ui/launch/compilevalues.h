// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <filesystem>

namespace kd {

/// Compile settings as the Build section shows them, and back.
class CompileValues {
    Q_DECLARE_TR_FUNCTIONS(CompileValues)
public:
    /// "Auto", "NVRTC", "nvcc".
    static QString compilerText(CompilerChoice choice);

    static QStringList instances(const CompileSettings& settings);
    static void setInstances(CompileSettings& settings, const QStringList& lines);

    static QStringList macros(const CompileSettings& settings);
    /// Blanks around the first `=` are left out.
    static void setMacros(CompileSettings& settings, const QStringList& lines);

    /// Gives the folders; those below `base` are named from there.
    static QStringList folders(const CompileSettings& settings, const std::filesystem::path& base);
    static void setFolders(CompileSettings& settings, const QStringList& lines, const std::filesystem::path& base);

    /// The value of the last --maxrregcount; empty: as many as the compiler likes.
    static QString registers(const CompileSettings& settings);
    static void setRegisters(CompileSettings& settings, const QString& text);
    static bool hasFastMath(const CompileSettings& settings);
    static void setFastMath(CompileSettings& settings, bool isFast);
    /// All others, as on a command line.
    static QString options(const CompileSettings& settings);
    static void setOptions(CompileSettings& settings, const QString& text);

    /// The language standards that the compiler of that version ("13.0.88") knows, as its options name them; all where the version
    /// is not known.
    static QStringList standards(const std::string& compilerVersion);

    // Why the compiler is not asked: one sentence, or empty.

    static QString macroProblem(const CompileSettings& settings);
    static QString standardProblem(const CompileSettings& settings);
    static QString registersProblem(const CompileSettings& settings);
    static QString optionsProblem(const CompileSettings& settings);

    /// "nvcc, 2 macros, c++20, fast math"; empty where nothing is set.
    static QString summary(const CompileSettings& settings);
};

/// The folders that are not there. Blocks.
QStringList missingFolders(const QStringList& folders);

}  // namespace kd
