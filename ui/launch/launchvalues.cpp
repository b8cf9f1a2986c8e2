// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/launchvalues.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/session/launch/argumenttext.h"
#include "ui/common/format.h"
#include "ui/launch/filechoice.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

namespace kd {
namespace {

// In the order of ReferenceText::Kind.
constexpr std::array<std::string_view, 4> kPrefixes{"", "kernel:", "expr:", "file:"};

bool isName(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_]*\\z"));
    return pattern.match(text).hasMatch();
}

/// "file("w.safetensors", "layer.weight")": a file with the array that is meant.
bool isRecipe(const QString& reference)
{
    return reference.startsWith(QLatin1String("file("));
}

}  // namespace

QString defineValuesText(const LaunchSetup& setup)
{
    QStringList parts;
    for (const auto& [name, value] : setup.defineValues) {
        if (!name.starts_with('-'))
            parts << QStringLiteral("%1 = %2").arg(QString::fromStdString(name), QString::fromStdString(value));
    }
    return parts.join(QStringLiteral(", "));
}

bool setDefineValues(LaunchSetup& setup, const QString& text)
{
    std::vector<std::pair<std::string, std::string>> values;
    std::ranges::copy_if(setup.defineValues, std::back_inserter(values),
                         [](const auto& value) { return value.first.starts_with('-'); });
    try {
        for (const std::string& part : splitAtCommas(text.toStdString())) {
            const QString whole = QString::fromStdString(part);
            const qsizetype equals = whole.indexOf(QLatin1Char('='));
            const QString name = whole.left(equals).trimmed();
            const QString value = equals < 0 ? QString() : whole.mid(equals + 1).trimmed();
            if (!isName(name) || value.isEmpty())
                return false;
            values.emplace_back(name.toStdString(), value.toStdString());
        }
    } catch (const RuntimeError&) {
        return false;
    }
    setup.defineValues = std::move(values);
    return true;
}

namespace {

/// 1e-05 is written 1e-5.
QString shortNumber(double value)
{
    static const QRegularExpression zeros(QStringLiteral("e([+-])0+"));
    return formatNumber(value).replace(zeros, QStringLiteral("e\\1"));
}

struct LaunchValueText {
    Q_DECLARE_TR_FUNCTIONS(LaunchValueText)
};

/// How a form shows the name of a kernel or of a file: the name stands in the place of %1.
QString shownPattern(ReferenceText::Kind kind)
{
    return kind == ReferenceText::Kind::Kernel ? LaunchValueText::tr("%1 (kernel)") : LaunchValueText::tr("%1 (file)");
}

/// The name in a text of that pattern.
std::optional<QString> nameIn(const QString& text, const QString& pattern)
{
    const qsizetype place = pattern.indexOf(QLatin1String("%1"));
    const QString before = pattern.left(place), after = pattern.mid(place + 2);
    if (place < 0 || text.size() <= before.size() + after.size() || !text.startsWith(before) || !text.endsWith(after))
        return std::nullopt;
    return text.sliced(before.size(), text.size() - before.size() - after.size());
}

}  // namespace

QString toleranceText(const LaunchSetup& setup)
{
    return QStringLiteral("abs %1 + rel %2").arg(shortNumber(setup.absoluteTolerance), shortNumber(setup.relativeTolerance));
}

bool setTolerance(LaunchSetup& setup, const QString& text)
{
    static const QRegularExpression parts(
        QStringLiteral("\\A\\s*(abs|rel)[\\s=]+(\\S+?)(?:\\s*(?:\\bor\\b|\\band\\b|\\+|,)\\s*(abs|rel)[\\s=]+(\\S+))?\\s*\\z"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = parts.match(text);
    const auto isAbsolute = [&](int group) {
        return match.captured(group).compare(QLatin1String("abs"), Qt::CaseInsensitive) == 0;
    };
    if (!match.hasMatch() || (match.hasCaptured(3) && isAbsolute(1) == isAbsolute(3)))
        return false;
    double absolute = 0, relative = 0;
    for (const int group : {1, 3}) {
        if (!match.hasCaptured(group))
            continue;
        bool ok = false;
        const double value = match.captured(group + 1).toDouble(&ok);
        if (!ok || !(value >= 0))
            return false;
        (isAbsolute(group) ? absolute : relative) = value;
    }
    setup.absoluteTolerance = absolute;
    setup.relativeTolerance = relative;
    return true;
}

QString referenceShown(const ReferenceText& reference)
{
    if (isRecipe(reference.text))
        return reference.text;
    switch (reference.kind) {
    case ReferenceText::Kind::Kernel:
    case ReferenceText::Kind::File: return shownPattern(reference.kind).arg(reference.text);
    default: return reference.text;
    }
}

ReferenceText referenceTyped(const QString& text, const QStringList& kernels)
{
    QString rest = text.trimmed();
    if (rest.isEmpty() || rest.compare(QLatin1String("none"), Qt::CaseInsensitive) == 0)
        return {};
    if (isRecipe(rest))
        return {ReferenceText::Kind::File, rest};
    for (std::size_t i = 1; i < kPrefixes.size(); ++i) {
        const QString prefix = QString::fromLatin1(kPrefixes.at(i).data(), static_cast<qsizetype>(kPrefixes.at(i).size()));
        if (rest.startsWith(prefix))
            return {static_cast<ReferenceText::Kind>(i), rest.mid(prefix.size()).trimmed()};
    }
    for (const ReferenceText::Kind kind : {ReferenceText::Kind::Kernel, ReferenceText::Kind::File})
        if (const std::optional<QString> name = nameIn(rest, shownPattern(kind)))
            return {kind, *name};
    if (kernels.contains(rest))
        return {ReferenceText::Kind::Kernel, rest};
    return {isElementFile(rest) ? ReferenceText::Kind::File : ReferenceText::Kind::Expression, rest};
}

ReferenceText referenceOf(const LaunchSetup& setup, const QString& output)
{
    const auto reference = std::ranges::find(setup.references, output.toStdString(), &ReferenceSetting::output);
    if (reference == setup.references.end())
        return {};
    const std::string_view text = trimmed(reference->reference);
    for (std::size_t i = 1; i < kPrefixes.size(); ++i) {
        if (text.starts_with(kPrefixes.at(i)))
            return {static_cast<ReferenceText::Kind>(i),
                    QString::fromStdString(std::string(trimmed(text.substr(kPrefixes.at(i).size()))))};
    }
    const QString whole = QString::fromStdString(std::string(text));
    return {isRecipe(whole) ? ReferenceText::Kind::File : ReferenceText::Kind::Expression, whole};
}

void setReference(LaunchSetup& setup, const QString& output, const ReferenceText& reference)
{
    const auto known = std::ranges::find(setup.references, output.toStdString(), &ReferenceSetting::output);
    if (reference.kind == ReferenceText::Kind::None) {
        if (known != setup.references.end())
            setup.references.erase(known);
        return;
    }
    std::string text(isRecipe(reference.text) ? std::string_view() : kPrefixes.at(static_cast<std::size_t>(reference.kind)));
    text += reference.text.trimmed().toStdString();
    if (known != setup.references.end())
        known->reference = text;
    else
        setup.references.push_back({.output = output.toStdString(), .reference = text});
}

}  // namespace kd
