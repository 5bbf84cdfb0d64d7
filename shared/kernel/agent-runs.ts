import { eq, sql } from 'drizzle-orm'
import type { Statement } from '../db/database.ts'
import { isLiveProject } from '../db/live-project.ts'
import { projects } from '../db/tables/projects.ts'
import { agentRuns } from '../db/tables/usage.ts'
import { logError } from '../services/log.ts'
import type { Context } from './context.ts'
import { internal, isServiceError } from './errors.ts'
import { liveProject } from './token-usage.ts'

/** What an agent run is called and how it is told. Summaries are figures and names of ours, never what somebody wrote. */
export interface AgentRunSpec<T> {
  agentType: string
  inputSummary: string
  outputSummary?: (result: T) => string
}

export type Tally = NonNullable<Context['agentRun']>

/**
 * Does work as an agent run of the call's organization, and of its project if it has one: a row tells that it runs, then how it ended and what
 * tokens it took. Tasks and further runs inside it are part of it. Without an organization the work is just done; a row that
 * cannot be written never keeps the work from being done.
 * @example
 * recordRun(
 *   context,
 *   { agentType: 'requirements', inputSummary: '1200 characters', outputSummary: ({ found }) => `${found.length} requirements` },
 *   () => extract(context, text),
 * )
 */
export async function recordRun<T>(
  context: Context,
  spec: AgentRunSpec<T>,
  work: () => Promise<T>,
): Promise<T> {
  if (!context.tenant || context.agentRun) return work()
  context.agentRun = { inputTokens: 0, outputTokens: 0 }
  try {
    return await trackRun(context, spec, { tally: context.agentRun, work })
  } finally {
    delete context.agentRun
  }
}

/** The same for work that counts its tokens itself, beside others of the same call. */
export async function trackRun<T>(
  context: Context,
  spec: AgentRunSpec<T>,
  { tally, work }: { tally: Tally; work: () => Promise<T> },
): Promise<T> {
  const runId = context.services.ids.uuid()
  // The work does not wait for it; the end of the run does.
  const begun = begin(context, runId, spec)
  const end = (ended: Ended) => begun.then(() => finish(context, runId, { ...ended, ...tally }))
  try {
    const result = await work()
    await end({ status: 'completed', outputSummary: short(spec.outputSummary?.(result) ?? '') || null })
    return result
  } catch (error) {
    await end({ status: 'failed', error: isServiceError(error) ? error.code : internal.code })
    throw error
  }
}

const short = (text: string) => text.slice(0, 200)

type Ended = Partial<Pick<typeof agentRuns.$inferInsert, 'status' | 'outputSummary' | 'error'>>

const begin = (context: Context, runId: string, spec: AgentRunSpec<never>) =>
  unlessItFails(context, () => {
    const [insert, ...counted] = beginRun(context, { ...spec, runId })
    return context.services.db.batch([insert, ...counted])
  })

/**
 * The statements that write down an agent run which begins, and count it in the project of the call if it has one. For work that goes on when the call is over: whoever
 * ends it writes how, under the same `runId`.
 */
export function beginRun(
  context: Context,
  { runId, agentType, inputSummary }: Omit<AgentRunSpec<never>, 'outputSummary'> & { runId: string },
): [Statement, ...Statement[]] {
  const { projectId, tenant, services } = context
  const organizationId = tenant?.organizationId ?? ''
  const startedAt = context.now()
  const insert = services.db.insert(agentRuns).values({
    runId,
    organizationId,
    projectId: liveProject(context),
    agentType,
    status: 'running',
    startedAt,
    inputSummary: short(inputSummary),
  })
  if (!projectId) return [insert]
  const { agentRunCount, lastRunAt } = projects
  const counted = services.db
    .update(projects)
    .set({
      agentRunCount: sql`${agentRunCount} + 1`,
      lastRunAt: sql`max(coalesce(${lastRunAt}, 0), ${startedAt})`,
    })
    .where(isLiveProject(projectId, organizationId))
  return [insert, counted]
}

const finish = (context: Context, runId: string, ended: Ended & Tally) =>
  unlessItFails(context, () =>
    context.services.db
      .update(agentRuns)
      .set({ ...ended, finishedAt: context.now() })
      .where(eq(agentRuns.runId, runId)),
  )

async function unlessItFails(context: Context, write: () => PromiseLike<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    logError({ kind: 'agentRuns.record', requestId: context.requestId, error })
  }
}
