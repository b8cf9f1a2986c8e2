// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/savedsession.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/container/deviceprogram.h"
#include "core/emulator/record/savedlaunch.h"
#include "core/session/data/elements.h"
#include "core/session/document/session.h"
#include "core/session/launch/argumentvalue.h"
#include "ui/common/messagetext.h"
#include "ui/program/foundcode.h"

#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstring>
#include <map>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;
using emulator::SavedArgument;
using emulator::SavedLaunch;

/// "scan_double-2" of "scan<double>:2".
std::string fileNameOf(const emulator::LaunchChoice& choice)
{
    constexpr std::size_t kMaxName = 64;
    std::string name;
    for (const char each : choice.kernel) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '-';
        if (isPlain || (!name.empty() && name.back() != '_'))
            name += isPlain ? each : '_';
    }
    while (name.ends_with('_'))
        name.pop_back();
    return (name.empty() ? "launch" : name.substr(0, kMaxName)) + "-" + std::to_string(choice.number) + ".kdesk";
}

[[noreturn]] void refuseSaving(const QString& sentence, ExitStatus status = ExitStatus::BadArguments)
{
    throw Failure(status, sentence);
}

std::string realText(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value < 0 ? "-inf" : "inf";
    return numbers::shortest(value);
}

std::string floatText(float value)
{
    constexpr std::size_t kRoom = 32;
    std::array<char, kRoom> text{};
    if (!std::isfinite(value))
        return realText(static_cast<double>(value));
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

/// A whole number of `type`, little endian.
std::string wholeText(const TypeInfo& type, std::span<const std::byte> bytes)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, bytes.data(), std::min(bytes.size(), sizeof bits));
    constexpr std::uint64_t kBits = 64;
    const std::uint64_t unused = kBits - 8 * std::min<std::uint64_t>(bytes.size(), 8);
    const std::int64_t asSigned = static_cast<std::int64_t>(bits << unused) >> unused;
    // PTX tells no signs: what is a little below zero with one is written so.
    constexpr std::int64_t kLittle = -1'000'000;
    const bool mayBeSigned = type.kind == TypeInfo::Kind::Enum && asSigned < 0 && asSigned > kLittle;
    if (type.kind == TypeInfo::Kind::Signed || mayBeSigned)
        return std::to_string(asSigned);
    return std::to_string(bits);
}

template <typename Value> Value read(std::span<const std::byte> bytes)
{
    Value value{};
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
}

/// The text that gives a value of `type` these bytes, of which there are as many as it has. Nothing where there is none.
std::optional<std::string> valueText(const TypeInfo& type, std::span<const std::byte> bytes)
{
    using Kind = TypeInfo::Kind;
    if (bytes.size() != type.size)
        return std::nullopt;
    if (type.kind == Kind::Array && !type.element.empty()) {
        std::string text;
        const TypeInfo& element = type.element.front();
        for (std::uint64_t i = 0; i < type.count; ++i) {
            const std::optional<std::string> each = valueText(element, bytes.subspan(i * element.size, element.size));
            if (!each)
                return std::nullopt;
            text += (i > 0 ? "," : "") + *each;
        }
        return "{" + text + "}";
    }
    if (type.kind == Kind::Float && type.size == sizeof(float))
        return floatText(read<float>(bytes));
    if (type.kind == Kind::Float && type.size == sizeof(double))
        return realText(read<double>(bytes));
    if (type.kind == Kind::Half || type.kind == Kind::BFloat16) {
        const auto bits = read<std::uint16_t>(bytes);
        return realText(type.kind == Kind::Half ? BinaryHalf{bits}.toDouble() : BrainFloat{bits}.toDouble());
    }
    if (isScalarType(type))
        return wholeText(type, bytes);
    return std::nullopt;
}

/// The text of an argument that leads to memory: its file in the folder `data`, seen as elements of `parameter` where it is a whole
/// number of them, else as bytes.
std::string bufferText(const SavedArgument& argument, const TypeInfo& parameter, const std::string& data)
{
    const Recipe recipe{.kind = Recipe::Kind::File, .path = data + "/" + argument.file};
    const bool isPointer = parameter.kind == TypeInfo::Kind::Pointer && !parameter.element.empty();
    const BufferLayout layout = isPointer ? bufferLayout(parameter.element.front()) : BufferLayout{};
    const std::uint64_t size = sizeOf(layout.type) * layout.components;
    const bool isWhole = isPointer && argument.bytes % size == 0 && argument.offset % size == 0;
    const std::uint64_t element = isWhole ? size : 1;
    std::string text = (isWhole ? "" : "uint8:") + toText(recipe) + "[" + std::to_string(argument.bytes / element);
    if (argument.offset > 0)
        text += ", from " + std::to_string(argument.offset / element);
    return text + "]";
}

