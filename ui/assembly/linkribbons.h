// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <vector>

namespace kd {

class AssemblyView;
class CodeEditor;

/// The ribbons between a source and its assembly: from each line in sight to its instructions. The tints of the source are, in
/// order, the blocks of the assembly's links. Follows scrolling, folding and zoom of both; paints what is in sight alone.
class LinkRibbons : public QWidget {
    Q_OBJECT
public:
    static constexpr int kWidth = 26;       ///< logical pixels
    static constexpr int kPaleAlpha = 38;   ///< VISUAL section 5
    static constexpr int kStrongAlpha = 95;

    LinkRibbons(CodeEditor* source, AssemblyView* assembly, QWidget* parent);

    void setOn(bool isOn);
    bool isOn() const { return m_isOn; }
    void setStrongBlock(int block);

    /// Tells from where to where it goes, in pixels of this widget.
    struct Ribbon {
        int block = -1;
        double sourceTop = 0, sourceBottom = 0;
        double assemblyTop = 0, assemblyBottom = 0;
    };
    /// Gives the ribbons that are in sight.
    std::vector<Ribbon> ribbons() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    void updateAll();
    void paintBehind(QWidget* scrollBar);
    /// All that decides where lines are.
    std::array<long, 8> places() const;

    CodeEditor* m_source;
    AssemblyView* m_assembly;
    std::array<long, 8> m_places{};
    int m_strong = -1;
    bool m_isOn = false;
};

}  // namespace kd
