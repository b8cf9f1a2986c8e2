// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/imagesection.h"

#include "ui/common/emptystate.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/themedlabel.h"
#include "ui/data/datainspector.h"
#include "ui/data/imagecanvas.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace kd {
namespace {

constexpr quint64 kWidestRatio = 8;

/// Two whole factors, the second one not smaller; nothing where one would be much longer than the other.
std::optional<std::pair<quint64, quint64>> nearSquare(quint64 count)
{
    for (auto rows = static_cast<quint64>(std::sqrt(static_cast<double>(count))); rows > 1 && count / rows <= rows * kWidestRatio;
         --rows)
        if (count % rows == 0)
            return std::pair(rows, count / rows);
    return std::nullopt;
}

}  // namespace

ImageSection::ImageSection(DataInspector& inspector, QWidget* parent)
    : PageSection(tr("Image"), parent), m_inspector(inspector), m_canvas(new ImageCanvas(inspector, this)),
      m_plane(new QSpinBox(this)), m_channel(new QComboBox(this)), m_bar(makeBar()), m_empty(new EmptyState({}, {}, this)),
      m_pages(new QStackedLayout)
{
    auto* const fit = new QAction(icon(QStringLiteral("zoom-fit")), tr("Show all of the picture"), this);
    connect(fit, &QAction::triggered, m_canvas, &ImageCanvas::fit);
    auto* const copy = new QAction(icon(QStringLiteral("copy")), tr("Copy the picture"), this);
    connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setImage(m_canvas->picture()); });
    addButton(fit);
    addButton(copy);
    auto* const picture = new QWidget(this);
    auto* const layout = new QVBoxLayout(picture);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_bar);
    layout->addWidget(m_canvas, 1);
    auto* const content = new QWidget(this);
    content->setLayout(m_pages);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(picture);
    setContent(content, 4);
    connect(m_empty, &EmptyState::triggered, this, &ImageSection::shapeAsRows);
    connect(m_canvas, &ImageCanvas::shapeChanged, this, &ImageSection::showShape);
    connect(m_canvas, &ImageCanvas::zoomChanged, this, &ImageSection::showNote);
    showShape();
}

QWidget* ImageSection::makeBar()
{
    auto* const bar = new QWidget(this);
    auto* const layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 0, 8, 0);
    const auto add = [&](const QString& text, QWidget* field) {
        auto* const label = new ThemedLabel(text, FontRole::Label, Token::TextSecondary, bar);
        label->setBuddy(field);
        field->setAccessibleName(text);
        layout->addWidget(label);
        layout->addWidget(field);
    };
    add(tr("Plane"), m_plane);
    add(tr("Channel"), m_channel);
    layout->addStretch(1);
    connect(m_plane, &QSpinBox::valueChanged, this, [this](int plane) { m_canvas->setPlane(static_cast<quint64>(plane)); });
    connect(m_channel, &QComboBox::activated, this,
            [this](int index) { m_canvas->setChannel(m_channel->itemData(index).toInt()); });
    return bar;
}

// A picture's own numbers need no bar; planes and channels do.
void ImageSection::showShape()
{
    const QSignalBlocker quietPlane(m_plane), quietChannel(m_channel);
    constexpr quint64 kMost = std::numeric_limits<int>::max();
    m_plane->setRange(0, static_cast<int>(std::min(m_canvas->planes() - 1, kMost)));
    m_plane->setValue(static_cast<int>(std::min(m_canvas->plane(), kMost)));
    m_channel->clear();
    if (m_canvas->channels() > 2)
        m_channel->addItem(tr("Colour"), -1);
    for (int i = 0; i < m_canvas->channels(); ++i)
        m_channel->addItem(m_canvas->channelName(i), i);
    m_channel->setCurrentIndex(std::max(0, m_channel->findData(m_canvas->channel())));
    const bool hasPlanes = m_canvas->planes() > 1, hasChannels = m_canvas->channels() > 1;
    for (QWidget* const each : m_bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        const auto* const label = qobject_cast<QLabel*>(each);
        const QWidget* const field = label != nullptr ? label->buddy() : each;
        each->setVisible(field == m_plane ? hasPlanes : hasChannels);
    }
    m_bar->setVisible(hasPlanes || hasChannels);
    const QString why = m_inspector.whyNothing();
    const auto square = why.isEmpty() && m_inspector.numbers().axes.size() == 1 ? nearSquare(m_inspector.count()) : std::nullopt;
    const QString flat = tr("These numbers have one dimension: type a shape such as \"height, width\" to see them as a picture.");
    m_empty->setContent(why.isEmpty() ? flat : why,
                        square ? tr("Show as %1 × %2").arg(square->first).arg(square->second) : QString());
    m_pages->setCurrentIndex(m_canvas->rows() > 0 && m_canvas->columns() > 0 ? 1 : 0);
    showNote();
}

void ImageSection::showNote()
{
    const double percent = m_canvas->zoom() * 100;
    const bool isWhole = percent >= 100;  // digits of less would all be behind the point
    const QString number = isWhole ? formatCount(static_cast<quint64>(std::llround(percent))) : formatNumber(percent, 3);
    setNote(m_canvas->rows() > 0 ? typeset(QStringLiteral("%1 %").arg(number)) : QString());
}

void ImageSection::shapeAsRows()
{
    const auto square = nearSquare(m_inspector.count());
    if (!square)
        return;
    ViewSettings settings = m_inspector.settings();
    settings.text.shape = std::to_string(square->first) + ", " + std::to_string(square->second);
    m_inspector.setSettings(settings);
}

}  // namespace kd
