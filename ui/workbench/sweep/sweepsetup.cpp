// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepsetup.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QProcessEnvironment>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace kd {
namespace {

std::vector<std::string> sweepTexts(const Json& json, const char* key, std::size_t limit)
{
    std::vector<std::string> texts;
    const auto found = json.find(key);
    if (found == json.end() || !found->is_array())
        return texts;
    for (const Json& each : *found) {
        if (texts.size() < limit && each.is_string() && each.get_ref<const std::string&>().size() <= kMaxSweepTextBytes)
            texts.push_back(each.get<std::string>());
    }
    return texts;
}

template <typename Number> void setNumber(const Json& json, const char* key, Number& number)
{
    const auto found = json.find(key);
    if (found != json.end() && found->is_number_unsigned() && std::in_range<Number>(found->get<std::uint64_t>()))
        number = static_cast<Number>(found->get<std::uint64_t>());
}

template <typename Words, typename Value> void setWord(const Json& json, const char* key, const Words& words, Value& value)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_string())
        return;
    for (const auto& [each, word] : words) {
        if (found->get_ref<const std::string&>() == word)
            value = each;
    }
}

template <typename Words, typename Value> std::string wordIn(const Words& words, Value value)
{
    const auto found = std::ranges::find(words, value, [](const auto& pair) { return pair.first; });
    return std::string(found->second);
}

bool isBlank(const std::string& text)
{
    return trimmed(text).empty();
}

QString combinationText(const std::vector<SweepAxis>& axes)
{
    QStringList factors;
    for (const SweepAxis& axis : axes)
        factors << formatCount(axis.values.size());
    const Int128 product = combinationsOf(axes);
    const QString whole = product <= static_cast<Int128>(kMaxSweepPoints)
        ? formatCount(static_cast<quint64>(product))
        : SweepWords::tr("about %1").arg(formatNumber(static_cast<double>(product), 3));
    return factors.size() < 2 ? whole : QStringLiteral("%1 = %2").arg(factors.join(QStringLiteral(" × ")), whole);
}

/// The constraints one by one, to say which of them is wrong: of the names that it may use, whatever the axes come to together.
void blameConstraints(const std::vector<SweepAxis>& axes, const SweepSetup& setup, SweepCheck& check)
{
    for (std::size_t i = 0; i < setup.constraints.size(); ++i) {
        if (!isBlank(setup.constraints[i]))
            check.constraintProblems[i] = attempt([&] { return SweepSpace(axes, {setup.constraints[i]}); }).sentence;
    }
}

/// A list of them is one text, too.
void requireNoCommand(const std::string& text)
{
    if (trimmed(text).find(' ') != std::string_view::npos)
        throw UserError(UserError::Kind::Input,
                        SweepWords::tr("A set-up starts no command of its own: name '%1' as a target in the settings, and write "
                                       "that name here.")
                            .arg(toQt(std::string(trimmed(text)))));
}

/// The workers one by one, and then all together: one may be there twice.
void checkWorkers(const SweepSetup& setup, const std::string& device, SweepCheck& check)
{
    const auto problemOf = [&](const SweepSetup& part) {
        return attempt([&] { return sweepWorkers(part, Target::local(), device); }).sentence;
    };
    for (std::size_t i = 0; i < setup.workers.size(); ++i) {
        SweepSetup one;
        one.workers = {setup.workers[i]};
        check.workerProblems[i] = problemOf(one);
        if (check.problem.isEmpty())
            check.problem = check.workerProblems[i];
    }
    if (check.problem.isEmpty())
        check.problem = problemOf(setup);
}

}  // namespace

std::vector<NamedWorker> sweepWorkers(const SweepSetup& setup, const Target& own, const std::string& device)
{
    std::vector<std::string> words{device};
    for (const std::string& each : setup.workers) {
        if (isBlank(each))
            continue;
        requireNoCommand(each);
        words.push_back(each);
    }
    if (words.size() == 1)
        return {};
    return namedWorkers(words, own, device, slurmAllocation(QProcessEnvironment::systemEnvironment()));
}

Json sweepSetupToJson(const SweepSetup& setup)
{
    Json json{{"axes", setup.axes}, {"constraints", setup.constraints}};
    if (!setup.workers.empty())
        json["workers"] = setup.workers;
    json["strategy"] = wordIn(kStrategyWords, setup.plan.strategy);
    json["seed"] = setup.plan.seed;
    json["budget"] = setup.plan.budget;
    json["patience"] = setup.plan.patience;
    json["population"] = setup.plan.population;
    json["counted"] = wordIn(kFigureWords, setup.counted);
    return json;
}

SweepSetup sweepSetupFromJson(const Json& json)
{
    SweepSetup setup;
    if (!json.is_object())
        return setup;
    setup.axes = sweepTexts(json, "axes", kMaxSweepAxes);
    setup.constraints = sweepTexts(json, "constraints", kMaxConstraints);
    setup.workers = sweepTexts(json, "workers", kMaxSweepWorkers);
    setWord(json, "strategy", kStrategyWords, setup.plan.strategy);
    setNumber(json, "seed", setup.plan.seed);
    setNumber(json, "budget", setup.plan.budget);
    setNumber(json, "patience", setup.plan.patience);
    setNumber(json, "population", setup.plan.population);
    setWord(json, "counted", kFigureWords, setup.counted);
    if (setup.counted == SweepFigure::Duration)
        setup.counted = SweepFigure::Instructions;
    return setup;
}

SweepCheck checkSweep(const SweepSetup& setup, const AxisNames& names, const std::string& device)
{
    SweepCheck check;
    check.workerProblems.resize(setup.workers.size());
    check.axisProblems.resize(setup.axes.size());
    check.constraintProblems.resize(setup.constraints.size());
    std::vector<SweepAxis> axes;
    for (std::size_t i = 0; i < setup.axes.size(); ++i) {
        if (isBlank(setup.axes[i]))
            continue;
        Result<SweepAxis> axis = attempt([&] { return parseAxis(trimmed(setup.axes[i]), names); });
        if (axis.value)
            axes.push_back(std::move(*axis.value));
        else if (check.problem.isEmpty())
            check.problem = axis.sentence;
        check.axisProblems[i] = axis.sentence;
    }
    if (axes.empty() && check.problem.isEmpty())
        check.problem = SweepWords::tr("Say what is varied: a sweep needs an axis, such as block=64..1024:*2.");
    if (!check.problem.isEmpty())
        return check;
    check.combinations = combinationText(axes);
    if (checkWorkers(setup, device, check); !check.problem.isEmpty())
        return check;
    std::vector<std::string> constraints;
    std::ranges::copy_if(setup.constraints, std::back_inserter(constraints), [](const auto& each) { return !isBlank(each); });
    Result<SweepSpace> space = attempt([&] { return SweepSpace(axes, constraints); });
    if (space.value) {
        check.space = std::make_shared<const SweepSpace>(std::move(*space.value));
        return check;
    }
    check.problem = space.sentence;
    blameConstraints(axes, setup, check);
    return check;
}

}  // namespace kd
