// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/windowholder.h"

#include "ui/common/languagefonts.h"
#include "ui/common/translation.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/text/textanchor.h"
#include "ui/workbench/workbench.h"

#include <QAction>
#include <QApplication>

namespace kd {

WindowHolder::WindowHolder(Workbench& workbench, Preferences& preferences, MainWindow::Start start)
    : m_workbench(workbench), m_preferences(preferences), m_shared(sharedModels(workbench))
{
    make(start);
    // Queued, since the dialog in which it was chosen ends with its window.
    connect(&preferences, &Preferences::languageChanged, this, &WindowHolder::remake, Qt::QueuedConnection);
}

WindowHolder::~WindowHolder() = default;

void WindowHolder::make(MainWindow::Start start)
{
    preferFontsOf(currentLanguage());
    m_window = std::make_unique<MainWindow>(windowModels(m_workbench), m_preferences, features(m_workbench, m_shared), start);
    if (const QString sentence = missingFontSentence(currentLanguage()); !sentence.isEmpty())
        m_workbench.notices.tell(sentence);
}

void WindowHolder::remake()
{
    m_workbench.navigator.commitEdits();
    const std::shared_ptr<TextAnchor> anchor = TextAnchor::make();
    const Perspective perspective = m_window->perspective();
    const bool isWelcome = m_window->isWelcoming();
    const bool isShown = m_window->isVisible();
    m_window->keepArrangement();
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    m_window.reset();
    installTranslation();
    retranslate(m_workbench, *m_shared);
    make(isWelcome ? MainWindow::Start::Welcome : MainWindow::Start::Perspective);
    if (!isWelcome)
        m_window->setPerspective(perspective);
    if (isShown)
        m_window->show();
    QApplication::setQuitOnLastWindowClosed(quits);
    // Where the language was chosen, so that a choice that nobody can read is taken back at once.
    if (isShown)
        m_window->commands().find(QStringLiteral("tools.settings"))->trigger();
    emit remade();
}

}  // namespace kd
