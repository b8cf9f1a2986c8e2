// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/compilesection.h"

#include "ui/common/form.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/common/themedlabel.h"
#include "ui/launch/compilevalues.h"
#include "ui/launch/launchform.h"
#include "ui/launch/debouncedlineedit.h"
#include "ui/launch/debouncedtextedit.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/target/targetconnection.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace kd {
namespace {

QString foldIcon(bool isOpen)
{
    return isOpen ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right");
}

}  // namespace

CompileSection::CompileSection(const LaunchPanelModels& models, QWidget* parent)
    : QWidget(parent), m_documents(models.documents), m_builds(models.builds), m_target(models.target),
      m_fold(new QToolButton(this)), m_note(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)),
      m_form(makeAlignedForm(this, {kPanelInset, 2, kPanelInset, 10}))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_form);
    makeLists(*m_form);
    makeCompiler(*m_form);
    makeStandard(*m_form);
    makeOptions(*m_form);
    setAccessibleName(tr("Build settings"));
    connect(&m_documents, &Documents::sessionChanged, this, &CompileSection::showSettings);
    connect(&m_target, &TargetConnection::changed, this, &CompileSection::showStandard);
    connect(&m_builds, &BuildController::changed, this, &CompileSection::showStandard);
    connect(&m_documents, &Documents::currentChanged, this, [this] {
        m_lookedFor.clear();
        setOpen(false);
    });
    // The window takes what is typed from single lines only.
    connect(&models.navigator, &Navigator::commitRequested, this, [this] {
        for (const List* const list : {&m_instances, &m_macros, &m_folders})
            list->edit->tell();
    });
    setOpen(false);
    showSettings();
}

QWidget* CompileSection::makeHead()
{
    m_fold->setText(tr("Build"));
    m_fold->setProperty("fold", true);
    m_fold->setCheckable(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setToolTip(tr("Instances of templates, macros, include folders, the compiler and its options"));
    m_fold->setAccessibleName(tr("Build settings"));
    useFont(m_fold, FontRole::SectionTitle);
    m_note->setElided(true);
    connect(m_fold, &QAbstractButton::toggled, this, &CompileSection::setOpen);
    auto* const head = new QWidget(this);
    auto* const row = new QHBoxLayout(head);
    row->setContentsMargins(kPanelInset - 6, 4, kPanelInset, 4);
    row->setSpacing(4);
    row->addWidget(m_fold);
    row->addWidget(m_note, 1);
    return head;
}

void CompileSection::makeLists(Form& form)
{
    const auto add = [&](const QString& label, const QString& sample, const QString& meaning,
                         void (*apply)(CompileSettings&, const QStringList&)) {
        List list{.edit = new DebouncedTextEdit(&form)};
        list.edit->setPlaceholderText(sample);
        list.edit->setToolTip(meaning);
        list.row = form.addRow(label, list.edit);
        alignLabel(form, *list.edit);
        connect(list.edit, &DebouncedTextEdit::told, this, [this, apply](const QStringList& lines) {
            change([&](CompileSettings& settings) { apply(settings, lines); });
        });
        return list;
    };
    m_instances = add(tr("Instances"), QStringLiteral("scale<float, 4>"),
                      tr("Instances of kernel templates that are compiled, one a line"), &CompileValues::setInstances);
    m_macros = add(tr("Macros"), QStringLiteral("TILE=16"), tr("Macros that are defined before the source, one a line"),
                   &CompileValues::setMacros);
    QWidget* const folders = makeFolders();
    m_folders.row = form.addRow(tr("Includes"), folders);
    m_folders.edit->setAccessibleName(tr("Include folders"));
    alignLabel(form, *folders);
}

QWidget* CompileSection::makeFolders()
{
    auto* const box = new QWidget(m_form);
    m_folders.edit = new DebouncedTextEdit(box);
    m_folders.edit->setPlaceholderText(QStringLiteral("include"));
    m_folders.edit->setToolTip(tr("Folders that #include looks in besides the source's own, one a line"));
    auto* const browse = new QToolButton(box);
    browse->setIcon(icon(QStringLiteral("folder")));
    browse->setToolTip(tr("Add a folder"));
    browse->setAccessibleName(browse->toolTip());
    auto* const row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_folders.edit, 1);
    row->addWidget(browse, 0, Qt::AlignTop);
    box->setFocusProxy(m_folders.edit);
    connect(browse, &QToolButton::clicked, this, &CompileSection::chooseFolder);
    connect(m_folders.edit, &DebouncedTextEdit::told, this, [this](const QStringList& lines) {
        change(
            [&](CompileSettings& settings) { CompileValues::setFolders(settings, lines, m_documents.current().session().folder); });
    });
    return box;
}

