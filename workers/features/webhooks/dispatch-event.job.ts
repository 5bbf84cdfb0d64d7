import { z } from 'zod'
import { dispatchEventJobName } from '../../../shared/kernel/organization-events.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { dispatchEvent } from './dispatch-event.ts'

export const dispatchEventJob = defineJob({
  name: dispatchEventJobName,
  input: () => ({ eventId: z.uuid() }),
  run: (context, { eventId }) => dispatchEvent(context, eventId),
})
