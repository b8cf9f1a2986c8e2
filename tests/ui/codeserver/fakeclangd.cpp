// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for clangd: does what the text of the document that it is asked about says, in a clangd process' confinement.
#include "core/clangd/clangdanswer.h"
#include "core/clangd/clangdmessages.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace {

using kd::Json;

void say(const std::string& bytes)
{
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
    std::fflush(stdout);
}

void answer(const Json& id, const Json& result)
{
    say(kd::clangdFrame({{"jsonrpc", "2.0"}, {"id", id}, {"result", result}}));
}

std::string canRead(const std::string& path)
{
    return std::ifstream(path).good() ? "read" : "hidden";
}

/// What it sees of the machine.
std::string look(const std::string& document)
{
    const char* const secret = std::getenv("KDTEST_SECRET");
    const std::filesystem::path folder = std::filesystem::path(document).parent_path();
    return "passwd " + canRead("/etc/passwd") + ", header " + canRead(folder / "scale.cuh") + ", secret " +
        (secret == nullptr ? "scrubbed" : secret) + ", project " + (std::ofstream(folder / "left.txt").good() ? "open" : "closed") +
        ", outside " + (std::ofstream("/tmp/kdtest-outside").good() ? "open" : "closed") + ", cache " +
        (std::getenv("XDG_CACHE_HOME") == std::filesystem::current_path().string() ? "private" : "the user's");
}

Json placeOf(const std::string& uri, const Json& line)
{
    return {{"uri", uri}, {"range", {{"start", {{"line", line}, {"character", 2}}}, {"end", {{"line", line}, {"character", 3}}}}}};
}

void obey(const std::string& order, const Json& message, const std::string& uri)
{
    const auto is = [&](const char* word) { return order.find(word) != std::string::npos; };
    const Json id = message["id"];
    if (is("die"))
        std::_Exit(1);
    if (is("half")) {
        say("Content-Length: 100\r\n\r\n{\"id\"");
        std::_Exit(0);
    }
    if (is("silent"))
        return;
    if (is("nonsense"))
        return say("Content-Length: 5\r\n\r\nabcde");
    if (is("flood"))
        while (true)
            say(kd::clangdFrame({{"method", "window/logMessage"}, {"params", {{"message", std::string(9000, 'x')}}}}));
    if (is("wrong")) {
        answer(1, placeOf("file:///wrong/initialize.h", 1));
        answer(999'999, placeOf("file:///wrong/id.h", 1));
        answer("text", placeOf("file:///wrong/text.h", 1));
        say(kd::clangdFrame({{"id", id}, {"method", "workspace/applyEdit"}, {"params", placeOf("file:///wrong/method.h", 1)}}));
    }
    if (is("refuse"))
        return say(kd::clangdFrame({{"id", id}, {"error", {{"code", -1}, {"message", "<b>no</b>"}}}}));
    if (is("hostile"))
        return answer(id, Json::array({placeOf("file:///etc/\x01passwd", 1), placeOf("file:///a.h", -4), placeOf("javascript:1", 2),
                                       Json::array(), placeOf("file:///good.h", 7)}));
    if (message["method"] == "textDocument/hover")
        return answer(id, {{"contents", {{"value", look(kd::pathOfUri(uri))}}}});
    // "target:/path" in the document is where its names are defined; else that is the document itself.
    const std::size_t target = order.find("target:");
    const std::size_t from = target == std::string::npos ? target : target + 7;
    answer(id, placeOf(from == std::string::npos ? uri : kd::uriOfPath(order.substr(from, order.find('\n', from) - from)), 5));
}

}  // namespace

int main(int, char** argv)
{
    const std::string name = std::filesystem::path(argv[0]).filename().string();
    if (name.ends_with("-deaf"))
        while (true)
            ::pause();
    kd::ClangdMessages messages;
    std::string order;
    char bytes[4096];
    while (true) {
        const ssize_t got = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (got <= 0)
            return 0;
        messages.add({bytes, static_cast<std::size_t>(got)});
        while (const std::optional<Json> message = messages.next()) {
            const std::string method = kd::valueOr<std::string>(*message, "method", {});
            if (method == "initialize")
                answer((*message)["id"], {{"offsetEncoding", name.ends_with("-utf16") ? "utf-16" : "utf-8"},
                                          {"serverInfo", {{"version", "fake 1"}}}});
            else if (method == "textDocument/didOpen")
                order = (*message)["params"]["textDocument"]["text"];
            else if (method == "textDocument/didChange")
                order = (*message)["params"]["contentChanges"][0]["text"];
            else if (message->contains("id"))
                obey(order, *message, (*message)["params"]["textDocument"]["uri"]);
        }
    }
}
