import { defineRoute } from '../../../shared/kernel/operation.ts'
import { hitRoute } from './forward.ts'

export const collectEvent = defineRoute({
  id: 'analytics.collectEvent',
  route: 'POST /api/collect',
  summary: 'Record a page view or custom event, or attach properties to a session',
  description:
    'Fields that are not known are ignored. Name the hit by `eventId` or `Idempotency-Key` to send it again safely.',
  ...hitRoute,
})
