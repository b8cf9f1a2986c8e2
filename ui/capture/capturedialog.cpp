// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capture/capturedialog.h"

#include "core/compile/binary/demangle.h"
#include "ui/capture/capturedkernels.h"
#include "ui/common/codeedit.h"
#include "ui/common/filterfield.h"
#include "ui/common/filtermodel.h"
#include "ui/common/form.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/integerspinbox.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableview.h"
#include "ui/common/theme.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/program/capturestart.h"
#include "ui/program/targets.h"
#include "ui/program/words.h"
#include "ui/workbench/documents/documentfiles.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace kd {
namespace {

constexpr QSize kCaptureSize(900, 680);
constexpr int kFieldLabels = 92, kFilterWidth = 180, kOutputHeight = 110;
constexpr int kMaxOutputLines = 2000;

QPlainTextEdit* makeLog(QWidget* parent)
{
    auto* const log = new QPlainTextEdit(parent);
    log->setReadOnly(true);
    log->setTabChangesFocus(true);
    log->setProperty("field", true);
    log->setMaximumBlockCount(kMaxOutputLines);
    useFont(log, FontRole::Mono);
    return log;
}

/// Whether each word is NAME=value.
bool areVariables(const QStringList& words)
{
    return std::ranges::all_of(words, [](const QString& word) { return word.indexOf(QLatin1Char('=')) > 0; });
}

}  // namespace

CaptureDialog::CaptureDialog(DocumentFiles& files, QWidget* parent)
    : QDialog(parent), m_files(files), m_process(new CaptureProcess(this)), m_kernels(new CapturedKernels(this)),
      m_rows(new FilterModel(this))
{
    setObjectName(QStringLiteral("captureDialog"));
    setWindowTitle(tr("Capture from a program"));
    m_rows->setSourceModel(m_kernels);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(makeForm());
    layout->addWidget(makeKernels(), 2);
    layout->addWidget(makeChoice());
    layout->addWidget(makeOutput(), 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    connect(m_process, &CaptureProcess::runningChanged, this, &CaptureDialog::showState);
    connect(m_process, &CaptureProcess::reported, this, &CaptureDialog::showReports);
    connect(m_process, &CaptureProcess::wrote, this, &CaptureDialog::addOutput);
    connect(m_process, &CaptureProcess::ended, this, &CaptureDialog::onEnded);
    resize(kCaptureSize);
    m_command->setFocus();
    showState();
}

void CaptureDialog::setProgram(const QString& command, const QString& folder, const QString& variables)
{
    m_command->setText(command);
    m_folder->setText(folder);
    m_variables->setText(variables);
    showState();
}

QWidget* CaptureDialog::makeForm()
{
    auto* const form = new Form(this);
    form->setLabelWidth(kFieldLabels);
    m_target = new QComboBox(form);
    m_target->setObjectName(QStringLiteral("target"));
    form->addRow(tr("Where"), m_target);
    m_target->setAccessibleName(tr("Where the program runs"));
    fillTargets();
    m_command = new CodeEdit(form);
    m_command->setPlaceholderText(QStringLiteral("python train.py --steps 5"));
    m_commandRow = form->addRow(tr("Program"), m_command);
    auto* const place = new QWidget(form);
    auto* const line = new QHBoxLayout(place);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    m_folder = new QLineEdit(QDir::homePath(), place);
    auto* const choose = new QPushButton(icon(QStringLiteral("folder")), {}, place);
    choose->setAutoDefault(false);
    choose->setToolTip(tr("Choose a folder"));
    choose->setAccessibleName(tr("Choose a folder"));
    line->addWidget(m_folder, 1);
    line->addWidget(choose);
    place->setFocusProxy(m_folder);
    m_folderRow = form->addRow(tr("Folder"), place);
    m_folder->setAccessibleName(tr("Folder"));
    m_directory = new QLineEdit(form);
    m_directory->setObjectName(QStringLiteral("directory"));
    m_directoryRow = form->addRow(tr("Folder there"), m_directory);
    m_directoryRow->setHint(tr("Where it starts on the target; empty: where its worker starts."));
    m_variables = new CodeEdit(form);
    m_variables->setPlaceholderText(QStringLiteral("CUDA_VISIBLE_DEVICES=0"));
    m_variablesRow = form->addRow(tr("Environment"), m_variables);
    connect(m_target, &QComboBox::currentIndexChanged, this, &CaptureDialog::showPlace);
    for (QLineEdit* const each : {static_cast<QLineEdit*>(m_command), m_folder, m_directory, static_cast<QLineEdit*>(m_variables)})
        connect(each, &QLineEdit::textChanged, this, &CaptureDialog::showState);
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("Choose a folder"), m_folder->text());
        if (!folder.isEmpty())
            m_folder->setText(folder);
    });
    return form;
}

