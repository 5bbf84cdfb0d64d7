import { expect, test } from 'vitest'
import { designCases } from '../../../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../../../shared/domain/requirement-reading/read.ts'

/** What a tester is handed for a text: what is given, what is done, and what is then seen. */
const casesOf = (text: string): string[] => {
  const { model, sentences } = readRequirements(text)
  return designCases(model, sentences).cases.map(({ preconditions = [], steps = [], expectedResult }) =>
    [...preconditions, ...steps.map(({ action }) => action), `=> ${expectedResult}`].join('. '),
  )
}

test('a thing goes from state to state by what may be done with it, and is turned down where it may not', () => {
  const text =
    'An order can be New, Paid, Shipped or Cancelled. A new order becomes Paid when the payment is received. A paid order can be shipped. An order can be cancelled only before it is shipped.'
  const cases = casesOf(text)
  expect(cases).toContain(
    'The order is in state "Paid". Cancel the order. => The state of the order is "Cancelled"',
  )
  expect(cases).toContain(
    'The order is in state "Shipped". Cancel the order. => It is refused and the state of the order is still "Shipped"',
  )
  expect(cases.some((one) => one.endsWith('Ship the order. => The state of the order is "Shipped"'))).toBe(
    true,
  )
})

test('a scenario is done as it is told, in the words that it is told in', () => {
  const text =
    'Scenario: Remove the last one\nGiven the cart contains "Blue mug"\nWhen I remove "Blue mug" from the cart\nThen the message "Your cart is empty" is displayed'
  expect(casesOf(text)).toEqual([
    'The cart contains "Blue mug". Remove "Blue mug" from the cart. => The message "Your cart is empty" is shown',
  ])
})

test('an amount is told as the text writes amounts', () => {
  const discount = (limit: string): string =>
    casesOf(`Customers get a 10% discount if the order total is above ${limit}.`).join()
  expect(discount('$100')).toContain('"$100.01"')
  expect(discount('100 €')).toContain('"100.01 €"')
})
