import type { Purpose } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { callInPage } from './in-page-world.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import type { StepRun } from './step-run.ts'

/** Notes what the target of an action is known by. Targets of a step are told apart by their order. */
export async function remember(run: StepRun, found: Found, purpose: Purpose): Promise<void> {
  run.fingerprints.push(await callInPage(run.page, run.deadlineMs, 'fingerprint', found.id, purpose))
}

/**
 * The target under the name that it has got since the case last passed; undefined when nothing is remembered of it or nothing on the page is surely it.
 * Only targets of actions come here, and only those of which nothing fits any more: what several elements fit stays an error. A check does not heal by itself.
 */
export async function healed(run: StepRun, target: Target, purpose: Purpose): Promise<Target | undefined> {
  const print = run.remembered[run.fingerprints.length]
  if (!print || print.purpose !== purpose || target.nth !== undefined || target.exact) return undefined
  const found = await callInPage(run.page, run.deadlineMs, 'heal', print)
  if (!found) return undefined
  run.healing = {
    from: `${print.role} "${print.name}"`,
    to: `${print.role} "${found.name}"`,
    reason: `Nothing is named “${target.name ?? print.name}” any more; this is the only ${print.role} that was not there when the case last passed and whose name is like it (${found.likeness} of 1).`,
  }
  const renamed: Target = {
    role: print.role,
    name: found.name,
    exact: true,
    ...(target.within ? { within: target.within } : {}),
  }
  run.renamed = { named: target, target: renamed }
  return renamed
}
