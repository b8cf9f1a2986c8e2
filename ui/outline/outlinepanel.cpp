// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outline/outlinepanel.h"

#include "core/compile/outline/outlinereader.h"
#include "ui/common/emptystate.h"
#include "ui/common/filterfield.h"
#include "ui/common/filtermodel.h"
#include "ui/common/tableview.h"
#include "ui/outline/outlinemodel.h"
#include "ui/common/whenfinished.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/navigator.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QStackedLayout>
#include <QtConcurrentRun>

#include <utility>
#include <vector>

namespace kd {
namespace {

constexpr int kFieldWidth = 180;  // logical pixels
constexpr int kDelay = 300;       // ms after the last key

}  // namespace

OutlinePanel::OutlinePanel(Documents& documents, Navigator& navigator, QWidget* parent)
    : Panel(tr("Outline"), parent), m_documents(documents), m_navigator(navigator), m_model(new OutlineModel(this)),
      m_filter(new FilterModel(this)), m_table(new TableView(this)), m_empty(new EmptyState({}, {}, this)),
      m_field(makeFilterField(*m_filter, tr("Filter the outline"), kFieldWidth, this)), m_pages(new QStackedLayout(this)),
      m_reader(std::make_shared<OutlineReader>())
{
    m_filter->setSourceModel(m_model);
    makeTable();
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_table);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &OutlinePanel::read);
    connect(m_filter, &FilterModel::filterTextChanged, this, &OutlinePanel::updatePage);
    connect(m_empty, &EmptyState::triggered, m_field, &QLineEdit::clear);
    connect(&documents, &Documents::textChanged, this, &OutlinePanel::readSoon);
    updatePage();
}

QWidget* OutlinePanel::headerWidget() const
{
    return m_field;
}

void OutlinePanel::makeTable()
{
    m_table->showInOwnOrder(m_filter, m_field);
    m_table->setAccessibleName(tr("Outline"));
    QHeaderView& header = *m_table->header();
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(OutlineModel::TextColumn, QHeaderView::Stretch);
    connect(m_table, &QAbstractItemView::clicked, this, &OutlinePanel::showPlace);
    connect(m_table, &QAbstractItemView::activated, this, &OutlinePanel::showPlace);
}

OutlinePanel::TextKey OutlinePanel::keyOf(const Document& document)
{
    return {.revision = document.revision(), .source = document.code().source};
}

void OutlinePanel::showEvent(QShowEvent* event)
{
    Panel::showEvent(event);
    read();
}

void OutlinePanel::readSoon()
{
    if (isVisible())
        m_delay.start();
}

void OutlinePanel::read()
{
    const Document& document = m_documents.current();
    if (m_isReading || m_key == keyOf(document))
        return;
    m_key = keyOf(document);
    m_isReading = true;
    m_isCode = document.isCode() && !m_key.source;
    const bool isPython = m_key.source && m_key.source->isPython();
    const auto work = [reader = m_reader, text = document.text(), isCode = m_isCode, isPython, hasPtx = document.code().hasPtx] {
        return isPython  ? pythonOutlineEntries(text)
            : !isCode    ? outlineEntries(reader->read(text.toStdString()))
            : hasPtx     ? ptxOutlineEntries(text)
                         : Entries();
    };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<Entries>& future) {
        m_isReading = false;
        onRead(future.resultCount() > 0 ? future.result() : Entries());
    });
}

/// What was read of a text that is another one by now is not shown: the newest is read as soon as nobody types.
void OutlinePanel::onRead(Entries entries)
{
    if (m_key != keyOf(m_documents.current())) {
        if (isVisible() && !m_delay.isActive())
            read();
        return;
    }
    m_model->setEntries(std::move(entries));
    updatePage();
    setNote(m_model->rowCount() > 0 ? QString::number(m_model->rowCount()) : QString());
}

void OutlinePanel::updatePage()
{
    if (m_filter->rowCount() > 0)
        return m_pages->setCurrentWidget(m_table);
    if (m_model->rowCount() > 0)
        m_empty->setContent(tr("Nothing in the outline has these words."), tr("Show all"));
    else if (m_isCode)
        m_empty->setContent(tr("The compiled code has no PTX, or its PTX defines no kernel."));
    else
        m_empty->setContent(tr("The source has no kernel, function, launch, macro or include."));
    m_pages->setCurrentWidget(m_empty);
}

void OutlinePanel::showPlace(const QModelIndex& index)
{
    m_navigator.showPlace({.line = index.data(OutlineModel::LineNumberRole).toInt()});
}

}  // namespace kd
