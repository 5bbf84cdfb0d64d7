import type { TestCase } from '../test-cases/schema.ts'

/** The start of the reason for a precondition that no step of the case establishes. */
const mustBeSetUp = 'precondition must be set up: '

/** The reason why a case with a precondition is not ready to run. */
export const unprepared = (preconditions: readonly string[]): string[] =>
  preconditions.slice(0, 20).map((text) => `${mustBeSetUp}${text.slice(0, 300)}`)

/** The preconditions that a case has and is not ready to run for. A reason may be older than the preconditions. */
export const unmetPreconditions = ({
  automation,
  preconditions = [],
}: Pick<TestCase, 'automation' | 'preconditions'>): string[] =>
  automation?.reasons.some((reason) => reason.startsWith(mustBeSetUp)) ? preconditions.slice(0, 20) : []

/** Reasons updated to the present preconditions of the case: without any, the reason to set them up is dropped. */
export function withPreconditions(reasons: readonly string[], preconditions: readonly string[]): string[] {
  const others = reasons.filter((reason) => !reason.startsWith(mustBeSetUp))
  return others.length === reasons.length ? others : [...others, ...unprepared(preconditions)]
}
