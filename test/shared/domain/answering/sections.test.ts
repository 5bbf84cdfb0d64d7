import { expect, test } from 'vitest'
import { answerFrom, verifyAnswer } from '../../../../shared/domain/answering/index.ts'
import { passage } from './passages.ts'

const text = 'Open from 9 to 18.\n\nIndoor pool, 25 m\n\nOpen from 7 to 22.\n\nDogs stay outside.'
const house = passage(text, {
  headings: ['House', 'Library'],
  sections: [{ at: text.indexOf('Indoor'), above: 1, heading: 'Indoor pool, 25 m' }],
})
const answerTo = (question: string) =>
  answerFrom({ question, passages: [house] }).sentences.map((sentence) => sentence.text)

test('what is asked of one section of a passage is answered by what stands below its heading alone', () => {
  expect(answerTo('When is the library open?')).toEqual(['Open from 9 to 18.'])
  expect(answerTo('When is the pool open?')).toEqual(['Open from 7 to 22.'])
})

test('headings above all sections of a passage hold for each', () => {
  expect(answerTo('When is the pool of the house open?')).toEqual(['Open from 7 to 22.'])
  expect(answerTo('Do dogs stay outside in the library?')).toEqual([])
  expect(answerTo('Do dogs stay outside at the pool?')).toEqual(['Dogs stay outside.'])
})

test('what is quoted in a question stands in a heading above the answer, not in one of another section', () => {
  expect(answerTo('When is the "indoor pool" open?')).toEqual(['Open from 7 to 22.'])
  expect(answerTo('Do dogs stay outside in "Library"?')).toEqual([])
})

test('a sentence of a model may name the heading above what it cites, and no other', () => {
  const held = (answer: string) => verifyAnswer({ answer, passages: [house] }).sentences.length
  expect(held('The pool is open from 7 to 22 [1].')).toBe(1)
  expect(held('The library is open from 9 to 18 [1].')).toBe(1)
  expect(held('The library is open from 7 to 22 [1].')).toBe(0)
  expect(held('The pool is open from 9 to 18 [1].')).toBe(0)
})
