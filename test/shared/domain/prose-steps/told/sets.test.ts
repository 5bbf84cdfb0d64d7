import { describe, expect, test } from 'vitest'
import { seeing } from '../support.ts'

const said = (expectedResult: string, action?: string) => {
  const { checks, problems } = seeing(expectedResult, action)
  expect(problems).toEqual([])
  return checks.map(({ condition, target, negated }) => [condition, target?.name, negated === true])
}

describe('several things together', () => {
  test.each([
    ['All sections are open again', { is: 'expanded', of: 'all', role: 'expandable' }, false],
    ['Both questions stay closed', { is: 'expanded', of: 'all', count: 2, role: 'expandable' }, true],
  ])('%s', (expected, condition, negated) => {
    expect(said(expected)).toEqual([[condition, 'Go', negated]])
  })
  test.each([
    ['Two of the boxes are ticked', { is: 'ticked', of: 'some', count: 2, role: 'checkbox' }],
    ['Four of the five stars are filled', { is: 'lit', of: 'some', count: 4, role: 'star', exactly: true }],
  ])('%s', (expected, condition) => {
    expect(said(expected)).toEqual([[condition, undefined, false]])
  })
  test('together with what was done', () => {
    expect(said('Apple, Orange and Pear get ticked along with it', 'Tick "Fruits"')).toEqual([
      [{ is: 'ticked' }, 'Apple, Orange and Pear', false],
    ])
  })
})

describe('nothing of several', () => {
  test.each([
    ['Nothing is selected', 'selected', 'Go'],
    ['nothing ticked', 'ticked', 'Go'],
    ['Civil War question: nothing selected', 'selected', 'Civil War'],
    ['In the Size group, nothing is chosen', 'selected', 'Size'],
  ])('%s', (expected, is, name) => {
    expect(said(expected)).toEqual([[{ is, of: 'nothing' }, name, false]])
  })
})

describe('in part', () => {
  test.each([
    ["Fruits itself isn't fully ticked any more", 'ticked', true],
    ['Fruits is in a mixed state', 'partly', false],
    ['Fruits is no longer indeterminate', 'partly', true],
  ])('%s', (expected, is, negated) => {
    expect(said(expected)).toEqual([[{ is }, 'Fruits', negated]])
  })
})

describe('the one that is so', () => {
  test('is said of one, and of another one that it is not', () => {
    expect(said('Billing becomes the highlighted one instead of Shipping')).toEqual([
      [{ is: 'highlighted' }, 'Billing', false],
      [{ is: 'highlighted' }, 'Shipping', true],
    ])
    expect(said('The Feedback tab is still the current one')).toEqual([
      [{ is: 'selected' }, 'Feedback', false],
    ])
  })
})

test('what is called None is no denial of several', () => {
  const { checks, problems } = seeing("Ann and Bob are ticked; None isn't")
  expect(problems).toEqual([])
  expect(checks.map(({ target, negated }) => [target?.name, negated === true])).toEqual([
    ['Ann and Bob', false],
    ['None', true],
  ])
})

test.each(['None of the sections is not open', 'Something is selected', 'They are partly ticked'])(
  'nobody is sure what it means: %s',
  (expected) => {
    expect(seeing(expected).problems).toMatchObject([{ code: 'steps.unverifiable' }])
  },
)

test.each(['All windows are closed', 'Both menus are closed'])(
  'what opens as a whole does not fold: %s',
  (expected) => {
    expect(seeing(expected).checks.filter(({ condition }) => condition?.is === 'expanded')).toEqual([])
  },
)
