// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/gitrevision.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/text.h"

#include <QEventLoop>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QStringList>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <system_error>
#include <unordered_map>
#include <utility>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kGitLimit{20};
constexpr qsizetype kMaxSource = 64 << 20;  // as programText() has it
constexpr qsizetype kMaxWords = 64 << 10;
constexpr qsizetype kMaxListing = 128 << 20;   // all paths of a revision
constexpr std::chrono::seconds kHeadersLimit{120};
constexpr std::size_t kMaxRevision = 256;

/// What one call of git gave.
struct GitAnswer {
    int status = -1;
    QByteArray out, err;
    bool isTooLong = false;

    bool ok() const { return status == 0 && !isTooLong; }
    /// What it complains of, without its "fatal: ".
    QString complaint() const
    {
        QString line = QString::fromUtf8(err).section(QLatin1Char('\n'), 0, 0).trimmed();
        if (line.startsWith(QLatin1String("fatal: ")))
            line.remove(0, 7);
        return line;
    }
};

/// The user's own settings stay, for the folders that these call safe; what a checkout's settings could start is switched off.
QProcessEnvironment gitEnvironment()
{
    const QProcessEnvironment system = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment environment;
    for (const char* const name : {"PATH", "HOME", "XDG_CONFIG_HOME", "LD_LIBRARY_PATH"})
        if (system.contains(QLatin1String(name)))
            environment.insert(QLatin1String(name), system.value(QLatin1String(name)));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    environment.insert(QStringLiteral("GIT_TERMINAL_PROMPT"), QStringLiteral("0"));
    environment.insert(QStringLiteral("GIT_OPTIONAL_LOCKS"), QStringLiteral("0"));
    environment.insert(QStringLiteral("GIT_NO_LAZY_FETCH"), QStringLiteral("1"));
    environment.insert(QStringLiteral("GIT_ALLOW_PROTOCOL"), QStringLiteral("none"));
    if (isToolCall()) {  // it is held to the folders of the server, and git ends where it may not read a file of its settings
        environment.insert(QStringLiteral("GIT_CONFIG_NOSYSTEM"), QStringLiteral("1"));
        environment.insert(QStringLiteral("GIT_CONFIG_GLOBAL"), QStringLiteral("/dev/null"));
    }
    return environment;
}

/// One checkout, as git sees it from a folder.
class GitCheckout {
public:
    explicit GitCheckout(const fs::path& folder)
        : m_program(QStandardPaths::findExecutable(QStringLiteral("git"))), m_folder(toQt(folder.string()))
    {
        if (m_program.isEmpty())
            throw Failure(ExitStatus::Lacking,
                          Text::tr("%1 reads a revision with git, which was not found: looked for git in PATH.")
                              .arg(optionName("--against")));
    }

    GitAnswer ask(const QStringList& words, qsizetype limit = kMaxWords) const
    {
        QProcess process;
        process.setProcessEnvironment(gitEnvironment());
        process.setWorkingDirectory(m_folder);
        process.setStandardInputFile(QProcess::nullDevice());
        GitAnswer answer;
        bool isLate = false;
        QEventLoop loop;
        const auto read = [&] {
            answer.out += process.readAllStandardOutput();
            answer.err += process.readAllStandardError().left(kMaxWords - std::min(answer.err.size(), kMaxWords));
            answer.isTooLong = answer.isTooLong || answer.out.size() > limit;
            if (answer.isTooLong)
                process.kill();
        };
        QObject::connect(&process, &QProcess::readyReadStandardOutput, &loop, read);
        QObject::connect(&process, &QProcess::readyReadStandardError, &loop, read);
        QObject::connect(&process, &QProcess::finished, &loop, &QEventLoop::quit);
        QObject::connect(&process, &QProcess::errorOccurred, &loop, &QEventLoop::quit);
        QTimer::singleShot(kGitLimit, &loop, [&] {
            isLate = true;
            process.kill();
        });
        process.start(m_program, QStringList{"-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager"} + words);
        if (process.state() != QProcess::NotRunning)
            loop.exec();
        read();
        if (isLate)
            throw Failure(ExitStatus::Lacking, Text::tr("git did not answer within %1 s.").arg(kGitLimit.count()));
        if (process.error() == QProcess::FailedToStart)
            throw Failure(ExitStatus::Lacking, Text::tr("git could not be started: %1.").arg(process.errorString()));
        answer.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        return answer;
    }

private:
    QString m_program, m_folder;
};

bool mayBeRevision(const std::string& text)
{
    const auto isControl = [](char letter) { return static_cast<unsigned char>(letter) < ' '; };
    return !text.empty() && text.size() <= kMaxRevision && text.front() != '-' && std::ranges::none_of(text, isControl);
}

