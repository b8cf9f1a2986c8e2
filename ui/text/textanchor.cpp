// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/textanchor.h"

#include <Qsci/qsciscintillabase.h>

namespace kd {
namespace {

std::weak_ptr<TextAnchor>& present()
{
    static std::weak_ptr<TextAnchor> anchor;
    return anchor;
}

}  // namespace

TextAnchor::TextAnchor() : m_view(std::make_unique<QsciScintillaBase>()) { }

TextAnchor::~TextAnchor() = default;

std::shared_ptr<TextAnchor> TextAnchor::make()
{
    std::shared_ptr<TextAnchor> anchor = existing();
    if (anchor == nullptr) {
        anchor = std::make_shared<TextAnchor>();
        present() = anchor;
    }
    return anchor;
}

std::shared_ptr<TextAnchor> TextAnchor::existing()
{
    return present().lock();
}

}  // namespace kd
