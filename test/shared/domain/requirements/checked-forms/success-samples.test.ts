import { expect, test } from 'vitest'
import {
  countsSeveral,
  filledByExample,
  singleOf,
} from '../../../../../shared/domain/requirements/checked-forms/success-samples.ts'
import type { RulesOf } from '../../../../../shared/domain/requirements/checked-forms/success-samples.ts'
import type { KnownInput } from '../../../../../shared/domain/requirements/checked-forms/vocabulary.ts'

const text = (label: string): KnownInput => ({ label, control: 'textbox', options: [], start: 0 })
const inputs: KnownInput[] = [
  text('Guest name'),
  text('Seats'),
  {
    label: 'Row',
    control: 'combobox',
    options: ['Please choose', 'Stalls', 'Balcony'],
    none: 'Please choose',
    start: 1,
  },
]
const rules: RulesOf = new Map([
  ['Guest name', [{ wrong: 'length', min: 3, max: 40 }]],
  [
    'Seats',
    [
      { wrong: 'number', whole: true },
      { wrong: 'range', min: 1, max: 8 },
    ],
  ],
])
const example = 'Booked: 3 seats for Ann Miller (Balcony).'
const told = {
  text: 'Booked: {Seats} seats for {Guest name} ({Row}).',
  sample: { Seats: '3', 'Guest name': 'Ann Miller', Row: 'Balcony' },
}

test('the values of an example stand for the inputs that could hold them', () => {
  expect(filledByExample(example, inputs, rules)).toEqual(told)
})

test('a value that no input takes, or that two could hold, says nothing', () => {
  expect(filledByExample('Booked: 30 seats for Ann Miller (Balcony).', inputs, rules)).toBeUndefined()
  expect(filledByExample(example, [...inputs, text('Contact name')], rules)).toBeUndefined()
  expect(filledByExample('Thank you.', inputs, rules)).toBeUndefined()
})

test('the text for one is read beside it', () => {
  expect(singleOf(told, 'Booked: 1 seat for Ann Miller (Balcony).', inputs)).toEqual({
    label: 'Seats',
    text: 'Booked: 1 seat for {Guest name} ({Row}).',
  })
  expect(singleOf(told, 'Booked: 2 seats for Ann Miller (Balcony).', inputs)).toBeUndefined()
  expect(singleOf(told, 'Booked: 1 seat for Ben Sommer (Balcony).', inputs)).toBeUndefined()
})

test('a noun for several makes the text for one another', () => {
  expect(countsSeveral(told)).toBe('Seats')
  expect(countsSeveral({ ...told, text: 'Seat {Seats} for {Guest name} ({Row}).' })).toBeUndefined()
})
