import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scriptWithParent } from '../bootstrap/with-parent.mjs'

/**
 * Puts a script into `folder` that runs the Workers runtime no longer than the wrangler that started it, and returns the environment that makes
 * wrangler take it. Empty on Windows, which has no such scripts.
 */
export async function guardedRuntime(folder, { platform = process.platform, env = process.env } = {}) {
  if (platform === 'win32') return {}
  // Only here: this file is read before any package is installed.
  const { default: installed } = await import('workerd')
  const program = env.MINIFLARE_WORKERD_PATH ?? installed.default
  const path = join(folder, 'workerd')
  await mkdir(folder, { recursive: true })
  await writeFile(path, scriptWithParent(program), { mode: 0o755 })
  return { MINIFLARE_WORKERD_PATH: path }
}
