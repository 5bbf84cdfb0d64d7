import type { SessionView } from '../session.ts'

/** How a case went when it was played once on the page. */
export type RehearsedCase = NonNullable<SessionView['rehearsal']>['cases'][number]

/** What a session tells of the rehearsal of a case; undefined where it was not asked for. */
export const rehearsalOf = (
  session: Pick<SessionView, 'rehearsal'> | null,
  testCaseId: string,
): RehearsedCase | undefined => session?.rehearsal?.cases.find((each) => each.testCaseId === testCaseId)
