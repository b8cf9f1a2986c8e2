// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/linetints.h"

#include "ui/common/theme.h"
#include "ui/text/codeview.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr double kPale = 0.12;  // share of the slot's colour: picture 01
constexpr double kStrong = 0.255;

}  // namespace

QColor mixed(const QColor& back, const QColor& color, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return QColor(mix(back.red(), color.red()), mix(back.green(), color.green()), mix(back.blue(), color.blue()));
}

LineTints::LineTints(CodeView* view, int firstMarker) : QObject(view), m_view(view), m_firstMarker(firstMarker)
{
    connect(m_view, &CodeView::lineEdited, this, &LineTints::onLineEdited);
    connect(&Theme::instance(), &Theme::changed, this, &LineTints::define);
    define();
}

QColor LineTints::color(int slot, bool isStrong)
{
    const Theme& theme = Theme::instance();
    return mixed(theme.color(Token::Editor), theme.series(slot), isStrong ? kStrong : kPale);
}

void LineTints::define()
{
    for (int slot = 1; slot <= kSlots; ++slot) {
        const int marker = m_firstMarker + slot - 1;
        m_view->markerDefine(QsciScintilla::Background, marker);
        m_view->setMarkerBackgroundColor(color(slot, false), marker);
    }
    m_view->markerDefine(QsciScintilla::Background, strongMarker());
    if (m_strong >= 0)
        m_view->setMarkerBackgroundColor(color(m_tints[static_cast<std::size_t>(m_strong)].slot, true), strongMarker());
    emit changed();
}

void LineTints::set(std::vector<Tint> tints)
{
    if (tints == m_tints && m_strong < 0)
        return;
    for (int marker = m_firstMarker; marker <= strongMarker(); ++marker)
        m_view->markerDeleteAll(marker);
    m_strong = -1;
    m_tints = std::move(tints);
    for (const Tint& tint : m_tints)
        if (tint.line >= 0)
            m_view->markerAdd(tint.line, m_firstMarker + tint.slot - 1);
    emit changed();
}

void LineTints::setStrong(int index)
{
    if (std::exchange(m_strong, index) == index)
        return;
    m_view->markerDeleteAll(strongMarker());
    if (index >= 0) {
        const Tint& tint = m_tints[static_cast<std::size_t>(index)];
        m_view->setMarkerBackgroundColor(color(tint.slot, true), strongMarker());
        if (tint.line >= 0)
            m_view->markerAdd(tint.line, strongMarker());
    }
    emit changed();
}

std::optional<QColor> LineTints::colorAt(int line) const
{
    const auto found = std::find_if(m_tints.begin(), m_tints.end(), [line](const Tint& tint) { return tint.line == line; });
    if (found == m_tints.end())
        return {};
    return color(found->slot, found - m_tints.begin() == m_strong);
}

/// As Scintilla moves its markers.
void LineTints::onLineEdited(int line, int added, bool isAtStart)
{
    if (added == 0)
        return;
    const bool isMoved = added > 0 && isAtStart;
    const int lastRemoved = line + std::max(0, -added);
    for (Tint& tint : m_tints) {
        if (tint.line > lastRemoved || (isMoved && tint.line == line))
            tint.line += added;
        else if (tint.line > line)
            tint.line = -1;
    }
    emit changed();
}

}  // namespace kd
