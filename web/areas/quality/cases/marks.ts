import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import type { Traceability } from '../parts/types.ts'

/** What is counted of the verdicts of cases: which come and go, and which are older than what they test. */
export interface Marks {
  flips: ReadonlyMap<string, number>
  stale: ReadonlySet<string>
}

const noMarks: Marks = { flips: new Map(), stale: new Set() }

export const marksOf = ({ flaky, stale }: Pick<Traceability, 'flaky' | 'stale'>): Marks => ({
  flips: new Map(flaky.map(({ testCaseId, flips }) => [testCaseId, flips])),
  stale: new Set(stale.map(({ testCaseId }) => testCaseId)),
})

/** The marks of a project's cases; none until they are read, and none where they cannot be. */
export function useMarks(projectId: string, turn: unknown): Marks {
  const now = useRead(
    async () => marksOf(await call('GET /api/qa/traceability', { projectId, limit: 1 })),
    [projectId, turn],
  ).reading.value
  return now.state === 'ready' ? now.value : noMarks
}
