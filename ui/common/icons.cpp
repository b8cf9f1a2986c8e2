// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/icons.h"

#include <QCache>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <optional>
#include <utility>

namespace kd {
namespace {

/// The drawing in one colour; empty when there is no such icon. Strokes are thinner from 20 logical pixels on.
QByteArray tinted(const QString& name, const QColor& color, int size)
{
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", color.name().toLatin1());
    if (size >= 20)
        drawing.replace("stroke-width=\"1.9\"", "stroke-width=\"1.7\"");
    return drawing;
}

QImage draw(const QString& name, const QColor& color, int size, qreal ratio)
{
    QImage image(QSize(size, size) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    const QByteArray drawing = tinted(name, color, size);
    if (drawing.isEmpty()) {
        qWarning("There is no icon \"%s\".", qPrintable(name));
        return image;
    }
    QPainter painter(&image);
    QSvgRenderer(drawing).render(&painter, QRectF(0, 0, size, size));
    return image;
}

QString keyOf(const QString& name, const QColor& color, int size, qreal ratio)
{
    return QStringLiteral("%1/%2/%3/%4").arg(name).arg(color.rgb()).arg(size).arg(ratio);
}

QPixmap cached(const QString& name, const QColor& color, int size, qreal ratio)
{
    static QCache<QString, QPixmap> cache(2000);
    const QString key = keyOf(name, color, size, ratio);
    if (const QPixmap* const known = cache.object(key))
        return *known;
    const QPixmap pixmap = QPixmap::fromImage(draw(name, color, size, ratio));
    cache.insert(key, new QPixmap(pixmap));
    return pixmap;
}

QColor disabledColor()
{
    return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
}

/// Draws in the colours that the theme has at that moment.
class ThemeIconEngine : public QIconEngine {
public:
    ThemeIconEngine(QString name, std::optional<Token> token) : m_name(std::move(name)), m_token(token) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const int size = std::min(rect.width(), rect.height());
        const QPixmap pixmap = cached(m_name, color(mode, state), size, painter->device()->devicePixelRatioF());
        painter->drawPixmap(rect.x() + (rect.width() - size) / 2, rect.y() + (rect.height() - size) / 2, pixmap);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }
    /// `size` in device pixels.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        const int logical = qRound(std::min(size.width(), size.height()) / scale);
        return cached(m_name, color(mode, state), std::max(logical, 1), scale);
    }
    QIconEngine* clone() const override { return new ThemeIconEngine(*this); }
    QString key() const override { return QStringLiteral("kerneldesk"); }
    QString iconName() override { return m_name; }

private:
    QColor color(QIcon::Mode mode, QIcon::State state) const
    {
        const Theme& theme = Theme::instance();
        if (mode == QIcon::Disabled)
            return disabledColor();
        if (m_token)
            return theme.color(*m_token);
        if (state == QIcon::On)
            return theme.color(Token::Accent);
        return theme.color(mode == QIcon::Normal ? Token::TextSecondary : Token::Text);
    }

    QString m_name;
    std::optional<Token> m_token;
};

}  // namespace

QIcon icon(const QString& name)
{
    return QIcon(new ThemeIconEngine(name, std::nullopt));
}

QIcon icon(const QString& name, Token color)
{
    return QIcon(new ThemeIconEngine(name, color));
}

QPixmap iconPixmap(const QString& name, Token color, int size, qreal devicePixelRatio)
{
    return cached(name, Theme::instance().color(color), size, devicePixelRatio);
}

}  // namespace kd
