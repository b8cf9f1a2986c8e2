// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "ui/program/examples.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/base/error.h"

#include <memory>

namespace kd::cli {
namespace {

std::vector<Example> readExamples()
{
    try {
        return examples();
    } catch (const Error& error) {
        throw Failure(ExitStatus::Lacking, errorText(error));
    }
}

ExitStatus listExamples(const FormatOption& format)
{
    Json document = {{"examples", Json::array()}};
    TextTable table({{}, {}});
    for (const Example& example : readExamples()) {
        document["examples"].push_back({{"name", example.name}, {"title", example.title}, {"kernels", example.kernels}});
        table.addRow({toQt(example.name), toQt(example.title)});
    }
    if (format.json())
        printDocument(document);
    else
        print(table.toText() + QLatin1Char('\n') +
              Text::tr("Try one: kerneldesk run --example saxpy. The sources are in %1.").arg(toQt(examplesFolder().string())) +
              QLatin1Char('\n'));
    return ExitStatus::Done;
}

}  // namespace

void addExamplesCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand("examples", Text::tr("List the shipped examples").toStdString());
    const auto format = std::make_shared<FormatOption>();
    addFormat(command, *format);
    command.callback([format, &chosen] { chosen = [format] { return listExamples(*format); }; });
}

}  // namespace kd::cli
