import { expect, test } from 'vitest'
import { gainsOf } from '../../../../../shared/domain/retrieval/exams/gains.ts'

const quote = 'Taxi rides are paid back.'
const expected = { fileId: 'a', start: 100, end: 100 + quote.length, quote }
const piece = (fileId: string, start: number, end: number, text = 'something else') => ({
  fileId,
  start,
  end,
  text,
})

test('a piece that holds all of the words gains all of them, and those behind it nothing more', () => {
  expect(gainsOf([piece('a', 0, 50), piece('a', 90, 300), piece('a', 90, 300)], expected)).toEqual([0, 1, 0])
})

test('an answer that is cut in two is gained in two parts, each counted once', () => {
  expect(gainsOf([piece('a', 50, 110), piece('a', 105, 300)], expected)).toEqual([10 / 25, 15 / 25])
})

test('the same place of another file is no answer, the same words in another file are', () => {
  expect(gainsOf([piece('b', 90, 300), piece('b', 0, 80, `Rides: ${quote}`)], expected)).toEqual([0, 1])
})

test('pieces beside the words, and words without a length, gain nothing', () => {
  expect(gainsOf([piece('a', 0, 100), piece('a', 125, 300)], expected)).toEqual([0, 0])
  expect(gainsOf([piece('a', 0, 300, '')], { ...expected, end: 100, quote: '' })).toEqual([0])
})
