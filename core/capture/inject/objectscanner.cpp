// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/objectscanner.h"

#include <cstring>
#include <optional>
#include <utility>

namespace kd::inject {
namespace {

constexpr std::size_t kWordBytes = sizeof(std::uint64_t), kMapAlignment = 64, kWholeMap = sizeof(CUtensorMap);
/// Beyond, a program's files become large and its sessions slow.
constexpr std::size_t kMaxFound = 256;

}  // namespace

ObjectScanner::ObjectScanner(const ObjectStore& objects, bool mayHaveHandles)
    : m_objects(objects), m_firstWords(objects.firstWordsOfMaps())
{
    if (mayHaveHandles)
        m_handles = objects.tellingHandles();
}

void ObjectScanner::begin()
{
    m_offset = m_skipTo = 0;
    m_begun.clear();
    m_found.clear();
}

void ObjectScanner::lookForRest(std::span<const std::byte> piece)
{
    const std::size_t begun = m_begun.size(), rest = kWholeMap - begun;
    if (piece.size() < rest)
        return m_begun.clear();
    m_begun.insert(m_begun.end(), piece.begin(), piece.begin() + static_cast<std::ptrdiff_t>(rest));
    if (std::optional<SeenObject> object = m_objects.find(m_begun, 0, false); object && m_found.size() < kMaxFound) {
        m_found.push_back({m_offset - begun, std::move(*object)});
        m_skipTo = m_offset + rest;
    }
    m_begun.clear();
}

void ObjectScanner::look(std::span<const std::byte> piece)
{
    if (m_firstWords.empty() && m_handles.empty())
        return;
    if (!m_begun.empty())
        lookForRest(piece);
    for (std::size_t at = 0; at + kWordBytes <= piece.size(); at += kWordBytes) {
        std::uint64_t word = 0;
        std::memcpy(&word, piece.data() + at, kWordBytes);
        const bool mayBeMap = (m_offset + at) % kMapAlignment == 0 && m_firstWords.contains(word);
        const bool isHandle = m_handles.contains(word);
        if ((!mayBeMap && !isHandle) || m_offset + at < m_skipTo || m_found.size() >= kMaxFound)
            continue;
        if (mayBeMap && !isHandle && piece.size() - at < kWholeMap) {
            m_begun.assign(piece.begin() + static_cast<std::ptrdiff_t>(at), piece.end());
            break;
        }
        if (std::optional<SeenObject> object = m_objects.find(piece, at, isHandle)) {
            m_skipTo = m_offset + at + object->bytes;
            m_found.push_back({m_offset + at, std::move(*object)});
        }
    }
    m_offset += piece.size();
}

}  // namespace kd::inject
