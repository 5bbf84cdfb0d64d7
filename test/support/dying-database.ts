const ways = ['all', 'run', 'raw', 'first'] as const

class Died extends Error {}

/**
 * A D1 binding of a process that dies: `before` the first write that goes with an answer, `after` it, or when an answer is kept `alone`.
 * Nothing that the process sends from then on arrives.
 */
export function dyingDatabase(database: D1Database, when: 'before' | 'after' | 'alone') {
  let isDead = false
  const die = (): never => {
    isDead = true
    throw new Died('The process has died')
  }
  const alive = () => (isDead ? die() : undefined)
  const texts = new WeakMap<D1PreparedStatement, string>()

  function mortal(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    texts.set(statement, sql)
    const bind = statement.bind.bind(statement)
    for (const way of ways) {
      const run = statement[way].bind(statement) as (...args: unknown[]) => Promise<unknown>
      Reflect.set(statement, way, async (...args: unknown[]) => {
        alive()
        if (when === 'alone' && keepsAnswer(sql)) die()
        return run(...args)
      })
    }
    statement.bind = (...values) => mortal(bind(...values), sql)
    return statement
  }

  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => mortal(target.prepare(sql), sql)
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          alive()
          const isTheOne = statements.some((statement) => keepsAnswer(texts.get(statement) ?? ''))
          if (isTheOne && when === 'before') die()
          const results = await target.batch(statements)
          if (isTheOne && when === 'after') die()
          return results
        }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const keepsAnswer = (sql: string) => sql.startsWith('update "idempotency_keys" set "status"')
