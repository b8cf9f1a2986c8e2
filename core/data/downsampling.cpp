// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/downsampling.h"

#include "core/base/error.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kd {
namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
constexpr std::uint32_t kMaxChannels = 4;

/// Where part `index` of `parts` begins among `count` numbers. The product of both may take more than 64 bits.
std::uint64_t partStart(std::uint64_t count, std::uint64_t parts, std::uint64_t index)
{
    return static_cast<std::uint64_t>(static_cast<Int128>(count) * static_cast<Int128>(index) / static_cast<Int128>(parts));
}

void add(PlotBin& bin, double value)
{
    if (!std::isfinite(value)) {
        bin.hasNotFinite = true;
        return;
    }
    bin.min = std::isnan(bin.min) ? value : std::min(bin.min, value);
    bin.max = std::isnan(bin.max) ? value : std::max(bin.max, value);
}

bool plotStepped(PlotData& plot, const ViewReader& reader, const PlotWish& wish, const DataProgress& goesOn)
{
    for (std::size_t bin = 0; bin < plot.bins.size(); ++bin) {
        const std::uint64_t end = partStart(plot.count, plot.bins.size(), bin + 1);
        for (std::uint64_t i = partStart(plot.count, plot.bins.size(), bin); i < end; ++i) {
            if (goesOn && i % kViewBlock == 0 && !goesOn(i, plot.count))
                return false;
            add(plot.bins[bin], reader.at(plot.first + i * wish.step));
        }
    }
    return true;
}

bool plotWhole(PlotData& plot, const ViewReader& reader, const DataProgress& goesOn)
{
    std::size_t bin = 0;
    std::uint64_t end = partStart(plot.count, plot.bins.size(), 1);
    return eachBlock(reader, plot.first, plot.first + plot.count, goesOn,
                     [&](std::uint64_t first, std::span<const double> values) {
                         for (std::size_t i = 0; i < values.size(); ++i) {
                             while (first + i - plot.first >= end)
                                 end = partStart(plot.count, plot.bins.size(), ++bin + 1);
                             add(plot.bins[bin], values[i]);
                         }
                     });
}

/// A picture on its way: the plane of the view that it shows.
class ImagePlane {
public:
    ImagePlane(const ViewReader& reader, const ImageWish& wish) : m_reader(reader), m_wish(wish), m_at(wish.at)
    {
        const std::vector<ViewAxis>& axes = reader.view().axes;
        m_at.resize(axes.size(), 0);
        check(axes);
        m_image.channels = wish.channelAxis ? static_cast<std::uint32_t>(axes[*wish.channelAxis].count) : 1;
        setPart(axes[wish.rowAxis].count, wish.firstRow, wish.rows, m_image.firstRow, m_image.rows);
        setPart(axes[wish.columnAxis].count, wish.firstColumn, wish.columns, m_image.firstColumn, m_image.columns);
        m_image.height = static_cast<std::uint32_t>(std::min<std::uint64_t>(wish.height, m_image.rows));
        m_image.width = static_cast<std::uint32_t>(std::min<std::uint64_t>(wish.width, m_image.columns));
        const std::uint64_t values = std::uint64_t{m_image.width} * m_image.height * m_image.channels;
        if (wish.width > ImageWish::kMaxValues || wish.height > ImageWish::kMaxValues || values > ImageWish::kMaxValues)
            refuse(message("a picture of {} by {} pixels is wanted; at most {} values are sent", wish.width, wish.height,
                           ImageWish::kMaxValues));
        m_image.values.resize(values);
    }

