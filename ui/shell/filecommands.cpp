// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/filecommands.h"

#include "ui/common/icons.h"
#include "ui/shell/settings/preferences.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documentfiles.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/report/filewriter.h"
#include "ui/workbench/report/reportcontroller.h"
#include "ui/workbench/target/targetconnection.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr qsizetype kMaxNames = 12;  // that a question lists

QString openFilter()
{
    return FileCommands::tr("CUDA sources, sessions, captures and reports (*.cu *.cuh *.kdesk *.kdcap *.html *.json);;"
                            "Compiled code (*.ptx *.cubin *.fatbin *.o *.so *.a);;All files (*)");
}

QString saveFilter(const Document& document, bool prefersSession)
{
    const QString source = document.isCode() ? FileCommands::tr("PTX (*.ptx)") : FileCommands::tr("CUDA source (*.cu *.cuh)");
    const QString session = FileCommands::tr("Session with launch settings (*.kdesk)");
    return prefersSession ? session + QStringLiteral(";;") + source : source + QStringLiteral(";;") + session;
}

QString sourceEnding(const Document& document)
{
    return document.isCode() ? QStringLiteral("ptx") : QStringLiteral("cu");
}

QString withEnding(const QString& path, const QString& ending)
{
    return QFileInfo(path).suffix().isEmpty() ? path + QLatin1Char('.') + ending : path;
}

}  // namespace

FileCommands::FileCommands(const FileModels& models, Preferences& preferences, QWidget* window)
    : QObject(window), m_models(models), m_preferences(preferences), m_window(window)
{
    const auto remember = [this] {
        const Document& document = m_models.documents.current();
        const QString path = document.path();
        if (!path.isEmpty() && !document.isReadOnly())
            m_preferences.addRecentFile(QFileInfo(path).absoluteFilePath());
    };
    connect(&models.documents, &Documents::currentChanged, this, remember);
    connect(&models.files, &DocumentFiles::saved, this, remember);
    connect(&models.files, &DocumentFiles::notOpened, this, [this] { m_isOpening = false; });
    connect(&models.files, &DocumentFiles::opened, this, [this] {
        if (std::exchange(m_isOpening, false))
            emit opened();
    });
}

QString FileCommands::folder() const
{
    const Document& document = m_models.documents.current();
    const QString path = document.path();
    return path.isEmpty() || document.isReadOnly() ? QDir::currentPath() : QFileInfo(path).absolutePath();
}

void FileCommands::newDocument()
{
    m_models.files.openNew();
}

void FileCommands::open()
{
    auto* const dialog = new QFileDialog(m_window, tr("Open"), folder(), openFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, qOverload<const QString&>(&FileCommands::open));
    dialog->open();
}

void FileCommands::open(const QString& path)
{
    m_isOpening = true;
    m_models.files.open(path);
}

void FileCommands::openExample(const QString& name)
{
    m_isOpening = true;
    m_models.files.openExample(name);
}

void FileCommands::close()
{
    close(m_models.documents.current().number());
}

void FileCommands::close(quint64 document)
{
    Documents& tabs = m_models.documents;
    const int index = tabs.indexOf(document);
    if (index < 0)
        return;
    const auto closes = [this, document] {
        Documents& all = m_models.documents;
        if (all.count() == 1)
            m_models.files.openNew();
        all.close(all.indexOf(document));
    };
    if (!tabs.at(index).isModified() && index != tabs.currentIndex())
        return closes();
    tabs.show(index);
    afterSaving(closes);
}

void FileCommands::saveAll()
{
    m_givenUp.clear();
    saveNext([] { });
}

void FileCommands::saveKnown()
{
    const Document& document = m_models.documents.current();
    const bool hasName = !document.path().isEmpty() && !document.isReadOnly();
    m_tellsLaunch = false;
    if (hasName && (document.isTextModified() || (document.isModified() && !document.sessionPath().isEmpty())))
        saveThen({});
}

void FileCommands::saveNext(const std::function<void()>& next)
{
    const std::optional<quint64> unsaved = nextUnsaved();
    if (!unsaved)
        return next();
    m_models.documents.show(m_models.documents.indexOf(*unsaved));
    m_givenUp.insert(*unsaved);
    saveThen([this, next] { saveNext(next); });
}

/// The number of the first document with changes of which nothing was said yet.
std::optional<quint64> FileCommands::nextUnsaved() const
{
    for (const DocumentTab& each : m_models.documents.tabs())
        if (each.isModified && !m_givenUp.contains(each.number))
            return each.number;
    return std::nullopt;
}

void FileCommands::afterSavingAll(const std::function<void()>& next)
{
    m_models.navigator.commitEdits();
    m_givenUp.clear();
    const std::vector<DocumentTab> tabs = m_models.documents.tabs();
    const auto count = static_cast<int>(std::ranges::count_if(tabs, &DocumentTab::isModified));
    if (count > 1)
        askForAll(count, next);
    else
        askForNext(next);
}