QWidget* CaptureDialog::makeKernels()
{
    auto* const part = new QWidget(this);
    auto* const rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    auto* const head = new QHBoxLayout;
    m_run = new QPushButton(part);
    m_run->setObjectName(QStringLiteral("run"));
    setPrimary(m_run);
    connect(m_run, &QPushButton::clicked, this, &CaptureDialog::toggle);
    m_state = new HintLabel({}, part);
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setOneLine();
    QLineEdit* const filter = makeFilterField(*m_rows, tr("Filter the kernels"), kFilterWidth, part);
    head->addWidget(m_run);
    head->addWidget(m_state, 1);
    head->addWidget(filter);
    m_table = new TableView(part);
    m_table->setModel(m_rows);
    m_table->setAccessibleName(tr("Kernels of the program"));
    m_table->setFilterField(filter);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(CapturedKernels::Kernel, QHeaderView::Stretch);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->sortByColumn(CapturedKernels::InAll, Qt::DescendingOrder);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CaptureDialog::showState);
    connect(m_table, &QAbstractItemView::activated, this, [this] {
        if (m_record->isEnabled())
            record(false);
    });
    rows->addLayout(head);
    rows->addWidget(m_table, 1);
    return part;
}

QWidget* CaptureDialog::makeChoice()
{
    auto* const part = new QWidget(this);
    auto* const line = new QHBoxLayout(part);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    m_which = new QComboBox(part);
    m_which->setObjectName(QStringLiteral("which"));
    m_which->addItems({tr("The slowest launch"), tr("The first launch"), tr("Launch number")});
    m_which->setAccessibleName(tr("Which launch of the chosen kernel"));
    m_number = new IntegerSpinBox(1, std::numeric_limits<int>::max(), {}, part);
    m_number->setAccessibleName(tr("Launch number"));
    m_measure = new QPushButton(tr("How large?"), part);
    m_measure->setObjectName(QStringLiteral("measure"));
    m_measure->setAutoDefault(false);
    m_measure->setToolTip(tr("Runs the program once more and tells how large the recording would be"));
    m_record = new QPushButton(icon(QStringLiteral("save")), tr("Record and open"), part);
    m_record->setObjectName(QStringLiteral("record"));
    m_record->setAutoDefault(false);
    line->addWidget(new ThemedLabel(tr("Of the chosen kernel"), FontRole::Label, Token::TextSecondary, part));
    line->addWidget(m_which);
    line->addWidget(m_number);
    line->addStretch(1);
    line->addWidget(m_measure);
    line->addWidget(m_record);
    connect(m_which, &QComboBox::currentIndexChanged, this, &CaptureDialog::showState);
    connect(m_measure, &QPushButton::clicked, this, [this] { record(true); });
    connect(m_record, &QPushButton::clicked, this, [this] { record(false); });
    return part;
}

QWidget* CaptureDialog::makeOutput()
{
    m_output = makeLog(this);
    m_output->setAccessibleName(tr("What the program writes"));
    m_output->setPlaceholderText(tr("What the program writes appears here."));
    m_output->setMinimumHeight(kOutputHeight);
    return m_output;
}

