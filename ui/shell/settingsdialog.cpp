// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settingsdialog.h"

#include "ui/client/client.h"
#include "ui/common/codeedit.h"
#include "ui/common/integerspinbox.h"
#include "ui/common/form.h"
#include "ui/common/hintlabel.h"
#include "ui/common/themedlabel.h"
#include "ui/common/translation.h"
#include "ui/shell/assistant/assistantdialog.h"
#include "ui/shell/settings/preferences.h"
#include "ui/shell/shortcuteditor.h"
#include "ui/text/editorsettings.h"
#include "ui/workbench/assistant/assistant.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kSettingsWidth = 640;
constexpr int kSettingsHeight = 480;
constexpr int kMinFontPercent = 80;
constexpr int kMaxFontPercent = 200;
constexpr int kFontPercentStep = 10;
constexpr int kSettingsInset = 16;
constexpr int kDelayStep = 50;

QWidget* onPage(QWidget* form)
{
    auto* const page = new QWidget;
    auto* const layout = new QVBoxLayout(page);
    layout->setContentsMargins(kSettingsInset, kSettingsInset, kSettingsInset, kSettingsInset);
    layout->addWidget(form);
    layout->addStretch(1);
    return page;
}

}  // namespace

SettingsDialog::SettingsDialog(Preferences& preferences, CommandRegistry& commands, const TargetInfo* target, Assistant& assistant,
                               QWidget* parent)
    : QDialog(parent), m_preferences(preferences)
{
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* const pages = new QTabWidget(this);
    pages->addTab(makeAppearance(), tr("Appearance"));
    pages->addTab(makeEditor(), tr("Editor"));
    pages->addTab(makeStart(), tr("Start"));
    pages->addTab(makeWork(target), tr("Compile and run"));
    pages->addTab(makeAssistants(assistant), tr("Assistants"));
    pages->addTab(new ShortcutEditor(commands, pages), tr("Shortcuts"));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(pages, 1);
    layout->addWidget(buttons);
    resize(kSettingsWidth, kSettingsHeight);
}

QWidget* SettingsDialog::makeAppearance()
{
    auto* const theme = new QComboBox;
    theme->addItems({tr("As the system"), tr("Dark"), tr("Light"), tr("High contrast")});
    theme->setCurrentIndex(static_cast<int>(m_preferences.themeMode()));
    connect(theme, &QComboBox::activated, this, [this](int index) { m_preferences.setThemeMode(static_cast<Theme::Mode>(index)); });

    auto* const scale = new QSpinBox;
    scale->setRange(kMinFontPercent, kMaxFontPercent);
    scale->setSingleStep(kFontPercentStep);
    scale->setSuffix(QStringLiteral(" %"));
    scale->setValue(static_cast<int>(m_preferences.fontScale() * 100 + 0.5));
    scale->setKeyboardTracking(false);
    connect(scale, &QSpinBox::valueChanged, this, [this](int percent) { m_preferences.setFontScale(percent / 100.0); });
    connect(&m_preferences, &Preferences::appearanceChanged, this, [this, theme, scale] {
        theme->setCurrentIndex(static_cast<int>(m_preferences.themeMode()));
        scale->setValue(static_cast<int>(m_preferences.fontScale() * 100 + 0.5));
    });

    auto* const form = new Form;
    form->addRow(tr("Language"), languageField())
        ->setHint(tr("Texts are shown anew at once; work that goes on is not interrupted"));
    form->addRow(tr("Theme"), theme);
    form->addRow(tr("Font of code"), codeFamilyField());
    form->addRow(tr("Size of all text"), scale)->setHint(tr("80 to 200 %; Ctrl and the mouse wheel zoom the editor alone"));
    return onPage(form);
}

/// Families whose letters are all equally wide.
QComboBox* SettingsDialog::codeFamilyField()
{
    auto* const field = new QComboBox;
    field->addItem(tr("JetBrains Mono, which is shipped"), QString());
    QStringList families = QFontDatabase::families();
    families.removeIf(
        [](const QString& each) { return !QFontDatabase::isFixedPitch(each) || QFontDatabase::isPrivateFamily(each); });
    for (const QString& each : std::as_const(families))
        field->addItem(each, each);
    const QString kept = m_preferences.codeFamily();
    if (field->findData(kept) < 0)
        field->addItem(tr("%1 (not there now)").arg(kept), kept);
    field->setCurrentIndex(field->findData(kept));
    connect(field, &QComboBox::activated, this,
            [this, field](int index) { m_preferences.setCodeFamily(field->itemData(index).toString()); });
    return field;
}

QComboBox* SettingsDialog::languageField()
{
    auto* const field = new QComboBox;
    field->addItem(tr("As the system"), QString());
    for (const Language& each : languages())
        field->addItem(each.name, each.code);
    field->setCurrentIndex(std::max(0, field->findData(m_preferences.language())));
    connect(field, &QComboBox::activated, this,
            [this, field](int index) { m_preferences.setLanguage(field->itemData(index).toString()); });
    return field;
}

