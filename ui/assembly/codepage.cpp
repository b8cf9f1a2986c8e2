// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/codepage.h"

#include "ui/assembly/assemblypane.h"
#include "ui/assembly/assemblyview.h"
#include "ui/assembly/linkribbons.h"
#include "ui/assembly/sourceassemblysync.h"
#include "ui/common/icons.h"
#include "ui/common/menuplace.h"
#include "ui/editor/documenttabbar.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/registercolumn.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/notices.h"

#include <QAction>
#include <QDataStream>
#include <QHBoxLayout>
#include <QIODevice>
#include <QPainter>
#include <QSplitter>
#include <QSplitterHandle>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Page = AssemblyPane::Page;
constexpr int kMaxWidth = 4000;
constexpr quint8 kLayoutVersion = 1;
const char* const kViewKey = "assembly";
const auto kRegisters = QStringLiteral("registers");

const char* nameOf(Page page)
{
    return page == Page::Diff ? "diff" : assemblyLanguages()[static_cast<std::size_t>(page)].key;
}

/// Between source and band, which show no line between them: only under the mouse there is one.
class Handle : public QSplitterHandle {
public:
    Handle(Qt::Orientation orientation, QSplitter* parent) : QSplitterHandle(orientation, parent) { setAttribute(Qt::WA_Hover); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Theme& theme = Theme::instance();
        const int strip = theme.scaled(AssemblyPane::kStripHeight);
        painter.fillRect(contentsRect(), theme.color(underMouse() ? Token::Accent : Token::Editor));
        if (underMouse())
            return;
        painter.fillRect(0, 0, width(), strip - 1, theme.color(Token::Panel));
        painter.fillRect(0, strip - 1, width(), 1, theme.color(Token::Line));
    }
};

class Splitter : public QSplitter {
public:
    explicit Splitter(QWidget* parent) : QSplitter(Qt::Horizontal, parent)
    {
        setChildrenCollapsible(false);
        setHandleWidth(1);
    }

protected:
    QSplitterHandle* createHandle() override { return new Handle(orientation(), this); }
};

}  // namespace

CodePage::CodePage(const EditorModels& source, const AssemblyModels& models, QWidget* parent)
    : Panel(tr("Source"), parent), m_models(models), m_documents(&models.documents)
{
    setAutoFillBackground(false);
    m_splitter = new Splitter(this);
    m_source = new EditorPanel(source, m_splitter);
    makeActions();
    makeShowButton();
    build();
    setFocusProxy(m_source);
    connect(m_documents, &Documents::currentAboutToChange, this,
            [this] { m_documents->current().setViewSource(kViewKey, nullptr); });
    connect(m_documents, &Documents::currentChanged, this, &CodePage::onDocumentChanged);
    m_documents->current().setViewSource(kViewKey, [this] { return view(); });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        applyWidth();
        applyVisibility();
        update();
    });
    assembly();
}

CodePage::~CodePage()
{
    if (m_documents)
        m_documents->current().setViewSource(kViewKey, nullptr);
}

void CodePage::onDocumentChanged()
{
    restoreView();
    m_documents->current().setViewSource(kViewKey, [this] { return view(); });
}

void CodePage::build()
{
    m_side = new QWidget(m_splitter);
    auto* const side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    m_splitter->addWidget(m_source);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_wish.width = static_cast<int>(m_side->width() / Theme::instance().fontScale()); });
    auto* const frame = new QVBoxLayout(this);
    frame->setContentsMargins(1, 1, 1, 1);
    frame->addWidget(m_splitter);
}

void CodePage::makeShowButton()
{
    m_showButton = new QToolButton(m_source->strip());
    m_showButton->setIcon(icon(QStringLiteral("assembly")));
    m_showButton->setToolTip(tr("Show the assembly"));
    m_showButton->setAccessibleName(tr("Show the assembly"));
    m_showButton->setAutoRaise(true);
    m_showButton->setFocusPolicy(Qt::TabFocus);
    m_showButton->hide();
    connect(m_showButton, &QToolButton::clicked, this, [this] { setShown(true); });
    m_source->strip()->layout()->addWidget(m_showButton);
}

