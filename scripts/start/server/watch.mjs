import { watch } from 'node:fs'
import { join } from 'node:path'

/** An editor writes a file in several steps, and a checkout many files at once. */
const quietMs = 150

/**
 * Calls `changed` with the paths below `folders` that changed, once they rest, and never while a call before is at work.
 * @param {string[]} folders absolute
 * @param {(paths: Set<string>) => Promise<void>} changed
 */
export function watchSources(folders, changed) {
  let paths = new Set()
  let timer
  let isAtWork = false
  async function handle() {
    if (isAtWork || paths.size === 0) return
    isAtWork = true
    const now = paths
    paths = new Set()
    await changed(now).finally(() => (isAtWork = false))
    await handle()
  }
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true, persistent: false }, (_event, name) => {
      if (name) paths.add(join(folder, name))
      clearTimeout(timer)
      timer = setTimeout(handle, quietMs)
    })
    // Without it the product runs as well, and is started again by hand.
    watcher.on('error', () => undefined)
  }
}
