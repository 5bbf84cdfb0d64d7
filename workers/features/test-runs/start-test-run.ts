import type { Context } from '../../../shared/kernel/context.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import {
  type CaseSnapshot,
  type UnreadableStep,
  hostOf,
  meetRun,
  readWebConfig,
  runsPerHost,
  startRun,
} from '../hosted-runs/index.ts'
import { requireLinked, requireProject } from '../projects/index.ts'
import { type ListedWith, listRun } from './list-run.ts'
import type { TestRun } from './schemas.ts'
import { findRun } from './store.ts'

interface Target {
  targetUrl: string
}

const perOrganization: Limit<Target> = {
  name: 'test runs',
  setting: 'QA_EXECUTIONS_PER_HOUR',
  key: (context) => tenantOf(context).organizationId,
}

const perHost: Limit<Target> = {
  ...runsPerHost,
  key: (_context, { targetUrl }) => hostOf(targetUrl),
}

/** What a run of a project counts against, whoever starts it. */
export const runLimits: readonly Limit<Target>[] = [perOrganization, perHost]

type Said = 'projectId' | 'name' | 'environment' | 'targetUrl' | 'storyId' | 'sprintId' | 'autoCreateDefects'

export interface RunOrder extends Pick<TestRun, Said>, Omit<ListedWith, 'total'> {
  executionId: string
  parallel: number
  config: Record<string, unknown>
  /** Asked once it is certain that the target may be opened. */
  cases: () => Promise<CaseSnapshot[]>
}

export interface StartedRun {
  executionId: string
  status: 'queued'
  total: number
  unreadable: UnreadableStep[]
}

/** Starts a run of a project. Whoever does it again under the ids of one key meets the run that there is. */
export async function startTestRun(
  context: Context,
  { cases: casesOf, config, parallel, action, links, guards = [], statements = [], ...run }: RunOrder,
): Promise<StartedRun> {
  const { organizationId } = tenantOf(context)
  const { executionId, projectId, targetUrl } = run
  const started = { executionId, status: 'queued' as const }
  const made = context.claim && (await findRun(context, executionId))
  if (made) {
    await meetRun(context, executionId)
    return { ...started, total: made.counts.total, unreadable: [] }
  }
  await requireProject(context, projectId)
  await requireLinked(context, projectId, links)
  let total = 0
  const unreadable = await startRun(context, {
    executionId,
    owner: { sessionId: null, organizationId, projectId },
    config: readWebConfig({ ...config, url: targetUrl }),
    targetPath: 'targetUrl',
    party: `organization:${organizationId}`,
    atOnce: parallel,
    cases: casesOf,
    list: async ({ baseUrl, cases }) => {
      total = cases.length
      const listed = { total, action, links, guards, statements }
      await listRun(context, { ...run, targetUrl: baseUrl }, listed)
    },
  })
  return { ...started, total, unreadable }
}