void CodePage::makeActions()
{
    const auto add = [this](const char* id, const QString& text, const QKeySequence& keys, auto act) {
        auto* const action = new QAction(text, this);
        action->setObjectName(QLatin1String(id));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WindowShortcut);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
        return action;
    };
    m_show = add("assembly.show", tr("Assembly"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10),
                 [this](bool isOn) { setShown(isOn); });
    m_show->setIcon(icon(QStringLiteral("assembly")));
    m_show->setCheckable(true);
    m_show->setChecked(true);
    m_jump = add("assembly.jump", tr("Source to assembly and back"), QKeySequence(Qt::CTRL | Qt::Key_F10), [this] { jump(); });
    auto* const separator = new QAction(this);
    separator->setSeparator(true);
    m_actions << separator << m_jump
              << add("assembly.nextPeak", tr("Next register peak"), QKeySequence(Qt::Key_F4), [this] { stepToPeak(1); })
              << add("assembly.previousPeak", tr("Previous register peak"), QKeySequence(Qt::SHIFT | Qt::Key_F4),
                     [this] { stepToPeak(-1); });
    for (QAction* const action : std::as_const(m_actions))
        setMenuPlace(*action, MenuPlace::Go);
}

QList<QAction*> CodePage::editActions() const
{
    return m_source->editActions() + m_actions;
}

QList<QAction*> CodePage::viewActions() const
{
    return QList<QAction*>{m_show} + m_source->viewActions();
}

AssemblyPane* CodePage::assembly()
{
    if (m_assembly == nullptr)
        makeAssembly();
    return m_assembly;
}

void CodePage::makeAssembly()
{
    m_assembly = new AssemblyPane(m_models, m_side);
    m_band = new LinkRibbons(m_source->editor(), m_assembly->view(), m_assembly);
    m_assembly->setBand(m_band);
    m_assembly->addMenuAction(m_jump);
    m_assembly->addMenuAction(m_show);
    m_link = new SourceAssemblySync(*m_source, *m_assembly, *m_band, this);
    m_side->layout()->addWidget(m_assembly);
    connect(&m_assembly->feed(), &AssemblyFeed::changed, this, &CodePage::showRegisters);
    connect(m_assembly, &AssemblyPane::contentChanged, this, &CodePage::showRegisters);
    connect(&m_models.launches, &LaunchModel::kernelChanged, this, &CodePage::showRegisters);
    connect(&m_models.builds, &BuildController::changed, this, &CodePage::showRegisters);
    applyWish();
    restoreView();
    applyVisibility();
}

void CodePage::applyWish()
{
    if (m_assembly == nullptr)
        return;
    m_assembly->setShowsLive(m_wish.showsLive);
    m_assembly->setLinked(m_wish.isLinked);
    m_assembly->setShowsAddresses(m_wish.showsAddresses);
}

int CodePage::wantedWidth() const
{
    return Theme::instance().scaled(m_wish.width > 0 ? m_wish.width : kAssemblyWidth + LinkRibbons::kWidth);
}

bool CodePage::hasRoom() const
{
    const Theme& theme = Theme::instance();
    return width() >= theme.scaled(kLeastSource) + theme.scaled(kAssemblyWidth + LinkRibbons::kWidth);
}

void CodePage::setShown(bool isShown)
{
    m_wish.isShown = isShown;
    m_isForced = isShown && !hasRoom();
    applyVisibility();
    applyWidth();
    if (!isShown)
        m_source->setFocus(Qt::OtherFocusReason);
}

void CodePage::applyVisibility()
{
    const bool isVisible = m_wish.isShown && (hasRoom() || m_isForced);
    m_side->setVisible(isVisible);
    m_showButton->setVisible(!isVisible);
    m_show->setChecked(isVisible);
}

