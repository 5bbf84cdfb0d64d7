import type { VisitInput } from '../hosted-runs/index.ts'

/** Time to wait for a browser, to play the cases, to ask their author about those that could not be performed, and to play these again. */
export const rehearsalMs = { wait: 120_000, play: 240_000, ask: 85_000, again: 60_000 } as const

/** Between the end of the playing and that of the execution: what was found is stored and told. */
export const rehearsalGraceMs = 15_000

/** What a rehearsal has to do; kept by its Execution, so that it can be taken up again. */
export interface RehearsalInput {
  kind: 'rehearse'
  visit: VisitInput
  /** All that are ready where it is absent. */
  testCaseIds?: string[] | undefined
  /** When the playing is over, in milliseconds since the epoch. */
  until: number
}
