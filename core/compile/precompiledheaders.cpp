#include "core/compile/precompiledheaders.h"

#include "core/base/sha256.h"
#include "core/compile/diagnostics.h"
#include "core/compile/headerstore.h"
#include "core/compile/leadingdirectives.h"
#include "core/compile/nvrtclocation.h"
#include "core/compile/nvrtcprogram.h"
#include "core/compile/standardheaders.h"

#include <algorithm>
#include <functional>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxPrecompiled = 2;       // a process
constexpr std::size_t kMostRefused = 64;
constexpr Milliseconds kShelfPatience{800};  // less than it takes to compile heavy headers anew

/// Options that change nothing before code is generated, so that headers are the same without them.
bool concernsCodeOnly(const std::string& option)
{
    return option.starts_with("--ptxas-options=") || option.starts_with("--maxrregcount=") || option.starts_with("--split-compile=");
}

bool isStandard(const UserHeader& header)
{
    const char* text = standardHeader(header.includeName);
    return text != nullptr && header.path == header.includeName && header.text == text;
}

/// Names of the headers that belong to the user.
std::unordered_set<std::string> userNames(const CompileRequest& request)
{
    std::unordered_set<std::string> names;
    for (const UserHeader& header : request.headers)
        if (!isStandard(header))
            names.insert(header.includeName);
    return names;
}

/// The leading directives up to the last include that `isToolkit` holds for, with no other include among them.
PrecompiledPart partOf(const CompileRequest& request, const std::function<bool(const std::string&)>& isToolkit)
{
    PrecompiledPart part;
    std::string directives;
    for (const LeadingDirective& directive : leadingDirectives(request.source)) {
        directives += directive.text + '\n';
        if (directive.includeName.empty())
            continue;
        if (!isToolkit(directive.includeName))
            break;
        part.directives = directives;
        part.end = directive.end;
        part.nextLine = directive.nextLine;
    }
    return part;
}

bool existsIn(const std::vector<fs::path>& folders, const std::string& name)
{
    std::error_code error;
    return !name.starts_with('/') && std::any_of(folders.begin(), folders.end(), [&](const fs::path& folder) { return fs::is_regular_file(folder / name, error); });
}

std::string hashOf(const std::vector<std::string>& fields)
{
    Sha256 hash;
    for (const std::string& field : fields)
        hash.addField(field);
    return toHex(hash.finish());
}

/// Of all that compiled headers depend on, but for the toolkit.
std::string nameOf(const std::string& directives, const std::vector<UserHeader>& standardHeaders, const std::vector<std::string>& options)
{
    std::vector<std::string> fields{directives, std::to_string(standardHeaders.size())};
    for (const UserHeader& header : standardHeaders)
        fields.push_back(header.includeName);
    std::copy_if(options.begin(), options.end(), std::back_inserter(fields), [](const auto& option) { return !concernsCodeOnly(option); });
    return hashOf(fields);
}

bool meet(const std::unordered_set<std::string>& users, const std::unordered_set<std::string>& names)
{
    return std::any_of(users.begin(), users.end(), [&names](const std::string& name) { return names.contains(name); });
}

}  // namespace

std::string precompiledKey(const CompileRequest& request, const std::string& task)
{
    const std::unordered_set<std::string> users = userNames(request);
    const PrecompiledPart part = partOf(request, [&users](const std::string& name) { return !users.contains(name); });
    if (part.end == 0)
        return {};
    std::vector<std::string> fields{task, part.directives, request.architecture};
    for (const UserHeader& header : request.headers)
        if (isStandard(header))
            fields.push_back(header.includeName);
    for (const std::string& option : request.options)
        if (!concernsCodeOnly(option))
            fields.push_back(option);
    return hashOf(fields);
}

PrecompiledHeaders::PrecompiledHeaders(fs::path folder, HeaderShelf shelf) : m_folder(std::move(folder)), m_shelf(std::move(shelf))
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    if (nvrtc.info.available && nvrtc.api.setPchHeapSize != nullptr)
        nvrtc.api.setPchHeapSize(kHeapBytes);
}

void PrecompiledHeaders::begin(const std::string& key, bool usesShelf)
{
    m_key = key;
    m_usesShelf = usesShelf;
    m_shelfUse = ShelfUse::None;
    m_isUsed = false;
    m_wanted.reset();
}

std::optional<PrecompiledPart> PrecompiledHeaders::find(const CompileRequest& request, const std::vector<std::string>& options)
{
    if (m_key.empty() || std::find(m_refused.begin(), m_refused.end(), m_key) != m_refused.end())
        return std::nullopt;
    const std::vector<fs::path>& folders = nvrtcLibrary().includeFolders;
    const std::unordered_set<std::string> users = userNames(request);
    // A toolkit header may include one of the user's by its name: then none of them is compiled before.
    if (std::any_of(users.begin(), users.end(), [&](const std::string& name) { return existsIn(folders, name); }))
        return std::nullopt;
    Wanted wanted{.entry = {.key = m_key}};
    std::copy_if(request.headers.begin(), request.headers.end(), std::back_inserter(wanted.standardHeaders), isStandard);
    PrecompiledPart part = partOf(request, [&](const std::string& name) {
        const auto isNamed = [&name](const UserHeader& header) { return header.includeName == name; };
        const auto& standard = wanted.standardHeaders;
        return !users.contains(name) && name.find("..") == std::string::npos &&
               (existsIn(folders, name) || std::any_of(standard.begin(), standard.end(), isNamed));
    });
    if (part.end == 0)
        return std::nullopt;
    wanted.entry.name = nameOf(part.directives, wanted.standardHeaders, options);
    Entry* entry = current(wanted.entry.name);
    if (entry == nullptr)
        entry = fromShelf(wanted.entry.name);
    if (entry != nullptr) {
        if (meet(users, entry->reach.names))
            return std::nullopt;
        entry->key = m_key;
        part.file = entry->file;
        m_isUsed = true;
        if (m_shelfUse == ShelfUse::Taken && m_shelf.beforeUse)
            m_shelf.beforeUse();
        return part;
    }
    wanted.directives = part.directives;
    wanted.options = options;
    wanted.users = users;
    m_wanted = std::move(wanted);
    return std::nullopt;
}

