import type { Automation } from '../test-cases/schema.ts'

/** How the reason begins that something has to be so before a case, which nothing in it brings about. */
const mustBeSetUp = 'precondition must be set up: '

/** Why a run does not do a case of which nobody brings about what has to be so before. */
export const unprepared = (preconditions: readonly string[]): string[] =>
  preconditions.slice(0, 20).map((text) => `${mustBeSetUp}${text.slice(0, 300)}`)

/** The preconditions that nobody brings about, as they stand among the reasons why a case is not ready. */
export const unmetPreconditions = (automation: Automation | undefined): string[] =>
  (automation?.reasons ?? []).flatMap((reason) =>
    reason.startsWith(mustBeSetUp) ? [reason.slice(mustBeSetUp.length)] : [],
  )

/** Reasons in line with what has to be so before the case now: without preconditions nothing has to be set up. */
export function withPreconditions(reasons: readonly string[], preconditions: readonly string[]): string[] {
  const others = reasons.filter((reason) => !reason.startsWith(mustBeSetUp))
  return others.length === reasons.length ? others : [...others, ...unprepared(preconditions)]
}
