// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/document.h"

#include <map>

namespace kd {

/// A T for every document that was open and is not forgotten, made when it is first asked for.
template <typename T> class PerDocument {
public:
    explicit PerDocument(const Document& document) : m_document(document) { }

    /// Of the open document.
    T& current() { return m_all[m_document.number()]; }
    const T& current() const { return m_all[m_document.number()]; }
    /// Null where there is none.
    T* find(quint64 number)
    {
        const auto found = m_all.find(number);
        return found == m_all.end() ? nullptr : &found->second;
    }
    /// By the documents' numbers.
    const std::map<quint64, T>& all() const { return m_all; }
    void forget(quint64 number) { m_all.erase(number); }

private:
    const Document& m_document;
    mutable std::map<quint64, T> m_all;
};

}  // namespace kd
