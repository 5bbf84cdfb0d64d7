import { expect, test } from 'vitest'
import { getMetrics } from '../../../../workers/features/reports/get-metrics.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range } = await visitedWebsite()

test.each([
  ['path', { '/': 2, '/cart': 1 }],
  ['browser', { Chrome: 1, Firefox: 1 }],
  ['os', { Linux: 1, Windows: 1 }],
  ['device', { desktop: 2 }],
  ['domain', { 'google.com': 1 }],
  ['channel', { direct: 1, organicSearch: 1 }],
  ['event', { ordered: 1 }],
  ['entry', { '/': 2 }],
  ['exit', { '/': 1, '/cart': 1 }],
  ['utmSource', { mail: 1 }],
] as const)('visitors are told by %s, most of them first', async (type, expected) => {
  const told = await ask(getMetrics, { ...range, type }, { token })
  const named = told.filter(({ x }) => x in expected)
  expect(named).toEqual(Object.entries(expected).map(([x, y]) => ({ x, y })))
})

test('what is searched for comes in pages', async () => {
  const search = (more: object) => ask(getMetrics, { ...range, type: 'path', ...more }, { token })
  expect(await search({ search: 'CART' })).toEqual([{ x: '/cart', y: 1 }])
  expect(await search({ limit: 1, offset: 1 })).toEqual([{ x: '/cart', y: 1 }])
})
