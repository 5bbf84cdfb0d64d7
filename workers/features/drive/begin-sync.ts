import { sql } from 'drizzle-orm'
import { driveFolders } from '../../../shared/db/tables/drive.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { newSync } from './rules.ts'

/** What changes of a folder when a sync of it begins. A message for whatever went before is late from then on. */
export const begun = ({ now }: Context) => ({
  status: 'syncing' as const,
  turn: sql<number>`${driveFolders.turn} + 1`,
  holder: '',
  heldUntil: 0,
  sync: newSync(),
  error: null,
  nextAt: null,
  updatedAt: now(),
})

/** The condition that a folder is not at work already. */
export const isIdle = sql`${driveFolders.status} not in ('syncing', 'removing')`
