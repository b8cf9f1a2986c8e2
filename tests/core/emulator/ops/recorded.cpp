// SPDX-License-Identifier: GPL-3.0-or-later
#include "recorded.h"

#include <QFile>

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace kd::test {

namespace {

std::string pathOf(const std::string& file)
{
    return std::string(KD_TEST_DATA "/emulator/") + file;
}

/// The lines that are neither empty nor comments.
std::vector<std::string> linesOf(const std::string& name)
{
    std::ifstream file(pathOf(name));
    if (!file)
        throw std::runtime_error("cannot read " + name);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#')
            lines.push_back(line);
    }
    return lines;
}

DeviceChecksum checksumFrom(const std::string& text)
{
    if (text == "--------")
        return {};
    std::size_t used = 0;
    const unsigned long value = std::stoul(text, &used, 16);
    if (used != 8 || text.size() != 8)
        throw std::runtime_error(text + " is not a checksum");
    return static_cast<std::uint32_t>(value);
}

}  // namespace

Recorded::Recorded()
{
    std::vector<DeviceChecksum>* row = nullptr;
    for (const std::string& line : linesOf("ops-sm90.txt")) {
        if (line.starts_with("row ")) {
            row = &m_rows[line.substr(4)];
            continue;
        }
        if (row == nullptr)
            throw std::runtime_error("ops-sm90.txt begins without a row");
        std::istringstream words(line);
        for (std::string word; words >> word;)
            row->push_back(checksumFrom(word));
    }
    for (const std::string& line : linesOf("ops-sm90-probes.txt"))
        m_probes[line.substr(9)] = checksumFrom(line.substr(0, 8));
    for (const std::string& line : linesOf("ops-sm90-kernels.txt")) {
        const std::size_t end = line.find(':');
        std::istringstream words(line.substr(end + 1));
        for (std::string word; words >> word;)
            m_kernels[line.substr(0, end)].push_back(checksumFrom(word));
    }
    std::string reason;
    for (const std::string& line : linesOf("ops-sm90-departures.txt")) {
        if (line.starts_with("= "))
            reason = line.substr(2);
        else
            m_departures[line] = reason;
    }
    QFile pieces(QString::fromStdString(pathOf("ops-sm90-blocks.z")));
    if (!pieces.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read ops-sm90-blocks.z");
    m_pieces = qUncompress(pieces.readAll());
}

std::vector<DeviceChecksum> Recorded::row(const std::string& name) const
{
    const auto found = m_rows.find(name);
    return found == m_rows.end() ? std::vector<DeviceChecksum>() : found->second;
}

std::vector<DeviceChecksum> Recorded::kernel(const std::string& name) const
{
    const auto found = m_kernels.find(name);
    return found == m_kernels.end() ? std::vector<DeviceChecksum>() : found->second;
}

std::string Recorded::departure(const std::string& form) const
{
    const auto found = m_departures.find(form);
    return found == m_departures.end() ? std::string() : found->second;
}

}  // namespace kd::test
