// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/datainspector.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/data/numberbytes.h"
#include "ui/data/numberformat.h"
#include "ui/results/bufferview.h"
#include "ui/results/outputsmodel.h"
#include "ui/results/runtext.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>

namespace kd {
namespace {

constexpr const char* kLooksKey = "bufferLooks";
constexpr std::uint32_t kWorst = 200;

ElementPageCache::Fetch fetchOf(Client& client)
{
    return [&client](const QString& blob, quint64 offset, quint64 length) { return client.fetch(blob, offset, length); };
}

/// The bytes of a blob as an output of bytes.
std::optional<OutputSummary> bytesOf(const BufferEntry* entry)
{
    if (entry == nullptr || entry->blob.empty())
        return {};
    return OutputSummary{.type = ElementType::UInt8, .count = entry->bytes, .blob = entry->blob};
}

const BufferEntry* find(const std::vector<BufferEntry>& entries, const QString& buffer, BufferEntry::Role role)
{
    const auto found =
        std::ranges::find_if(entries, [&](const BufferEntry& each) { return each.buffer == buffer && each.role == role; });
    return found == entries.end() ? nullptr : &*found;
}

/// The largest difference that is a number; 1 where there is none, so that a picture of zeros has a scale.
double farthestOf(const DataDifferences& differences)
{
    double farthest = std::isfinite(differences.maxAbsolute) ? differences.maxAbsolute : 0;
    for (const ElementDifference& each : differences.worst)
        if (std::isfinite(each.absolute))
            farthest = std::max(farthest, each.absolute);
    return farthest > 0 ? farthest : 1;
}

quint64 keptCursor(const std::map<QString, quint64>& cursors, const QString& buffer)
{
    const auto kept = cursors.find(buffer);
    return kept == cursors.end() ? 0 : kept->second;
}

std::string settingsKey(const RunRecord& run, const BufferEntry& entry)
{
    return run.plan.kernel + "/" + entry.buffer.toStdString();
}

/// Format, colours and range: those of a difference, whose numbers are of another size, are its own.
std::string looksKey(const RunRecord& run, const BufferEntry& entry)
{
    return settingsKey(run, entry) + (entry.role == BufferEntry::Role::Difference ? "/difference" : "");
}

/// An output that has no reference differs from the one of another run, too.
void addDifferences(std::vector<BufferEntry>& entries, const std::vector<BufferEntry>& others)
{
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const BufferEntry& each = entries[at];
        const BufferEntry* const other = find(others, each.buffer, BufferEntry::Role::After);
        const bool isCompared = each.role == BufferEntry::Role::After && other != nullptr && other->bytes == each.bytes;
        if (!isCompared || find(entries, each.buffer, BufferEntry::Role::Difference) != nullptr)
            continue;
        BufferEntry difference = each;
        difference.role = BufferEntry::Role::Difference;
        difference.blob.clear();
        entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(at) + 1, difference);
    }
}

}  // namespace

DataInspector::DataInspector(Client& client, Documents& documents, QObject* parent)
    : QObject(parent), m_client(client), m_documents(documents), m_bytes(fetchOf(client)), m_expectedBytes(fetchOf(client)),
      m_statistics(client, QStringLiteral("data.statistics")), m_differences(client, QStringLiteral("data.differences")),
      m_search(client, QStringLiteral("data.search"))
{
    connect(&m_statistics, &DataQuery::changed, this, &DataInspector::lookChanged);
    connect(&m_differences, &DataQuery::changed, this, [this] {
        goToFirstDifference();
        if (isDifference())  // its colours reach as far as it does
            emit lookChanged();
    });
    connect(&m_search, &DataQuery::changed, this, &DataInspector::onSought);
    connect(&m_bytes, &ElementPageCache::failed, this, &DataInspector::viewChanged);
}

DataInspector::~DataInspector() = default;

