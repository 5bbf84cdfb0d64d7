import { expect, test } from 'vitest'
import { readAnswer } from '../../../../../shared/domain/authoring/answer/read-answer.ts'
import { quote } from '../../../../support/authoring/fixtures.ts'

const sentences = new Map(quote.sentences.map((sentence) => [sentence.id, sentence]))

test('questions, idle sentences and gaps are bound to sentences that exist', () => {
  const answer = readAnswer(
    'Here it is: ```json {"cases": [], "questions": [{"q": "Why?", "s": [3, 99]}, {"s": [1]}, "How?"], "idle": [24, "S1", 77], "gaps": [{"d": "No zone", "s": [6], "p": "HIGH"}, {"d": "x", "s": [99]}],} ```',
    sentences,
  )
  expect(answer).toEqual({
    cases: [],
    questions: [
      { text: 'Why?', sentences: ['S3'] },
      { text: 'How?', sentences: [] },
    ],
    idle: ['S24', 'S1'],
    gaps: [{ sentences: ['S6'], description: 'No zone', priority: 'high' }],
    isWhole: true,
    warnings: [],
  })
})

test('an answer of ten megabytes is not read as a whole, which a warning says', () => {
  const { cases, warnings } = readAnswer(`{"cases":[${'{"t":"A"},'.repeat(1_000_000)}]}`, sentences)
  expect(cases).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('too long')])
})

test('of a thousand cases 200 are read, and garbage is said to be none', () => {
  expect(readAnswer({ cases: Array.from({ length: 1000 }, () => ({})) }, sentences)).toMatchObject({
    cases: { length: 200 },
    warnings: [expect.stringContaining('1000 cases')],
  })
  expect(readAnswer('I am sorry.', sentences)).toMatchObject({ isWhole: false, warnings: [] })
  expect(readAnswer({ cases: 'none', idle: { a: 1 }, questions: 5 }, sentences).questions).toEqual([])
})
