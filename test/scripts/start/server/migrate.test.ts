import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigrations, onOneLine } from '../../../../scripts/start/server/migrate.mjs'

let server: Miniflare
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-migrate-'))
  server = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: ['SHIPPED', 'BROKEN'],
    }),
  )
})
afterAll(async () => {
  await server.dispose()
  await rm(folder, { recursive: true })
})

const database = async (name: string) => (await server.getD1Database(name)) as unknown as D1Database
const column = async (db: D1Database, sql: string) => {
  const { results } = await db.prepare(sql).all<{ name: string }>()
  return results.map(({ name }) => name)
}

test('the migrations of the product are applied once, and keep what stands in their texts', async () => {
  const db = await database('SHIPPED')
  await applyMigrations(db, 'migrations/d1')
  await applyMigrations(db, 'migrations/d1')
  const files = (await readdir('migrations/d1')).filter((name) => name.endsWith('.sql')).sort()
  expect(await column(db, 'SELECT name FROM d1_migrations ORDER BY id')).toEqual(files)
  const texts = await Promise.all(files.map((name) => readFile(`migrations/d1/${name}`, 'utf8')))
  const made = texts.flatMap((text) => [...text.matchAll(/CREATE TABLE `(\w+)`/g)].map(([, name]) => name))
  const tables = await column(db, `SELECT name FROM sqlite_schema WHERE type = 'table'`)
  expect(made.length).toBeGreaterThan(40)
  expect(tables).toEqual(
    expect.arrayContaining([...new Set(made)].filter((name) => !name?.startsWith('__new'))),
  )
})

test('a migration that fails leaves nothing behind, and is told', async () => {
  const db = await database('BROKEN')
  await writeFile(join(folder, '0000_good.sql'), `CREATE TABLE a (x TEXT DEFAULT '-- no; comment');`)
  await writeFile(join(folder, '0001_bad.sql'), 'CREATE TABLE b (x TEXT);\nINSERT INTO missing VALUES (1);')
  await expect(applyMigrations(db, folder)).rejects.toThrow(/missing/)
  expect(await column(db, 'SELECT name FROM d1_migrations')).toEqual(['0000_good.sql'])
  expect(await column(db, `SELECT name FROM sqlite_schema WHERE name IN ('a', 'b')`)).toEqual(['a'])
})

test('a statement comes on one line with its texts as they are, and one whose text has a line end is refused', () => {
  expect(onOneLine(`SELECT 'it''s -- a\ttext', "--x" -- why\n  FROM a`)).toBe(
    `SELECT 'it''s -- a\ttext', "--x"   FROM a`,
  )
  expect(() => onOneLine(`SELECT 'a\nb'`)).toThrow(/end of a line/)
})
