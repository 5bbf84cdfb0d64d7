import type { Purpose, Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target, TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { pause } from './deadline.ts'
import { callInPage } from './in-page-world.ts'
import { StepFailure } from './step-failure.ts'
import { isBusy, watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

// What may answer to a name when it is acted on; "fill" takes whatever control it turns out to be.
const purposes: Partial<Record<TypedAction['action'], Purpose[]>> = {
  click: ['point'],
  check: ['tick'],
  uncheck: ['tick'],
  clear: ['fill'],
  select: ['select'],
  fill: ['fill', 'select', 'tick'],
  press: ['point'],
  scroll_to: ['point'],
}

const restMs = 300

/**
 * What an action is to be done as: itself, or, where the page has nothing of its name, the other reading of its words, if everything that one names is
 * there. Where the page has both a place with such a thing and a thing of the whole name, nobody can tell which is meant.
 */
export async function readingOf(run: StepRun, action: TypedAction): Promise<TypedAction[]> {
  const otherwise = 'otherwise' in action ? action.otherwise : undefined
  if (!otherwise || !('target' in action) || !action.target) return [action]
  const split = action.target.within !== undefined
  // Where one of several plans is meant, the page shows which as soon as it is at rest.
  const told = otherwise.some((one) => 'target' in one && one.target?.role === 'control')
  const isPlan = told || action.target.whole === true || action.target.role === 'typing'
  let quietUntil = Date.now() + run.targetTimeoutMs
  let restUntil = isPlan ? Date.now() + Math.min(run.targetTimeoutMs, restMs) : quietUntil
  for (;;) {
    const own = await resolutionOf(run, action)
    if (own.status === 'ambiguous' || isBehind(own)) return [action]
    if (own.status === 'found') {
      if (split && (await areThere(run, otherwise, own.id))) throw unclear(action.target, otherwise)
      return [action]
    }
    if (isBusy(watchPage(run.page))) {
      quietUntil = Math.max(quietUntil, Date.now() + Math.min(run.targetTimeoutMs, 1000))
      restUntil = isPlan ? Math.max(restUntil, Date.now() + restMs) : quietUntil
    }
    // What has the whole name may still be on its way.
    const isOver = Date.now() >= Math.min(quietUntil, run.deadlineMs - 400)
    if ((isOver || Date.now() >= restUntil) && (await areThere(run, otherwise))) return otherwise
    // Where there is no such place, what is missing for the other plan says more.
    if (isOver) return own.status === 'no_region' ? otherwise : [action]
    await pause(50)
  }
}

const isBehind = (resolution: Resolution): boolean =>
  resolution.status === 'missing' && resolution.behind !== undefined

/** Whether all that the actions name is there; beside what is meant already, `but`, nothing less likely counts. */
async function areThere(run: StepRun, actions: readonly TypedAction[], but?: number): Promise<boolean> {
  for (const action of actions) {
    if (action.action === 'wait') continue
    const found = await resolutionOf(run, action)
    const otherwise = 'otherwise' in action ? action.otherwise : undefined
    const isThere = found.status === 'found' && found.id !== but
    const isMissing = found.status === 'missing' || found.status === 'no_region'
    const mayBe = but === undefined && isMissing && otherwise && (await areThere(run, otherwise))
    if (!isThere && !mayBe) return false
  }
  return true
}

async function resolutionOf(run: StepRun, action: TypedAction): Promise<Resolution> {
  let last: Resolution = { status: 'missing', candidates: [] }
  if (!('target' in action) || !action.target) return last
  for (const purpose of purposes[action.action] ?? []) {
    const { role: _field, ...anyKind } = action.target
    const target = purpose === 'fill' || action.action !== 'fill' ? action.target : anyKind
    last = await callInPage(run.page, run.deadlineMs, 'resolve', target, purpose)
    if (last.status === 'found' || last.status === 'ambiguous' || isBehind(last)) return last
  }
  return last
}

function unclear({ name = '' }: Target, otherwise: readonly TypedAction[]): StepFailure {
  const [other] = otherwise.flatMap((one) => ('target' in one && one.target ? [one.target.name ?? ''] : []))
  return new StepFailure(
    'steps.ambiguous',
    `These words may mean “${name}” in a place or “${other || 'a value to enter'}”: both are on the page. Put the name in quotes.`,
  )
}
