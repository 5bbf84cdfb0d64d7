import type { Purpose, Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Healing, Target } from '../../../../shared/domain/prose-steps/types.ts'
import { callInPage } from './in-page-world.ts'
import type { Found, Renamed } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import type { StepRun } from './step-run.ts'

/** Notes what the target of an action is known by, and that it was found by a part of its name. Targets of a step are told apart by their order. */
export async function remember(run: StepRun, found: Found, purpose: Purpose): Promise<void> {
  if (found.part) notePart(run, found.part)
  run.fingerprints.push(await callInPage(run.page, run.deadlineMs, 'fingerprint', found.id, purpose))
}

/**
 * The target under the name that it has got since the case last passed; undefined when nothing is remembered of it or nothing on the page is surely it.
 * Only targets of actions come here, and only those of which nothing fits any more: what several elements fit stays an error. A check does not heal by itself.
 */
export async function healed(run: StepRun, target: Target, purpose: Purpose): Promise<Target | undefined> {
  const print = run.remembered[run.fingerprints.length]
  if (!print || print.purpose !== purpose || target.nth !== undefined || target.exact) return undefined
  const match = await callInPage(run.page, run.deadlineMs, 'heal', print)
  if (!match || (await callInPage(run.page, run.deadlineMs, 'destroys', `${print.name} ${match.name}`)))
    return undefined
  const isPressed = purpose === 'point' && ['button', 'link', 'menuitem'].includes(print.role)
  if (isPressed && (await callInPage(run.page, run.deadlineMs, 'actsOnMore', print.name, match.name)))
    return undefined
  report(run, {
    from: `${print.role} "${print.name}"`,
    to: `${print.role} "${match.name}"`,
    reason: `Nothing is named “${target.name ?? print.name}” any more; this is the only ${print.role} that was not there when the case last passed and whose name is like it (${match.likeness} of 1).`,
  })
  const renamed: Target = {
    role: print.role,
    name: match.name,
    exact: true,
    ...(target.within ? { within: target.within } : {}),
  }
  run.renamed = { named: target, target: renamed }
  return renamed
}

/** Whether a part of a name leads to what stood beside the target when the case last passed, and so is not it. */
export function isNeighbour(run: StepRun, { part }: Found): boolean {
  const print = run.remembered[run.fingerprints.length]
  if (!print || !part?.own || print.name === '') return false
  const key = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
  return key(print.name) !== key(part.to.name) && print.others.some((name) => key(name) === key(part.to.name))
}

/** Reports a neighbour of the target as not found. */
export function unlessNeighbour(run: StepRun, resolution: Resolution): Resolution {
  if (resolution.status !== 'found' || !isNeighbour(run, resolution)) return resolution
  const { role, name } = resolution
  return { status: 'missing', candidates: [{ role, name }] }
}

function notePart(run: StepRun, { from, to }: Renamed): void {
  const before = from.role === undefined ? `"${from.name}"` : nameOf({ role: from.role, name: from.name })
  const now = nameOf(to)
  report(run, {
    from: before,
    to: now,
    reason: `Nothing bears the whole name “${from.name}”; the ${now} is the only one with it in its name.`,
  })
}

/** Adds to what a step is told to have healed: it may act on several targets. */
function report(run: StepRun, healing: Healing): void {
  const { healing: before } = run
  run.healing = before
    ? {
        from: `${before.from}; ${healing.from}`,
        to: `${before.to}; ${healing.to}`,
        reason: `${before.reason} ${healing.reason}`,
      }
    : healing
}
