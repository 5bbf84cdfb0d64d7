import { describe, expect, test } from 'vitest'
import { main } from '../../../../../shared/domain/prose-steps/in-page/in-page.injected.ts'

const page = main()

test.each<[text: string, words: string]>([
  ['Total: 180 €', 'total 180 €'],
  ['Two items', '2 items'],
  ['the 21st of May', 'the 21 of may'],
  ['07/05/2031 09:30', '7/5/2031 9:30'],
  ['-5 °C', '-5 ° c'],
  ['I marched on', 'i marched on'],
])('“%s” is compared as %s', (text, words) => {
  expect(page.wordsOf(text).join(' ')).toBe(words)
})

describe('words with other values', () => {
  test.each<[shown: string, expected: string, by: string]>([
    ['Showing 11 to 20 of 23 entries', 'Showing 1 to 10 of 23 entries', 'showing 11 to 20 of 23 entries'],
    ['March 2026', 'April 2026', 'march 2026'],
    ['Due on Friday', 'due on Monday', 'due on friday'],
    ['In all: total: 120 €, paid', 'total 180 €', 'total 120 €'],
    ['-5 °C', '5 °C', '-5 ° c'],
  ])('“%s” contradicts “%s”', (shown, expected, by) => {
    expect(page.otherValues(shown, page.wordsOf(expected))).toBe(by)
  })

  test.each<[shown: string, expected: string]>([
    ['2 items done', '1 item left'],
    ['2 of the items left', '1 item left'],
    ['1,200 points', '1200 points'],
    ['Until 10.05.31', 'until 2031-05-10'],
    ['Total 60.00 €', 'total 60 €'],
  ])('“%s” does not contradict “%s”', (shown, expected) => {
    expect(page.otherValues(shown, page.wordsOf(expected))).toBeUndefined()
  })
})

test('words stand among others as a whole', () => {
  const holds = (text: string, wanted: string) => page.holdsWords(page.wordsOf(text), page.wordsOf(wanted))
  expect(holds('Only 2 items left!', '2 items')).toBe(true)
  expect(holds('12 items left', '2 items')).toBe(false)
  expect(holds('2 items left', '')).toBe(false)
  expect(holds('5.00 €', '0 €')).toBe(false)
})
