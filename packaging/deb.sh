#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes Debian packages in dist/: kerneldesk (window and command line) and libkerneldesk-dev (the engine: headers and static
# library). Two runs on one commit make the same bytes. A version that CHANGELOG.md does not have yet is marked as on the way to it.
# DEBFULLNAME and DEBEMAIL name the packager; else the author of the commit does.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/packaging/stage.sh"
back_to_owner "$@"
cd "$root"

debian_version() {
    local version
    version=$(project_version)
    is_released || version+="~$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d%H%M%S).$(git rev-parse --short=8 HEAD)"
    printf '%s-1' "$version"
}

packager() { printf '%s <%s>' "${DEBFULLNAME:-$(git log -1 --format=%an)}" "${DEBEMAIL:-$(git log -1 --format=%ae)}"; }

# documents PACKAGE   what every package tells of itself, in the folder of its documents
documents() {
    local doc=$work/$1/usr/share/doc/$1
    mkdir -p "$doc"
    sed -e '/^@OFL@$/{' -e "r $work/ofl" -e 'd}' packaging/debian/copyright >"$doc/copyright"
    gzip -9n <CHANGELOG.md >"$doc/changelog.gz"
    printf '%s (%s) unstable; urgency=medium\n\n  * Packaged by KernelDesk itself; changelog.gz tells what changed.\n\n -- %s  %s\n' \
        kerneldesk "$version" "$(packager)" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n >"$doc/changelog.Debian.gz"
}

# The libraries that programs of the package need, as dpkg knows them.
library_packages() {
    mkdir -p "$work/debian"
    printf 'Source: kerneldesk\n\nPackage: kerneldesk\nArchitecture: any\n' >"$work/debian/control"
    (cd "$work" && find kerneldesk/usr/bin kerneldesk/usr/lib -type f ! -name 'libcudart.so.*' | sort | xargs dpkg-shlibdeps -O 2>/dev/null) | sed -n 's/^shlibs:Depends=//p'
}

# make_package PACKAGE [DEPENDS]
make_package() {
    local tree=$work/$1 control=$work/$1/DEBIAN
    settle "$tree"
    mkdir -p "$control"
    { printf 'Package: %s\nVersion: %s\nArchitecture: %s\nMaintainer: %s\nSource: kerneldesk\nPriority: optional\n' \
          "$1" "$version" "$architecture" "$(packager)" | if [ "$1" = kerneldesk ]; then grep -v '^Source:'; else cat; fi
      printf 'Installed-Size: %s\n' "$(du -k -s --apparent-size "$tree" | cut -f1)"
      [ -z "${2:-}" ] || printf 'Depends: %s\n' "$2"
      cat "packaging/debian/$1"
    } >"$control/control"
    (cd "$tree" && find usr -type f | LC_ALL=C sort | xargs md5sum) >"$control/md5sums"
    settle "$control"
    dpkg-deb --root-owner-group --threads-max=1 -Zxz --build "$tree" "dist/$1_${version}_$architecture.deb" >/dev/null
    say "$root/dist/$1_${version}_$architecture.deb: $(($(stat -c %s "dist/$1_${version}_$architecture.deb") / 1000)) kB"
}

make_program() {
    local usr=$work/kerneldesk/usr
    quietly cmake --install build/release --prefix "$usr"
    # Debian tells copyright in its own file, and lets zsh look elsewhere.
    rm "$usr"/share/doc/kerneldesk/{LICENSE,fonts-OFL.txt,CHANGELOG.md}
    mv "$usr/share/zsh/site-functions" "$usr/share/zsh/vendor-completions"
    strip_programs "$usr"
    find "$usr/share/man" -name '*.1' -exec gzip -9n {} +
    documents kerneldesk
    make_package kerneldesk "$(library_packages)"
}

make_engine() {
    local usr=$work/libkerneldesk-dev/usr
    quietly cmake --install build/release --component engine --prefix "$usr"
    find "$usr" -name '*.a' -exec strip --strip-debug --remove-section=.comment --enable-deterministic-archives {} +
    find "$usr" -type d -empty -delete
    documents libkerneldesk-dev
    make_package libkerneldesk-dev
}

"$root/packaging/setup.sh" bundle
use_time_of_commit
build release kerneldesk kerneldesk-window kerneldesk-worker kerneldesk-documents engine
version=$(debian_version)
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
{ echo 'License: OFL-1.1'; sed -e 's/^$/./' -e 's/^/ /' resources/fonts/OFL.txt; } >"$work/ofl"
mkdir -p dist
make_program
make_engine
