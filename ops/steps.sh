# Sourced by the scripts that walk through the pages: what they print, compare and wait for.
say() { printf '%s\n' "== $*"; }
# expect TEXT PART: ends with code 1 where the text has no such part.
expect() { case $1 in *"$2"*) ;; *) echo "Expected $2 in: $1"; exit 1 ;; esac; }
# until_true COMMAND...: tries it every second, two minutes at most.
until_true() {
  tries=0
  until "$@"; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || { echo "Not in two minutes: $*"; exit 1; }
    sleep 1
  done
}
