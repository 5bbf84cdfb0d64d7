import { expect, test } from 'vitest'
import { derivedChecks } from '../../../../../shared/domain/judging/blind-choice/index.ts'
import { CaseCheck } from '../../../../../shared/domain/test-cases/schema.ts'
import { question } from './question.ts'

const checkFor = (letter: string | undefined) =>
  derivedChecks([question('Q1')], new Map(letter === undefined ? [] : [['Q1', letter]])).checks.get('TC-Q1')

test.each([
  ['B', 'holds', 'came to the same'],
  ['A', 'fails', 'Price: 9.90 EUR'],
  ['N', 'fails', 'none of the offered results'],
  ['U', 'unknown', 'the text does not decide it'],
  [undefined, 'unknown', 'gave no answer'],
  ['Z', 'unknown', 'gave no answer'],
])('the answer %s says: %s', (letter, result, reason) => {
  const check = CaseCheck().parse(checkFor(letter))
  expect(check).toMatchObject({ check: 'derived_twice', result, sentence: 'The price is 4.90 EUR.' })
  expect(check.reason).toContain(reason)
})

test('a case holds only when all its questions hold, and one failure decides', () => {
  const both = [question('Q1', { caseId: 'TC-1' }), question('Q2', { caseId: 'TC-1', stepNumber: 2 })]
  const resultOf = (one: string, other: string) =>
    derivedChecks(
      both,
      new Map([
        ['Q1', one],
        ['Q2', other],
      ]),
    ).checks.get('TC-1')?.result
  expect(resultOf('B', 'B')).toBe('holds')
  expect(resultOf('B', 'U')).toBe('unknown')
  expect(resultOf('U', 'A')).toBe('fails')
})

test('a case without a question is unknown', () => {
  const { checks } = derivedChecks([], new Map(), ['TC-9'])
  expect(checks.get('TC-9')).toEqual({
    check: 'derived_twice',
    result: 'unknown',
    reason: 'Nothing in it can be asked for a second time.',
  })
})

test('what is not decided is asked of the author of the text, with the sentence', () => {
  const { questions } = derivedChecks([question('Q1')], new Map([['Q1', 'U']]))
  expect(questions).toEqual([
    {
      text: 'What must be seen after “Click the "Get quote" button”? Is it “"Price: 4.90 EUR" is shown”? The text says: “The price is 4.90 EUR.”.',
      sentences: ['S4'],
    },
  ])
})
