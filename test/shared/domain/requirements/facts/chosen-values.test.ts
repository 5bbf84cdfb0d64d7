import { expect, test } from 'vitest'
import { maskQuotes } from '../../../../../shared/domain/requirements/facts/mask.ts'
import { readValueLists } from '../../../../../shared/domain/requirements/facts/fields/value-lists.ts'

test.each<[string, string, string[], boolean | undefined]>([
  [
    'The clerk shall select exactly one reason: Damaged, Late or Wrong.',
    'Reason',
    ['Damaged', 'Late', 'Wrong'],
    true,
  ],
  ['A driver must choose a fuel type: Petrol or Diesel.', 'Fuel type', ['Petrol', 'Diesel'], true],
  ['Members may pick one seat class (Window, Aisle).', 'Seat class', ['Window', 'Aisle'], undefined],
])('what somebody chooses is the input, not who chooses: %s', (text, label, choices, required) => {
  const [fact] = readValueLists(maskQuotes(text))
  expect(fact?.label).toBe(label)
  expect(fact?.constraints.choices).toEqual(choices)
  expect(fact?.constraints.required).toBe(required)
})
