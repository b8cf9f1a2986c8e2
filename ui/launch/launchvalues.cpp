#include "ui/launch/launchvalues.h"

#include "core/base/error.h"
#include "core/session/argumenttext.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

namespace kd {
namespace {

// In the order of ReferenceText::Kind.
constexpr std::array<std::string_view, 4> kPrefixes{"", "kernel:", "expr:", "file:"};

bool isName(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_]*\\z"));
    return pattern.match(text).hasMatch();
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
    std::ranges::copy_if(setup.defineValues, std::back_inserter(values), [](const auto& value) { return value.first.starts_with('-'); });
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

ReferenceText referenceOf(const LaunchSetup& setup, const QString& output)
{
    const auto reference = std::ranges::find(setup.references, output.toStdString(), &ReferenceSetting::output);
    if (reference == setup.references.end())
        return {};
    const std::string_view text = trimmedText(reference->reference);
    for (std::size_t i = 1; i < kPrefixes.size(); ++i) {
        if (text.starts_with(kPrefixes.at(i)))
            return {static_cast<ReferenceText::Kind>(i),
                    QString::fromStdString(std::string(trimmedText(text.substr(kPrefixes.at(i).size()))))};
    }
    return {ReferenceText::Kind::Expression, QString::fromStdString(std::string(text))};
}

void setReference(LaunchSetup& setup, const QString& output, const ReferenceText& reference)
{
    const auto known = std::ranges::find(setup.references, output.toStdString(), &ReferenceSetting::output);
    if (reference.kind == ReferenceText::Kind::None) {
        if (known != setup.references.end())
            setup.references.erase(known);
        return;
    }
    std::string text(kPrefixes.at(static_cast<std::size_t>(reference.kind)));
    text += reference.text.trimmed().toStdString();
    if (known != setup.references.end())
        known->reference = text;
    else
        setup.references.push_back({.output = output.toStdString(), .reference = text});
}

}  // namespace kd
