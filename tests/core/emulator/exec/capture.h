// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdio>
#include <unistd.h>

/// What is written to a stream while it lives.
class Capture {
public:
    explicit Capture(std::FILE* stream) : m_stream(stream), m_file(std::tmpfile())
    {
        std::fflush(m_stream);
        m_before = ::dup(::fileno(m_stream));
        ::dup2(::fileno(m_file), ::fileno(m_stream));
    }
    ~Capture() { restore(); }
    Capture(const Capture&) = delete;
    Capture& operator=(const Capture&) = delete;

    QByteArray text()
    {
        restore();
        QByteArray read;
        std::rewind(m_file);
        for (int c = std::fgetc(m_file); c != EOF; c = std::fgetc(m_file))
            read += static_cast<char>(c);
        std::fclose(m_file);
        m_file = nullptr;
        return read;
    }

private:
    void restore()
    {
        if (m_before < 0)
            return;
        std::fflush(m_stream);
        ::dup2(m_before, ::fileno(m_stream));
        ::close(m_before);
        m_before = -1;
    }

    std::FILE* m_stream;
    std::FILE* m_file;
    int m_before = -1;
};
