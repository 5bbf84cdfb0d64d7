import { describe, expect, test } from 'vitest'
import { isoDate, spokenDate } from '../../../../../shared/domain/prose-steps/told/date-words.ts'

describe('a date in words', () => {
  test.each([
    ['May 5, 2031', { day: 5, month: 5, year: 2031 }],
    ['Sept. 9', { day: 9, month: 9 }],
    ['10th', { day: 10 }],
    ['the last day', { day: -1 }],
    ['the last day of April 2031', { day: -1, month: 4, year: 2031 }],
  ])('%s', (words, date) => {
    expect(spokenDate(words)).toEqual(date)
  })

  test.each(['the 32nd', 'the 0th', '30 February 2031', '29 February 2031', '2031-13-01', ''])(
    'is not in “%s”',
    (words) => {
      expect(spokenDate(words)).toBeUndefined()
    },
  )

  test('is what a field of the browser takes only with its month and year', () => {
    expect(isoDate({ day: 5, month: 5, year: 2031 })).toBe('2031-05-05')
    expect(isoDate({ day: -1, month: 2, year: 2032 })).toBe('2032-02-29')
    expect(isoDate({ day: 5, month: 5 })).toBeUndefined()
    expect(isoDate({ day: 5 })).toBeUndefined()
  })
})
