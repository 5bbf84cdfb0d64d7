import fc from 'fast-check'
import { expect, test } from 'vitest'
import { words } from '../../../support/words.ts'
import { expectLinear } from '../../../support/costs.ts'
import { readPattern } from '../../../../shared/domain/patterns/index.ts'
import { patternSources, shortTexts } from './random-patterns.ts'
import { forAll } from '../../../support/for-all.ts'

test('a pattern agrees with the platform on where it matches, for random patterns and texts', () => {
  forAll([patternSources, shortTexts, fc.boolean()], 5000, (source, text, ignoreCase) => {
    const pattern = readPattern(source, { ignoreCase })
    const flags = ignoreCase ? 'iu' : 'u'
    // What is not read has no match at all.
    expect(pattern?.test(text) ?? false).toBe(new RegExp(source, flags).test(text))
    expect(pattern?.testWhole(text) ?? false).toBe(new RegExp(`^(?:${source})$`, flags).test(text))
    expect(pattern?.testStart(text) ?? false).toBe(new RegExp(`^(?:${source})`, flags).test(text))
  })
})

test.each(words`(a+)+$ ^(a|a)*$ (a|aa)+$ (.*a){12}$ ^(([a-z])+.)+[A-Z]([a-z])+$ ((a*)*)*b$ (a?){50}a{50}$`)(
  'a long hostile text is refused by %s in linear time',
  (source) => {
    const pattern = readPattern(source)
    expectLinear(30_000, (length) => expect(pattern?.test(`${'a'.repeat(length)}!`)).toBe(false))
  },
)

test.each([
  ['a syntax error', '(a'],
  ['an unknown escape', String.raw`\A\d+\Z`],
  ['a bound that ECMAScript takes for text', 'a{,3}'],
  ['a look-ahead', '(?=a)a'],
  ['a negative look-behind', '(?<!a)b'],
  ['a back reference', String.raw`(a)\1`],
  ['a named back reference', String.raw`(?<x>a)\k<x>`],
  ['a word boundary', String.raw`\bfoo\b`],
  ['an unknown property', String.raw`^\p{Foo}$`],
  ['flags of another language', '(?i)abc'],
  ['a named group of another language', '(?P<year>[0-9]+)'],
  ['a possessive quantifier', 'a++'],
  ['a pattern of 501 characters', 'a'.repeat(501)],
  ['a bound above 1,000', 'a{1001}'],
  ['more states than 5,000', '(a{100}){100}'],
  ['repetitions that explode', '((((a{999}){999}){999}){999}){999}'],
  ['an anchor that no text can satisfy', 'a^b'],
  ['a set without characters', '[]'],
])('%s is not read', (_name, source) => {
  expect(readPattern(source)).toBeUndefined()
})

test('deep nesting neither throws nor takes long', () => {
  expect(readPattern(`${'('.repeat(249)}a${')'.repeat(249)}`)?.sample()).toBe('a')
  expect(readPattern(`${'(?:'.repeat(90)}a${')*'.repeat(90)}`)?.test('b')).toBe(true)
})

test('no text makes reading throw', () => {
  forAll([fc.string({ unit: 'binary', maxLength: 60 }), fc.string()], 3000, (source, text) => {
    const pattern = readPattern(source)
    pattern?.test(text)
    pattern?.counterSamples(5)
    expect(pattern?.sample() === undefined || pattern.testWhole(pattern.sample() ?? '')).toBe(true)
  })
})

test('a hyphen escaped as in old ECMAScript is read', () => {
  const pattern = readPattern(String.raw`^[\w\-]+\-\d$`)
  expect(pattern?.test('a-b-1')).toBe(true)
  expect(pattern?.test('a b-1')).toBe(false)
})

test('a character outside the basic plane counts as one', () => {
  expect(readPattern('^.{2}$')?.test('😀😀')).toBe(true)
  expect(readPattern(String.raw`^\p{L}+$`)?.test('Ελλάδα')).toBe(true)
})

test('the flag i is respected for sets and literals', () => {
  const pattern = readPattern('^ab[c-e]$', { ignoreCase: true })
  expect([pattern?.test('ABD'), pattern?.test('abF')]).toEqual([true, false])
  expect(readPattern('^ab[c-e]$')?.test('ABD')).toBe(false)
})
