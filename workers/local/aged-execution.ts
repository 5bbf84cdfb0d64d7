import { readDocument, writeDocument } from '../../durable-objects/documents.ts'
import { Execution } from '../../durable-objects/execution/execution.ts'
import { type Period, agedTime, agedValue } from '../features/local/aged-times.ts'

type Times = Record<string, number | null>

/** An execution whose past can be moved, for the demo of a local process. */
export class AgedExecution extends Execution {
  /** Moves what happened in the periods back in time: how the execution stands, its events and its results. */
  age(periods: readonly Period[]): void {
    const { storage } = this.ctx
    storage.transactionSync(() => {
      const { sql } = storage
      const columns = ['created_at', 'started_at', 'finished_at', 'deadline_at', 'heard_at', 'cancelled_at']
      const [state] = sql.exec<Times>(`SELECT ${columns.join(', ')} FROM execution`).toArray()
      if (!state) return
      const times = columns.map((column) => {
        const at = state[column]
        return at === null || at === undefined ? null : agedTime(at, periods)
      })
      sql.exec(`UPDATE execution SET ${columns.map((column) => `${column} = ?`).join(', ')}`, ...times)
      const batches = sql.exec<{ seq: number; at: number }>('SELECT seq, at FROM batches').toArray()
      for (const { seq, at } of batches)
        sql.exec('UPDATE batches SET at = ? WHERE seq = ?', agedTime(at, periods), seq)
      const names = sql.exec<{ name: string }>('SELECT DISTINCT name FROM documents').toArray()
      for (const { name } of names) writeDocument(sql, name, agedValue(readDocument(sql, name), periods))
    })
  }
}
