import { expect, test } from 'vitest'
import { phrasesOf } from '../../../../../shared/domain/test-generation/gaps/phrases.ts'

test.each([
  ['a + and then 8 to 15 digits', ['8', '15', 'digits'], ['“8 to 15 digits”']],
  ['It is shown', ['the limit'], []],
  ['When it is Open, the list is hidden', ['hidden', 'Open'], ['“Open”', '“hidden”']],
])('words of "%s" are quoted as they stand in it', (sentence, words, phrases) => {
  expect(phrasesOf(sentence, words)).toEqual(phrases)
})
