// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/csv.h"

#include "core/base/error.h"

#include <istream>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kRecordBytes = 64 * 1024;
constexpr int kEnd = std::istream::traits_type::eof();

}  // namespace

CsvReader::CsvReader(std::istream& in, std::string subject) : m_in(in), m_subject(std::move(subject))
{
    for (const char mark : {'\xEF', '\xBB', '\xBF'}) {
        if (m_in.peek() != std::istream::traits_type::to_int_type(mark))
            break;
        m_in.get();
    }
}

bool CsvReader::next(std::vector<std::string>& fields)
{
    fields.clear();
    if (!skipEmptyLines())
        return false;
    m_recordLine = m_line;
    m_recordBytes = 0;
    m_crLf = false;
    do
        readField(fields);
    while (!atRecordEnd());
    return true;
}

bool CsvReader::skipEmptyLines()
{
    while (m_in.peek() == '\n' || m_in.peek() == '\r')
        m_line += m_in.get() == '\n';
    return m_in.peek() != kEnd;
}

void CsvReader::readField(std::vector<std::string>& fields)
{
    std::string& field = fields.emplace_back();
    if (m_in.peek() == '"')
        readQuoted(field);
    else
        readPlain(field);
}

void CsvReader::readQuoted(std::string& field)
{
    nextCharacter();
    for (;;) {
        const int c = nextCharacter();
        if (c == kEnd)
            refuse("a quoted field does not end");
        if (c != '"') {
            field += static_cast<char>(c);
            continue;
        }
        if (m_in.peek() != '"')
            break;
        field += static_cast<char>(nextCharacter());
    }
    const int after = m_in.peek();
    if (after != ',' && after != '\r' && after != '\n' && after != kEnd)
        refuse("a quoted field goes on after its closing quote");
}

void CsvReader::readPlain(std::string& field)
{
    for (int c = m_in.peek(); c != ',' && c != '\n' && c != kEnd; c = m_in.peek())
        field += static_cast<char>(nextCharacter());
    if (m_in.peek() != ',' && field.ends_with('\r')) {
        field.pop_back();
        m_crLf = true;
    }
}

/// After a field: takes the comma, or the end of the record.
bool CsvReader::atRecordEnd()
{
    int c = nextCharacter();
    if (c == '\r' && m_in.peek() == '\n') {
        m_crLf = true;
        c = nextCharacter();
    }
    return c != ',';
}

int CsvReader::nextCharacter()
{
    const int c = m_in.get();
    m_line += c == '\n';
    if (++m_recordBytes > kRecordBytes)
        refuse(message("a record has more than {} bytes", kRecordBytes));
    return c;
}

void CsvReader::refuse(const Message& what) const
{
    throw RuntimeError({.text = message("line {}: {}", m_recordLine, what), .subject = m_subject});
}

}  // namespace kd
