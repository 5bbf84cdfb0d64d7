import fc from 'fast-check'
import { expect, test } from 'vitest'
import { today } from '../../../../../../shared/domain/requirements/facts/temporal/moment.ts'
import {
  sayBirthday,
  sayMoment,
  sayRange,
} from '../../../../../../shared/domain/requirements/facts/temporal/say-moment.ts'

test.each([
  [today(), 'today'],
  [today(-1), 'yesterday'],
  [today(1), 'tomorrow'],
  [today(30), '30 days from today'],
  [today(-30), '30 days ago'],
  [today(0, -18 * 12), '18 years ago'],
  [today(1, -18 * 12), '18 years ago tomorrow'],
  [today(-1, -18 * 12), '18 years and 1 day ago'],
  [today(0, 1), '1 month from today'],
  [today(1, 6), '6 months and 1 day from today'],
  [today(-1, 6), '6 months from yesterday'],
  [today(2, -12), '2 days after the day 1 year ago'],
  [today(-2, 6), '2 days before the day 6 months from today'],
])('a day counted from today is said as people say it: %o', (moment, words) => {
  expect(sayMoment(moment, 'date')).toBe(words)
})

test('two days that differ have different words', () => {
  const offset = fc.record({
    months: fc.integer({ min: -240, max: 240 }),
    days: fc.integer({ min: -40, max: 40 }),
  })
  fc.assert(
    fc.property(offset, offset, (one, other) => {
      const same = one.months === other.months && one.days === other.days
      const [first, second] = [one, other].map(({ months, days }) => sayMoment(today(days, months), 'date'))
      expect(first === second).toBe(same)
    }),
    { numRuns: 3000 },
  )
})

test('a range of days names both of its ends', () => {
  expect(sayRange({ of: 'date', min: today(1), max: today(30) })).toBe('from tomorrow to 30 days from today')
  expect(sayRange({ of: 'date', max: today(0, -216) })).toBe('18 years ago or earlier')
})

test('a birthday beside today says which age is reached, and any other day says nothing', () => {
  expect([-1, 0, 1, 2].map((days) => sayBirthday(today(days, -192)))).toEqual([
    'turned 16 yesterday',
    'turns 16 today',
    'turns 16 tomorrow',
    undefined,
  ])
  expect(sayBirthday(today(0, -30))).toBeUndefined()
  expect(sayBirthday(today(1))).toBeUndefined()
})