DataInspector* DataInspector::follow(BufferView& buffers, Documents& documents)
{
    auto* const inspector = new DataInspector(buffers.client(), documents, &buffers);
    const auto take = [inspector, &buffers] {
        inspector->setRuns(buffers.runs());
        inspector->setRun(buffers.run());
    };
    connect(&buffers, &BufferView::runChanged, inspector, take);
    const auto age = [inspector, &buffers] { inspector->setOld(buffers.isOld(), buffers.ageText()); };
    connect(&buffers, &BufferView::oldChanged, inspector, age);
    connect(&buffers, &BufferView::bufferChanged, inspector, [inspector, &buffers] { inspector->selectBuffer(buffers.buffer()); });
    connect(inspector, &DataInspector::bufferSelected, &buffers, &BufferView::setBuffer);
    take();
    inspector->selectBuffer(buffers.buffer());
    age();
    return inspector;
}

void DataInspector::setOld(bool isOld, const QString& ageText)
{
    if (isOld == m_isOld && ageText == m_ageText)
        return;
    m_isOld = isOld;
    m_ageText = ageText;
    emit oldChanged();
}

const Verification* DataInspector::verification() const
{
    const BufferEntry* const shown = m_other ? nullptr : entry();
    return shown != nullptr && shown->role != BufferEntry::Role::Before ? verificationOf(*m_run, shown->buffer) : nullptr;
}

bool DataInspector::isDifference() const
{
    return entry() != nullptr && entry()->role == BufferEntry::Role::Difference;
}

const BufferEntry* DataInspector::entry() const
{
    return m_shown < m_entries.size() ? &m_entries[m_shown] : nullptr;
}

void DataInspector::findShown()
{
    const auto found = std::ranges::find_if(m_entries, [&](const BufferEntry& each) { return each.key() == m_key; });
    m_shown = static_cast<std::size_t>(found - m_entries.begin());
}

const BufferEntry* DataInspector::counterpart() const
{
    const BufferEntry* const shown = entry();
    if (shown == nullptr)
        return nullptr;
    if (m_other && shown->role != BufferEntry::Role::Reference)
        return find(m_otherEntries, shown->buffer,
                    shown->role == BufferEntry::Role::Before ? BufferEntry::Role::Before : BufferEntry::Role::After);
    if (shown->role == BufferEntry::Role::Before)
        return nullptr;
    const bool isReference = shown->role == BufferEntry::Role::Reference;
    return find(m_entries, shown->buffer, isReference ? BufferEntry::Role::After : BufferEntry::Role::Reference);
}

std::vector<RunRecordPointer> DataInspector::comparableRuns() const
{
    std::vector<RunRecordPointer> runs;
    const BufferEntry* const shown = entry();
    if (shown == nullptr || shown->role == BufferEntry::Role::Reference)
        return runs;
    const auto moment = shown->role == BufferEntry::Role::Before ? BufferContent::Moment::Before : BufferContent::Moment::After;
    for (const RunRecordPointer& each : m_runs | std::views::reverse) {
        const BufferContent* const content = contentOf(each->outcome, shown->buffer.toStdString(), moment);
        const bool isKept = content != nullptr && !content->blob.empty() && !each->isRestored;
        if (each->number != m_run->number && isKept && content->count * sizeOf(content->type) == shown->bytes)
            runs.push_back(each);
    }
    return runs;
}

void DataInspector::compareWith(const RunRecordPointer& run)
{
    if (run == m_other)
        return;
    m_other = run;
    m_otherEntries = run ? bufferEntries(*run) : std::vector<BufferEntry>();
    const std::size_t before = m_entries.size();
    listEntries();
    if (m_entries.size() != before)
        emit entriesChanged();
    resolve();
}

// Of the run and of the one that it is compared with.
void DataInspector::listEntries()
{
    const QString buffer = entry() != nullptr ? entry()->buffer : QString();
    m_entries = m_run ? bufferEntries(*m_run) : std::vector<BufferEntry>();
    addDifferences(m_entries, m_otherEntries);
    findShown();
    const BufferEntry* const after = find(m_entries, buffer, BufferEntry::Role::After);
    if (entry() != nullptr || after == nullptr)
        return;
    m_key = after->key();  // of the difference that is no more
    findShown();
    loadSettings();
}

