// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/targets/targetsdialog.h"

#include "ui/client/client.h"
#include "ui/common/codeedit.h"
#include "ui/common/form.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/messagetext.h"
#include "ui/program/words.h"
#include "ui/shell/settings/preferences.h"
#include "ui/shell/targets/sshform.h"
#include "ui/shell/targets/targetmenu.h"
#include "ui/shell/targets/targettest.h"
#include "ui/workbench/base/result.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr QSize kTargetsSize(860, 620);
constexpr int kTargetListWidth = 220;
constexpr int kLabelWidth = 92;
constexpr int kLogHeight = 96;
constexpr int kMaxLines = 2000;
enum Kind { Ssh, Command };

bool isSsh(const QString& commandLine)
{
    return commandLine.isEmpty() || sshTargetOf(commandLine);
}

QString versionsOf(const TargetInfo& info)
{
    const QString driver = info.devices.driverVersion.empty()
        ? TargetsDialog::tr("no NVIDIA driver")
        : TargetsDialog::tr("driver for CUDA %1").arg(toQt(info.devices.driverVersion));
    const QString compiler =
        info.compiler.available ? TargetsDialog::tr("NVRTC %1").arg(toQt(info.compiler.version)) : TargetsDialog::tr("no NVRTC");
    return TargetsDialog::tr("KernelDesk %1, %2, %3").arg(info.programVersion, driver, compiler);
}

}  // namespace

TargetsDialog::TargetsDialog(Preferences& preferences, const Target& own, QWidget* parent)
    : QDialog(parent), m_preferences(preferences), m_own(own), m_list(TargetList::read(preferences.defaultTarget())),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)), m_tester(new TargetTest(this))
{
    setObjectName(QStringLiteral("targetsDialog"));
    setWindowTitle(tr("Targets"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* const columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(makeList());
    columns->addWidget(makeEditor(), 1);
    m_problem = new HintLabel({}, this);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &TargetsDialog::keep);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tester, &TargetTest::step, m_log, &QPlainTextEdit::appendPlainText);
    connect(m_tester, &TargetTest::found, this, &TargetsDialog::showFound);
    connect(m_tester, &TargetTest::failed, this, [this](const QString& sentence) { m_result->setHint(sentence, Token::Bad); });
    connect(m_tester, &TargetTest::runningChanged, this,
            [this] { m_test->setText(m_tester->isRunning() ? tr("Cancel the test") : tr("Test")); });
    resize(kTargetsSize);
    fillList();
    showChosen();
}

TargetsDialog::~TargetsDialog()
{
    m_tester->disconnect(this);
}

QWidget* TargetsDialog::makeList()
{
    auto* const part = new QWidget(this);
    keepWidth(part, kTargetListWidth);
    part->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_names = new QListWidget(part);
    m_names->setAccessibleName(tr("Targets"));
    connect(m_names, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row != m_at)
            choose(row);
    });
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    const auto addButton = [&](const QString& iconName, const QString& text, auto run) {
        auto* const button = new QPushButton(icon(iconName), {}, part);
        button->setToolTip(text);
        button->setAccessibleName(text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, run);
        buttons->addWidget(button);
        return button;
    };
    addButton(QStringLiteral("plus"), tr("Add a target"), [this] { addPlace(m_list.add()); });
    m_duplicate = addButton(QStringLiteral("copy"), tr("Duplicate the target"), [this] { addPlace(m_list.duplicate(m_at)); });
    m_remove = addButton(QStringLiteral("trash"), tr("Remove the target"), [this] { removeChosen(); });
    buttons->addStretch(1);
    auto* const rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_names, 1);
    rows->addLayout(buttons);
    return part;
}

QWidget* TargetsDialog::makeEditor()
{
    auto* const part = new QWidget;
    auto* const rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 6, 0);
    rows->setSpacing(8);
    m_about = new HintLabel(tr("The worker beside this program, on this machine. It needs no settings."), part);
    m_default = new QCheckBox(tr("Default: for programs whose session names no target"), part);
    connect(m_default, &QCheckBox::clicked, this, [this](bool isOn) {
        m_list.setDefault(isOn ? m_at : 0);
        fillList();
        showChosen();
    });
    rows->addWidget(m_about);
    rows->addWidget(makeForm());
    rows->addWidget(m_default);
    rows->addWidget(makeRuler(part));
    rows->addWidget(makeTest(), 1);
    auto* const area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(part);
    return area;
}

Form* TargetsDialog::makeForm()
{
    auto* const form = new Form(this);
    form->setLabelWidth(kLabelWidth);
    m_name = new QLineEdit(form);
    m_nameRow = form->addRow(tr("Name"), m_name);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_list.setName(m_at, text);
        fillList();
        showProblems();
    });
    m_kind = new QComboBox(form);
    m_kind->addItems({tr("SSH"), tr("A command")});
    m_kindRow = form->addRow(tr("Reached by"), m_kind);
    connect(m_kind, &QComboBox::activated, this, [this] {
        showKind();
        if (m_kind->currentIndex() == Ssh)
            onSshEdited();
    });
    m_ssh = new SshForm(*form, this);
    connect(m_ssh, &SshForm::edited, this, &TargetsDialog::onSshEdited);
    m_command = new CodeEdit(form);
    m_command->setPlaceholderText(QStringLiteral("srun --gres=gpu:1 kerneldesk-worker"));
    m_commandRow = form->addRow(tr("Command"), m_command);
    connect(m_command, &QLineEdit::textEdited, this, &TargetsDialog::onCommandEdited);
    return form;
}

