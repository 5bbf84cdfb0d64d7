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

test.each([
  'Customers get a 10% discount if the order total is above $100.',
  'Orders below $20 cannot be placed; the message "Minimum order is $20" is shown.',
  'Gold customers get an additional 5% discount.',
])('nothing is proved of what nobody is said to enter: %s', (text) => {
  expect(casesOf(text)).toEqual([])
})

test('"otherwise" answers nothing where what stands before it was not understood', () => {
  const { model } = readRequirements(
    'The fee is 5 EUR if it rains. Blorp the grue for zots, otherwise it costs 3 EUR.',
  )
  expect(JSON.stringify(model.rules)).not.toContain('"3"')
})

test('what answers every empty field stands at the one that is empty, and what only a known account can tell is no limit', () => {
  const cases = casesOf(
    'The login page has the fields Email and Password and a button "Sign in". Both fields are mandatory. If a field is empty, the message "Please fill in this field" is shown next to it. If the email or password is wrong, the message "Invalid email or password" is displayed.',
  )
  const empty = cases.filter((one) => one.includes('Leave the'))
  expect(empty.map((one) => one.split('=> ')[1])).toEqual([
    'The message "Please fill in this field" is shown next to the "Email" field',
    'The message "Please fill in this field" is shown next to the "Password" field',
  ])
})

test('a button is disabled until the box that was spoken of is ticked', () => {
  const cases = casesOf(
    'The visitor has to accept the terms and conditions. The Register button is disabled until the box is ticked.',
  )
  expect(cases).toContain(
    'Open the page. Uncheck "terms and conditions". => The "Register" button is disabled',
  )
  expect(cases).toContain('Open the page. Check "terms and conditions". => The "Register" button is enabled')
})

test('a file has the formats and the size that the text allows, in whatever order they are told', () => {
  const cases = casesOf(
    'The page has a button "Upload". The visitor uploads a file. Allowed formats are JPG and PNG. The file size must not exceed 5 MB. If the file is too large, show "File is too large".',
  ).join('\n')
  expect(cases).toContain('"sample.jpg" of 5 MB to "file"')
  expect(cases).toMatch(/5 MiB plus 1 byte to "file".*=> .*"File is too large"/)
  expect(cases).toMatch(/"sample.pdf".*is not accepted/)
  expect(cases).not.toContain('file size')
})
