import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const table = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/** What has its own blanks, and what is left out between words: comments and ends of lines. */
const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\s*\n\s*/g

/** A statement on one line. Throws for a text or a name with the end of a line in it. */
export function onOneLine(statement) {
  return statement.replace(parts, (part) => {
    if (!/^['"]/.test(part)) return ' '
    if (part.includes('\n')) throw new Error(`A migration has the end of a line within ${part}`)
    return part
  })
}

/**
 * Applies those migrations of `folder` that a database does not have yet, each in a transaction with the line that says so. Table and names are those of
 * `wrangler d1 migrations apply`, so either can go on where the other stopped.
 */
export async function applyMigrations(db, folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await db.prepare(table).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  const missing = names.filter((name) => !applied.has(name))
  if (missing.length === 0) return
  // Only here: it takes a second to load.
  const { unstable_splitSqlQuery: split } = await import('wrangler')
  for (const name of missing) {
    const statements = split(await readFile(join(folder, name), 'utf8'))
    const done = `INSERT INTO d1_migrations (name) VALUES ('${name.replaceAll("'", "''")}')`
    // One call for all of them, a line each; to prepare them one by one takes seconds.
    await db.exec([...statements, done].map(onOneLine).join('\n'))
  }
}
