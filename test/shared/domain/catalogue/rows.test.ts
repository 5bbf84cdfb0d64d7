import { expect, test } from 'vitest'
import { inputsOf, rowIdeas, type Row } from '../../../../shared/domain/catalogue/rows.ts'

const rowOf = (text: string, isNamed = true): Row => ({
  cells: text.split('; ').map((cell) => {
    const [header = '', value = ''] = cell.split(': ')
    return { header, value }
  }),
  isNamed,
})

test.each([
  ['Level: Roast; Spend: 100 - 299.99; Discount: 3 %', ['100', '299.99'], ['Spend']],
  ['Letter: S; Weight: up to 20 g; Price: 0.95', ['20 g'], ['Weight']],
  ['Tariff: Pro; Consumption: more than 10,000; Term: 24 months', ['10,001'], ['Consumption']],
  ['Level: Gold; Points: 750+; Gift: yes', ['750'], ['Points']],
  ['Zone: A; Weight: under 5 kg; Price: 4', ['just under 5 kg'], ['Weight']],
  ['Group: Child; Age: 6 to 14 years; Fee: 12', ['6 years', '14 years'], ['Age']],
])('a row is tried at the ends of its range: %s', (text, values, inputs) => {
  const row = rowOf(text)
  expect(rowIdeas(row).map(({ steps }) => steps[0]?.data?.split(': ')[1])).toEqual(values)
  expect(inputsOf(row).map(({ header }) => header)).toEqual(inputs)
})

test('what stands before a range is chosen first where other rows have it, too', () => {
  const [idea] = rowIdeas(rowOf('Zone: A; Weight: up to 5 kg; Price: 4', false))
  expect(idea).toMatchObject({
    title: 'Weight 5 kg: A, 4',
    preconditions: ['Zone is A'],
    steps: [{ data: 'Weight: 5 kg', expected: 'Price: 4' }],
  })
})

test('a row without a range is looked at column by column, and a matrix of rights is tried', () => {
  expect(rowIdeas(rowOf('Role: Clerk; Bookings: all; Report: own'))).toMatchObject([
    { steps: [{ expected: 'Bookings: all' }, { expected: 'Report: own' }] },
  ])
  expect(rowIdeas(rowOf('Role: Clerk; Cancel: yes; Delete: -'))).toMatchObject([
    { type: 'negative', steps: [{ expected: 'It succeeds' }, { expected: 'It is not offered, or refused' }] },
  ])
})

test.each([
  'ID: R1; Requirement: The user logs in with a name and a password; Priority: High',
  'Field: Name; Type: text; Required: yes',
  'Role: Clerk',
  `Level: Roast; Spend: ${'9'.repeat(5000)}`,
])('rows of prose, declarations of fields and endless cells are none: %s', (text) => {
  expect(rowIdeas(rowOf(text))).toEqual([])
})
