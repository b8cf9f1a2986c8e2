// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QsciScintillaBase;

namespace kd {

/// Lets texts (QsciDocument) outlive all their views: Scintilla frees a text through any view that is there, and an anchor has one
/// that nobody sees. Who keeps a text without a view keeps an anchor behind it. For the window's thread, within the application's
/// life.
class TextAnchor {
public:
    TextAnchor();
    ~TextAnchor();
    TextAnchor(const TextAnchor&) = delete;
    TextAnchor& operator=(const TextAnchor&) = delete;

    /// Gives the present one, or makes it.
    static std::shared_ptr<TextAnchor> make();
    /// Gives the one that somebody keeps; null where nobody does.
    static std::shared_ptr<TextAnchor> existing();

private:
    std::unique_ptr<QsciScintillaBase> m_view;
};

}  // namespace kd