    bool draw(const DataProgress& goesOn)
    {
        std::size_t pixel = 0;
        for (std::uint32_t y = 0; y < m_image.height; ++y)
            for (std::uint32_t x = 0; x < m_image.width; ++x) {
                if (goesOn && (m_sinceAsked += m_readPerPixel) >= kViewBlock) {
                    m_sinceAsked = 0;
                    if (!goesOn(y, m_image.height))
                        return false;
                }
                for (std::uint32_t channel = 0; channel < m_image.channels; ++channel)
                    m_image.values[pixel++] = valueOf(x, y, channel);
            }
        return true;
    }
    ImageData take() { return std::move(m_image); }

private:
    void check(const std::vector<ViewAxis>& axes) const
    {
        const std::size_t count = axes.size();
        if (m_wish.rowAxis >= count || m_wish.columnAxis >= count || m_wish.rowAxis == m_wish.columnAxis ||
            m_wish.at.size() > count)
            refuse(message("a picture needs two axes of the view, which has {} dimension(s)", count));
        if (m_wish.channelAxis) {
            const std::uint32_t axis = *m_wish.channelAxis;
            if (axis >= count || axis == m_wish.rowAxis || axis == m_wish.columnAxis || axes[axis].count == 0 ||
                axes[axis].count > kMaxChannels)
                refuse(message("the axis of the channels has to be a further one of 1 to {} numbers", kMaxChannels));
        }
        for (std::size_t axis = 0; axis < count; ++axis)
            if (m_at[axis] >= axes[axis].count && axis != m_wish.rowAxis && axis != m_wish.columnAxis && axis != m_wish.channelAxis)
                refuse(message("there is no slice {} on axis {}, which has {}", m_at[axis], axis, axes[axis].count));
    }
    static void setPart(std::uint64_t all, std::uint64_t wantedFirst, std::uint64_t wanted, std::uint64_t& first,
                        std::uint64_t& count)
    {
        first = std::min(wantedFirst, all);
        count = wanted == 0 ? all - first : std::min(wanted, all - first);
    }

    double numberAt(std::uint64_t row, std::uint64_t column, std::uint32_t channel)
    {
        m_at[m_wish.rowAxis] = m_image.firstRow + row;
        m_at[m_wish.columnAxis] = m_image.firstColumn + column;
        if (m_wish.channelAxis)
            m_at[*m_wish.channelAxis] = channel;
        return m_reader.at(m_reader.view().indexOf(m_at));
    }

    double valueOf(std::uint32_t x, std::uint32_t y, std::uint32_t channel)
    {
        const std::uint64_t top = partStart(m_image.rows, m_image.height, y);
        const std::uint64_t bottom = partStart(m_image.rows, m_image.height, y + 1);
        const std::uint64_t left = partStart(m_image.columns, m_image.width, x);
        const std::uint64_t right = partStart(m_image.columns, m_image.width, x + 1);
        if (m_wish.reduction == PixelReduction::Nearest) {
            m_readPerPixel = 1;
            return numberAt(top + (bottom - top) / 2, left + (right - left) / 2, channel);
        }
        m_readPerPixel = (bottom - top) * (right - left);
        double result = kNoNumber;
        double sum = 0;
        std::uint64_t count = 0;
        for (std::uint64_t row = top; row < bottom; ++row)
            for (std::uint64_t column = left; column < right; ++column) {
                const double value = numberAt(row, column, channel);
                if (!std::isfinite(value))
                    continue;
                result = count == 0                           ? value
                    : m_wish.reduction == PixelReduction::Min ? std::min(result, value)
                                                              : std::max(result, value);
                sum += value;
                ++count;
            }
        return m_wish.reduction == PixelReduction::Mean && count != 0 ? sum / static_cast<double>(count) : result;
    }

    const ViewReader& m_reader;
    const ImageWish& m_wish;
    std::vector<std::uint64_t> m_at;
    ImageData m_image;
    std::uint64_t m_readPerPixel = 1;
    std::uint64_t m_sinceAsked = 0;
};

}  // namespace

std::optional<PlotData> plotOf(const ViewReader& reader, const PlotWish& wish, const DataProgress& goesOn)
{
    if (wish.bins == 0 || wish.bins > PlotWish::kMaxBins)
        refuse(message("a plot of {} parts is wanted; from 1 to {} are drawn", wish.bins, PlotWish::kMaxBins));
    if (wish.step == 0)
        refuse("the step of a plot is 0; the least is 1");
    const std::uint64_t last = std::min(wish.last, reader.count());
    PlotData plot{.first = std::min(wish.first, last), .count = 0, .bins = {}};
    plot.count = (last - plot.first + wish.step - 1) / wish.step;
    plot.bins.assign(std::min<std::uint64_t>(wish.bins, plot.count), {.min = kNoNumber, .max = kNoNumber});
    if (plot.count == 0)
        return plot;
    const bool isDone = wish.step == 1 ? plotWhole(plot, reader, goesOn) : plotStepped(plot, reader, wish, goesOn);
    return isDone ? std::optional(std::move(plot)) : std::nullopt;
}

std::optional<ImageData> imageOf(const ViewReader& reader, const ImageWish& wish, const DataProgress& goesOn)
{
    ImagePlane plane(reader, wish);
    if (!plane.draw(goesOn))
        return std::nullopt;
    return plane.take();
}

}  // namespace kd
