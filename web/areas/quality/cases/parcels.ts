import type { Rewording } from '../../../parts/rewording/types.ts'

/** Steps of one request: the service takes more, but of at most 200 cases. */
const mostSteps = 200

interface SentRewording extends Readonly<Rewording['after']> {
  id: string
  stepNumber: number
  /** The step as it was read: the service refuses one that changed since. */
  before: Rewording['before']
}

/** Rewordings in portions of one request each. */
export function parcelsOf(rewordings: readonly Rewording[]): SentRewording[][] {
  const steps = rewordings.map(({ id, stepNumber, before, after }) => ({ id, stepNumber, before, ...after }))
  return Array.from({ length: Math.ceil(steps.length / mostSteps) }, (_, at) =>
    steps.slice(at * mostSteps, (at + 1) * mostSteps),
  )
}
