// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/windowmodels.h"
#include "ui/workbench/runs/runrecord.h"

#include <QFrame>
#include <QPointer>

class QPushButton;

namespace kd {

class MainWindow;
class ThemedLabel;
class TourOutline;

/// Four callouts over the window, from an example to its verified run. The window stays usable beside them; Esc ends the tour.
class Tour : public QFrame {
    Q_OBJECT
public:
    static constexpr int kSteps = 4;

    Tour(MainWindow& window, const WindowModels& models);
    ~Tour() override;

    int step() const { return m_step; }
    /// The run of the last step was there and agreed with its reference.
    bool isVerified() const { return m_isVerified; }
    /// 0 to kSteps - 1.
    void goTo(int step);

signals:
    void ended();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void advance();
    void end();
    void showStep();
    void showRun();
    void takeKeyboard();
    bool takesKeyboard(const QObject* watched, const QFocusEvent& event) const;
    void onRan(const RunRecordPointer& record);
    QWidget* target() const;
    void place();

    MainWindow& m_window;
    WindowModels m_models;
    ThemedLabel* m_count;
    ThemedLabel* m_title;
    ThemedLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
    QPointer<TourOutline> m_outline;
    int m_step = 0;
    bool m_hasExample = false;
    bool m_isVerified = false;
};

}  // namespace kd
