// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/machine/machinefacts.h"

#include "core/clangd/clangdlocation.h"
#include "core/compile/cache/cache.h"
#include "core/device/architecture.h"
#include "ui/codeserver/codeserver.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableview.h"
#include "ui/common/theme.h"
#include "ui/program/examples.h"
#include "ui/program/targets.h"
#include "ui/program/words.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/documents/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFontInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QSettings>
#include <QSysInfo>

namespace kd {
namespace {

struct MachineText {
    Q_DECLARE_TR_FUNCTIONS(MachineFacts)
};

/// Those that change what the program finds and does.
constexpr const char* kVariables[] = {"CUDA_CACHE_PATH",
                                      "CUDA_DEVICE",
                                      "CUDA_HOME",
                                      "CUDA_MODULE_LOADING",
                                      "CUDA_MPS_PIPE_DIRECTORY",
                                      "CUDA_VISIBLE_DEVICES",
                                      "KERNELDESK_CACHE_DIR",
                                      "KERNELDESK_CLANGD",
                                      "KERNELDESK_CUDA",
                                      "KERNELDESK_DEFAULT_OPTIONS",
                                      "KERNELDESK_DISABLE_CACHE",
                                      "KERNELDESK_EMULATED_CC",
                                      "KERNELDESK_EXAMPLES",
                                      "KERNELDESK_GPU_MEMORY_LIMIT",
                                      "KERNELDESK_LIBCUDA",
                                      "KERNELDESK_LIBCUPTI",
                                      "KERNELDESK_LIBNVML",
                                      "KERNELDESK_NVRTC",
                                      "KERNELDESK_PER_THREAD_DEFAULT_STREAM",
                                      "LANG",
                                      "LC_ALL",
                                      "LD_LIBRARY_PATH",
                                      "NVRTC_DISABLE_PCH",
                                      "QT_QPA_PLATFORM",
                                      "QT_SCALE_FACTOR",
                                      "TMPDIR",
                                      "XDG_CACHE_HOME",
                                      "XDG_CONFIG_HOME",
                                      "XDG_STATE_HOME"};

/// Collects the facts of one group.
class Group {
public:
    Group(std::vector<MachineFact>& facts, const QString& title) : m_facts(facts), m_title(title) { }
    void add(const QString& name, const QString& value) { m_facts.push_back({m_title, name, value}); }
    void addMissing(const QString& name, const QString& sentence) { m_facts.push_back({m_title, name, sentence, true}); }

private:
    std::vector<MachineFact>& m_facts;
    QString m_title;
};

QString native(const std::filesystem::path& path)
{
    return QDir::toNativeSeparators(toQt(path.string()));
}

QString settingsFile(const QString& name)
{
    return QDir::toNativeSeparators(
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"), name).fileName());
}

void addProgram(std::vector<MachineFact>& facts)
{
    Group group(facts, MachineText::tr("Program"));
    group.add(QStringLiteral("KernelDesk"), QCoreApplication::applicationVersion());
    group.add(MachineText::tr("System"), QStringLiteral("%1, %2 %3, %4")
                                      .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                                           QSysInfo::currentCpuArchitecture()));
    group.add(QStringLiteral("Qt"),
              MachineText::tr("%1 (built with %2), platform %3")
                  .arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR), QGuiApplication::platformName()));
    if (const QScreen* const screen = QGuiApplication::primaryScreen())
        group.add(MachineText::tr("Screen"),
                  MachineText::tr("%1 x %2 at scale %3")
                      .arg(screen->size().width())
                      .arg(screen->size().height())
                      .arg(screen->devicePixelRatio()));
    const Theme& theme = Theme::instance();
    group.add(MachineText::tr("Fonts"),
              QStringLiteral("%1, %2").arg(QFontInfo(theme.font(FontRole::Body)).family(),
                                           QFontInfo(theme.font(FontRole::Mono)).family()));
    group.add(MachineText::tr("Language"), QLocale().name());
}

