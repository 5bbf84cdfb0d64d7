import { describe, expect, test } from 'vitest'
import { seeing } from '../support.ts'

const said = (expectedResult: string, action?: string) => {
  const { checks, problems } = seeing(expectedResult, action)
  expect(problems).toEqual([])
  return checks.map(({ kind, condition, target, negated }) => [
    kind === 'assert_condition' ? condition : kind,
    target?.name,
    negated === true,
  ])
}

describe('how one thing looks', () => {
  test.each([
    ['Bread is not crossed out', { is: 'struck' }, 'Bread', true],
    ['Quiet hours is unfolded', { is: 'expanded' }, 'Quiet hours', false],
    ['The characters are shown as dots', { is: 'masked' }, 'characters', false],
    ['The password is legible', { is: 'masked' }, 'password', true],
    ['Total is in bold', { is: 'bold' }, 'Total', false],
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
    ['Neither button is enabled', { is: 'enabled', of: 'none', count: 2, role: 'button' }, false],
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
])('nobody is sure what it means: %s', (expected) => {
  expect(seeing(expected).problems).toMatchObject([{ code: 'steps.unverifiable' }])
})
