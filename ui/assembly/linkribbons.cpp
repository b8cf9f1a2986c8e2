// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/linkribbons.h"

#include "ui/assembly/assemblyview.h"
#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Run = LineMapping::Run;
using Sci = QsciScintillaBase;

/// Where lines of a view are, in pixels of another widget.
class LinePlaces {
public:
    LinePlaces(const CodeView& view, const QWidget& in)
        : m_view(view), m_top(in.mapFromGlobal(view.viewport()->mapToGlobal(QPoint())).y()), m_height(view.textHeight(0)),
          m_first(view.firstVisibleLine())
    {
        const long rows = view.viewport()->height() / std::max(1, m_height) + 1;
        m_firstLine = static_cast<int>(view.SendScintilla(Sci::SCI_DOCLINEFROMVISIBLE, m_first));
        m_lastLine = static_cast<int>(view.SendScintilla(Sci::SCI_DOCLINEFROMVISIBLE, m_first + rows));
    }
    double top(int line) const
    {
        return m_top + static_cast<double>(m_view.SendScintilla(Sci::SCI_VISIBLEFROMDOCLINE, line) - m_first) * m_height;
    }
    double bottom(int line) const { return top(line) + m_height; }
    bool isInSight(int line) const { return line >= m_firstLine && line <= m_lastLine; }

private:
    const CodeView& m_view;
    int m_top;
    int m_height;
    int m_first;
    int m_firstLine, m_lastLine;
};

}  // namespace

LinkRibbons::LinkRibbons(CodeEditor* source, AssemblyView* assembly, QWidget* parent)
    : QWidget(parent), m_source(source), m_assembly(assembly)
{
    setFixedWidth(Theme::instance().scaled(kWidth));
    for (CodeView* const view : {static_cast<CodeView*>(source), static_cast<CodeView*>(assembly)})
        connect(view, &QsciScintillaBase::SCN_PAINTED, this, &LinkRibbons::follow);
    connect(&source->tints(), &LineTints::changed, this, &LinkRibbons::updateAll);
    source->verticalScrollBar()->installEventFilter(this);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        setFixedWidth(Theme::instance().scaled(kWidth));
        update();
    });
}

void LinkRibbons::setOn(bool isOn)
{
    if (std::exchange(m_isOn, isOn) != isOn)
        updateAll();
}

void LinkRibbons::setStrongBlock(int block)
{
    if (std::exchange(m_strong, block) != block)
        updateAll();
}

void LinkRibbons::updateAll()
{
    update();
    m_source->verticalScrollBar()->update();
}

bool LinkRibbons::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint && watched == m_source->verticalScrollBar())
        paintBehind(m_source->verticalScrollBar());
    return QWidget::eventFilter(watched, event);
}

/// The source's scroll bar stands between its tints and the ribbons: the tints go on behind it.
void LinkRibbons::paintBehind(QWidget* scrollBar)
{
    if (!m_isOn)
        return;
    QPainter painter(scrollBar);
    const LinePlaces sources(*m_source, *scrollBar);
    const std::vector<LineTints::Tint>& tints = m_source->tints().tints();
    for (int block = 0; block < static_cast<int>(tints.size()); ++block) {
        const LineTints::Tint& tint = tints[static_cast<std::size_t>(block)];
        if (tint.line >= 0 && sources.isInSight(tint.line))
            painter.fillRect(QRectF(0, sources.top(tint.line), scrollBar->width(), m_source->textHeight(0)),
                             LineTints::color(tint.slot, block == m_strong));
    }
}

std::array<long, 8> LinkRibbons::places() const
{
    const auto end = [](const CodeView& view) {
        const long row = view.firstVisibleLine() + view.SendScintilla(Sci::SCI_LINESONSCREEN);
        return view.SendScintilla(Sci::SCI_DOCLINEFROMVISIBLE, row);
    };
    const auto top = [this](const CodeView& view) {
        return static_cast<long>(mapFromGlobal(view.viewport()->mapToGlobal(QPoint())).y());
    };
    return {m_source->firstVisibleLine(), end(*m_source), m_source->textHeight(0), top(*m_source),
            m_assembly->firstVisibleLine(), end(*m_assembly), m_assembly->textHeight(0), top(*m_assembly)};
}

void LinkRibbons::follow()
{
    const std::array<long, 8> now = places();
    if (m_isOn && std::exchange(m_places, now) != now)
        update();
}

std::vector<LinkRibbons::Ribbon> LinkRibbons::ribbons() const
{
    const std::vector<LineTints::Tint>& tints = m_source->tints().tints();
    const LineMapping& links = m_assembly->links();
    std::vector<Ribbon> found;
    if (!m_isOn || tints.size() != links.blocks().size())
        return found;
    const LinePlaces sources(*m_source, *this), instructions(*m_assembly, *this);
    const auto add = [&](int block, const Run& run) {
        const int line = tints[static_cast<std::size_t>(block)].line;
        if (line >= 0)
            found.push_back(
                {block, sources.top(line), sources.bottom(line), instructions.top(run.first), instructions.bottom(run.last)});
    };
    const auto [first, last] = m_assembly->visibleLines();
    const auto isBehind = [](const Run& run, int line) { return run.last < line; };
    for (int block = 0; block < static_cast<int>(tints.size()); ++block) {
        const std::vector<Run>& runs = links.block(block).runs;
        const auto begin = std::lower_bound(runs.begin(), runs.end(), first, isBehind);
        auto end = begin;
        while (end != runs.end() && end->first <= last)
            add(block, *end++);
        // A line in sight whose instructions are not: the ribbon says where they are.
        const int line = tints[static_cast<std::size_t>(block)].line;
        if (begin != end || line < 0 || !sources.isInSight(line))
            continue;
        if (begin != runs.begin())
            add(block, *(begin - 1));
        if (end != runs.end())
            add(block, *end);
    }
    return found;
}

void LinkRibbons::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    painter.fillRect(rect(), theme.color(Token::Editor));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double farUp = -height(), farDown = 2.0 * height();
    const auto near = [&](double y) { return std::clamp(y, farUp, farDown); };
    const double right = width(), middle = right / 2;
    for (const Ribbon& ribbon : ribbons()) {
        QPainterPath path(QPointF(0, near(ribbon.sourceTop)));
        path.cubicTo(middle, near(ribbon.sourceTop), middle, near(ribbon.assemblyTop), right, near(ribbon.assemblyTop));
        path.lineTo(right, near(ribbon.assemblyBottom));
        path.cubicTo(middle, near(ribbon.assemblyBottom), middle, near(ribbon.sourceBottom), 0, near(ribbon.sourceBottom));
        QColor color = theme.series(m_assembly->links().block(ribbon.block).slot);
        color.setAlpha(ribbon.block == m_strong ? kStrongAlpha : kPaleAlpha);
        painter.fillPath(path, color);
    }
}

}  // namespace kd
