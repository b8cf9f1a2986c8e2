// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/helpformatter.h"

#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/text.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace kd::cli {
namespace {

struct Section {
    QString title;
    std::vector<std::pair<QString, QString>> rows;  ///< what is written, what it does
};

QString synopsis(const CLI::Option& option)
{
    const QString name = option.get_positional() ? toQt(option.get_name(true, false)) : toQt(option.get_name(false, true));
    const std::string value = option.get_positional() ? std::string() : valueName(option);
    return value.empty() ? name : name + QLatin1Char(' ') + toQt(value);
}

Section section(const CLI::App& app, const std::string& group)
{
    Section result{group == kUnnamedGroup ? QString() : toQt(group), {}};
    for (const CLI::Option* const option : app.get_options([&](const CLI::Option* o) { return o->get_group() == group; }))
        result.rows.emplace_back(synopsis(*option), toQt(option->get_description()));
    const auto isPositional = [&](const auto& row) { return !row.first.startsWith(QLatin1Char('-')); };
    std::stable_partition(result.rows.begin(), result.rows.end(), isPositional);
    const auto isOwn = [](const auto& row) { return !row.first.startsWith(QStringLiteral("-h,")); };
    std::stable_partition(result.rows.begin(), result.rows.end(), isOwn);
    return result;
}

std::vector<Section> sections(const CLI::App& app)
{
    std::vector<Section> all;
    for (const std::string& group : app.get_groups())
        all.push_back(section(app, group));
    Section commands{Text::tr("Commands"), {}};
    for (const CLI::App* const command : app.get_subcommands({}))
        commands.rows.emplace_back(toQt(command->get_name()), toQt(command->get_description()));
    if (!commands.rows.empty())
        all.insert(all.begin(), commands);
    return all;
}

QString usageLine(const CLI::App& app, const std::string& name)
{
    QStringList words{Text::tr("usage: %1").arg(toQt(name))};
    if (!app.get_subcommands({}).empty())
        words << Text::tr("COMMAND");
    words << Text::tr("[OPTIONS]");
    for (const CLI::Option* const option : app.get_options([](const CLI::Option* o) { return o->get_positional(); }))
        words << QLatin1Char('[') + toQt(option->get_name(true, false)) + QLatin1Char(']');
    return words.join(QLatin1Char(' ')) + QLatin1Char('\n');
}

}  // namespace

std::string valueName(const CLI::Option& option)
{
    return option.get_type_size() == 0 ? std::string() : option.get_type_name().substr(0, option.get_type_name().find(':'));
}

std::string HelpFormatter::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode) const
{
    const std::vector<Section> all = sections(*app);
    qsizetype width = 0;
    for (const Section& part : all) {
        for (const auto& [written, does] : part.rows)
            width = std::max(width, written.size());
    }
    QString text = usageLine(*app, name) + QLatin1Char('\n') + toQt(app->get_description()) + QLatin1Char('\n');
    for (const Section& part : all) {
        text += QLatin1Char('\n');
        if (!part.title.isEmpty())
            text += part.title + QStringLiteral(":\n");
        for (const auto& [written, does] : part.rows)
            text += QStringLiteral("  ") + written.leftJustified(width + 2) + does + QLatin1Char('\n');
    }
    if (!app->get_footer().empty())
        text += QLatin1Char('\n') + toQt(app->get_footer()) + QLatin1Char('\n');
    return text.toStdString();
}

}  // namespace kd::cli
