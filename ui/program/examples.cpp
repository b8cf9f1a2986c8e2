// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/examples.h"

#include "core/base/posix/file.h"
#include "core/session/document/session.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kKernelReference = "kernel:";
constexpr std::array<std::string_view, 15> kLearningOrder{"saxpy",       "horner",  "tone_map",     "mandelbrot", "transpose",
                                                          "reduction",   "scan",    "histogram",    "softmax",    "heat",
                                                          "convolution", "sgemm",   "bitonic_sort", "nbody",      "black_scholes"};

auto rankOf(const fs::path& folder)
{
    return std::ranges::find(kLearningOrder, folder.filename().string()) - kLearningOrder.begin();
}

fs::path sessionFile(const fs::path& folder)
{
    return folder / (folder.filename().string() + ".kdesk");
}

std::vector<fs::path> exampleFolders()
{
    std::vector<fs::path> folders;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(examplesFolder(), error)) {
        if (fs::is_regular_file(sessionFile(entry.path()), error))
            folders.push_back(entry.path());
    }
    std::sort(folders.begin(), folders.end());
    std::ranges::stable_sort(folders, {}, rankOf);
    return folders;
}

Example exampleOf(const fs::path& folder)
{
    const Session session = loadSession(sessionFile(folder));
    Example example{folder.filename().string(), session.title, {session.launch.kernel}};
    for (const ReferenceSetting& reference : session.launch.references) {
        if (!reference.reference.starts_with(kKernelReference))
            continue;
        const std::string kernel = reference.reference.substr(kKernelReference.size());
        if (std::find(example.kernels.begin(), example.kernels.end(), kernel) == example.kernels.end())
            example.kernels.push_back(kernel);
    }
    return example;
}

}  // namespace

fs::path examplesFolder()
{
    const QByteArray chosen = qgetenv("KERNELDESK_EXAMPLES");
    const fs::path folder = chosen.isEmpty() ? posix::executablePath().parent_path().parent_path() / "share/kerneldesk/examples"
                                             : fs::path(chosen.toStdString());
    std::error_code error;
    if (fs::is_directory(folder, error))
        return folder;
    const QString place = toQt(folder.string());
    throw UserError(UserError::Kind::Lacking,
                  chosen.isEmpty()
                      ? ProgramText::tr("There are no examples in %1; KERNELDESK_EXAMPLES can name another folder.").arg(place)
                      : ProgramText::tr("There are no examples in %1, the folder that KERNELDESK_EXAMPLES names.").arg(place));
}

std::vector<Example> examples()
{
    std::vector<Example> all;
    for (const fs::path& folder : exampleFolders())
        all.push_back(exampleOf(folder));
    return all;
}

fs::path exampleFile(const std::string& name)
{
    QStringList names;
    for (const fs::path& folder : exampleFolders()) {
        if (folder.filename() == name)
            return sessionFile(folder);
        names << toQt(folder.filename().string());
    }
    throw UserError(UserError::Kind::Input,
                  ProgramText::tr("There is no example '%1'; there are: %2.").arg(toQt(name), names.join(QStringLiteral(", "))));
}

}  // namespace kd
