import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const form = 'The form has the fields Course, Note, Quota and Name. '

function inputs(text: string) {
  return readDocument(text).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'field'))
}

describe('two clauses about one number', () => {
  test.each([
    'The quota must be between 18 and 120 and must be a multiple of 5.',
    'The quota must be between 18 and 120, and it must be divisible by 5.',
  ])('%s', (sentence) => {
    const number = inputs(form + sentence).at(-1)?.constraints.number
    expect(number).toMatchObject({ min: 20n, max: 120n, step: 5n, stepped: true })
  })
})

describe('which inputs are required', () => {
  const required = (sentence: string) =>
    inputs(form + sentence).flatMap(({ label, constraints }) => (constraints.required ? [label] : []))
  test.each([
    ['All are mandatory.', ['Course', 'Note', 'Quota', 'Name']],
    ['All inputs except Note are required.', ['Course', 'Quota', 'Name']],
    ['All fields but Note and Quota must be filled in.', ['Course', 'Name']],
  ])('%s', (sentence, labels) => {
    expect(required(sentence)).toEqual(labels)
  })
})

test.each([
  ['- Days: a number from 1 to 30 (required)', ['Days']],
  ['- Delivery: one of Standard, Express, Overnight (required)', ['Delivery']],
  ['- Service: Standard or Express (selection list)', ['Service']],
  [
    'The form asks for Name (required), Age of the child (4 to 17) and Phone (7 to 15 digits).',
    ['Name', 'Age', 'Phone'],
  ],
])('a bracket is about the right input: %s', (text, labels) => {
  expect(inputs(text).map(({ label }) => label)).toEqual(labels)
})

test('a column that says "list" beside one that names the values is a selection', () => {
  const [input] = inputs(
    '| Field | Type | Remarks |\n|---|---|---|\n| Expense type | list | Travel, Hotel, Meals |',
  )
  expect(input?.constraints).toMatchObject({ control: 'select', choices: ['Travel', 'Hotel', 'Meals'] })
})
