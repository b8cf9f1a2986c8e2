# SPDX-License-Identifier: GPL-3.0-or-later
"""200 points over four steps of a real Slurm on the emulated GPU, while a worker is killed, the node drained and the controller
restarted: every point exactly once, and the workers at work at the same time. usage: slurm.py KERNELDESK"""
import datetime
import json
import os
import signal
import subprocess
import sys

import cluster

POINTS = 200
WORKERS = 4
SOURCE = """__global__ void k(float* x, int n)
{
    float s = 0;
    for (int j = 0; j < n; ++j)
        s += x[(threadIdx.x + j) & 1023];
    x[1024 + threadIdx.x] = s;
}
"""
FIRST = 700000  # turns of the loop: a tenth of a second of a processor on the emulated GPU


def results_of(journal):
    """Results of the whole records of a journal, in order."""
    if not os.path.exists(journal):
        return []
    with open(journal, encoding="utf-8") as file:
        records = [json.loads(line[9:]) for line in file if line.endswith("\n")]
    return [record for record in records[1:] if "check" not in record]


def kill_a_worker(chosen):
    """The `chosen` one of Slurm's tasks, which are children of slurmstepd."""
    processes = cluster.descendants(os.getpid())
    workers = [process for process, name in processes.items() if name.startswith("kerneldesk-work")
               and "slurmstepd" in processes.get(cluster.stat_of(process)[1] if cluster.stat_of(process) else 0, "")]
    if len(workers) <= chosen:
        return False
    os.kill(sorted(workers)[chosen], signal.SIGKILL)
    return True


def shares_at_once(results):
    """Shares of the time in which 1, 2, 3… points were measured at once, from when the last worker got its first point."""
    intervals = []
    for result in results:
        if result.get("runSeconds", 0) > 0 and "point" in result:
            end = datetime.datetime.fromisoformat(result["time"].replace("Z", "+00:00")).timestamp()
            intervals.append((end - result["runSeconds"], end, result["worker"]))
    begin = max(min(first for first, _, by in intervals if by == worker) for worker in {by for _, _, by in intervals})
    edges = []
    for first, end, _ in intervals:
        if end > begin:
            edges += [(max(first, begin), 1), (end, -1)]
    edges.sort()
    shares, running = {}, 0
    for (begin, step), (end, _) in zip(edges, edges[1:]):
        running += step
        shares[running] = shares.get(running, 0) + end - begin
    total = edges[-1][0] - edges[0][0]
    return {count: seconds / total for count, seconds in shares.items()}


def sweep(slurm, kerneldesk):
    journal, source = slurm.path("sweep"), slurm.path("k.cu")
    with open(source, "w", encoding="ascii") as file:
        file.write(SOURCE)
    slurm.environment |= {"SLURM_JOB_ID": slurm.allocate(WORKERS), "SLURM_NTASKS": str(WORKERS), "LC_ALL": "C.UTF-8",
                          "KERNELDESK_CACHE_DIR": slurm.path("cache"), "XDG_CONFIG_HOME": slurm.path("config")}
    words = [kerneldesk, "sweep", source, "--project", "none", "--device", "emulated", "--workers", "slurm", "--grid", "1",
             "--block", "64", "--arg", "x=random(seed=1)[2048]", "--arg", f"n={FIRST}", "--axis",
             f"n={FIRST + 1}..{FIRST + POINTS}", "--journal", journal, "--no-verdict"]
    with open(slurm.path("sweep.out"), "wb") as output:
        process = subprocess.Popen(words, env=slurm.environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                   preexec_fn=cluster.die_with_parent)
    meanwhile(slurm, process, journal)
    cluster.until("the end of the sweep", lambda: process.poll() is not None)
    with open(slurm.path("sweep.out"), encoding="utf-8") as file:
        said = file.read()
    return process.returncode, said, results_of(journal)


def meanwhile(slurm, process, journal):
    def has(count):
        cluster.until(f"{count} results", lambda: process.poll() is not None or len(results_of(journal)) >= count)

    has(30)
    cluster.until("a worker to kill", lambda: process.poll() is not None or kill_a_worker(0))
    has(70)
    slurm.control("update", "NodeName=n0", "State=DRAIN", "Reason=test")
    cluster.until("another one", lambda: process.poll() is not None or kill_a_worker(1))
    has(90)
    slurm.control("update", "NodeName=n0", "State=RESUME")
    has(120)
    slurm.restart_controller()


def judge(status, said, results):
    problems = []
    if status != 0:
        problems.append(f"it ended with {status}")
    points = [result["point"] for result in results if "point" in result]
    if sorted(points) != list(range(POINTS)):
        problems.append(f"{len(points)} results of {len(set(points))} points, and not one of each of {POINTS}")
    if failed := [result for result in results if result["state"] != "measured"]:
        problems.append(f"{len(failed)} points failed, as {failed[0]}")
    by = {}
    for result in results:
        by[result.get("worker")] = by.get(result.get("worker"), 0) + 1
    if len(by) != WORKERS:
        problems.append(f"points were measured by {by}")
    if said.count("is tried again") < 2:
        problems.append("two workers were killed, and that was not said")
    if points:
        shares = shares_at_once(results)
        speed = sum(count * share for count, share in shares.items())
        three = sum(share for count, share in shares.items() if count >= 3)
        print(f"measured by {by}; {speed:.2f} points at once, three or more in {100 * three:.0f} % of the time")
        if speed < 3 or three < 0.5:
            problems.append(f"only {speed:.2f} points were measured at once, three or more in {100 * three:.0f} % of the time")
    return problems


def main():
    if lacking := cluster.missing():
        print(f"skipped: there is no {', '.join(lacking)}; packaging/setup.sh tests installs slurm-wlm and munge")
        return 77
    with cluster.Cluster() as slurm:
        try:
            status, said, results = sweep(slurm, os.path.abspath(sys.argv[1]))
        except TimeoutError as error:
            print(error, slurm.logs(), sep="\n")
            if os.path.exists(slurm.path("sweep.out")):
                with open(slurm.path("sweep.out"), encoding="utf-8") as file:
                    print(file.read()[-4000:])
            return 1
        problems = judge(status, said, results)
        if problems:
            print(*problems, said[-4000:], slurm.logs(), sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(cluster.guarded(main))
