import { expect, test } from 'vitest'
import { readPattern } from '../../../../shared/domain/patterns/index.ts'
import { patternSources, shortTexts } from './random-patterns.ts'
import { forAll } from '../../../support/for-all.ts'

test.each([
  [String.raw`^[A-Z]{2}-\d{4}$`, 'AB-1234'],
  [String.raw`^[^@\s]+@[^@\s]+\.[a-z]{2,}$`, 'abc@def.gh'],
  ['^[a-z0-9_]{3,16}$', 'abc'],
  ['^SKU-[A-F]{2}$', 'SKU-AB'],
  ['^(red|green)$', 'red'],
  [String.raw`^(0|[1-9]\d*)(\.\d{2})?$`, '1234'],
  [String.raw`^\d{4}-(0[1-9]|1[0-2])$`, '1234-05'],
  ['^[A-Z][a-z]*( [A-Z][a-z]*)*$', 'Abcd'],
  ['^.{8,64}$', 'abc123de'],
  [String.raw`^[^\w\s]$`, '-'],
  [String.raw`^\p{Script=Hiragana}$`, 'あ'],
  ['', ''],
])('%s is shown by "%s"', (source, sample) => {
  expect(readPattern(source)?.sample()).toBe(sample)
})

test('the flag i keeps the case in which the author wrote', () => {
  expect(readPattern('^[A-Z]{3}$', { ignoreCase: true })?.sample()).toBe('ABC')
})

test('a sample of a given length has exactly that many characters and matches', () => {
  const pattern = readPattern(String.raw`^[a-z]{2,}@[a-z]+\.(com|info)$`)
  expect(pattern?.lengths()).toEqual({ min: 8 })
  expect(pattern?.sample({ length: 7 })).toBeUndefined()
  for (const length of [8, 9, 10, 254, 4000]) {
    const sample = pattern?.sample({ length }) ?? ''
    expect([sample.length, pattern?.testWhole(sample)]).toEqual([length, true])
  }
})

test.each([-1, 0.5, Number.NaN, Infinity, 1e9])('no sample of length %d is invented', (length) => {
  expect(readPattern('a*')?.sample({ length })).toBeUndefined()
})

test.each([
  ['^[A-Z]{3,5}$', { min: 3, max: 5 }],
  ['^a?(bc)*$', { min: 0 }],
  ['(^a|b)c$|dd', { min: 2, max: 2 }],
  ['((a?)*)*', { min: 0 }],
  ['(^|a)*^b', { min: 1, max: 1 }],
  ['^x{0,1000}$', { min: 0, max: 1000 }],
  ['(a$|b)(c|$)', { min: 1, max: 2 }],
  ['(^)*$', { min: 0, max: 0 }],
])('the lengths of %s are %j', (source, lengths) => {
  expect(readPattern(source)?.lengths()).toEqual(lengths)
})

test('a match is never shorter or longer than the lengths say, and both ends have a sample', () => {
  forAll([patternSources, shortTexts], 3000, (source, text) => {
    const pattern = readPattern(source)
    if (!pattern) return
    const { min, max = Infinity } = pattern.lengths()
    const sampled = pattern.sample() ?? 'none'
    expect(pattern.testWhole(sampled) && lengthOf(sampled) >= min && lengthOf(sampled) <= max).toBe(true)
    const count = lengthOf(text)
    if (pattern.testWhole(text)) {
      expect(count).toBeGreaterThanOrEqual(min)
      expect(count).toBeLessThanOrEqual(max)
      expect(pattern.testWhole(pattern.sample({ length: count }) ?? 'none')).toBe(true)
    }
    for (const length of [min, Number.isFinite(max) ? max : min])
      expect(lengthOf(pattern.sample({ length }) ?? 'none')).toBe(length)
    expect(pattern.sample({ length: min - 1 })).toBeUndefined()
    const longer = [30, 31, 32, 33, 34, 35].map((more) => pattern.sample({ length: min + more }))
    if (Number.isFinite(max)) expect(pattern.sample({ length: max + 1 })).toBeUndefined()
    else expect(longer.some((one) => one !== undefined)).toBe(true)
  })
})

function lengthOf(text: string): number {
  return Array.from(text).length
}
