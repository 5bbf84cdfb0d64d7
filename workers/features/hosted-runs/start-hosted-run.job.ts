import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'

/** Creates the Workflow of a run. Its id is the execution's id, so a message that arrives twice starts nothing twice. */
export const startHostedRunJob = defineJob({
  name: 'hosted-runs.start',
  queue: 'runs',
  input: () => ({ executionId: z.uuid() }),
  async run({ services }, { executionId }) {
    try {
      await services.hostedRuns.create({ id: executionId, params: { executionId } })
    } catch (error) {
      if (!(await exists(services.hostedRuns, executionId))) throw error
    }
  },
  async failed({ services, now }, { executionId }) {
    const execution = services.executions.getByName(executionId)
    const begun = await execution.beginAttempt({ now: now() })
    if (!begun.ok) return
    const error = { error: 'runs.not_started', message: 'The run could not be started. Please try again.' }
    await execution.finish({ attempt: begun.attempt, status: 'failed', error, now: now() })
  },
})

async function exists(workflows: Workflow, id: string): Promise<boolean> {
  try {
    await workflows.get(id)
    return true
  } catch {
    return false
  }
}
