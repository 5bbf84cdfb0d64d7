import type { Check, CompiledStep } from '../../../../shared/domain/prose-steps/types.ts'
import { type Held, lookNow } from './look-before.ts'
import type { StepRun } from './step-run.ts'

/** How one part of a case (a step, its expected result) is asked what held before. */
export interface PartLook {
  /** Looks, before the actions of this part. */
  before: (run: StepRun, checks: readonly Check[]) => Promise<void>
  /** What held then; undefined when nobody looked. */
  held: () => Held | undefined
}

/**
 * Looks at the checks of the parts of a case before they matter: those of a part that acts before its own actions; those of a part that only looks
 * before the actions of every part in front of it, since any of these may have made them true. They held before if they held at each look.
 * `readable` gives dates and secrets their values.
 */
export function looksOf(
  parts: readonly CompiledStep[],
  readable: (checks: Check[]) => Check[],
): { at: (position: number) => PartLook } {
  const known = new Map<number, Held>()
  async function look(run: StepRun, position: number, checks: readonly Check[]): Promise<void> {
    const held = await lookNow(run, checks)
    const earlier = known.get(position)
    if (held) known.set(position, earlier ? held.map((now, at) => both(earlier[at], now)) : held)
  }
  return {
    at: (position) => ({
      async before(run, checks) {
        await look(run, position, checks)
        for (const [at, part] of parts.entries())
          if (at > position && part.actions.length === 0) await look(run, at, readable(part.checks))
      },
      held: () => known.get(position),
    }),
  }
}

/** Once false is false; once unknown is unknown, else. */
function both(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  if (one === false || other === false) return false
  return one === undefined || other === undefined ? undefined : true
}
