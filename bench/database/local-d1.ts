import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The file of the local D1 of a product that is not running: the one that knows projects. */
export function openLocalD1(persistTo: string): DatabaseSync {
  const folder = join(persistTo, 'v3/d1/miniflare-D1DatabaseObject')
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.sqlite')) continue
    const database = new DatabaseSync(join(folder, name))
    if (database.prepare(`select 1 from sqlite_master where name = 'projects'`).get()) return database
    database.close()
  }
  throw new Error(`There is no local D1 in ${folder}`)
}
