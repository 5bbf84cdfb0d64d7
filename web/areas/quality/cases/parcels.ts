import type { Rewording } from '../../../parts/rewording/types.ts'

/** Steps that the service takes with one request; those of 200 cases at most, so fewer are sent than it takes. */
const mostSteps = 200

interface SentRewording extends Readonly<Rewording['after']> {
  id: string
  stepNumber: number
  /** The step as it was looked at: one that changed since is not taken. */
  before: Rewording['before']
}

/** Rewordings as the service takes them, a request each. */
export function parcelsOf(rewordings: readonly Rewording[]): SentRewording[][] {
  const all = rewordings.map(({ id, stepNumber, before, after }) => ({ id, stepNumber, before, ...after }))
  return Array.from({ length: Math.ceil(all.length / mostSteps) }, (_, at) =>
    all.slice(at * mostSteps, (at + 1) * mostSteps),
  )
}
