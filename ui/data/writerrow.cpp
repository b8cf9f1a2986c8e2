// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/writerrow.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/themedlabel.h"
#include "ui/common/threadplace.h"
#include "ui/data/datainspector.h"
#include "ui/results/outputsmodel.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/sourceplace.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/writersearch.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <ranges>

namespace kd {
namespace {

constexpr unsigned kByteBits = 8;

bool isSameElement(const WatchedElement& one, const WatchedElement& other)
{
    return one.buffer == other.buffer && one.index == other.index;
}

}  // namespace

WriterRow::WriterRow(const Models& models, QWidget* parent)
    : QWidget(parent), m_models(models), m_ask(new QPushButton(this)),
      m_text(new ThemedLabel(FontRole::Hint, Token::TextSecondary, this)), m_place(new QToolButton(this))
{
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 6);
    layout->setSpacing(8);
    m_text->setWordWrap(true);
    m_text->setAccessibleName(tr("Who wrote the element"));
    m_place->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_place->setIcon(icon(QStringLiteral("edit")));
    m_place->setMenu(new QMenu(m_place));
    layout->addWidget(m_ask);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_place);
    connect(m_ask, &QPushButton::clicked, this, &WriterRow::ask);
    connect(m_place, &QToolButton::clicked, this, [this] { go(m_models.search.found()->writes.back()); });
    connect(&models.inspector, &DataInspector::cursorChanged, this, &WriterRow::refresh);
    connect(&models.inspector, &DataInspector::viewChanged, this, &WriterRow::refresh);
    connect(&models.search, &WriterSearch::changed, this, &WriterRow::refresh);
    refresh();
}

// Nothing where no kernel writes: in a reference.
std::optional<WatchedElement> WriterRow::element() const
{
    DataInspector& inspector = m_models.inspector;
    const BufferEntry* const entry = inspector.entry();
    const BufferPlan* const plan = entry != nullptr ? bufferOf(*inspector.run(), entry->buffer) : nullptr;
    const bool isWritten = plan != nullptr && plan->direction != Direction::In && entry->role != BufferEntry::Role::Reference;
    if (!isWritten || inspector.count() == 0)
        return {};
    const std::uint64_t byte = inspector.numbers().bitOf(inspector.cursor()) / kByteBits;
    return WatchedElement{.buffer = plan->name, .index = byte / sizeOf(plan->type)};
}

void WriterRow::ask()
{
    if (m_models.search.isSearching())
        return m_models.search.stop();
    if (const std::optional<WatchedElement> asked = element())
        m_models.search.find(m_models.inspector.run(), *asked);
}

void WriterRow::refresh()
{
    const std::optional<WatchedElement> asked = element();
    const bool isSearching = m_models.search.isSearching();
    const QString why = m_models.search.whyNot(m_models.inspector.run());
    setVisible(asked.has_value());
    m_ask->setText(isSearching ? tr("Stop") : tr("Who wrote it?"));
    m_ask->setEnabled(isSearching || why.isEmpty());
    m_ask->setToolTip(isSearching    ? QString()
                          : why.isEmpty() ? tr("Runs the kernel once more on the emulated GPU, which watches this element")
                                          : why);
    m_place->hide();
    m_text->setColor(Token::TextSecondary);
    const std::shared_ptr<const ElementWriters>& found = m_models.search.found();
    if (isSearching)
        m_text->setText(tr("The kernel runs once more, and the element is watched…"));
    else if (!asked || !found || found->run != m_models.inspector.run() || !isSameElement(found->element, *asked))
        m_text->setText({});
    else
        showWrites();
}

void WriterRow::showWrites()
{
    const ElementWriters& found = *m_models.search.found();
    if (!found.failure.isEmpty()) {
        m_text->setColor(Token::Bad);
        return m_text->setText(found.failure);
    }
    if (found.writes.empty())
        return m_text->setText(tr("No thread wrote it: it holds what was there before the launch."));
    const WriteRecord& last = found.writes.back();
    m_text->setText(found.count == 1
                        ? tr("Written by thread %1 of block %2").arg(tripleText(last.thread), tripleText(last.block))
                        : tr("%1 writes, the last by thread %2 of block %3")
                              .arg(formatCount(found.count), tripleText(last.thread), tripleText(last.block)));
    const SourcePosition place = placeIn(m_models.documents.current(), last.position, last.inlinedInto);
    m_place->setText(nameOf(place));
    m_place->setToolTip(tr("Show this line in the editor"));
    m_place->setVisible(place.line > 0);
    m_place->menu()->clear();
    m_place->setPopupMode(found.writes.size() > 1 ? QToolButton::MenuButtonPopup : QToolButton::DelayedPopup);
    if (found.writes.size() > 1)
        for (const WriteRecord& write : found.writes | std::views::reverse)
            m_place->menu()->addAction(nameOf(write), this, [this, write] { go(write); });
}

QString WriterRow::nameOf(const SourcePosition& place) const
{
    const QString file =
        place.file.empty() ? m_models.documents.current().fileName() : QFileInfo(QString::fromStdString(place.file)).fileName();
    return QStringLiteral("%1:%2").arg(file).arg(place.line);
}

QString WriterRow::nameOf(const WriteRecord& write) const
{
    return tr("Thread %1 of block %2, %3")
        .arg(tripleText(write.thread), tripleText(write.block),
             nameOf(placeIn(m_models.documents.current(), write.position, write.inlinedInto)));
}

void WriterRow::go(const WriteRecord& write)
{
    const SourcePosition place = placeIn(m_models.documents.current(), write.position, write.inlinedInto);
    if (place.line < 1)
        return;
    m_models.navigator.showFeature(QStringLiteral("editor"));
    m_models.navigator.showPlace(place);
}

}  // namespace kd
