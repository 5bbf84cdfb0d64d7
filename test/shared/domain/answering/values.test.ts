import { expect, test } from 'vitest'
import { answerFrom } from '../../../../shared/domain/answering/index.ts'
import { valuesIn } from '../../../../shared/domain/answering/values.ts'
import { passages } from './passages.ts'

const timesIn = (text: string) =>
  valuesIn(text)
    .filter(({ kind }) => kind === 'time')
    .map(({ written, canonical }) => [written, canonical])

test.each([
  ['The doors open at seven.', ['seven', '7:00']],
  ['The doors open at seven in the evening.', ['seven', '19:00']],
  ['The pool is open until half past six.', ['half past six', '6:30']],
  ['The bus leaves at a quarter to nine.', ['quarter to nine', '8:45']],
  ['Doors close at twelve.', ['twelve', '12:00']],
  ['It starts at eight o’clock.', ['eight o’clock', '8:00']],
  ['It starts at 7 pm.', ['7 pm', '19:00']],
])('%s tells a time', (text, time) => {
  expect(timesIn(text)).toEqual([time])
})

test('both ends of opening hours in words are times', () => {
  expect(timesIn('The office is open from nine until five.')).toEqual([
    ['nine', '9:00'],
    ['five', '5:00'],
  ])
})

test.each([
  'Parcels are handed out at seven counters.',
  'Interest is charged at five percent.',
  'Seven visitors may enter.',
  'Rate it from one to ten.',
  'At one point it was free.',
])('%s tells none', (text) => {
  expect(timesIn(text)).toEqual([])
})

test('a question for a time is answered by one in words', () => {
  const text = 'Evening rehearsals of the choir begin at seven.'
  const question = 'When do evening rehearsals of the choir begin?'
  expect(answerFrom({ question, passages: passages(text) }).sentences[0]?.text).toBe(text)
})
