import { expect, test } from 'vitest'
import { queriesOf } from '../../../../workers/features/search/queries-of.ts'
import { turnByTurn } from '../../../../workers/features/search/turn-by-turn.ts'

test('headings and sentences are asked, each once and without its mark', () => {
  expect(queriesOf('## Sign up\n\n- The name is shown. The name is shown.\n> It is kept')).toEqual([
    'Sign up',
    'The name is shown.',
    'It is kept',
  ])
})

test('what a rule names is asked, without the words by which rules speak', () => {
  expect(queriesOf('The password of an account shall be between 14 and 64 characters.')).toEqual([
    'The password of an account be 14 and 64 characters.',
  ])
  expect(queriesOf("May-fly must-haves can't mayor")).toEqual(["May-fly must-haves can't mayor"])
  expect(queriesOf('Must may')).toEqual(['Must may'])
})

test('of many sentences eight are taken, the first and the last among them', () => {
  const queries = queriesOf(Array.from({ length: 100 }, (_, at) => `Rule number ${at}.`).join(' '))
  expect(queries).toHaveLength(8)
  expect(queries[0]).toBe('Rule number 0.')
  expect(queries[7]).toBe('Rule number 99.')
  expect(new Set(queries).size).toBe(8)
})

test.each([
  ['Password', ['Password']],
  [' \n ', []],
  ['x'.repeat(5000), ['x'.repeat(600)]],
])('%j is asked as it is, up to 600 characters', (text, queries) => {
  expect(queriesOf(text)).toEqual(queries)
})

test('a cut leaves no half of a character', () => {
  expect(queriesOf('😀'.repeat(1000)).every((query) => query.isWellFormed())).toBe(true)
  expect(queriesOf(`a${'😀'.repeat(1000)}`).every((query) => query.isWellFormed())).toBe(true)
})

test('lists take turns, and what several hold comes once', () => {
  expect(turnByTurn([['a', 'b', 'c'], [], ['a', 'd']], (one) => one)).toEqual(['a', 'b', 'd', 'c'])
  expect(turnByTurn([], String)).toEqual([])
})
