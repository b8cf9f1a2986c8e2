// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/tour.h"

#include "ui/common/panel.h"
#include "ui/common/theme.h"
#include "ui/common/themedlabel.h"
#include "ui/shell/filecommands.h"
#include "ui/shell/maintoolbar.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/statusbar.h"
#include "ui/shell/welcome/welcomepage.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kd {

/// A line around what a callout tells of. It takes no click.
class TourOutline : public QWidget {
public:
    explicit TourOutline(QWidget* parent) : QWidget(parent) { setAttribute(Qt::WA_TransparentForMouseEvents); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setPen(QPen(Theme::instance().color(Token::Accent), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

namespace {

constexpr QLatin1String kExample{"saxpy"};
constexpr int kTourWidth = 360, kTourInset = 14, kTourGap = 10;

struct TourText {
    QString title, text;
};

TourText textOf(int step)
{
    switch (step) {
    case 0:
        return {Tour::tr("An example"),
                Tour::tr("KernelDesk compiles, runs and explains CUDA kernels, on an emulated GPU where there is no other. These "
                         "four steps end in a verified run. Next opens the example SAXPY.")};
    case 1:
        return {Tour::tr("The kernel and its figures"),
                Tour::tr("The kernel was compiled as it opened. Down here stand its registers, spilled bytes, shared memory and "
                         "occupancy. Change a line, and beside it stands what the edit costs. Shift+F1 explains any figure.")};
    case 2:
        return {Tour::tr("The launch"),
                Tour::tr("Grid, block, and a value for each argument: x is filled by random(seed=1)[n], and y is compared with "
                         "a formula for each element.")};
    default:
        return {Tour::tr("The run"),
                Tour::tr("Run, or F5, fills the buffers, launches the kernel, copies back and compares. Press it here or above.")};
    }
}

}  // namespace

Tour::Tour(MainWindow& window, const WindowModels& models)
    : QFrame(&window), m_window(window), m_models(models), m_count(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)),
      m_title(new ThemedLabel(FontRole::PanelTitle, Token::Text, this)), m_text(new ThemedLabel(FontRole::Body, Token::Text, this)),
      m_back(new QPushButton(tr("Back"), this)), m_next(new QPushButton(this)), m_outline(new TourOutline(&window))
{
    setObjectName(QStringLiteral("tour"));
    m_next->setObjectName(QStringLiteral("tour.next"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Button);
    setFocusPolicy(Qt::ClickFocus);  // the keyboard stays here, not in the text below, while Run has to wait
    m_text->setWordWrap(true);
    auto* const skip = new QPushButton(tr("Skip (Esc)"), this);
    for (QPushButton* const button : {skip, m_back, m_next})
        button->setAutoDefault(true);  // Return presses it, as in a dialog
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(skip);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kTourInset, kTourInset, kTourInset, kTourInset);
    layout->addWidget(m_count);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    connect(skip, &QPushButton::clicked, this, &Tour::end);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, &Tour::advance);
    connect(&models.jobs, &JobRunner::ran, this, &Tour::onRan);
    connect(&models.jobs, &JobRunner::whyNotChanged, this, &Tour::showRun);
    connect(&models.documents, &Documents::currentChanged, this, &Tour::showRun);
    connect(&Theme::instance(), &Theme::changed, this, &Tour::place);
    qApp->installEventFilter(this);
    goTo(0);
}

Tour::~Tour()
{
    delete m_outline;
}

void Tour::goTo(int step)
{
    m_step = std::clamp(step, 0, kSteps - 1);
    if (m_step == 0) {
        m_window.showWelcome();
    } else {
        if (!std::exchange(m_hasExample, true))
            m_window.files().openExample(kExample);
        m_window.setPerspective(Perspective::Edit);
        m_window.page().makePanels();
        m_window.page().reveal(m_step == 2 ? QStringLiteral("launch") : QStringLiteral("editor"));
    }
    showStep();
    takeKeyboard();
}

void Tour::advance()
{
    if (m_step + 1 < kSteps)
        goTo(m_step + 1);
    else if (m_isVerified)
        end();
    else
        m_window.commands().find(QStringLiteral("kernel.run"))->trigger();
}

void Tour::end()
{
    hide();
    emit ended();
    deleteLater();
}

void Tour::showStep()
{
    const TourText text = textOf(m_step);
    m_count->setText(tr("Step %1 of %2").arg(m_step + 1).arg(kSteps));
    m_title->setText(text.title);
    m_text->setText(text.text);
    m_back->setEnabled(m_step > 0);
    m_next->setText(tr("Next"));
    setAccessibleName(text.title);
    setAccessibleDescription(text.text);
    showRun();
    place();
    show();
    raise();
}

/// The last step waits for the example, which may be read yet, and for what its run waits for.
void Tour::showRun()
{
    if (m_step + 1 < kSteps)
        return m_next->setEnabled(true);
    m_next->setText(m_isVerified ? tr("Done") : tr("Run"));
    const bool isOpen = m_models.documents.current().fileName().section(QLatin1Char('.'), 0, 0) == kExample;
    m_next->setEnabled(m_isVerified || (isOpen && m_window.commands().find(QStringLiteral("kernel.run"))->isEnabled()));
    if (hasFocus())
        takeKeyboard();
}

void Tour::takeKeyboard()
{
    if (m_next->isEnabled())
        m_next->setFocus();
    else
        setFocus();
}

void Tour::onRan(const RunRecordPointer& record)
{
    if (m_step + 1 < kSteps)
        return;
    m_isVerified = record->outcome.ok() && !record->outcome.verification.empty();
    m_window.page().reveal(QStringLiteral("results"));
    m_text->setText(m_isVerified
                        ? tr("Verified: each element of the output equals its reference. Results, below, has the figures. "
                             "F6 times the kernel, and F1 opens the manual at any place.")
                        : tr("The run did not end as expected. Problems, below, says why; change what it names and run again."));
    setAccessibleDescription(m_text->text());
    showRun();
    place();
    takeKeyboard();
}

QWidget* Tour::target() const
{
    if (m_step == 0)
        return m_window.findChild<WelcomePage*>();
    if (m_step == 1)
        return m_window.findChild<StatusBar*>();
    if (m_step == 3)
        return m_window.findChild<MainToolBar*>();
    const QList<kd::Panel*> panels = m_window.page().panels();
    const auto launch = std::ranges::find_if(panels, [this](const kd::Panel* each) {
        return m_window.page().featureOf(*each) == QLatin1String("launch");
    });
    return launch == panels.end() ? nullptr : *launch;
}

/// Beneath or above what is low, beside what is high, and within the window.
void Tour::place()
{
    const QWidget* const shown = target();
    const QRect room = m_window.rect().adjusted(kTourGap, kTourGap, -kTourGap, -kTourGap);
    const QRect told = shown == nullptr ? room : QRect(shown->mapTo(&m_window, QPoint()), shown->size());
    const int width = Theme::instance().scaled(kTourWidth);
    resize(width, layout()->totalHeightForWidth(width));
    QPoint corner(told.center().x() - width / 2, told.center().y() - height() / 2);
    if (told.height() < m_window.height() / 4)
        corner.setY(told.top() > m_window.height() / 2 ? told.top() - height() - kTourGap : told.bottom() + kTourGap);
    else if (told.width() < m_window.width() / 2)
        corner.setX(told.right() + kTourGap);
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width)));
    corner.setY(std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(corner);
    m_outline->setVisible(shown != nullptr && m_step > 0);
    m_outline->setGeometry(told);
    m_outline->raise();
    raise();
}

/// What is shown for the tour takes the focus as it always does; only who clicks or walks there wants it there.
bool Tour::takesKeyboard(const QObject* watched, const QFocusEvent& event) const
{
    const auto* const widget = qobject_cast<const QWidget*>(watched);
    return event.reason() == Qt::OtherFocusReason && widget != nullptr && widget->window() == &m_window && widget != this &&
           !isAncestorOf(widget);
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
    if (event->type() == QEvent::FocusIn && takesKeyboard(watched, *static_cast<QFocusEvent*>(event)))
        QTimer::singleShot(0, this, &Tour::takeKeyboard);
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || QApplication::activeWindow() != &m_window || QApplication::activePopupWidget() != nullptr)
        return false;
    if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return false;
    end();
    return true;
}

}  // namespace kd
