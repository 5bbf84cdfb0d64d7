import { constants } from 'node:fs'
import { access, open, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { chromePath, chromeVersion, isWrapper, wrapperScript, wrapperTarget } from './chrome-path.mjs'
import { findChromium } from './find-chromium.mjs'
import { installChromium } from './install-chromium.mjs'
import { writeWhole } from '../start/write-whole.mjs'

/** What stands at the path: nothing, something real that is not ours, or a script that we wrote. */
async function whatStandsAt(path) {
  let file
  try {
    file = await open(path)
  } catch (error) {
    // What cannot be read may still be a real Chrome.
    return { kind: ['ENOENT', 'ENOTDIR'].includes(error.code) ? 'absent' : 'real' }
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    const content = buffer.subarray(0, bytesRead).toString('utf8')
    return isWrapper(content) ? { kind: 'wrapper', content } : { kind: 'real' }
  } finally {
    await file.close()
  }
}

function runs(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function writeWrapper(path, target) {
  // Another start may be reading the script.
  await writeWhole(path, wrapperScript(target), { mode: 0o755 })
}

/**
 * Puts a browser where local Browser Rendering looks for one: a small script around an installed Chromium, installing
 * Debian's when there is none. A real Chrome in that place is left alone; with nothing to offer, miniflare downloads its own.
 */
export async function ensureChromium({
  root,
  say,
  platform = process.platform,
  env = process.env,
  home = homedir(),
}) {
  const source = await readFile(join(root, 'node_modules/miniflare/dist/src/index.js'), 'utf8').catch(
    () => '',
  )
  const version = chromeVersion(source)
  const path = version && chromePath({ platform, arch: process.arch, env, home, version })
  if (!path) return
  const standing = await whatStandsAt(path)
  if (standing.kind === 'real') return
  const current = standing.kind === 'wrapper' ? wrapperTarget(standing.content) : null
  if (current && (await runs(current))) {
    if (standing.content !== wrapperScript(current)) await writeWrapper(path, current)
    return
  }
  let target = await findChromium({ platform, env, home })
  if (!target && platform === 'linux' && (await installChromium({ say }))) {
    target = await findChromium({ platform, env, home })
  }
  if (!target) return
  try {
    await writeWrapper(path, target)
  } catch (error) {
    say(`The browser for hosted runs could not be put at ${path}: ${error.message}`)
  }
}
