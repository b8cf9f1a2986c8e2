// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/client.h"
#include "ui/results/elementpagecache.h"
#include "ui/results/elementtext.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QHash>
#include <QObject>
#include <QString>

namespace kd {

/// Knows which buffer of the last run is looked at and how, shared by every view of it. What is chosen for a buffer stays
/// across runs.
class BufferView : public QObject {
    Q_OBJECT
public:
    /// It ends with `jobs`.
    BufferView(Client& client, JobRunner& jobs);

    Client& client() const { return m_client; }
    /// The last run; null before the first.
    const RunRecordPointer& run() const { return m_run; }
    /// All that are kept of the document, of earlier starts of the program too.
    const std::vector<RunRecordPointer>& runs() const { return m_jobs.runs(); }
    /// A newer run is under way: what is shown is of the one before.
    bool isOld() const { return m_isOld; }
    /// Whether what it found holds for the program and its launch as they stand.
    RunAge age() const { return m_age; }
    /// "of previous run", "earlier code"; empty where what is shown is of the program as it stands.
    QString ageText() const;

    QString buffer() const { return m_buffer; }
    /// Gives the buffer's part of run(); null when there is none.
    const BufferPlan* plan() const;
    const OutputSummary* summary() const;
    const Verification* verification() const;
    void setBuffer(const QString& name);

    ElementPageCache& pages() { return m_pages; }
    /// Why there are no elements to show, in one sentence; empty when there are.
    QString whyNothing() const;

    quint64 columns() const;  ///< at least 1
    void setColumns(quint64 columns);
    ElementFormat format() const;
    void setFormat(ElementFormat format);

signals:
    void runChanged();
    void bufferChanged();  ///< another buffer, or another run of it
    void viewChanged();    ///< columns, format
    void oldChanged();     ///< isOld() or age() is another
    /// Show this element: "go to", the first mismatch.
    void elementRequested(quint64 index);

private:
    struct ViewState {
        quint64 columns = 0;  ///< 0: as many as an object has elements
        ElementFormat format = ElementFormat::Shortest;
    };

    void onRunsChanged();
    void updateAge();
    void updateBuffer();

    Client& m_client;
    JobRunner& m_jobs;
    ElementPageCache m_pages;
    RunRecordPointer m_run;
    QString m_buffer;
    QHash<QString, ViewState> m_viewStates;
    bool m_isOld = false;
    RunAge m_age = RunAge::Present;
};

}  // namespace kd
