import { z } from 'zod'
import { lookAgain, lookAgainJob as declared } from '../../../shared/kernel/endings.ts'
import { defineJob } from '../../../shared/kernel/job.ts'

/** Has sockets of those whose rights have ended looked at again, where whoever ended them died before telling. */
export const lookAgainJob = defineJob({
  ...declared,
  bookkeeping: true,
  input: () => ({
    endings: z.array(z.object({ kind: z.enum(['user', 'key', 'website']), id: z.string() })),
  }),
  run: (context, { endings }) => lookAgain(context, endings),
})
