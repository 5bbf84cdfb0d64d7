import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { advanceAnalysis, giveUpAnalysis } from './advance-analysis.ts'
import { analyzeJobName } from './rules.ts'

/** Takes an analysis one batch of files further. */
export const analyzeJob = defineJob({
  name: analyzeJobName,
  queue: 'documents',
  bookkeeping: true,
  input: () => ({ jobId: z.uuid() }),
  run: (context, { jobId }) => advanceAnalysis(context, jobId),
  failed: (context, { jobId }) => giveUpAnalysis(context, jobId),
})
