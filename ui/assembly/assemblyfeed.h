// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/listing/listing.h"
#include "core/compile/listing/listingdiff.h"
#include "ui/assembly/assemblylanguage.h"
#include "ui/client/client.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/target/targetconnection.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <memory>
#include <vector>

namespace kd {

/// The listings of the newest good build and of the one before: PTX is read here, machine code and Tile IR come from the worker.
/// All are made away from the window's thread, and the ones before stay until the new ones are there. A disassembly of a build that
/// is the newest no more is ended; the build before is listed once the newest is.
class AssemblyFeed : public QObject {
    Q_OBJECT
public:
    using Language = Listing::Language;
    using ListingPointer = std::shared_ptr<const Listing>;
    using DiffPointer = std::shared_ptr<const ListingDiff>;

    explicit AssemblyFeed(Client& client, Documents& documents, TargetConnection& target, BuildController& builds,
                          QObject* parent = nullptr);
    ~AssemblyFeed() override;

    /// Nothing is read or asked for while nobody looks, and a disassembly that is under way is ended.
    void setActive(bool isActive);
    /// Asks again for what there is none of.
    void retry();

    /// The newest of the document that there is; null: see sentence(), or it is under way.
    ListingPointer listing(Language language) const { return state(language).now; }
    /// listing() is that of the newest good build, not of one before it.
    bool isCurrent(Language language) const;
    /// Tells whether all of the newest build's cubins could be listed; of the others listing() has the reason.
    bool isWhole(Language language) const;
    /// Gives the revision of the text that listing() was made of.
    quint64 revision(Language language) const { return state(language).revision; }
    /// Gives the listing of the build before; null when there is none, or not yet.
    ListingPointer before(Language language) const { return state(language).before; }
    /// Gives the difference from before() to listing(); null until both are there.
    DiffPointer diff(Language language) const { return state(language).diff; }
    /// Why there is no listing, in one sentence; else empty.
    QString sentence(Language language) const { return state(language).sentence; }
    bool hasBuild() const { return m_now != nullptr; }
    /// Tells whether the newest good build has something in that language.
    bool isInBuild(Language language) const;
    /// A listing has been under way for more than 0.3 s.
    bool isBusy() const { return m_isBusy; }

signals:
    void changed();
    void busyChanged(bool isBusy);

private:
    struct Entry;
    using EntryPointer = std::shared_ptr<Entry>;
    struct State {
        ListingPointer now, before;
        quint64 revision = 0;
        QString sentence;
        DiffPointer diff;
        ListingPointer askedNow, askedBefore;  ///< listings that the newest difference is made of
    };
    State& state(Language language) { return m_states[indexOf(language)]; }
    const State& state(Language language) const { return m_states[indexOf(language)]; }

    void follow();
    void forget();
    void stop();
    void begin();
    EntryPointer entryOf(const Build& build) const;
    void begin(const EntryPointer& entry, const QString& tag);
    void readPtx(const EntryPointer& entry);
    void disassemble(const EntryPointer& entry, Language language, const QString& tag);
    void onEnded(const EntryPointer& entry, Language language, bool isWanted);
    void onDisassembled(const EntryPointer& entry, Language language, std::vector<Disassembly> parts);
    void readDisassembly(const EntryPointer& entry, Language language, std::vector<Disassembly> parts);
    template <typename Read> void read(const EntryPointer& entry, Language language, Read read);
    void update();
    void update(Language language);
    void askDiff(Language language);
    void setWaiting(bool isWaiting);

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    EntryPointer m_now, m_before;
    std::array<State, kAssemblyLanguages> m_states;
    QTimer m_patience;
    bool m_isActive = false;
    bool m_isBusy = false;
};

}  // namespace kd
