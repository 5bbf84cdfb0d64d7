import { expect, test } from 'vitest'
import { wordDiff } from '../../../../web/parts/word-diff/diff.ts'

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
