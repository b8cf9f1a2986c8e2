// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/twohistograms.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/report/histogram.h"
#include "core/report/timewords.h"

#include <algorithm>
#include <cmath>

namespace kd::report {
namespace {

using Series = TwoHistograms::Series;

constexpr Frame kPairFrame{.width = 560, .height = 214, .left = 44, .right = 548, .top = 44, .bottom = 168};
constexpr double kUpperRow = 13, kLowerRow = 30;  ///< baselines of the two labels
constexpr double kLabelSize = 11;
constexpr double kMinPairBins = 12, kMaxPairBins = 72;

double binWidth(const Histogram& histogram)
{
    return (histogram.high - histogram.low) / static_cast<double>(histogram.counts.size());
}

std::vector<std::size_t> countsOf(const std::vector<double>& samples, const Histogram& own, double low, double high,
                                  std::size_t bins)
{
    std::vector<std::size_t> counts(bins, 0);
    for (const double sample : samples) {
        if (sample < own.low || sample > own.high)
            continue;
        const double place = std::floor((sample - low) / (high - low) * static_cast<double>(bins));
        ++counts[static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(bins - 1)))];
    }
    return counts;
}

class HistogramPairPlot {
public:
    HistogramPairPlot(HtmlWriter& out, const TwoHistograms& both)
        : m_out(out), m_both(both), m_unit(numbers::timeUnit(std::min(both.before.median, both.after.median))),
          m_most(static_cast<double>(
              std::max(*std::ranges::max_element(both.before.counts), *std::ranges::max_element(both.after.counts))))
    {
    }

    void draw()
    {
        drawSampleAxis(m_out, kPairFrame, m_most);
        drawTimeAxis(m_out, kPairFrame, m_both.low, m_both.high, m_unit);
        drawBins(m_both.before, "earlier-bin");
        drawBins(m_both.after, "later-bin");
        drawLabels();
    }

private:
    double xOf(double seconds) const
    {
        const double share = (seconds - m_both.low) / (m_both.high - m_both.low);
        return kPairFrame.left + (kPairFrame.right - kPairFrame.left) * std::clamp(share, 0.0, 1.0);
    }

    void drawBins(const Series& series, std::string_view kind)
    {
        const double width = (kPairFrame.right - kPairFrame.left) / static_cast<double>(series.counts.size());
        for (std::size_t i = 0; i < series.counts.size(); ++i) {
            const double height = (kPairFrame.bottom - kPairFrame.top) * static_cast<double>(series.counts[i]) / m_most;
            if (series.counts[i] > 0)
                drawRectangle(m_out, kind, kPairFrame.left + width * static_cast<double>(i) + 0.5, kPairFrame.bottom - height,
                              width - 1, height);
        }
    }

    /// Each beside the line of its median, in rows of their own, so that no line crosses a label.
    void drawLabels()
    {
        const bool isAfterFirst = m_both.after.median <= m_both.before.median;
        const Series& left = isAfterFirst ? m_both.after : m_both.before;
        const Series& right = isAfterFirst ? m_both.before : m_both.after;
        const bool fits = xOf(right.median) + 6 + textWidth(right.label, kLabelSize) < kPairFrame.width;
        const bool leftEnds = !fits && xOf(left.median) - 6 - textWidth(left.label, kLabelSize) > 0;
        drawLabel(left, fits ? kUpperRow : kLowerRow, leftEnds);
        drawLabel(right, fits ? kLowerRow : kUpperRow, !fits);
    }

    void drawLabel(const Series& series, double row, bool isEnd)
    {
        const bool isAfter = &series == &m_both.after;
        const double x = xOf(series.median);
        drawLine(m_out, isAfter ? "later-line" : "earlier-line", x, row - 9, x, kPairFrame.bottom);
        const std::string kind = std::string(isAfter ? "label later" : "label earlier") + (isEnd ? " end" : "");
        drawText(m_out, kind, isEnd ? x - 6 : x + 6, row, series.label);
    }

    HtmlWriter& m_out;
    const TwoHistograms& m_both;
    numbers::TimeUnit m_unit;
    double m_most;
};

}  // namespace

std::optional<TwoHistograms> twoHistogramsOf(const Report& report)
{
    if (!hasBaseline(report))
        return std::nullopt;
    const std::vector<double> before = drawableSamples(report.baseline->timing);
    const std::vector<double> after = drawableSamples(*report.timing);
    if (before.empty() || after.empty())
        return std::nullopt;
    const Histogram a = histogramOf(before);
    const Histogram b = histogramOf(after);
    TwoHistograms both{.low = std::min(a.low, b.low), .high = std::max(a.high, b.high), .before = {}, .after = {}};
    const double wanted = (both.high - both.low) / std::min(binWidth(a), binWidth(b));
    const auto bins = static_cast<std::size_t>(std::clamp(std::ceil(wanted), kMinPairBins, kMaxPairBins));
    const auto series = [&](const std::string& label, const Statistics& figures, const std::vector<double>& samples,
                            const Histogram& own) {
        return Series{.label = worded(message("{}, median {}", label, numbers::duration(figures.median))),
                      .median = figures.median,
                      .counts = countsOf(samples, own, both.low, both.high, bins),
                      .beyond = own.beyond};
    };
    both.before = series(baselineLabel(report), *report.baseline->timing.statistics, before, a);
    both.after = series(timingLabel(report), *report.timing->statistics, after, b);
    return both;
}

const Frame& twoHistogramsFrame()
{
    return kPairFrame;
}

void drawTwoHistogramsContent(HtmlWriter& out, const TwoHistograms& both)
{
    HistogramPairPlot(out, both).draw();
}

std::string twoHistogramsDescription(const TwoHistograms& both)
{
    return worded(message("Distributions of the measured times: {}; {}", both.before.label, both.after.label));
}

}  // namespace kd::report
