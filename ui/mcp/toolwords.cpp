// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/toolwords.h"

#include "ui/mcp/jsonrpc.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace kd::mcp {
namespace {

using Kind = ToolParameter::Kind;

constexpr std::size_t kMaxText = 64u << 10;
constexpr std::size_t kMaxEntries = 256;
constexpr std::size_t kMaxSource = 2u << 20;

[[noreturn]] void deny(const std::string& sentence)
{
    throw RequestError(ErrorCode::InvalidParameters, sentence);
}

/// Texts, and numbers where a text is meant: expressions are often numbers.
std::string textOf(const Json& value, const std::string& name)
{
    std::string text;
    if (value.is_string())
        text = value.get<std::string>();
    else if (value.is_number())
        text = value.dump();
    else
        deny("The parameter " + name + " has to be a text.");
    if (text.empty() || text.size() > kMaxText || text.find('\0') != std::string::npos)
        deny("The parameter " + name + " is empty, too long, or holds a zero byte.");
    return text;
}

std::string wordOf(const Json& value, const ToolParameter& parameter)
{
    const std::string text = textOf(value, parameter.name);
    const std::string words = '|' + std::string(parameter.words) + '|';
    if (text.find('|') != std::string::npos || words.find('|' + text + '|') == std::string::npos)
        deny("The parameter " + std::string(parameter.name) + " has to be one of " + std::string(parameter.words) + ".");
    return text;
}

/// The name of a file, which is never a number.
std::string pathOf(const Json& value, const std::string& name)
{
    if (!value.is_string())
        deny("The parameter " + name + " has to be the path of a file.");
    return textOf(value, name);
}

std::string numberText(const Json& value, const std::string& name)
{
    if (value.is_number_integer())
        return value.dump();
    if (!value.is_number_float() || !std::isfinite(value.get<double>()))
        deny("The parameter " + name + " has to be a number.");
    const double number = value.get<double>();
    return number == std::floor(number) &&
        std::abs(number) < 1e15 ? std::to_string(static_cast<long long>(number)) : value.dump();
}

/// "-DNAME" and "--grid=4": an option and its value are one word, so that no value is taken for an option.
std::string optionWord(const ToolParameter& parameter, const std::string& value)
{
    const std::string option = parameter.option;
    return option.starts_with("--") ? option + "=" + value : option + value;
}

class WordMaker {
public:
    WordMaker(const WordsContext& context, std::vector<std::string>& words) : m_context(context), m_words(words) { }

    void add(const ToolParameter& parameter, const Json& value)
    {
        switch (parameter.kind) {
        case Kind::Text: return push(parameter, textOf(value, parameter.name));
        case Kind::Word: return push(parameter, wordOf(value, parameter));
        case Kind::Number: return push(parameter, numberText(value, parameter.name));
        case Kind::Path: return push(parameter, m_context.folders.resolved(pathOf(value, parameter.name)).string());
        case Kind::Texts:
        case Kind::Paths: return addList(parameter, value);
        case Kind::Map:
        case Kind::PathMap: return addMap(parameter, value);
        case Kind::Flag: return addFlag(parameter, value);
        case Kind::Own: return;
        }
    }

private:
    void push(const ToolParameter& parameter, const std::string& value)
    {
        m_words.push_back(*parameter.option == '-' ? optionWord(parameter, value) : value);
    }
    void addFlag(const ToolParameter& parameter, const Json& value)
    {
        if (!value.is_boolean())
            deny("The parameter " + std::string(parameter.name) + " has to be true or false.");
        if (value.get<bool>())
            m_words.emplace_back(parameter.option);
    }
    void addList(const ToolParameter& parameter, const Json& value)
    {
        if (!value.is_array() || value.size() > kMaxEntries)
            deny("The parameter " + std::string(parameter.name) + " has to be a list of texts.");
        for (const Json& entry : value) {
            if (parameter.kind == Kind::Paths)
                push(parameter, m_context.folders.resolved(pathOf(entry, parameter.name)).string());
            else
                push(parameter, textOf(entry, parameter.name));
        }
    }
    void addMap(const ToolParameter& parameter, const Json& value)
    {
        if (!value.is_object() || value.size() > kMaxEntries)
            deny("The parameter " + std::string(parameter.name) + " has to be an object of names and texts.");
        for (const auto& [name, entry] : value.items()) {
            const std::string text = textOf(entry, parameter.name);
            if (name.empty() || name.find('=') != std::string::npos || name.find('\0') != std::string::npos)
                deny("The parameter " + std::string(parameter.name) + " has a name that is none.");
            push(parameter, name + "=" + (parameter.kind == Kind::PathMap ? m_context.folders.resolved(text).string() : text));
        }
    }

