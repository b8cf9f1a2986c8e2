// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/compilevalues.h"

#include "core/base/error.h"
#include "core/compile/options/allowedoption.h"
#include "core/compile/options/optiontable.h"
#include "ui/common/format.h"
#include "ui/program/words.h"

#include <QFileInfo>
#include <QProcess>

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

const std::string kRegisters = "--maxrregcount=";
const std::string kFastMath = "--use_fast_math";

/// One option with its value, however it was written.
std::string spelledOut(const std::string& option)
{
    try {
        return allowedOption(option);
    } catch (const Error&) {
        return option;
    }
}

/// The options parted by what shows them.
struct Options {
    std::string registers;
    bool isFast = false;
    std::vector<std::string> others;
};

Options parted(const std::vector<std::string>& options)
{
    Options parts;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const bool hasValue = needsNextWord(options[i]) && i + 1 < options.size();
        const std::string whole = spelledOut(hasValue ? options[i] + "=" + options[i + 1] : options[i]);
        if (whole.starts_with(kRegisters)) {
            parts.registers = whole.substr(kRegisters.size());
        } else if (whole == kFastMath) {
            parts.isFast = true;
        } else {
            parts.others.push_back(options[i]);
            if (hasValue)
                parts.others.push_back(options[i + 1]);
        }
        i += hasValue ? 1 : 0;
    }
    return parts;
}

void join(CompileSettings& settings, const Options& parts)
{
    settings.options.clear();
    if (!parts.registers.empty())
        settings.options.push_back(kRegisters + parts.registers);
    if (parts.isFast)
        settings.options.push_back(kFastMath);
    settings.options.insert(settings.options.end(), parts.others.begin(), parts.others.end());
}

QStringList texts(const std::vector<std::string>& values)
{
    QStringList all;
    for (const std::string& value : values)
        all << toQt(value);
    return all;
}

/// As QProcess::splitCommand reads it.
QString quoted(QString word)
{
    const bool isPlain =
        !word.isEmpty() && std::none_of(word.begin(), word.end(), [](QChar c) { return c.isSpace() || c == QLatin1Char('"'); });
    return isPlain ? word : QLatin1Char('"') + word.replace(QLatin1Char('"'), QLatin1String("\"\"\"")) + QLatin1Char('"');
}

QString refusal(const CompileSettings& settings)
{
    try {
        canonicalOptions(settings);
        return {};
    } catch (const Error& error) {
        return errorText(error);
    }
}

}  // namespace

QString CompileValues::compilerText(CompilerChoice choice)
{
    switch (choice) {
    case CompilerChoice::Nvrtc:
        return tr("NVRTC");
    case CompilerChoice::Nvcc:
        return tr("nvcc");
    case CompilerChoice::Auto:
        break;
    }
    return tr("Auto");
}

QStringList CompileValues::instances(const CompileSettings& settings)
{
    return texts(settings.nameExpressions);
}

void CompileValues::setInstances(CompileSettings& settings, const QStringList& lines)
{
    settings.nameExpressions.clear();
    for (const QString& line : lines)
        settings.nameExpressions.push_back(line.toStdString());
}

QStringList CompileValues::macros(const CompileSettings& settings)
{
    return texts(settings.defines);
}

void CompileValues::setMacros(CompileSettings& settings, const QStringList& lines)
{
    settings.defines.clear();
    for (const QString& line : lines) {
        const qsizetype equals = line.indexOf(QLatin1Char('='));
        const QString name = line.left(equals).trimmed();
        settings.defines.push_back((equals < 0 ? name : name + QLatin1Char('=') + line.mid(equals + 1).trimmed()).toStdString());
    }
}

QStringList CompileValues::folders(const CompileSettings& settings, const fs::path& base)
{
    QStringList all;
    for (const std::string& folder : settings.includeDirectories) {
        const fs::path relative = fs::path(folder).lexically_normal().lexically_relative(base.lexically_normal());
        const bool isBelow = !relative.empty() && *relative.begin() != "..";
        all << toQt(isBelow ? relative.string() : folder);
    }
    return all;
}

