// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/servercall.h"
#include "ui/mcp/summary.h"
#include "ui/mcp/toolwords.h"
#include "ui/mcp/windowlink.h"

#include <algorithm>
#include <utility>

// What the window answers.

namespace kd::mcp {

bool Server::isOffered(const Tool& tool) const
{
    return tool.work != ToolWork::Window || m_window != nullptr;
}

Json Server::resourceList() const
{
    Json resources = m_resources.list();
    if (m_window)
        resources.insert(resources.begin(), {{"uri", kWindowUri},
                                             {"name", "open document"},
                                             {"title", "The document that is current in the window, with its session"},
                                             {"mimeType", "application/json"}});
    return resources;
}

/// The window checks what it is sent; here it is only held to names that the tool has.
void Server::callWindow(std::unique_ptr<Call>& call, const Json& arguments)
{
    Json parameters = Json::object();
    for (const auto& [name, value] : arguments.items()) {
        const std::vector<const ToolParameter*> known = parametersOf(*call->tool);
        if (std::ranges::none_of(known, [&name](const ToolParameter* each) { return name == each->name; }))
            throw RequestError(ErrorCode::InvalidParameters, "There is no parameter " + name + " of this tool.");
        if (name != "max_bytes" && !value.is_null())
            parameters[name] = value;
    }
    Call& kept = *m_calls.emplace_back(std::move(call));
    kept.isOfWindow = true;
    kept.clock.start();
    if (!m_progress.isActive())
        m_progress.start();
    const auto answered = [this, at = &kept](const Json& document, const std::string& failure) {
        const Json shown = failure.empty() ? document : failureDocument("window", failure);
        if (!m_isEnding)
            post(resultMessage(at->id, toolAnswer(shown, at->maxBytes)));
        std::erase_if(m_calls, [at](const auto& each) { return each.get() == at; });
        if (m_calls.empty())
            m_progress.stop();
        endIfIdle();
    };
    kept.windowNumber = m_window->ask(kept.tool->command, parameters, answered);
}

void Server::readWindowDocument(const Incoming& request)
{
    m_window->ask("document", Json::object(), [this, id = request.id](const Json& document, const std::string& failure) {
        if (m_isEnding)
            return;
        if (!failure.empty())
            return post(errorMessage(id, ErrorCode::NoResource, failure));
        const Json content = {{"uri", kWindowUri}, {"mimeType", "application/json"}, {"text", dumpJson(document, 1)}};
        post(resultMessage(id, {{"contents", Json::array({content})}}));
    });
}

std::string Server::clientName(const Json& parameters)
{
    const Json client = valueOr(parameters, "clientInfo", Json::object());
    const std::string title = valueOr<std::string>(client, "title", {});
    return title.empty() ? valueOr<std::string>(client, "name", {}) : title;
}

}  // namespace kd::mcp