QString DataInspector::expectedName() const
{
    return m_other ? tr("run #%1").arg(m_other->number) : tr("reference");
}

void DataInspector::setRun(const RunRecordPointer& run)
{
    if (run == m_run)
        return;
    if (m_other && (!run || run->number == m_other->number || run->plan.kernel != m_other->plan.kernel)) {
        m_other = nullptr;
        m_otherEntries.clear();
    }
    m_run = run;
    listEntries();
    if (entry() == nullptr) {  // the first output, else the first of all
        const auto output = std::ranges::find(m_entries, BufferEntry::Role::After, &BufferEntry::role);
        m_key = output != m_entries.end() ? output->key() : m_entries.empty() ? QString() : m_entries.front().key();
        findShown();
        m_cursor = entry() != nullptr ? keptCursor(m_cursors, entry()->buffer) : 0;
    }
    loadSettings();
    emit entriesChanged();
    resolve();
}

void DataInspector::select(const QString& key)
{
    if (key == m_key || std::ranges::none_of(m_entries, [&](const BufferEntry& each) { return each.key() == key; }))
        return;
    m_key = key;
    findShown();
    m_cursor = keptCursor(m_cursors, entry()->buffer);
    loadSettings();
    resolve();
    emit cursorChanged();
    emit bufferSelected(entry()->buffer);
}

void DataInspector::selectBuffer(const QString& buffer)
{
    if (entry() != nullptr && entry()->buffer == buffer)
        return;
    const BufferEntry* const after = find(m_entries, buffer, BufferEntry::Role::After);
    if (const BufferEntry* const found = after != nullptr ? after : find(m_entries, buffer, BufferEntry::Role::Before))
        select(found->key());
}

void DataInspector::loadSettings()
{
    m_settings = {};
    if (entry() == nullptr)
        return;
    const Json& view = m_documents.current().session().view;
    const std::string key = settingsKey(*m_run, *entry());
    const Json looks = valueOr(view, kLooksKey, Json());
    const std::string own = looksKey(*m_run, *entry());
    const bool hasOwn = looks.is_object() && looks.contains(own);
    m_settings = valueOr(looks, hasOwn ? own : key, Json()).get<ViewSettings>();
    if (!hasOwn && isDifference())
        m_settings.range.reset();
    const DataViewTexts texts = dataViewTextsOf(view);
    if (const auto text = texts.find(key); text != texts.end())
        m_settings.text = text->second;
}

void DataInspector::storeSettings()
{
    Session session = m_documents.current().session();
    const std::string key = settingsKey(*m_run, *entry());
    DataViewTexts texts = dataViewTextsOf(session.view);
    texts[key] = m_settings.text;
    keepDataViewTexts(session.view, texts);
    Json& looks = session.view[kLooksKey];
    if (!looks.is_object())
        looks = Json::object();
    looks[looksKey(*m_run, *entry())] = m_settings;
    m_documents.current().setSession(session);
}

void DataInspector::setSettings(const ViewSettings& settings)
{
    if (settings == m_settings || entry() == nullptr)
        return;
    const bool isSameView = settings.text == m_settings.text && settings.member == m_settings.member;
    m_settings = settings;
    storeSettings();
    if (!isSameView)
        return resolve();
    if (m_settings.range && m_settings.range->isPercentile)
        askStatistics();  // of percentiles that were not asked for yet
    emit lookChanged();
}

DataViewText DataInspector::effectiveText() const
{
    DataViewText text = m_settings.text;
    const BufferEntry* const shown = entry();
    if (shown != nullptr && text.shape.empty() && text.type.empty() && text.offset.empty())
        text.shape = shown->shape.toStdString();
    return text;
}

