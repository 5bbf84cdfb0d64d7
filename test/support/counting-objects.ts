import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

type Method = (...args: unknown[]) => unknown
type Cursor = { rowsWritten: number }

const namespaces = ['PUBLIC_SESSION', 'EXECUTION', 'RATE_LIMITER'] as const

/** Bindings of objects that do what ours do, and what was asked of them and written by all objects since the last time somebody looked: what a bill counts. */
export async function countingObjects() {
  let calls = 0
  let cursors: Cursor[] = []

  const counting = <T extends object>(target: T, around: (result: unknown) => unknown): T =>
    new Proxy(target, {
      get(from, name) {
        if (typeof Reflect.get(from, name) !== 'function') return Reflect.get(from, name) as unknown
        // Called by its name: a method of a stub has no `apply`.
        return (...args: unknown[]) => around((from as Record<PropertyKey, Method>)[name]?.(...args))
      },
    })
  const countedCall = (result: unknown) => {
    calls += 1
    return result
  }
  const stubs = (stub: unknown) => counting(stub as object, countedCall)
  const bindings = Object.fromEntries(namespaces.map((name) => [name, counting(env[name] as object, stubs)]))

  const restore = await runInDurableObject(env.RATE_LIMITER.getByName('counting'), (_, { storage }) => {
    const storages = Object.getPrototypeOf(storage.sql) as { exec: Method }
    const { exec } = storages
    storages.exec = function counted(this: unknown, ...args) {
      const cursor = exec.apply(this, args)
      cursors.push(cursor as Cursor)
      return cursor
    }
    return () => void (storages.exec = exec)
  })
  const counted = () => {
    const rowsWritten = cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0)
    const seen = { calls, rowsWritten }
    calls = 0
    cursors = []
    return seen
  }
  return { bindings, counted, restore }
}
