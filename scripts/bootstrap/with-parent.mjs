/**
 * Lines of a shell script that end the script's own process, whatever program it has become by `exec`, within seconds after the one that started
 * it has ended, however that ended. Who leads a process group takes it along. A process is told from another that later has its number by the time
 * at which it began.
 */
export const endWithParent = (
  everySeconds = 2,
) => `# Ends this process when its parent is gone: a parent that was killed cannot.
about() {
  if [ -r "/proc/$1/stat" ]; then
    read -r line <"/proc/$1/stat" || return
    set -- \${line##*) }
    echo "$2 $3 \${20}"
  else ps -o ppid= -o pgid= -o lstart= -p "$1"; fi
}
(
  self=$$
  set -- $(about "$self")
  began="$3 $4 $5 $6 $7"
  while sleep ${everySeconds}; do
    set -- $(about "$self")
    [ -n "$1" ] && [ "$3 $4 $5 $6 $7" = "$began" ] || exit
    [ "$1" = "$PPID" ] && continue
    [ "$2" = "$self" ] && self="-$self"
    kill -s KILL -- "$self"
    exit
  done
) </dev/null >/dev/null 2>&1 3>&- &
`

/** A script that runs a program in its own process, and ends it with its parent. */
export const scriptWithParent = (program, everySeconds) => `#!/bin/sh
${endWithParent(everySeconds)}exec '${program.replaceAll("'", `'\\''`)}' "$@"
`
