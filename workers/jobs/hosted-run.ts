import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import type { JobsEnv } from '../../shared/services/env.ts'

/** One hosted run. Its instance id is the execution's id. */
export class HostedRun extends WorkflowEntrypoint<JobsEnv, { executionId: string }> {
  override async run(
    event: Readonly<WorkflowEvent<{ executionId: string }>>,
    step: WorkflowStep,
  ): Promise<void> {
    const [{ runHostedExecution }, { createContext }] = await Promise.all([
      import('../features/hosted-runs/hosted-run.workflow.ts'),
      import('./create-context.ts'),
    ])
    await runHostedExecution(createContext(this.env, this.ctx), this.env, event, step)
  }
}
