/**
 * Brings an object's tables up to date: runs the steps that have not run yet, all of them or none.
 * `steps` is an append-only list of SQL; a step's number is its place, from 1. Throws when a step fails, or when the
 * stored number is beyond the list (an older version met newer data), so that the object stops instead of guessing.
 * Call it in the constructor, before the first query: it waits for nothing, so nothing is delivered before it is done.
 * @example
 * migrate(ctx.storage, steps)
 */
export function migrate(storage: DurableObjectStorage, steps: readonly string[]): void {
  const done = isMigrated(storage.sql) ? appliedSteps(storage.sql) : 0
  if (done === steps.length) return
  if (done > steps.length)
    throw new Error(`This object has ${done} schema steps, the code knows ${steps.length}`)
  storage.transactionSync(() => {
    storage.sql.exec('CREATE TABLE IF NOT EXISTS _migrations (step INTEGER PRIMARY KEY)')
    for (const [index, step] of steps.entries()) {
      if (index < done) continue
      storage.sql.exec(step)
      storage.sql.exec('INSERT INTO _migrations (step) VALUES (?)', index + 1)
    }
  })
}

/** True when the object has tables. A look at an object that was never written to, or was erased, must not create them. */
export function isMigrated(sql: SqlStorage): boolean {
  const rows = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '_migrations'").toArray()
  return rows.length > 0
}

function appliedSteps(sql: SqlStorage): number {
  return sql.exec<{ step: number }>('SELECT coalesce(max(step), 0) AS step FROM _migrations').one().step
}
