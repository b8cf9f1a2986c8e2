// SPDX-License-Identifier: GPL-3.0-or-later
// From the last key of an edit to new figures on the screen: what the window itself computes, beside the compiler's own time and
// the pause that live compile waits. In the whole window, offscreen, with a real worker.
// usage: bench_live ROUNDS OUT.json [nvcc|kernels|lines] (at most 40 rounds: each compiles a text that was not compiled before; with
// nvcc the program has host code, with kernels 300 kernels stand behind it, with lines 50,000 generated lines)
#include "liveprogram.h"

#include "core/base/json.h"
#include "ui/common/theme.h"

#include <QEventLoop>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

using namespace kd;

namespace {

constexpr int kMaxRounds = 40;
constexpr int kFew = 10, kMany = 34;  // values: with these the kernel's registers differ
constexpr Milliseconds kDebounce{250};

double milliseconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Ends the wait once the tag was painted with the figures of the newest build.
struct Painted : QObject {
    Painted(WholeWindow& window, QEventLoop& wait) : whole(window), loop(wait) { }
    bool eventFilter(QObject* object, QEvent* event) override
    {
        auto* const tag = static_cast<EditCostOverlay*>(object);
        const bool isNew = whole.workbench.builds.goodBuild().revision == whole.workbench.documents.current().revision();
        if (event->type() == QEvent::Paint && isNew && !tag->shownParts().isEmpty())
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        return false;
    }
    WholeWindow& whole;
    QEventLoop& loop;
};

/// Replaces the number; returns when the figures are painted. Milliseconds.
Json round(WholeWindow& whole, int live)
{
    const LiveCompile pause{.delay = kDebounce};
    const auto last = pause.delayAfter(whole.workbench.builds.goodBuild().outcome->duration);
    QsciScintilla* const editor = whole.editor();
    editor->setFocus();
    editor->setCursorPosition(kLiveLine, kLiveColumn + 2);
    QTest::keyClick(editor, Qt::Key_Backspace);
    QTest::keyClick(editor, Qt::Key_Backspace);
    QTest::keyClick(editor, static_cast<char>('0' + live / 10));
    QEventLoop loop;
    Painted painted(whole, loop);
    if (EditCostOverlay* const tag = editCost(whole))
        tag->installEventFilter(&painted);
    auto& metered = static_cast<MeteredApplication&>(*qApp);
    metered.reset();
    const double wall = milliseconds(CLOCK_MONOTONIC), thread = milliseconds(CLOCK_THREAD_CPUTIME_ID),
                 process = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
    QTest::keyClick(editor, static_cast<char>('0' + live % 10));
    loop.exec();
    const CompileOutcome& outcome = *whole.workbench.builds.goodBuild().outcome;
    const double compile = outcome.duration.count() * 1e3;
    const double all = milliseconds(CLOCK_MONOTONIC) - wall;
    return {{"values", live},
            {"registers", whole.workbench.launches.kernel()->registers},
            {"compiler", outcome.compilerName()},
            {"cached", outcome.cached},
            {"wallMs", all},
            {"compilerMs", compile},
            {"pauseMs", last.count()},
            {"besidesMs", all - compile - static_cast<double>(last.count())},
            {"windowThreadCpuMs", milliseconds(CLOCK_THREAD_CPUTIME_ID) - thread},
            {"windowProcessCpuMs", milliseconds(CLOCK_PROCESS_CPUTIME_ID) - process},
            {"longestDispatchMs", metered.longest().milliseconds},
            {"longestDispatch", metered.longest().what.toStdString()}};
}

/// 300 kernels.
QByteArray manyKernels()
{
    constexpr int kKernels = 300;
    QByteArray text;
    for (int i = 0; i < kKernels; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "\n__global__ void kernel" + number + "(const float* a, float* b, int n)\n{\n"
                "    const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                "    if (i < n)\n"
                "        b[i] = a[i] * " + number + ".0f;\n}\n";
    }
    return text;
}

/// A table and declarations of functions, as generators write them.
QByteArray manyLines()
{
    constexpr int kEntries = 15'000, kDeclarations = 35'000;
    QByteArray text = "\n__constant__ int table[] = {\n";
    for (int i = 0; i < kEntries; ++i)
        text += "    " + QByteArray::number(i) + ",  // an entry\n";
    text += "};\n";
    for (int i = 0; i < kDeclarations; ++i)
        text += "__device__ int f" + QByteArray::number(i) + "(int);\n";
    return text + "__global__ void readTable(int* p) { *p = table[*p]; }\n";
}

/// What stands behind the kernel that is edited; null where there is no such program.
QByteArray behindKernel(std::string_view program)
{
    if (program == "nvcc")
        return liveHostCode();
    if (program == "kernels")
        return manyKernels();
    if (program == "lines")
        return manyLines();
    return {};
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv)
{
    const std::string program = argc == 4 ? argv[3] : "";
    const QByteArray behind = behindKernel(program);
    const int rounds = argc == 3 || !behind.isNull() ? std::atoi(argv[1]) : 0;
    if (rounds < 1 || rounds > kMaxRounds) {
        std::fprintf(stderr, "usage: bench_live ROUNDS OUT.json [nvcc|kernels|lines] (1 to %d rounds)\n", kMaxRounds);
        return 2;
    }
    const QTemporaryDir folder;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("XDG_STATE_HOME", folder.filePath(QStringLiteral("state")).toUtf8());
    qputenv("KERNELDESK_CACHE_DIR", folder.filePath(QStringLiteral("cache")).toUtf8());
    MeteredApplication application(argc, argv);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    Theme::install();
    WholeWindow whole;
    if (!whole.hasTarget() || !opensLive(whole, liveProgram(kFew) + behind))
        return 1;
    // The tag is made with the first change.
    whole.editor()->setCursorPosition(kLiveLine, kLiveColumn);
    QTest::keyClick(whole.editor(), '3');
    QTest::keyClick(whole.editor(), Qt::Key_Delete);
    if (!WholeWindow::comes([&] { return showsPrice(whole); }))
        return 1;

    Json samples = Json::array();
    std::vector<double> cpu, besides, walls;
    for (int each = 0; each < rounds; ++each) {
        whole.workbench.builds.setDelay(kDebounce);
        samples.push_back(round(whole, (each % 2 == 0 ? kFew + 1 : kMany) + each / 2));
        cpu.push_back(samples.back()["windowProcessCpuMs"].get<double>());
        walls.push_back(samples.back()["wallMs"].get<double>());
        besides.push_back(samples.back()["besidesMs"].get<double>());
    }
    const Json result{
        {"bar", "last key to painted figures: the compiler's own time, its pause (250 ms where compiles are short) and at most 100 ms "
                "CPU of the window"},
        {"command", "bench_live " + std::to_string(rounds) + " OUT.json" + (program.empty() ? "" : ' ' + program)},
        {"medianWallMs", median(walls)},
        {"medianWindowProcessCpuMs", median(cpu)},
        {"mostWindowProcessCpuMs", *std::ranges::max_element(cpu)},
        {"medianBesidesMs", median(besides)},
        {"samples", samples}};
    QFile file(QString::fromLocal8Bit(argv[2]));
    const std::string text = result.dump(1) + '\n';
    return file.open(QIODevice::WriteOnly) && file.write(text.c_str()) == static_cast<qint64>(text.size()) ? 0 : 1;
}
