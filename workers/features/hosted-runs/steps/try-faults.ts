import {
  type Fault,
  type ObservedFault,
  faultsFor,
  observedFaultsFor,
} from '../../../../shared/domain/prose-steps/faults/faults.ts'
import type { Tried } from '../../../../shared/domain/assertion-strength/summary.ts'
import { survivorOf } from '../../../../shared/domain/assertion-strength/words.ts'
import type { Trial } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Check, Target } from '../../../../shared/domain/prose-steps/types.ts'
import { callInPage } from './in-page-world.ts'
import { watchPage } from './page-watch.ts'
import { readsBack } from './reads-back.ts'
import { ask } from './ask-checks.ts'
import type { StepRun } from './step-run.ts'
import { changeObserved } from './observed-faults.ts'

const seenByRun = new Set<Check['kind']>(['assert_download', 'assert_console', 'assert_tab', 'assert_status'])

/** No more faults can be tried; the message says why. */
export class FaultsEndedError extends Error {
  override readonly name = 'FaultsEndedError'
}

/**
 * Tries every fault on the page that a step has just left as expected, one after the other, and adds what became of each to `tried`. Checks that only
 * read back typing prove nothing, so they are not tried. Throws {@link FaultsEndedError} when a fault makes the page go elsewhere,
 * since what follows would be tried on the wrong page, and when the time is over.
 */
export async function tryFaults(run: StepRun, checks: readonly Check[], tried: Tried[]): Promise<void> {
  for (const [subject, check] of checks.entries()) {
    if (await readsBack(run, check)) continue
    const shown = await isShown(run, check)
    for (const fault of shown && !check.negated ? [] : observedFaultsFor(check)) {
      note(tried, check, fault, await tryObserved(run, checks, check, fault))
    }
    for (const fault of shown ? faultsFor(check) : []) {
      if (Date.now() >= run.deadlineMs)
        throw new FaultsEndedError('There was no time for the rest of its faults.')
      const trial = await tryInPage(run, checks, subject, fault)
      const lost = trial === 'survived' && fault.kind === 'element_moved'
      note(tried, check, fault, trial, lost ? await placeOf(run, check) : undefined)
    }
  }
}

/** Whether the page itself bears out a check; a dialog may be one of the page or of the browser. */
async function isShown(run: StepRun, check: Check): Promise<boolean> {
  if (seenByRun.has(check.kind)) return false
  return check.kind !== 'assert_dialog' || (await callInPage(run.page, run.deadlineMs, 'check', check)).passed
}

async function tryInPage(
  run: StepRun,
  checks: readonly Check[],
  subject: number,
  fault: Fault,
): Promise<Trial> {
  const asked = checks.map((check, at) => ({ check, at })).filter(({ check }) => !seenByRun.has(check.kind))
  const own = asked.findIndex(({ at }) => at === subject)
  const { documents } = watchPage(run.page)
  const trial = await callInPage(
    run.page,
    run.deadlineMs,
    'tryFault',
    asked.map(({ check }) => check),
    own,
    fault,
  )
  if (watchPage(run.page).documents !== documents)
    throw new FaultsEndedError('The page went elsewhere when a fault was put into it.')
  return trial
}

async function tryObserved(
  run: StepRun,
  checks: readonly Check[],
  check: Check,
  fault: ObservedFault,
): Promise<Trial> {
  const undo = changeObserved(run, check, fault)
  if (!undo) return 'not_applicable'
  let noticed = false
  try {
    noticed = !(await hold(run, checks))
  } finally {
    undo()
  }
  if (!(await hold(run, checks))) return 'inconclusive'
  return noticed ? 'killed' : 'survived'
}

async function hold(run: StepRun, checks: readonly Check[]): Promise<boolean> {
  return (await ask(run, checks)).every(({ passed }) => passed)
}

/** The place where an expected text stands, which the check could name: it holds there, and the place is not called by that text itself. */
async function placeOf(run: StepRun, check: Check): Promise<Target | undefined> {
  const { kind, target, expected = '' } = check
  if (kind !== 'assert_text' || target) return undefined
  const place = await callInPage(run.page, run.deadlineMs, 'standsIn', check)
  if (!place || place.name.includes(expected)) return undefined
  const { passed } = await callInPage(run.page, run.deadlineMs, 'check', { ...check, target: place })
  return passed ? place : undefined
}

function note(
  tried: Tried[],
  check: Check,
  fault: Fault | ObservedFault,
  trial: Trial,
  place?: Target,
): void {
  if (trial === 'not_applicable') return
  tried.push(
    trial === 'survived' ? { outcome: trial, survivor: survivorOf(check, fault, place) } : { outcome: trial },
  )
}
