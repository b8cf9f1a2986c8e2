// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/sourcerange.h"

#include <QObject>

#include <functional>
#include <vector>

namespace kd {

class BuildController;
class CodeEditor;
class Documents;

/// Greys the host code of a text where the newest build was made without it. What is grey moves with the text; it is read anew,
/// away from the window's thread, behind each build.
class HostCodeMarks : public QObject {
    Q_OBJECT
public:
    static constexpr int kIndicator = 20;

    /// `holdsCurrent` tells whether the text in the editor is the current document's.
    HostCodeMarks(Documents& documents, BuildController& builds, CodeEditor* editor, std::function<bool()> holdsCurrent);

    /// The text is another one, or its build is.
    void show();

private:
    /// Names a text.
    struct Text {
        quint64 document = 0, revision = 0;
        friend bool operator==(const Text&, const Text&) = default;
    };
    Text present() const;
    void applyTheme();
    void read();
    void onRead(const Text& text, const std::vector<SourceRange>& ranges);
    void clear();

    Documents& m_documents;
    BuildController& m_builds;
    CodeEditor* m_editor;
    std::function<bool()> m_holdsCurrent;
    Text m_shown;  ///< the text whose host code was greyed last
    bool m_isReading = false;
};

}  // namespace kd
