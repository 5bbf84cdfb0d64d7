import type { Context } from '../../../shared/kernel/context.ts'
import type { JobsEnv } from '../../../shared/services/env.ts'
import { logError } from '../../../shared/services/log.ts'
import { ownHosts } from '../../../shared/services/own-hosts.ts'
import { unseal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'
import { again } from './again.ts'
import { finishRun } from './finish-run.ts'
import { openReport } from './report.ts'
import type { CaseResult } from './results.ts'
import { ourFault, runCases } from './run-cases.ts'
import type { RunInput, SealedPart } from './run-input.ts'
import type { Run, Told } from './run.ts'
import { tellBegun } from './tell-begun.ts'
import { workingFor } from './working-for.ts'
import { type StepRunner, stepConfig } from './workflow-step.ts'

export interface HostedRunEvent {
  payload: { executionId: string }
}

/** The end of a run is worth more tries than others: without it a run that is done waits until its silence is noticed. */
const finishTries = 10

/**
 * A hosted run from first to last: one Workflow step per case, a fresh browser context for each. The Execution object holds the truth; what is stored here
 * is only how far the run has come. Every way out ends the execution and closes the browsers.
 */
export async function runHostedExecution(
  context: Context,
  env: Pick<JobsEnv, 'BROWSER'>,
  event: HostedRunEvent,
  step: StepRunner,
): Promise<void> {
  const { executionId } = event.payload
  const execution = () => context.services.executions.getByName(executionId)
  const { attempt, cancelled } = await step.do('begin', stepConfig(60_000), async () => {
    const begun = await execution().beginAttempt({ now: context.now() })
    if (begun.ok && begun.sessionId === null) await tellBegun(context, executionId)
    return begun.ok
      ? { attempt: begun.attempt, cancelled: begun.cancelled }
      : { attempt: 0, cancelled: false }
  })
  const record = attempt === 0 ? null : await again(() => execution().record())
  if (!record) return
  const [input, told] = [
    withOwnHosts(context, record.input as RunInput),
    await toldSoFar(context, executionId),
  ]
  const stored = storedCases(record.cases as CaseResult[])
  const report = openReport(context, { executionId, attempt, cancelled })
  const { sessionId, projectId } = record
  const own = workingFor(context, record)
  const run: Run = {
    context: own,
    env,
    executionId,
    sessionId,
    projectId,
    attempt,
    input,
    report,
    stored,
    told,
  }
  let close = async () => {}
  try {
    const sealed = await openSealed(run)
    const done = sealed && (await runCases(run, sealed, step))
    close = done?.close ?? close
    const failure = done ? done.failure : ourFault
    await step.do('finish', stepConfig(600_000, finishTries), () => finishRun(run, failure))
  } finally {
    report.close()
    await close()
  }
}

/** Who started the run may know us by one name and this Worker by others; a run goes to none of them. */
function withOwnHosts({ services }: Context, input: RunInput): RunInput {
  const all = new Set([...input.settings.ownHosts, ...ownHosts(services.settings, '')])
  return { ...input, settings: { ...input.settings, ownHosts: [...all] } }
}

function storedCases(cases: readonly CaseResult[]): Map<number, CaseResult> {
  return new Map(cases.filter(({ partial }) => !partial).map((result) => [result.index, result]))
}

/** Read from the events: a run that goes on after a restart of its Worker has forgotten it. */
async function toldSoFar({ services }: Context, executionId: string): Promise<Told> {
  const told: Told = { started: false, completed: new Set() }
  for (let afterSeq = 0; ;) {
    const page = await again(() =>
      services.executions.getByName(executionId).eventsAfter({ afterSeq, limit: 500 }),
    )
    for (const event of page?.events ?? []) {
      if (event.type === 'execution_start') told.started = true
      if (event.type === 'case_complete') told.completed.add(event.testCaseId)
      afterSeq = event.seq
    }
    if (!page || page.events.length === 0) return told
  }
}

async function openSealed({ context, executionId, input }: Run): Promise<SealedPart | null> {
  try {
    const secret = signingSecret(context.services.settings)
    return JSON.parse(await unseal(secret, executionId, input.sealed)) as SealedPart
  } catch (error) {
    logError({ kind: 'hosted-runs.unseal', requestId: executionId, error })
    return null
  }
}
