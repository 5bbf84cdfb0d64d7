import { homedir } from 'node:os'
import { findChromium } from '../../../scripts/bootstrap/find-chromium.mjs'

/** The Chromium that tests use: the one named in CHROMIUM, or the one that is installed. Throws when there is none. */
export async function chromiumPath(): Promise<string> {
  const { env, platform } = process
  const path = env['CHROMIUM'] ?? (await findChromium({ platform, env, home: homedir() }))
  if (path === null) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM.')
  return path
}
