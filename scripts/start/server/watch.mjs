import { readdirSync, statSync, watch } from 'node:fs'
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
  const heard = (path) => {
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(handle, quietMs)
  }
  for (const folder of folders) follow(folder, heard)
}

/**
 * Watches a folder and those in it, each by itself: what watches all of them at once holds on to every file, and hears no more of one that was replaced, as editors
 * and checkouts do. A folder that comes later is followed as well, and what lies in it by then is told.
 */
function follow(folder, heard) {
  const watcher = watch(folder, { persistent: false }, (event, name) => {
    if (!name) return
    heard(join(folder, name))
    if (event === 'rename') followNew(join(folder, name), heard)
  })
  // Without it the product runs as well, and is started again by hand.
  watcher.on('error', () => watcher.close())
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) follow(join(folder, entry.name), heard)
}

function followNew(path, heard) {
  try {
    if (!statSync(path).isDirectory()) return
    follow(path, heard)
    for (const inside of readdirSync(path, { recursive: true })) heard(join(path, inside))
  } catch {
    // It was taken away, or is gone again.
  }
}
