import {
  type BeforeTrials,
  type Looked,
  isAboutState,
  triedBefore,
} from '../../../../shared/domain/assertion-strength/before.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { noteParts } from './parts.ts'
import { readsBack } from './reads-back.ts'
import { ask } from './ask-checks.ts'
import type { StepRun } from './step-run.ts'

/** Whether each check holds; undefined where that was not to be learned. */
export type Held = readonly (boolean | undefined)[]

/** Looks once, without waiting, which checks hold on the page as it is. Undefined while no page is open: nothing holds there. */
export async function lookNow(run: StepRun, checks: readonly Check[]): Promise<Held | undefined> {
  if (!/^https?:/.test(run.page.url())) return undefined
  const look = { ...run, deadlineMs: Math.min(run.deadlineMs, Date.now() + run.lookTimeoutMs) }
  await noteParts(look, checks).catch(() => undefined)
  const held: (boolean | undefined)[] = []
  for (const check of checks) held.push(isAboutState(check) ? await holds(look, check) : undefined)
  return held
}

/** What the looks before the actions say of the checks of a step that has passed. Checks that read back typing prove nothing anyway. */
export async function tryBefore(
  run: StepRun,
  checks: readonly Check[],
  held: Held | undefined,
): Promise<BeforeTrials> {
  const looked: Looked[] = []
  for (const [at, check] of checks.entries())
    if (!(await readsBack(run, check))) looked.push({ check, held: held?.[at] })
  return triedBefore(looked)
}

async function holds(look: StepRun, check: Check): Promise<boolean | undefined> {
  if (Date.now() >= look.deadlineMs) return undefined
  try {
    return (await ask(look, [check])).every(({ passed }) => passed)
  } catch {
    // A page that does not answer now will be waited for by the actions.
    return undefined
  }
}
