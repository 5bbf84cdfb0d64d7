import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const text = `# Order form

- Customer: mandatory, 2 to 40 characters
- Order value: mandatory, 1 to 900 EUR

# Approval

Orders of up to 50 EUR are placed without an approval code. If the order value is more than 50 EUR, the shop asks "Enter the approval code".
An approval code consists of exactly 4 digits.
Once the order has been placed, the shop shows "Thank you".
`
const cases = (requirements: string) => designTests({ requirements, mode: 'generate' }).testCases
const of = (all: ReturnType<typeof cases>, label: string) =>
  all.flatMap(({ steps = [], expectedResult, title }) => {
    const data = steps.map(({ testData = '' }) => testData).find((one) => one.startsWith(`${label}=`))
    return data === undefined ? [] : [{ value: data.slice(label.length + 1), expectedResult, title }]
  })

describe('a form that is followed by another one only under a condition', () => {
  const found = cases(text)
  test('leads to the success of the other form where that one is skipped', () => {
    const [main] = of(found, 'Order value')
    expect(main).toMatchObject({ value: '50.00', expectedResult: '"Thank you" is visible' })
  })
  test('leads to what the rule says elsewhere, never to the success', () => {
    for (const { value, expectedResult } of of(found, 'Order value')) {
      if (!(Number(value) > 50 && Number(value) <= 900)) continue
      expect(expectedResult).toBe('The shop asks "Enter the approval code"')
    }
    expect(of(found, 'Order value').map(({ value }) => value)).toEqual(
      expect.arrayContaining(['50.01', '900.00']),
    )
  })
  test('and the other form leads to the success itself', () =>
    expect(of(found, 'Approval code').map(({ expectedResult }) => expectedResult)).toContain(
      '"Thank you" is visible',
    ))
})

test('a form that is always followed by another one does not lead to its success', () => {
  const always = text.replace('Orders of up to 50 EUR are placed without an approval code. ', '')
  for (const { value, expectedResult, title } of of(cases(always), 'Order value'))
    if (!/, when |^Rule for/.test(title) && Number(value) >= 1 && Number(value) <= 900)
      expect(expectedResult).not.toContain('"Thank you" is visible')
})

test.each([
  'When the bank has taken on the transfer, the system shall show "Transfer accepted".',
  'As soon as the order has been carried out, the page shows "Done".',
])('what somebody has done with the entry is its success: %s', (sentence) => {
  const found = cases(`# Form\n\nAmount: mandatory, 1 to 90 EUR.\n${sentence}`)
  expect(found[0]?.expectedResult).toMatch(/^"(?:Transfer accepted|Done)" is visible$/)
})
