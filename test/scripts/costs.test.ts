import { expect, test } from 'vitest'
import { expectLinear } from '../support/costs.ts'

test.each<[string, (size: number) => unknown]>([
  ['nothing at all', () => 0],
  ['looking at every character', (size) => 'ab'.repeat(size).replaceAll('b', '')],
  [
    'sorting',
    (size) => Array.from({ length: size }, (_, at) => (at * 7919) % size).toSorted((a, b) => a - b),
  ],
])('%s passes for work in proportion', (_, work) => expectLinear(20_000, work))

test.each<[string, (size: number) => unknown]>([
  ['an expression that starts over at every character', (size) => /a*b/.test('a'.repeat(size))],
  [
    'a list that is searched for every entry',
    (size) => upTo(size).filter((each, _, all) => !all.includes(-each)),
  ],
  ['every pair of entries', (size) => pairsOf(size)],
  // Beside other work a processor gives the small one less than its share at times, which hides how fast it grows.
])('%s does not', { retry: 4 }, (_, work) =>
  expect(() => expectLinear(8000, work)).toThrow(/The work takes .* at 1000 and/),
)

test('what is cheap at first and explodes then does not pass either', () => {
  const work = (size: number) => /^(a+)+$/.test(`${'a'.repeat(size)}!`)
  expect(() => expectLinear(20, work)).toThrow('at 3 and')
})

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function pairsOf(size: number): number {
  let sum = 0
  for (let one = 0; one < size; one++) for (let other = 0; other < size; other++) sum += one ^ other
  return sum
}