QWidget* TargetsDialog::makeTest()
{
    auto* const part = new QWidget(this);
    auto* const rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    m_test = new QPushButton(tr("Test"), part);
    m_test->setAutoDefault(false);
    connect(m_test, &QPushButton::clicked, this, &TargetsDialog::toggleTest);
    m_result = new HintLabel({}, part);
    m_log = new QPlainTextEdit(part);
    m_log->setReadOnly(true);
    m_log->setTabChangesFocus(true);
    m_log->setProperty("field", true);
    m_log->setMaximumBlockCount(kMaxLines);
    m_log->setMinimumHeight(kLogHeight);
    m_log->setAccessibleName(tr("Steps of the test"));
    m_log->setPlaceholderText(tr("The steps of a test appear here."));
    useFont(m_log, FontRole::Mono);
    rows->addWidget(m_test, 0, Qt::AlignLeft);
    rows->addWidget(m_result);
    rows->addWidget(m_log, 1);
    return part;
}

void TargetsDialog::fillList()
{
    const QSignalBlocker blocker(m_names);
    m_names->clear();
    for (int at = 0; at < m_list.size(); ++at) {
        const QString name = at == 0 ? tr("This machine") : m_list.name(at);
        auto* const item = new QListWidgetItem(icon(at == 0 ? QStringLiteral("devices") : QStringLiteral("terminal")),
                                               at == m_list.defaultPlace() ? tr("%1 (default)").arg(name) : name, m_names);
        item->setToolTip(m_list.commandLine(at));
    }
    m_names->setCurrentRow(m_at);
}

void TargetsDialog::choose(int at)
{
    m_tester->cancel();
    m_at = at;
    m_result->setHint({});
    m_log->clear();
    showChosen();
}

void TargetsDialog::addPlace(int at)
{
    m_at = at;
    fillList();
    choose(at);
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void TargetsDialog::removeChosen()
{
    const int at = m_at;
    m_list.remove(at);
    m_at = std::min(at, m_list.size() - 1);
    fillList();
    choose(m_at);
}

void TargetsDialog::showChosen()
{
    const bool isOwn = m_at == 0;
    const QString commandLine = m_list.commandLine(m_at);
    m_about->setVisible(isOwn);
    m_nameRow->setVisible(!isOwn);
    m_kindRow->setVisible(!isOwn);
    m_commandRow->setVisible(!isOwn);
    m_remove->setEnabled(!isOwn);
    m_name->setText(m_list.name(m_at));
    m_kind->setCurrentIndex(isSsh(commandLine) ? Ssh : Command);
    m_ssh->setTarget(sshTargetOf(commandLine).value_or(SshTarget()));
    m_command->setText(commandLine);
    m_default->setChecked(m_list.defaultPlace() == m_at);
    m_default->setEnabled(!isOwn || m_list.defaultPlace() != 0);
    showKind();
    showProblems();
}

void TargetsDialog::showKind()
{
    const bool composes = m_kind->currentIndex() == Ssh;
    m_ssh->setVisible(composes && m_at != 0);
    m_command->setReadOnly(composes);
    m_commandRow->setHint(composes
                              ? tr("Made of the fields above; no shell reads it. ssh asks for no password: use keys or an agent.")
                              : tr("Its standard input and output reach a kerneldesk-worker. Words stand apart by spaces; quote "
                                   "with \"; no shell reads it."));
}

void TargetsDialog::showProblems()
{
    const bool composes = m_kind->currentIndex() == Ssh && m_at != 0;
    m_nameRow->setProblem(m_list.nameProblem(m_at));
    m_commandRow->setProblem(composes ? QString() : m_list.commandProblem(m_at));
    const bool isFine = !composes || m_ssh->isFine();
    const int problem = m_list.firstProblem();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isFine && problem < 0);
    m_test->setEnabled(isFine && m_list.commandProblem(m_at).isEmpty());
    m_problem->setHint(problem >= 0 && problem != m_at ? tr("The target %1 cannot be kept as it is.").arg(m_list.name(problem))
                                                       : QString(),
                       Token::Bad);
}

void TargetsDialog::onSshEdited()
{
    const QString commandLine = m_ssh->isFine() ? commandLineOf(m_ssh->target()) : QString();
    m_list.setCommandLine(m_at, commandLine);
    m_command->setText(commandLine);
    showProblems();
}

void TargetsDialog::onCommandEdited(const QString& text)
{
    m_list.setCommandLine(m_at, text.trimmed());
    showProblems();
}

void TargetsDialog::toggleTest()
{
    if (m_tester->isRunning()) {
        m_result->setHint(tr("Cancelled."));
        return m_tester->cancel();
    }
    m_log->clear();
    m_result->setHint(tr("Testing…"));
    m_tester->start(m_at == 0 ? m_own : Target::fromCommandLine(m_list.name(m_at), m_list.commandLine(m_at)));
}

void TargetsDialog::showFound(const TargetInfo& info)
{
    QStringList names;
    for (const DeviceInfo& device : info.devices.devices)
        names << deviceTitle(toQt(device.name), toQt(device.id.name));
    m_result->setHint(
        tr("It works: %1. %2.").arg(names.isEmpty() ? tr("no device") : names.join(QStringLiteral(", ")), versionsOf(info)),
        Token::Ok);
    std::vector<Message> missing = info.devices.missing;
    if (!info.compiler.missing.empty())
        missing.push_back(info.compiler.missing);
    for (const Message& sentence : missing)
        m_log->appendPlainText(messageText(sentence));
}

void TargetsDialog::keep()
{
    const Result<bool> answer = attempt([this] {
        m_list.write();
        return true;
    });
    if (!answer.value) {
        m_problem->setHint(answer.sentence, Token::Bad);
        return;
    }
    m_preferences.setDefaultTarget(m_list.defaultName());
    accept();
}

}  // namespace kd
