import { readFile } from 'node:fs/promises'
import { execute, lastLines } from './execute.mjs'

/** True for Debian itself; Ubuntu's `chromium` is a snap and of no use here. Takes the text of /etc/os-release. */
export function isDebian(osRelease) {
  return /^ID="?debian"?$/m.test(osRelease)
}

async function privilege() {
  if (process.getuid?.() === 0) return []
  const { code } = await execute('sudo', ['-n', 'true'])
  return code === 0 ? ['sudo', '-n'] : null
}

/**
 * Installs the headless shell of Debian's Chromium where that is possible without asking for a password.
 * Returns whether it did; a failure is told by `say`, because miniflare may still fetch its own Chrome.
 */
export async function installChromium({ say }) {
  const osRelease = await readFile('/etc/os-release', 'utf8').catch(() => '')
  if (!isDebian(osRelease)) return false
  const prefix = await privilege()
  if (!prefix) {
    say('No Chromium found. `sudo apt-get install chromium-headless-shell` gives hosted runs a browser.')
    return false
  }
  say('Installing Chromium (about half a minute)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
  ]) {
    const [command, ...rest] = [...prefix, 'apt-get', ...args]
    const { code, output } = await execute(command, rest, { env })
    if (code === 0) continue
    // A stale index is often still good enough to install from.
    if (args[0] === 'update') continue
    say(`Chromium could not be installed; hosted runs need one:\n${lastLines(output, 5)}`)
    return false
  }
  return true
}
