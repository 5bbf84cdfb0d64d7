/** How a case went when it was played once on the page, as the session's `rehearsal` tells it. */
export interface RehearsedCase {
  testCaseId: string
  state: 'passes' | 'not_performed' | 'differs' | 'not_rehearsed'
  stepNumber?: number | undefined
  expected?: string | undefined
  seen?: string | undefined
  sentence?: string | undefined
  screenshotUrl?: string | undefined
}

interface Rehearsed {
  rehearsal?: { cases: readonly RehearsedCase[] } | null
}

/** What a session tells of the rehearsal of a case; undefined where it was not asked for. */
export const rehearsalOf = (session: object | null, testCaseId: string): RehearsedCase | undefined =>
  (session as Rehearsed | null)?.rehearsal?.cases.find((each) => each.testCaseId === testCaseId)
