// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <stdexcept>
#include <vector>

/// What a test did with the emulated GPU's memory and kernels, so that tests/core/emulator/ops/record.py can do the same with a
/// real one: NAME.ptx, NAME.json (arrays and launches), NAME.before and NAME.after (the arrays, one behind the other).
class LaunchJournal {
public:
    void array(const void* address, const void* values, std::size_t bytes)
    {
        m_arrays.push_back({reinterpret_cast<std::uint64_t>(address), bytes});
        m_before.append(static_cast<const char*>(values), static_cast<qsizetype>(bytes));
    }

    struct Launched {
        std::string_view kernel;
        std::array<std::uint32_t, 3> grid, block;
        std::uint64_t shared;
        bool isCooperative;
        std::span<const std::byte> parameters;
        std::vector<std::size_t> offsets;  ///< of the parameters
        std::array<std::uint32_t, 3> cluster{};  ///< 0: as compiled
    };
    void launch(const Launched& launched)
    {
        QJsonArray offsets, pointers;
        for (const std::size_t offset : launched.offsets)
            offsets.append(static_cast<qint64>(offset));
        for (std::size_t at = 0; at + 8 <= launched.parameters.size(); at += 8)
            addPointer(launched.parameters, at, pointers);
        const QByteArray bytes(reinterpret_cast<const char*>(launched.parameters.data()),
                               static_cast<qsizetype>(launched.parameters.size()));
        m_launches.append(
            QJsonObject{{"kernel", QString::fromUtf8(launched.kernel.data(), static_cast<qsizetype>(launched.kernel.size()))},
                        {"grid", sizesOf(launched.grid)},
                        {"block", sizesOf(launched.block)},
                        {"shared", static_cast<qint64>(launched.shared)},
                        {"cooperative", launched.isCooperative},
                        {"cluster", sizesOf(launched.cluster)},
                        {"parameters", QString::fromLatin1(bytes.toHex())},
                        {"offsets", offsets},
                        {"pointers", pointers}});
    }

    void write(const QString& folder, const QString& name, const std::string& ptx, const QByteArray& after) const
    {
        QJsonArray sizes;
        for (const Range& array : m_arrays)
            sizes.append(static_cast<qint64>(array.bytes));
        const QString path = QDir(folder).filePath(QString(name).replace(' ', '_'));
        put(path + ".ptx", QByteArray::fromStdString(ptx));
        put(path + ".json", QJsonDocument(QJsonObject{{"arrays", sizes}, {"launches", m_launches}}).toJson());
        put(path + ".before", m_before);
        put(path + ".after", after);
    }

private:
    struct Range {
        std::uint64_t address;
        std::size_t bytes;
    };

    /// A word that points into an array: its offset, the array's number, the distance from its begin.
    void addPointer(std::span<const std::byte> parameters, std::size_t at, QJsonArray& pointers) const
    {
        std::uint64_t value = 0;
        std::memcpy(&value, parameters.data() + at, sizeof value);
        for (std::size_t i = 0; i < m_arrays.size(); ++i) {
            if (value >= m_arrays[i].address && value < m_arrays[i].address + m_arrays[i].bytes)
                pointers.append(
                    QJsonArray{static_cast<qint64>(at), static_cast<qint64>(i), static_cast<qint64>(value - m_arrays[i].address)});
        }
    }

    static QJsonArray sizesOf(const std::array<std::uint32_t, 3>& sizes)
    {
        return {static_cast<qint64>(sizes[0]), static_cast<qint64>(sizes[1]), static_cast<qint64>(sizes[2])};
    }

    static void put(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            throw std::runtime_error("cannot write " + path.toStdString());
    }

    std::vector<Range> m_arrays;
    QByteArray m_before;
    QJsonArray m_launches;
};
