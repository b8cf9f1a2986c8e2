// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>

namespace kd {

/// How much of a limit is used: label left, "used / limit" right, a bar beneath. The limiter is amber, bold and says so.
class Meter : public QWidget {
    Q_OBJECT
public:
    struct Content {
        QString label;
        QString text;          ///< "40 / 64", as the window writes numbers
        double fraction = 0;   ///< 0 to 1
        std::optional<double> ghost;  ///< value of the build before, 0 to 1
        bool isLimiter = false;
        bool isStale = false;
    };
    explicit Meter(QWidget* parent = nullptr);

    void setContent(const Content& content);
    const Content& content() const { return m_content; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int labelWidth() const;
    /// Logical pixels that the line of words keeps for what stands right of the label.
    int besideLabel() const;
    /// A label that is cut is whole in the tool tip.
    void tellLabel();
    void paintWords(class QPainter& painter) const;
    void paintBar(class QPainter& painter) const;

    Content m_content;
};

}  // namespace kd