/// Throws where it names no commit.
QString commitOf(const GitCheckout& checkout, const std::string& revision)
{
    const Failure unknown(ExitStatus::BadArguments, Text::tr("git knows no revision '%1' here.").arg(toQt(revision)));
    if (!mayBeRevision(revision))
        throw unknown;
    const GitAnswer found = checkout.ask({"rev-parse", "--verify", "--quiet", toQt(revision) + QStringLiteral("^{commit}")});
    if (!found.ok())
        throw unknown;
    return QString::fromLatin1(found.out).trimmed();
}

/// Names of blobs, by paths from the root of the checkout.
using BlobNames = std::unordered_map<std::string, QString>;

/// The files of a commit.
struct RevisionFiles {
    BlobNames regular, links;
};

/// Where a path leads to in a commit.
struct RevisionPlace {
    /// Why the symbolic link that the path is gives no file.
    enum class LinkFault { None, Outside, Circle, Nothing };
    QString object;  ///< blob of the regular file; without a fault and that the commit has nothing there
    LinkFault fault = LinkFault::None;

    explicit operator bool() const { return !object.isEmpty() || fault != LinkFault::None; }
};

void requireFile(const RevisionPlace& place, const fs::path& path)
{
    const auto refuse = [](const QString& sentence) {
        throw Failure(ExitStatus::BadArguments, sentence);
    };
    const QString name = toQt(path.string());
    switch (place.fault) {
    case RevisionPlace::LinkFault::None: return;
    case RevisionPlace::LinkFault::Outside:
        refuse(Text::tr("The header %1 is a symbolic link of the revision that leads out of the checkout, and %2 reads what "
                        "the revision has.").arg(name, optionName("--against")));
        return;
    case RevisionPlace::LinkFault::Circle:
        refuse(Text::tr("The header %1 is a symbolic link of the revision that leads in a circle.").arg(name));
        return;
    case RevisionPlace::LinkFault::Nothing:
        refuse(Text::tr("The header %1 is a symbolic link of the revision that leads to no file of it.").arg(name));
    }
}

/// The files of a commit, by their absolute paths in the checkout as it is now.
class RevisionHeaders : public HeaderOverlay {
public:
    RevisionHeaders(GitCheckout checkout, fs::path root, RevisionFiles files)
        : m_checkout(std::move(checkout)), m_root(std::move(root)), m_files(std::move(files))
    {
    }

    bool holds(const fs::path& path) const override { return bool(find(path)); }
    std::string read(const fs::path& path, std::uint64_t maxBytes) const override
    {
        const RevisionPlace place = find(path);
        requireFile(place, path);
        return textOf(place.object, path, maxBytes);
    }

private:
    using Fault = RevisionPlace::LinkFault;
    static constexpr int kMaxLinks = 40;  // as the system has it
    static constexpr std::uint64_t kMaxLinkBytes = 4096;

    std::string textOf(const QString& object, const fs::path& path, std::uint64_t maxBytes) const
    {
        if (const auto known = m_texts.find(object); known != m_texts.end())
            return known->second;
        if (std::chrono::steady_clock::now() - m_begin > kHeadersLimit)
            throw Failure(ExitStatus::Lacking,
                          Text::tr("git took longer than %1 s to give the headers of the revision; %2 is for sources with "
                                   "fewer.").arg(QString::number(kHeadersLimit.count()), optionName("--against")));
        const GitAnswer answer = m_checkout.ask({"cat-file", "blob", object}, static_cast<qsizetype>(maxBytes));
        if (!answer.ok() || answer.out.contains('\0'))
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("The header %1 of the revision cannot be read: it is too long, no text, or git does not give "
                                   "it.")
                              .arg(toQt(path.string())));
        return m_texts[object] = answer.out.toStdString();
    }

    RevisionPlace find(const fs::path& path) const
    {
        std::error_code error;
        const fs::path whole = fs::absolute(path, error).lexically_normal();
        if (const RevisionPlace place = placeOf(whole))
            return place;
        // The checkout may have been reached through a link, or a folder be gone by now; the file is the revision's.
        return placeOf(fs::weakly_canonical(whole.parent_path(), error) / whole.filename());
    }

    RevisionPlace placeOf(const fs::path& path) const
    {
        fs::path rest = path.lexically_relative(m_root), at;
        if (rest.empty() || *rest.begin() == "..")
            return {};
        bool isLink = false;  // what the whole path names
        for (int links = 0; !rest.empty();) {
            const fs::path part = *rest.begin();
            const fs::path behind = std::accumulate(std::next(rest.begin()), rest.end(), fs::path(), std::divides<>());
            if (part == ".." && at.empty())
                return faultOf(isLink, Fault::Outside);
            at = part == ".." ? at.parent_path() : part == "." ? at : at / part;
            rest = behind;
            const auto link = m_files.links.find(at.string());
            if (link == m_files.links.end())
                continue;
            isLink = isLink || rest.empty();
            const fs::path target(textOf(link->second, path, kMaxLinkBytes));
            if (++links > kMaxLinks)
                return faultOf(isLink, Fault::Circle);
            if (target.is_absolute())
                return faultOf(isLink, Fault::Outside);
            at = at.parent_path();
            rest = target / rest;
        }
        if (const auto file = m_files.regular.find(at.string()); file != m_files.regular.end())
            return {.object = file->second};
        return faultOf(isLink, Fault::Nothing);
    }

    /// Of a folder's link nothing is said: what lies behind it is as it is on disk.
    static RevisionPlace faultOf(bool isLink, Fault fault) { return {.object = {}, .fault = isLink ? fault : Fault::None}; }

    GitCheckout m_checkout;
    fs::path m_root;
    RevisionFiles m_files;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    mutable std::map<QString, std::string> m_texts;
};

