// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/helppages.h"

#include <QCoreApplication>
#include <QHash>

namespace kd {
namespace {

struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpPages)
};

struct FeaturePage {
    QString title, words;
};

QHash<QString, FeaturePage> editPages()
{
    return {
        {QStringLiteral("launch"),
         {HelpText::tr("Launch"),
          HelpText::tr("Grid, block and one value for each argument of the kernel; expressions may use each other, as in "
                       "ceil_div(n, block.x). A buffer "
                       "is filled by a generator or by a file, which may be dropped on it; an output is compared with a kernel, a "
                       "file, an expression for "
                       "element i, or one over a whole input, as sum(x). Presets are launches with a name, kept in the session; "
                       "what differs from the "
                       "chosen one is bold and has an arrow that resets it. What the device cannot take is said beneath the field "
                       "before it is tried. "
                       "A program that launches the kernel itself fills a form that nobody filled; a sign says of each value why. "
                       "Build, below, holds instances of kernel templates, macros, include folders, the compiler and its options: "
                       "Auto asks NVRTC, and nvcc instead for programs with host code. The one that compiled the program "
                       "also compiles what is compared with it: other architectures, goals, advice.")}},
        {QStringLiteral("editor"),
         {HelpText::tr("Editor"),
          HelpText::tr("Write a kernel; it compiles as you type while Live is on, or with Compile. Errors are underlined, with the "
                       "compiler's words "
                       "beneath their line. Host code is grey where there is no nvcc to compile it: NVRTC gets the rest. "
                       "A header that changes on the disk compiles the documents that include it again; one that is edited in "
                       "another tab counts once it is saved. "
                       "Words are completed as they are typed, calls and names explained; in trusted folders clangd, where it is "
                       "installed, adds names of headers and namespaces, types, values and comments. "
                       "Alt and a click add a caret. F12, or "
                       "Ctrl and a click, goes to the definition of a name or into an included file, Shift+F12 lists where the "
                       "name is used, and F2 renames it; in a trusted folder both look at the whole project, through clangd. "
                       "Files that are renamed in open as tabs, and nothing is saved. "
                       "Runs on the "
                       "emulated GPU that count show beside each line what it cost; the View menu hides those columns. What is "
                       "typed is kept over a "
                       "crash. Beside it stands the assembly: SASS, PTX, and Diff, what the last edit changed in them; colours "
                       "link lines and "
                       "instructions, and a double click on an instruction goes to its line. "
                       "The tool tip of an opcode says what it does. Compiled code opens as well, known by its content: PTX, "
                       "a cubin, a fatbin, a program, library, object file or archive with device code, and a folder of Triton's "
                       "cache that is dropped on the window. Its text is the PTX of the chosen kernel, which is read only and "
                       "saved as a copy.")}},
        {QStringLiteral("problems"),
         {HelpText::tr("Problems"),
          HelpText::tr("What compiler, run and advice have to say. A double click, Enter or the keys for the next and the previous "
                       "problem go to the line.")}},
        {QStringLiteral("console"),
         {HelpText::tr("Console"), HelpText::tr("What kernels print with printf, and what workers say.")}},
        {QStringLiteral("outline"),
         {HelpText::tr("Outline"),
          HelpText::tr("The kernels, functions, launches, macros and includes of the program. What is typed filters them; a "
                       "click goes to the line.")}},
        {QStringLiteral("results"),
         {HelpText::tr("Results"), HelpText::tr("The outputs of the last run, compared with their references.")}},
        {QStringLiteral("timing"),
         {HelpText::tr("Timing"),
          HelpText::tr(
              "The last timing: median, 95 % interval, samples. They are the kernel's own time where CUPTI is found, or where the "
              "cost of its launch is known; the receipt says which, and how exact it is. The perspective Measure has its settings "
              "and all of it.")}},
        {QStringLiteral("history"),
         {HelpText::tr("History"),
          HelpText::tr(
              "Runs and timings, each with what it was made of; those of a saved program also after it was closed, 200 MB for a "
              "project, in which the samples of the oldest make room first. A double click names one. A click in the first column "
              "makes a timing the baseline: every later build of its kernel then says how it stands, by a comparison where there "
              "was one, else by both timings, as the tool tip tells. Two selected runs can be compared: both are launched by "
              "turns, also old ones, whose code is kept.")}},
        {QStringLiteral("occupancy"),
         {HelpText::tr("Occupancy"),
          HelpText::tr("How many warps of the kernel an SM holds with this block, what limits them, and the next step that raises "
                       "the number.")}},
    };
}

