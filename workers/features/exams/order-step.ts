import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { examJobName } from './rules.ts'

/** How the job is addressed by whoever does not run it. */
const job = { name: examJobName, version: 1, queue: 'documents' } as const

/** Orders the next step of an exam from within a step: where the queue does not answer, the message of this step comes again and goes on. */
export const orderNext = (context: Context, examId: string): Promise<void> =>
  enqueueAll(context, job, [{ examId }])

/** Orders the next step of exams. A queue that does not answer delays them: the upkeep takes what still waits. */
export async function orderStep(context: Context, ...examIds: readonly string[]): Promise<void> {
  try {
    await enqueueAll(
      context,
      job,
      examIds.map((examId) => ({ examId })),
    )
  } catch (error) {
    logError({ kind: 'exams.orderStep', requestId: context.requestId, error })
  }
}