void addNvrtc(Group& group, const CompilerInfo& compiler)
{
    if (!compiler.available)
        return group.addMissing(QStringLiteral("NVRTC"), messageText(compiler.missing));
    group.add(QStringLiteral("NVRTC"), QStringLiteral("%1, %2").arg(toQt(compiler.version), toQt(compiler.path)));
    if (compiler.toolkitInclude.empty())
        group.addMissing(MachineText::tr("Toolkit headers"),
                         MachineText::tr("None beside NVRTC: programs cannot include cuda_fp16.h, cooperative_groups.h or CUB."));
    else
        group.add(MachineText::tr("Toolkit headers"), toQt(compiler.toolkitInclude));
    QStringList architectures;
    for (const std::string& name : compiler.architectures)
        architectures << toQt(name);
    group.add(MachineText::tr("Compiles for"), architectures.join(QStringLiteral(", ")));
}

void addCompiler(std::vector<MachineFact>& facts, const TargetInfo& target)
{
    Group group(facts, MachineText::tr("Compiler"));
    addNvrtc(group, target.compiler);
    if (target.disassembler.path.empty())
        group.addMissing(MachineText::tr("Disassembler"), messageText(target.disassembler.missing));
    else
        group.add(MachineText::tr("Disassembler"), native(target.disassembler.path));
}

/// It runs beside the window, whatever the target.
void addClangd(std::vector<MachineFact>& facts)
{
    Group group(facts, MachineText::tr("Editor"));
    const QString name = QStringLiteral("clangd");
    const ClangdLocation found = findClangd();
    if (found.path.empty())
        return group.addMissing(name, messageText(found.missing));
    const CodeServerState& state = lastCodeServerState();
    const bool isKnown = state.path == found.path && !state.version.empty();
    group.add(name, isKnown ? QStringLiteral("%1, %2").arg(toQt(state.version), native(found.path))
                            : MachineText::tr("%1, not started yet").arg(native(found.path)));
    if (!state.problem.isEmpty())
        group.addMissing(name, state.problem);
}

void addDeviceFacts(std::vector<MachineFact>& facts, const DeviceList& list)
{
    Group group(facts, MachineText::tr("Devices"));
    if (list.driverVersion.empty())
        group.addMissing(MachineText::tr("Driver"), MachineText::tr("none"));
    else
        group.add(MachineText::tr("Driver"), MachineText::tr("for CUDA %1").arg(toQt(list.driverVersion)));
    for (const DeviceInfo& device : list.devices) {
        const QString memory = plainDigits(formatBytes(device.totalMemory.value));
        const QString standard = device.id.name == list.defaultDevice ? MachineText::tr(", the default") : QString();
        group.add(toQt(device.id.name),
                  QStringLiteral("%1, %2, %3%4")
                      .arg(toQt(device.name), toQt(architectureName(device.computeCapability)), memory, standard));
        if (!device.problem.empty())
            group.addMissing(toQt(device.id.name), messageText(device.problem));
    }
    for (const Message& sentence : list.missing)
        group.addMissing(MachineText::tr("Missing"), messageText(sentence));
}

void addFolders(std::vector<MachineFact>& facts, const FolderSize* cache)
{
    Group group(facts, MachineText::tr("Files"));
    const std::filesystem::path folder = cacheFolder();
    if (folder.empty())
        group.addMissing(MachineText::tr("Compile cache"),
                         MachineText::tr("none: KERNELDESK_DISABLE_CACHE is set, or there is no home folder"));
    else if (cache == nullptr)
        group.add(MachineText::tr("Compile cache"), native(folder));
    else
        group.add(
            MachineText::tr("Compile cache"),
            MachineText::tr("%1: %2 in %3 files").arg(native(folder), plainDigits(formatBytes(cache->bytes))).arg(cache->files));
    group.add(MachineText::tr("Recovery journals"), native(Journal::defaultFolder()));
    group.add(MachineText::tr("History of runs"), native(Journal::defaultFolder().parent_path() / "history"));
    group.add(MachineText::tr("Settings"), QDir::toNativeSeparators(targetSettingsFile()));
    group.add(MachineText::tr("Settings of the window"), settingsFile(QStringLiteral("window")));
    const Result<std::filesystem::path> examples = attempt([] { return examplesFolder(); });
    if (examples.value)
        group.add(MachineText::tr("Examples"), native(*examples.value));
    else
        group.addMissing(MachineText::tr("Examples"), examples.sentence);
}

