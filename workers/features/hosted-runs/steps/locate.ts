import type { Purpose, Readiness, Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { pause, retryDelay } from './deadline.ts'
import { obstacle, explain } from './explain.ts'
import { callInPage } from './in-page-world.ts'
import { lastLook } from './last-look.ts'
import { StepFailure } from './step-failure.ts'
import { isBusy, watchPage } from './page-watch.ts'
import { healed, remember } from './healing.ts'
import type { StepRun } from './step-run.ts'
import type { Needs } from './frame-point.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'

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
  let sought = target
  const waitOrFail = patience(run, target, purpose)
  for (;;) {
    const resolution = await callInPage(run.page, run.deadlineMs, 'resolve', sought, purpose)
    if (resolution.status === 'found') return await noted(run, resolution, purpose)
    if (otherwise && resolution.status === 'missing' && !resolution.behind) {
      const other = await callInPage(run.page, run.deadlineMs, 'resolve', otherwise.target, otherwise.purpose)
      if (other.status === 'found') return await noted(run, other, otherwise.purpose)
    }
    sought = (await waitOrFail(resolution)) ?? sought
  }
}

/**
 * Finds a target and waits until it can be acted on; it is looked for anew each time, since a page may replace it meanwhile. Returns the target as it
 * was found; `again` says that it is looked for a second time.
 */
export async function locateReady(
  run: StepRun,
  target: Target,
  purpose: Purpose,
  needs: Needs,
  { again = false } = {},
): Promise<{ found: Found; readiness: Readiness; target: Target }> {
  let wanted = target
  const waitOrFail = patience(run, target, purpose)
  let giveUpAt: number | undefined
  for (let attempt = 0; ; attempt++) {
    // What is not clicked need not stand still, and what is replaced all the time never will.
    const steadily = needs.hit && attempt < 5
    const sought = await callInPage(run.page, run.deadlineMs, 'find', wanted, purpose, needs, steadily)
    const { resolution: found, readiness } = sought
    if (found.status !== 'found' || !readiness) {
      wanted = (await waitOrFail(found)) ?? wanted
      continue
    }
    if (readiness.obstacle === undefined) {
      run.targetBox = readiness.box
      if (!again) await remember(run, found, purpose)
      return { found, readiness, target: wanted }
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

async function noted(run: StepRun, found: Found, purpose: Purpose): Promise<Found> {
  await remember(run, found, purpose)
  return found
}

/**
 * How long an action waits for its target: while requests are under way, and then a quiet while, and until the page is at rest; after that it fails, unless
 * the target is surely to be found under another name, which is returned. Without a purpose nothing is remembered of it, so it is not looked for under another one.
 */
export function patience(
  run: StepRun,
  target: Target,
  purpose?: Purpose,
): (resolution: Resolution) => Promise<Target | undefined> {
  let quietUntil = Date.now() + run.targetTimeoutMs
  let mayHeal = true
  let attempt = 0
  const giveUp = lastLook(run)
  return async (resolution) => {
    const busy = isBusy(watchPage(run.page))
    if (busy) quietUntil = Math.max(quietUntil, Date.now() + Math.min(run.targetTimeoutMs, 1000))
    const isOver = Date.now() >= Math.min(quietUntil, run.deadlineMs - 400)
    if (await giveUp(isOver)) {
      if (resolution.status === 'found')
        throw new StepFailure('steps.timeout', 'The page did not answer in time.')
      const renamed =
        mayHeal && purpose && resolution.status === 'missing' && !resolution.behind
          ? await healed(run, target, purpose)
          : undefined
      mayHeal = false
      if (renamed) return renamed
      throw new StepFailure(...explain(target, resolution))
    }
    if (!isOver) await pause(Math.max(retryDelay(attempt++), 20))
    return undefined
  }
}
