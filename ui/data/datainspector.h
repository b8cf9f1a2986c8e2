// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataview.h"
#include "ui/data/bufferentry.h"
#include "ui/data/dataquery.h"
#include "ui/data/viewsettings.h"
#include "ui/results/elementpagecache.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace kd {

class BufferView;
class Documents;

/// Knows which buffer of the last run is inspected, how, and where the cursor stands: what all views of Data share. What is chosen
/// for a buffer is kept with the session and across runs.
class DataInspector : public QObject {
    Q_OBJECT
public:
    /// What is wrong with what was typed: a part of DataViewText ("shape", "slice"…) and one sentence.
    struct Problem {
        QString part, sentence;
    };

    DataInspector(Client& client, Documents& documents, QObject* parent = nullptr);
    ~DataInspector() override;
    /// Makes one that inspects the run and the buffer of `buffers`, and ends with it.
    static DataInspector* follow(BufferView& buffers, Documents& documents);

    Client& client() const { return m_client; }
    const RunRecordPointer& run() const { return m_run; }
    void setRun(const RunRecordPointer& run);
    /// A newer run is under way: what is shown is of the one before.
    bool isOld() const { return m_isOld; }
    /// "of previous run", "earlier code", in the language of the window; empty where what is shown is of the program as it stands.
    QString ageText() const { return m_ageText; }
    void setOld(bool isOld, const QString& ageText = {});
    /// How the inspected output agrees with its reference, as the run found out; null where it has none or is compared with a run.
    const Verification* verification() const;

    const std::vector<BufferEntry>& entries() const { return m_entries; }
    /// Null where there is none.
    const BufferEntry* entry() const;
    void select(const QString& key);
    /// Selects what a buffer holds after the run, or else before.
    void selectBuffer(const QString& buffer);
    /// What the entry is compared with: its twin, or the same buffer of comparedRun(); null where there is none.
    const BufferEntry* counterpart() const;
    /// Runs of which older ones may be chosen to compare with.
    void setRuns(const std::vector<RunRecordPointer>& runs) { m_runs = runs; }
    /// Those whose output of this buffer was kept when they ended, the newest first. The worker drops them in time.
    std::vector<RunRecordPointer> comparableRuns() const;
    /// Null where outputs are compared with their reference.
    const RunRecordPointer& comparedRun() const { return m_other; }
    void compareWith(const RunRecordPointer& run);
    /// What stands on the other side: "reference", "run #3".
    QString expectedName() const;

    const ViewSettings& settings() const { return m_settings; }
    void setSettings(const ViewSettings& settings);
    /// The text with what the launch says where nothing was typed.
    DataViewText effectiveText() const;
    const Problem& problem() const { return m_problem; }
    /// Why there is nothing to show, in one sentence; empty when there is something.
    QString whyNothing() const;

    /// Nothing where whyNothing() says why. `numbers` are those that pictures, plots and statistics show.
    const std::optional<DataView>& view() const { return m_view; }
    const ScalarView& numbers() const { return m_numbers; }
    quint64 count() const { return m_view ? m_numbers.count() : 0; }
    /// Whether numbers() stand for how far they are from those that they are compared with.
    bool isDifference() const;
    /// Whether the last axis of numbers() are the members of a vector.
    bool hasMemberAxis() const { return m_hasMemberAxis; }

    /// The buffer's bytes, and those that it is compared with.
    ElementPageCache& bytes() { return m_bytes; }
    ElementPageCache& expectedBytes() { return m_expectedBytes; }
    /// A request about numbers() that lacks its wish. Figures and searches of a difference are of how far both are apart.
    DataRequest request(DataRequest::Kind kind) const;
    bool canCompare() const { return m_canCompare; }

    /// The cursor: an index into numbers().
    quint64 cursor() const { return m_cursor; }
    void setCursor(quint64 index);
    QString placeText(quint64 index) const;  ///< "[130, 376]"
    /// Raw bits; nothing while they are not here. Asks for them.
    std::optional<std::uint64_t> rawAt(quint64 index);
    std::optional<double> valueAt(quint64 index);
    std::optional<double> expectedAt(quint64 index);
    /// The value as the format writes it; of a difference that, "…" while it is not here.
    QString valueText(quint64 index);
    bool isOutsideTolerance(double actual, double expected) const;

    DataQuery& statistics() { return m_statistics; }
    DataQuery& differences() { return m_differences; }
    /// The values that colours stand for; nothing before the statistics are here.
    std::optional<ValueRange> range() const;
    /// Goes to the next such number, or the one before; behind the last one to the first.
    void seek(SoughtValue sought, SeekDirection direction);
    void seekDifference(SeekDirection direction);
    DifferenceMeasure measure() const { return m_measure; }
    void setMeasure(DifferenceMeasure measure);
    bool marksStrange() const { return m_marksStrange; }
    bool marksDifferences() const { return m_marksDifferences; }
    void setMarks(bool strange, bool differences);

signals:
    void entriesChanged();
    void viewChanged();  ///< another entry, another run of it, or other settings
    void lookChanged();  ///< range, colours, format, marks: the same numbers
    void cursorChanged();
    void oldChanged();
    void bufferSelected(const QString& buffer);
    void told(const QString& sentence);  ///< what became of a search

private:
    void listEntries();
    void findShown();
    void loadSettings();
    void storeSettings();
    void resolve();
    void chooseNumbers();
    void askStatistics();
    void askDifferences();
    void goToFirstDifference();
    void search(DataRequest request, SeekDirection direction);
    void searchFromTheOtherEnd();
    void onSought();
    DifferenceTolerance tolerance() const;

    Client& m_client;
    Documents& m_documents;
    RunRecordPointer m_run;
    ElementPageCache m_bytes, m_expectedBytes;
    DataQuery m_statistics, m_differences, m_search;
    DataRequest m_sought;  ///< what m_search was asked last
    std::vector<RunRecordPointer> m_runs;
    RunRecordPointer m_other;                  ///< what is compared with; null: the reference
    std::vector<BufferEntry> m_otherEntries;   ///< its
    std::vector<BufferEntry> m_entries;
    QString m_key;
    std::size_t m_shown = 0;  ///< place of m_key in m_entries; behind the last where it is none of them
    ViewSettings m_settings;
    Problem m_problem;
    std::optional<DataView> m_view;
    ScalarView m_numbers;
    std::map<QString, quint64> m_cursors;  ///< where somebody put it, by buffer, across runs
    quint64 m_cursor = 0;
    DifferenceMeasure m_measure = DifferenceMeasure::Absolute;
    QString m_ageText;
    bool m_isOld = false, m_canCompare = false, m_hasMemberAxis = false, m_marksStrange = true, m_marksDifferences = true;
};

}  // namespace kd
