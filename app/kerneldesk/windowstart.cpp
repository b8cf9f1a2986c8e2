#include "app/kerneldesk/windowstart.h"

#include "app/kerneldesk/text.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace kd::cli {
namespace {

/// No command holds a point or a slash.
bool isFileName(const std::string& word)
{
    return !word.empty() && word.front() != '-' && word.find_first_of("./") != std::string::npos;
}

void requireFile(const std::string& word)
{
    const QString name = toQt(word);
    if (!QFileInfo(name).isFile())
        throw Failure(ExitStatus::BadArguments, Text::tr("There is no file %1 to open.").arg(name));
    if (!hasDisplay())
        throw Failure(ExitStatus::Lacking,
                      Text::tr("There is no display to open %1 in a window; kerneldesk compile %1 and the other commands need none.").arg(name));
}

}  // namespace

bool hasDisplay()
{
    constexpr std::array kNames = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::any_of(kNames.begin(), kNames.end(), [](const char* name) { return !qEnvironmentVariableIsEmpty(name); });
}

void startWindowIfAsked(const std::vector<std::string>& words)
{
    const bool namesFile = words.size() == 1 && isFileName(words.front());
    if (!words.empty() && !namesFile)
        return;
    if (namesFile)
        requireFile(words.front());
    if (hasDisplay())
        posix::becomeProgram(posix::executablePath().parent_path() / "kerneldesk-window", words);
}

}  // namespace kd::cli
