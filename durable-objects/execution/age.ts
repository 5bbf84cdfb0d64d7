import { type Period, agedTime, agedValue } from '../../shared/domain/evidence/aged-times.ts'
import { readDocument, writeDocument } from '../documents.ts'
import { readState, writeState } from './store.ts'

/** Moves what happened in some periods back in time: how the execution stands, its events and its results. Within the transaction of whoever calls. */
export function age(sql: SqlStorage, periods: readonly Period[]): void {
  const state = readState(sql)
  if (!state) return
  writeState(sql, agedValue(state, periods) as typeof state)
  const batches = sql.exec<{ seq: number; at: number }>('SELECT seq, at FROM batches').toArray()
  for (const { seq, at } of batches)
    sql.exec('UPDATE batches SET at = ? WHERE seq = ?', agedTime(at, periods), seq)
  const names = sql.exec<{ name: string }>('SELECT DISTINCT name FROM documents').toArray()
  for (const { name } of names) writeDocument(sql, name, agedValue(readDocument(sql, name), periods))
}
