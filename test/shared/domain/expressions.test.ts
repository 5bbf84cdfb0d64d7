import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compiled, firstMatch, matches } from '../../../shared/domain/expressions.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '5', '"', '–', '\n', '\u0001', '\u0002') })
const sources = [
  '^a+ (.{2,40}?)b$',
  '(?<=b)5|a$',
  '\\s*[^"]{2,}',
  '(a)|(b)',
  '\\W+$',
  '^(?!.*\\u0002)',
  '.{5,}',
]
const plain = fc.constantFrom(...sources.flatMap((source) => ['', 'i', 'iu', 's'].map((f) => [source, f])))

test('a first match is the one that the expression finds by itself, in the first text and in the next', () => {
  fc.assert(
    fc.property(plain, text, text, ([source = '', flags], first, next) => {
      const expression = new RegExp(source, flags)
      for (const one of [first, next]) {
        expect(firstMatch(expression, one)).toEqual(new RegExp(source, flags).exec(one))
        expect(matches(expression, one)).toBe(new RegExp(source, flags).test(one))
      }
    }),
  )
})

test('an expression that goes on from its last match goes on from the same place', () => {
  const pairs = /a\d/g
  pairs.lastIndex = 3
  expect(firstMatch(pairs, 'a1 a2 a3')?.index).toBe(3)
  expect(firstMatch(pairs, 'a1 a2 a3')?.index).toBe(6)
  expect(firstMatch(pairs, 'a1 a2 a3')).toBeNull()
})

test('all matches of a text are found, and none in what the expression was shown first', () => {
  const each = /a|[^-]/g
  expect([...'a-a'.matchAll(compiled(each, 'a-a'))].map(({ index }) => index)).toEqual([0, 2])
  expect('a-a'.replace(compiled(each, 'a-a'), 'b')).toBe('b-b')
})

test('a match at the end of a text of 200,000 characters is found', () => {
  const long = 'ab '.repeat(66_667)
  expect(matches(/^(?:[a-z]+ )*5$/, long)).toBe(false)
  expect(firstMatch(/\b5 (.{2,300}?)b$/, `${long}5 abb`)?.[1]).toBe('ab')
})