QHash<QString, FeaturePage> otherPages()
{
    return {
        {QStringLiteral("timingsettings"),
         {HelpText::tr("Timing settings"),
          HelpText::tr("What is compared with what; warm-up, L2 flush, samples, when to stop; the bytes and operations of one "
                       "launch, from which rates are made. Compare A and B launches the baseline and the variant by turns, "
                       "A B B A, and says FASTER, SLOWER, SAME or CANNOT TELL. What the device was measured to reach, which are "
                       "the roofs of the roofline.")}},
        {QStringLiteral("sweep"),
         {HelpText::tr("Sweep"),
          HelpText::tr(
              "Measures the kernel at many points and finds the best one. An axis is written NAME=VALUES: block=64..1024:*2, "
              "TILE=16,32,64, maxrregcount=0,64; NAME is block, grid, cluster, shared, carveout, maxrregcount, bounds, template, "
              "option, arch, an argument, or a macro. Constraints leave points out: TILE * block <= 4096. Add axis offers what the "
              "program itself has. A macro is swept where the source puts #ifndef around its #define. "
              "Points compile beside each other and are measured one at a time; one that fails is a result, and its cell says why. "
              "A GPU is timed; the emulated one has no times and counts instructions or bytes. The measure page shows a heat map "
              "of two axes, or a line of one, and the table of all points. Use it writes a point into the source, the launch form "
              "and the compile settings; undo takes it back as one step. Each result is on the disk before the next is measured: a "
              "sweep that was stopped, or that a crash ended, goes on where it was.")}},
        {QStringLiteral("counters"),
         {HelpText::tr("Counters"),
          HelpText::tr(
              "What one launch does in the hardware: bytes of memory and caches, instructions, bank conflicts, achieved "
              "occupancy, and what warps wait for. The tool tip of a figure explains it. A process of its own counts, which "
              "launches the kernel as often as the GPU needs, so that no timing suffers. The emulated GPU counts what it can "
              "in the PTX, line by line; a click on a line shows it in the editor. Where a baseline is pinned and was "
              "counted, its figures stand beside. What was counted is the work of the roofline where none is declared. Where "
              "the driver refuses, a sentence says which setting does so and who can change it.")}},
        {QStringLiteral("blocks"),
         {HelpText::tr("Blocks"),
          HelpText::tr(
              "On which SM each block of a launch ran, and from when to when, beneath the waves that were foreseen. Stamps "
              "are written into the kernel's PTX for it; what they cost is said. As a table, or as a trace for Perfetto.")}},
        {QStringLiteral("calculator"),
         {HelpText::tr("Inputs of the calculator"),
          HelpText::tr("They follow the build until one is edited; reset brings that back.")}},
        {QStringLiteral("buffers"),
         {HelpText::tr("Buffers"), HelpText::tr("The outputs of the last run; the chosen one is shown in the middle.")}},
        {QStringLiteral("elements"),
         {HelpText::tr("Elements"), HelpText::tr("The values of a buffer; those that differ from the reference are tinted.")}},
        {QStringLiteral("devices"),
         {HelpText::tr("Devices"),
          HelpText::tr("The devices of the target, other targets, those over SSH, and GPU presets. Check marks choose which "
                       "are compared; the menu gives the occupancy calculator the architecture and SM count of one.")}},
        {QStringLiteral("attributes"),
         {HelpText::tr("Attributes"),
          HelpText::tr(
              "Every attribute with its value, unit and a few words; the strip beneath says more. What is seldom needed is "
              "folded; the search covers names, CUDA names and descriptions of all.")}},
        {QStringLiteral("gauges"),
         {HelpText::tr("Live gauges"),
          HelpText::tr(
              "Utilisation, clock, power, temperature and memory of the selected device over the last minute, through NVML. "
              "Measure peaks times kernels of KernelDesk's own and keeps what memory, L2, shared memory, arithmetic and tensor "
              "cores reached; Restart worker ends the target's worker and starts another one.")}},
    };
}

const FeaturePage& featurePage(const QString& featureId)
{
    static const QHash<QString, FeaturePage> edit = editPages();
    static const QHash<QString, FeaturePage> other = otherPages();
    static const FeaturePage none;
    const auto found = edit.constFind(featureId);
    if (found != edit.constEnd())
        return *found;
    const auto there = other.constFind(featureId);
    return there == other.constEnd() ? none : *there;
}

}  // namespace

QString helpOf(Perspective perspective)
{
    switch (perspective) {
    case Perspective::Edit:
        return HelpText::tr(
            "Write a kernel in the middle, set its launch at the left, see what became of it below. Run compiles, fills the "
            "buffers, "
            "launches, copies back and compares with the reference. Target chooses the device, and another machine that a command "
            "reaches; Targets, in the menu Tools, keeps such machines under a name.");
    case Perspective::Measure:
        return HelpText::tr(
            "Time launches the kernel many times and shows the median with its 95 % interval, every sample, and a "
            "receipt of how it was measured. The roofline sets it beneath what this device was measured to reach: declare FLOP "
            "and bytes of a launch, and measure the peaks once. On the emulated GPU there are counted instructions in place "
            "of times.");
    case Perspective::Occupancy:
        return HelpText::tr("How many warps of the kernel an SM holds, what limits them, and the next step that raises the number. "
                        "The arithmetic is that of NVIDIA's own calculator.");
    case Perspective::Data:
        return HelpText::tr("Every buffer of the last run, before and after it, and its reference: as a picture, a table, a curve "
                            "and bytes, with one cursor in all of them, and where they differ. Type, shape and slice say how a "
                            "buffer is looked at; they are kept with the session.");
    case Perspective::Devices:
        break;
    }
    return HelpText::tr("What the machine has and what it lacks; every attribute with its unit and description.");
}

QString helpOf(const QString& featureId)
{
    return featurePage(featureId).words;
}

QString helpTitleOf(const QString& featureId)
{
    return featurePage(featureId).title;
}

QString helpOfWelcome()
{
    return HelpText::tr("Shown when the program starts without a file; the menu Window brings it back. The examples compile and "
                        "run as they are, on the "
                        "emulated GPU too; they are saved under another name. Recent files can be pinned; those that are not there "
                        "any more are grey.");
}

}  // namespace kd
