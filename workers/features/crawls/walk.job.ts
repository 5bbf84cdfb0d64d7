import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { endCrawl } from './end-crawl.ts'
import { walkJobName } from './rules.ts'
import { findRunning } from './walk/find-running.ts'
import { walkOn } from './walk/walk-on.ts'

/** One stretch of a walk, and the message for the next. A site that fails is no failure of the job. */
export const walkJob = defineJob({
  name: walkJobName,
  queue: 'crawls',
  bookkeeping: true,
  input: () => ({ crawlId: z.uuid(), turn: z.number().int() }),
  async run(context, message) {
    await walkOn(context, message)
  },
  async failed(context, message) {
    const found = await findRunning(context, message)
    if (found) await endCrawl(context, found.row, { status: 'failed', error: stuck })
  },
})

const stuck =
  'The crawl could not go on: something that it needs did not answer, time and again. Start it again in some minutes.'
