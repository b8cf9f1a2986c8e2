// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/hostcodemarks.h"

#include "core/compile/outline/hostcode.h"
#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/common/whenfinished.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"

#include <QFuture>
#include <QtConcurrentRun>

#include <string>
#include <utility>

namespace kd {

HostCodeMarks::HostCodeMarks(Documents& documents, BuildController& builds, CodeEditor* editor, std::function<bool()> holdsCurrent)
    : QObject(editor), m_documents(documents), m_builds(builds), m_editor(editor), m_holdsCurrent(std::move(holdsCurrent))
{
    connect(&m_builds, &BuildController::changed, this, &HostCodeMarks::show);
    connect(m_editor, &CodeEditor::styled, this, &HostCodeMarks::applyTheme);
    applyTheme();
}

void HostCodeMarks::applyTheme()
{
    m_editor->indicatorDefine(QsciScintilla::TextColorIndicator, kIndicator);
    m_editor->setIndicatorForegroundColor(Theme::instance().color(Token::TextMuted), kIndicator);
}

HostCodeMarks::Text HostCodeMarks::present() const
{
    return {.document = m_documents.current().number(), .revision = m_documents.current().revision()};
}

void HostCodeMarks::show()
{
    if (!m_holdsCurrent())
        return;
    const Build& build = m_builds.build();
    if (!build || !build.outcome->lacksHostCode)
        return clear();
    if (!m_isReading && m_shown != present())
        read();
}

void HostCodeMarks::read()
{
    m_isReading = true;
    const auto work = [source = m_documents.current().text().toStdString()] { return setHostCodeAside(source).setAside; };
    whenFinished(this, QtConcurrent::run(work), [this, text = present()](const QFuture<std::vector<SourceRange>>& future) {
        m_isReading = false;
        if (future.resultCount() > 0)
            onRead(text, future.result());
    });
}

void HostCodeMarks::onRead(const Text& text, const std::vector<SourceRange>& ranges)
{
    const bool isPresent = m_holdsCurrent() && text == present() && m_builds.build() && m_builds.build().outcome->lacksHostCode;
    if (!isPresent)
        return show();
    clear();
    m_shown = text;
    for (const SourceRange& range : ranges)
        m_editor->SendScintilla(QsciScintilla::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(range.begin),
                                static_cast<long>(range.end - range.begin));
}

void HostCodeMarks::clear()
{
    m_shown = {};
    m_editor->SendScintilla(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(kIndicator));
    m_editor->SendScintilla(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, m_editor->length());
}

}  // namespace kd
