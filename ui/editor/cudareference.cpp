// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/cudareference.h"

#include <QFile>

#include <algorithm>

namespace kd {
namespace {

const QByteArray kMembers = "members ";
const QByteArray kSeparator = " | ";

bool isWordBefore(const CudaWord& word, const QByteArray& name)
{
    return word.name < name;
}

/// "__popc" of "int __popc(unsigned x)".
QByteArray nameIn(const QByteArray& declaration)
{
    const qsizetype paren = declaration.indexOf('(');
    const QByteArray head = paren < 0 ? declaration : declaration.left(paren);
    const qsizetype before = std::max(head.lastIndexOf(' '), head.lastIndexOf('*'));
    return head.mid(before + 1);
}

}  // namespace

const CudaReference& CudaReference::shipped()
{
    static const CudaReference reference = [] {
        QFile file(QStringLiteral(":/cuda/words.txt"));
        return file.open(QIODevice::ReadOnly) ? parse(file.read(kLargest + 1)) : CudaReference();
    }();
    return reference;
}

CudaReference CudaReference::parse(const QByteArray& text)
{
    CudaReference reference;
    if (text.size() > kLargest)
        return reference;
    QByteArray group;
    const QByteArrayList lines = text.split('\n');
    for (const QByteArray& line : lines) {
        if (line.size() > kLongestLine || line.startsWith('#'))
            continue;
        if (line.startsWith('[') && line.endsWith(']'))
            group = line.mid(1, line.size() - 2);
        else if (line.startsWith(kMembers))
            reference.parseMembers(line.mid(kMembers.size()));
        else
            reference.parseWord(line, group);
    }
    const auto isLess = [](const CudaWord& a, const CudaWord& b) { return a.name < b.name; };
    std::stable_sort(reference.m_words.begin(), reference.m_words.end(), isLess);
    return reference;
}

void CudaReference::parseMembers(const QByteArray& line)
{
    const qsizetype equals = line.indexOf(" = ");
    if (equals < 0)
        return;
    const QByteArrayList types = line.left(equals).split(' ');
    for (const QByteArray& type : types)
        m_members.insert(type, line.mid(equals + 3).split(' '));
}

void CudaReference::parseWord(const QByteArray& line, const QByteArray& group)
{
    const qsizetype at = line.indexOf(kSeparator);
    if (at <= 0 || m_words.size() == kMaxWords)
        return;
    CudaWord word{.declaration = line.left(at), .meaning = line.mid(at + kSeparator.size()), .group = group};
    word.name = nameIn(word.declaration);
    if (!word.name.isEmpty())
        m_words.push_back(word);
}

std::vector<CudaWord> CudaReference::find(const QByteArray& name) const
{
    const auto first = std::lower_bound(m_words.begin(), m_words.end(), name, isWordBefore);
    const auto last = std::find_if(first, m_words.end(), [&](const CudaWord& word) { return word.name != name; });
    return {first, last};
}

std::vector<std::pair<qsizetype, qsizetype>> parametersOf(const QByteArray& declaration)
{
    std::vector<std::pair<qsizetype, qsizetype>> parameters;
    const qsizetype open = declaration.indexOf('(');
    if (open < 0)
        return parameters;
    int depth = 0;
    qsizetype start = open + 1;
    for (qsizetype at = open; at < declaration.size(); ++at) {
        const char byte = declaration[at];
        const bool opens = byte == '(' || byte == '<' || byte == '[' || byte == '{';
        const bool closes = byte == ')' || byte == '>' || byte == ']' || byte == '}';
        depth += opens ? 1 : closes ? -1 : 0;
        if (depth != (closes ? 0 : 1) || (byte != ',' && byte != ')'))
            continue;
        while (start < at && declaration[start] == ' ')
            ++start;
        if (at > start)
            parameters.emplace_back(start, at - start);
        if (byte == ')')
            break;
        start = at + 1;
    }
    return parameters;
}

}  // namespace kd
