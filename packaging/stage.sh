# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by deb.sh and bundle.sh, after common.sh: what both make of an installation, so that one commit gives one package, byte by byte.

project_version() { sed -n 's/^project(KernelDesk VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt"; }

# Whether CHANGELOG.md has a section for the version: else what is built is on the way to it.
is_released() { grep -q "^## \[$(project_version)\] - " "$root/CHANGELOG.md"; }

# The time of the commit stands for the time of the build.
use_time_of_commit() {
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
    export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8 TZ=UTC
    umask 022
}

# strip_programs FOLDER   what the linker left for debuggers
strip_programs() {
    find "$1" -type f \( -perm -u+x -o -name '*.so*' \) | while read -r binary; do
        ! readelf -h "$binary" >/dev/null 2>&1 || strip --strip-unneeded --remove-section=.comment --remove-section=.note "$binary"
    done
}

# settle FOLDER   permissions and times that no umask, and no clock, changes
settle() {
    chmod -R u=rwX,go=rX "$1"
    find "$1" -print0 | xargs -0 touch --no-dereference --date="@$SOURCE_DATE_EPOCH"
}

# pack FOLDER NAME ARCHIVE.tar.xz   FOLDER/NAME. One thread: xz's blocks depend on their number. Most of it is machine code, whose
# jumps the filter makes alike: a sixth smaller, with the 32 MiB that unpacking takes.
pack() {
    tar -C "$1" --format=gnu --owner=0 --group=0 --numeric-owner --sort=name --mtime="@$SOURCE_DATE_EPOCH" -cf - "$2" |
        xz -T1 --x86 --lzma2=preset=6,dict=32MiB >"$3.part"
    mv "$3.part" "$3"
}
