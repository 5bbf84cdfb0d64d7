import type { Suite } from '../../../shared/db/tables/ci-triggers.ts'
import { ciRuns } from '../../../shared/db/tables/ci-triggers.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { takeLimits } from '../../../shared/kernel/limits.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { meetRun } from '../hosted-runs/index.ts'
import { findRun, runLimits, startTestRun, stateOf } from '../test-runs/index.ts'
import { sealSecrets } from '../webhooks/index.ts'
import { alreadyStarted } from './errors.ts'
import { casesOfSuite, linksOf, storyOf } from './pick-suite.ts'
import { workKeyOf } from './rules.ts'
import type { CiRun } from './schemas.ts'
import { type CiRunRow, type Sameness, type TriggerRow, earlierRun, isFirst } from './store.ts'

export interface SuiteOrder extends Pick<TriggerRow, 'projectId' | 'name' | 'targetUrl' | 'environment'> {
  executionId: string
  /** The operation that starts it. */
  action: string
  suite: Suite
  commit: string | null
  branch: string | null
  autoCreateDefects: boolean
  parallel: number
  /** Starts anew what has run already. */
  rerun: boolean
  /** The trigger and message that start it. */
  from: { triggerId: string; messageKey: string } | null
  callback: { url: string; secret: string } | null
}

/** Starts the run of a suite, or answers the one that a call has started before: of many calls at once one starts it. */
export async function startSuite(context: Context, order: SuiteOrder): Promise<CiRun> {
  const workKey = workKeyOf(order)
  const { triggerId = null, messageKey = null } = order.from ?? {}
  const same = { workKey: order.rerun ? null : workKey, triggerId, messageKey }
  const earlier = await earlierRun(context, same)
  if (earlier !== undefined) return met(context, order, earlier)
  const giveBack = await takeLimits(context, runLimits, order)
  try {
    const { executionId, status, total } = await begin(context, order, { workKey, same })
    return { executionId, status, total, repeated: false }
  } catch (error) {
    if (!isServiceError(error)) throw error
    await giveBack()
    const winner = error.code === alreadyStarted.code && (await earlierRun(context, same))
    if (winner) return met(context, order, winner)
    throw error
  }
}

/** The run that is there, as it stands now. A call that is made again under its key may meet its own. */
async function met(context: Context, order: SuiteOrder, executionId: string): Promise<CiRun> {
  const run = await findRun(context, executionId)
  if (!run) throw alreadyStarted()
  await meetRun(context, executionId)
  const { status, counts } = await stateOf(context, run)
  return { executionId, status, counts, total: counts.total, repeated: executionId !== order.executionId }
}

interface Known {
  workKey: string | null
  same: Sameness
}

async function begin(context: Context, order: SuiteOrder, { workKey, same }: Known) {
  const { executionId, projectId, action, suite, name, targetUrl, environment, autoCreateDefects } = order
  const guards = isFirst(context, same).map((condition) => ({ condition, refusal: alreadyStarted }))
  return startTestRun(context, {
    executionId,
    action,
    projectId,
    name,
    targetUrl,
    environment,
    autoCreateDefects,
    storyId: storyOf(suite),
    sprintId: null,
    parallel: order.parallel,
    config: {},
    links: linksOf(suite),
    cases: () => casesOfSuite(context, { projectId, suite }),
    guards,
    statements: [inserted(context, await rowOf(context, order, workKey))],
  })
}

/** Under one key a run that was deleted is begun anew by its old id, of which a row may be left. */
const inserted = ({ services: { db } }: Context, row: CiRunRow) =>
  db.insert(ciRuns).values(row).onConflictDoUpdate({ target: ciRuns.executionId, set: row })

async function rowOf(context: Context, order: SuiteOrder, workKey: string | null): Promise<CiRunRow> {
  const { executionId, projectId, commit, branch, from, callback } = order
  return {
    executionId,
    projectId,
    organizationId: tenantOf(context).organizationId,
    commit,
    branch,
    workKey,
    triggerId: from?.triggerId ?? null,
    messageKey: from?.messageKey ?? null,
    callbackUrl: callback?.url ?? null,
    sealedSecret: callback && (await sealSecrets(context, executionId, { current: callback.secret })),
    createdAt: context.now(),
  }
}
