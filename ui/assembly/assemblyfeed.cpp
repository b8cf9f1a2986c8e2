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

#include <utility>

namespace kd {
namespace {

constexpr int kPatience = 300;  // milliseconds: VISUAL section 5, Progress
const auto kNewest = QStringLiteral("assembly");
const auto kFormer = QStringLiteral("assembly-before");

/// As CompileRequest::programName names it.
std::string sourceName(const Document& document)
{
    return (document.sourcePath().isEmpty() ? document.fileName() : document.sourcePath()).toStdString();
}

}  // namespace

/// One build's listings.
struct AssemblyFeed::Entry {
    std::shared_ptr<const CompileOutcome> outcome;
    quint64 revision = 0;
    std::string programName;
    ListingPointer ptx, sass;
    QString ptxSentence, sentence;  ///< why there is none; the second is that of the machine code
    bool hasAskedPtx = false, hasAskedSass = false;

    const ListingPointer& of(Language language) const { return language == Language::Ptx ? ptx : sass; }
    const QString& whyNot(Language language) const { return language == Language::Ptx ? ptxSentence : sentence; }
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
    if (std::exchange(m_isActive, isActive) == isActive || !isActive)
        return;
    follow();
    update();
}

/// Nothing of one document is shown beside another, not even where both have the same text.
void AssemblyFeed::forget()
{
    m_now = m_before = nullptr;
    m_states = {};
    setWaiting(false);
    emit changed();
}

bool AssemblyFeed::isCurrent(Language language) const
{
    return m_now && m_now->of(language) && m_now->of(language) == listing(language);
}

void AssemblyFeed::retry()
{
    for (const EntryPointer& entry : {m_now, m_before}) {
        if (entry && !entry->sentence.isEmpty()) {
            entry->sentence.clear();
            entry->hasAskedSass = false;
        }
        if (entry && !entry->ptxSentence.isEmpty()) {
            entry->ptxSentence.clear();
            entry->hasAskedPtx = false;
        }
    }
    follow();
    update();
}

AssemblyFeed::EntryPointer AssemblyFeed::entryOf(const Build& build) const
{
    if (!build || (build.outcome->cubin.empty() && build.outcome->ptx.empty()))  // of a report: it holds no code
        return nullptr;
    for (const EntryPointer& known : {m_now, m_before}) {
        if (known && known->outcome->codeKey() == build.outcome->codeKey()) {
            known->revision = build.revision;
            return known;
        }
    }
    return std::make_shared<Entry>(Entry{build.outcome, build.revision, sourceName(m_documents.current())});
}

void AssemblyFeed::follow()
{
    if (!m_isActive)
        return;
    const EntryPointer now = entryOf(m_builds.goodBuild());
    const EntryPointer before = entryOf(m_builds.previousBuild());
    const bool isSame = now == m_now && before == m_before;
    m_now = now;
    m_before = before;
    if (!m_now)
        m_states = {};
    if (m_now)
        begin(m_now, kNewest);
    if (m_before)
        begin(m_before, kFormer);
    if (!isSame || !m_now)
        update();
}

void AssemblyFeed::begin(const EntryPointer& entry, const QString& tag)
{
    // A file of compiled code may have either alone.
    const CompileOutcome& code = *entry->outcome;
    if (code.ptx.empty())
        entry->ptxSentence = tr("The file has no PTX of this kernel beside its machine code.");
    else if (!std::exchange(entry->hasAskedPtx, true))
        readPtx(entry);
    if (code.cubin.empty())
        entry->sentence = tr("The file has PTX alone of this kernel: its machine code is made by the device's driver.");
    else if (!std::exchange(entry->hasAskedSass, true))
        disassemble(entry, tag);
}

void AssemblyFeed::readPtx(const EntryPointer& entry)
{
    const auto read = [outcome = entry->outcome, name = entry->programName] {
        return attempt([&] { return std::make_shared<const Listing>(ptxListing(outcome->ptx, name)); });
    };
    whenFinished(this, QtConcurrent::run(read), [this, entry](const QFuture<Result<ListingPointer>>& future) {
        const Result<ListingPointer> answer = future.result();
        entry->ptx = answer.value.value_or(nullptr);
        entry->ptxSentence = answer.sentence;
        update();
    });
}

void AssemblyFeed::disassemble(const EntryPointer& entry, const QString& tag)
{
    DisassemblyRequest request{.cubin = entry->outcome->cubin, .cubinSha256 = entry->outcome->cubinSha256};
    const QFuture<Disassembly> asked = m_client.disassemble(std::move(request), tag);
    whenFinished(this, asked, [this, entry](QFuture<Disassembly> future) {
        const bool hasResult = future.resultCount() > 0;
        Disassembly disassembly = hasResult ? future.takeResult() : Disassembly{.state = Disassembly::State::Cancelled};
        if (disassembly.ok())
            return readSass(entry, std::move(disassembly));
        if (disassembly.state == Disassembly::State::Cancelled) {
            // A newer build took the place of its request: it is still wanted as the one before.
            entry->hasAskedSass = false;
            if (hasResult && (entry == m_now || entry == m_before))
                QMetaObject::invokeMethod(this, &AssemblyFeed::follow, Qt::QueuedConnection);
            return;
        }
        entry->sentence = messageText(disassembly.message);
        update();
    });
}

void AssemblyFeed::readSass(const EntryPointer& entry, Disassembly disassembly)
{
    const auto read = [text = std::make_shared<const Disassembly>(std::move(disassembly)), name = entry->programName] {
        return attempt([&] {
            Listing listing = sassListing(text->lineInfo, text->liveRanges, name);
            listing.tool = text->tool;
            if (!text->message.empty())
                listing.reason = text->message;
            return std::make_shared<const Listing>(std::move(listing));
        });
    };
    whenFinished(this, QtConcurrent::run(read), [this, entry](const QFuture<Result<ListingPointer>>& future) {
        const Result<ListingPointer> answer = future.result();
        entry->sass = answer.value.value_or(nullptr);
        entry->sentence = answer.sentence;
        update();
    });
}

void AssemblyFeed::update()
{
    update(Language::Ptx);
    update(Language::Sass);
    const auto isMissing = [](const EntryPointer& entry) { return entry && !entry->sass && entry->sentence.isEmpty(); };
    setWaiting(isMissing(m_now));
    emit changed();
}

void AssemblyFeed::update(Language language)
{
    State& shown = state(language);
    if (!m_now)
        return;
    const QString why = m_now->whyNot(language);
    if (m_now->of(language)) {
        shown.now = m_now->of(language);
        shown.revision = m_now->revision;
        shown.before = m_before ? m_before->of(language) : nullptr;
    } else if (!why.isEmpty()) {
        shown = {};
    }
    shown.sentence = why;
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
