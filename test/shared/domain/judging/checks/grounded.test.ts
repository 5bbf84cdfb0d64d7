import { describe, expect, test } from 'vitest'
import { judge } from '../../../../../shared/domain/judging/index.ts'
import type { TestStep } from '../../../../../shared/domain/test-cases/schema.ts'
import { numbered } from '../../../../support/authored/authored.ts'
import { writtenCase } from '../../../../support/authored/written-case.ts'

const text = `The basket takes up to three items. Members pay 10 % less. Delivery costs 4.95 EUR below 100 EUR.
The page shows "Total: 12.50 EUR" and greets with "Hello, <name>!". A wrong code is refused with "Code <code> is not known.".
An order of 1,234.50 EUR is free. The offer ends on 24 December 2027.`
const sentences = numbered(text)
const all = sentences.map(({ id }) => id)

const checked = (
  expected: string,
  {
    actions = [] as string[],
    computed,
    cited = all,
  }: { actions?: string[]; computed?: TestStep['computed']; cited?: string[] } = {},
) => {
  const testCase = writtenCase(
    'A',
    [...actions.map((action) => [action] as const), ['Click "Pay"', expected]],
    {
      sentences: cited,
    },
  )
  if (computed) testCase.steps!.at(-1)!.computed = computed
  const judgement = judge([testCase], { sentences, author: 'model' })
  const check =
    judgement.returned[0]?.checks.find((each) => each.check === 'grounded') ??
    judgement.cases[0]?.checks?.find((each) => each.check === 'grounded')
  return { ...judgement, check: check! }
}

describe('ground in the text', () => {
  test.each([
    '"Total: 12.50 EUR" is shown',
    '“Total:  12.50 EUR” is shown',
    'The "Total" is "1234.5"',
    '"2027-12-24" is shown',
    '"Total: 4.95 EUR" is shown',
    'There are 3 items in the list',
  ])('%s has some', (expected) => {
    expect(checked(expected).check.result).toBe('holds')
  })

  test.each([
    '"Total: 12.55 EUR" is shown',
    '"Sum: 12.50 EUR" is shown',
    '"2027-12-25" is shown',
    'There are 4 items in the list',
    '"Voucher expired" is not shown',
    'The "Total" is "950"',
  ])('%s has none', (expected) => {
    const { left, removed } = checked(expected)
    expect(left).toHaveLength(1)
    expect(removed).toHaveLength(1)
  })

  test('of a chain only the part without ground is taken out', () => {
    const { cases, removed } = checked(
      '"Total: 12.50 EUR" is shown and "Thank you" is shown and the "Pay" button is disabled',
    )
    expect(cases[0]!.steps![0]!.expectedResult).toBe(
      '"Total: 12.50 EUR" is shown and the "Pay" button is disabled',
    )
    expect(removed.map(({ expectation }) => expectation)).toEqual(['"Thank you" is shown'])
  })

  test('a template is filled by an entry, and not by a word from nowhere', () => {
    const actions = ['Enter "Ann" in the "Name" field', 'Enter "X-1" in the "Code" field']
    expect(checked('"Hello, Ann!" is shown', { actions }).check.result).toBe('holds')
    expect(checked('"Code X-1 is not known." is shown', { actions }).check.result).toBe('holds')
    expect(checked('"Hello, Bob!" is shown', { actions }).left).toHaveLength(1)
  })

  test('what the case repeated it may count', () => {
    const actions = ['Click "Add"', 'Click "Add"']
    expect(checked('There are 2 items in the list', { actions }).check.result).toBe('holds')
  })

  test('dates that count from today have ground', () => {
    expect(checked('"%TODAY+3D%" is shown').check.result).toBe('holds')
  })
})

describe('computed values', () => {
  test('count where an entry of the case stands within their figures', () => {
    const actions = ['Enter "10" in the "Width" field', 'Enter "4" in the "Depth" field']
    const computed = [{ expression: '10 + 4 * 0.1', value: '10.40' }]
    const { check } = checked('"Total: 10.40 EUR" is shown', { actions, computed })
    expect(check.result).toBe('holds')
  })

  const actions = ['Enter "50" in the "Amount" field']

  test('count when they are right and rest on the text and on entries', () => {
    const computed = [{ expression: '50 * 0.9 + 4.95', value: '49.95' }]
    expect(checked('"Total: 49.95 EUR" is shown', { actions, computed }).check.result).toBe('holds')
    expect(checked('"Total: 49.95 EUR" is shown', { actions }).left).toHaveLength(1)
  })

  test('may rest on one another, but not in a circle', () => {
    const computed = [
      { expression: '45 + 4.95', value: '49.95' },
      { expression: '50 * 0.9', value: '45' },
    ]
    expect(checked('"Total: 49.95 EUR" is shown', { actions, computed }).check.result).toBe('holds')
    const circle = [
      { expression: '88 + 1', value: '89' },
      { expression: '89 - 1', value: '88' },
    ]
    expect(checked('"Total: 89 EUR" is shown', { actions, computed: circle }).check.reason).toContain(
      'uses 88',
    )
  })

  test.each([
    ['50 * 0.9 + 4.95', '50.95', 'is 49.95, not 50.95'],
    ['1/0/0', '50.95', 'divides by zero'],
    ['777 * 3', '2331', 'uses 777'],
  ])('%s as %s fails: %s', (expression, value, reason) => {
    const { check, left } = checked(`"Total: ${value} EUR" is shown`, {
      actions,
      computed: [{ expression, value }],
    })
    expect(left).toHaveLength(1)
    expect(check.reason).toContain(reason)
  })
})

