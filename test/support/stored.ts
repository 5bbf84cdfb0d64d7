import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface Stored {
  /** By folder: the objects of a class have one of their own. */
  files: Record<string, number>
  rows: Record<string, number>
}

/**
 * What the local runtime notes for itself: traces of every request, what its objects are called, and when they
 * are to be woken: an alarm goes when it rings, and an object that sets one has a file, which is counted.
 */
const notes = new Set(['logs', 'spans', '__miniflare_do_name', '_cf_ALARM'])

/** What a local product has on disk: files, and rows in all of its databases by table. */
export function stored(persistTo: string): Stored {
  const all = readdirSync(persistTo, { recursive: true, encoding: 'utf8' })
  // The log that SQLite writes ahead comes and goes with its database.
  const paths = all.filter((name) => /\.\w+$/.test(name) && !/-(?:wal|shm)$/.test(name))
  const rows: Record<string, number> = {}
  for (const name of paths.filter((path) => path.endsWith('.sqlite'))) {
    for (const [table, count] of rowsOf(join(persistTo, name))) {
      if (!notes.has(table)) rows[table] = (rows[table] ?? 0) + count
    }
  }
  const files = Object.entries(Object.groupBy(paths, dirname))
  return { files: Object.fromEntries(files.map(([folder, some = []]) => [folder, some.length])), rows }
}

function rowsOf(path: string): [table: string, rows: number][] {
  // The product writes meanwhile, and a database that is being opened or closed is locked for a moment.
  const database = new DatabaseSync(path, { readOnly: true, timeout: 30_000 })
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
      .all()
      .map(({ name }) => String(name))
    return tables.map((table) => {
      const { n } = database.prepare(`select count(*) as n from "${table}"`).get() as { n: number }
      return [table, n]
    })
  } finally {
    database.close()
  }
}
