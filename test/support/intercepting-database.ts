import { env } from 'cloudflare:workers'
import { type Database, openDatabase } from '../../shared/db/database.ts'

const ways = ['all', 'run', 'raw', 'first'] as const

/** Stands around each call of a database: `work` makes it, `sql` are its statements. */
export type Around = (work: () => Promise<unknown>, sql: readonly string[]) => Promise<unknown>

/** A D1 binding of whose calls, a statement or a batch each, `around` decides what becomes. */
export function interceptingDatabase(database: D1Database, around: Around): D1Database {
  const texts = new WeakMap<D1PreparedStatement, string>()

  function intercepted(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    texts.set(statement, sql)
    const bind = statement.bind.bind(statement)
    for (const way of ways) {
      const run = statement[way].bind(statement) as (...args: unknown[]) => Promise<unknown>
      Reflect.set(statement, way, (...args: unknown[]) => around(() => run(...args), [sql]))
    }
    statement.bind = (...values) => intercepted(bind(...values), sql)
    return statement
  }

  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => intercepted(target.prepare(sql), sql)
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) =>
          around(
            () => target.batch(statements),
            statements.map((statement) => texts.get(statement) ?? ''),
          )
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The database, of whose transactions `around` decides what becomes. */
export const aroundTransactions = (around: (work: () => Promise<unknown>) => Promise<unknown>): Database =>
  openDatabase(
    new Proxy(env.DB, {
      get(target, name) {
        if (name === 'batch')
          return (statements: D1PreparedStatement[]) => around(() => target.batch(statements))
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
  )
