// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/advice/editcost.h"

#include <QAbstractButton>
#include <QStringList>

#include <optional>

namespace kd {

class CodeEditor;

/// Shows what the last edit costs, beside its line: "regs 40 → 47 | occupancy 75 → 62.5 % | time +3.1 % | limited by registers".
/// Lies over the editor's text, follows it, and takes no focus. Where there is no room it leaves its last part out, then goes
/// beneath the line.
class EditCostOverlay : public QAbstractButton {
    Q_OBJECT
public:
    enum class Tone { Cost, Gain, Stale };
    explicit EditCostOverlay(CodeEditor* editor);

    /// Shows the cost at a line of the text as it stands, from 0. Nothing is shown without parts, without a line or while it is
    /// out of sight. `verdict` is what its tool tip says of the time.
    void setPrice(const QStringList& parts, Tone tone, std::optional<int> line, const QString& verdict = {});
    /// Gives the parts there was room for; empty while nothing is shown.
    QStringList shownParts() const { return isHidden() ? QStringList() : m_shown; }
    Tone tone() const { return m_tone; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /// Tells where it is to be, and what it then shows.
    struct Place {
        QRect rect;  ///< null: out of sight
        QStringList parts;
    };
    Place placeNow() const;
    void place();
    int widthOf(const QStringList& parts) const;
    void updateDescription();

    CodeEditor* m_editor;
    QStringList m_parts, m_shown;
    QString m_verdict;
    std::optional<int> m_line;
    Tone m_tone = Tone::Cost;
};

/// Gives what changed, in the order in which it is told; empty where nothing did. `time` is what is known of the time, if anything:
/// "time −3.1 %".
QStringList priceParts(const EditCost& change, const QString& time = {});

}  // namespace kd
