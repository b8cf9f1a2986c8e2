#include "core/worker/link.h"

#include "core/worker/wire.h"

#include <algorithm>
#include <cstring>

namespace kd {
namespace {

constexpr int kLengthBytes = 4;
constexpr qsizetype kQuoted = 400;

}  // namespace

bool FrameGuard::accept(const char* data, qsizetype size)
{
    while (m_good && size > 0) {
        if (m_left > 0) {
            const qsizetype skipped = std::min<qsizetype>(size, m_left);
            m_left -= static_cast<quint32>(skipped);
            data += skipped;
            size -= skipped;
            continue;
        }
        m_length |= static_cast<quint32>(static_cast<unsigned char>(*data)) << (8 * m_lengthBytes);
        ++data;
        --size;
        if (++m_lengthBytes == kLengthBytes) {
            m_good = m_length > 0 && m_length <= kMostMessageBytes;
            m_left = m_length;
            m_length = 0;
            m_lengthBytes = 0;
        }
    }
    return m_good;
}

Link::Link(QIODevice* inner, std::chrono::milliseconds preambleLimit, QObject* parent) : QIODevice(parent), m_inner(inner)
{
    m_preambleTimer.setSingleShot(true);
    m_preambleTimer.setInterval(preambleLimit);
    connect(&m_preambleTimer, &QTimer::timeout, this, [this] {
        const double seconds = std::chrono::duration<double>(m_preambleTimer.intervalAsDuration()).count();
        fail(withNoise(tr("it did not introduce itself within %1 s").arg(seconds)));
    });
    connect(inner, &QIODevice::readyRead, this, &Link::takeInput);
    connect(inner, &QIODevice::bytesWritten, this, &QIODevice::bytesWritten);
    connect(inner, &QIODevice::readChannelFinished, this, [this] {
        m_preambleTimer.stop();
        if (!m_hasFailed)
            emit disconnected();
    });
}

void Link::start()
{
    open(QIODevice::ReadWrite | QIODevice::Unbuffered);
    m_inner->write(preambleLine());
    m_preambleTimer.start();
    takeInput();
}

void Link::takeInput()
{
    const QByteArray bytes = m_inner->readAll();
    if (m_hasFailed || bytes.isEmpty())
        return;
    if (m_isReady)
        deliver(bytes);
    else
        takePreamble(bytes);
}

void Link::takePreamble(const QByteArray& bytes)
{
    switch (m_preamble.feed(bytes)) {
    case PreambleReader::State::Waiting:
        return;
    case PreambleReader::State::TooMuchNoise:
        return fail(withNoise(tr("it wrote more than %1 KiB before it introduced itself").arg(PreambleReader::kMostNoise >> 10)));
    case PreambleReader::State::Damaged:
        return fail(tr("its first line is damaged, as a terminal in between does it: connect without one (ssh -T)"));
    case PreambleReader::State::Found:
        break;
    }
    m_preambleTimer.stop();
    if (!m_preamble.noise().isEmpty())
        emit noise(m_preamble.noise());
    if (m_preamble.peer().protocol != kProtocolVersion)
        return fail(tr("it is KernelDesk %1 and speaks protocol %2, this is KernelDesk %3 with protocol %4: install the same "
                       "version on both sides")
                        .arg(m_preamble.peer().program)
                        .arg(m_preamble.peer().protocol)
                        .arg(programVersion())
                        .arg(kProtocolVersion));
    m_isReady = true;
    emit ready();
    deliver(m_preamble.takeRest());
}

void Link::deliver(const QByteArray& bytes)
{
    if (!m_incomingGuard.accept(bytes.constData(), bytes.size()))
        return fail(tr("what it sends is damaged: a message is longer than %1 MiB").arg(kMostMessageBytes >> 20));
    m_read += bytes;
    if (!m_read.isEmpty())
        emit readyRead();
}

void Link::fail(const QString& sentence)
{
    m_hasFailed = true;
    m_isReady = false;
    m_preambleTimer.stop();
    emit failed(sentence);
}

QString Link::withNoise(const QString& sentence) const
{
    const QString noise = m_preamble.noise().simplified();
    if (noise.isEmpty())
        return sentence + tr(" and wrote nothing else");
    return sentence + tr("; it wrote: \"%1\"").arg(noise.size() > kQuoted ? noise.first(kQuoted) + QStringLiteral("…") : noise);
}

qint64 Link::readData(char* data, qint64 size)
{
    const qsizetype taken = std::min<qsizetype>(m_read.size(), static_cast<qsizetype>(size));
    std::memcpy(data, m_read.constData(), static_cast<std::size_t>(taken));
    m_read.remove(0, taken);
    return taken;
}

qint64 Link::writeData(const char* data, qint64 size)
{
    if (!m_isReady || !m_outgoingGuard.accept(data, static_cast<qsizetype>(size)))
        return -1;
    return m_inner->write(data, size);
}

}  // namespace kd
