#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds this checkout's HEAD anew in another folder, with another umask, language and time zone, and compares the packages with those
# of a first build, byte by byte. What differs is named: which files of the package, and which bytes of them.
#   packaging/check-reproducible.sh [--against FOLDER] [--folder FOLDER]
# --against: where the first build's packages lie (dist of a checkout of the same commit); else it is made here, too, in a third folder.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
folder=/var/tmp/kerneldesk-reproducible first=
while [ $# -gt 0 ]; do
    case $1 in
        --against) first=$(readlink -f "$2"); shift 2 ;;
        --folder) folder=$2; shift 2 ;;
        *) sed -n '3,6s/^# *//p' "$0"; exit 2 ;;
    esac
done
commit=$(git -C "$root" rev-parse HEAD)

# make_packages FOLDER [VARIABLE=VALUE]...   clones HEAD there and makes its packages
make_packages() {
    local at=$1 began=$SECONDS
    shift
    git clone --quiet "$root" "$at"
    git -C "$at" checkout --quiet "$commit"
    echo "-- packages of $commit in a new folder, with $*"
    env "$@" "$at/packaging/deb.sh"
    env "$@" "$at/packaging/bundle.sh"
    echo "-- $((SECONDS - began)) s"
}

# unpacked PACKAGE FOLDER
unpacked() {
    mkdir -p "$2"
    case $1 in
        *.deb) dpkg-deb -R "$1" "$2" ;;
        *.tar.xz) tar -C "$2" -xf "$1" ;;
        *) cp "$1" "$2" ;;
    esac
}

[ ! -e "$folder" ] || { echo "$folder exists; name another with --folder." >&2; exit 1; }
mkdir -p "$folder"
trap 'rm -rf "$folder"' EXIT
if [ -z "$first" ]; then
    make_packages "$folder/first" LANG=C.UTF-8
    first=$folder/first/dist
fi
umask 077
make_packages "$folder/another/checkout" LANG=POSIX TZ=Pacific/Auckland
differ=0
for package in "$folder/another/checkout/dist"/*; do
    name=$(basename "$package")
    if [ ! -e "$first/$name" ]; then
        echo "$name: not among the first build's packages"
        differ=1
    elif cmp -s "$first/$name" "$package"; then
        echo "$name: the same $(stat -c %s "$package") bytes, SHA-256 $(sha256sum <"$package" | cut -c 1-64)"
    else
        differ=1
        echo "$name: not the same"
        unpacked "$first/$name" "$folder/a"
        unpacked "$package" "$folder/b"
        diff -rq "$folder/a" "$folder/b" | sed "s|$folder/||g" | head -n 20 || true
        rm -rf "$folder/a" "$folder/b"
    fi
done
exit $differ
