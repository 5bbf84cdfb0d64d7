import type { Context } from '../../../shared/kernel/context.ts'
import type { JobsEnv } from '../../../shared/services/env.ts'
import { finishRun } from './finish-run.ts'
import { openReport } from './report.ts'
import { runCases } from './run-cases.ts'
import type { RunInput } from './run-input.ts'
import { type StepRunner, stepConfig } from './workflow-step.ts'

export interface HostedRunEvent {
  payload: { executionId: string }
}

/**
 * A hosted run from first to last: one Workflow step per case, one browser for all of them, a fresh browser context for each. The Execution object holds
 * the truth; what is stored here is only how far the run has come. Every way out closes the browser and ends the execution.
 */
export async function runHostedExecution(
  context: Context,
  env: Pick<JobsEnv, 'BROWSER'>,
  event: HostedRunEvent,
  step: StepRunner,
): Promise<void> {
  const { executionId } = event.payload
  const execution = context.services.executions.getByName(executionId)
  const { attempt, cancelled } = await step.do('begin', stepConfig(60_000), async () => {
    const begun = await execution.beginAttempt({ now: context.now() })
    return begun.ok
      ? { attempt: begun.attempt, cancelled: begun.cancelled }
      : { attempt: 0, cancelled: false }
  })
  const record = attempt === 0 ? null : await execution.record()
  if (!record) return
  const report = openReport(context, { executionId, attempt, cancelled })
  const run = { context, env, executionId, attempt, input: record.input as RunInput, report }
  try {
    const failure = await runCases(run, step)
    await step.do('finish', stepConfig(600_000), () => finishRun(run, failure))
  } finally {
    report.close()
  }
}
