import { and, eq, inArray } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { defectOccurrences, defects } from '../../../shared/db/tables/defects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defectCreated } from './events.ts'
import { evidenceOf } from './failure-texts.ts'
import type { Failure, Marked } from './failures.ts'
import { insertFound } from './insert-found.ts'
import { insertOccurrences } from './insert-occurrences.ts'
import { markFailure } from './mark-failure.ts'
import { faultsOfPage } from './page-faults.ts'
import { type Judged, type Known, judging, knownDefects } from './known-defects.ts'
import { afterFailure } from './rules.ts'
import { type RunName, type RunRow, stillThere, takeIn } from './run-told.ts'

/**
 * Takes in what failed in a run: a new failure in which the page is at fault makes a defect, a known one is an occurrence of its defect, and what was settled is reopened by it. It may be
 * told any number of times, also by several at once: one failure never makes two defects, and what was taken in changes nothing again. Unless the run `creates` defects, only those
 * that are known learn of it.
 */
export async function recordFailures(
  context: Context,
  { failures, creates, ...run }: RunName & { failures: readonly Failure[]; creates: boolean },
): Promise<void> {
  await takeIn(context, run, await marked(context, failures), (row, some) =>
    record(context, row, { failures: some, creates }),
  )
}

/** Each failure once. */
async function marked(context: Context, failures: readonly Failure[]): Promise<Marked[]> {
  const all = await Promise.all(failures.map((failure) => markFailure(failure, context.now())))
  return [...new Map(all.map((failure) => [failure.fingerprint, failure])).values()]
}

async function record(
  context: Context,
  run: RunRow,
  { failures, creates }: { failures: readonly Marked[]; creates: boolean },
): Promise<void> {
  const { organizationId, projectId, executionId } = run
  const { known, seen, told } = await readKnown(context, run, failures)
  const isNew = ({ fingerprint, testCase }: Marked) =>
    !known.has(fingerprint) && !told.has(testCase.testCaseId)
  const fresh = creates ? await faultsOfPage(context, executionId, failures.filter(isNew)) : []
  const met = failures.flatMap((failure) => {
    const before = known.get(failure.fingerprint)
    return before && !seen.has(before.defectId) ? [{ failure, before }] : []
  })
  const judged = met.flatMap(({ failure, before }): Judged[] => {
    const after = afterFailure(before, failure.at)
    return after === before ? [] : [{ before, after, evidence: evidenceOf(executionId, failure) }]
  })
  const found = await insertFound(context, run, fresh)
  if (found.made.length + met.length === 0) return
  const { guards, events, history, statements } = judging(context, projectId, judged)
  const occurrences = [
    ...found.made,
    ...met.map(({ failure, before }) => ({ failure, defectId: before.defectId })),
  ]
  await commit(
    context,
    {
      organizationId,
      action: 'defects.recordFailures',
      resource: 'execution',
      resourceId: executionId,
      summary: `What failed in a run: ${found.made.length} new defects, ${met.length} met again`,
      guards: [stillThere(run), ...found.guards, ...guards],
      events: [
        ...found.made.map(({ defectId }) =>
          defectCreated.of({ projectId, defectId, source: 'run', executionId }),
        ),
        ...events,
      ],
      history,
    },
    [...found.statements, ...statements, insertOccurrences(context, run, occurrences)],
  )
}

/** The defects that the failures are known by, by fingerprint; those that were seen in this run before, and the cases that it told of then, also where somebody has deleted the defect since. */
async function readKnown(context: Context, { projectId, executionId }: RunRow, failures: readonly Marked[]) {
  const fingerprints = failures.map(({ fingerprint }) => fingerprint)
  const which = and(eq(defects.projectId, projectId), inArray(defects.fingerprint, idsIn(fingerprints)))
  const [known, seen] = await Promise.all([
    knownDefects(context, which),
    context.services.db
      .select({ defectId: defectOccurrences.defectId, testCaseId: defectOccurrences.testCaseId })
      .from(defectOccurrences)
      .where(eq(defectOccurrences.executionId, executionId)),
  ])
  return {
    known: new Map(known.map((defect): [string, Known] => [defect.fingerprint ?? '', defect])),
    seen: new Set(seen.map(({ defectId }) => defectId)),
    told: new Set(seen.map(({ testCaseId }) => testCaseId)),
  }
}
