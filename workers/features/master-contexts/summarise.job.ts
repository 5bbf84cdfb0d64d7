import { z } from 'zod'
import { ownerKinds } from '../../../shared/db/tables/knowledge.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { summariseJobName } from '../documents/index.ts'
import { summarise } from './summarise.ts'

/** Tells in short what all files of a base or project say. A message that comes twice tells the same twice. */
export const summariseJob = defineJob({
  name: summariseJobName,
  queue: 'documents',
  bookkeeping: true,
  input: () => ({ ownerKind: z.enum(ownerKinds), ownerId: z.uuid(), organizationId: z.uuid() }),
  run: summarise,
})