/// The entry of that name, now the last used; nothing where the toolkit has changed since.
PrecompiledHeaders::Entry* PrecompiledHeaders::current(const std::string& name)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.name == name; });
    if (found == m_entries.end())
        return nullptr;
    const bool isGone = found->onShelf && posix::fileIdentity(found->file) != found->onShelf;
    if (isGone || !isUnchanged(found->reach.digest)) {
        drop(found->file);
        return nullptr;
    }
    m_entries.splice(m_entries.begin(), m_entries, found);
    return &m_entries.front();
}

std::uint64_t PrecompiledHeaders::heapAddress() const
{
    return m_shelf.heapAddress ? m_shelf.heapAddress() : 0;
}

bool PrecompiledHeaders::isFit(const HeaderLabel& label, const std::string& name) const
{
    return label.name == name && label.version == nvrtcLibrary().info.version && label.nvrtc == libraryIdentity(nvrtcLibrary().info.path) &&
           label.heapAddress == heapAddress() && label.heapBytes == kHeapBytes && !label.reach.digest.empty() && isUnchanged(label.reach.digest);
}

/// Of others, for the key of this compile. All is checked before NVRTC reads it, which crashes on a damaged file.
PrecompiledHeaders::Entry* PrecompiledHeaders::fromShelf(const std::string& name)
{
    if (m_shelf.folder.empty() || !m_usesShelf || m_isShelfSlow || heapAddress() == 0)
        return nullptr;
    const StoredHeaders stored(m_shelf.folder, m_key);
    if (!stored.exists())
        return nullptr;
    std::optional<HeaderLabel> label = stored.label();
    const StoredHeaders::Checked checked = label && isFit(*label, name) ? stored.check(*label, kShelfPatience) : StoredHeaders::Checked{};
    m_isShelfSlow = checked.isSlow;
    if (checked.isSlow)
        return nullptr;
    m_shelfUse = checked.file ? ShelfUse::Taken : ShelfUse::Unfit;
    if (!checked.file)
        return nullptr;
    keep({.key = m_key, .name = name, .reach = std::move(label->reach), .file = stored.file(), .onShelf = checked.file});
    return &m_entries.front();
}

void PrecompiledHeaders::drop(const fs::path& file)
{
    const fs::path gone = file;
    std::error_code ignored;
    if (gone.parent_path() == m_folder)
        fs::remove(gone, ignored);
    m_entries.remove_if([&](const Entry& entry) { return entry.file == gone; });
}

void PrecompiledHeaders::refuse(const PrecompiledPart& part)
{
    const bool isOthers = std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.file == part.file && entry.onShelf; });
    if (isOthers && heapAddress() != 0)
        m_shelfUse = ShelfUse::Refused;
    drop(part.file);
    m_isUsed = false;
    if (m_refused.size() >= kMostRefused)
        m_refused.clear();
    m_refused.push_back(m_key);
}

bool PrecompiledHeaders::make()
{
    m_made.reset();
    if (!m_wanted)
        return false;
    Wanted wanted = std::move(*m_wanted);
    m_wanted.reset();
    std::error_code error;
    wanted.entry.file = m_folder / ("headers-" + std::to_string(++m_lastFile) + ".pch");
    const fs::space_info space = fs::space(m_folder, error);
    if (error || space.available < kFreeDisk.value || !compile(wanted)) {
        refuse({.directives = {}, .file = wanted.entry.file});
        return false;
    }
    if (const std::uint64_t address = heapAddress(); address != 0)
        m_made = {.file = wanted.entry.file,
                  .label = {.name = wanted.entry.name,
                            .version = nvrtcLibrary().info.version,
                            .nvrtc = libraryIdentity(nvrtcLibrary().info.path),
                            .heapAddress = address,
                            .heapBytes = kHeapBytes,
                            .reach = wanted.entry.reach}};
    keep(std::move(wanted.entry));
    return true;
}

bool PrecompiledHeaders::compile(Wanted& wanted) const
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    std::string text = wanted.directives;
    for (const UserHeader& header : wanted.standardHeaders)
        text += header.text;
    wanted.entry.reach = toolkitReach(text, nvrtc.includeFolders);
    if (meet(wanted.users, wanted.entry.reach.names))
        return false;
    NvrtcProgram program(nvrtc.api, wanted.directives, wanted.standardHeaders);
    std::vector<std::string> options = wanted.options;
    options.push_back("--create-pch=" + wanted.entry.file.string());
    program.compile(options);
    std::error_code error;
    const std::uintmax_t size = fs::file_size(wanted.entry.file, error);
    return program.endsAtHeaderStop() && !error && size > 0 && size <= kMostHeaderBytes.value && isUnchanged(wanted.entry.reach.digest);
}

void PrecompiledHeaders::keep(Entry entry)
{
    m_entries.push_front(std::move(entry));
    while (m_entries.size() > kMaxPrecompiled)
        drop(m_entries.back().file);
}

std::vector<std::string> PrecompiledHeaders::ready() const
{
    std::vector<std::string> keys;
    for (const Entry& entry : m_entries)
        keys.push_back(entry.key);
    return keys;
}

}  // namespace kd
