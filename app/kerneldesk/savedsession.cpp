// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/savedsession.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/capture/capturerequest.h"
#include "core/compile/binary/demangle.h"
#include "ui/program/recordedsession.h"
#include "ui/program/recordings.h"
#include "ui/program/usererror.h"

#include <QStringList>
#include <QTemporaryDir>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuseSaving(const QString& sentence, ExitStatus status = ExitStatus::BadArguments)
{
    throw Failure(status, sentence);
}

std::optional<RecordedLaunch> readOrRefuse(const fs::path& folder)
{
    try {
        return readRecordedLaunch(folder);
    } catch (const RuntimeError&) {
    } catch (const Json::exception&) {
    }
    refuseSaving(Text::tr("The launch was not saved: what the program left of it is damaged."), ExitStatus::Lacking);
}

}  // namespace

SavedSession::SavedSession(const std::string& choice, const std::string& file) : m_choice(choice)
{
    const std::optional<LaunchChoice> launch = launchChoiceOf(choice);
    if (!launch)
        refuseSaving(Text::tr("--save: '%1' is no launch; KERNEL:N is the N-th launch of the kernels with KERNEL in their name.")
                         .arg(toQt(choice)));
    m_file = file.empty() ? fs::path(sessionFileName(launch->kernel, launch->number)) : fs::path(file);
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
    const LaunchChoice choice = *launchChoiceOf(m_choice);
    try {
        const std::optional<RecordedLaunch> saved = readOrRefuse(m_scratch);
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
        const Session session = sessionOfRecording(*saved, m_scratch, m_file);
        fs::remove(m_scratch / "taken");
        fs::rename(m_scratch, m_data);
        m_scratch.clear();
        saveSession(session, m_file);
        QStringList sentences{Text::tr("Launch %1 of its process, of %2, is saved in %3, with its PTX and buffers in %4.")
                                  .arg(QString::number(saved->number), named, toQt(m_file.string()), toQt(m_data.string()))};
        sentences += limitsOf(*saved);
        return sentences.join(QLatin1Char('\n')) + QLatin1Char('\n');
    } catch (const UserError& error) {
        refuseSaving(error.sentence(), ExitStatus::Lacking);
    } catch (const Error& error) {
        refuseSaving(errorText(error), ExitStatus::Lacking);
    } catch (const fs::filesystem_error& error) {
        refuseSaving(Text::tr("The launch was not saved: %1.").arg(QString::fromLocal8Bit(error.code().message().c_str())),
                     ExitStatus::Lacking);
    }
}

}  // namespace kd::cli
