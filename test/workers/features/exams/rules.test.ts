import { expect, test } from 'vitest'
import { dayOf, pauseAfter, unansweredOf, wordsAt } from '../../../../workers/features/exams/rules.ts'

test('a quick question waits until its turn is over, a slow one for a share of its time, and none long', () => {
  expect(pauseAfter(20, 110)).toBe(90)
  expect(pauseAfter(200, 110)).toBe(80)
  expect(pauseAfter(5000, 110)).toBe(200)
  expect(pauseAfter(5000, 0)).toBe(0)
})

test('words come with what stands around them, and places without words are none', () => {
  const text = 'Before. The words. After.'
  expect(wordsAt(text, 8, 18)).toEqual({ quote: 'The words.', before: 'Before. ', after: ' After.' })
  for (const [start, end] of [
    [8, 8],
    [18, 8],
    [8, 90],
    [17, 18],
  ] as const)
    expect(wordsAt(text, start, end)).toBeUndefined()
})

test('a place within a character of two units tells no half of it', () => {
  expect(wordsAt('a🚀b', 0, 2)?.quote.isWellFormed()).toBe(true)
})

test('a time is kept as the beginning of its day', () => {
  expect(new Date(dayOf(Date.UTC(2026, 4, 3, 17, 5, 9))).toISOString()).toBe('2026-05-03T00:00:00.000Z')
})

test('about a fifth of the questions that are made of files are ones that nothing else answers, however few a file gives', () => {
  expect([3, 4, 10, 20].map((most) => unansweredOf(most, 0))).toEqual([1, 1, 2, 4])
  const ofManyFiles = Array.from({ length: 20 }, (_, ordinal) => unansweredOf(1, ordinal))
  expect(ofManyFiles.filter((many) => many === 1)).toHaveLength(4)
  expect(unansweredOf(0, 4)).toBe(0)
})
