// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace kd {

/// How every editor of the program is set. Kept by who has the preferences.
class EditorSettings : public QObject {
    Q_OBJECT
public:
    static EditorSettings& instance();

    static constexpr int kUsualTabWidth = 4, kLargestTabWidth = 16;
    struct Values {
        bool completesAsTyped = true;  ///< words are offered after three letters, else with the key alone
        int ruler = 0;                 ///< a line behind that column; 0: none
        int tabWidth = kUsualTabWidth;  ///< columns from one tab stop to the next
        bool wrapsLines = false;        ///< lines that are wider than the editor go on below
        int zoom = 0;                  ///< points more than the theme's font
        QStringList hiddenColumns;     ///< ids of columns of figures that are not shown
        friend bool operator==(const Values&, const Values&) = default;
    };
    const Values& values() const { return m_values; }
    /// Sets the values; those out of their range are brought into it.
    void set(const Values& values);

    static constexpr int kUsualRuler = 100, kLargestRuler = 400;
    static constexpr int kSmallestZoom = -4, kLargestZoom = 20;

signals:
    void changed();

private:
    EditorSettings() = default;
    Values m_values;
};

}  // namespace kd