std::string sizeExpression(const Dim3& size)
{
    return std::to_string(size.x) + "," + std::to_string(size.y) + "," + std::to_string(size.z);
}

/// Throws Failure where an argument has no text.
LaunchSetup setupOf(const SavedLaunch& saved, const KernelInfo& kernel, const std::string& data)
{
    LaunchSetup setup;
    setup.kernel = kernel.name;
    setup.grid = sizeExpression(saved.grid);
    setup.block = sizeExpression(saved.block);
    setup.sharedBytes = std::to_string(saved.dynamicShared);
    setup.isCooperative = saved.isCooperative;
    const QString named = toQt(readableKernelName(saved.kernel));
    if (saved.arguments.size() != kernel.parameters.size())
        refuseSaving(Text::tr("%1 cannot be saved: its code does not have the arguments that it was launched with.").arg(named),
                     ExitStatus::Lacking);
    for (std::size_t i = 0; i < saved.arguments.size(); ++i) {
        const SavedArgument& argument = saved.arguments[i];
        const TypeInfo& type = kernel.parameters[i].type;
        const std::string& own = kernel.parameters[i].name;
        std::string name = own.empty() ? "arg" + std::to_string(i) : own;
        if (!argument.file.empty()) {
            setup.arguments.push_back({std::move(name), bufferText(argument, type, data)});
            continue;
        }
        const bool isNull = std::ranges::all_of(argument.value, [](std::byte each) { return each == std::byte{0}; });
        if (type.kind == TypeInfo::Kind::Pointer && !isNull)
            refuseSaving(Text::tr("%1 cannot be saved: its argument %2 leads to no memory of the device.").arg(named, toQt(name)),
                         ExitStatus::Lacking);
        const std::optional<std::string> text =
            type.kind == TypeInfo::Kind::Pointer ? std::optional<std::string>("0") : valueText(type, argument.value);
        if (!text)
            refuseSaving(
                Text::tr("%1 cannot be saved: the value of its argument %2 cannot be written down.").arg(named, toQt(name)),
                ExitStatus::Lacking);
        setup.arguments.push_back({std::move(name), *text});
    }
    return setup;
}

/// What the session does not have of the launch, a sentence each.
QStringList limitsOf(const SavedLaunch& saved, const LaunchSetup& setup)
{
    QStringList sentences;
    std::map<std::string, std::string> first;
    for (std::size_t i = 0; i < saved.arguments.size(); ++i) {
        const SavedArgument& argument = saved.arguments[i];
        if (argument.file.empty())
            continue;
        const auto [known, isNew] = first.try_emplace(argument.file, setup.arguments[i].name);
        if (!isNew)
            sentences << Text::tr("%1 and %2 lead to the same memory; the session gives each its own.")
                             .arg(toQt(known->second), toQt(setup.arguments[i].name));
        else if (argument.holdsAddresses)
            sentences << Text::tr("%1 holds addresses, which lead nowhere in the session.").arg(toQt(known->second));
    }
    for (const std::string& variable : saved.leftVariables)
        sentences << Text::tr("The variable %1 begins with what the code gives it, not with what it held.").arg(toQt(variable));
    return sentences;
}

std::optional<SavedLaunch> readOrRefuse(const fs::path& folder)
{
    try {
        return emulator::readSavedLaunch(folder);
    } catch (const RuntimeError&) {
    } catch (const Json::exception&) {
    }
    refuseSaving(Text::tr("The launch was not saved: what the program left of it is damaged."), ExitStatus::Lacking);
}

}  // namespace

