# SPDX-License-Identifier: MIT
# Shared by ./glazier and ./check: installing what is missing, configuring and
# building. Nothing here writes to standard output, which belongs to the
# program. Sourced with `root` set to the checkout.

say() { printf 'glazier: %s\n' "$*" >&2; }

# Whether this user can build here: not in a checkout that another user built.
may_build() {
  local path
  for path in "$root"/build/{,.lock,apt.log,"$1","$1.log","$1/build.ninja"}; do
    if [[ -e $path && ! -w $path ]]; then return 1; fi
  done
  mkdir -p "$root/build" 2> /dev/null
}

# One build at a time in a checkout. The lock ends with this shell.
lock_builds() {
  mkdir -p "$root/build" 2> /dev/null
  if ! exec {build_lock}> "$root/build/.lock"; then
    say "cannot write to $root/build, which belongs to" \
      "$(stat -c %U "$root/build" 2> /dev/null || stat -c %U "$root")"
    exit 1
  fi
  if command -v flock > /dev/null; then flock "$build_lock"; fi
}
unlock_builds() { exec {build_lock}>&-; }

# The version of a package that apt would install; nothing if it has none.
apt_candidate() {
  LC_ALL=C apt-cache policy "$1" 2> /dev/null |
    sed -n 's/^  Candidate: //p' | grep -v '(none)'
}

# Runs a command as root, or fails. Asks for a password only on a terminal.
as_root() {
  if ((EUID == 0)); then
    "$@"
  elif [[ -t 0 && -t 2 ]]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}
can_be_root() {
  ((EUID == 0)) && return
  command -v sudo > /dev/null || return
  [[ -t 0 && -t 2 ]] || sudo -n true 2> /dev/null
}

# Without a network apt would try every address of every server in turn.
apt() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y \
    -o DPkg::Lock::Timeout=300 -o Acquire::Retries=0 \
    -o Acquire::http::Timeout=8 -o Acquire::https::Timeout=8 \
    "$@" < /dev/null >> "$root/build/apt.log" 2>&1
}

# Where apt gets its packages from.
apt_sites() {
  LC_ALL=C apt-get indextargets --format '$(SITE)' 2> /dev/null | sort -u
}

# The servers to ask for packages and sources, as HOST PORT.
servers() {
  apt_sites |
    sed -n -E 's,^(https?)://([^/:@]+)(:([0-9]+))?.*,\1 \2 \4,p' |
    while read -r scheme host port; do
      if [[ $scheme == https ]]; then scheme=443; else scheme=80; fi
      echo "$host ${port:-$scheme}"
    done
  echo github.com 443
}

