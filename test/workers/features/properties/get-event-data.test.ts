import { expect, test } from 'vitest'
import { listEvents } from '../../../../workers/features/activity/list-events.ts'
import { getEventData } from '../../../../workers/features/properties/get-event-data.ts'
import { listEventData } from '../../../../workers/features/properties/list-event-data.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range, websiteId } = await visitedWebsite()
const ordered = {
  dataKey: 'items',
  dataType: 2,
  stringValue: '2',
  numberValue: 2,
  dateValue: null,
  createdAt: expect.any(String),
}

test('what was sent with an event is told in the list, and of the event by the id that lists tell', async () => {
  const { data, count } = await ask(listEventData, range, { token })
  expect([count, data]).toEqual([
    1,
    [expect.objectContaining({ eventName: 'ordered', eventProperties: [ordered] })],
  ])
  const events = await ask(listEvents, { ...range, event: 'ordered' }, { token })
  const eventId = events.data[0]?.id ?? ''
  expect(eventId).toBe(data[0]?.eventId)
  expect(await ask(getEventData, { websiteId, eventId }, { token })).toEqual([
    { id: `${eventId}:items`, websiteId, websiteEventId: eventId, ...ordered },
  ])
})

test('a page view has no properties, and there is no event that nobody sent', async () => {
  const { data } = await ask(listEvents, { ...range, eventType: 1 }, { token })
  for (const eventId of [data[0]?.id ?? '', crypto.randomUUID(), '00000000-0000-8200-8000-000000000000'])
    expect(await refusedAs(getEventData, { websiteId, eventId }, { token })).toBe(
      '404 properties.event_not_found',
    )
})

test('a page beyond the last and a search for nothing are empty', async () => {
  expect((await ask(listEventData, { ...range, page: 2, pageSize: 1 }, { token })).data).toEqual([])
  expect((await ask(listEventData, { ...range, search: 'nothing such' }, { token })).count).toBe(0)
})
