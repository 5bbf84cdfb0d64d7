import { beginEra } from './begin-rebuild.ts'
import { endImport } from './import-events.ts'
import { forgetCheck } from '../ledger-check.ts'
import { noteFromStart } from '../store.ts'
import type { Kept } from './kept.ts'

/** Forgets what visitors did. Names of hits stay, so that what comes again is still known for a repeat. */
export function reset({ sql, events }: Kept): true {
  events.dropBefore(Infinity)
  sql.exec('DELETE FROM ledger; DELETE FROM recordings; DELETE FROM chunks')
  endImport(sql)
  beginEra(sql)
  forgetCheck(sql)
  noteFromStart(sql)
  return true
}
