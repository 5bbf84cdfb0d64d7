import { z } from 'zod'
import { fileStages, ownerKinds } from '../../../shared/db/tables/knowledge.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { advanceFile } from './advance-file.ts'
import { giveUpFile } from './end-reading.ts'
import { advanceFileJobName } from './rules.ts'

export const advanceFileJob = defineJob({
  name: advanceFileJobName,
  queue: 'documents',
  bookkeeping: true,
  input: () => ({
    fileId: z.uuid(),
    generation: z.number().int(),
    ownerKind: z.enum(ownerKinds),
    ownerId: z.uuid(),
    ordered: z.object({ stage: z.enum(fileStages), progress: z.number(), at: z.number() }).optional(),
  }),
  run: (context, reading) => advanceFile(context, reading),
  failed: (context, reading) => giveUpFile(context, reading),
})