// What was typed, held against the buffer: the views are told either way.
void DataInspector::resolve()
{
    m_problem = {};
    m_view.reset();
    m_hasMemberAxis = false;
    const BufferEntry* const shown = entry();
    const BufferEntry* const bytes =
        shown != nullptr && isDifference() ? find(m_entries, shown->buffer, BufferEntry::Role::After) : shown;
    m_bytes.setOutput(bytesOf(bytes));
    m_expectedBytes.setOutput(bytesOf(counterpart()));
    if (shown != nullptr && bytes != nullptr && !bytes->blob.empty()) {
        const Result<DataView> read = attempt([&] {
            return resolveDataView(effectiveText(),
                                   {.bytes = shown->bytes, .layout = shown->layout, .symbols = m_run->plan.symbols});
        });
        m_view = read.value;
        m_problem = {QString::fromStdString(read.subject.name), typesetSentence(read.sentence)};
        chooseNumbers();
    }
    const BufferEntry* const other = counterpart();
    m_canCompare = count() > 0 && other != nullptr && !other->blob.empty() && other->bytes == m_bytes.count();
    m_cursor = std::min(m_cursor, std::max<quint64>(count(), 1) - 1);
    m_statistics.forget();
    m_differences.forget();
    m_search.forget();
    askStatistics();
    askDifferences();
    emit viewChanged();
}

// All numbers, or those of one member of a structure.
void DataInspector::chooseNumbers()
{
    if (!m_view)
        return;
    const std::size_t members = m_view->layout.members.size();
    const bool isWhole = m_settings.member < 0 || static_cast<std::size_t>(m_settings.member) >= members;
    m_numbers = isWhole ? m_view->numbers() : m_view->member(static_cast<std::size_t>(m_settings.member));
    m_hasMemberAxis = isWhole && m_view->layout.isUniform() && members > 1;
}

void DataInspector::askStatistics()
{
    if (count() == 0 || (isDifference() && !canCompare()))
        return;
    DataRequest request = this->request(DataRequest::Kind::Statistics);
    if (m_settings.range && m_settings.range->isPercentile)
        for (const double each : {m_settings.range->low, m_settings.range->high})
            if (std::ranges::find(request.statistics.percentiles, each) == request.statistics.percentiles.end())
                request.statistics.percentiles.push_back(each);
    m_statistics.ask(request);
}

void DataInspector::askDifferences()
{
    if (canCompare())
        m_differences.ask(request(DataRequest::Kind::Differences));
}

DifferenceTolerance DataInspector::tolerance() const
{
    return m_run ? DifferenceTolerance{.relative = m_run->plan.relativeTolerance, .absolute = m_run->plan.absoluteTolerance}
                 : DifferenceTolerance();
}

DataRequest DataInspector::request(DataRequest::Kind kind) const
{
    DataRequest request{.kind = kind, .blob = m_bytes.output() ? m_bytes.output()->blob : std::string(), .view = m_numbers};
    if (canCompare()) {
        request.expectedBlob = counterpart()->blob;
        request.expectedView = m_numbers;
        request.isOfDifferences = isDifference() && (kind == DataRequest::Kind::Statistics || kind == DataRequest::Kind::Seek);
        request.differences.tolerance = tolerance();
        request.differences.measure = m_measure;
        request.differences.worst = kWorst;
        const Dim3& block = m_run->plan.block;
        request.differences.blockThreads = std::uint64_t{block.x} * block.y * block.z;
    }
    return request;
}

bool DataInspector::isOutsideTolerance(double actual, double expected) const
{
    if (std::isnan(actual) || std::isnan(expected))
        return std::isnan(actual) != std::isnan(expected);
    if (std::isinf(actual) || std::isinf(expected))
        return actual != expected;
    const double relative = isReal(m_numbers.format) ? tolerance().relative : 0;
    return std::abs(actual - expected) > tolerance().absolute + relative * std::abs(expected);
}

void DataInspector::setCursor(quint64 index)
{
    const quint64 at = std::min(index, std::max<quint64>(count(), 1) - 1);
    if (entry() == nullptr)
        return;
    m_cursors[entry()->buffer] = at;
    if (at == m_cursor)
        return;
    m_cursor = at;
    emit cursorChanged();
}

