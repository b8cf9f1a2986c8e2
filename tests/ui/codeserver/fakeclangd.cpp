// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for clangd: does what the text of the document that it is asked about says, in a clangd process' confinement.
#include "core/clangd/clangdanswer.h"
#include "core/clangd/clangdmessages.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
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

/// What it was told: texts of open documents by URI, and the sources that it knows commands of.
struct Told {
    std::map<std::string, std::string> texts;
    std::map<std::string, std::string> left;  // of documents that were closed: the index keeps them
    std::set<std::string> sources;
    bool hasRead = false;
};

std::string textOfFile(const Told& told, const std::string& path)
{
    if (const auto open = told.texts.find(kd::uriOfPath(path)); open != told.texts.end())
        return open->second;
    if (const auto left = told.left.find(kd::uriOfPath(path)); left != told.left.end())
        return left->second;
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool isLetter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::string wordAt(const std::string& text, int line, int column)
{
    std::size_t at = 0;
    for (; line > 0; --line)
        at = text.find('\n', at) + 1;
    at += static_cast<std::size_t>(column);
    std::size_t end = at;
    while (at > 0 && isLetter(text[at - 1]))
        --at;
    while (end < text.size() && isLetter(text[end]))
        ++end;
    return text.substr(at, end - at);
}

/// The places of a word in a text, as edits.
Json editsOf(const std::string& text, const std::string& word, const Json& newName)
{
    Json edits = Json::array();
    int line = 0;
    std::size_t start = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\n') {
            ++line;
            start = at + 1;
        }
        const bool isWord = text.compare(at, word.size(), word) == 0 && (at == 0 || !isLetter(text[at - 1])) &&
            (at + word.size() == text.size() || !isLetter(text[at + word.size()]));
        if (isWord)
            edits.push_back({{"newText", newName},
                             {"range",
                              {{"start", {{"line", line}, {"character", at - start}}},
                               {"end", {{"line", line}, {"character", at - start + word.size()}}}}}});
    }
    return edits;
}

/// Renames by words alone in all sources that it knows; `order` has it do worse.
void rename(const Told& told, const std::string& order, const Json& message, const std::string& uri)
{
    const Json& parameters = message["params"];
    const std::string word = wordAt(told.texts.at(uri), parameters["position"]["line"], parameters["position"]["character"]);
    std::set<std::string> files = told.sources;
    files.insert(kd::pathOfUri(uri));
    if (const std::size_t also = order.find("also:"); also != std::string::npos)
        files.insert(order.substr(also + 5, order.find('\n', also) - also - 5));
    Json changes = Json::object();
    for (const std::string& file : files)
        if (Json edits = editsOf(textOfFile(told, file), word, parameters["newName"]); !edits.empty())
            changes[kd::uriOfPath(file)] = std::move(edits);
    if (const std::size_t first = order.find("first:"); first != std::string::npos) {
        Json& own = changes[uri];
        own.erase(own.begin() + std::min<std::ptrdiff_t>(order[first + 6] - '0', std::ssize(own)), own.end());
    }
    if (order.find("sneak") != std::string::npos)
        changes.front().push_back({{"newText", "evil"}, {"range", changes.front().front()["range"]}});
    if (order.find("shifted") != std::string::npos)
        changes[uri][0]["range"] = {{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 0}, {"character", word.size()}}}};
    if (order.find("conflict") != std::string::npos)
        return say(kd::clangdFrame({{"id", message["id"]}, {"error", {{"code", -1}, {"message", "it is\n\x1b taken"}}}}));
    answer(message["id"], {{"changes", std::move(changes)}});
}

/// The word's places in all sources that it knows.
Json referencesOf(const Told& told, const Json& parameters, const std::string& uri)
{
    const std::string word = wordAt(told.texts.at(uri), parameters["position"]["line"], parameters["position"]["character"]);
    Json all = Json::array();
    std::set<std::string> files = told.sources;
    files.insert(kd::pathOfUri(uri));
    for (const std::string& file : files)
        for (const Json& edit : editsOf(textOfFile(told, file), word, ""))
            all.push_back({{"uri", kd::uriOfPath(file)}, {"range", edit["range"]}});
    return all;
}

Json itemOf(const char* label, const char* text, int kind, const char* detail)
{
    return {{"label", label}, {"insertText", text}, {"insertTextFormat", 1}, {"kind", kind}, {"detail", detail},
            {"textEdit", {{"newText", text}}}, {"additionalTextEdits", Json::array({{{"newText", "#include <evil>"}}})}};
}

