#include "ui/workbench/document.h"

#include <utility>

namespace kd {

void Document::reloadText(const QByteArray& text)
{
    m_text = text;
    emit textReplaced(text);
    ++m_revision;
    m_isTextModified = false;
    emit textChanged();
    update();
}

void Document::noteFileDiffers()
{
    m_isTextModified = true;
    update();
}

void Document::setViewSource(const std::string& key, std::function<Json()> source)
{
    if (source)
        m_viewSources[key] = std::move(source);
    else
        m_viewSources.erase(key);
}

Session Document::viewedSession() const
{
    Session session = m_session;
    for (const auto& [key, source] : m_viewSources)
        session.view[key] = source();
    return session;
}

void Document::setCaret(const Caret& caret)
{
    if (std::exchange(m_caret, caret) != caret)
        emit caretChanged(m_caret);
}

}  // namespace kd
