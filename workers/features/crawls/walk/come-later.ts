import { waitFor } from '../../../../shared/domain/crawling/patience.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Walk } from './types.ts'

/** Leaves a server alone that asks for it, or fails. Returns for how many milliseconds; null where it has done so too often in a row. */
export function comeLater(context: Context, walk: Walk, retryAfter: string | null): number | null {
  const { setbacks } = walk.state
  const waitMs = waitFor({ retryAfter, setbacks, now: context.now() })
  if (waitMs === null) return null
  walk.state.setbacks++
  walk.pace.ended(waitMs)
  return waitMs
}
