import { z } from 'zod'
import { defineJob, enqueue } from '../../../shared/kernel/job.ts'
import { deliver } from './deliver.ts'

/** One attempt, and the message for the next. A receiver that fails is no failure of the job. */
export const deliverJob = defineJob({
  name: 'webhooks.deliver',
  queue: 'webhooks',
  input: () => ({ deliveryId: z.uuid() }),
  async run(context, { deliveryId }) {
    const delaySeconds = await deliver(context, deliveryId)
    if (delaySeconds !== null) await enqueue(context, deliverJob, { deliveryId }, { delaySeconds })
  },
})
