// SPDX-License-Identifier: GPL-3.0-or-later
// A buffer of many elements in the table of Data, scrolled as by the wheel, by pages and by its bar: how long each frame takes in the
// window, how long the numbers take to be there, and what the window's memory grows by. In the whole window, offscreen, with a real
// worker, which holds the buffer.
// usage: bench_scroll ELEMENTS FRAMES OUT.json (ELEMENTS of float, at least 1000; FRAMES of each way of scrolling)
#include "wholewindow.h"

#include "core/base/json.h"
#include "ui/data/tablesection.h"
#include "ui/results/elementgrid.h"

#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QTemporaryDir>

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

using namespace kd;

namespace {

constexpr double kFrame = 1000.0 / 60;  // milliseconds
constexpr int kSettle = 2000;

const QByteArray kProgram = "__global__ void touch(float* data)\n{\n    data[threadIdx.x] = 1.0f;\n}\n";

double milliseconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Resident memory of this process, MiB.
double residentMiB()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / (1 << 20);
}

bool isWhole(const ElementGrid& grid)
{
    const auto [first, last] = grid.shownRowRange();
    for (quint64 row = first; row < last; ++row)
        if (grid.cellText(row, 0) == QStringLiteral("…"))
            return false;
    return true;
}

double percentile(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

/// Scrolls `frames` times by `move`, a frame after the other, 60 a second.
Json scrolled(ElementGrid& grid, const std::string& name, int frames, const std::function<void(int)>& move)
{
    std::vector<double> wall, cpu;
    int whole = 0;
    for (int frame = 0; frame < frames; ++frame) {
        QElapsedTimer clock;
        clock.start();
        const double before = milliseconds(CLOCK_THREAD_CPUTIME_ID);
        move(frame);
        grid.viewport()->repaint();
        wall.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        cpu.push_back(milliseconds(CLOCK_THREAD_CPUTIME_ID) - before);
        QTest::qWait(std::max(1, static_cast<int>(kFrame - wall.back())));  // pages arrive meanwhile
        whole += isWhole(grid) ? 1 : 0;
    }
    QElapsedTimer clock;
    clock.start();
    if (!QTest::qWaitFor([&] { return isWhole(grid); }, kPatience))
        std::fprintf(stderr, "Not all numbers came.\n");
    const auto within = static_cast<double>(std::ranges::count_if(wall, [](double each) { return each <= kFrame; }));
    return {{"name", name},
            {"frames", frames},
            {"medianMs", percentile(wall, 0.5)},
            {"p99Ms", percentile(wall, 0.99)},
            {"mostMs", percentile(wall, 1)},
            {"medianCpuMs", percentile(cpu, 0.5)},
            {"p99CpuMs", percentile(cpu, 0.99)},
            {"shareWithinAFrame", within / frames},
            {"shareWholeByTheNextFrame", static_cast<double>(whole) / frames},
            {"lastNumbersMs", clock.elapsed()},
            {"wallMs", wall},
            {"cpuMs", cpu}};
}

}  // namespace

int main(int argc, char** argv)
{
    const long long elements = argc == 4 ? std::atoll(argv[1]) : 0;
    const int frames = argc == 4 ? std::atoi(argv[2]) : 0;
    if (elements < 1000 || frames < 1) {
        std::fprintf(stderr, "usage: bench_scroll ELEMENTS FRAMES OUT.json\n");
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
    LaunchSetup launch = simpleLaunch("touch", "32", 300);
    launch.arguments = {{"data", "inout:ramp[" + std::to_string(elements) + "]"}};
    if (!whole.hasTarget() || !whole.opensProgram(kProgram, launch))
        return 1;
    whole.window.setPerspective(Perspective::Data);
    QTest::qWait(kSettle);
    const double before = residentMiB();
    const RunRecordPointer run = whole.run();
    if (!run || !run->outcome.ran()) {
        std::fprintf(stderr, "The run did not come to its end.\n");
        return 1;
    }
    QTest::qWait(kSettle);
    ElementGrid& grid = whole.window.findChild<TableSection*>()->numbers();
    QScrollBar* const bar = grid.verticalScrollBar();
    Json ways = Json::array();
    ways.push_back(scrolled(grid, "wheel, three rows a frame", frames, [&](int frame) { bar->setValue(3 * frame); }));
    ways.push_back(scrolled(grid, "a page a frame", frames, [&](int frame) { bar->setValue(bar->pageStep() * frame); }));
    ways.push_back(scrolled(grid, "the bar dragged from end to end", frames, [&](int frame) {
        bar->setValue(static_cast<int>(static_cast<double>(bar->maximum()) * frame / std::max(1, frames - 1)));
    }));
    const Json result{{"bar", "10^8 elements scroll at 60 frames a second (16.7 ms each), and the window holds no copy of them"},
                      {"command", "bench_scroll " + std::to_string(elements) + ' ' + std::to_string(frames) + " OUT.json"},
                      {"elements", elements},
                      {"bufferMiB", static_cast<double>(elements) * 4 / (1 << 20)},
                      {"residentBeforeMiB", before},
                      {"residentAfterMiB", residentMiB()},
                      {"rows", grid.rows()},
                      {"ways", ways}};
    QFile file(QString::fromLocal8Bit(argv[3]));
    const std::string text = result.dump(1) + '\n';
    return file.open(QIODevice::WriteOnly) && file.write(text.c_str()) == static_cast<qint64>(text.size()) ? 0 : 1;
}