/// Nothing where a field says what cannot be.
std::optional<CaptureTask> CaptureDialog::task()
{
    const QStringList words = QProcess::splitCommand(m_command->text());
    const QStringList variables = QProcess::splitCommand(m_variables->text());
    const QFileInfo folder(m_folder->text());
    const bool hasFolder = folder.isDir() && folder.isAbsolute();
    m_folderRow->setProblem(hasFolder ? QString() : tr("There is no such folder."));
    m_variablesRow->setProblem(areVariables(variables) ? QString() : tr("Variables are written NAME=value."));
    if (words.isEmpty() || !hasFolder || !areVariables(variables))
        return std::nullopt;
    CaptureTask task{.program = words.front().toStdString(), .folder = folder.absoluteFilePath().toStdString()};
    task.target = target();
    if (!task.target.isEmpty())
        task.directory = m_directory->text().trimmed().toStdString();
    for (const QString& word : words.sliced(1))
        task.arguments.push_back(word.toStdString());
    for (const QString& variable : variables)
        task.variables.push_back(variable.toStdString());
    return task;
}

void CaptureDialog::toggle()
{
    if (m_process->isRunning())
        return m_process->stop();
    m_kernels->clear();
    start({.listsKernels = true});
}

void CaptureDialog::start(CaptureRequest request)
{
    std::optional<CaptureTask> wanted = task();
    if (!wanted || m_process->isRunning())
        return;
    request.cupti = capturePlaces();
    wanted->request = std::move(request);
    m_output->clear();
    m_process->start(*wanted);
}

std::optional<LaunchChoice> CaptureDialog::chosen() const
{
    const QModelIndex row = m_rows->mapToSource(m_table->currentIndex());
    if (!row.isValid())
        return std::nullopt;
    const KernelCount& kernel = m_kernels->at(row.row());
    const int which = m_which->currentIndex();
    const std::uint64_t number = which == TheSlowest ? kernel.slowest : static_cast<std::uint64_t>(m_number->value());
    return LaunchChoice{.kernel = kernel.kernel, .number = which == TheFirst ? 1 : number, .isWhole = true};
}

void CaptureDialog::record(bool measuresOnly)
{
    if (const std::optional<LaunchChoice> choice = chosen())
        start({.launches = {*choice}, .measuresOnly = measuresOnly});
}

void CaptureDialog::showReports()
{
    if (!m_process->request().listsKernels)
        return;
    m_kernels->setReports(m_process->reports());
    if (!m_table->currentIndex().isValid() && m_rows->rowCount() > 0)
        m_table->setCurrentIndex(m_rows->index(0, 0));
    std::uint64_t launches = 0;
    for (const CaptureReport& report : m_process->reports())
        launches += report.launches;
    if (m_process->isRunning())
        m_state->setHint(tr("The program runs: %1 launches so far.").arg(formatCount(launches)));
}

QString CaptureDialog::target() const
{
    return m_target->currentData().toString();
}

void CaptureDialog::setTarget(const QString& name, const QString& directory)
{
    m_target->setCurrentIndex(std::max(0, m_target->findData(name)));
    m_directory->setText(directory);
}

/// Targets may have been added since.
void CaptureDialog::showEvent(QShowEvent* event)
{
    fillTargets();
    showPlace();
    QDialog::showEvent(event);
}

/// The chosen one stays, where it is there.
void CaptureDialog::fillTargets()
{
    const QString chosen = target();
    const QSignalBlocker blocker(m_target);
    m_target->clear();
    m_target->addItem(tr("This machine"), QString());
    for (const QString& name : targetsOfSettings())
        m_target->addItem(name, name);
    m_target->setCurrentIndex(std::max(0, m_target->findData(chosen)));
}

void CaptureDialog::showPlace()
{
    const bool isHere = target().isEmpty();
    m_directoryRow->setVisible(!isHere);
    m_commandRow->setHint(
        isHere ? tr("Runs on this machine, as it is. Words stand apart by spaces; quote with \"; no shell reads it.")
               : tr("Runs on the target, as it is, without input. Words stand apart by spaces; quote with \"; no shell reads it."));
    m_folderRow->setHint(isHere ? tr("Where it starts, and where recordings go.") : tr("Where recordings go, on this machine."));
    showState();
}

