import { constants } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

// The shell has no window around its pages: a tab of its own costs a quarter of what it costs the whole browser.
const shells = ['chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
// Debian's script for it on the path stays alive beside it, and would be killed in its place.
const debianShell = '/usr/lib/chromium/chromium-headless-shell'
const macApps = [
  ['Google Chrome.app', 'Google Chrome'],
  ['Chromium.app', 'Chromium'],
]

function candidates({ platform, env, home }) {
  const folders = [
    ...(env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/bin',
    '/usr/local/bin',
    '/opt/google/chrome',
  ]
  const onPath = (wanted) => wanted.flatMap((name) => folders.map((folder) => join(folder, name)))
  if (platform !== 'darwin') return [...onPath(shells), debianShell, ...onPath(names)]
  const applications = ['/Applications', join(home, 'Applications')]
  const inApps = macApps.flatMap(([app, binary]) =>
    applications.map((folder) => join(folder, app, 'Contents/MacOS', binary)),
  )
  return [...onPath(shells), ...inApps, ...onPath(names)]
}

/** The path of an installed Chromium or Chrome, or null. A snap is passed over: it cannot read profiles outside its home. */
export async function findChromium({ platform, env, home }) {
  for (const path of candidates({ platform, env, home })) {
    try {
      await access(path, constants.X_OK)
      const real = await realpath(path)
      if (!real.includes('/snap')) return path
    } catch {
      // Not here: try the next place.
    }
  }
  return null
}
