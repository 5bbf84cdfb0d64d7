import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { syncJobName } from './rules.ts'
import { takeFolder } from './sync/hold.ts'
import { endSync, syncOn } from './sync/sync-on.ts'

/** One stretch of a sync, and the message for the next. A drive that fails is no failure of the job. */
export const syncJob = defineJob({
  name: syncJobName,
  queue: 'crawls',
  bookkeeping: true,
  input: () => ({ kbId: z.uuid(), folderId: z.string(), turn: z.number().int() }),
  async run(context, message) {
    await syncOn(context, message)
  },
  async failed(context, message) {
    const { row, ...taken } = await takeFolder(context, message)
    // One that is being removed is taken up again by the upkeep.
    if (row?.status === 'syncing' && 'holder' in taken)
      await endSync(context, { row, holder: taken.holder, state: row.sync }, stuck)
  },
})

const stuck =
  'The sync could not go on: something that it needs did not answer, time and again. It is tried again with the next one.'
