import { expect, test } from 'vitest'
import { clausesOf } from '../../../../../shared/domain/requirements/checked-forms/clauses.ts'
import { guardedClause } from '../../../../../shared/domain/requirements/checked-forms/clause-guards.ts'
import type { Vocabulary } from '../../../../../shared/domain/requirements/checked-forms/vocabulary.ts'

const vocabulary: Vocabulary = {
  buttons: ['Order'],
  inputs: [
    { label: 'Trays', control: 'textbox', options: [], start: 0 },
    { label: 'Delivery', control: 'combobox', options: ['Van', 'Bike'], start: 1 },
    { label: 'Street', control: 'textbox', options: [], start: 2 },
  ],
}
const names = new Set(['Order', 'Trays', 'Delivery', 'Street', 'Van', 'Bike'])

function read(text: string) {
  const [clause] = clausesOf(text, (value) => names.has(value))
  if (!clause) throw new Error(`No message in ${text}`)
  return guardedClause(clause, text, vocabulary)
}

test.each([
  ['If the delivery is "Bike", more than 4 trays lead to "A bike takes 4 trays."', ['Bike']],
  ['For a van the street is required. If it is empty the message is "Enter the street."', ['Van']],
])('%s counts under a guard', (text, values) => {
  expect(read(text).when).toEqual({ label: 'Delivery', values })
})

test('the input beside which a message stands is told by name', () => {
  const read1 = read(
    'If the delivery is "Bike", for 5 to 9 trays the message at "Trays" shall be "A bike takes 4 trays."',
  )
  expect(read1.beside?.label).toBe('Trays')
  expect(read1.when).toEqual({ label: 'Delivery', values: ['Bike'] })
})

test.each([
  'If the street is empty, the message is "Enter the street."',
  'If no delivery is chosen, the message is "Choose a delivery."',
  'For a van the street is required. More than 9 trays lead to "At most 9 trays."',
])('%s counts always', (text) => {
  expect(read(text).when).toBeUndefined()
})
