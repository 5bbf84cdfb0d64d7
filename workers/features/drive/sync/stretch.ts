import type { Context } from '../../../../shared/kernel/context.ts'
import { listNext } from './list-next.ts'
import { openFolder } from './open-folder.ts'
import { readChanges } from './read-changes.ts'
import { settleFiles } from './settle-files.ts'
import type { Pause, Sync } from './types.ts'

const steps = { open: openFolder, changes: readChanges, list: listNext, files: settleFiles }

/** Goes on with a sync, step by step, until the time of the stretch is over or nothing is left. */
export async function stretch(context: Context, sync: Sync): Promise<Pause> {
  while (context.now() < sync.deadline) {
    const pause = await steps[sync.state.phase](context, sync)
    if (pause) return pause
  }
  return { kind: 'on', waitMs: 0 }
}
