# What the scripts share. Sourced, not run.

# rustup installs here and only tells shells that start later.
[ ! -d "$HOME/.cargo/bin" ] || PATH="$HOME/.cargo/bin:$PATH"

say() { printf '==> %s\n' "$*" >&2; }

fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Is version $2 at least $1?
at_least() { [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

# The folder cargo builds into, whatever the environment or a cargo config says.
target_dir() { cargo metadata --format-version 1 --no-deps | sed 's/.*"target_directory":"\([^"]*\)".*/\1/'; }

# Runs a command on a virtual display of its own.
on_virtual_display() { NO_AT_BRIDGE=1 xvfb-run --auto-servernum --server-args='-screen 0 1440x900x24 -nolisten tcp' "$@"; }
