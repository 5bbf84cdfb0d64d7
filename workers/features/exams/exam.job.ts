import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { examJobName } from './rules.ts'
import { advanceExam, giveUpExam } from './steps/advance-exam.ts'

/** Takes an exam a step further, wherever it stands. */
export const examJob = defineJob({
  name: examJobName,
  queue: 'documents',
  bookkeeping: true,
  input: () => ({ examId: z.uuid() }),
  run: (context, { examId }) => advanceExam(context, examId),
  failed: (context, { examId }) => giveUpExam(context, examId),
})
