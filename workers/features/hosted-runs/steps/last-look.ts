import { callInPage } from './in-page-world.ts'
import type { StepRun } from './step-run.ts'

// A page that is never at rest must not put off for long what is to be told.
const restsWithinMs = 4000

/**
 * Decides when what was looked for in vain is given up, once the time for it is over: after one more look at a page that has come to rest. While
 * the page still changes, moves or is kept from drawing, what is looked for may be about to show, so it is looked for on, for a few seconds at most.
 */
export function lastLook(run: StepRun): (isOver: boolean) => Promise<boolean> {
  let isLast = false
  let moreUntil: number | undefined
  return async (isOver) => {
    if (!isOver) {
      isLast = false
      return false
    }
    const now = Date.now()
    // What is known of the target is worth more than that time ran out, so it is said before that.
    const latest = run.deadlineMs - 400
    moreUntil ??= Math.min(now + restsWithinMs, latest)
    if (isLast || now >= moreUntil) return true
    const atRest = await callInPage(run.page, latest, 'isAtRest').catch(() => undefined)
    isLast = atRest === true
    return atRest === undefined
  }
}
