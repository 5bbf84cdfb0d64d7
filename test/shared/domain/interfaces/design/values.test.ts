import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atScale } from '../../../../../shared/domain/numbers/decimal.ts'
import type { ApiSchema } from '../../../../../shared/domain/interfaces/reading/types.ts'
import { breachesOf } from '../../../../../shared/domain/interfaces/check/api-values.ts'
import { matchesPattern } from '../../../../../shared/domain/interfaces/check/api-syntax.ts'
import { numberPartitions } from '../../../../../shared/domain/interfaces/design/values/number-partitions.ts'
import { readPattern, textFor } from '../../../../../shared/domain/interfaces/design/values/patterns.ts'
import { textPartitions } from '../../../../../shared/domain/interfaces/design/values/text-partitions.ts'
import { rightValue, wrongValue } from '../../../../../shared/domain/interfaces/design/values/formats.ts'
import { hasFormat } from '../../../../../shared/domain/interfaces/check/api-syntax.ts'
import { words } from '../../../../support/words.ts'
import { forAll } from '../../../../support/for-all.ts'

const plain = { properties: [], unread: [] }
const edges = (schema: ApiSchema) =>
  numberPartitions(schema)
    .filter(({ technique }) => technique === 'Boundary Value Analysis')
    .map(({ value }) => value)

describe('golden two-value boundaries', () => {
  test('of the range 0 to 2 are -1, 0, 2 and 3', () => {
    const number = { min: { digits: 0n, scale: 0 }, max: { digits: 2n, scale: 0 } }
    expect(edges({ ...plain, types: ['integer'], number })).toEqual([-1, 0, 2, 3])
  })
  test('of a length from 6 to 12 are 0, 5, 6, 12 and 13', () => {
    const schema: ApiSchema = { ...plain, types: ['string'], length: { min: 6, max: 12 } }
    const partitions = textPartitions('password', schema, 0)
    const bounds = partitions.filter(({ technique }) => technique === 'Boundary Value Analysis')
    expect(bounds.map(({ value }) => JSON.stringify(value).length - 2)).toEqual([0, 5, 6, 12, 13])
  })
})

test('boundaries of any whole range and step are its ends on the step, and the nearest values outside', () => {
  const range = fc.record({
    low: fc.integer({ min: -500, max: 500 }),
    width: fc.integer({ min: 20, max: 900 }),
    step: fc.integer({ min: 1, max: 9 }),
  })
  forAll([range], ({ low, width, step }) => {
    const number = {
      min: { digits: BigInt(low), scale: 0 },
      max: { digits: BigInt(low + width), scale: 0 },
      multipleOf: { digits: BigInt(step), scale: 0 },
    }
    const first = Math.ceil(low / step) * step
    const last = Math.floor((low + width) / step) * step
    const ends = [first - step, first, last, last + step].map((end) => end + 0)
    expect(edges({ ...plain, types: ['integer'], number })).toEqual(ends)
  })
})

test('every value of a number does what its partition says, judged by the checker', () => {
  const bounds = fc.record({
    low: fc.integer({ min: -900, max: 900 }),
    width: fc.integer({ min: 30, max: 2000 }),
    scale: fc.integer({ min: 0, max: 3 }),
    above: fc.boolean(),
    below: fc.boolean(),
    whole: fc.boolean(),
  })
  forAll([bounds], ({ low, width, scale, above, below, whole }) => {
    const schema: ApiSchema = {
      ...plain,
      types: [whole ? 'integer' : 'number'],
      number: {
        min: { digits: BigInt(low), scale: whole ? 0 : scale },
        max: { digits: BigInt(low + width), scale: whole ? 0 : scale },
        ...(above ? { aboveMin: true as const } : {}),
        ...(below ? { belowMax: true as const } : {}),
      },
    }
    for (const { value, rule } of numberPartitions(schema))
      expect(breachesOf(value, schema)).toEqual(rule === undefined ? [] : [{ path: '', rule }])
    expect(atScale({ digits: 1n, scale: 0 }, 2)).toBe(100n)
  })
})

describe('patterns', () => {
  test.each([
    '^[A-Z]{3}-[0-9]{4}$',
    '^ord_[0-9a-f]{8}$',
    '^(97[89])-\\d{9}[\\dX]$',
    '^\\+?[1-9]\\d{1,14}$',
    '^(EUR|USD)$',
    '^[^,;]+$',
    '^\\w+\\.pdf$',
    '^\\d{3}\\-\\d{2}$',
  ])('a text for %s matches it', (pattern) => {
    const read = readPattern(pattern) ?? expect.fail('not read')
    for (const seed of [0, 1, 5]) expect(textFor(read, undefined, seed)).toMatch(new RegExp(pattern))
    expect(matchesPattern(textFor(read) ?? '', pattern)).toBe(true)
  })
  test('of a wished length have that length where the pattern leaves room', () => {
    forAll([fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 40 })], (min, more) => {
      const pattern = `^[a-z]{${min},${min + more}}$`
      const read = readPattern(pattern) ?? expect.fail('not read')
      expect(textFor(read, min + more)).toHaveLength(min + more)
      expect(textFor(read, min + more + 1)).toBeUndefined()
    })
  })
  test.each(['(a+)+$', '(?=x)y', '(a)\\1', '[', 'a{2', 'a{3,2}', '(?<n>a)', '(x+x+)+y', '^(a|a?)+$'])(
    '%s is not read',
    (pattern) => {
      expect(readPattern(pattern)).toBeUndefined()
    },
  )
  test('that could take for ever are not matched either', () => {
    for (const pattern of ['^(a+)+$', '^(a|a?)+$', '^(\\w+\\s?)*$', '(x+x+)+y', '^(([a-z])+.)+[A-Z]$'])
      expect(matchesPattern(`${'a'.repeat(40)}!`, pattern)).toBeUndefined()
  })
})

test.each(words`email uuid date date-time time uri url hostname ipv4 ipv6 duration`)(
  'values for the format %s are what they should be, judged by the checker',
  (format) => {
    for (const seed of [0, 1]) expect(hasFormat(rightValue(format, seed) ?? '', format)).toBe(true)
    expect(hasFormat(wrongValue(format)?.value ?? '', format)).toBe(false)
  },
)
