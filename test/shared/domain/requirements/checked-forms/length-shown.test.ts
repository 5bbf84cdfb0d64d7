import { expect, test } from 'vitest'
import { lengthIn } from '../../../../../shared/domain/requirements/checked-forms/length-shown.ts'
import { toldSentences } from '../../../../../shared/domain/requirements/checked-forms/told-sentences.ts'
import type { Vocabulary } from '../../../../../shared/domain/requirements/checked-forms/vocabulary.ts'

const vocabulary: Vocabulary = {
  buttons: ['Send', 'Clear all'],
  inputs: [
    { label: 'Greeting', control: 'textbox', options: [], start: 0 },
    { label: 'Ribbon', control: 'combobox', options: ['Red', 'Blue'], start: 1 },
  ],
}
const read = (text: string) => toldSentences(text, 0).flatMap((one) => lengthIn(one, vocabulary) ?? [])

test.each([
  [
    'Below the greeting its length is shown while typing, for example "5 of 80 characters".',
    '{n} of 80 characters',
  ],
  ['A counter below the greeting shows "0/80".', '{n}/80'],
])('%s counts what is typed', (text, told) => {
  expect(read(text)).toEqual([{ part: 'length', label: 'Greeting', text: told }])
})

test.each([
  'The list below the greeting shows "5 of 80 cards".',
  'The counter of the ribbon shows "1 of 2".',
  'A counter shows "3 of 9 cards".',
  'The button "Clear all" sets the counter of the greeting back to "0 of 80 characters".',
  'While typing, the greeting is shown as "Dear Ann".',
])('%s counts no characters of an input', (text) => {
  expect(read(text)).toEqual([])
})