/// Its data are values of CompilerChoice.
void CompileSection::makeCompiler(Form& form)
{
    m_compiler = new QComboBox(&form);
    fillWidth(m_compiler);
    scrollOver(m_compiler);
    m_compiler->setToolTip(tr("Auto asks NVRTC, and nvcc instead where NVRTC's own answer shows that the program has host code"));
    for (const CompilerChoice choice : {CompilerChoice::Auto, CompilerChoice::Nvrtc, CompilerChoice::Nvcc})
        m_compiler->addItem(CompileValues::compilerText(choice), static_cast<int>(choice));
    form.addRow(tr("Compiler"), m_compiler);
    connect(m_compiler, &QComboBox::activated, this, [this](int index) {
        const auto choice = static_cast<CompilerChoice>(m_compiler->itemData(index).toInt());
        change([&](CompileSettings& settings) { settings.compiler = choice; });
    });
}

void CompileSection::makeStandard(Form& form)
{
    m_standard = new QComboBox(&form);
    fillWidth(m_standard);
    scrollOver(m_standard);
    m_standardRow = form.addRow(tr("Standard"), m_standard);
    connect(m_standard, &QComboBox::activated, this, [this](int index) {
        const std::string standard = m_standard->itemData(index).toString().toStdString();
        change([&](CompileSettings& settings) { settings.standard = standard; });
    });
}

void CompileSection::makeOptions(Form& form)
{
    const auto add = [&](const QString& label, const QString& sample, const QString& meaning,
                         void (*apply)(CompileSettings&, const QString&)) {
        Line line{.edit = new DebouncedLineEdit(&form)};
        line.edit->setPlaceholderText(sample);
        line.edit->setToolTip(meaning);
        line.row = form.addRow(label, line.edit);
        connect(line.edit, &DebouncedLineEdit::told, this, [this, apply](const QString& text) {
            change([&](CompileSettings& settings) { apply(settings, text); });
        });
        return line;
    };
    m_registers = add(tr("Registers"), tr("no limit"), tr("At most so many registers a thread (--maxrregcount)"),
                      &CompileValues::setRegisters);
    m_registers.edit->setAccessibleName(tr("Most registers a thread"));
    m_options = add(tr("Options"), QStringLiteral("-fmad=false -lineinfo"),
                    tr("Further options of the compiler, as on a command line"), &CompileValues::setOptions);
    m_fastMath = new QCheckBox(tr("Fast math"), &form);
    m_fastMath->setToolTip(tr("Approximate division, square root and functions, no denormals (--use_fast_math)"));
    form.addWide(m_fastMath);
    connect(m_fastMath, &QCheckBox::clicked, this, [this](bool isFast) {
        change([&](CompileSettings& settings) { CompileValues::setFastMath(settings, isFast); });
    });
}

bool CompileSection::isOpen() const
{
    return m_fold->isChecked();
}

void CompileSection::setOpen(bool isOpen)
{
    m_fold->setChecked(isOpen);
    m_fold->setIcon(icon(foldIcon(isOpen)));
    m_form->setVisible(isOpen);
    showNote();
}

void CompileSection::beginInstance()
{
    setOpen(true);
    m_instances.edit->setFocus(Qt::OtherFocusReason);
}

void CompileSection::change(const std::function<void(CompileSettings&)>& edit)
{
    CompileSettings settings = m_builds.settings();
    edit(settings);
    m_builds.setSettings(settings);
}

