import { expect, test } from 'vitest'
import { conditionOf } from '../../../../../shared/domain/requirements/checked-forms/condition-words.ts'
import { readDays } from '../../../../../shared/domain/requirements/checked-forms/day-words.ts'

const read = (text: string, label = 'Delivery date', right = true) =>
  readDays(conditionOf(text), label, right)

test.each([
  ['must be between 1 March 2025 and 30 June 2025', { min: '2025-03-01', max: '2025-06-30' }],
  [
    'must lie in the season, 2 May 2026 to 9 August 2026, both days included',
    { min: '2026-05-02', max: '2026-08-09' },
  ],
])('"%s" are limits', (text, limits) => {
  expect(read(text)).toEqual([{ wrong: 'days', ...limits }])
})

test('an input of which the label speaks of no day has none', () => {
  expect(read('must be between 1 March 2025 and 30 June 2025', 'Invoice number')).toEqual([])
})

test.each(['must be 3 to 20 characters', 'must not be in the past', 'must be after today'])(
  '"%s" names no fixed day',
  (text) => {
    expect(read(text)).toEqual([])
  },
)