void CodePage::applyWidth()
{
    const int whole = m_splitter->width() - m_splitter->handleWidth();
    const int side = std::min(wantedWidth(), whole - std::min(whole / 2, Theme::instance().scaled(kLeastSource)));
    m_splitter->setSizes({whole - side, side});
}

/// Beside the source, of the chosen kernel's machine code.
void CodePage::showRegisters()
{
    const AssemblyFeed& feed = m_assembly->feed();
    const std::shared_ptr<const Listing> listing = feed.listing(Listing::Language::Sass);
    const KernelInfo* const kernel = m_models.launches.kernel();
    const std::string name = kernel == nullptr ? std::string() : kernel->loweredName;
    if (listing != m_registers.listing || name != m_registers.kernel) {
        m_registers = {listing, name};
        m_source->removeLineColumn(kRegisters);
        if (listing) {
            const auto found = std::ranges::find(listing->functions, name, &ListingFunction::loweredName);
            if (found != listing->functions.end())
                m_source->setLineColumn(registerColumn(*listing, *found), feed.revision(Listing::Language::Sass));
        }
    }
    m_source->setLineColumnStale(kRegisters, m_models.builds.isStale() || m_assembly->isLate());
}

void CodePage::jump()
{
    assembly();
    if (!m_side->isVisible())
        setShown(true);
    if (!m_link->jump())
        m_models.notices.tell(tr("There are no instructions to go to: compile the program, and choose SASS or PTX."));
}

void CodePage::stepToPeak(int direction)
{
    assembly();
    if (!m_side->isVisible())
        setShown(true);
    if (!m_link->stepToPeak(direction))
        m_models.notices.tell(
            tr("Live registers are shown beside SASS, where nvdisasm was found; there are none to step through now."));
}

QByteArray CodePage::layoutState() const
{
    LayoutPreference wish = m_wish;
    if (m_assembly != nullptr) {
        wish.showsLive = m_assembly->showsLive();
        wish.isLinked = m_assembly->isLinked();
        wish.showsAddresses = m_assembly->showsAddresses();
    }
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << kLayoutVersion << wish.isShown << qint32(wish.width) << wish.showsLive << wish.isLinked << wish.showsAddresses;
    return state;
}

void CodePage::restoreLayout(const QByteArray& state)
{
    LayoutPreference wish;
    if (!state.isEmpty()) {
        QDataStream stream(state);
        quint8 version = 0;
        qint32 width = 0;
        stream >> version >> wish.isShown >> width >> wish.showsLive >> wish.isLinked >> wish.showsAddresses;
        if (stream.status() != QDataStream::Ok || version != kLayoutVersion || width < 0 || width > kMaxWidth)
            return;
        wish.width = width;
    }
    m_wish = wish;
    m_isForced = false;
    applyWish();
    applyVisibility();
    applyWidth();
}

Json CodePage::view() const
{
    return {{"page", nameOf(m_assembly == nullptr ? Page::Sass : m_assembly->page())}};
}

void CodePage::restoreView()
{
    const Json& all = m_documents->current().session().view;
    if (m_assembly == nullptr || !all.is_object() || !all.contains(kViewKey) || !all[kViewKey].is_object())
        return;
    const Json& page = all[kViewKey].value("page", Json());
    for (const Page each : {Page::Sass, Page::Ptx, Page::TileIr, Page::Diff})
        if (page.is_string() && page.get<std::string>() == nameOf(each))
            m_assembly->setPage(each);
}

void CodePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    const int strip = theme.scaled(AssemblyPane::kStripHeight);
    painter.fillRect(rect(), theme.color(Token::Editor));
    painter.fillRect(0, 0, width(), strip, theme.color(Token::Panel));
    painter.fillRect(0, strip, width(), 1, theme.color(Token::Line));
    painter.setPen(theme.color(Token::Line));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void CodePage::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    applyVisibility();
    if (!std::exchange(m_isPlaced, true))
        applyWidth();
}

}  // namespace kd
