import { constants } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  if (platform !== 'darwin') return onPath
  const applications = ['/Applications', join(home, 'Applications')]
  const inApps = macApps.flatMap(([app, binary]) =>
    applications.map((folder) => join(folder, app, 'Contents/MacOS', binary)),
  )
  return [...inApps, ...onPath]
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
