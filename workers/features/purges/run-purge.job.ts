import { z } from 'zod'
import { defineJob, enqueue } from '../../../shared/kernel/job.ts'
import { runPurge } from './run-purge.ts'

export const runPurgeJob = defineJob({
  name: 'purges.run',
  input: () => ({ resourceId: z.string() }),
  async run(context, { resourceId }) {
    if (await runPurge(context, resourceId)) await enqueue(context, runPurgeJob, { resourceId })
  },
})
