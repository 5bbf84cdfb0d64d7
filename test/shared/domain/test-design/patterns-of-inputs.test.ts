import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { readPattern } from '../../../../shared/domain/patterns/index.ts'
import { satisfies } from '../../../../shared/domain/test-design/check/satisfies.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const outcome = ' If it is not, the page shows "Check it". After a successful entry the page shows "Saved".'
const rows = (requirements: string) =>
  designTests({ requirements: requirements + outcome, mode: 'agentic', maxTestCases: 200 }).testCases.map(
    ({ steps = [], expectedResult }) => ({
      value: steps.flatMap(({ testData }) => testData ?? [])[0]?.replace(/^[^=]*=/, '') ?? '',
      refused: !expectedResult?.startsWith('"Saved" is visible'),
    }),
  )

describe.each([
  ['The order number must match the pattern ^[A-Z]{2}\\d{4}$.', /^[A-Z]{2}\d{4}$/],
  ['The order number must have the format NNN-NN.', /^\d{3}-\d{2}$/],
  ['The order number must consist of two capital letters followed by 8 digits.', /^[A-Z]{2}\d{8}$/],
  ['The slug may contain only lower-case letters, digits and hyphens.', /^[a-z0-9-]*$/],
  ['The voucher code must start with "SALE".', /^SALE.*$/],
  ['The nickname must not contain spaces.', /^\S*$/],
])('%s', (text, expression) => {
  test('has a text that matches and one that does not, each judged by the expression itself', () => {
    const entered = rows(text)
    expect(entered.some(({ refused }) => !refused)).toBe(true)
    expect(entered.some(({ refused }) => refused)).toBe(true)
    for (const { value, refused } of entered) if (value !== '') expect(expression.test(value)).toBe(!refused)
  })
})

test('an expression that backtracks badly is followed in linear time', () => {
  const found = rows('The reference must match the pattern ^(a+)+b$.')
  expect(found.filter(({ refused }) => !refused).map(({ value }) => /^a+b$/.test(value))).toContain(true)
  const pattern = readPattern('^(a+)+b$')
  expectLinear(50_000, (length) => expect(pattern?.testWhole('a'.repeat(length))).toBe(false))
})

test('an expression that is not understood is a gap and no case', () => {
  const { testCases, gaps } = designTests({
    requirements: 'The reference must match the pattern ^([a-z])\\1\\d+$.',
    mode: 'agentic',
  })
  expect(testCases).toEqual([])
  expect(gaps.some(({ requirementRef }) => requirementRef === 'REQ-001')).toBe(true)
})

describe('an IBAN', () => {
  test('is judged by its check digits', () => {
    const iban = { kind: 'format', format: 'iban', matches: true } as const
    expect(satisfies('DE89370400440532013000', iban)).toBe(true)
    expect(satisfies('GB82WEST12345698765432', iban)).toBe(true)
    expect(satisfies('DE89370400440532013001', iban)).toBe(false)
    expect(satisfies('DE8937040044', iban)).toBe(false)
    expect(satisfies('de89370400440532013000', iban)).toBe(false)
  })
  test('is tried with wrong check digits', () => {
    const entered = rows('The IBAN must be a valid IBAN.')
    expect(entered).toContainEqual({ value: 'DE89370400440532013000', refused: false })
    expect(entered).toContainEqual({ value: 'DE89370400440532013001', refused: true })
  })
})

test('a pattern with a length has texts of every boundary length', () => {
  const entered = rows(
    'The slug must have 3 to 8 characters and may contain only lower-case letters, digits and hyphens.',
  )
  const lengths = (refused: boolean) =>
    entered.flatMap((one) =>
      one.refused === refused && /^[a-z0-9-]+$/.test(one.value) ? [one.value.length] : [],
    )
  expect(lengths(false)).toEqual(expect.arrayContaining([3, 8]))
  expect(lengths(true)).toEqual(expect.arrayContaining([2, 9]))
})
