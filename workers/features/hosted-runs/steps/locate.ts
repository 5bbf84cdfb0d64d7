import type { Purpose, Readiness, Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { pause, retryDelay } from './deadline.ts'
import { obstacle, explain } from './explain.ts'
import { callInPage } from './in-page-world.ts'
import { lastLook } from './last-look.ts'
import { StepFailure } from './step-failure.ts'
import { isBusy, watchPage } from './page-watch.ts'
import { healed, isNeighbour, remember, unlessNeighbour } from './healing.ts'
import { seekInLists } from './seek-in-lists.ts'
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
  const mayChange = partsLast(run)
  const wholeInLists = onceInLists(run)
  for (;;) {
    const resolution = await callInPage(run.page, run.deadlineMs, 'resolve', sought, purpose)
    const isPart = (resolution.rank ?? 0) % 10 === 3
    if (otherwise && (resolution.status === 'missing' || isPart) && !isBehind(resolution)) {
      const other = await callInPage(run.page, run.deadlineMs, 'resolve', otherwise.target, otherwise.purpose)
      const isBetter = !isPart || (other.rank ?? 0) % 10 < 3
      if (other.status === 'found' && isBetter && !(await mayChange(other)))
        return await noted(run, other, otherwise.purpose, otherwise.target)
    }
    if (resolution.status === 'found' && !isNeighbour(run, resolution)) {
      if (await mayChange(resolution)) continue
      if (resolution.part && (await wholeInLists(sought, purpose))) continue
      return await noted(run, resolution, purpose, sought)
    }
    sought = (await waitOrFail(unlessNeighbour(run, resolution))) ?? sought
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
  const mayChange = partsLast(run)
  const wholeInLists = onceInLists(run)
  let giveUpAt: number | undefined
  for (let attempt = 0; ; attempt++) {
    // What is not clicked need not stand still, and what is replaced all the time never will.
    const steadily = needs.hit && attempt < 5
    const sought = await callInPage(run.page, run.deadlineMs, 'find', wanted, purpose, needs, steadily)
    const { resolution: found, readiness } = sought
    if (found.status === 'found' && (await mayChange(found))) continue
    if (found.status === 'found' && found.part && (await wholeInLists(wanted, purpose))) continue
    if (found.status !== 'found' || !readiness || isNeighbour(run, found)) {
      wanted = (await waitOrFail(unlessNeighbour(run, found))) ?? wanted
      continue
    }
    if (readiness.obstacle === undefined) {
      run.targetBox = readiness.box
      if (!again) await noted(run, found, purpose, wanted)
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

async function noted(run: StepRun, found: Found, purpose: Purpose, target: Target): Promise<Found> {
  await remember(run, found, purpose)
  if (found.part?.own && found.name !== '' && target.nth === undefined)
    run.renamed = { named: target, target: { ...target, role: found.role, name: found.name, exact: true } }
  return found
}

const isBehind = (resolution: Resolution): boolean =>
  resolution.status === 'missing' && resolution.behind !== undefined

// The element with the whole name may be in an unrendered part of a list.
function onceInLists(run: StepRun): (target: Target, purpose: Purpose) => Promise<boolean> {
  let isDone = false
  return async (target, purpose) => {
    if (isDone) return false
    isDone = true
    return await seekTarget(run, target, purpose, true)
  }
}

// The element with the whole name may still be loading after a change of the page.
const wholeWithinMs = 600

/**
 * Whether to look again before accepting what was found, once per target: a partial name, because the whole name may still appear, until the page is idle;
 * and any name while a frame has not answered yet, because it may hold another element of that name.
 */
export function partsLast(run: StepRun): (found: Found) => Promise<boolean> {
  const until = Math.min(Date.now() + Math.min(wholeWithinMs, run.targetTimeoutMs), run.deadlineMs - 400)
  const framesUntil = Date.now() + (run.deadlineMs - Date.now()) / 2
  return async ({ part, unread }) => {
    const isOpen = unread === true && Date.now() < framesUntil
    if (isOpen) await pause(100)
    if (isOpen || !part) return isOpen
    const isBusyNow = isBusy(watchPage(run.page)) && Date.now() < run.deadlineMs / 2 + until / 2
    if (Date.now() >= until && !isBusyNow) return false
    await pause(40)
    return true
  }
}

// A list of which only a part is drawn is gone through before all of the time is over.
const seekAfterMs = 800

/** Scrolls through lists that are drawn in part until a target is there; false where it is in none of them. */
export async function seekTarget(
  run: StepRun,
  target: Target,
  purpose: Purpose,
  isWhole = false,
): Promise<boolean> {
  const sought = await seekInLists(run, target.within, async () => {
    const now = await callInPage(run.page, run.deadlineMs, 'resolve', target, purpose)
    const isThere = now.status !== 'missing' && now.status !== 'no_region'
    return isThere && !(isWhole && now.status === 'found' && now.part) ? now : undefined
  })
  return sought?.result !== undefined
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
  let seekAt: number | undefined = Date.now() + Math.min(run.targetTimeoutMs, seekAfterMs)
  const giveUp = lastLook(run)
  return async (resolution) => {
    const busy = isBusy(watchPage(run.page))
    if (busy) quietUntil = Math.max(quietUntil, Date.now() + Math.min(run.targetTimeoutMs, 1000))
    const isOver = Date.now() >= Math.min(quietUntil, run.deadlineMs - 400)
    const isAbsent = resolution.status === 'missing' || resolution.status === 'no_region'
    if (seekAt !== undefined && isAbsent && !isBehind(resolution) && !busy && Date.now() >= seekAt) {
      seekAt = undefined
      const sought = await seekTarget(run, target, purpose ?? 'point')
      if (sought) quietUntil = Math.max(quietUntil, Date.now() + run.targetTimeoutMs)
      if (sought) return undefined
    }
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