void FileCommands::askForAll(int count, const std::function<void()>& next)
{
    if (std::exchange(m_isAsking, true))
        return;
    QStringList names;
    for (const DocumentTab& each : m_models.documents.tabs()) {
        if (each.isModified)
            names << each.fileName;
    }
    if (names.size() > kMaxNames)
        names = names.first(kMaxNames) << QString(QChar(0x2026));
    auto* const question =
        new QMessageBox(QMessageBox::Warning, tr("Unsaved changes"), tr("%1 documents have changes that are not saved.").arg(count),
                        QMessageBox::SaveAll | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question->setObjectName(QStringLiteral("unsavedDocumentsQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(names.join(QLatin1Char('\n')));
    question->button(QMessageBox::SaveAll)->setText(tr("Save all"));
    question->button(QMessageBox::Discard)->setText(tr("Discard all"));
    const QAbstractButton* const singly = question->addButton(tr("One by one"), QMessageBox::ActionRole);
    question->setDefaultButton(QMessageBox::SaveAll);
    question->setEscapeButton(QMessageBox::Cancel);
    connect(question, &QMessageBox::finished, this, [this, question, singly, next](int button) {
        m_isAsking = false;
        if (question->clickedButton() == singly)
            askForNext(next);
        else if (button == QMessageBox::SaveAll)
            saveNext(next);
        else if (button == QMessageBox::Discard)
            next();
    });
    question->open();
}

void FileCommands::askForNext(const std::function<void()>& next)
{
    const std::optional<quint64> unsaved = nextUnsaved();
    if (!unsaved)
        return next();
    m_models.documents.show(m_models.documents.indexOf(*unsaved));
    ask([this, number = *unsaved, next] {
        m_givenUp.insert(number);
        askForNext(next);
    });
}

void FileCommands::save()
{
    m_tellsLaunch = true;
    saveThen({});
}

void FileCommands::saveAs()
{
    chooseName({});
}

void FileCommands::saveThen(const std::function<void()>& next)
{
    m_models.navigator.commitEdits();
    const Document& document = m_models.documents.current();
    if (document.isReadOnly() || (document.isCode() && document.sessionPath().isEmpty()))
        return chooseName(next);
    if (!document.sessionPath().isEmpty())
        return write(document.sessionPath(), next);
    // Launch settings alone are changed: a source cannot hold them.
    const bool needsSession = document.isModified() && !document.isTextModified();
    if (document.sourcePath().isEmpty() || needsSession)
        return chooseName(next);
    write(document.sourcePath(), next);
}

void FileCommands::write(const QString& path, const std::function<void()>& next, DocumentFiles::Existing existing)
{
    auto* const waiting = new QObject(this);
    connect(&m_models.files, &DocumentFiles::notSaved, waiting, [waiting] { waiting->deleteLater(); });
    connect(&m_models.files, &DocumentFiles::saved, waiting, [this, waiting, next](const QString&) {
        waiting->deleteLater();
        const Document& document = m_models.documents.current();
        if (std::exchange(m_tellsLaunch, false) && !next && document.isModified() && !document.isTextModified())
            emit launchLeft(document.fileName());
        if (!next)
            return;
        // A source was saved whose launch settings are not: the question comes again for them.
        afterSaving(next);
    });
    connect(&m_models.files, &DocumentFiles::overwriteWanted, waiting,
            [this, waiting, next](const QString& wanted, const QString& fileName) {
                waiting->deleteLater();
                askOverwrite(wanted, fileName, next);
            });
    m_models.files.save(path, existing);
}

void FileCommands::askOverwrite(const QString& path, const QString& fileName, const std::function<void()>& next)
{
    if (m_isAsking)
        return;
    m_isAsking = true;
    auto* const question = new QMessageBox(QMessageBox::Warning, tr("Changed by another program"),
                                           tr("%1 was changed by another program since it was opened or saved here.").arg(fileName),
                                           QMessageBox::Cancel, m_window);
    question->setObjectName(QStringLiteral("overwriteQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(
        tr("Overwriting it loses what that program wrote. Cancel keeps both the file and your text as they are."));
    QPushButton* const overwrite = question->addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* const elsewhere = question->addButton(tr("Save as…"), QMessageBox::ActionRole);
    for (QPushButton* const button : {overwrite, elsewhere})
        button->setAutoDefault(false);
    question->setDefaultButton(QMessageBox::Cancel);
    question->setEscapeButton(QMessageBox::Cancel);
    connect(question, &QMessageBox::finished, this, [this, question, overwrite, elsewhere, path, next] {
        m_isAsking = false;
        if (question->clickedButton() == overwrite)
            write(path, next, DocumentFiles::Existing::Any);
        else if (question->clickedButton() == elsewhere)
            chooseName(next);
    });
    question->open();
    question->button(QMessageBox::Cancel)->setFocus(Qt::OtherFocusReason);
}

QString FileCommands::suggestedName() const
{
    const Document& document = m_models.documents.current();
    const bool prefersSession = !document.sessionPath().isEmpty() || (document.isModified() && !document.isTextModified());
    const QString base = QFileInfo(document.fileName()).completeBaseName();
    return QDir(folder()).filePath(base + QLatin1Char('.') + (prefersSession ? QStringLiteral("kdesk") : sourceEnding(document)));
}

void FileCommands::chooseName(const std::function<void()>& next)
{
    const QString name = suggestedName();
    const bool prefersSession = name.endsWith(QLatin1String(".kdesk"));
    const QString ending = sourceEnding(m_models.documents.current());
    auto* const dialog =
        new QFileDialog(m_window, tr("Save as"), name, saveFilter(m_models.documents.current(), prefersSession));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(prefersSession ? QStringLiteral("kdesk") : ending);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, ending](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("*.kdesk")) ? QStringLiteral("kdesk") : ending);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, next](const QString& path) { write(path, next); });
    dialog->open();
}

