import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const read = (expectedResult: string, action = 'Click "Go"') => compileStep({ action, expectedResult })
const said = (expectedResult: string, action?: string) => {
  const { checks, problems } = read(expectedResult, action)
  expect(problems).toEqual([])
  return checks.map(({ kind, condition, target, negated }) => [
    kind === 'assert_condition' ? condition : kind,
    target?.name,
    negated === true,
  ])
}

describe('how one thing looks', () => {
  test.each([
    ['Bread crossed out', { is: 'struck' }, 'Bread', false],
    ['Bread is not crossed out', { is: 'struck' }, 'Bread', true],
    ['"Bread" is struck through', { is: 'struck' }, 'Bread', false],
    ['Quiet hours is unfolded', { is: 'expanded' }, 'Quiet hours', false],
    ['The Pets section is folded up', { is: 'expanded' }, 'Pets', true],
    ['The characters are shown as dots', { is: 'masked' }, 'characters', false],
    ['The password is legible', { is: 'masked' }, 'password', true],
    ['Total is in bold', { is: 'bold' }, 'Total', false],
    ['13 and 14 disabled', { is: 'enabled' }, '13 and 14', true],
  ])('%s', (expected, condition, name, negated) => {
    expect(said(expected)).toEqual([[condition, name, negated]])
  })
  test('what the step was about goes without a name', () => {
    expect(said('The row is highlighted', 'Click the row "Ann"')).toEqual([
      [{ is: 'highlighted' }, 'Ann', false],
    ])
    expect(said("Can't be picked", 'Click "25"')).toEqual([[{ is: 'enabled' }, '25', true]])
  })
})

describe('how several look', () => {
  test('by their names', () => {
    expect(said('Both rows, "Ann" and "Bob", are highlighted')).toEqual([
      [{ is: 'highlighted' }, 'Ann', false],
      [{ is: 'highlighted' }, 'Bob', false],
    ])
  })
  test('by what the step did with them', () => {
    expect(said('Both checkboxes are ticked', 'Tick "A" and "B"')).toEqual([
      [{ is: 'ticked' }, 'A', false],
      [{ is: 'ticked' }, 'B', false],
    ])
  })
  test.each([
    [
      'None of the four checkboxes is ticked',
      { is: 'ticked', of: 'none', count: 4, role: 'checkbox' },
      false,
    ],
    ['All checkboxes are unticked', { is: 'ticked', of: 'all', role: 'checkbox' }, true],
    ['Neither button is enabled', { is: 'enabled', of: 'none', count: 2, role: 'button' }, false],
    ['None of the buttons is enabled', { is: 'enabled', of: 'none', role: 'button' }, false],
    ['Both crossed out', { is: 'struck', of: 'all', count: 2, role: 'entry' }, false],
    ['All of them are folded up', { is: 'expanded', of: 'all', role: 'expandable' }, true],
  ])('%s', (expected, condition, negated) => {
    expect(said(expected).map(([is, , not]) => [is, not])).toEqual([[condition, negated]])
  })
  test('one alone, and all but one', () => {
    expect(said('Only Milk is ticked')).toEqual([[{ is: 'ticked', of: 'only' }, 'Milk', false]])
    expect(said('Only "None of these" is ticked; all other checkboxes are unticked')).toEqual([
      [{ is: 'ticked', of: 'only' }, 'None of these', false],
      [{ is: 'ticked', of: 'others', role: 'checkbox' }, 'None of these', true],
    ])
  })
})

test.each([
  'All checkboxes are not ticked',
  'None of the boxes is not ticked',
  '"A" is shown and both are enabled',
  '"A" and "B" are shown and it is enabled',
  'The Save button sits there greyed out',
  'Everything up to and including the 20th is greyed out',
  'Not all checkboxes are ticked',
])('nobody is sure what it means: %s', (expected) => {
  expect(read(expected).problems).toMatchObject([{ code: 'steps.unverifiable' }])
})
