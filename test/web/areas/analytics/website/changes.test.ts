import { expect, test } from 'vitest'
import { figuresOf } from '../../../../../web/areas/analytics/website/changes.ts'
import { texts } from '../../../../../web/texts/en/analytics-dashboard.ts'

const nothing = { pageviews: 0, visitors: 0, visits: 0, bounces: 0, totaltime: 0 }
const before = { pageviews: 10, visitors: 4, visits: 4, bounces: 2, totaltime: 400 }
const now = { pageviews: 15, visitors: 3, visits: 5, bounces: 1, totaltime: 650 }
const told = (...given: Parameters<typeof figuresOf>) =>
  figuresOf(...given).map(
    ({ name, value, change }) =>
      `${texts.names[name]} ${texts.valueOf(name, value)} ${texts.changeOf(name, change)}`,
  )

test('figures are told with their change against the time before', () => {
  expect(told(now, before)).toEqual([
    'Visitors 3 −25 %',
    'Visits 5 +25 %',
    'Page views 15 +50 %',
    'Bounce rate 20 % −30 points',
    'Average visit 2 min 10 s +30 %',
  ])
})

test('where nothing was, nothing is compared and nothing divided', () => {
  expect(told(nothing, nothing)).toEqual([
    'Visitors 0 ',
    'Visits 0 ',
    'Page views 0 ',
    'Bounce rate – ',
    'Average visit – ',
  ])
  expect(told(before, before)[0]).toBe('Visitors 4 ±0 %')
  expect(told({ ...before, totaltime: 0 }, before).at(-1)).toBe('Average visit 0 s −100 %')
})
