import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readChoices } from '../../../../../shared/domain/judging/blind-choice/index.ts'
import { forAll } from '../../../../support/for-all.ts'
import { question } from './question.ts'

const questions = [question('Q1'), question('Q2'), question('Q3')]
const read = (answer: string | object) => Object.fromEntries(readChoices(answer, questions))
const all = { Q1: 'B', Q2: 'N', Q3: 'U' }

test.each([
  '1 B\n2 N\n3 U',
  '1: B\n2) n\nQ3 = U',
  '**1** → `B`\n- 2: **N**\n* Q3. (U)',
  '1 B 2 N 3 U',
  '1-B, 2-N, 3-U',
  '| question | letter |\n|---|---|\n| 1 | B |\n| 2 | N |\n| 3 | U |',
  '1. The answer is B\n2. The answer is N\n3. Answer: U',
  '<think>1 A? 2 A?</think>\n1 B\n2 N\n3 U',
  '```json\n{"1": "B", "2": "N", "3": "U"}\n```',
  '{"answers": [{"id": "Q1", "letter": "B"}, {"id": 2, "letter": "N"}, {"question": "3", "choice": "u"}]}',
  '[{"q": 1, "a": "B"}, {"q": 2, "a": "N"}, {"q": 3, "a": "U"}]',
  '["B", "N", "U"]',
  '["1 B", "2 N", "3 U"]',
  '{"answers": {"Q1": {"letter": "B"}, "Q2": {"letter": "N"}, "Q3": {"letter": "U"}}}',
  { answers: '1 B\n2 N\n3 U' },
  { Q1: 'B', Q2: 'N.', Q3: 'U) not decided' },
  [
    { number: 1, letter: 'B' },
    { number: 2, letter: 'N' },
    { number: 3, letter: 'U' },
  ],
])('reads %j', (answer) => {
  expect(read(answer)).toEqual(all)
})

test('unknown questions and letters that are not offered are absent', () => {
  expect(read('1 Z\n2 D\n9 A\n3 C')).toEqual({ Q3: 'C' })
  expect(read('')).toEqual({})
  expect(read('I cannot answer that.')).toEqual({})
  expect(read({})).toEqual({})
})

test('an article is no letter', () => {
  expect(read('1. It is a price, so B')).not.toEqual({ Q1: 'A' })
})

test('what stands last counts', () => {
  expect(read('1 A\nNo, on second thought:\n1 B')).toEqual({ Q1: 'B' })
})

test('answers of 10 MB and cyclic values are read within bounds', () => {
  expect(read(`${'x '.repeat(5_000_000)}\n1 B`)).toEqual({ Q1: 'B' })
  expect(read('['.repeat(5_000_000))).toEqual({})
  const cyclic: Record<string, unknown> = { 1: 'B' }
  cyclic.self = cyclic
  expect(read(cyclic)).toEqual({ Q1: 'B' })
  const endless: Record<string, unknown> = {}
  endless.one = endless
  endless.two = [endless, endless]
  expect(read(endless)).toEqual({})
})

test('no answer throws or chooses what is not offered', () => {
  forAll([fc.oneof(fc.string(), fc.json(), fc.object())], (answer) =>
    [...readChoices(answer, questions)].every(
      ([id, letter]) => ['Q1', 'Q2', 'Q3'].includes(id) && 'ABCNU'.includes(letter),
    ),
  )
})
