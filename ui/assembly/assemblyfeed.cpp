// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/assemblyfeed.h"

#include "ui/client/client.h"
#include "ui/common/messagetext.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/target/targetconnection.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kPatience = 300;  // milliseconds: VISUAL section 5, Progress
const auto kNewest = QStringLiteral("assembly");
const auto kFormer = QStringLiteral("assembly-before");

/// What is known of the cubins of one program.
struct DisassemblyParts {
    explicit DisassemblyParts(std::size_t count) : all(count, {.state = Disassembly::State::Cancelled}), missing(count) { }

    std::vector<Disassembly> all;
    std::size_t missing;
};

}  // namespace

/// One build's listings.
struct AssemblyFeed::Entry {
    /// What is known of one language.
    struct Listed {
        ListingPointer listing;
        QString sentence;  ///< why there is none
        bool isWhole = true;  ///< false: one of the build's cubins could not be listed
        bool hasAsked = false;
        std::vector<QFuture<Disassembly>> asked;  ///< one a cubin, while disassemblers are at work
        quint64 number = 0;                       ///< number of the question; an answer to an older one does not count

        bool isSettled() const { return listing || !sentence.isEmpty(); }
        /// Ends a disassembly that is under way; begin() asks for it anew.
        void stop()
        {
            if (asked.empty())
                return;
            ++number;
            hasAsked = false;
            for (QFuture<Disassembly>& each : std::exchange(asked, {}))
                each.cancel();
        }
    };
    std::shared_ptr<const CompileOutcome> outcome;
    quint64 revision = 0;
    std::string programName;
    std::array<Listed, kAssemblyLanguages> languages = {};

    Listed& of(Language language) { return languages[indexOf(language)]; }
    const Listed& of(Language language) const { return languages[indexOf(language)]; }
    void stop()
    {
        for (Listed& each : languages)
            each.stop();
    }
};

AssemblyFeed::AssemblyFeed(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, QObject* parent)
    : QObject(parent), m_client(client), m_documents(documents), m_target(target), m_builds(builds)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { emit busyChanged(m_isBusy = true); });
    connect(&builds, &BuildController::changed, this, &AssemblyFeed::follow);
    // What a worker that was lost had not answered is asked again.
    connect(&target, &TargetConnection::changed, this, [this] {
        if (m_target.state() == TargetConnection::State::Ready)
            follow();
    });
    connect(&documents, &Documents::currentAboutToChange, this, &AssemblyFeed::forget);
}

AssemblyFeed::~AssemblyFeed() = default;

void AssemblyFeed::setActive(bool isActive)
{
    if (std::exchange(m_isActive, isActive) == isActive)
        return;
    if (!isActive)
        return stop();
    follow();
    update();
}

void AssemblyFeed::stop()
{
    for (const EntryPointer& entry : {m_now, m_before})
        if (entry)
            entry->stop();
    setWaiting(false);
}

/// Nothing of one document is shown beside another, not even where both have the same text.
void AssemblyFeed::forget()
{
    stop();
    m_now = m_before = nullptr;
    m_states = {};
    emit changed();
}

bool AssemblyFeed::isCurrent(Language language) const
{
    return m_now && m_now->of(language).listing && m_now->of(language).listing == listing(language);
}

bool AssemblyFeed::isWhole(Language language) const
{
    return !m_now || m_now->of(language).isWhole;
}

bool AssemblyFeed::isInBuild(Language language) const
{
    return m_now && assemblyLanguage(language).isIn(*m_now->outcome);
}

void AssemblyFeed::retry()
{
    for (const EntryPointer& entry : {m_now, m_before})
        for (std::size_t i = 0; entry && i < kAssemblyLanguages; ++i)
            if (!entry->languages[i].sentence.isEmpty() || !entry->languages[i].isWhole)
                entry->languages[i] = {.number = entry->languages[i].number};
    follow();
    update();
}

