#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves the Debian packages: lintian without errors, then, on minimal Debian systems in folders, installs them, starts what they bring,
# upgrades from older ones where they are named, builds the engine's example, and purges them: no file may be left or changed.
#   packaging/check-deb.sh KERNELDESK.deb LIBKERNELDESK-DEV.deb [OLD_KERNELDESK.deb OLD_LIBKERNELDESK-DEV.deb]
# Ubuntu 24.04 cannot be entered from Debian's mirrors. Debian 13 has its names of libraries (t64), and stands for it.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/chroot.sh"
in_own_mounts "$@"
[ $# -eq 2 ] || [ $# -eq 4 ] || { sed -n '3,6s/^# *//p' "$0"; exit 2; }
new=("$1" "$2") old=("${@:3}")
folder=${KD_FOLDER:-/var/tmp/kerneldesk-deb}

# check STATUS COMMAND...   runs COMMAND as nobody, with an empty environment, in the system at hand and wants that exit status
check() {
    local expected=$1 status=0
    shift
    chroot --userspec=nobody "$system" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/tmp/home LC_ALL=C.UTF-8 "$@" >"$folder/output" 2>&1 </dev/null || status=$?
    printf -- '-- %s: %s -> %d\n' "$suite" "$*" "$status"
    head -n 6 "$folder/output" | cut -c 1-160
    [ "$status" -eq "$expected" ] || { echo "The exit status should be $expected."; cat "$folder/output"; return 1; }
}

# apt WORDS...   in the system at hand; its output matters only when it fails
apt() { enter "$system" root env DEBIAN_FRONTEND=noninteractive apt-get -y -qq "$@" >"$folder/apt.log" 2>&1 || { tail -n 20 "$folder/apt.log"; return 1; }; }

# Every file with its content, but what apt, dpkg and caches of other packages write at every step.
files() {
    (cd "$system" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./root -o -path ./var/log -o -path ./var/cache \
        -o -path ./var/lib/apt -o -path ./var/lib/dpkg/status\* -o -path ./var/lib/dpkg/triggers \) -prune -o \( -type f -print0 \) | sort -z | xargs -0 sha256sum
     find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./root -o -path ./var/log -o -path ./var/lib/apt \) -prune -o \
        ! -type f -print -o -path './var/cache/*' -print | sort)
}

start_programs() {
    check 0 kerneldesk --version
    check 0 kerneldesk examples
    check 0 kerneldesk occupancy --threads 256 --registers 32
    check 0 kerneldesk devices
    check 3 kerneldesk run --example saxpy
    check 124 env QT_QPA_PLATFORM=offscreen timeout 5 kerneldesk
    check 0 man -w kerneldesk kerneldesk-run kerneldesk-worker
    check 0 bash -c '. /usr/share/bash-completion/completions/kerneldesk; COMP_WORDS=(kerneldesk sw) COMP_CWORD=1; _kerneldesk; echo "${COMPREPLY[@]}"'
    check 0 grep -h kdesk /usr/share/mime/globs2
    check 0 grep -h kerneldesk-session /usr/share/applications/mimeinfo.cache
}

# With NVRTC and the headers of the wheels, the emulated GPU runs kernels.
run_kernels() {
    cp -aL "$root/.deps/cuda/nvidia/cu13" "$system/usr/local/cuda"
    check 0 kerneldesk run --example saxpy
    cp -a "$root/tests/package/example" "$system/tmp/example"
    chmod -R a+rX "$system/tmp/example"
    check 0 sh -c 'cmake -S /tmp/example -B /tmp/built -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_STANDARD=20 >/dev/null && cmake --build /tmp/built >/dev/null && /tmp/built/example'
    rm -rf "$system/usr/local/cuda" "$system/tmp/example" "$system/tmp/built"
}

install_packages() {
    local names=()
    cp "$@" "$system/tmp/"
    for deb in "$@"; do names+=("/tmp/$(basename "$deb")"); done
    apt install "${names[@]}"
    printf -- '-- %s: installed %s\n' "$suite" "$(enter "$system" root dpkg-query -W -f '${Package} ${Version} ' kerneldesk libkerneldesk-dev)"
    rm "${names[@]/#/$system}"
}

prove() {
    make_root "$system" "$suite"
    mount_root "$system"
    install -d -o 65534 -m 700 "$system/tmp/home"
    apt update
    # What the packages depend on, and what they have triggers for, is there before: it is not theirs to purge.
    apt install --no-install-recommends man-db desktop-file-utils shared-mime-info hicolor-icon-theme bash-completion cmake make
    apt satisfy "$(dpkg-deb -f "${new[0]}" Depends), $(dpkg-deb -f "${new[1]}" Depends), qt6-wayland"
    files >"$folder/$suite.before"
    if [ ${#old[@]} -gt 0 ]; then install_packages "${old[@]}"; check 0 kerneldesk --version; fi
    install_packages "${new[@]}"
    start_programs
    run_kernels
    apt purge kerneldesk libkerneldesk-dev
    files >"$folder/$suite.after"
    diff "$folder/$suite.before" "$folder/$suite.after" || { echo "$suite: purging left that behind."; return 1; }
    printf -- '-- %s: purged; %d files are as before\n' "$suite" "$(grep -c '^[0-9a-f]\{64\} ' "$folder/$suite.after")"
}

if command -v lintian >/dev/null; then
    echo "-- lintian --fail-on error"
    lintian --allow-root --fail-on error "${new[@]}"
else
    echo "-- lintian is not installed: nothing checked"
fi
KERNELDESK_CUDA=wheels "$root/packaging/setup.sh"
[ ! -e "$folder" ] || { echo "$folder exists; name another with KD_FOLDER." >&2; exit 1; }
mkdir -p "$folder"
trap 'remove_roots "$folder"' EXIT
for suite in bookworm trixie; do
    system=$folder/$suite
    prove
done
