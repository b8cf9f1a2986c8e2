// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>

#include <optional>
#include <vector>

namespace kd {

class CodeView;

/// `color` at that share on `back`: what a tint comes to where Scintilla wants opaque colours.
QColor mixed(const QColor& back, const QColor& color, double share);

/// Pale backgrounds of lines in the colours of the chart palette: which line of a source became which instructions. They move
/// with the text. Lines count from 0.
class LineTints : public QObject {
    Q_OBJECT
public:
    static constexpr int kSlots = 8;              ///< slots of the chart palette
    static constexpr int kMarkers = kSlots + 1;   ///< markers of Scintilla, one a slot and one for what stands out

    struct Tint {
        int line = 0;  ///< -1: it was removed since
        int slot = 1;  ///< 1 to kSlots
        friend bool operator==(const Tint&, const Tint&) = default;
    };

    /// Takes `firstMarker` and the kMarkers - 1 after it.
    LineTints(CodeView* view, int firstMarker);

    /// These and no others, none of them stronger; one a line.
    void set(std::vector<Tint> tints);
    /// Gives the tints where they are now, in the order they were given.
    const std::vector<Tint>& tints() const { return m_tints; }
    /// The one that stands out: an index of tints(), or -1.
    void setStrong(int index);
    int strong() const { return m_strong; }
    /// Nothing where the line has none.
    std::optional<QColor> colorAt(int line) const;

    /// The colour of a slot on the editor's background; opaque.
    static QColor color(int slot, bool isStrong);

signals:
    void changed();

private:
    void define();
    void onLineEdited(int line, int added, bool isAtStart);
    int strongMarker() const { return m_firstMarker + kSlots; }

    CodeView* m_view;
    int m_firstMarker;
    std::vector<Tint> m_tints;
    int m_strong = -1;
};

}  // namespace kd
