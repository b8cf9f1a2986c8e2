// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/targets/targetlist.h"

#include <QCoreApplication>
#include <QProcess>

#include <algorithm>

namespace kd {
namespace {

struct TargetListText {
    Q_DECLARE_TR_FUNCTIONS(TargetList)
};

}  // namespace

TargetList TargetList::read(const QString& defaultName)
{
    TargetList list;
    list.m_targets = namedTargets();
    const auto chosen = std::find_if(list.m_targets.begin(), list.m_targets.end(),
                                     [&](const NamedTarget& each) { return each.name == defaultName; });
    list.m_default = chosen == list.m_targets.end() ? 0 : static_cast<int>(chosen - list.m_targets.begin()) + 1;
    return list;
}

QString TargetList::name(int at) const
{
    return at == 0 ? QString() : target(at).name;
}

QString TargetList::commandLine(int at) const
{
    return at == 0 ? QString() : target(at).commandLine;
}

void TargetList::setName(int at, const QString& name)
{
    target(at).name = name;
}

void TargetList::setCommandLine(int at, const QString& commandLine)
{
    target(at).commandLine = commandLine;
}

bool TargetList::isTaken(const QString& name, int but) const
{
    for (int at = 1; at < size(); ++at) {
        if (at != but && target(at).name.compare(name, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

QString TargetList::freeName(const QString& base) const
{
    QString name = base;
    for (int number = 2; isTaken(name, 0); ++number)
        name = QStringLiteral("%1 %2").arg(base).arg(number);
    return name;
}

int TargetList::add()
{
    m_targets.push_back({freeName(TargetListText::tr("New target")), {}});
    return size() - 1;
}

int TargetList::duplicate(int at)
{
    const NamedTarget copy = at == 0 ? NamedTarget{TargetListText::tr("Local"), QStringLiteral("kerneldesk-worker")} : target(at);
    m_targets.push_back({freeName(copy.name), copy.commandLine});
    return size() - 1;
}

void TargetList::remove(int at)
{
    if (at == 0)
        return;
    m_targets.erase(m_targets.begin() + (at - 1));
    if (m_default == at)
        m_default = 0;
    else if (m_default > at)
        --m_default;
}

QString TargetList::nameProblem(int at) const
{
    if (at == 0)
        return {};
    if (isTaken(name(at), at))
        return TargetListText::tr("Another target has this name.");
    return targetNameProblem(name(at));
}

QString TargetList::commandProblem(int at) const
{
    const bool isEmpty = at != 0 && QProcess::splitCommand(commandLine(at)).isEmpty();
    return isEmpty ? TargetListText::tr("Give the command that reaches a kerneldesk-worker.") : QString();
}

int TargetList::firstProblem() const
{
    for (int at = 1; at < size(); ++at) {
        if (!nameProblem(at).isEmpty() || !commandProblem(at).isEmpty())
            return at;
    }
    return -1;
}

void TargetList::write() const
{
    setNamedTargets(m_targets);
}

}  // namespace kd
