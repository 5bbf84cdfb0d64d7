import { waitFor } from '../../../../shared/domain/crawling/patience.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { DriveFault } from '../../../../shared/services/drive-fault.ts'
import { notTaken } from '../access.ts'
import { saveSync } from './hold.ts'
import { type Pause, type Sync, failed, stopped } from './types.ts'

const tooBusy = 'The drive asks to come later, time and again. It is asked again with the next sync.'
const silent = 'The drive does not answer as it should, time and again. It is asked again with the next sync.'

/** How a sync goes on that a drive has refused something: later, or not. What is written so far stays. */
export async function afterFault(
  context: Context,
  sync: Pick<Sync, 'row' | 'holder' | 'state'>,
  { reason, retryAfter }: DriveFault,
): Promise<Pause> {
  if (reason === 'refused') return failed(notTaken)
  const { state } = sync
  const waitMs = waitFor({ retryAfter, setbacks: state.setbacks, now: context.now() })
  if (waitMs === null) return failed(reason === 'busy' ? tooBusy : silent)
  state.setbacks++
  if (!(await saveSync(context, sync, []))) return stopped
  // Each stretch begins with new access, which says whether it was taken away.
  return { kind: 'on', waitMs: reason === 'unauthorized' ? 1000 : waitMs }
}
