// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/parsesentence.h"

#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/text.h"

#include <CLI/CLI.hpp>

#include <QStringList>

namespace kd::cli {
namespace {

QString commands(const CLI::App& app)
{
    QStringList names;
    for (const CLI::App* const command : app.get_subcommands({}))
        names << toQt(command->get_name());
    return names.join(QStringLiteral(", "));
}

QString unexpectedText(const CLI::App& app)
{
    const QString first = toQt(app.remaining(true).front());
    if (!app.get_subcommands().empty() && first.startsWith(QLatin1Char('-')))
        return Text::tr("%1 has no option '%2'.").arg(toQt(app.get_subcommands().front()->get_name()), first);
    if (!app.get_subcommands().empty())
        return Text::tr("There is one word too many: '%1'.").arg(first);
    if (first.startsWith(QLatin1Char('-')))
        return Text::tr("'%1' stands where a command is expected: %2.").arg(first, commands(app));
    return unknownCommandText(app, first);
}

/// What CLI11 says of an option begins with its name.
QString namedForReader(const CLI::App& app, const QString& said)
{
    if (!isToolCall() || app.get_subcommands().empty())
        return said;
    for (const CLI::Option* const option : app.get_subcommands().front()->get_options()) {
        const QString name = toQt(option->get_name());
        if (said.startsWith(name + QStringLiteral(": ")))
            return optionName(name.toStdString()) + said.mid(name.size());
    }
    return said;
}

}  // namespace

QString unknownCommandText(const CLI::App& app, const QString& name)
{
    return Text::tr("There is no command '%1'; there are: %2.").arg(name, commands(app));
}

QString commandName(const CLI::App& app)
{
    const QString name = toQt(app.get_name());
    return app.get_subcommands().empty() ? name : name + QLatin1Char(' ') + toQt(app.get_subcommands().front()->get_name());
}

QString parseSentence(const CLI::App& app, const CLI::ParseError& error)
{
    const QString said = namedForReader(app, toQt(error.what()));
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr || error.get_exit_code() == 0)
        return unexpectedText(app);
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr)
        return Text::tr("%1 and %2 do not go together.")
            .arg(said.section(QStringLiteral(" excludes "), 0, 0), said.section(QStringLiteral(" excludes "), 1));
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) == nullptr)
        return said.endsWith(QLatin1Char('.')) ? said : said + QLatin1Char('.');
    if (said.endsWith(QStringLiteral(" missing")))
        return Text::tr("%1 needs a value.").arg(said.section(QStringLiteral(": "), 0, 0));
    return Text::tr("--%1 takes no value.").arg(said.section(QLatin1Char(' '), 0, 0));
}

}  // namespace kd::cli