/// Says that it reads the project, where the order is so, before it knows nothing of the request.
void readProject(Told& told, const std::string& order, const Json& message)
{
    const auto has = [&](const char* word) { return order.find(word) != std::string::npos; };
    if (has("die while reading"))
        std::_Exit(1);
    if (has("busy") || has("stuck"))
        say(kd::clangdFrame({{"id", 77}, {"method", "window/workDoneProgress/create"}, {"params", {{"token", "backgroundIndexProgress"}}}}));
    else
        told.hasRead = true;
    say(kd::clangdFrame({{"id", message["id"]}, {"error", {{"code", -32601}, {"message", "method not found"}}}}));
}

void sayProgress(const char* kind)
{
    say(kd::clangdFrame({{"method", "$/progress"}, {"params", {{"token", "backgroundIndexProgress"}, {"value", {{"kind", kind}}}}}}));
}

void obey(const Told& told, const std::string& order, const Json& message, const std::string& uri)
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
    if (message["method"] == "textDocument/hover" && is("explain"))
        return answer(id, {{"contents", {{"value", "variable limit\n\nType: const int\nValue = 32\n\nconst int limit = <b>32"}}}});
    if (message["method"] == "textDocument/hover")
        return answer(id, {{"contents", {{"value", look(kd::pathOfUri(uri))}}}});
    if (message["method"] == "textDocument/completion" && is("echo")) {
        const Json& at = message["params"]["position"];
        const std::string echo = wordAt(told.texts.at(uri), at["line"], at["character"]) + "_told";
        return answer(id, {{"items", Json::array({itemOf((" " + echo).c_str(), echo.c_str(), 3, "int")})}});
    }
    if (message["method"] == "textDocument/completion")
        return answer(id, {{"isIncomplete", is("more")},
                           {"items", Json::array({itemOf(" tally(int v)", "tally", 3, "float"), itemOf(" tallied", "tallied", 5, "int"),
                                                  itemOf(" kit::tall()", "kit::tall", 3, "int"), itemOf(" operator()", "operator()", 3, ""),
                                                  itemOf("\u2022tall\x1b\n(int)", "tall", 3, "void"), Json(3)})}});
    if (message["method"] == "textDocument/rename")
        return told.hasRead ? rename(told, order, message, uri) : answer(id, nullptr);
    if (message["method"] == "textDocument/references" && is("everywhere"))
        return answer(id, referencesOf(told, message["params"], uri));
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
    Told told;
    std::string order;  // the text that it was given last
    char bytes[4096];
    while (true) {
        const ssize_t got = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (got <= 0)
            return 0;
        messages.add({bytes, static_cast<std::size_t>(got)});
        while (const std::optional<Json> message = messages.next()) {
            const std::string method = kd::valueOr<std::string>(*message, "method", {});
            const Json parameters = kd::valueOr<Json>(*message, "params", Json::object());
            if (method == "initialize") {
                answer((*message)["id"], {{"offsetEncoding", name.ends_with("-utf16") ? "utf-16" : "utf-8"},
                                          {"serverInfo", {{"version", "fake 1"}}}});
            } else if (method == "textDocument/didOpen") {
                order = parameters["textDocument"]["text"];
                told.texts[parameters["textDocument"]["uri"]] = order;
            } else if (method == "textDocument/didChange") {
                order = parameters["contentChanges"][0]["text"];
                told.texts[parameters["textDocument"]["uri"]] = order;
            } else if (method == "textDocument/didClose") {
                const std::string uri = parameters["textDocument"]["uri"];
                told.left[uri] = told.texts[uri];
                told.texts.erase(uri);
            } else if (method == "workspace/didChangeConfiguration") {
                for (const auto& [path, command] : parameters["settings"]["compilationDatabaseChanges"].items())
                    told.sources.insert(path);
            } else if (method == "kerneldesk/barrier") {
                readProject(told, order, *message);
            } else if (method.empty() && message->contains("id") && (*message)["id"] == 77) {
                sayProgress("begin");
                told.hasRead = order.find("stuck") == std::string::npos;
                if (told.hasRead)
                    sayProgress("end");
            } else if (!method.empty() && message->contains("id")) {
                obey(told, order, *message, parameters["textDocument"]["uri"]);
            }
        }
    }
}