SavedSession::SavedSession(const std::string& choice, const std::string& file) : m_choice(choice)
{
    const std::optional<emulator::LaunchChoice> launch = emulator::launchChoiceOf(choice);
    if (!launch)
        refuseSaving(Text::tr("--save: '%1' is no launch; KERNEL:N is the N-th launch of the kernels with KERNEL in their name.")
                         .arg(toQt(choice)));
    m_file = file.empty() ? fs::path(fileNameOf(*launch)) : fs::path(file);
    if (m_file.extension() != ".kdesk")
        refuseSaving(Text::tr("--save-as: '%1' must end in .kdesk.").arg(toQt(file)));
    requireWritable(m_file);
    m_data = m_file;
    m_data.replace_extension(".data");
    std::error_code error;
    for (const fs::path& each : {m_file, m_data})
        if (fs::exists(fs::symlink_status(each, error)))
            refuseSaving(Text::tr("%1 is there already: remove it, or name another file by --save-as.").arg(toQt(each.string())));
    QTemporaryDir folder(toQt((m_file.parent_path() / ("." + m_file.stem().string() + ".XXXXXX")).string()));
    if (!folder.isValid())
        refuseSaving(Text::tr("There is no room for temporary files: %1.").arg(folder.errorString()), ExitStatus::Lacking);
    folder.setAutoRemove(false);
    m_scratch = fs::absolute(folder.path().toStdString());
}

SavedSession::~SavedSession()
{
    std::error_code error;
    if (!m_scratch.empty())
        fs::remove_all(m_scratch, error);
}

QString SavedSession::finish(std::optional<std::uint64_t> launches)
{
    const emulator::LaunchChoice choice = *emulator::launchChoiceOf(m_choice);
    try {
        const std::optional<SavedLaunch> saved = readOrRefuse(m_scratch);
        const QString kernel = toQt(choice.kernel), number = QString::number(choice.number);
        if (!saved && launches == std::uint64_t{0})
            refuseSaving(Text::tr("No launch was saved: no kernel with %1 in its name was launched.").arg(kernel));
        if (!saved && !launches)
            refuseSaving(
                Text::tr("No launch was saved: there was no launch %1 of kernels with %2 in their name.").arg(number, kernel));
        if (!saved)
            refuseSaving(Text::tr("No launch was saved: kernels with %1 in their name were launched %2 times, and there is no "
                                  "launch %3.").arg(kernel, QString::number(*launches), number));
        const QString named = toQt(readableKernelName(saved->kernel));
        if (!saved->problem.empty())
            refuseSaving(Text::tr("%1 cannot be saved: %2.").arg(named, messageText(saved->problem)), ExitStatus::Lacking);
        const DeviceFile file = openDeviceFile(m_scratch / SavedLaunch::kModuleFile);
        const std::string architecture = file.programs.empty() ? std::string() : file.programs.front().architecture;
        const CompileOutcome outcome = foundOutcome(file, saved->kernel, architecture, CodeUse::Emulator);
        const auto found = std::ranges::find(outcome.kernels, saved->kernel, &KernelInfo::loweredName);
        if (found == outcome.kernels.end())
            refuseSaving(Text::tr("%1 cannot be saved: its code does not have it.").arg(named), ExitStatus::Lacking);
        Session session;
        session.title = found->name;
        session.sources.push_back({.path = m_data.filename().string() + "/" + SavedLaunch::kModuleFile, .text = std::nullopt});
        session.device = "emulated";
        session.launch = setupOf(*saved, *found, m_data.filename().string());
        session.folder = m_file.parent_path();
        for (const char* const name : {SavedLaunch::kFile, SavedLaunch::kTaken})
            fs::remove(m_scratch / name);
        fs::permissions(m_scratch, fs::perms::group_read | fs::perms::group_exec | fs::perms::others_read | fs::perms::others_exec,
                        fs::perm_options::add);
        fs::rename(m_scratch, m_data);
        m_scratch.clear();
        saveSession(session, m_file);
        QStringList sentences{Text::tr("Launch %1 of its process, of %2, is saved in %3, with its PTX and buffers in %4.")
                                  .arg(QString::number(saved->launch), named, toQt(m_file.string()), toQt(m_data.string()))};
        sentences += limitsOf(*saved, session.launch);
        return sentences.join(QLatin1Char('\n')) + QLatin1Char('\n');
    } catch (const Error& error) {
        refuseSaving(errorText(error), ExitStatus::Lacking);
    } catch (const fs::filesystem_error& error) {
        refuseSaving(Text::tr("The launch was not saved: %1.").arg(QString::fromLocal8Bit(error.code().message().c_str())),
                     ExitStatus::Lacking);
    }
}

}  // namespace kd::cli
