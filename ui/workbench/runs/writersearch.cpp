// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/writersearch.h"

#include "core/session/launch/moduleimage.h"
#include "ui/common/messagetext.h"

#include <utility>

namespace kd {

WriterSearch::WriterSearch(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs)
    : m_repeated(client, documents, target, jobs)
{
    connect(&m_repeated, &RepeatedRun::changed, this, &WriterSearch::changed);
    connect(&m_repeated, &RepeatedRun::ended, this, [this](bool, const QString& sentence) { onEnded(sentence); });
}

QString WriterSearch::whyNot(const RunRecordPointer& run) const
{
    if (run && !isEmulatedDevice(run->outcome.deviceId))
        return tr("The emulated GPU alone tells who wrote an element: choose it as the device and run the kernel there.");
    return m_repeated.whyNot(run);
}

void WriterSearch::find(const RunRecordPointer& run, const WatchedElement& element)
{
    if (!whyNot(run).isEmpty())
        return;
    m_found = nullptr;
    m_asked = {.run = run, .element = element, .writes = {}, .count = 0, .failure = {}};
    m_repeated.begin({.run = run,
                      .launches = 1,
                      .tag = QStringLiteral("writers"),
                      .ask =
                          [element](RunRequest& request, int) {
                              request.watched = element;
                              request.keepsContents = false;
                          },
                      // A launch that faulted or took too long wrote until then.
                      .take =
                          [this](RunOutcome outcome, int) {
                              if (!outcome.ran() && outcome.writeCount == 0)
                                  return messageText(outcome.message);
                              m_asked.writes = std::move(outcome.writes);
                              m_asked.count = outcome.writeCount;
                              m_found = std::make_shared<ElementWriters>(m_asked);
                              return QString();
                          }});
}

void WriterSearch::onEnded(const QString& sentence)
{
    if (sentence.isEmpty())
        return;
    m_asked.failure = sentence;
    m_found = std::make_shared<ElementWriters>(m_asked);
}

}  // namespace kd
