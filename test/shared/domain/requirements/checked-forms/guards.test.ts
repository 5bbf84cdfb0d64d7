import { expect, test } from 'vitest'
import { guardIn } from '../../../../../shared/domain/requirements/checked-forms/guards.ts'
import type { Vocabulary } from '../../../../../shared/domain/requirements/checked-forms/vocabulary.ts'

const vocabulary: Vocabulary = {
  buttons: ['Save'],
  inputs: [
    { label: 'Name', control: 'textbox', options: [], start: 0 },
    {
      label: 'Vehicle',
      control: 'combobox',
      options: ['Please choose', 'Van', 'Lorry'],
      none: 'Please choose',
      start: 1,
    },
    { label: 'Gift', control: 'checkbox', options: [], start: 2 },
  ],
}
const read = (text: string, about = 'Name') => guardIn(text, about, vocabulary)?.guard

test.each([
  ['If the vehicle is "Van", the name is', ['Van']],
  ['when "Lorry" is chosen as the vehicle, the', ['Lorry']],
  ['While "Vehicle" is "Van" or "Lorry"', ['Van', 'Lorry']],
  ['if the vehicle is not "Van", then', ['Lorry']],
  ['For a van the name is required.', ['Van']],
  ['for "Lorry" the name', ['Lorry']],
])('"%s" counts only while the list holds that', (text, values) => {
  expect(read(text)).toEqual({ label: 'Vehicle', values })
})

test('a box is ticked or not', () => {
  expect(read('If "Gift" is ticked, the name')).toEqual({ label: 'Gift', values: ['on'] })
  expect(read('as long as "Gift" is not ticked')).toEqual({ label: 'Gift', values: [''] })
})

test('what is no choice of another input guards nothing', () => {
  expect(read('If the name is "Van"')).toBeUndefined()
  expect(read('If the vehicle is "Bus"')).toBeUndefined()
  expect(read('The vehicle is "Van"')).toBeUndefined()
  expect(read('If the vehicle is "Van"', 'Vehicle')).toBeUndefined()
})