test('a step that only looked and has no ground is left out, and the others are numbered anew', () => {
  const testCase = writtenCase(
    'A',
    [
      ['Click "Pay"', '"Total: 12.50 EUR" is shown'],
      ['Look at the page', '"Farewell" is shown'],
      ['Click "Pay"', '"Total: 4.95 EUR" is shown'],
    ],
    { sentences: all },
  )
  const { cases } = judge([testCase], { sentences, author: 'model' })
  expect(cases[0]!.steps!.map(({ stepNumber, expectedResult }) => [stepNumber, expectedResult])).toEqual([
    [1, '"Total: 12.50 EUR" is shown'],
    [2, '"Total: 4.95 EUR" is shown'],
  ])
})

describe('ground in what the case brings about', () => {
  const given = (expected: string, preconditions: string[], computed?: TestStep['computed']) => {
    const testCase = writtenCase('A', [['Click "Pay"', expected]], { sentences: all, preconditions })
    if (computed) testCase.steps!.at(-1)!.computed = computed
    return judge([testCase], { sentences, author: 'model' })
  }
  const groundedOf = ({ cases }: ReturnType<typeof given>) =>
    cases[0]?.checks?.find(({ check }) => check === 'grounded')?.result

  test('names and numbers of preconditions are ground, and nothing else beside them', () => {
    const preconditions = ['The basket of "Lea Winter" holds goods of 1080 EUR']
    expect(groundedOf(given('"Lea Winter" is shown', preconditions))).toBe('holds')
    expect(groundedOf(given('"1080" is shown', preconditions))).toBe('holds')
    expect(groundedOf(given('"Tom Winter" is shown', preconditions))).not.toBe('holds')
    expect(groundedOf(given('"1081" is shown', preconditions))).not.toBe('holds')
  })

  test('a precondition of 80 is no ground for 8', () => {
    expect(groundedOf(given('"8" is shown', ['The basket holds goods of 80 EUR']))).not.toBe('holds')
  })

  test('what units are made of counts as a factor', () => {
    const weeks = [{ expression: '3 * 7', value: '21' }]
    expect(groundedOf(given('"21" is shown', [], weeks))).toBe('holds')
    const others = [{ expression: '3 * 13', value: '39' }]
    expect(given('"39" is shown', [], others).cases).toEqual([])
  })

  test('a count that people write as a word is not known to be right, and the case stays', () => {
    const double = [{ expression: '4.95 * 2', value: '9.90' }]
    const { cases, removed } = given('"9.90" is shown', [], double)
    const check = cases[0]?.checks?.find((each) => each.check === 'grounded')
    expect([check?.result, check?.reason, cases[0]?.verified, removed]).toEqual([
      'unknown',
      expect.stringContaining('uses 2'),
      false,
      [],
    ])
  })

  test('an expression that rests on nothing costs no more than its own value', () => {
    const sum = [{ expression: '777 + 1', value: '778' }]
    expect(groundedOf(given('"Total: 12.50 EUR" is shown', [], sum))).toBe('holds')
    const [removed] = given('"Total: 12.50 EUR" is shown and "778" is shown', [], sum).removed
    expect(removed?.reason).toContain('uses 777')
  })

  test('without a page nobody knows what its lists are called', () => {
    const { cases } = given('"Total: 12.50 EUR" is shown in the "Receipts" list', [])
    expect(cases[0]?.checks?.find(({ check }) => check === 'grounded')?.result).toBe('holds')
  })
})

describe('values as they are written', () => {
  test('three decimals are no thousands', () => {
    const computed = [{ expression: '4.95 * 10 / 100 + 4.5', value: '4.995' }]
    const { check } = checked('"4.995" is shown', { computed, actions: ['Enter "4.5" in the "Fee" field'] })
    expect(check.result).toBe('holds')
  })

  test('a digit of a unit is a part of its word', () => {
    const own = numbered('A lower reading is refused with "Not below 1240 m³.".')
    const lower = writtenCase(
      'A',
      [['Enter "1310" in the "Reading" field'], ['Click "Send"', '"Not below 1310 m³." is shown']],
      { sentences: own.map(({ id }) => id) },
    )
    const { cases } = judge([lower], { sentences: own, author: 'model' })
    expect(cases[0]?.checks?.find((each) => each.check === 'grounded')?.result).toBe('holds')
  })
})
