import { expect, test } from 'vitest'
import { wordDiff } from '../../../../web/parts/word-diff/diff.ts'

const said = (before: string, after: string) =>
  wordDiff(before, after).map(({ text, is }) => `${{ same: '=', gone: '-', new: '+' }[is]}${text}`)

test('words that went and came are told between those that stayed', () => {
  expect(said('the page shows "Booked"', 'the page shows "Your seats"')).toEqual([
    '=the page shows "',
    '-Booked',
    '+Your seats',
    '="',
  ])
})

test('the same text has stayed, and an empty one has only gained or lost', () => {
  expect(said('a b', 'a b')).toEqual(['=a b'])
  expect(said('', 'a b')).toEqual(['+a b'])
  expect(said('a b', '')).toEqual(['-a b'])
  expect(said('', '')).toEqual([])
})

test('words of every script are words, and nothing of either text is lost', () => {
  const [before, after] = ['حجز المقاعد 🚀 now', 'حجز التذاكر 🚀 later, now']
  const pieces = wordDiff(before, after)
  const text = (is: string) =>
    pieces
      .filter((one) => one.is !== is)
      .map((one) => one.text)
      .join('')
  expect(text('new')).toBe(before)
  expect(text('gone')).toBe(after)
  expect(pieces).toContainEqual({ text: 'المقاعد', is: 'gone' })
})

test('texts that are too long to be compared are told whole', () => {
  const [before, after] = ['a '.repeat(1000), 'b '.repeat(1000)]
  expect(wordDiff(before, after)).toEqual([
    { text: before, is: 'gone' },
    { text: after, is: 'new' },
  ])
})
