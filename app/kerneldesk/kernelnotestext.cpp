// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/kernelnotestext.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "ui/common/messagetext.h"
#include "ui/common/threadplace.h"

#include <algorithm>

namespace kd::cli {
namespace {

QString notePlace(const KernelNote& note)
{
    if (note.position.line <= 0)
        return {};
    return note.position.file.empty() ? Text::tr("line %1 of the PTX").arg(note.position.line) : toQt(fileAndLine(note.position));
}

// The first in the order of the list is the first of the run.
QString firstBirthText(const std::vector<KernelNote>& notes)
{
    const auto first = std::ranges::find_if(notes, [](const KernelNote& note) { return isBirth(note.kind); });
    if (first == notes.end())
        return {};
    const QString what = withThread(messageText(first->message), first->block, first->thread);
    const QString place = notePlace(*first);
    return QLatin1Char('\n') + kIndent +
        (place.isEmpty() ? Text::tr("First NaN or infinity: %1").arg(what)
                         : Text::tr("First NaN or infinity, at %1: %2").arg(place, what)) + QLatin1Char('\n');
}

}  // namespace

QString kernelNotesText(const std::vector<KernelNote>& notes)
{
    TextTable table({{Text::tr("noted")},
                     {Text::tr("times"), TextTable::Align::Right},
                     {Text::tr("at")},
                     {Text::tr("first by block")},
                     {Text::tr("thread")},
                     {}});
    for (const KernelNote& note : notes)
        table.addRow({messageText(noteText(note.kind)), QString::number(note.count), notePlace(note), tripleText(note.block),
                      tripleText(note.thread), messageText(note.message)});
    return table.isEmpty() ? QString() : firstBirthText(notes) + QLatin1Char('\n') + table.toText(kIndent);
}

}  // namespace kd::cli