/// The dialog asks before a file is replaced.
void FileCommands::chooseFile(const QString& title, const QString& name, const QString& ending,
                              const std::function<void(const QString&)>& then)
{
    auto* const dialog = new QFileDialog(m_window, title, name, QStringLiteral("*.") + ending);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    connect(dialog, &QFileDialog::fileSelected, this, [ending, then](const QString& path) { then(withEnding(path, ending)); });
    dialog->open();
}

void FileCommands::exportReport(const QString& ending)
{
    const QString base = QFileInfo(m_models.documents.current().fileName()).completeBaseName();
    chooseFile(tr("Export the occupancy report"), QDir(folder()).filePath(base + QStringLiteral("-occupancy.") + ending), ending,
               [this](const QString& path) { m_models.reports.write(path); });
}

void FileCommands::exportModule(const QString& ending)
{
    const QString base = QFileInfo(m_models.documents.current().fileName()).completeBaseName();
    const Build& build = m_models.builds.goodBuild();
    const QString architecture = build ? QString::fromStdString(build.outcome->architecture) : m_models.target.architecture();
    chooseFile(tr("Export the compiled program"),
               QDir(folder()).filePath(QStringLiteral("%1.%2.%3").arg(base, architecture, ending)), ending,
               [this](const QString& path) { m_models.exports.writeModule(m_models.builds.goodBuild().outcome, path); });
}

void FileCommands::answerTable()
{
    auto* const dialog = new QFileDialog(m_window, tr("Table of launches"), folder(), tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& from) {
        const QFileInfo table(from);
        chooseFile(tr("Write the table with its occupancy"),
                   table.dir().filePath(table.completeBaseName() + QStringLiteral("-occupancy.csv")), QStringLiteral("csv"),
                   [this, from](const QString& to) { m_models.exports.answerTable(from, to); });
    });
    dialog->open();
}

void FileCommands::afterSaving(const std::function<void()>& next)
{
    m_models.navigator.commitEdits();
    if (m_models.documents.current().isModified())
        ask(next);
    else
        next();
}

void FileCommands::ask(const std::function<void()>& next)
{
    if (m_isAsking)
        return;
    m_isAsking = true;
    const Document& document = m_models.documents.current();
    auto* const question = new QMessageBox(QMessageBox::Warning, tr("Unsaved changes"),
                                           tr("%1 has changes that are not saved.").arg(document.fileName()),
                                           QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question->setObjectName(QStringLiteral("unsavedQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    if (!document.isTextModified())
        question->setInformativeText(tr("Only the launch settings differ; a session (.kdesk) keeps them."));
    question->setDefaultButton(QMessageBox::Save);
    question->setEscapeButton(QMessageBox::Cancel);
    connect(question, &QMessageBox::finished, this, [this, next](int button) {
        m_isAsking = false;
        if (button == QMessageBox::Save)
            saveThen(next);
        else if (button == QMessageBox::Discard)
            next();
    });
    question->open();
}

void FileCommands::fillRecent(QMenu* menu)
{
    menu->clear();
    const QStringList pinned = m_preferences.pinnedFiles();
    QStringList files = m_preferences.recentFiles();
    std::stable_partition(files.begin(), files.end(), [&](const QString& path) { return pinned.contains(path); });
    for (const QString& path : std::as_const(files)) {
        const QFileInfo file(path);
        QString text = QStringLiteral("%1   %2").arg(file.fileName(), QDir::toNativeSeparators(file.path()));
        const QIcon mark = pinned.contains(path) ? icon(QStringLiteral("pin")) : QIcon();
        QAction* const action = menu->addAction(mark, text.replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, path] { open(path); });
    }
    if (files.isEmpty()) {
        menu->addAction(tr("Nothing was opened yet"))->setEnabled(false);
        return;
    }
    menu->addSeparator();
    connect(menu->addAction(pinned.isEmpty() ? tr("Forget these files") : tr("Forget those that are not pinned")),
            &QAction::triggered, &m_preferences, &Preferences::clearRecentFiles);
}

}  // namespace kd
