import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPattern } from '../../../../shared/domain/patterns/index.ts'
import { patternSources } from './random-patterns.ts'
import { forAll } from '../../../support/for-all.ts'

function nearMisses(source: string, limit = 20, ignoreCase = false) {
  const samples = readPattern(source, { ignoreCase })?.counterSamples(limit) ?? []
  return samples.map(({ text, reason }) => `${text}: ${reason}`)
}

test('a code of capital letters and digits has one near miss for each kind of breach, the most telling first', () => {
  expect(nearMisses(String.raw`^[A-Z]{2}-\d{4}$`, 7)).toEqual([
    'Ab-1234: a lower-case letter instead of an upper-case letter',
    'A-1234: one upper-case letter too few',
    'ABA-1234: one upper-case letter too many',
    'AB1234: "-" is missing',
    'AB 1234: a space instead of "-"',
    'A!-1234: "!" instead of an upper-case letter',
    ': empty',
  ])
})

test('a literal part is left out, cut, and written in the other case', () => {
  expect(nearMisses('^SKU-[0-9]{2}$')).toEqual(
    expect.arrayContaining([
      '-12: "SKU" is missing',
      'sku-12: "sku" instead of "SKU"',
      'SK-12: "SK" instead of "SKU"',
    ]),
  )
})

test('a wrong case is no near miss when the case does not matter', () => {
  expect(nearMisses('^SKU-[A-Z]{2}$', 20, true).filter((one) => /sku|Ab/.test(one))).toEqual([])
})

test('one character too many is added to the longest match, one too few is taken from the shortest', () => {
  expect(nearMisses('^[a-z]{3,5}$')).toEqual(
    expect.arrayContaining(['ab: one lower-case letter too few', 'abcdea: one lower-case letter too many']),
  )
})

test('optional parts and other alternatives have near misses too', () => {
  expect(nearMisses(String.raw`^\d{5}(-[A-Z]{4})?$`)).toEqual(
    expect.arrayContaining(['12345-ABCd: a lower-case letter instead of an upper-case letter']),
  )
  expect(nearMisses(String.raw`^(\d{3}|[a-f]{2})$`)).toEqual(
    expect.arrayContaining(['aB: "B" instead of a character of [a-f]']),
  )
})

test('a pattern that also takes the empty text has near misses of a longer one', () => {
  expect(nearMisses(String.raw`^([A-Z]\d)*$`, 2)).toEqual([
    'a1: a lower-case letter instead of an upper-case letter',
    '1: one upper-case letter too few',
  ])
})

test('a pattern that every text matches has no near miss', () => {
  expect([nearMisses('.*'), nearMisses('^[^]*$'), nearMisses('')]).toEqual([[], [], []])
})

test('an unanchored pattern is not broken by what stands around a match', () => {
  for (const one of nearMisses('[0-9]{3}')) expect(one).not.toMatch(/\d{3}/)
})

test('no near miss ends or begins with a space, since a page may cut it off', () => {
  for (const source of [String.raw`^\d{3}$`, '^[a-z]+-[a-z]+$', '^[A-Z]$', '^-a$'])
    for (const { text } of readPattern(source)?.counterSamples(20) ?? []) expect(text).toBe(text.trim())
})

test('no near miss matches, none comes twice, the limit holds, and the order is always the same', () => {
  forAll([patternSources, fc.nat(12), fc.boolean()], 1500, (source, limit, ignoreCase) => {
    const samples = readPattern(source, { ignoreCase })?.counterSamples(limit) ?? []
    const platform = new RegExp(source, ignoreCase ? 'iu' : 'u')
    expect(samples.filter(({ text }) => platform.test(text))).toEqual([])
    expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length)
    expect(samples.length).toBeLessThanOrEqual(limit)
    const more = readPattern(source, { ignoreCase })?.counterSamples(limit + 3) ?? []
    expect(more.slice(0, limit)).toEqual(samples)
  })
})

test('a monstrous pattern is given up, or has near misses where that costs little', () => {
  expect(nearMisses('(.*a){400}$')).toEqual([])
  expect(nearMisses('[a-z]{1,1000}$')).toContain(': empty')
  expect(nearMisses('^(([a-z]*){0,9}){0,100}$')).toContain('!: "!" instead of a lower-case letter')
})
