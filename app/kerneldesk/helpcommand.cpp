// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/helpformatter.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/parsesentence.h"
#include "app/kerneldesk/text.h"

#include <memory>

namespace kd::cli {
namespace {

Json optionDefinition(const CLI::Option& option)
{
    Json names = Json::array();
    for (const std::string& name : option.get_snames())
        names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        names.push_back("--" + name);
    const std::string value = option.get_positional() ? option.get_name(true, false) : valueName(option);
    return {{"names", names},
            {"value", value.empty() ? Json() : Json(value)},
            {"values", option.get_positional() ? 1 : option.get_type_size() * option.get_expected_min()},
            {"repeats", option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll},
            {"group", option.get_group() == kUnnamedGroup ? "" : option.get_group()},
            {"description", option.get_description()}};
}

/// What is defined of `app`, with its commands where it has any.
Json definition(const CLI::App& app)
{
    Json options = Json::array();
    for (const CLI::Option* const option : app.get_options())
        options.push_back(optionDefinition(*option));
    Json document = {{"name", app.get_name()}, {"description", app.get_description()}, {"footer", app.get_footer()},
                     {"options", options}};
    for (const CLI::App* const command : app.get_subcommands({}))
        document["commands"].push_back(definition(*command));
    return document;
}

const CLI::App& topicOf(const CLI::App& app, const std::string& name)
{
    if (name.empty())
        return app;
    for (const CLI::App* const command : app.get_subcommands({})) {
        if (command->get_name() == name)
            return *command;
    }
    throw Failure(ExitStatus::BadArguments, unknownCommandText(app, toQt(name)));
}

struct HelpOptions {
    std::string command;
    FormatOption format;
};

ExitStatus showHelp(const CLI::App& app, const HelpOptions& options)
{
    const CLI::App& topic = topicOf(app, options.command);
    const std::string name = options.command.empty() ? app.get_name() : app.get_name() + " " + options.command;
    if (options.format.json())
        printDocument(definition(topic));
    else
        print(toQt(app.get_formatter()->make_help(&topic, name, CLI::AppFormatMode::Normal)));
    return ExitStatus::Done;
}

}  // namespace

void addHelpCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand("help", Text::tr("Show this help, or that of a command").toStdString());
    const auto options = std::make_shared<HelpOptions>();
    OptionGroup(command).add("COMMAND", options->command, "", Text::tr("the command; default: all of them"));
    addFormat(command, options->format);
    command.callback([&app, options, &chosen] { chosen = [&app, options] { return showHelp(app, *options); }; });
}

}  // namespace kd::cli