QWidget* SettingsDialog::makeEditor()
{
    EditorSettings& editors = EditorSettings::instance();
    auto* const completes = new QCheckBox(tr("Offer words after three letters"));
    completes->setChecked(editors.values().completesAsTyped);
    connect(completes, &QCheckBox::toggled, &editors, [&editors](bool isOn) {
        EditorSettings::Values values = editors.values();
        values.completesAsTyped = isOn;
        editors.set(values);
    });
    auto* const ruler = new IntegerSpinBox(0, EditorSettings::kLargestRuler, {});
    ruler->setSpecialValueText(tr("None"));
    ruler->setValue(editors.values().ruler);
    ruler->setKeyboardTracking(false);
    connect(ruler, &QSpinBox::valueChanged, &editors, [&editors](int column) {
        EditorSettings::Values values = editors.values();
        values.ruler = column;
        editors.set(values);
    });

    auto* const tabs = new IntegerSpinBox(1, EditorSettings::kLargestTabWidth, {});
    tabs->setValue(editors.values().tabWidth);
    tabs->setKeyboardTracking(false);
    connect(tabs, &QSpinBox::valueChanged, &editors, [&editors](int columns) {
        EditorSettings::Values values = editors.values();
        values.tabWidth = columns;
        editors.set(values);
    });
    auto* const wraps = new QCheckBox(tr("Wrap lines that are wider than the editor"));
    wraps->setChecked(editors.values().wrapsLines);
    connect(wraps, &QCheckBox::toggled, &editors, [&editors](bool isOn) {
        EditorSettings::Values values = editors.values();
        values.wrapsLines = isOn;
        editors.set(values);
    });

    auto* const form = new Form;
    form->addRow(tr("Width of a tab"), tabs)->setHint(tr("Columns; of the indentation, too"));
    form->addRow(tr("Long lines"), wraps);
    form->addRow(tr("Completion"), completes)->setHint(tr("Ctrl and Space offer them at any time"));
    form->addRow(tr("Ruler behind column"), ruler)->setHint(tr("%1 is usual; 0 for none").arg(EditorSettings::kUsualRuler));
    return onPage(form);
}

QWidget* SettingsDialog::makeStart()
{
    auto* const welcome = new QCheckBox(tr("Show the welcome page"));
    auto* const reopen = new QCheckBox(tr("Open what was open at the end of the last time"));
    const auto follow = [this, welcome, reopen] {
        welcome->setChecked(m_preferences.showsWelcome());
        reopen->setChecked(m_preferences.reopensFiles());
    };
    follow();
    connect(&m_preferences, &Preferences::startChanged, welcome, follow);
    connect(welcome, &QCheckBox::clicked, &m_preferences, &Preferences::setShowsWelcome);
    connect(reopen, &QCheckBox::clicked, &m_preferences, &Preferences::setReopensFiles);
    auto* const form = new Form;
    form->addWide(new ThemedLabel(tr("Started without a file:"), FontRole::Label, Token::TextSecondary));
    form->addWide(welcome);
    form->addWide(reopen);
    form->addWide(new HintLabel(tr("Where there is a file to open again, it comes before the welcome page.")));
    return onPage(form);
}

QWidget* SettingsDialog::makeWork(const TargetInfo* target)
{
    auto* const delay = new IntegerSpinBox(static_cast<int>(Preferences::kShortestDelay.count()),
                                           static_cast<int>(Preferences::kLongestDelay.count()), QStringLiteral("\u202Fms"));
    delay->setSingleStep(kDelayStep);
    delay->setValue(static_cast<int>(m_preferences.liveDelay().count()));
    delay->setKeyboardTracking(false);
    connect(delay, &QSpinBox::valueChanged, &m_preferences, [this](int value) { m_preferences.setLiveDelay(Milliseconds(value)); });

    auto* const form = new Form;
    form->addRow(tr("Live waits"), delay)->setHint(tr("After the last key, before it compiles"));
    auto* const saves = new QCheckBox(tr("Save the file before it is run or timed"));
    saves->setChecked(m_preferences.savesBeforeRun());
    connect(saves, &QCheckBox::toggled, &m_preferences, &Preferences::setSavesBeforeRun);
    form->addRow(tr("Saving"), saves)->setHint(tr("What is run is always the text as it stands in the editor"));
    form->addRow(tr("Device"), deviceField(target))->setHint(tr("For programs whose session names none"));
    return onPage(form);
}

QWidget* SettingsDialog::makeAssistants(Assistant& assistant)
{
    auto* const lets = new QCheckBox(tr("Let an assistant work with this window"));
    auto* const state = new HintLabel(connectionText(assistant));
    const auto follow = [this, lets, state, &assistant] {
        lets->setChecked(m_preferences.letsAssistantsIn());
        state->setHint(connectionText(assistant));
    };
    follow();
    connect(lets, &QCheckBox::clicked, &m_preferences, &Preferences::setLetsAssistantsIn);
    connect(&m_preferences, &Preferences::assistantsChanged, lets, follow);
    connect(&assistant.door(), &AssistantDoor::changed, lets, follow);
    auto* const command = new CodeEdit;
    command->setReadOnly(true);
    command->setText(QStringLiteral("kerneldesk mcp --window"));
    auto* const form = new Form;
    form->addWide(lets);
    form->addWide(new HintLabel(tr("It reads the document that is current, proposes edits that you accept or reject, and has them "
                                   "run and timed. It changes no document and reads no file by itself.")));
    form->addWide(state);
    form->addRow(tr("Its client starts"), command)
        ->setHint(tr("A server of the Model Context Protocol. Only programs of your own user on this machine reach the window; no "
                     "port is opened."));
    return onPage(form);
}

QWidget* SettingsDialog::deviceField(const TargetInfo* target)
{
    auto* const field = new QComboBox;
    field->addItem(tr("As the target chooses"), QString());
    if (target != nullptr) {
        for (const DeviceInfo& device : target->devices.devices)
            field->addItem(QString::fromStdString(device.name), QString::fromStdString(device.id.name));
    }
    const QString kept = m_preferences.preferredDevice();
    if (field->findData(kept) < 0)
        field->addItem(tr("%1 (not there now)").arg(kept), kept);
    field->setCurrentIndex(field->findData(kept));
    connect(field, &QComboBox::activated, this,
            [this, field](int index) { m_preferences.setPreferredDevice(field->itemData(index).toString()); });
    return field;
}

}  // namespace kd
