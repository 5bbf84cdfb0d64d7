import { expect, test } from 'vitest'
import { answerFrom } from '../../../../shared/domain/answering/index.ts'
import { expectLinear } from '../../../support/costs.ts'
import { passages } from './passages.ts'

const answerTo = (question: string, text: string) =>
  answerFrom({ question, passages: passages(text) }).sentences.map((sentence) => sentence.text)

test.each([
  'The library of Arden is open from 9 to 18.',
  'The library is open daily from 9.30 to 17.00.',
  'The library is open 9–17 on weekdays and 10–14 on Saturdays.',
  'From 9 to 18 the library is open.',
  'Opening hours of the library: 9–18',
  'The library opens at 7.',
])('who asks when the library is open is told that "%s"', (text) => {
  expect(answerTo('When is the library open?', text)).toEqual([text])
})

test.each([
  'What are the opening hours of the library?',
  'Until when is the library open?',
  'How long is the library open?',
])('%s is answered by hours in bare figures', (question) => {
  const text = 'The library of Arden is open from 9 to 18.'
  expect(answerTo(question, text)).toEqual([text])
})

test.each([['When is lunch served?', 'Lunch is served from 12 to 2.']])(
  '%s is answered whatever it is that takes hours',
  (question, text) => {
    expect(answerTo(question, text)).toEqual([text])
  },
)

test.each([
  ['When is the library open?', 'The library is open to children from 6 to 12.'],
  ['When is the library open?', 'The library is open in rooms 9 to 18.'],
  ['When are the rooms open?', 'Rooms 9 to 18 are open.'],
  ['When is the gym open?', 'The gym is open with 9 to 18 machines.'],
  ['When is the library open?', 'The library is open to 300 members.'],
  ['When is the library open from 9 to 18?', 'The library is open from 9 to 18.'],
])('%s is not answered by ages, pages or what is counted: %s', (question, text) => {
  expect(answerTo(question, text)).toEqual([])
})

test('a sentence of nothing but hours costs its length', () => {
  expectLinear(1_000, (size) => {
    const text = `The library ${'Monday at 9 the the '.repeat(size)}`
    answerFrom({ question: 'When is the library open?', passages: passages(text) })
  })
})
