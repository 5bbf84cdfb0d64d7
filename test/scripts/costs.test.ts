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
  ['a text that is cut at its start again and again', (size) => cutAgainAndAgain(size)],
])('%s does not', (_, work) => expect(() => expectLinear(4000, work)).toThrow(/The work takes .* at 500 and/))

test('what is cheap at first and explodes then does not pass either', () => {
  const work = (size: number) => /^(a+)+$/.test(`${'a'.repeat(size)}!`)
  expect(() => expectLinear(20, work)).toThrow('at 3 and')
})

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function cutAgainAndAgain(size: number): number {
  let characters = 0
  for (let rest = [...'x'.repeat(size)]; rest.length > 0; rest = rest.slice(1)) characters += rest.length
  return characters
}
