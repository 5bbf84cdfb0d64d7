import { defineRoute } from '../../../shared/kernel/operation.ts'
import { hitRoute } from './forward.ts'

export const sendEvent = defineRoute({
  id: 'analytics.sendEvent',
  route: 'POST /api/analytics/send',
  summary: 'The former address of /api/collect',
  description: 'Kept for trackers in the field; new ones use `/api/collect`.',
  ...hitRoute,
})
