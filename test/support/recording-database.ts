/** A D1 binding that does what the given one does, and keeps the text of every statement that is prepared. */
export function recordingDatabase(database: D1Database): { database: D1Database; statements: Set<string> } {
  const statements = new Set<string>()
  const recording = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          statements.add(sql)
          return target.prepare(sql)
        }
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { database: recording, statements }
}

/** What SQLite will do for a statement, a line for each step. */
export async function queryPlan(database: D1Database, sql: string): Promise<string[]> {
  const values = Array.from({ length: (sql.match(/\?/g) ?? []).length }, () => null)
  const { results } = await database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** Steps that read a whole table or index, whatever is asked for. Lists inside a statement and rows of a subquery are no tables. */
export const fullScans = (plan: readonly string[]): string[] =>
  plan.filter(
    (step) =>
      step.startsWith('SCAN ') &&
      !/^SCAN (CONSTANT ROW|\(|json_each|ranked\b|\w+ VIRTUAL TABLE|\d)/.test(step),
  )