AssemblyFeed::EntryPointer AssemblyFeed::entryOf(const Build& build) const
{
    const auto isIn = [&build](const AssemblyLanguage& language) { return language.isIn(*build.outcome); };
    if (!build || std::ranges::none_of(assemblyLanguages(), isIn))  // of a report: it holds no code
        return nullptr;
    const std::string programName = m_documents.current().nameInLines();
    for (const EntryPointer& known : {m_now, m_before}) {
        if (known && known->programName == programName && known->outcome->codeKey() == build.outcome->codeKey()) {
            known->revision = build.revision;
            return known;
        }
    }
    return std::make_shared<Entry>(Entry{build.outcome, build.revision, programName});
}

void AssemblyFeed::follow()
{
    if (!m_isActive)
        return;
    const EntryPointer now = entryOf(m_builds.goodBuild());
    const EntryPointer before = entryOf(m_builds.previousBuild());
    const bool isSame = now == m_now && before == m_before;
    for (const EntryPointer& entry : {m_now, m_before})
        for (std::size_t i = 0; entry && i < kAssemblyLanguages; ++i)
            if (entry != now && (entry != before || !now || !now->languages[i].isSettled()))
                entry->languages[i].stop();
    m_now = now;
    m_before = before;
    if (!m_now)
        m_states = {};
    begin();
    if (!isSame || !m_now)
        update();
}

/// The build before is what the newest is compared with: it has to wait until that is there, so that typing costs one disassembly
/// a build.
void AssemblyFeed::begin()
{
    if (!m_isActive)
        return;
    if (m_now)
        begin(m_now, kNewest);
    if (m_before)
        begin(m_before, kFormer);
}

void AssemblyFeed::begin(const EntryPointer& entry, const QString& tag)
{
    for (const AssemblyLanguage& each : assemblyLanguages()) {
        Entry::Listed& listed = entry->of(each.language);
        if (entry != m_now && m_now && !m_now->of(each.language).listing)
            continue;
        // A file of compiled code may have one alone.
        if (!each.isIn(*entry->outcome))
            listed.sentence = each.absence();
        else if (std::exchange(listed.hasAsked, true))
            continue;
        else if (each.language == Language::Ptx)
            readPtx(entry);
        else
            disassemble(entry, each.language, tag + QLatin1String(each.ending));
    }
}

/// Makes a listing away from the window's thread.
template <typename Read> void AssemblyFeed::read(const EntryPointer& entry, Language language, Read read)
{
    const auto make = [read = std::move(read)] {
        return attempt([&] { return std::make_shared<const Listing>(read()); });
    };
    whenFinished(this, QtConcurrent::run(make), [this, entry, language](const QFuture<Result<ListingPointer>>& future) {
        const Result<ListingPointer> answer = future.result();
        Entry::Listed& listed = entry->of(language);
        listed.listing = answer.value.value_or(nullptr);
        listed.sentence = answer.sentence;
        begin();
        update();
    });
}

void AssemblyFeed::readPtx(const EntryPointer& entry)
{
    read(entry, Language::Ptx, [outcome = entry->outcome, name = entry->programName] { return ptxListing(outcome->ptx, name); });
}

void AssemblyFeed::disassemble(const EntryPointer& entry, Language language, const QString& tag)
{
    std::vector<DisassemblyRequest> requests = assemblyRequests(*entry->outcome, language);
    const auto parts = std::make_shared<DisassemblyParts>(requests.size());
    Entry::Listed& listed = entry->of(language);
    ++listed.number;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const QString partTag = i == 0 ? tag : tag + QLatin1Char('-') + QString::number(i);
        listed.asked.push_back(m_client.disassemble(std::move(requests[i]), partTag));
        const auto onPart = [this, entry, language, parts, i, number = listed.number](QFuture<Disassembly> future) {
            if (number != entry->of(language).number)
                return;
            const bool hasResult = future.resultCount() > 0;
            if (hasResult)
                parts->all[i] = future.takeResult();
            if (parts->all[i].state == Disassembly::State::Cancelled)
                onEnded(entry, language, hasResult);
            else if (--parts->missing == 0)
                onDisassembled(entry, language, std::move(parts->all));
        };
        whenFinished(this, listed.asked.back(), onPart);
    }
}