void CompileSection::chooseFolder()
{
    auto* const dialog =
        new QFileDialog(this, tr("Include folder"), QString::fromStdString(m_documents.current().session().folder.string()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, m_folders.edit, &DebouncedTextEdit::append);
    dialog->open();
}

void CompileSection::showSettings()
{
    const CompileSettings& settings = m_builds.settings();
    m_instances.edit->showLines(CompileValues::instances(settings));
    m_macros.edit->showLines(CompileValues::macros(settings));
    m_folders.edit->showLines(CompileValues::folders(settings, m_documents.current().session().folder));
    m_compiler->setCurrentIndex(m_compiler->findData(static_cast<int>(settings.compiler)));
    showStandard();
    m_registers.edit->showText(CompileValues::registers(settings));
    m_options.edit->showText(CompileValues::options(settings));
    m_fastMath->setChecked(CompileValues::hasFastMath(settings));
    showProblems();
    lookForFolders();
}

/// That of the compiler that judges the program, as far as it is known: the newest build tells that of nvcc.
std::string CompileSection::compilerVersion() const
{
    const CompilerChoice chosen = m_builds.settings().compiler;
    const Build& newest = m_builds.build();
    const std::string nvcc = newest ? newest.outcome->nvccVersion : std::string();
    if (chosen == CompilerChoice::Nvcc || (chosen == CompilerChoice::Auto && !nvcc.empty()))
        return nvcc;
    return m_target.info() == nullptr ? std::string() : m_target.info()->compiler.version;
}

/// The chosen one is there even where the compiler does not know it.
void CompileSection::showStandard()
{
    const auto chosen = QString::fromStdString(m_builds.settings().standard);
    QStringList shown{QString()};
    shown << CompileValues::standards(compilerVersion());
    if (!shown.contains(chosen))
        shown << chosen;
    QStringList there;
    for (int i = 0; i < m_standard->count(); ++i)
        there << m_standard->itemData(i).toString();
    if (shown != there) {
        m_standard->clear();
        for (const QString& each : shown)
            m_standard->addItem(each.isEmpty() ? tr("The compiler's own") : each, each);
    }
    m_standard->setCurrentIndex(m_standard->findData(chosen));
}

void CompileSection::showProblems()
{
    const CompileSettings& settings = m_builds.settings();
    const std::pair<FormRow*, QString> problems[] = {{m_macros.row, CompileValues::macroProblem(settings)},
                                                     {m_folders.row, m_folderProblem},
                                                     {m_standardRow, CompileValues::standardProblem(settings)},
                                                     {m_registers.row, CompileValues::registersProblem(settings)},
                                                     {m_options.row, CompileValues::optionsProblem(settings)}};
    m_problem.clear();
    for (const auto& [row, sentence] : problems) {
        row->setProblem(sentence);
        if (m_problem.isEmpty())
            m_problem = sentence;
    }
    setInvalid(m_folders.edit, !m_folderProblem.isEmpty());
    showNote();
}

/// What is wrong stands at its field while that is to be seen.
void CompileSection::showNote()
{
    const bool isWrong = !isOpen() && !m_problem.isEmpty();
    m_note->setText(isWrong ? m_problem : CompileValues::summary(m_builds.settings()));
    m_note->setColor(isWrong ? Token::Bad : Token::TextMuted);
}

/// Disks may be slow.
void CompileSection::lookForFolders()
{
    const std::vector<std::string>& folders = m_builds.settings().includeDirectories;
    if (folders == m_lookedFor)
        return;
    m_lookedFor = folders;
    QStringList paths;
    for (const std::string& folder : folders)
        paths << QString::fromStdString(folder);
    whenFinished(this, QtConcurrent::run(missingFolders, paths), [this, folders](const QFuture<QStringList>& future) {
        if (folders != m_lookedFor || future.resultCount() == 0)
            return;
        const QStringList missing = future.result();
        m_folderProblem = missing.isEmpty() ? QString() : tr("There is no folder %1.").arg(missing.first());
        showProblems();
    });
}

}  // namespace kd