/// "100644 blob NAME<tab>PATH", ended by a zero byte each; what is neither a file nor a symbolic link is left out.
RevisionFiles filesOf(const QByteArray& listing)
{
    RevisionFiles files;
    for (const QByteArray& line : listing.split('\0')) {
        const qsizetype tab = line.indexOf('\t');
        const QList<QByteArray> words = line.left(std::max<qsizetype>(tab, 0)).split(' ');
        if (tab <= 0 || words.size() != 3 || words[1] != "blob")
            continue;
        BlobNames& names = words[0] == "120000" ? files.links : files.regular;
        if (words[0] == "120000" || words[0].startsWith("100"))
            names.emplace(line.mid(tab + 1).toStdString(), QString::fromLatin1(words[2]));
    }
    return files;
}

std::shared_ptr<const HeaderOverlay> headersOf(const GitCheckout& checkout, const QString& commit)
{
    const GitAnswer root = checkout.ask({"rev-parse", "--show-toplevel"});
    const GitAnswer listing = checkout.ask({"ls-tree", "-r", "-z", "--full-tree", commit}, kMaxListing);
    if (!root.ok() || !listing.ok())
        throw Failure(ExitStatus::Lacking,
                      Text::tr("git does not list the files of revision %1: %2.")
                          .arg(commit, listing.isTooLong ? Text::tr("there are too many") : listing.complaint()));
    std::error_code error;
    const fs::path folder = fs::canonical(root.out.trimmed().toStdString(), error);
    return std::make_shared<RevisionHeaders>(checkout, folder, filesOf(listing.out));
}

}  // namespace

RevisionText textAtRevision(const fs::path& file, const std::string& revision)
{
    std::error_code error;
    const fs::path real = fs::canonical(file, error);
    if (error)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%2 needs a source in a file of its own; %1 is none.")
                          .arg(toQt(file.string()), optionName("--against")));
    const GitCheckout checkout(real.parent_path());
    const GitAnswer inside = checkout.ask({"rev-parse", "--is-inside-work-tree"});
    if (!inside.ok())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 is in no git checkout that can be read: %2.").arg(toQt(real.string()), inside.complaint()));
    const QString commit = commitOf(checkout, revision);
    const QString object = commit + QStringLiteral(":./") + toQt(real.filename().string());
    const GitAnswer kind = checkout.ask({"cat-file", "-t", object});
    if (!kind.ok() || kind.out.trimmed() != "blob")
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("Revision %1 has no %2.").arg(toQt(revision), toQt(real.string())));
    GitAnswer text = checkout.ask({"cat-file", "blob", object}, kMaxSource);
    if (text.isTooLong)
        throw Failure(ExitStatus::BadArguments, Text::tr("%1 is longer than %2 MiB in revision %3.")
                                                    .arg(toQt(real.string())).arg(kMaxSource >> 20).arg(toQt(revision)));
    if (!text.ok())
        throw Failure(ExitStatus::Lacking,
                      Text::tr("git could not read %1 of revision %2: %3.")
                          .arg(toQt(real.string()), toQt(revision), text.complaint()));
    if (text.out.contains('\0'))
        throw Failure(ExitStatus::BadArguments, Text::tr("%1 is no text file in revision %2: it holds zero bytes.")
                                                    .arg(toQt(real.string()), toQt(revision)));
    return {
        .text = text.out.toStdString(), .commit = commit.toStdString(), .headers = headersOf(checkout, commit)};
}

}  // namespace kd::cli
