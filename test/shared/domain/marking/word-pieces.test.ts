import { expect, test } from 'vitest'
import { piecesOf, vocabularyOf } from '../../../../shared/domain/marking/word-pieces.ts'
import { wordsOf } from '../../../../shared/domain/marking/words.ts'

const vocabulary = vocabularyOf([
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'cafe',
  'un',
  '##aff',
  '##able',
  "'",
  's',
  '2',
  '##0',
  '.',
])
const pieces = [...vocabulary.numbers.keys()]

test.each([
  ['Café', ['cafe']],
  ['UNAFFABLE', ['un', '##aff', '##able']],
  ["un's", ['un', "'", 's']],
  ['2.0', ['2', '.', '[UNK]']],
  ['unknown', ['[UNK]']],
  ['x'.repeat(101), ['[UNK]']],
])('%s is cut as the encoder learned it', (word, expected) => {
  expect(piecesOf(word, vocabulary).map((number) => pieces[number])).toEqual(expected)
})

test('a vocabulary without its special pieces is refused', () => {
  expect(() => vocabularyOf(['[UNK]', '[CLS]'])).toThrow('no [SEP]')
})

test('words are numbers, words with their apostrophe, and single signs, at their places', () => {
  const text = "At 9:30, 1,000.50 € can't   be é→𝒳."
  const words = wordsOf(text)
  expect(words.map(({ text: word }) => word)).toEqual([
    'At',
    '9:30',
    ',',
    '1,000.50',
    '€',
    "can't",
    'be',
    'é',
    '→',
    '𝒳',
    '.',
  ])
  for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word)
})
