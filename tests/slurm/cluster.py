# SPDX-License-Identifier: GPL-3.0-or-later
"""A Slurm of one node with four slots in a folder of its own: munged, slurmctld and slurmd without an init system."""
import ctypes
import getpass
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

PREFIX = "kdslurm-"
NEEDED = ("munged", "slurmctld", "slurmd", "srun", "salloc", "scontrol", "sinfo")
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
PATIENCE = 120  # seconds for anything; the machine may be busy

CONFIG = """ClusterName=kd
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller_port}
SlurmdPort={node_port}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU_Memory
SlurmdParameters=config_overrides
ReturnToService=2
NodeName=n0 NodeHostname={host} NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN
PartitionName=p Nodes=n0 Default=YES MaxTime=INFINITE State=UP
"""


def prctl(option, value):
    ctypes.CDLL(None, use_errno=True).prctl(option, value, 0, 0, 0)


def die_with_parent():
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def until(what, holds):
    """Waits for something to become true; what does not is an error."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not come within {PATIENCE} s")
        time.sleep(0.05)
    return found


def stat_of(process):
    """(name, parent) of a process, or nothing."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
            text = file.read()
    except OSError:
        return None
    name, rest = text[text.index("(") + 1:text.rindex(")")], text[text.rindex(")") + 2:].split()
    return name, int(rest[1])


def descendants(root):
    """Processes below `root`, with their names."""
    known = {int(entry): stat for entry in os.listdir("/proc") if entry.isdigit() and (stat := stat_of(entry))}
    found, grown = {}, {root}
    while grown:
        grown = {process for process, (_, parent) in known.items() if parent in grown and process not in found}
        found.update({process: known[process][0] for process in grown})
    return found


def missing():
    os.environ["PATH"] += ":/usr/sbin:/sbin"
    return [name for name in NEEDED if shutil.which(name) is None]


def kill_descendants():
    """Ends all that this process started, and waits until it has."""
    for _ in range(100):
        for process in descendants(os.getpid()):
            try:
                os.kill(process, signal.SIGKILL)
            except OSError:
                pass
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.05)


def remove_leftovers():
    """Folders of tests that were killed with the process that watched them, and what still works for those."""
    for entry in os.listdir(tempfile.gettempdir()):
        folder = os.path.join(tempfile.gettempdir(), entry)
        owner = os.path.join(folder, "owner")
        if not entry.startswith(PREFIX) or os.lstat(folder).st_uid != os.getuid() or not os.path.isfile(owner):
            continue
        with open(owner, encoding="ascii") as file:
            process = file.read().strip()
        if os.path.isdir(f"/proc/{process}"):
            continue
        for other in (int(each) for each in os.listdir("/proc") if each.isdigit()):
            try:
                with open(f"/proc/{other}/environ", "rb") as file:
                    if f"SLURM_CONF={folder}/slurm.conf".encode() in file.read().split(b"\0"):
                        os.kill(other, signal.SIGKILL)
            except OSError:
                pass
        shutil.rmtree(folder, ignore_errors=True)


def guarded(test):
    """Runs `test` in a process of its own and gives its status. Whichever of the two is killed, the other one ends what was
    started: steps of Slurm outlive their daemons."""
    prctl(PR_SET_CHILD_SUBREAPER, 1)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        sys.exit(test())
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    kill_descendants()
    remove_leftovers()
    return status if status >= 0 else 1


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Cluster:
    def __init__(self):
        remove_leftovers()
        prctl(PR_SET_CHILD_SUBREAPER, 1)  # what slurmd leaves behind becomes a child of this
        self.folder = tempfile.mkdtemp(prefix=PREFIX)
        self.controller = None
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(("SLURM", "SRUN"))}
        self.environment["SLURM_CONF"] = self.path("slurm.conf")
        with open(self.path("owner"), "w", encoding="ascii") as file:
            file.write(str(os.getpid()))

    def path(self, name):
        return os.path.join(self.folder, name)

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        kill_descendants()
        shutil.rmtree(self.folder, ignore_errors=True)

    def daemon(self, *words):
        with open(self.path(f"{words[0]}.out"), "ab") as output:
            return subprocess.Popen(words, env=self.environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                    preexec_fn=die_with_parent)

    def start(self):
        key = self.path("munge.key")
        with open(os.open(key, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as file:
            file.write(os.urandom(1024))
        for name in ("state", "spool"):
            os.mkdir(self.path(name))
        controller_port, node_port = free_ports(2)
        with open(self.path("slurm.conf"), "w", encoding="ascii") as file:
            file.write(CONFIG.format(host=socket.gethostname().split(".")[0], user=getpass.getuser(), folder=self.folder,
                                     controller_port=controller_port, node_port=node_port))
        # --force: folders above may be writable by others, as /tmp is
        self.daemon("munged", "--foreground", "--force", f"--key-file={key}", f"--socket={self.path('munge.socket')}",
                    f"--pid-file={self.path('munge.pid')}", f"--log-file={self.path('munge.log')}",
                    f"--seed-file={self.path('munge.seed')}")
        until("munged's socket", lambda: os.path.exists(self.path("munge.socket")))
        self.start_controller()
        self.daemon("slurmd", "-D", "-N", "n0")
        until("an idle node", lambda: self.ask("sinfo", "-h", "-o", "%T").strip() == "idle")

    def start_controller(self):
        self.controller = self.daemon("slurmctld", "-D")

    def restart_controller(self):
        self.controller.terminate()
        self.controller.wait(PATIENCE)
        self.start_controller()

    def ask(self, *words):
        done = subprocess.run(words, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=PATIENCE, check=False)
        return done.stdout + done.stderr

    def control(self, *words):
        until(" ".join(words), lambda: subprocess.run(("scontrol", *words), env=self.environment, stdin=subprocess.DEVNULL,
                                                      capture_output=True, timeout=PATIENCE, check=False).returncode == 0)

    def allocate(self, tasks):
        said = self.ask("salloc", "--no-shell", f"--ntasks={tasks}", "--mem=400")
        return next(word for word in said.split() if word.isdigit())

    def logs(self):
        text = ""
        for name in ("munged.out", "slurmctld.log", "slurmd.log"):
            if os.path.exists(self.path(name)):
                with open(self.path(name), encoding="utf-8", errors="replace") as file:
                    text += f"--- {name}\n" + "".join(file.readlines()[-15:])
        return text
