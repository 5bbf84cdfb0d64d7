import { expect, test } from 'vitest'
import { segments } from '../../../../web/parts/marked/segments.ts'

test('a text is cut into its sentences and what stands between them, without losing a character', () => {
  const text = '# One.\n\n- Two. Three.\n'
  const cut = segments(text, [
    { start: 10, end: 14 },
    { start: 2, end: 6 },
    { start: 15, end: 21 },
  ])
  expect(cut.map((each) => each.text).join('')).toBe(text)
  expect(cut.filter(({ sentence }) => sentence !== null)).toEqual([
    { text: 'One.', sentence: 1 },
    { text: 'Two.', sentence: 0 },
    { text: 'Three.', sentence: 2 },
  ])
})

test('sentences that overlap or lie outside of the text do no harm', () => {
  const cut = segments('abc', [
    { start: 0, end: 2 },
    { start: 1, end: 3 },
    { start: 2, end: 9 },
    { start: 5, end: 4 },
  ])
  expect(cut.map((each) => each.text)).toEqual(['ab', 'c'])
})
