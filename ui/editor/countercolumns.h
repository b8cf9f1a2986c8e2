// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/devicereport.h"
#include "ui/editor/linecolumn.h"

#include <QObject>

#include <functional>
#include <vector>

namespace kd {

class CodeEditor;
class Documents;
class JobRunner;
class LineTracker;

/// Columns of what the emulated GPU counted in each line. `isHere` tells whether a file's name is that of the text.
/// Without what no line has.
std::vector<LineColumn> counterColumns(const LaunchCounts& counts, const std::function<bool(const std::string&)>& isHere);

/// Shows the counters of the last run beside its source; grey when the text is another one by now.
class CounterColumns : public QObject {
    Q_OBJECT
public:
    /// `log` gives that of the text that the editor shows; null as long as that is not the current document's.
    CounterColumns(Documents& documents, JobRunner& jobs, CodeEditor* editor, std::function<const LineTracker*()> log);

    /// The text is another one, or the runs are.
    void show();
    void onEdited();

private:
    Documents& m_documents;
    JobRunner& m_jobs;
    CodeEditor* m_editor;
    std::function<const LineTracker*()> m_log;
};

/// Cells of another revision's lines, where they are now; those of lines that were changed since are left out.
void moveCells(LineColumn& column, const LineTracker& log, quint64 revision);

}  // namespace kd