    const WordsContext& m_context;
    std::vector<std::string>& m_words;
};

bool hasProgram(const Json& arguments)
{
    return arguments.contains("file") || arguments.contains("example") || arguments.contains("source");
}

void requireOneProgram(const Tool& tool, const Json& arguments)
{
    if (!tool.takesProgram)
        return;
    const auto given = arguments.contains("file") + arguments.contains("example") + arguments.contains("source");
    const bool isStarted = tool.work != ToolWork::Sweep || valueOr<std::string>(arguments, "action", {}) == "start";
    const bool mayHaveNone = std::string_view(tool.command) == "occupancy" || !isStarted;
    if (given > 1 || (!hasProgram(arguments) && !mayHaveNone))
        deny("Name one of file, example and source.");
    const auto isNumber = [&arguments](const ToolParameter* each) {
        return each->kind == Kind::Number && arguments.contains(each->name);
    };
    if (given == 0 && isStarted && std::ranges::none_of(parametersOf(tool), isNumber))
        deny("Name one of file, example and source, or give numbers: threads and registers.");
}

std::string deviceOf(const Json& arguments, const std::vector<std::string>& devices)
{
    const auto named = arguments.find("device");
    if (named == arguments.end())
        return devices.front();
    const std::string device = textOf(*named, "device");
    if (std::ranges::find(devices, device) == devices.end())
        deny("The device " + device + " was not allowed when the server was started (--device); emulated always is.");
    return device;
}

}  // namespace

std::vector<std::string> toolWords(const Tool& tool, const Json& arguments, const WordsContext& context)
{
    const std::vector<const ToolParameter*> parameters = parametersOf(tool);
    for (const auto& [name, value] : arguments.items())
        if (std::ranges::none_of(parameters, [&name](const ToolParameter* each) { return name == each->name; }))
            deny("The tool " + std::string(tool.name) + " has no parameter " + name.substr(0, 64) + ".");
    requireOneProgram(tool, arguments);
    std::vector<std::string> words{tool.command, "--format=json"};
    const bool isCalculator = std::string_view(tool.command) == "occupancy" && !hasProgram(arguments);
    if (std::string_view(tool.command) != "examples" && !isCalculator)
        words.push_back("--device=" + (tool.takesDevice ? deviceOf(arguments, context.devices) : std::string("emulated")));
    WordMaker maker(context, words);
    for (const ToolParameter* const parameter : parameters)
        if (const auto found = arguments.find(parameter->name); found != arguments.end() && !found->is_null())
            maker.add(*parameter, *found);
    if (arguments.contains("source"))
        words.push_back(context.sourceFile.filename().string());
    return words;
}

std::string sourceText(const Json& arguments)
{
    const auto found = arguments.find("source");
    if (found == arguments.end())
        return {};
    if (!found->is_string() || found->get_ref<const std::string&>().size() > kMaxSource)
        deny("The parameter source has to be a text of at most 2 MiB.");
    return found->get<std::string>();
}

std::size_t wholeNumber(const Json& arguments, const char* key, std::size_t usual, std::size_t least, std::size_t most)
{
    const auto found = arguments.find(key);
    if (found == arguments.end() || found->is_null())
        return usual;
    if (!found->is_number_unsigned() || found->get<std::size_t>() < least || found->get<std::size_t>() > most)
        deny("The parameter " + std::string(key) + " has to be a whole number from " + std::to_string(least) + " to " +
               std::to_string(most) + ".");
    return found->get<std::size_t>();
}

bool isSet(const Json& arguments, const char* key)
{
    const auto found = arguments.find(key);
    if (found == arguments.end() || found->is_null())
        return false;
    if (!found->is_boolean())
        deny("The parameter " + std::string(key) + " has to be true or false.");
    return found->get<bool>();
}

}  // namespace kd::mcp
