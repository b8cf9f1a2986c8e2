# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by start, test and bundle.sh: where the checkout is, quiet steps, and who builds.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

say() { printf '%s\n' "$*"; }

# Runs a command whose output matters only when it fails.
quietly() {
    local log status=0
    log=$(mktemp)
    "$@" >"$log" 2>&1 </dev/null || status=$?
    [ "$status" -eq 0 ] || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

# Called through sudo in a user's checkout: the packages are installed as root, all else as that user, who could not
# change root's files in their own checkout afterwards.
back_to_owner() {
    if [ "$(id -u)" -ne 0 ] || [ "${SUDO_UID:-0}" -eq 0 ] || [ "$(stat -c %u "$root")" != "$SUDO_UID" ]; then return 0; fi
    "$root/packaging/setup.sh" packages
    local home
    home=$(getent passwd "$SUDO_UID" | cut -d: -f6)
    exec setpriv --reuid="$SUDO_UID" --regid="$SUDO_GID" --init-groups \
        env -u SUDO_UID -u SUDO_GID -u SUDO_USER -u SUDO_COMMAND HOME="${home:-/}" USER="$SUDO_USER" LOGNAME="$SUDO_USER" "$0" "$@"
}

# build PRESET [-DOPTION=VALUE | TARGET]...
build() {
    local preset=$1 options=() targets=() argument
    for argument in "${@:2}"; do
        case $argument in
            -D*) options+=("$argument") ;;
            *) targets+=("$argument") ;;
        esac
    done
    if [ ! -e "$root/build/$preset/build.ninja" ]; then say "Building KernelDesk in build/$preset: ${minutes:-some} minutes on two cores, the first time."; fi
    quietly cmake --preset "$preset" "${options[@]}"
    cmake --build --preset "$preset" --parallel "$(nproc)" ${targets:+--target "${targets[@]}"} </dev/null
}
