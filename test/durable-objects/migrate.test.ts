import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { isMigrated, migrate } from '../../durable-objects/migrate.ts'

/** Runs in an object without tables of its own: an execution that was never started. */
const inObject = (run: (storage: DurableObjectStorage) => void) =>
  runInDurableObject(env.EXECUTION.getByName(crypto.randomUUID()), (_, state) => run(state.storage))

const first = 'CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1)'
const second = 'ALTER TABLE a ADD COLUMN y INTEGER DEFAULT 2'

test('each step runs once, in order, also when steps are added later', () =>
  inObject((storage) => {
    expect(isMigrated(storage.sql)).toBe(false)
    migrate(storage, [first])
    migrate(storage, [first])
    migrate(storage, [first, second])
    migrate(storage, [first, second])
    expect(isMigrated(storage.sql)).toBe(true)
    expect(storage.sql.exec('SELECT * FROM a').toArray()).toEqual([{ x: 1, y: 2 }])
  }))

test('a step that fails leaves nothing behind, neither its own half nor the steps before it', () =>
  inObject((storage) => {
    expect(() =>
      migrate(storage, [first, 'CREATE TABLE b (x INTEGER); INSERT INTO nowhere VALUES (1)']),
    ).toThrow(/nowhere/)
    expect(isMigrated(storage.sql)).toBe(false)
    migrate(storage, [first, second])
    expect(storage.sql.exec('SELECT y FROM a').one()).toEqual({ y: 2 })
  }))

test('an older version stops in front of newer data', () =>
  inObject((storage) => {
    migrate(storage, [first, second])
    expect(() => migrate(storage, [first])).toThrow('This object has 2 schema steps, the code knows 1')
  }))
