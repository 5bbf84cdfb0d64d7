import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'

type Upkeep = Readonly<Record<string, (context: Context) => Promise<unknown>>>

/** Runs each piece of upkeep by itself, one after the other because D1 is one writer: what fails is logged, and tried again by the next round. */
export async function runUpkeep(upkeep: Upkeep, context: Context): Promise<void> {
  for (const [name, run] of Object.entries(upkeep)) {
    try {
      await run(context)
    } catch (error) {
      logError({ kind: 'upkeep.failed', upkeep: name, requestId: context.requestId, error })
    }
  }
}
