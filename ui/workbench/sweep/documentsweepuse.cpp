// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/base/result.h"
#include "ui/workbench/sweep/documentsweep.h"
#include "ui/workbench/sweep/sweepcurrent.h"
#include "ui/workbench/sweep/sweepuse.h"
#include "ui/workbench/sweep/sweepused.h"

#include "core/base/json.h"
#include "core/sweep/sweptprogram.h"

#include <algorithm>
#include <utility>

// The use of a point of a sweep in the document.

namespace kd {
namespace {

bool isSameLaunch(const LaunchSetup& left, const LaunchSetup& right)
{
    return Json(left) == Json(right);
}

/// As one step of undo: the smallest range in which the texts differ.
void replaceDifference(Document& document, const QByteArray& from, const QByteArray& to)
{
    const auto shorter = std::min(from.size(), to.size());
    qsizetype begin = 0, tail = 0;
    while (begin < shorter && from[begin] == to[begin])
        ++begin;
    while (tail < shorter - begin && from[from.size() - 1 - tail] == to[to.size() - 1 - tail])
        ++tail;
    if (from != to)
        document.replaceRange(begin, from.size() - tail, to.mid(begin, to.size() - tail - begin));
}

void setForms(Document& document, DocumentLaunch& launches, const SweptDocument& to)
{
    Session session = document.session();
    if (!(session.compile == to.compile)) {
        session.compile = to.compile;
        document.setSession(session);
    }
    if (!isSameLaunch(launches.launch(), to.launch))
        launches.setLaunch(to.launch);
}

}  // namespace

QStringList DocumentSweep::use(std::uint64_t point)
{
    if (!m_results.hasSpace() || point >= m_results.space().count())
        return {};
    auto used = std::make_unique<SweepUsed>();
    used->before = {.text = m_document.text(), .compile = m_document.session().compile, .launch = m_launches.launch()};
    SweptProgram program{.source = used->before.text.toStdString(), .compile = used->before.compile, .launch = used->before.launch};
    if (program.launch.kernel.empty() && m_launches.kernel() != nullptr)
        program.launch.kernel = m_launches.kernel()->name;
    const Result<UsedPoint> answer = attempt([&] { return usePoint(m_results.space(), point, program); });
    if (!answer.value) {
        emit failed(answer.sentence);
        return {};
    }
    const SweptProgram& made = answer.value->program;
    used->after = {.text = QByteArray::fromStdString(made.source), .compile = made.compile, .launch = made.launch};
    const SweptDocument before = used->before, after = used->after;
    m_used.reset();  // nobody follows these changes
    setForms(m_document, m_launches, after);
    replaceDifference(m_document, before.text, after.text);
    used->notice = tr("The point is used: %1.").arg(answer.value->changes.join(QStringLiteral(", ")));
    m_used = std::move(used);
    emit usedChanged();
    emit noticed(m_used->notice);
    return answer.value->changes;
}

std::optional<SweepPoint> DocumentSweep::presentPoint() const
{
    if (!m_results.hasSpace())
        return std::nullopt;
    return kd::presentPoint(
        m_results.space(),
        {.source = m_document.text().toStdString(), .compile = m_document.session().compile, .launch = sweptLaunch()});
}

/// The kernel's name is another one once it is compiled.
bool DocumentSweep::isAsUsed() const
{
    LaunchSetup launch = m_launches.launch();
    launch.kernel = m_used->after.launch.kernel;
    return m_used->isDone && m_document.text() == m_used->after.text && m_document.session().compile == m_used->after.compile &&
        isSameLaunch(launch, m_used->after.launch);
}

bool DocumentSweep::canTakeBack() const
{
    return m_used && isAsUsed();
}

void DocumentSweep::takeBack()
{
    if (!canTakeBack())
        return;
    const std::unique_ptr<SweepUsed> used = std::exchange(m_used, nullptr);
    replaceDifference(m_document, used->after.text, used->before.text);
    setForms(m_document, m_launches, used->before);
    emit usedChanged();
    emit takenBack(used->notice);
}

/// Undo and redo of the text take the forms along, so that both are one step.
void DocumentSweep::followText()
{
    m_present.start();
    if (!m_used || !m_used->changesText())
        return;
    const QByteArray text = m_document.text();
    const bool isBack = m_used->isDone && text == m_used->before.text, isAgain = !m_used->isDone && text == m_used->after.text;
    if (!isBack && !isAgain)
        return;
    m_used->isDone = isAgain;
    const SweptDocument to = isBack ? m_used->before : m_used->after;
    setForms(m_document, m_launches, to);
    emit usedChanged();
    if (isBack)
        emit takenBack(m_used->notice);
}

}  // namespace kd
