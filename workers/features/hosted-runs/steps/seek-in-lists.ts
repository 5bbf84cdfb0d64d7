import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { pause } from './deadline.ts'
import { callInPage } from './in-page-world.ts'
import { isBusy, watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

const mostSteps = 500
const longestMs = 15_000
const drawsWithinMs = 40
const loadsWithinMs = 2000
const growsWithinMs = 600

/** The result of searching partially rendered lists; `complete` is true if all of them were searched to the end. */
export interface Sought<Result> {
  result?: Result
  complete: boolean
}

/**
 * Scrolls through the lists of the page that are drawn in part, from their tops, until a look finds what it is after. There the list stays; where
 * nothing is found, it goes back. Undefined where the page has no such list.
 */
export async function seekInLists<Result>(
  run: StepRun,
  target: Target | undefined,
  look: () => Promise<Result | undefined>,
): Promise<Sought<Result> | undefined> {
  const { page, deadlineMs } = run
  if ((await callInPage(page, deadlineMs, 'partListsAt', target)) === 0) return undefined
  const scrollers = await callInPage(page, deadlineMs, 'scrollersOf', target)
  const giveUpAt = Math.min(deadlineMs - 1000, Date.now() + longestMs)
  let complete = scrollers.length > 0
  for (const { id, top } of scrollers) {
    let at = 0
    for (let step = 0; ; step++) {
      const { next, isEnd } = await callInPage(page, deadlineMs, 'scrollBoxTo', id, at)
      await drawn(run)
      const result = await look()
      if (result !== undefined) return { result, complete }
      if (isEnd && !(await grows(run, id, at))) break
      if (step >= mostSteps || Date.now() >= giveUpAt) {
        complete = false
        break
      }
      if (!isEnd) at = next
    }
    await callInPage(page, deadlineMs, 'scrollBoxTo', id, top)
    await drawn(run)
  }
  return { complete }
}

async function drawn(run: StepRun): Promise<void> {
  await pause(drawsWithinMs)
  await callInPage(run.page, run.deadlineMs, 'settled')
  // Some lists load rows as they scroll into view.
  const until = Date.now() + loadsWithinMs
  while (isBusy(watchPage(run.page)) && Date.now() < Math.min(until, run.deadlineMs)) await pause(30)
}

/** Whether a box that was scrolled to its end gets longer there, as one does that loads more by a timer or a request. */
async function grows(run: StepRun, id: number, at: number): Promise<boolean> {
  const until = Math.min(Date.now() + growsWithinMs, run.deadlineMs - 1000)
  while (Date.now() < until) {
    await pause(60)
    if (!(await callInPage(run.page, run.deadlineMs, 'scrollBoxTo', id, at)).isEnd) return true
  }
  return false
}
