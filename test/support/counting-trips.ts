interface Trips {
  statements: number
  /** How many of them, or of their batches, had to wait for one before. */
  waits: number
}

const ways = ['all', 'run', 'raw', 'first'] as const

/** A D1 binding that does what the given one does, and counts what goes to the database since the last time somebody asked. */
export function countingTrips(database: D1Database): { database: D1Database; trips: () => Trips } {
  let count = { statements: 0, waits: 0, answered: 0 }

  async function trip<T>(statements: number, run: () => Promise<T>): Promise<T> {
    const mine = count
    const turn = mine.answered + 1
    mine.statements += statements
    mine.waits = Math.max(mine.waits, turn)
    const result = await run()
    mine.answered = Math.max(mine.answered, turn)
    return result
  }

  function counting(statement: D1PreparedStatement): D1PreparedStatement {
    const bind = statement.bind.bind(statement)
    for (const way of ways) {
      const run = statement[way].bind(statement) as (...args: unknown[]) => Promise<unknown>
      Reflect.set(statement, way, (...args: unknown[]) => trip(1, () => run(...args)))
    }
    statement.bind = (...values) => counting(bind(...values))
    return statement
  }

  const counted = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => counting(target.prepare(sql))
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) => trip(statements.length, () => target.batch(statements))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const trips = () => {
    const { statements, waits } = count
    count = { statements: 0, waits: 0, answered: 0 }
    return { statements, waits }
  }
  return { database: counted, trips }
}