# Whether one of them can be reached. Behind a proxy only the proxy knows, and
# local package folders need no network.
online() {
  local host port tries=()
  if apt_sites | grep -qv '^https\?:'; then return; fi
  if [[ ${http_proxy:-}${https_proxy:-}${HTTP_PROXY:-}${HTTPS_PROXY:-} ]] ||
    apt-config dump 2> /dev/null | grep -qi '^acquire::https\?::proxy'; then
    return
  fi
  # All of them at once: one answer is enough, and the slowest is waited for
  # only if none answers.
  while read -r host port; do
    timeout 5 bash -c 'exec 3<> "/dev/tcp/$0/$1"' "$host" "$port" \
      < /dev/null > /dev/null 2>&1 &
    tries+=($!)
  done < <(servers)
  while ((${#tries[@]})); do
    if wait "${tries[0]}"; then
      kill "${tries[@]}" 2> /dev/null
      return 0
    fi
    tries=("${tries[@]:1}")
  done
  return 1
}

# need_network WHAT...: stops with a clear message where there is none.
need_network() {
  online && return
  say "there is no network, and these are missing: $*"
  exit 1
}

update_apt_lists() {
  say "updating apt's lists of packages"
  apt update
}

# Whether apt's lists are too incomplete to ask about the given packages.
apt_lists_lack() {
  local package
  compgen -G '/var/lib/apt/lists/*Packages*' > /dev/null || return 0
  for package; do
    [[ $package == libftxui-dev || $(apt_candidate "$package") ]] || return 0
  done
  return 1
}

# Installs Debian packages, or names them and stops. Only libftxui-dev may be
# missing or too old: then FTXUI is built from source.
install_packages() {
  local package version wanted=() needed=()
  for package; do
    [[ $package == libftxui-dev ]] || needed+=("$package")
  done
  if ! command -v apt-get > /dev/null || ! can_be_root; then
    if ((${#needed[@]})); then
      say "these packages are missing, and only root or sudo can install" \
        "them with apt: ${needed[*]}"
      exit 1
    fi
    return
  fi
  need_network "$@"
  if apt_lists_lack "$@"; then update_apt_lists; fi
  for package; do
    if [[ $package == libftxui-dev ]]; then
      version=$(apt_candidate libftxui-dev)
      [[ $version ]] && dpkg --compare-versions "$version" ge 5.0 || continue
    fi
    wanted+=("$package")
  done
  ((${#wanted[@]})) || return 0
  say "installing ${wanted[*]} with apt"
  # Outdated lists name files that no longer exist: try once more.
  if ! apt install --no-install-recommends "${wanted[@]}"; then
    update_apt_lists
    if ! apt install --no-install-recommends "${wanted[@]}"; then
      tail -n 20 "$root/build/apt.log" >&2
      say "apt could not install: ${wanted[*]}"
      exit 1
    fi
  fi
}

# The packages of the tools that are missing.
missing_tools() {
  command -v "${CXX:-c++}" > /dev/null || command -v g++ > /dev/null ||
    command -v clang++ > /dev/null || echo g++
  command -v cmake > /dev/null || echo cmake
  command -v ninja > /dev/null || echo ninja-build
}

# Keeps a log of what cmake and ninja print, and passes on the lines meant for
# the user: what is being fetched, and that something is being built.
relay() {
  local line announced=
  while IFS= read -r line; do
    printf '%s\n' "$line"
    if [[ $line == '-- glazier: '* ]]; then
      say "${line#-- glazier: }"
    elif [[ ! $announced && $line == \[[1-9]* ]]; then
      announced=yes
      say "building ($1)"
    fi
  done
}

show_failure() {
  tail -n 40 "$1" >&2
  say "$2; all of the output is in ${1#"$root"/}"
}

run_cmake() {
  local preset=$1
  shift
  (cd "$root" && cmake --preset "$preset" "$@") 2>&1 |
    relay "$preset" > "$root/build/$preset.log"
  return "${PIPESTATUS[0]}"
}

# configure PRESET PACKAGES...: makes build/PRESET ready to build. PACKAGES are
# the libraries for it, for a machine without even the tools.
configure() {
  local preset=$1 dir=$root/build/$1 tools
  shift
  # A build folder that moved along with its checkout must be configured again.
  if [[ -f $dir/build.ninja ]] && grep -qxF \
    "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$dir/CMakeCache.txt"; then
    return
  fi
  rm -rf "$dir"
  mapfile -t tools < <(missing_tools)
  if ((${#tools[@]})); then install_packages "${tools[@]}" "$@"; fi
  # First without fetching anything: a packaged FTXUI goes before a built one.
  if ! run_cmake "$preset" -D GLAZIER_FETCH_FTXUI=OFF &&
    [[ -f $dir/missing-packages ]]; then
    # shellcheck disable=SC2046
    install_packages $(< "$dir/missing-packages")
  fi
  if [[ -f $dir/missing-packages ]] && ! compgen -G \
    "${XDG_CACHE_HOME:-${HOME:-}/.cache}/glazier/ftxui-*.tar.gz" > /dev/null
  then
    need_network FTXUI
  fi
  if ! run_cmake "$preset" -D GLAZIER_FETCH_FTXUI=ON; then
    rm -f "$dir/build.ninja"
    show_failure "$root/build/$preset.log" "the build could not be set up"
    return 1
  fi
}

# build PRESET PACKAGES...: brings build/PRESET up to date.
build() {
  local preset=$1 log=$root/build/$1.log
  configure "$@" || return
  run_ninja "$preset" && return
  # Not a compiler error but a missing file, such as an emptied cache folder:
  # configure again.
  if grep -q '^ninja: error:' "$log"; then
    rm -rf "$root/build/$preset"
    configure "$@" && run_ninja "$preset" && return
  fi
  show_failure "$log" "the build failed"
  return 1
}

run_ninja() {
  NINJA_STATUS='[%f/%t] ' ninja -C "$root/build/$1" 2>&1 |
    relay "$1" > "$root/build/$1.log"
  return "${PIPESTATUS[0]}"
}
