import { expect, test } from 'vitest'
import {
  mayAnswer,
  standsAlone,
} from '../../../../../../shared/domain/retrieval/exams/questions/unanswered.ts'
import { expectLinear } from '../../../../../support/costs.ts'

test.each([
  'The guarantee lasts how many months from the date of purchase?',
  'Whoever parks without a permit pays a fine of how much money?',
  'What is the Harbour Museum trust?',
])('%s – somebody may ask that who has not seen the text', (question) => {
  expect(standsAlone(question)).toBe(true)
})

test.each([
  ['what it points to stands elsewhere', 'It holds the temperature for how many minutes if pressed?'],
  ['it is the middle of a sentence', 'what percentage of readers would recommend the portal?'],
  ['it quotes a program', 'The header `Retry-After` says how many seconds to wait?'],
  ['its figure is a part of a name', 'Where First donation is No, only BD-how many applies?'],
  ['it says too little', 'What is Parcelo?'],
  ['it is long', `The ${'very '.repeat(30)}old guarantee lasts how many months?`],
])('a question is not asked alone where %s', (_, question) => {
  expect(standsAlone(question)).toBe(false)
})

const question = 'The guarantee lasts how many months from the date of purchase?'

test('passages that hold more than half of the words of a question may answer it, in whatever form of them', () => {
  expect(mayAnswer(question, ['Guarantees last two years. Keep the proof of your purchases.'])).toBe(true)
  expect(mayAnswer(question, ['The lift was purchased in May.', 'A guarantee is given.'])).toBe(false)
  expect(mayAnswer(question, [])).toBe(false)
})

test('words that only ask count for nothing', () => {
  const words = 'How many, how much, and what is said about that is what we mean.'
  expect(mayAnswer(question, [words])).toBe(false)
})

test.each([
  ['words', 'guarantee months '],
  ['marks', '[[`'],
])('%s without an end cost their length', (_, piece) => {
  expectLinear(400_000, (length) => {
    const text = piece.repeat(length / piece.length)
    return [mayAnswer(question, [text]), standsAlone(text)]
  })
})
