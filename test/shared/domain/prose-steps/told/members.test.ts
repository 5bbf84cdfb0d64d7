import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const seeing = (expectedResult: string, action = 'Press Enter') => compileStep({ action, expectedResult })
const facts = (prose: string) =>
  seeing(prose).checks.flatMap(({ collection }) => (collection ? [collection] : []))

describe('what names no members of a list is not read so', () => {
  test.each([
    'Saved',
    'The message is no longer displayed',
    'Calendar opens, March 2026',
    'Calendar shows August 2026',
    'Month list says March',
    '"Saved" is shown at the top of the page',
    'The "Name" field ought to hold "Ann"',
  ])('%s', (prose) => {
    expect(facts(prose)).toEqual([])
  })
})

describe('which members a list has', () => {
  test.each<[prose: string, fact: object]>([
    ['Only page "1" is offered', { noun: 'page', extent: 'only', members: ['1'], surely: true }],
    ['"X" is the only one left in To Do', { extent: 'only', members: ['X'] }],
    ['You get Hamburg and Hanover offered, in that order', { extent: 'some', ordered: true }],
    ['Next to it you get English and Deutsch to choose from', { members: ['English', 'Deutsch'] }],
    [
      'A small menu drops down with Sign in, Language and Invoices in it',
      { members: ['Sign in', 'Language', 'Invoices'] },
    ],
    ['"X" is now the last card in Working', { noun: 'card', at: -1, members: ['X'] }],
    ['Stamps appears twice in the list', { times: 2, members: ['Stamps'] }],
    ['The headings "Name", "Age" are displayed', { noun: 'heading', members: ['Name', 'Age'] }],
    ['There is no card saying "X" anywhere', { noun: 'card', extent: 'none', members: ['X'] }],
  ])('%s', (prose, fact) => {
    expect(facts(prose)).toMatchObject([fact])
  })

  test('what was typed last is what has come to stand somewhere', () => {
    const { checks } = seeing(
      'It’s at the top of the column, above "All right"',
      'Enter "Call Bob" in "Task"',
    )
    expect(checks).toMatchObject([
      { collection: { at: 1, members: ['Call Bob'] } },
      { collection: { ordered: true, members: ['Call Bob', 'All right'] } },
    ])
  })
})

test('a column is one of a table, or a part of the page', () => {
  const { checks } = seeing('A column "Salary" is displayed')
  const name = 'Salary'
  expect(checks).toEqual([
    {
      kind: 'assert_visible',
      target: { role: 'columnheader', name, or: [{ role: 'region', name }] },
    },
  ])
  expect(seeing('The section "Salary" is displayed').checks).toMatchObject([{ target: { role: 'region' } }])
})

describe('in what order they stand', () => {
  test.each<[prose: string, sorted: object]>([
    ['Names A to Z', { direction: 'ascending', by: 'name' }],
    ['Sorted by age, youngest first', { direction: 'ascending', by: 'age' }],
    ['The rows are sorted by "Price" in descending order', { direction: 'descending', by: 'Price' }],
    ['Descending by price', { direction: 'descending', by: 'price' }],
    ['In reverse alphabetical order', { direction: 'descending' }],
  ])('%s', (prose, sorted) => {
    expect(facts(prose)).toEqual([{ sorted }])
  })

  test('the heading that was clicked says by which column', () => {
    const { checks } = seeing('The list is sorted in ascending order', 'Click the column header "Age"')
    expect(checks).toMatchObject([{ collection: { sorted: { direction: 'ascending', clicked: 'Age' } } }])
  })

  test('what each of them has in a column', () => {
    expect(
      facts('Five employees are displayed, each of whom has "London" in the "Office" column'),
    ).toMatchObject([{ count: 5 }, { each: { text: 'London', column: 'Office' } }])
  })
})

test('what was moved by its handle is what the handle stands with', () => {
  const action = 'Grab the "Call Bob" card by its three-line handle, drag it to the Done column and let go'
  expect(seeing('The card is in Done now', action).checks).toMatchObject([
    { collection: { members: ['Call Bob'] } },
  ])
})
