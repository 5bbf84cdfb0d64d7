import type { Purpose, Readiness, Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { pause, retryDelay } from './deadline.ts'
import { explain, obstacle } from './explain.ts'
import { callInPage } from './in-page-world.ts'
import { StepFailure } from './outcome.ts'
import { isBusy, watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

export type Found = Extract<Resolution, { status: 'found' }>

/** What an element must be for an action: enabled or not, and hit by a click or only reached by the keyboard. */
export interface Needs {
  enabled: boolean
  hit: boolean
}

/**
 * Finds the one element that a target means, waiting while the page is busy or young; else fails with the candidates. `otherwise` is
 * what the target may mean when nothing of the first kind exists.
 */
export async function locate(
  run: StepRun,
  target: Target,
  purpose: Purpose,
  otherwise?: { target: Target; purpose: Purpose },
): Promise<Found> {
  const waitOrFail = patience(run, target)
  for (;;) {
    const resolution = await callInPage(run.page, run.deadlineMs, 'resolve', target, purpose)
    if (resolution.status === 'found') return resolution
    if (otherwise && resolution.status === 'missing') {
      const other = await callInPage(run.page, run.deadlineMs, 'resolve', otherwise.target, otherwise.purpose)
      if (other.status === 'found') return other
    }
    await waitOrFail(resolution)
  }
}

/** Finds a target and waits until it can be acted on; it is looked for anew each time, since a page may replace it meanwhile. */
export async function locateReady(
  run: StepRun,
  target: Target,
  purpose: Purpose,
  needs: Needs,
): Promise<{ found: Found; readiness: Readiness }> {
  const waitOrFail = patience(run, target)
  let giveUpAt: number | undefined
  for (let attempt = 0; ; attempt++) {
    // What is not clicked need not stand still, and what is replaced all the time never will.
    const steadily = needs.hit && attempt < 5
    const sought = await callInPage(run.page, run.deadlineMs, 'find', target, purpose, needs, steadily)
    const { resolution: found, readiness } = sought
    if (found.status !== 'found' || !readiness) {
      await waitOrFail(found)
      continue
    }
    if (readiness.obstacle === undefined) {
      run.targetBox = readiness.box
      return { found, readiness }
    }
    giveUpAt ??= Math.min(run.deadlineMs - 100, Date.now() + run.targetTimeoutMs * 2)
    if (Date.now() >= giveUpAt) throw obstacle(found, readiness)
    await pause(retryDelay(attempt))
  }
}

/** Waits until an element that was found can be acted on: visible, at rest, enabled, and receiving the click. */
export async function actionable(run: StepRun, found: Found, needs: Needs): Promise<Readiness> {
  const giveUpAt = Math.min(run.deadlineMs - 100, Date.now() + run.targetTimeoutMs * 2)
  for (let attempt = 0; ; attempt++) {
    const readiness = await callInPage(
      run.page,
      run.deadlineMs,
      needs.hit ? 'steady' : 'ready',
      found.id,
      needs,
    )
    if (readiness.obstacle === undefined) {
      run.targetBox = readiness.box
      return readiness
    }
    if (Date.now() >= giveUpAt || readiness.obstacle === 'detached') throw obstacle(found, readiness)
    await pause(retryDelay(attempt))
  }
}

/** How long an action waits for its target: while requests are under way, and then a quiet while; after that it fails. */
export function patience(
  run: StepRun,
  target: Target,
): (resolution: Exclude<Resolution, Found> | Found) => Promise<void> {
  let quietUntil = Date.now() + run.targetTimeoutMs
  let attempt = 0
  return async (resolution) => {
    const busy = isBusy(watchPage(run.page))
    if (busy) quietUntil = Math.max(quietUntil, Date.now() + Math.min(run.targetTimeoutMs, 1000))
    if (Date.now() >= Math.min(quietUntil, run.deadlineMs - 100)) {
      if (resolution.status === 'found')
        throw new StepFailure('steps.timeout', 'The page did not answer in time.')
      throw new StepFailure(...explain(target, resolution))
    }
    await pause(Math.max(retryDelay(attempt++), 20))
  }
}
