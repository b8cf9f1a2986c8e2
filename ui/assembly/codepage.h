// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "ui/assembly/assemblypane.h"
#include "ui/common/panel.h"
#include "ui/workbench/documents/documents.h"

#include <QPointer>

#include <memory>
#include <string>

class QSplitter;
class QToolButton;

namespace kd {

class EditorPanel;
class LinkRibbons;
class SourceAssemblySync;
struct EditorModels;
struct Listing;

/// The middle of the Edit perspective: the source, and beside it its assembly with a band of links between. The assembly is hidden
/// where the source would be left with less than it needs, and comes back with the room, or when it is asked for.
class CodePage : public Panel {
    Q_OBJECT
public:
    static constexpr int kAssemblyWidth = 290;  ///< logical pixels; the preferred one, without the band
    static constexpr int kLeastSource = 320;    ///< below that the assembly gives way

    CodePage(const EditorModels& source, const AssemblyModels& models, QWidget* parent = nullptr);
    ~CodePage() override;

    QList<QAction*> editActions() const override;
    QList<QAction*> viewActions() const override;
    QByteArray layoutState() const override;
    void restoreLayout(const QByteArray& state) override;

    EditorPanel* source() const { return m_source; }
    /// Made when it is asked for, at the latest behind the first picture.
    AssemblyPane* assembly();
    LinkRibbons* band() const { return m_band; }
    QAction* showAction() const { return m_show; }
    QAction* jumpAction() const { return m_jump; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How users want it; lengths in logical pixels at font scale 1.
    struct LayoutPreference {
        bool isShown = true;
        int width = 0;  ///< width of the assembly with its band; 0: the preferred one
        bool showsLive = true, isLinked = true, showsAddresses = false;
    };

    void build();
    void makeShowButton();
    void makeActions();
    void makeAssembly();
    void applyWish();
    void applyVisibility();
    void applyWidth();
    void setShown(bool isShown);
    bool hasRoom() const;
    int wantedWidth() const;
    void showRegisters();
    void jump();
    void stepToPeak(int direction);
    Json view() const;
    void onDocumentChanged();
    void restoreView();

    AssemblyModels m_models;
    QPointer<Documents> m_documents;
    EditorPanel* m_source = nullptr;
    QToolButton* m_showButton = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_side = nullptr;  ///< holds the assembly
    AssemblyPane* m_assembly = nullptr;
    LinkRibbons* m_band = nullptr;
    SourceAssemblySync* m_link = nullptr;
    QAction* m_show = nullptr;
    QAction* m_jump = nullptr;
    QList<QAction*> m_actions;
    /// Holds what the column of live registers is of.
    struct {
        std::shared_ptr<const Listing> listing;
        std::string kernel;
    } m_registers;
    LayoutPreference m_wish;
    bool m_isForced = false;  ///< shown although there is little room
    bool m_isPlaced = false;
};

}  // namespace kd
