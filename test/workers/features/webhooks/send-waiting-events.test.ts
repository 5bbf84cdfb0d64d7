import { expect, test } from 'vitest'
import { sendWaitingEvents } from '../../../../workers/features/webhooks/send-waiting-events.ts'
import { newEvent, recordingQueues } from './support.ts'

test('events that have waited for more than a minute are handed on, younger ones are not', async () => {
  const organizationId = crypto.randomUUID()
  // Long ago, so that events of other tests are young.
  const now = 86_400_000
  const [old, young] = [
    await newEvent(organizationId, 'project.deleted', now - 60_001),
    await newEvent(organizationId, 'project.deleted', now - 60_000),
  ]
  const { context, sent } = recordingQueues(now)
  expect(await sendWaitingEvents(context)).toBeGreaterThan(0)
  expect(sent).toContainEqual({ eventId: old })
  expect(sent).not.toContainEqual({ eventId: young })
})
