// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/figuretexts.h"

#include <QCoreApplication>

#include <array>
#include <span>

namespace kd {
namespace {

struct Figure {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

/// Texts as they are found in the translations.
struct Entry {
    const char* figure;
    const char* title;
    const char* what;
    const char* how;
    const char* good;
};

constexpr Entry kOfProgram[] = {
    {"caret",
     QT_TRANSLATE_NOOP("Figure", "Text cursor"),
     QT_TRANSLATE_NOOP("Figure", "The line and column of the text cursor, and how many characters are "
                            "selected."),
     QT_TRANSLATE_NOOP("Figure", "Counted in the text of the editor, from 1."),
     QT_TRANSLATE_NOOP("Figure", "It names a place; there is nothing to improve.")},
    {"kernel",
     QT_TRANSLATE_NOOP("Figure", "Kernel"),
     QT_TRANSLATE_NOOP("Figure", "The kernel that is launched, timed and calculated."),
     QT_TRANSLATE_NOOP("Figure", "Chosen in the toolbar; else the first one that the launch or the program "
                            "names."),
     QT_TRANSLATE_NOOP("Figure", "It should be the one that you want to know about.")},
    {"registers",
     QT_TRANSLATE_NOOP("Figure", "Registers"),
     QT_TRANSLATE_NOOP("Figure", "The registers that each thread of the kernel has."),
     QT_TRANSLATE_NOOP("Figure", "The compiler (ptxas) gives them; they stand in the compiled code of this "
                            "architecture."),
     QT_TRANSLATE_NOOP("Figure", "Few enough that occupancy is not limited by them, and not so few that "
                            "values are spilled. A step of 8 is what the hardware hands out.")},
    {"spilled",
     QT_TRANSLATE_NOOP("Figure", "Spilled bytes"),
     QT_TRANSLATE_NOOP("Figure", "Bytes that a thread stores to local memory because its registers do not "
                            "hold them."),
     QT_TRANSLATE_NOOP("Figure", "The compiler tells them with the registers."),
     QT_TRANSLATE_NOOP("Figure", "0. Each spilled value costs a store and a load through the caches.")},
    {"shared",
     QT_TRANSLATE_NOOP("Figure", "Shared memory"),
     QT_TRANSLATE_NOOP("Figure", "The shared memory of a block, static and dynamic together."),
     QT_TRANSLATE_NOOP("Figure", "Static bytes are from the compiled code, dynamic ones from the launch."),
     QT_TRANSLATE_NOOP("Figure", "As much as the reuse of data needs. Where it limits occupancy, a smaller "
                            "tile lets more blocks in.")},
    {"occupancy",
     QT_TRANSLATE_NOOP("Figure", "Occupancy"),
     QT_TRANSLATE_NOOP("Figure", "Warps that an SM holds at once, divided by the most that it can hold."),
     QT_TRANSLATE_NOOP("Figure", "Calculated from registers, shared memory, barriers and the block, by the "
                            "arithmetic of NVIDIA's own calculator. It is not measured."),
     QT_TRANSLATE_NOOP("Figure", "High enough to hide the latency of memory: often 50\u202F% do, and more "
                            "helps kernels that wait for memory. Spilling to reach 100\u202F% is often slower.")},
    {"limiter",
     QT_TRANSLATE_NOOP("Figure", "Limiter"),
     QT_TRANSLATE_NOOP("Figure", "The resource that lets the fewest blocks on an SM."),
     QT_TRANSLATE_NOOP("Figure", "The least of the blocks that warps, block slots, registers, shared memory "
                            "and barriers allow."),
     QT_TRANSLATE_NOOP("Figure", "None, or one that you cannot do without.")},
    {"run",
     QT_TRANSLATE_NOOP("Figure", "Last run or timing"),
     QT_TRANSLATE_NOOP("Figure", "The median time of the last timing, or whether the last run was verified; "
                            "while a job runs, how far it is."),
     QT_TRANSLATE_NOOP("Figure", "From the outputs of that run, compared with their references element by "
                            "element, and from its samples."),
     QT_TRANSLATE_NOOP("Figure", "Verified. A time says something only of a kernel that is right.")},
    {"matrix",
     QT_TRANSLATE_NOOP("Figure", "Architectures"),
     QT_TRANSLATE_NOOP("Figure", "For how many architectures the kernel is compiled in the matrix of the "
                            "perspective Occupancy."),
     QT_TRANSLATE_NOOP("Figure", "Counted as the compiles end."),
     QT_TRANSLATE_NOOP("Figure", "All of those that you ship for.")},
    {"problems",
     QT_TRANSLATE_NOOP("Figure", "Problems"),
     QT_TRANSLATE_NOOP("Figure", "Errors, warnings and advice of compiler, run and calculator."),
     QT_TRANSLATE_NOOP("Figure", "Counted in the panel Problems, for the text as it stands."),
     QT_TRANSLATE_NOOP("Figure", "No errors, and no warning that you have not understood.")},
    {"assistant",
     QT_TRANSLATE_NOOP("Figure", "Assistant"),
     QT_TRANSLATE_NOOP("Figure", "A program that writes kernels works with this window."),
     QT_TRANSLATE_NOOP("Figure", "There while one is connected, which a setting allows; a click shows what it proposes."),
     QT_TRANSLATE_NOOP("Figure", "One that you have started.")},
    {"live",
     QT_TRANSLATE_NOOP("Figure", "Live"),
     QT_TRANSLATE_NOOP("Figure", "Whether the program is compiled as you type."),
     QT_TRANSLATE_NOOP("Figure", "A switch of the toolbar, Ctrl+L."),
     QT_TRANSLATE_NOOP("Figure", "On, but for programs that take long to compile.")},
    {"compiler",
     QT_TRANSLATE_NOOP("Figure", "Compiler"),
     QT_TRANSLATE_NOOP("Figure", "The compiler that made the code that is shown, with its version."),
     QT_TRANSLATE_NOOP("Figure", "The outcome of the build tells it."),
     QT_TRANSLATE_NOOP("Figure", "The one that your program is shipped with: other versions make other code.")},
    {"architecture",
     QT_TRANSLATE_NOOP("Figure", "Architecture"),
     QT_TRANSLATE_NOOP("Figure", "The architecture that is compiled for."),
     QT_TRANSLATE_NOOP("Figure", "That of the chosen device, unless another one is chosen in the toolbar."),
     QT_TRANSLATE_NOOP("Figure", "The one of the device that you measure on.")},
    {"device",
     QT_TRANSLATE_NOOP("Figure", "Device"),
     QT_TRANSLATE_NOOP("Figure", "The device that runs and timings use, and its state."),
     QT_TRANSLATE_NOOP("Figure", "The target's worker tells it, and NVML its temperature."),
     QT_TRANSLATE_NOOP("Figure", "Ready, cool and used by nobody else.")},
};

constexpr Entry kOfTiming[] = {
    {"time",
     QT_TRANSLATE_NOOP("Figure", "Median time"),
     QT_TRANSLATE_NOOP("Figure", "The middle one of all samples: half of the launches were shorter. Beneath "
                            "it stands its 95\u202F% interval."),
     QT_TRANSLATE_NOOP("Figure", "Each sample is the kernel's own time, by CUPTI or by events less the cost "
                            "of an empty launch; the receipt says which. The interval is that of the order statistics and assumes "
                            "no distribution."),
     QT_TRANSLATE_NOOP("Figure", "Short, with an interval that is narrow against the differences that you "
                            "look for.")},
    {"arithmetic",
     QT_TRANSLATE_NOOP("Figure", "Arithmetic rate"),
     QT_TRANSLATE_NOOP("Figure", "Operations a second at the median time."),
     QT_TRANSLATE_NOOP("Figure", "The declared or counted operations of a launch divided by the median time."),
     QT_TRANSLATE_NOOP("Figure", "Near the measured roof of arithmetic, where the kernel is limited by "
                            "arithmetic.")},
    {"bandwidth",
     QT_TRANSLATE_NOOP("Figure", "Memory rate"),
     QT_TRANSLATE_NOOP("Figure", "Bytes a second at the median time."),
     QT_TRANSLATE_NOOP("Figure", "The declared or counted bytes of a launch divided by the median time."),
     QT_TRANSLATE_NOOP("Figure", "Near the measured roof of memory, where the kernel is limited by memory. "
                            "More than the roof means that caches served it, or that the declaration is wrong.")},
    {"verdict",
     QT_TRANSLATE_NOOP("Figure", "Verdict"),
     QT_TRANSLATE_NOOP("Figure", "Whether this build is faster than the baseline."),
     QT_TRANSLATE_NOOP("Figure", "From the ratio of both times, launched by turns where there was a "
                            "comparison, else from both intervals."),
     QT_TRANSLATE_NOOP("Figure", "FASTER. SAME is an answer as well; CANNOT TELL is none, and its reasons say "
                            "what to change.")},
    {"samples",
     QT_TRANSLATE_NOOP("Figure", "Samples"),
     QT_TRANSLATE_NOOP("Figure", "How many launches were timed, and why they ended."),
     QT_TRANSLATE_NOOP("Figure", "Counted. They end when the interval is as narrow as wanted, at a limit, or "
                            "for a reason that is named."),
     QT_TRANSLATE_NOOP("Figure", "Enough for the interval that you need: the program ends by itself there.")},
    {"instructions",
     QT_TRANSLATE_NOOP("Figure", "Warp instructions, modelled"),
     QT_TRANSLATE_NOOP("Figure", "Instructions that all warps of one launch issued."),
     QT_TRANSLATE_NOOP("Figure", "The emulated GPU counts them in the PTX. ptxas may make fewer or more "
                            "machine instructions of them."),
     QT_TRANSLATE_NOOP("Figure", "Few for the same result.")},
    {"lanes",
     QT_TRANSLATE_NOOP("Figure", "Active lanes, modelled"),
     QT_TRANSLATE_NOOP("Figure", "The share of the 32 lanes of a warp that worked, over all instructions."),
     QT_TRANSLATE_NOOP("Figure", "Thread instructions divided by 32 times the warp instructions, counted in "
                            "the PTX."),
     QT_TRANSLATE_NOOP("Figure", "Near 100\u202F%. Less means that branches part the warps, or that blocks "
                            "are no multiple of 32.")},
    {"sectors",
     QT_TRANSLATE_NOOP("Figure", "Sectors of global memory, modelled"),
     QT_TRANSLATE_NOOP("Figure", "Sectors of 32 bytes that the requests of one launch touch."),
     QT_TRANSLATE_NOOP("Figure", "Counted for each warp instruction from its addresses; caches are not "
                            "modelled."),
     QT_TRANSLATE_NOOP("Figure", "Near the number \"if packed\": then neighbouring lanes touch neighbouring "
                            "addresses.")},
    {"conflicts",
     QT_TRANSLATE_NOOP("Figure", "Bank conflicts, modelled"),
     QT_TRANSLATE_NOOP("Figure", "Extra passes over shared memory, since lanes of a warp wanted different "
                            "words of one bank."),
     QT_TRANSLATE_NOOP("Figure", "Counted for each access from its addresses, with 32 banks of 4 bytes."),
     QT_TRANSLATE_NOOP("Figure", "0. A padded row often removes them.")},
    {"statistics",
     QT_TRANSLATE_NOOP("Figure", "Statistics"),
     QT_TRANSLATE_NOOP("Figure", "Figures of the samples: median, quartiles, mean, deviation, extremes. The "
                            "last column says what each one is."),
     QT_TRANSLATE_NOOP("Figure", "Computed from all samples of the timing."),
     QT_TRANSLATE_NOOP("Figure", "Quartiles that lie close together, and a mean close to the median.")},
    {"receipt",
     QT_TRANSLATE_NOOP("Figure", "Receipt"),
     QT_TRANSLATE_NOOP("Figure", "How the timing was measured: caches, clocks, warm-up, verification. Click "
                            "on one of them for its evidence."),
     QT_TRANSLATE_NOOP("Figure", "Recorded with the timing."),
     QT_TRANSLATE_NOOP("Figure", "No amber one: those are guarantees that are missing.")},
    {"history",
     QT_TRANSLATE_NOOP("Figure", "History"),
     QT_TRANSLATE_NOOP("Figure", "Runs and timings with the build that each is of and how later ones stand to "
                            "the baseline."),
     QT_TRANSLATE_NOOP("Figure", "Kept as they came, with code and launch; the verdict's tool tip tells how "
                            "it came about."),
     QT_TRANSLATE_NOOP("Figure", "A baseline that is pinned, so that every build is judged.")},
};

constexpr Entry kOfOccupancy[] = {
    {"use",
     QT_TRANSLATE_NOOP("Figure", "Use of a resource"),
     QT_TRANSLATE_NOOP("Figure", "How much of a resource of an SM the resident blocks take, of the most that "
                            "there is. The limiter is amber."),
     QT_TRANSLATE_NOOP("Figure", "The use of one block times the blocks that an SM holds; the pale mark is "
                            "the build before."),
     QT_TRANSLATE_NOOP("Figure", "High for warps. For the others no more than is needed: the one that is full "
                            "keeps further blocks out.")},
    {"times-by-occupancy",
     QT_TRANSLATE_NOOP("Figure", "Times by occupancy"),
     QT_TRANSLATE_NOOP("Figure", "Times of variants of the kernel that did the same work."),
     QT_TRANSLATE_NOOP("Figure", "Medians of the timings of this kernel with these arguments."),
     QT_TRANSLATE_NOOP("Figure", "The shortest one, whatever its occupancy.")},
    {"curve",
     QT_TRANSLATE_NOOP("Figure", "Occupancy curve"),
     QT_TRANSLATE_NOOP("Figure", "The occupancy that other values of one input would give; the dot is the present one."),
     QT_TRANSLATE_NOOP("Figure", "Calculated for each value of that input, all others as they are."),
     QT_TRANSLATE_NOOP("Figure", "The dot on a high step, and not just behind its edge.")},
    {"waves",
     QT_TRANSLATE_NOOP("Figure", "Waves"),
     QT_TRANSLATE_NOOP("Figure", "How often all SMs are filled with blocks until the grid is done, and how "
                            "full the last time is."),
     QT_TRANSLATE_NOOP("Figure", "Blocks of the grid divided by blocks of an SM times the number of SMs."),
     QT_TRANSLATE_NOOP("Figure", "A whole number, or many: a small rest at the end leaves most SMs idle.")},
    {"target",
     QT_TRANSLATE_NOOP("Figure", "Target"),
     QT_TRANSLATE_NOOP("Figure", "An architecture that the kernel was compiled for."),
     QT_TRANSLATE_NOOP("Figure", "One compile each, by the compiler of the build."),
     QT_TRANSLATE_NOOP("Figure", "All that you ship for compile.")},
    {"blocks",
     QT_TRANSLATE_NOOP("Figure", "Blocks of an SM"),
     QT_TRANSLATE_NOOP("Figure", "Blocks that an SM holds at once."),
     QT_TRANSLATE_NOOP("Figure", "The least that any resource allows."),
     QT_TRANSLATE_NOOP("Figure", "Two or more, so that one works while another waits at a barrier.")},
    {"best-block",
     QT_TRANSLATE_NOOP("Figure", "Best block"),
     QT_TRANSLATE_NOOP("Figure", "The least block with the most occupancy on this architecture."),
     QT_TRANSLATE_NOOP("Figure", "The calculator tries all multiples of 32."),
     QT_TRANSLATE_NOOP("Figure", "Yours, or one with the same occupancy.")},
    {"next-step",
     QT_TRANSLATE_NOOP("Figure", "Next step"),
     QT_TRANSLATE_NOOP("Figure", "The smallest change of one input that raises occupancy."),
     QT_TRANSLATE_NOOP("Figure", "The calculator tries each input by itself."),
     QT_TRANSLATE_NOOP("Figure", "None is left, or the one left costs more than it gives.")},
};

constexpr Entry kOfData[] = {
    {"minimum",
     QT_TRANSLATE_NOOP("Figure", "Minimum"),
     QT_TRANSLATE_NOOP("Figure", "The smallest number of the buffer."),
     QT_TRANSLATE_NOOP("Figure", "Over all elements that are numbers, computed where the buffer is."),
     QT_TRANSLATE_NOOP("Figure", "What your program expects.")},
    {"maximum",
     QT_TRANSLATE_NOOP("Figure", "Maximum"),
     QT_TRANSLATE_NOOP("Figure", "The largest number of the buffer."),
     QT_TRANSLATE_NOOP("Figure", "Over all elements that are numbers, computed where the buffer is."),
     QT_TRANSLATE_NOOP("Figure", "What your program expects.")},
    {"mean",
     QT_TRANSLATE_NOOP("Figure", "Mean"),
     QT_TRANSLATE_NOOP("Figure", "The mean of the numbers of the buffer."),
     QT_TRANSLATE_NOOP("Figure", "Their sum in double precision divided by how many there are."),
     QT_TRANSLATE_NOOP("Figure", "What your program expects.")},
    {"nan",
     QT_TRANSLATE_NOOP("Figure", "NaN"),
     QT_TRANSLATE_NOOP("Figure", "Elements that are not a number."),
     QT_TRANSLATE_NOOP("Figure", "Counted. A click goes to the next one."),
     QT_TRANSLATE_NOOP("Figure", "0, unless poison shows on purpose what was not written.")},
    {"infinite",
     QT_TRANSLATE_NOOP("Figure", "Infinite"),
     QT_TRANSLATE_NOOP("Figure", "Elements that are infinite."),
     QT_TRANSLATE_NOOP("Figure", "Counted. A click goes to the next one."),
     QT_TRANSLATE_NOOP("Figure", "0: most infinities are overflows or divisions by zero.")},
    {"denormals",
     QT_TRANSLATE_NOOP("Figure", "Denormals"),
     QT_TRANSLATE_NOOP("Figure", "Numbers that are too small for the usual form and have fewer digits."),
     QT_TRANSLATE_NOOP("Figure", "Counted."),
     QT_TRANSLATE_NOOP("Figure", "Few. --use_fast_math makes zeros of them.")},
    {"elements",
     QT_TRANSLATE_NOOP("Figure", "Elements"),
     QT_TRANSLATE_NOOP("Figure", "How many elements the view has."),
     QT_TRANSLATE_NOOP("Figure", "From the size of the buffer, its type and the slice."),
     QT_TRANSLATE_NOOP("Figure", "As many as the kernel should write.")},
    {"differ",
     QT_TRANSLATE_NOOP("Figure", "Differing elements"),
     QT_TRANSLATE_NOOP("Figure", "Elements further from the reference than the tolerances allow."),
     QT_TRANSLATE_NOOP("Figure", "Each is compared with absolute tolerance + relative tolerance × reference. "
                            "A click goes to the next one."),
     QT_TRANSLATE_NOOP("Figure", "0.")},
    {"histogram",
     QT_TRANSLATE_NOOP("Figure", "Histogram"),
     QT_TRANSLATE_NOOP("Figure", "How many elements have which value, and the range that the colours of the image stand for."),
     QT_TRANSLATE_NOOP("Figure", "Counted over the whole view, where the buffer is. The handles at both ends set the range."),
     QT_TRANSLATE_NOOP("Figure", "No lonely bar far away from the others: one such element takes the contrast from the rest.")},
};

constexpr Entry kOfDevice[] = {
    {"utilisation",
     QT_TRANSLATE_NOOP("Figure", "Utilisation"),
     QT_TRANSLATE_NOOP("Figure", "The share of the last moments in which some kernel ran."),
     QT_TRANSLATE_NOOP("Figure", "The driver samples it; NVML tells it."),
     QT_TRANSLATE_NOOP("Figure", "0\u202F% before a timing: else another process disturbs it. It says nothing "
                            "of how well a kernel uses the device.")},
    {"clock",
     QT_TRANSLATE_NOOP("Figure", "SM clock"),
     QT_TRANSLATE_NOOP("Figure", "The clock of the SMs at this moment."),
     QT_TRANSLATE_NOOP("Figure", "NVML tells it."),
     QT_TRANSLATE_NOOP("Figure", "Steady while a timing goes on; locked clocks make times that can be "
                            "compared.")},
    {"power",
     QT_TRANSLATE_NOOP("Figure", "Power"),
     QT_TRANSLATE_NOOP("Figure", "The power that the board takes."),
     QT_TRANSLATE_NOOP("Figure", "NVML tells it."),
     QT_TRANSLATE_NOOP("Figure", "Below the limit line: at the limit the device lowers its clocks.")},
    {"temperature",
     QT_TRANSLATE_NOOP("Figure", "Temperature"),
     QT_TRANSLATE_NOOP("Figure", "The temperature of the chip."),
     QT_TRANSLATE_NOOP("Figure", "NVML tells it."),
     QT_TRANSLATE_NOOP("Figure", "Below the limit line: beyond it the device lowers its clocks.")},
    {"memory",
     QT_TRANSLATE_NOOP("Figure", "Memory"),
     QT_TRANSLATE_NOOP("Figure", "Device memory that all processes together have taken."),
     QT_TRANSLATE_NOOP("Figure", "NVML tells it."),
     QT_TRANSLATE_NOOP("Figure", "Room enough for the buffers of your launch.")},
};

const Entry* find(const QString& figure)
{
    const std::array<std::span<const Entry>, 5> all{kOfProgram, kOfTiming, kOfOccupancy, kOfData, kOfDevice};
    for (const std::span<const Entry> entries : all)
        for (const Entry& each : entries)
            if (figure == QLatin1String(each.figure))
                return &each;
    return nullptr;
}

}  // namespace

std::optional<FigureText> figureText(const QString& figure)
{
    const Entry* const found = find(figure);
    if (found == nullptr)
        return std::nullopt;
    return FigureText{Figure::tr(found->title), Figure::tr(found->what), Figure::tr(found->how), Figure::tr(found->good)};
}

}  // namespace kd
