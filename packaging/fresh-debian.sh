#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves the README's two commands on a Debian 12 on which nothing was installed by hand: clones this checkout's HEAD into a
# minimal system in a folder and runs start twice, then test twice, from another directory, as root and, in a second system,
# as a user with sudo (then once more through sudo itself). Prints the times; `git status` must stay clean.
#   packaging/fresh-debian.sh [--as root|user|both] [--only start|test|both] [--folder FOLDER] [--keep]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/chroot.sh"
in_own_mounts "$@"

users=(root user) commands=(start test) folder=/var/tmp/kerneldesk-fresh keep=
while [ $# -gt 0 ]; do
    case $1 in
        --as) [ "$2" = both ] || users=("$2"); shift 2 ;;
        --only) [ "$2" = both ] || commands=("$2"); shift 2 ;;
        --folder) folder=$2; shift 2 ;;
        --keep) keep=1; shift ;;
        *) sed -n '2,5s/^# *//p' "$0"; exit 2 ;;
    esac
done

# try USER COMMAND SYSTEM HOME [sudo]
try() {
    local started=$SECONDS status=0
    enter "$3" "$1" bash -c "cd /tmp && ${5:-} $4/kerneldesk/packaging/$2" </dev/null || status=$?
    printf '== %spackaging/%s as %s: status %d, %d s\n' "${5:+sudo }" "$2" "$1" "$status" $((SECONDS - started))
    local changes
    changes=$(git --no-optional-locks -c safe.directory='*' -C "$3$4/kerneldesk" status --porcelain)
    [ -z "$changes" ] || { printf 'git status is not clean:\n%s\n' "$changes"; status=1; }
    return "$status"
}

trial() {
    local user=$1 system=$2 home=/root command
    mount_root "$system"
    if [ "$user" != root ]; then
        home=/home/$user
        enter "$system" root bash -c "{ apt-get update && apt-get install -y --no-install-recommends sudo; } >/dev/null 2>&1 &&
            useradd --create-home --shell /bin/bash $user && echo '$user ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/$user"
    fi
    git -c safe.directory='*' clone --quiet --no-hardlinks "$root" "$system$home/kerneldesk"
    enter "$system" root chown -R "$user:" "$home/kerneldesk"
    for command in "${commands[@]}"; do
        try "$user" "$command" "$system" "$home"
        try "$user" "$command" "$system" "$home"
        [ "$user" = root ] || try "$user" "$command" "$system" "$home" sudo
    done
}

[ ! -e "$folder" ] || { echo "$folder exists; name another with --folder." >&2; exit 1; }
mkdir -p "$folder"
[ -n "$keep" ] || trap 'remove_roots "$folder"' EXIT
make_root "$folder/debian" bookworm
for user in "${users[@]}"; do
    cp -a "$folder/debian" "$folder/as-$user"
    trial "$user" "$folder/as-$user"
done
