import { interceptingDatabase } from './intercepting-database.ts'

/** A D1 binding whose first call with `text` in a statement is held until it is let go. `held` resolves when it has come. */
export function waitingDatabase(database: D1Database, text: string) {
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isFirst = true
  const waiting = interceptingDatabase(database, async (work, sql) => {
    if (isFirst && sql.some((one) => one.includes(text))) {
      isFirst = false
      held.resolve()
      await letGo.promise
    }
    return work()
  })
  return { database: waiting, held: held.promise, letGo: letGo.resolve }
}
