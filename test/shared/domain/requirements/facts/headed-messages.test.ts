import { expect, test } from 'vitest'
import { readTable } from '../../../../../shared/domain/requirements/tables/read-table.ts'
import type { Fact } from '../../../../../shared/domain/requirements/facts/types.ts'

function factsOf(header: string[], row: string[]): Fact[] {
  return readTable([header, row], { id: 0, heading: '', before: '' })[1]?.facts ?? []
}
const messages = (facts: Fact[]) => facts.flatMap((fact) => (fact.kind === 'message' ? [fact.text] : []))
const constraintsOf = (facts: Fact[]) =>
  facts.flatMap((fact) => (fact.kind === 'field' ? [fact.constraints] : []))[0]

test.each([
  'Message otherwise',
  'Error shown',
  'If wrong',
  'Hint when invalid',
  'Otherwise the page shows',
  'Text if not valid',
  'Feedback if the entry is wrong',
  'Error text',
])('a column headed "%s" holds the messages of its inputs, quoted or not', (heading) => {
  const row = ['Seats', '1 to 8', 'Choose 1 to 8 seats']
  expect(messages(factsOf(['Field', 'Allowed', heading], row))).toEqual(['Choose 1 to 8 seats'])
})

test.each(['Help text', 'Hint', 'Text', 'Example', 'If empty, filled with'])(
  'a column headed "%s" holds no messages',
  (heading) => {
    expect(
      messages(factsOf(['Field', 'Allowed', heading], ['Seats', '1 to 8', 'As in your ticket'])),
    ).toEqual([])
  },
)

test.each(['', '-', '–', 'none', 'n/a'])('a cell "%s" is no message', (cell) => {
  expect(messages(factsOf(['Field', 'Allowed', 'Message otherwise'], ['Seats', '1 to 8', cell]))).toEqual([])
})

test.each(['Kind', 'Control', 'Field type', 'Kind of input'])(
  'a column headed "%s" says what an input is',
  (heading) => {
    const facts = factsOf(['Field', heading, 'Allowed'], ['Size', 'radio buttons', 'Small, Medium, Large'])
    expect(constraintsOf(facts)).toMatchObject({ control: 'radio', choices: ['Small', 'Medium', 'Large'] })
  },
)

test.each([
  'at most 12 characters; letters, digits and hyphens',
  'max. 12 characters, letters, digits and hyphens',
  'letters, digits and hyphens',
  'only letters, digits and hyphens',
])('a cell "%s" allows no other characters', (cell) => {
  const { pattern } = constraintsOf(factsOf(['Field', 'Allowed'], ['Code', cell])) ?? {}
  expect(new RegExp(pattern?.source ?? '', 'u').test('ab-12')).toBe(true)
  expect(new RegExp(pattern?.source ?? '', 'u').test('ab_12')).toBe(false)
})

test('a cell that counts characters alone allows all of them', () => {
  expect(
    constraintsOf(factsOf(['Field', 'Allowed'], ['Code', '2 to 12 characters, digits']))?.pattern,
  ).toBeUndefined()
  expect(
    constraintsOf(factsOf(['Field', 'Allowed'], ['Code', 'text, at most 12 characters']))?.pattern,
  ).toBeUndefined()
})
