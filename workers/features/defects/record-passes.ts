import { and, inArray, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Judged, judging, knownDefects } from './known-defects.ts'
import { afterPass } from './rules.ts'
import { type RunName, type RunRow, stillThere, takeIn } from './run-told.ts'

/** A stored case that passed, and when, in milliseconds since the epoch. */
export interface Passed {
  testCaseId: string
  at: number
}

/**
 * Proposes that what the passed cases of a run showed before is verified; a person decides. It may be told any number of times and in any order: what is
 * older than the last word on a defect changes nothing.
 */
export const recordPasses = (context: Context, { passes, ...run }: RunName & { passes: readonly Passed[] }) =>
  takeIn(context, run, passes, (row, some) => propose(context, row, some))

async function propose(context: Context, run: RunRow, passes: readonly Passed[]): Promise<void> {
  const { organizationId, projectId, executionId } = run
  const passedAt = new Map(passes.map(({ testCaseId, at }) => [testCaseId, Math.min(at, context.now())]))
  const known = await knownDefects(
    context,
    and(
      inArray(defects.testCaseId, idsIn([...passedAt.keys()])),
      // Of a case there are few: those are looked through, and not the project.
      sql`+${defects.projectId} = ${projectId}`,
    ),
  )
  const judged = known.flatMap((before): Judged[] => {
    const at = passedAt.get(before.testCaseId ?? '') ?? 0
    const after = afterPass(before, { executionId, at })
    return after === before ? [] : [{ before, after }]
  })
  if (judged.length === 0) return
  const { guards, events, history, statements } = judging(context, projectId, judged)
  await commit(
    context,
    {
      organizationId,
      action: 'defects.recordPasses',
      resource: 'execution',
      resourceId: executionId,
      summary: `A run proposes that ${judged.length === 1 ? 'a defect is' : `${judged.length} defects are`} verified`,
      guards: [stillThere(run), ...guards],
      events,
      history,
    },
    statements,
  )
}
