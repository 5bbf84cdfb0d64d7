import type {
  Candidate,
  Purpose,
  Readiness,
  Resolution,
} from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { pause, retryDelay } from './deadline.ts'
import { callInPage } from './in-page-world.ts'
import { StepFailure } from './outcome.ts'
import { isBusy, watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

export type Found = Extract<Resolution, { status: 'found' }>

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
  const { page, deadlineMs } = run
  let quietUntil = Date.now() + run.targetTimeoutMs
  for (let attempt = 0; ; attempt++) {
    const resolution = await callInPage(page, deadlineMs, 'resolve', target, purpose)
    if (resolution.status === 'found') return resolution
    if (otherwise && resolution.status === 'missing') {
      const other = await callInPage(page, deadlineMs, 'resolve', otherwise.target, otherwise.purpose)
      if (other.status === 'found') return other
    }
    if (isBusy(watchPage(page)))
      quietUntil = Math.max(quietUntil, Date.now() + Math.min(run.targetTimeoutMs, 1000))
    if (Date.now() >= Math.min(quietUntil, deadlineMs)) throw new StepFailure(...explain(target, resolution))
    await pause(Math.max(retryDelay(attempt), 20))
  }
}

/** What an element must be for an action: enabled or not, and hit by a click or only reached by the keyboard. */
export interface Needs {
  enabled: boolean
  hit: boolean
}

/** Finds a target and waits until it can be acted on; a page that replaces the element meanwhile makes it look again. */
export async function locateReady(
  run: StepRun,
  target: Target,
  purpose: Purpose,
  needs: Needs,
): Promise<{ found: Found; readiness: Readiness }> {
  const giveUpAt = Math.min(run.deadlineMs, Date.now() + run.targetTimeoutMs)
  for (let attempt = 0; ; attempt++) {
    const found = await locate(run, target, purpose)
    const readiness = await becomesReady(run, found, needs, attempt)
    if (readiness.obstacle === undefined) return { found, readiness }
    if (readiness.obstacle !== 'detached' || Date.now() >= giveUpAt) throw obstacle(found, readiness)
  }
}

/** Waits until an element can be acted on: visible, at rest, enabled, and receiving the click. */
export async function actionable(run: StepRun, found: Found, needs: Needs): Promise<Readiness> {
  const readiness = await becomesReady(run, found, needs, 0)
  if (readiness.obstacle !== undefined) throw obstacle(found, readiness)
  return readiness
}

async function becomesReady(run: StepRun, found: Found, needs: Needs, looked: number): Promise<Readiness> {
  const giveUpAt = Math.min(run.deadlineMs, Date.now() + run.targetTimeoutMs * 2)
  // What is not clicked need not stand still, and what is replaced all the time never will.
  const ask = needs.hit && looked < 5 ? 'steady' : 'ready'
  for (let attempt = 0; ; attempt++) {
    const readiness = await callInPage(run.page, run.deadlineMs, ask, found.id, needs)
    if (readiness.obstacle === undefined) run.targetBox = readiness.box
    const over = Date.now() >= giveUpAt || readiness.obstacle === 'detached'
    if (readiness.obstacle === undefined || over) return readiness
    await pause(retryDelay(attempt))
  }
}

function obstacle({ role, name }: Found, { obstacle: reason, by }: Readiness): StepFailure {
  const what = `${role === '' ? 'element' : role} "${name}"`
  const sentences: Record<string, string> = {
    detached: `The ${what} was removed from the page while it was used.`,
    hidden: `The ${what} is not visible.`,
    disabled: `The ${what} is disabled.`,
    'read-only': `The ${what} is read-only.`,
    covered: `The ${what} is covered by ${by ?? 'another element'}, which would receive the click.`,
    outside: `The ${what} cannot be scrolled into view.`,
    moving: `The ${what} does not stop moving.`,
  }
  return new StepFailure('steps.not_actionable', sentences[reason ?? ''] ?? `The ${what} cannot be used.`)
}

/** Code and message for a target that was not found, or found several times; it lists the candidates and how to say it better. */
export function explain(
  target: Target,
  resolution: Exclude<Resolution, Found>,
): [code: string, message: string] {
  const { status, candidates } = resolution
  const what = describe(target)
  const place = target.within ? describe(target.within) : ''
  const listed =
    candidates.length === 0
      ? ''
      : ` ${status === 'missing' ? 'There is' : 'They are'}: ${candidates.map(list).join('; ')}.`
  if (status === 'missing')
    return [
      'steps.not_found',
      `There is no ${what}${place === '' ? '' : ` in ${place}`} on the page.${listed}`,
    ]
  if (status === 'no_region') return ['steps.not_found', `There is no ${place} on the page.`]
  const advice = better(target, candidates)
  if (status === 'ambiguous_region')
    return ['steps.ambiguous', `Several places match ${place}.${listed} ${advice}`]
  return [
    'steps.ambiguous',
    `${resolution.count ?? candidates.length} elements match ${what}${place === '' ? '' : ` in ${place}`}.${listed} ${advice}`,
  ]
}

function describe({ role, name, nth }: Target): string {
  const kind = role ?? (name === undefined ? 'element' : '')
  const count = nth === undefined ? '' : nth < 0 ? 'last ' : `no. ${nth} `
  return `${count}${kind}${kind !== '' && name !== undefined ? ' ' : ''}${name === undefined ? '' : `"${name}"`}`
}

function list({ role, name, where }: Candidate): string {
  return `${role} "${name}"${where === undefined ? '' : ` in ${where}`}`
}

function better({ name }: Target, candidates: Candidate[]): string {
  const where = candidates.find((one) => one.where !== undefined)?.where
  const said = `"${name ?? ''}"`
  return where === undefined
    ? `Say which one: the first ${said}, the second ${said}.`
    : `Say which one: ${said} in the ${where.replace(/^region /, 'section ')}, or the first ${said}.`
}
