// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projectlookup.h"

#include "core/base/error.h"
#include "core/base/posix/fileidentity.h"
#include "core/project/compiledatabase.h"
#include "core/project/databasesearch.h"
#include "core/project/entrymatch.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <string>
#include <system_error>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kRecent{3};
constexpr std::chrono::seconds kRecentCommand{30};
constexpr std::size_t kMaxRemembered = 256;  // more than the sources of a project that clangd reads

bool compilesCuda(const CompileDatabase& database)
{
    for (std::size_t i = 0; i < database.size(); ++i)
        if (database.isCuda(i))
            return true;
    return false;
}

/// Goes through databases until one has a command for the file itself; else the first that came closest counts.
class LookupBuilder {
public:
    explicit LookupBuilder(const fs::path& file)
    {
        std::error_code error;
        m_file = fs::absolute(file, error).lexically_normal();
    }

    void add(const DatabasePlace& place)
    {
        const CompileDatabase database(place.file);
        if (const auto own = findOwnEntry(database, m_file)) {
            adopt(Rank::Own, database, place, *own);
        } else if (const auto moved = m_rank < Rank::Moved ? findMovedEntry(database, m_file) : std::nullopt) {
            adopt(Rank::Moved, database, place, *moved);
        } else if (m_rank == Rank::None && place.isProjectRoot) {
            if (const auto nearest = findNearestEntry(database, m_file, place.isNamed ? fs::path() : place.root))
                adopt(Rank::Nearest, database, place, *nearest);
        }
        if (m_rank == Rank::None && m_unfit.empty() && (place.isNamed || compilesCuda(database)))
            m_unfit = place.file;
    }
    /// Says of the likeliest database that none of its commands fits, where that is so of all. What compiles no CUDA at all is said
    /// to have none only where the user names it.
    void tellUnfit()
    {
        if (m_rank == Rank::None && !m_unfit.empty())
            addProblem(message("{} has no command for {}, which is compiled as if there were no project.", m_unfit.string(),
                               m_file.filename().string()));
    }
    bool isDone() const { return m_rank == Rank::Own; }
    void awaitOthers(const DatabaseSearch& search)
    {
        if (m_lookup.command)
            return;
        for (const DatabasePlace& place : search.places)
            m_lookup.awaited.push_back(place.file);
        m_lookup.awaited.insert(m_lookup.awaited.end(), search.absent.begin(), search.absent.end());
    }
    void addProblem(Message problem) { m_lookup.problems.push_back(std::move(problem)); }
    ProjectLookup result() { return std::move(m_lookup); }

private:
    enum class Rank { None, Nearest, Moved, Own };

    void adopt(Rank rank, const CompileDatabase& database, const DatabasePlace& place, const EntryMatch& match)
    {
        m_rank = rank;
        m_lookup.command = readProjectCommand(database, place, match,
                                              rank == Rank::Nearest ? ProjectCommand::Match::Nearest : ProjectCommand::Match::Own);
    }

    fs::path m_file;
    fs::path m_unfit;  // the first database that was read before any command was found
    Rank m_rank = Rank::None;
    ProjectLookup m_lookup;
};

/// Sizes and times of what was read, and of what may be read next.
std::string identitiesOf(const ProjectLookup& lookup)
{
    std::string text;
    for (const fs::path& file : lookup.command ? lookup.command->files : lookup.awaited)
        if (const auto identity = posix::fileIdentity(file))
            text += file.string() + " " + identity->text() + "\n";
    return text;
}

struct RememberedLookup {
    std::shared_ptr<const ProjectLookup> lookup;
    std::string identities;
    std::chrono::steady_clock::time_point time;
};

class LookupMemory {
public:
    std::shared_ptr<const ProjectLookup> find(const fs::path& file) const
    {
        RememberedLookup known;
        {
            const std::lock_guard lock(m_mutex);
            const auto found = m_known.find(file);
            if (found != m_known.end())
                known = found->second;
        }
        if (!known.lookup)
            return nullptr;
        const auto limit = known.lookup->command ? kRecentCommand : kRecent;
        const bool isRecent = std::chrono::steady_clock::now() - known.time < limit;
        return isRecent && identitiesOf(*known.lookup) == known.identities ? known.lookup : nullptr;
    }
    void keep(const fs::path& file, RememberedLookup lookup)
    {
        const std::lock_guard lock(m_mutex);
        if (m_known.size() >= kMaxRemembered && !m_known.contains(file))
            m_known.erase(std::ranges::min_element(m_known, {}, [](const auto& each) { return each.second.time; }));
        m_known.insert_or_assign(file, std::move(lookup));
    }

private:
    mutable std::mutex m_mutex;
    std::map<fs::path, RememberedLookup> m_known;
};

}  // namespace

ProjectLookup findProjectCommand(const fs::path& file)
{
    LookupBuilder builder(file);
    DatabaseSearch search = findDatabases(file);
    for (Message& reason : search.refused)
        builder.addProblem(std::move(reason));
    for (std::size_t i = 0; i < search.places.size() && !builder.isDone(); ++i) {
        try {
            builder.add(search.places[i]);
        } catch (const Error& error) {
            builder.addProblem(message("{} is not used: {}", search.places[i].file.string(), error.info().text));
        }
    }
    builder.tellUnfit();
    builder.awaitOthers(search);
    return builder.result();
}

ProjectLookup findProjectCommand(const fs::path& file, const fs::path& database)
{
    LookupBuilder builder(file);
    for (const DatabasePlace& place : namedDatabases(database).places) {
        if (builder.isDone())
            break;
        builder.add(place);
    }
    builder.tellUnfit();
    return builder.result();
}

std::shared_ptr<const ProjectLookup> recentProjectCommand(const fs::path& file)
{
    static LookupMemory memory;
    if (auto known = memory.find(file))
        return known;
    auto lookup = std::make_shared<const ProjectLookup>(findProjectCommand(file));
    memory.keep(file, {.lookup = lookup, .identities = identitiesOf(*lookup), .time = std::chrono::steady_clock::now()});
    return lookup;
}

}  // namespace kd
