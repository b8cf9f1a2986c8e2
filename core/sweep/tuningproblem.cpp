// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/tuningproblem.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/jsonfields.h"
#include "core/base/message.h"
#include "core/base/numbers.h"
#include "core/sweep/pythontext.h"
#include "core/sweep/space.h"

#include <cmath>
#include <map>

namespace kd {
namespace {

constexpr const char* kSubject = "T1";

const Json& memberOf(const Json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    if (!json.is_object() || found == json.end())
        refuse(std::string(kSubject), message("it has no {}", std::string(key)));
    return *found;
}

std::string textOf(const Json& json, const char* key)
{
    std::string text;
    JsonFields(json, kSubject).read(key, text, kMaxAxisTextBytes);
    return text;
}

/// Elements of an array that may be absent.
const Json& listOf(const Json& json, const char* key, std::size_t maxCount)
{
    return JsonFields(json, kSubject).array(key, maxCount);
}

void readSpace(const Json& json, TuningProblem& problem)
{
    for (const Json& parameter : listOf(json, "TuningParameters", kMaxSweepAxes)) {
        const std::string name = textOf(parameter, "Name");
        problem.axes.push_back(makeAxis(SweepAxis::Kind::Macro, name, pythonValues(textOf(parameter, "Values"), name)));
    }
    if (problem.axes.empty())
        refuse(std::string(kSubject), "it has no tuning parameter");
    for (const Json& condition : listOf(json, "Conditions", kMaxConstraints))
        problem.constraints.push_back(expressionOfPython(textOf(condition, "Expression")));
}

/// "X, Y, Z" of an object of Python expressions.
std::string sizeOf(const Json& json, const char* key)
{
    const Json& size = memberOf(json, key);
    std::string text;
    for (const char* const side : {"X", "Y", "Z"}) {
        const std::string part = textOf(size, side);
        if (part.empty())
            break;
        text += (text.empty() ? "" : ", ") + expressionOfPython(part);
    }
    return text;
}

/// Threads in all, as OpenCL counts them, as blocks.
std::string blocksOf(const std::string& global, const std::string& local)
{
    const std::vector<std::string> threads = textsAtCommas(global), block = textsAtCommas(local);
    std::string text;
    for (std::size_t i = 0; i < threads.size(); ++i)
        text += (i == 0 ? "" : ", ") + (i < block.size() ? "ceil_div(" + threads[i] + ", " + block[i] + ")" : threads[i]);
    return text;
}

std::string sizeText(const Json& argument, const std::string& name)
{
    const auto size = argument.find("Size");
    if (size != argument.end() && size->is_number_unsigned())
        return std::to_string(size->get<std::uint64_t>());
    if (size != argument.end() && size->is_string())
        return expressionOfPython(size->get<std::string>());
    refuse({ErrorSubject::Kind::Argument, name}, "a vector needs its Size");
}

/// Recipes of vectors have no other constants than 0 and 1.
std::string recipeOf(const Json& argument, const std::string& name)
{
    const std::string fill = textOf(argument, "FillType");
    const double value = valueOr(argument, "FillValue", 0.0);
    if (fill == "Random")
        return "random(seed=" + std::to_string(valueOr(argument, "RandomSeed", std::uint32_t{1})) + ")";
    if ((fill.empty() || fill == "Constant") && (value == 0 || value == 1))
        return value == 0 ? "zeros" : "ones";
    refuse({ErrorSubject::Kind::Argument, name},
           message("FillType {} with FillValue {} is none of those that are known: Random, and Constant with 0 or 1", fill,
                   numbers::shortest(value)));
}

void readArgument(const Json& argument, TuningProblem& problem)
{
    const std::string name = textOf(argument, "Name");
    if (textOf(argument, "MemoryType") != "Vector") {
        const double value = valueOr(argument, "FillValue", 0.0);
        problem.launch.arguments.push_back({.name = name, .value = numbers::shortest(value)});
        return;
    }
    const std::string direction = textOf(argument, "AccessType") == "WriteOnly" ? "out:" : "";
    problem.launch.arguments.push_back(
        {.name = name, .value = direction + recipeOf(argument, name) + "[" + sizeText(argument, name) + "]"});
}

void readKernel(const Json& json, TuningProblem& problem)
{
    if (const std::string language = textOf(json, "Language"); language != "CUDA")
        refuse(std::string(kSubject), message("its kernel is written in '{}', not in CUDA", language));
    problem.kernelFile = textOf(json, "KernelFile");
    problem.launch.kernel = textOf(json, "KernelName");
    problem.launch.block = sizeOf(json, "LocalSize");
    const std::string global = sizeOf(json, "GlobalSize");
    problem.launch.grid = textOf(json, "GlobalSizeType") == "OpenCL" ? blocksOf(global, problem.launch.block) : global;
    problem.launch.sharedBytes = std::to_string(valueOr(json, "SharedMemory", std::uint32_t{0}));
    JsonFields(json, kSubject).readTexts("CompilerOptions", problem.compile.options, 1000);
    for (const Json& argument : listOf(json, "Arguments", 1000))
        readArgument(argument, problem);
}

}  // namespace

TuningProblem readTuningProblem(std::string_view text)
{
    const Json json = parseJson(text, kSubject, {.bytes = kMaxProblemBytes, .depth = 32});
    TuningProblem problem;
    readSpace(memberOf(json, "ConfigurationSpace"), problem);
    readKernel(memberOf(json, "KernelSpecification"), problem);
    for (const Json& budget : listOf(json, "Budget", 100)) {
        const double value = valueOr(budget, "BudgetValue", 0.0);
        if (textOf(budget, "Type") == "ConfigurationCount" && value >= 1 && value <= static_cast<double>(kMaxSweepPoints))
            problem.budget = static_cast<std::uint64_t>(value);
    }
    return problem;
}

}  // namespace kd
