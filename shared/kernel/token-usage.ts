import { liveProjectId } from '../db/live-project.ts'
import { tokenUsage } from '../db/tables/usage.ts'
import { logError } from '../services/log.ts'
import { costOf } from '../services/model-prices.ts'
import type { Context } from './context.ts'

/** One question to a model and what it took. */
export interface Question {
  /** The task's name. */
  task: string
  model: string
  inputTokens: number
  outputTokens: number
}

/**
 * Keeps what a question to a model took, for the organization of the call; without one nothing is kept. Never fails: an account that lacks a
 * line is better than work that is lost for it.
 */
export async function recordUsage(context: Context, question: Question): Promise<void> {
  const { tenant, services, requestId } = context
  if (!tenant) return
  try {
    await services.db.insert(tokenUsage).values({
      usageId: services.ids.uuid(),
      organizationId: tenant.organizationId,
      projectId: liveProject(context),
      ...question,
      cost: costOf(services.prices, question),
      at: context.now(),
    })
  } catch (error) {
    logError({ kind: 'task.recordUsage', requestId, error })
  }
}

/** The value of a `project_id` column for the project of a call, if it has one. */
export function liveProject({ projectId, tenant }: Context) {
  return projectId && tenant ? liveProjectId(projectId, tenant.organizationId) : null
}
