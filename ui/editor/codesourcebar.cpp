// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/codesourcebar.h"

#include "ui/workbench/documents/codesources.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documentfiles.h"
#include "ui/workbench/documents/documents.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace kd {
namespace {

constexpr qsizetype kLongestName = 64;   // characters of a folder and a file; what is left out is in the middle
constexpr qsizetype kLongestTip = 1024;  // characters of a path

/// A text that anybody may have written, on one line.
QString oneLine(const QString& text, qsizetype longest)
{
    const QString line = text.simplified();
    return line.size() <= longest ? line : line.left(longest / 2) + QChar(0x2026) + line.right(longest / 2 - 1);
}

QString shownName(const QString& path)
{
    return oneLine(QFileInfo(path).fileName(), kLongestName);
}

/// "…/src/softmax.py" of "/home/me/src/softmax.py": the tip has the rest.
QString shortPath(const QString& path)
{
    const qsizetype folder = path.lastIndexOf(QLatin1Char('/'), path.lastIndexOf(QLatin1Char('/')) - 1);
    return folder > 0 ? QChar(0x2026) + oneLine(path.mid(folder), kLongestName) : oneLine(path, kLongestName);
}

}  // namespace

CodeSourceBar::CodeSourceBar(const Documents& documents, CodeSources& sources, DocumentFiles& files, QWidget* parent)
    : NoticeBar(parent), m_documents(documents), m_sources(sources), m_files(files)
{
    connect(&sources, &CodeSources::changed, this, &CodeSourceBar::follow);
    follow();
}

void CodeSourceBar::follow()
{
    const CodeSources::State state = m_sources.state();
    const Document& document = m_documents.current();
    if (state == CodeSources::State::None || m_sources.isDismissed())
        return hide();
    const QString path = QString::fromStdString(document.code().named.file);
    const bool isShown = state == CodeSources::State::Shown;
    const Choice other{isShown ? tr("Other file…") : tr("Choose another file…"), [this] {
                           follow();  // it stays while the dialog is open
                           choose();
                       }};
    setToolTip(oneLine(path, kLongestTip));
    switch (state) {
    case CodeSources::State::Reading:
        return say(tr("%1 is being read.").arg(shownName(path)), {}, Tone::Info);
    case CodeSources::State::Refused:
        return say(m_sources.refusal(), {other, {tr("Close"), [this] { m_sources.setDismissed(true); }}});
    case CodeSources::State::Shown: {
        const CodeSource& source = *document.code().source;
        const QString file = QString::fromStdString(source.file.string());
        const QString sentence = source.doubt.isEmpty()
            ? tr("Source of this code: %1").arg(shortPath(file))
            : source.doubt;
        setToolTip(oneLine(file, kLongestTip));
        const Choice back{document.code().hasPtx ? tr("Show the PTX") : tr("Hide the source"), [this] { m_sources.hide(); }};
        std::vector<Choice> choices{back, other, {tr("Close"), [this] { m_sources.setDismissed(true); }}};
        const Choice edit{tr("Edit it with this launch"), [this, file] {
                              follow();  // it stays where that fails
                              m_files.openToLaunch(file);
                          }};
        if (!source.isPython())
            choices.insert(choices.begin(), edit);
        return say(sentence, choices,
                   source.doubt.isEmpty() ? Tone::Info : Tone::Warning);
    }
    case CodeSources::State::Offered:
    case CodeSources::State::None:
        break;
    }
    say(tr("This code was made from %1.").arg(shortPath(path)),
        {{tr("Show it"), [this] { m_sources.show(); }}, other, {tr("Not now"), [this] { m_sources.setDismissed(true); }}},
        Tone::Info);
}

void CodeSourceBar::choose()
{
    const Document& document = m_documents.current();
    const QString name = QFileInfo(QString::fromStdString(document.code().named.file)).fileName();
    const QString ending = QFileInfo(name).suffix();
    const QString all = tr("All files (*)");
    const bool isPlain = !ending.isEmpty() && std::ranges::all_of(ending, [](QChar c) { return c.isLetterOrNumber(); });
    auto* const dialog = new QFileDialog(this, tr("Source of this code: %1").arg(shownName(name)),
                                         QFileInfo(document.path()).absolutePath(),
                                         isPlain ? tr("Sources (*.%1)").arg(ending) + QStringLiteral(";;") + all : all);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this, number = document.number()](const QString& file) {
        if (m_documents.current().number() == number)
            m_sources.show(file);
    });
    dialog->open();
}

}  // namespace kd
