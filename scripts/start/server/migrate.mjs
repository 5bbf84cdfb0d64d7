import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const table = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Applies those migrations of `folder` that a database does not have yet, each in a transaction with the line that says so. Table and names are those of
 * `wrangler d1 migrations apply`, so either can go on where the other stopped.
 */
export async function applyMigrations(db, folder) {
  const { unstable_splitSqlQuery: split } = await import('wrangler')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await db.prepare(table).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  for (const name of names.filter((each) => !applied.has(each))) {
    const statements = split(await readFile(join(folder, name), 'utf8'))
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
