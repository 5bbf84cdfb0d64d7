import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { runGeneration } from './run-generation.ts'

export const runGenerationJob = defineJob({
  name: 'public.runGeneration',
  input: () => ({ executionId: z.uuid() }),
  async run(context, { executionId }) {
    await runGeneration(context, executionId)
  },
})
