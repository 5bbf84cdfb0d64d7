import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  compact,
  findSeen,
  forget,
  readDays,
  remember,
} from '../../../../durable-objects/website-store/names/names.ts'
import { migrate } from '../../../../durable-objects/migrate.ts'
import { steps } from '../../../../durable-objects/website-store/schema.ts'
import { uuidV7 } from '../../../../shared/services/ids.ts'

/** Within an object of its own that has the tables of a website. */
const within = <T>(work: (sql: SqlStorage) => T): Promise<T> =>
  runInDurableObject(env.WEBSITE_STORE.getByName(crypto.randomUUID()), (_, { storage }) => {
    migrate(storage, steps)
    return storage.transactionSync(() => work(storage.sql))
  })

const marks = ['', '00000000000000ff', 'ffffffffffffffff']

/** Names of several calls, made at random and in the order of time, each with its mark. */
function callsOf(calls: number, namesOfCall: number): [name: string, mark: string][][] {
  return Array.from({ length: calls }, (_, call) =>
    Array.from({ length: namesOfCall }, (_name, n) => [
      n % 2 === 0 ? crypto.randomUUID() : uuidV7(1_760_000_000_000 + call * 1000),
      marks[n % marks.length] ?? '',
    ]),
  )
}

test('each of many thousand names is known again with its message, and nobody else is', async () => {
  const calls = callsOf(2100, 10)
  const names = calls.flat()
  const strangers = callsOf(20, 10).flat()
  const told = await within((sql) => {
    for (const [n, call] of calls.entries())
      remember(
        sql,
        100 + (n % 2),
        call.map(([name, mark]) => compact(name) + mark),
      )
    const runs = sql
      .exec<{ runs: number; levels: number }>('SELECT count(*) AS runs, max(level) AS levels FROM name_runs')
      .one()
    return {
      runs,
      days: readDays(sql),
      seen: findSeen(
        sql,
        [...names, ...strangers].map(([name]) => name),
      ),
    }
  })
  expect(told.seen).toEqual(new Map(names))
  expect(told.days).toEqual([100, 101])
  // Ten folds of each day, of which eight have become one.
  expect(told.runs).toEqual({ runs: 6, levels: 1 })
})

test('few rows are written for a name', async () => {
  const calls = callsOf(1000, 100)
  const rows = await within((sql) => {
    const before = sql.exec('SELECT 1')
    let written = before.rowsWritten
    const counting = {
      exec: (query: string, ...values: SqlStorageValue[]) => {
        const cursor = sql.exec(query, ...values)
        const all = cursor.toArray()
        written += cursor.rowsWritten
        return { toArray: () => all, one: () => all[0] }
      },
    } as unknown as SqlStorage
    for (const call of calls)
      remember(
        counting,
        100,
        call.map(([name, mark]) => compact(name) + mark),
      )
    return written
  })
  expect(rows / 100_000).toBeLessThan(0.06)
})

test('a day is forgotten with all its names, and the others stay', async () => {
  const [gone, kept, fresh] = [callsOf(200, 2), callsOf(200, 2), callsOf(1, 2)].map((calls) => calls.flat())
  const seen = await within((sql) => {
    const keep = (day: number, names: typeof gone = []) => {
      for (let at = 0; at < names.length; at += 2)
        remember(
          sql,
          day,
          names.slice(at, at + 2).map(([name, mark]) => compact(name) + mark),
        )
    }
    keep(1, gone)
    keep(2, kept)
    keep(1, fresh)
    forget(sql, 1)
    expect(readDays(sql)).toEqual([2])
    return findSeen(
      sql,
      [gone, kept, fresh].flatMap((names = []) => names.map(([name]) => name)),
    )
  })
  expect(seen).toEqual(new Map(kept))
})

test('what was remembered before names were packed is known until it is forgotten', async () => {
  const [name, mark] = [crypto.randomUUID(), '0123456789abcdef']
  const told = await within((sql) => {
    sql.exec('INSERT INTO seen_days (day) VALUES (7)')
    sql.exec('CREATE TABLE seen_7 (id BLOB PRIMARY KEY) WITHOUT ROWID')
    sql.exec('INSERT INTO seen_7 (id) VALUES (unhex(?))', compact(name) + mark)
    const before = findSeen(sql, [name])
    forget(sql, 7)
    return [before, findSeen(sql, [name]), readDays(sql)]
  })
  expect(told).toEqual([new Map([[name, mark]]), new Map(), []])
})