void CompileValues::setFolders(CompileSettings& settings, const QStringList& lines, const fs::path& base)
{
    settings.includeDirectories.clear();
    for (const QString& line : lines)
        settings.includeDirectories.push_back((base / line.toStdString()).lexically_normal().string());
}

QString CompileValues::registers(const CompileSettings& settings)
{
    return toQt(parted(settings.options).registers);
}

void CompileValues::setRegisters(CompileSettings& settings, const QString& text)
{
    Options parts = parted(settings.options);
    parts.registers = text.trimmed().toStdString();
    join(settings, parts);
}

bool CompileValues::hasFastMath(const CompileSettings& settings)
{
    return parted(settings.options).isFast;
}

void CompileValues::setFastMath(CompileSettings& settings, bool isFast)
{
    Options parts = parted(settings.options);
    parts.isFast = isFast;
    join(settings, parts);
}

QString CompileValues::options(const CompileSettings& settings)
{
    QStringList words;
    for (const std::string& option : parted(settings.options).others)
        words << quoted(toQt(option));
    return words.join(QLatin1Char(' '));
}

void CompileValues::setOptions(CompileSettings& settings, const QString& text)
{
    Options parts = parted(settings.options);
    parts.others.clear();
    for (const QString& word : QProcess::splitCommand(text))
        parts.others.push_back(word.toStdString());
    join(settings, parts);
}

QString CompileValues::macroProblem(const CompileSettings& settings)
{
    for (const std::string& define : settings.defines) {
        if (!refusal({.defines = {define}}).isEmpty())
            return tr("%1 is no macro: write NAME, NAME=VALUE or NAME(A, B)=VALUE.").arg(toQt(define));
    }
    return {};
}

QStringList CompileValues::standards(const std::string& compilerVersion)
{
    QStringList known;
    for (const char* const standard : {"c++11", "c++14", "c++17", "c++20", "c++23"})
        if (introductionAfter(std::string("--std=") + standard, compilerVersion) == nullptr)
            known << QString::fromLatin1(standard);
    return known;
}

QString CompileValues::standardProblem(const CompileSettings& settings)
{
    return refusal({.standard = settings.standard});
}

QString CompileValues::registersProblem(const CompileSettings& settings)
{
    const std::string value = parted(settings.options).registers;
    return value.empty() || refusal({.options = {kRegisters + value}}).isEmpty() ? QString() : tr("Give a whole number, as in 64.");
}

QString CompileValues::optionsProblem(const CompileSettings& settings)
{
    return refusal({.options = parted(settings.options).others, .compiler = settings.compiler});
}

QString CompileValues::summary(const CompileSettings& settings)
{
    const Options options = parted(settings.options);
    QStringList parts;
    const auto add = [&parts](std::size_t number, const QString& one, const QString& several) {
        if (number > 0)
            parts << counted(number, one, several);
    };
    if (settings.compiler != CompilerChoice::Auto)
        parts << compilerText(settings.compiler);
    add(settings.nameExpressions.size(), tr("1 instance"), tr("%1 instances"));
    add(settings.defines.size(), tr("1 macro"), tr("%1 macros"));
    add(settings.includeDirectories.size(), tr("1 folder"), tr("%1 folders"));
    if (!settings.standard.empty())
        parts << toQt(settings.standard);
    if (!options.registers.empty())
        parts << tr("at most %1 registers").arg(toQt(options.registers));
    if (options.isFast)
        parts << tr("fast math");
    add(options.others.size(), tr("1 option"), tr("%1 options"));
    return parts.join(QStringLiteral(", "));
}

QStringList missingFolders(const QStringList& folders)
{
    QStringList missing;
    std::copy_if(folders.begin(), folders.end(), std::back_inserter(missing),
                 [](const QString& each) { return !QFileInfo(each).isDir(); });
    return missing;
}

}  // namespace kd
