import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberPattern, parseDecimal } from '../../../../shared/domain/numbers/decimal.ts'
import { multipliers, numberOfWords, ones, tens } from '../../../../shared/domain/numbers/number-words.ts'

test.each([
  ['zero', 0],
  ['Nineteen', 19],
  ['ninety', 90],
  ['twenty-five', 25],
  ['a dozen', 12],
  ['An hundred', 100],
  ['ten thousand', 10_000],
  ['hundred thousand', 100_000],
  ['two million', 2_000_000],
])('%s is %d', (text, value) => {
  expect(numberOfWords(text)).toBe(value)
})

test.each([
  '',
  'and',
  'twelve-three',
  'twenty-eleven',
  'one two',
  'a',
  'five and',
  '12',
  '-5',
  '1 000',
  'constructor',
])('"%s" is no number in words', (text) => {
  expect(numberOfWords(text)).toBeUndefined()
})

test('whatever the pattern of written numbers matches in words, its reader reads', () => {
  const word = fc.constantFrom(...ones, ...tens, ...multipliers, 'a', 'an', 'and')
  const whole = new RegExp(numberPattern, 'gi')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '-'), (words, joint) => {
      for (const [written] of words.join(joint).matchAll(whole))
        expect(parseDecimal(written)).toEqual({ digits: BigInt(numberOfWords(written) ?? -1), scale: 0 })
    }),
    { numRuns: 2000 },
  )
})