QString DataInspector::placeText(quint64 index) const
{
    QString text;
    if (!m_view)
        return text;
    const std::vector<std::uint64_t> coordinates = m_numbers.coordinatesOf(index);
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        const bool isMember = m_hasMemberAxis && i + 1 == coordinates.size();
        const QString each =
            isMember ? QString::fromStdString(m_view->layout.members.at(coordinates[i]).name) : QString::number(coordinates[i]);
        text += (text.isEmpty() ? QString() : QStringLiteral(", ")) + each;
    }
    return QLatin1Char('[') + text + QLatin1Char(']');
}

std::optional<std::uint64_t> DataInspector::rawAt(quint64 index)
{
    return index < count() ? rawNumber(m_bytes, m_numbers, index) : std::nullopt;
}

std::optional<double> DataInspector::valueAt(quint64 index)
{
    const std::optional<std::uint64_t> raw = rawAt(index);
    return raw ? std::optional(toDouble(m_numbers.format, *raw)) : std::nullopt;
}

std::optional<double> DataInspector::expectedAt(quint64 index)
{
    if (!canCompare() || index >= count())
        return {};
    const std::optional<std::uint64_t> raw = rawNumber(m_expectedBytes, m_numbers, index);
    return raw ? std::optional(toDouble(m_numbers.format, *raw)) : std::nullopt;
}

QString DataInspector::valueText(quint64 index)
{
    const NumberFormat format = NumberFormat::fromText(QString::fromStdString(m_settings.format)).value_or(NumberFormat());
    const std::optional<std::uint64_t> raw = rawAt(index);
    if (!isDifference())
        return raw ? format.textOf(m_numbers.format, *raw) : QStringLiteral("…");
    const std::optional<double> expected = expectedAt(index);
    return raw && expected ? format.textOf(toDouble(m_numbers.format, *raw) - *expected) : QStringLiteral("…");
}

std::optional<ValueRange> DataInspector::range() const
{
    const bool isColour = m_hasMemberAxis && m_numbers.format == ValueFormat::UInt8;
    if (isColour && !m_settings.range)
        return ValueRange{0, std::numeric_limits<std::uint8_t>::max()};
    if (m_settings.range && !m_settings.range->isPercentile)
        return ValueRange{m_settings.range->low, m_settings.range->high};
    const std::shared_ptr<const DataAnswer>& answer = m_statistics.answer();
    if (isDifference() && !m_settings.range && m_differences.answer() && m_differences.answer()->differences) {
        const double farthest = farthestOf(*m_differences.answer()->differences);
        return ValueRange{-farthest, farthest};
    }
    if (!answer || !answer->statistics)
        return {};
    return m_settings.range.value_or(RangeChoice{}).resolved(*answer->statistics);
}

void DataInspector::setMeasure(DifferenceMeasure measure)
{
    if (measure == m_measure)
        return;
    m_measure = measure;
    askDifferences();
}

void DataInspector::setMarks(bool strange, bool differences)
{
    m_marksStrange = strange;
    m_marksDifferences = differences;
    emit lookChanged();
}

QString DataInspector::whyNothing() const
{
    if (!m_run)
        return tr("Nothing has run yet: Run fills the buffers of the kernel.");
    const BufferEntry* const shown = entry();
    if (shown == nullptr)
        return tr("The kernel has no buffers.");
    if (!m_problem.sentence.isEmpty())
        return m_problem.sentence;
    if (!m_bytes.failure().isEmpty())
        return m_bytes.failure();
    if (!m_bytes.output() && !shown->missing.empty())
        return messageText(shown->missing);
    if (!m_bytes.output()) {
        if (shown->role == BufferEntry::Role::Before)
            return tr("What %1 held before the run is not kept; run again to see it.").arg(shown->buffer);
        if (shown->role == BufferEntry::Role::Reference)
            return tr("What %1 was compared with is not kept; run again to see it.").arg(shown->buffer);
        return RunText::nothingLeft(*m_run, shown->buffer);
    }
    if (isDifference() && !canCompare())
        return tr("What %1 was compared with is not kept; run again to see the difference.").arg(shown->buffer);
    return m_view && count() == 0 ? tr("This slice has no elements.") : QString();
}

}  // namespace kd
