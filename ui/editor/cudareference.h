// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>

#include <utility>
#include <vector>

namespace kd {

/// A name of CUDA C++ and what it means.
struct CudaWord {
    QByteArray name;
    QByteArray declaration;  ///< "int __popc(unsigned x)"
    QByteArray meaning;      ///< one sentence
    QByteArray group;        ///< "Warp"
    bool isFunction() const { return declaration.endsWith(')'); }
};

/// Holds what resources/cuda/words.txt says, whose first lines tell its form.
class CudaReference {
public:
    /// The shipped one, read at the first call.
    static const CudaReference& shipped();
    /// Reads a text in that form. Lines that are not in it, or over kLongestLine, are left out; of a text over kLargest
    /// everything is.
    static CudaReference parse(const QByteArray& text);

    static constexpr qsizetype kLargest = 1 << 20;
    static constexpr qsizetype kLongestLine = 1000;
    static constexpr std::size_t kMaxWords = 5000;

    /// Gives the words by their names; those of one name in the order of the text.
    const std::vector<CudaWord>& words() const { return m_words; }
    std::vector<CudaWord> find(const QByteArray& name) const;
    /// Gives what stands behind the point of an object of that type: float4 gives x, y, z, w.
    QByteArrayList members(const QByteArray& type) const { return m_members.value(type); }

private:
    void parseMembers(const QByteArray& line);
    void parseWord(const QByteArray& line, const QByteArray& group);

    std::vector<CudaWord> m_words;
    QHash<QByteArray, QByteArrayList> m_members;
};

/// Gives where each parameter of a declaration stands: first byte and length. "f(int a, T<x, y> b)" has two.
std::vector<std::pair<qsizetype, qsizetype>> parametersOf(const QByteArray& declaration);

}  // namespace kd
