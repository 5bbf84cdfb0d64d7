import { expect, test } from 'vitest'
import {
  coverageHint,
  coverageInWords,
  notTriedInWords,
  wholePercent,
} from '../../../web/parts/coverage-words.ts'

test('a share is rounded down, and is 100 % only where nothing is left', () => {
  expect(wholePercent(999, 1000)).toBe(99)
  expect(wholePercent(1000, 1000)).toBe(100)
  expect(wholePercent(29, 100)).toBe(29)
  expect(wholePercent(12, 10)).toBe(100)
  expect(wholePercent(0, 0)).toBe(0)
})

test('what is verified and what only ideas name are two numbers', () => {
  expect(coverageInWords({ items: 50, covered: 31, ideas: { covered: 10, percent: 20 } })).toBe(
    '62 % verified · 20 % by ideas',
  )
})

test('no ideas are not told of, and neither is a text that demands nothing', () => {
  expect(coverageInWords({ items: 3, covered: 2, ideas: { covered: 0, percent: 0 } })).toBe('66 % verified')
  expect(coverageInWords({ items: 3, covered: 3 })).toBe('100 % verified')
  expect(coverageInWords({ items: 0, covered: 0 })).toBe('')
  expect(coverageHint({ items: 0, covered: 0 })).toBe('')
})

test('the hint says what is counted', () => {
  const hint = coverageHint({ items: 50, covered: 31, ideas: { covered: 10, percent: 20 } })
  expect(hint).toContain('Verified cases try 31 of 50 parts')
  expect(hint).toContain('with a doubt, name 10 of 50')
})

test('figures that are not tried stand bare, words in quotes', () => {
  expect(notTriedInWords(['19.00', 'World'])).toBe('Not tried: 19.00, “World”')
  expect(notTriedInWords([])).toBe('')
})

test('of many or long parts that are not tried only some is told', () => {
  const many = notTriedInWords([...Array.from({ length: 20 }).keys()].map(String))
  expect(many).toBe('Not tried: 0, 1, 2, 3, 4, 5, 6, 7, 12 more')
  expect(notTriedInWords(['x'.repeat(5000)]).length).toBeLessThan(150)
})