/// Somebody else ended it: it is still wanted.
void AssemblyFeed::onEnded(const EntryPointer& entry, Language language, bool isWanted)
{
    entry->of(language).stop();
    if (isWanted && (entry == m_now || entry == m_before))
        QMetaObject::invokeMethod(this, &AssemblyFeed::follow, Qt::QueuedConnection);
}

void AssemblyFeed::onDisassembled(const EntryPointer& entry, Language language, std::vector<Disassembly> parts)
{
    Entry::Listed& listed = entry->of(language);
    listed.asked.clear();
    listed.isWhole = std::ranges::all_of(parts, &Disassembly::ok);
    if (std::ranges::any_of(parts, &Disassembly::ok))
        return readDisassembly(entry, language, std::move(parts));
    listed.sentence = messageText(parts.front().message);
    begin();
    update();
}

void AssemblyFeed::readDisassembly(const EntryPointer& entry, Language language, std::vector<Disassembly> parts)
{
    const auto made = std::make_shared<std::vector<Disassembly>>(std::move(parts));
    read(entry, language, [made, language, name = entry->programName] {
        const Disassembly joined = joinDisassemblies(std::move(*made));
        Listing listing = language == Language::TileIr ? tileIrListing(joined.tileIr, name)
                                                       : sassListing(joined.lineInfo, joined.liveRanges, name);
        listing.tool = joined.tool;
        if (!joined.message.empty())
            listing.reason = joined.message;
        return listing;
    });
}

void AssemblyFeed::update()
{
    for (const AssemblyLanguage& each : assemblyLanguages())
        update(each.language);
    const auto isMissing = [](const Entry::Listed& listed) { return !listed.listing && listed.sentence.isEmpty(); };
    setWaiting(m_isActive && m_now && std::ranges::any_of(m_now->languages, isMissing));
    emit changed();
}

void AssemblyFeed::update(Language language)
{
    State& shown = state(language);
    if (!m_now)
        return;
    const Entry::Listed& now = m_now->of(language);
    if (now.listing) {
        shown.now = now.listing;
        shown.revision = m_now->revision;
        // The kernels of a cubin that could not be listed are not gone.
        const bool areWhole = m_before && now.isWhole && m_before->of(language).isWhole;
        shown.before = areWhole ? m_before->of(language).listing : nullptr;
    } else if (!now.sentence.isEmpty()) {
        shown = {};
    }
    shown.sentence = now.sentence;
    askDiff(language);
}

void AssemblyFeed::askDiff(Language language)
{
    State& shown = state(language);
    if (!shown.now || !shown.before) {
        shown.diff = nullptr;
        shown.askedNow = shown.askedBefore = nullptr;
        return;
    }
    if (shown.askedNow == shown.now && shown.askedBefore == shown.before)
        return;
    shown.askedNow = shown.now;
    shown.askedBefore = shown.before;
    shown.diff = nullptr;
    const auto compare = [before = shown.before, now = shown.now] {
        return attempt([&] { return std::make_shared<const ListingDiff>(diffListings(*before, *now)); });
    };
    const auto onCompared = [this, language, before = shown.before, now = shown.now](const QFuture<Result<DiffPointer>>& future) {
        State& here = state(language);
        if (here.now != now || here.before != before)
            return;
        here.diff = future.result().value.value_or(nullptr);
        emit changed();
    };
    whenFinished(this, QtConcurrent::run(compare), onCompared);
}

void AssemblyFeed::setWaiting(bool isWaiting)
{
    if (isWaiting) {
        if (!m_isBusy && !m_patience.isActive())
            m_patience.start();
        return;
    }
    m_patience.stop();
    if (std::exchange(m_isBusy, false))
        emit busyChanged(false);
}

}  // namespace kd
