import { expect, test } from 'vitest'
import { filterNames as known } from '../../../../../workers/features/reports/asked.ts'
import { metricTypes } from '../../../../../workers/features/reports/metric-types.ts'
import { filterNames, listNames, lists } from '../../../../../web/areas/analytics/website/dimensions.ts'
import { chipsOf, conditionOf, filtersIn } from '../../../../../web/areas/analytics/website/filters.ts'

test('all that pages list and filter by is known to the service', () => {
  for (const list of listNames) for (const dimension of lists[list]) expect(metricTypes).toContain(dimension)
  for (const name of filterNames) expect(known).toContain(name)
})

test('a value is looked for as it is, and where it cannot be by its beginning', () => {
  expect(conditionOf('/shop')).toBe('eq./shop')
  expect(conditionOf('Hello, world')).toBe('s.Hello, world')
  expect(conditionOf('x'.repeat(2000))).toBe(`s.${'x'.repeat(900)}`)
})

test('of an address only filters are taken, in the order of the lists', () => {
  const filters = filtersIn({ browser: 'eq.Firefox', range: '7d', path: 'eq./shop', match: 'any', title: '' })
  expect(filters).toEqual({ path: 'eq./shop', browser: 'eq.Firefox' })
  expect(chipsOf(filters)).toEqual([
    { name: 'path', value: '/shop', isBeginning: false },
    { name: 'browser', value: 'Firefox', isBeginning: false },
  ])
})
