import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { scriptWithParent } from '../bootstrap/with-parent.mjs'

/**
 * Puts a script into `folder` that runs the Workers runtime no longer than the process that started it, and returns the environment that makes Miniflare take it.
 * Empty on Windows, which has no such scripts.
 */
export async function guardedRuntime(folder, { platform = process.platform, env = process.env } = {}) {
  if (platform === 'win32') return {}
  const { default: installed } = createRequire(import.meta.url)('workerd')
  const path = join(folder, 'workerd')
  await mkdir(folder, { recursive: true })
  await writeFile(path, scriptWithParent(env.MINIFLARE_WORKERD_PATH ?? installed), { mode: 0o755 })
  return { MINIFLARE_WORKERD_PATH: path }
}
