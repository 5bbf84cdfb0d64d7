import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { ciRuns } from '../../../shared/db/tables/ci-triggers.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { testResults, testRuns } from '../../../shared/db/tables/test-runs.ts'
import { agentRuns } from '../../../shared/db/tables/usage.ts'
import { runsLookedAt } from '../../../shared/domain/traceability/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type ExecutionRecord, summaryOf } from '../hosted-runs/index.ts'
import { sendCallback } from '../webhooks/index.ts'
import { type CiRun, callbackOf, callsBack } from './call-back.ts'
import { recordDefects } from './record-defects.ts'
import { removeRun } from './remove-run.ts'
import { type CaseEnd, endsOf, inFewWords, tokensOf } from './rules.ts'

interface Ended {
  executionId: string
  projectId: string
}

/**
 * Writes down in its project how a run has ended: its summary, a row for each case, the last verdict of each case, its defects, and the callback that it owes. False when the project does not know it (any more):
 * then nothing of the run is left. Safe to repeat, also by two at once.
 */
export async function keepEnd(context: Context, { executionId, projectId }: Ended): Promise<boolean> {
  const { db, executions } = context.services
  const [known] = await db
    .select({ run: testRuns, ci: ciRuns })
    .from(testRuns)
    .leftJoin(ciRuns, eq(ciRuns.executionId, testRuns.executionId))
    .where(eq(testRuns.executionId, executionId))
  if (!known) {
    await removeRun(context, executionId)
    return false
  }
  const { run, ci } = known
  const record = await executions.getByName(executionId).record()
  if (!record) return keepLost(context, known)
  const ends = endsOf(record, context.now())
  await db.batch([
    endOfSummary(context, record),
    resultsOf(context, { executionId, projectId }, ends),
    lastVerdicts(context, { executionId, projectId }, ends),
    endOfWork(context, record),
    ...(await callbackOf(context, ci, { status: record.status, counts: countsOf(record) })),
  ])
  await recordDefects(context, { projectId, record, creates: run.autoCreateDefects })
  if (callsBack(ci)) await sendCallback(context, executionId)
  return true
}

interface Known {
  run: typeof testRuns.$inferSelect
  ci: CiRun
}

/** A run whose object is gone has no results, and does not go on. */
async function keepLost(context: Context, { run, ci }: Known): Promise<boolean> {
  const { db } = context.services
  const { executionId, counts } = run
  const lost = and(eq(testRuns.executionId, executionId), isNull(testRuns.finishedAt))
  const end = { status: 'failed', finishedAt: context.now() } as const
  const [told] = await db.batch([
    db.update(testRuns).set(end).where(lost),
    ...(await callbackOf(context, ci, { ...end, counts })),
  ])
  if (callsBack(ci)) await sendCallback(context, executionId)
  return told.meta.changes > 0
}

const countsOf = (record: ExecutionRecord) => summaryOf(record, record.finishedAt ?? record.createdAt).counts

const endOfSummary = ({ services: { db } }: Context, record: ExecutionRecord) => {
  const { executionId, status, finishedAt } = record
  const end = { status, counts: countsOf(record), finishedAt }
  return db.update(testRuns).set(end).where(eq(testRuns.executionId, executionId))
}

/** The ends as rows of SQL, however many they are. A row is some 120 characters. */
const rowsOf = (ends: readonly CaseEnd[]) => sql`json_each(${JSON.stringify(ends)})`

/** Only while the project knows the run, so that nothing comes to be after its purge. The columns stand in the order of their table. */
const resultsOf = (
  { services: { db } }: Context,
  { executionId, projectId }: Ended,
  ends: readonly CaseEnd[],
) =>
  db
    .insert(testResults)
    .select(sql`
      select ${executionId}, value ->> 'testCaseId', ${projectId}, value ->> 'status', value ->> 'durationMs', value ->> 'at'
      from ${rowsOf(ends)}
      where exists (select 1 from ${testRuns} where ${eq(testRuns.executionId, executionId)})`)
    .onConflictDoNothing()

/** A case that was skipped keeps the verdict it had, and so does one that a later run has judged: of that one only its changes of verdict are counted anew. */
const lastVerdicts = (
  { services: { db } }: Context,
  { executionId, projectId }: Ended,
  ends: readonly CaseEnd[],
) => {
  const ran = ends.filter(({ status }) => status !== 'skipped')
  const end = sql`(
    select value ->> 'testCaseId' as id, value ->> 'status' as status, value ->> 'at' as at from ${rowsOf(ran)}
  )`
  // Of two runs that ended at one moment the same one is the last whichever is told first.
  const isLast = sql`(coalesce(${testCases.lastRunAt}, 0), coalesce(${testCases.lastExecutionId}, '')) <= (ended.at, ${executionId})`
  const last = (value: SQL, column: SQLiteColumn) => sql`case when ${isLast} then ${value} else ${column} end`
  return db
    .update(testCases)
    .set({
      lastStatus: last(sql`ended.status`, testCases.lastStatus),
      lastExecutionId: last(sql`${executionId}`, testCases.lastExecutionId),
      lastRunAt: last(sql`ended.at`, testCases.lastRunAt),
      flips,
    })
    .from(sql`${end} as ended`)
    .where(and(eq(testCases.testCaseId, sql`ended.id`), eq(testCases.projectId, projectId)))
}

/** How often the verdict of a case changed in its last runs since it was revised. */
const flips = sql`(
  select count(*) from (
    select status, lag(status) over (order by at, execution_id) as before from (
      select result.status, result.at, result.execution_id from ${testResults} as result
      where result.test_case_id = ${testCases.testCaseId} and result.status <> 'skipped' and result.at >= ${testCases.revisedAt}
      order by result.at desc, result.execution_id desc limit ${runsLookedAt}
    )
  ) where status <> before)`

const endOfWork = ({ services: { db } }: Context, record: ExecutionRecord) => {
  const { executionId, status, finishedAt, error } = record
  return db
    .update(agentRuns)
    .set({
      status: status === 'completed' || status === 'cancelled' ? status : 'failed',
      finishedAt,
      outputSummary: inFewWords(countsOf(record)),
      ...tokensOf(record),
      error: error?.error ?? null,
    })
    .where(eq(agentRuns.runId, executionId))
}
