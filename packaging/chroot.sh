# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by fresh-debian.sh and check-bundle.sh: minimal Debian systems in folders, with this machine's mirror and network.
# Needs root and debootstrap. Mounts live in a mount namespace of the calling script and vanish with it.

in_own_mounts() {
    [ "$(id -u)" -eq 0 ] || { echo "This needs root: it makes a Debian system in a folder and enters it." >&2; exit 1; }
    command -v debootstrap >/dev/null || { echo "This needs debootstrap: apt-get install debootstrap" >&2; exit 1; }
    if [ -z "${KD_OWN_MOUNTS:-}" ]; then KD_OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$@"; fi
}

repositories() { apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN)' 'Created-By: Packages' | sort -u; }

# make_root FOLDER SUITE   a minbase system
make_root() {
    local folder=$1 suite=$2 mirror
    mirror=$(repositories | awk '$3 == "main" && $4 == "Debian" && $2 !~ /-/ { print $1; exit }')
    [ -n "$mirror" ] || { echo "apt knows no Debian mirror here: run apt-get update first." >&2; return 1; }
    debootstrap --variant=minbase "$suite" "$folder" "$mirror" >"$folder.log" 2>&1 || { tail "$folder.log" >&2; return 1; }
    if repositories | grep -q " $suite main Debian"; then
        repositories | awk '$4 == "Debian" { print "deb", $1, $2, $3 }' >"$folder/etc/apt/sources.list"
    fi
    apt-config dump Acquire | grep -iE 'proxy|::(Verify|CA)' >"$folder/etc/apt/apt.conf.d/90host" || true
    echo force-unsafe-io >"$folder/etc/dpkg/dpkg.cfg.d/throwaway"  # no fsync for a system that will be thrown away
    cp -L /etc/resolv.conf /etc/hosts "$folder/etc/"
    { echo "[global]"
      if [ -n "${PIP_CERT:-}" ]; then cp -L "$PIP_CERT" "$folder/etc/host-certificates.pem"; echo "cert = /etc/host-certificates.pem"; fi
      if [ -n "${PIP_INDEX_URL:-}" ]; then echo "index-url = $PIP_INDEX_URL"; fi
    } >"$folder/etc/pip.conf"
}

mount_root() {
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
}

# remove_roots FOLDER   what is mounted below it first
remove_roots() {
    findmnt -rno TARGET | grep -F "$1/" | sort -r | xargs -r umount -l
    rm -rf --one-file-system "$1"
}

# enter FOLDER USER COMMAND...   with a bare environment, in /
enter() {
    local folder=$1 user=$2 home=/root pass=() name
    shift 2
    [ "$user" = root ] || home=/home/$user
    for name in http_proxy https_proxy no_proxy; do
        [ -z "${!name:-}" ] || pass+=("$name=${!name}")
    done
    chroot --userspec="$user" "$folder" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        HOME="$home" USER="$user" LC_ALL=C.UTF-8 "${pass[@]}" "$@"
}