void CaptureDialog::showState()
{
    const bool isRunning = m_process->isRunning();
    const bool mayStart = task().has_value();
    const std::optional<LaunchChoice> choice = chosen();
    m_run->setText(isRunning ? tr("Stop") : tr("Run and list"));
    m_run->setIcon(icon(isRunning ? QStringLiteral("stop") : QStringLiteral("run"), Token::AccentText));
    m_run->setEnabled(isRunning || mayStart);
    m_target->setEnabled(!isRunning);
    m_directory->setEnabled(!isRunning);
    m_command->setEnabled(!isRunning);
    m_folder->setEnabled(!isRunning);
    m_variables->setEnabled(!isRunning);
    m_number->setVisible(m_which->currentIndex() == ThatOne);
    m_record->setEnabled(!isRunning && mayStart && choice);
    m_measure->setEnabled(m_record->isEnabled());
    m_record->setToolTip(choice ? tr("Runs the program once more, records launch %1 of %2 and opens it")
                                      .arg(QString::number(choice->number), toQt(readableKernelName(choice->kernel)))
                                : tr("Choose a kernel in the list."));
    if (isRunning && !m_process->request().listsKernels)
        m_state->setHint(tr("The program runs once more, to the launch that was asked for…"));
}

void CaptureDialog::addOutput(const QByteArray& bytes)
{
    m_output->moveCursor(QTextCursor::End);
    m_output->insertPlainText(QString::fromUtf8(bytes));
    m_output->moveCursor(QTextCursor::End);
}

QString CaptureDialog::sentenceOf(const KeptRecording& recording) const
{
    if (!recording.problem.isEmpty())
        return recording.problem;
    const QString kernel = toQt(readableKernelName(recording.recorded.kernel));
    const QString number = QString::number(recording.recorded.number), bytes = formatBytes(recordedBytes(recording.recorded));
    QStringList sentences{m_process->request().measuresOnly
                              ? tr("Launch %1 of %2 would take %3, and again as much where it changes all of it.")
                                    .arg(number, kernel, bytes)
                              : tr("Launch %1 of %2 is recorded and open: %3 in %4.")
                                    .arg(number, kernel, bytes, toQt(recording.data.filename().string()))};
    sentences += recording.limits;
    return sentences.join(QLatin1Char(' '));
}

QString CaptureDialog::sentenceOf(const CaptureEnd& end) const
{
    QStringList sentences;
    if (!end.failure.isEmpty())
        sentences << end.failure;
    for (const KeptRecording& recording : end.recordings)
        sentences << sentenceOf(recording);
    for (const CaptureReport& report : m_process->reports())
        if (!report.missing.empty())
            sentences << messageText(report.missing);
    if (!end.failure.isEmpty())
        return sentences.join(QLatin1Char(' '));
    if (m_process->reports().empty() && !end.wasStopped)
        sentences << tr("The program did not use a GPU by NVIDIA's driver.");
    else if (end.recordings.empty() && !m_process->request().listsKernels && sentences.isEmpty())
        sentences << tr("Nothing was recorded: that launch did not come this time.");
    if (end.wasStopped)
        sentences << tr("The program was stopped.");
    else if (end.status.signalled || end.status.code != 0)
        sentences << tr("The program %1.").arg(messageText(posix::describe(end.status)));
    else if (sentences.isEmpty())
        sentences << tr("The program has ended.");
    return sentences.join(QLatin1Char(' '));
}

void CaptureDialog::onEnded(const CaptureEnd& end)
{
    const bool isBad = !end.failure.isEmpty() || (!end.wasStopped && (end.status.signalled || end.status.code != 0));
    m_state->setHint(sentenceOf(end), isBad ? Token::Bad : Token::TextMuted);
    for (const KeptRecording& recording : end.recordings)
        if (!recording.file.empty())
            m_files.open(toQt(recording.file.string()));
}

}  // namespace kd
