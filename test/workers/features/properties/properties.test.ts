import { expect, test } from 'vitest'
import type { Operation } from '../../../../shared/kernel/operation.ts'
import { getEventDataEvents } from '../../../../workers/features/properties/get-event-data-events.ts'
import { getEventDataFields } from '../../../../workers/features/properties/get-event-data-fields.ts'
import { getEventDataProperties } from '../../../../workers/features/properties/get-event-data-properties.ts'
import { getEventDataStats } from '../../../../workers/features/properties/get-event-data-stats.ts'
import { getEventDataValues } from '../../../../workers/features/properties/get-event-data-values.ts'
import { getEventStats } from '../../../../workers/features/properties/get-event-stats.ts'
import { getSessionDataProperties } from '../../../../workers/features/properties/get-session-data-properties.ts'
import { getSessionDataStats } from '../../../../workers/features/properties/get-session-data-stats.ts'
import { getSessionDataValues } from '../../../../workers/features/properties/get-session-data-values.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { knownVisit } from '../../../support/known-visitor.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range, websiteId } = await visitedWebsite()
await knownVisit(websiteId)
const items = { propertyName: 'items', dataType: 2, total: 2 }

test('of two who ordered both told how much', async () => {
  expect(await ask(getEventDataProperties, range, { token })).toEqual([{ eventName: 'ordered', ...items }])
  expect(await ask(getEventDataFields, range, { token })).toEqual([items])
  expect(await ask(getEventDataEvents, range, { token })).toEqual([{ eventName: 'ordered', ...items }])
  expect(await ask(getEventDataEvents, { ...range, event: 'ordered' }, { token })).toEqual([
    { eventName: 'ordered', ...items, propertyValue: '2' },
  ])
  expect(await ask(getEventDataStats, range, { token })).toEqual({ events: 2, properties: 1, records: 2 })
  const values = { ...range, propertyName: 'items' }
  expect(await ask(getEventDataValues, values, { token })).toEqual([{ value: '2', total: 2 }])
  expect(await ask(getEventDataValues, { ...values, dataType: 1 }, { token })).toEqual([])
  expect(await ask(getEventDataValues, { ...values, browser: 'Firefox' }, { token })).toEqual([])
})

test('events are counted beside those of the time before', async () => {
  const comparison = { events: 0, visitors: 0, visits: 0, uniqueEvents: 0 }
  expect(await ask(getEventStats, range, { token })).toEqual({
    data: { events: 2, visitors: 2, visits: 2, uniqueEvents: 1, comparison },
  })
})

test('what a page told of a visitor is counted', async () => {
  expect(await ask(getSessionDataProperties, range, { token })).toEqual([
    { propertyName: 'plan', dataType: 1, total: 1 },
  ])
  const plan = { ...range, propertyName: 'plan' }
  expect(await ask(getSessionDataValues, plan, { token })).toEqual([{ value: 'team', total: 1 }])
  expect(await ask(getSessionDataStats, plan, { token })).toMatchObject([
    { label: 'team', sessions: 1, visits: 1, views: 1, events: 1 },
  ])
})

test.each<[string, Operation]>([
  ['values of events', getEventDataValues],
  ['values of visitors', getSessionDataValues],
  ['visitors by a property', getSessionDataStats],
])('%s are not told without a property', async (_what, operation) => {
  expect(await refusedAs(operation, range, { token })).toBe('400 validation_failed propertyName')
})