void addVariables(std::vector<MachineFact>& facts)
{
    Group group(facts, MachineText::tr("Environment"));
    for (const char* const name : kVariables) {
        if (qEnvironmentVariableIsSet(name))
            group.add(QLatin1String(name), qEnvironmentVariable(name));
    }
}

QString inCell(const QString& text)
{
    return QString(text).replace(QLatin1Char('|'), QLatin1String("\\|")).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

/// Calls `head(title)` before the first fact of each group, `line(fact)` for each fact.
template <typename Head, typename Line> void forEachGroup(const std::vector<MachineFact>& facts, Head head, Line line)
{
    QString group;
    for (const MachineFact& fact : facts) {
        if (fact.group != group)
            head(group = fact.group);
        line(fact);
    }
}

}  // namespace

FolderSize sizeOf(const std::filesystem::path& folder)
{
    FolderSize size;
    std::error_code error;
    const auto options = std::filesystem::directory_options::skip_permission_denied;
    for (auto at = std::filesystem::recursive_directory_iterator(folder, options, error); !error && at != std::filesystem::end(at);
         at.increment(error)) {
        std::error_code gone;
        if (!at->is_symlink(gone) && at->is_regular_file(gone)) {
            const std::uintmax_t bytes = at->file_size(gone);
            size.bytes += gone ? 0 : bytes;
            ++size.files;
        }
    }
    return size;
}

std::filesystem::path cacheFolder()
{
    return CompileCache::configFromEnvironment().directory;
}

std::vector<MachineFact> machineFacts(const TargetInfo* target, const QString& targetName, const FolderSize* cache)
{
    std::vector<MachineFact> facts;
    addProgram(facts);
    Group where(facts, MachineText::tr("Target"));
    const QString name = targetName.isEmpty() ? MachineText::tr("this machine") : targetName;
    if (target == nullptr) {
        where.addMissing(name, MachineText::tr("has not answered yet"));
    } else {
        where.add(name, MachineText::tr("worker of KernelDesk %1").arg(target->programVersion));
        addCompiler(facts, *target);
        addDeviceFacts(facts, target->devices);
    }
    addClangd(facts);
    addFolders(facts, cache);
    addVariables(facts);
    return facts;
}

QString toText(const std::vector<MachineFact>& facts)
{
    QString text;
    forEachGroup(
        facts,
        [&](const QString& title) { text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + title + QLatin1Char('\n'); },
        [&](const MachineFact& fact) { text += QStringLiteral("  %1: %2\n").arg(fact.name, fact.value); });
    return text;
}

QString toMarkdown(const std::vector<MachineFact>& facts)
{
    QString text;
    forEachGroup(
        facts,
        [&](const QString& title) {
            text += QStringLiteral("%1| %2 | |\n|---|---|\n").arg(text.isEmpty() ? QString() : QStringLiteral("\n"), title);
        },
        [&](const MachineFact& fact) { text += QStringLiteral("| %1 | %2 |\n").arg(inCell(fact.name), inCell(fact.value)); });
    return text;
}

QString toHtml(const std::vector<MachineFact>& facts)
{
    const Theme& theme = Theme::instance();
    const QString muted = theme.color(Token::TextMuted).name(), warn = theme.color(Token::Warn).name();
    QString html = QStringLiteral("<table cellpadding='3'>");
    forEachGroup(
        facts,
        [&](const QString& title) {
            html += QStringLiteral("<tr><td colspan='2' style='padding-top:10px'><b>%1</b></td></tr>").arg(title.toHtmlEscaped());
        },
        [&](const MachineFact& fact) {
            html +=
                QStringLiteral("<tr><td style='padding-right:18px; color:%1'>%2</td><td%3>%4</td></tr>")
                    .arg(muted, fact.name.toHtmlEscaped(),
                         fact.isMissing ? QStringLiteral(" style='color:%1'").arg(warn) : QString(), fact.value.toHtmlEscaped());
        });
    return html + QStringLiteral("</table>");
}

}  // namespace kd
