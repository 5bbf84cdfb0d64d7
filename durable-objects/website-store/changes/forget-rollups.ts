import type { Kept } from './kept.ts'

/** Forgets what whole days say: it is worked out anew of the days themselves. */
export function forgetRollups({ sql }: Kept): true {
  sql.exec('DELETE FROM rollups')
  return true
}
