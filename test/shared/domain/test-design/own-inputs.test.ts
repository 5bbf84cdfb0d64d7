import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

/** The values of one input in the cases about rules, with what is expected. */
function ruled(requirements: string, label: string): [string | undefined, string | undefined][] {
  return designTests({ requirements, mode: 'generate' })
    .testCases.filter(({ tags = [] }) => tags.includes('decision table'))
    .map(({ steps = [], expectedResult }) => [
      steps.map(({ testData = '' }) => testData).find((data) => data.startsWith(`${label}=`)),
      expectedResult,
    ])
}

describe('a rule about the thing that a form is for', () => {
  test.each([
    [
      'Donation form\n\nThe form has the fields Donor name (mandatory) and Amount (mandatory, 1 to 10,000 EUR).\nDonations of 300 EUR or more require a tax number.',
      'Amount',
      [['Amount=300.00', 'Donations require a tax number']],
    ],
    [
      'Parcel form\n\n- Weight: mandatory, 0.1 to 40 kg\n- City: mandatory\n\nParcels above 30 kg are charged an extra 15 EUR.',
      'Weight',
      [['Weight=30.1', 'Parcels are charged an extra 15 EUR']],
    ],
    [
      'Table reservation\n\nThe number of guests must be between 1 and 20. The name is mandatory.\nReservations for more than 8 guests need a deposit of 50 EUR.',
      'Number of guests',
      [['Number of guests=9', 'Reservations need a deposit of 50 EUR']],
    ],
    [
      'Withdrawal\n\nThe withdrawal amount must be between 10 EUR and 1,000 EUR.\nIf the amount is more than 500 EUR, the text "Enter your code" is shown below the form.',
      'Withdrawal amount',
      [
        ['Withdrawal amount=500.01', '"Enter your code" is visible'],
        ['Withdrawal amount=500.00', '"Enter your code" is not visible'],
      ],
    ],
  ])('%s', (text, label, expected) => expect(ruled(text, label)).toEqual(expect.arrayContaining(expected)))

  test('joins the rules that name the input itself', () =>
    expect(
      ruled(
        '# Bank transfer\n\n- IBAN: mandatory\n- Amount: mandatory, 0.01 to 20,000.00 EUR\n\nTransfers of up to 30.00 EUR are carried out without a TAN. If the amount is more than 30.00 EUR, the system asks "Please enter the TAN".',
        'Amount',
      ),
    ).toEqual(
      expect.arrayContaining([
        ['Amount=30.00', 'Transfers are carried out without a TAN'],
        ['Amount=30.01', 'The system asks "Please enter the TAN"'],
      ]),
    ))

  test.each([
    [
      'a price is not what an order comes to',
      'Shop\n\nUnit price: 1 to 100 EUR. Quantity: 1 to 9.\nOrders above 50 EUR are delivered free of charge.',
      'Unit price',
    ],
    [
      'the text calls the form another name',
      'Payment of invoices\n\nAmount: mandatory, 0.01 to 500 EUR.\nRefunds of more than 100 EUR have to be approved by a manager.',
      'Amount',
    ],
    [
      'two inputs could be meant',
      'Transfer\n\nAmount: 1 to 900 EUR. Total: 1 to 900 EUR.\nTransfers of more than 100 EUR have to be approved by a manager.',
      'Amount',
    ],
  ])('is no rule about an input where %s', (_, text, label) => {
    const found = ruled(text, label)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(([value]) => value === undefined)).toBe(true)
  })
})

test.each([
  ['Amount: 1 to 100 EUR. Anything else leads to "Enter 1 to 100 EUR".', ['"abc"']],
  ['Weight: 1 to 100 kg, otherwise "Enter 1 to 100 kg" is shown.', ['"abc"']],
  ['Amount: 1 to 100 EUR. If it is more, "Too much" is shown.', []],
])('what is no number is answered where the rest is: %s', (requirements, expected) => {
  const { testCases } = designTests({ requirements: `# Form\n\n${requirements}`, mode: 'generate' })
  const letters = testCases.filter(({ title }) => title.includes('is not a number'))
  expect(letters.map(({ title }) => /"[a-z]+"/.exec(title)?.[0])).toEqual(expected)
  for (const { expectedResult } of letters)
    expect(expectedResult).toMatch(/^The message "Enter 1 to 100 (?:EUR|kg)" is shown$/)
})

test('several accepted inputs are said in one sentence', () => {
  const { testCases } = designTests({
    requirements:
      'Form\n\nThe form has the fields Guest name (2 to 20 characters), Room name (3 to 30 characters) and Comment (optional, up to 20 characters).',
    mode: 'generate',
  })
  expect(testCases.map(({ expectedResult }) => expectedResult)).toContain(
    '"Alex Miller Alex Mil" in "Guest name", "Spring release Spring releasex" in "Room name" and the empty "Comment" are accepted',
  )
})
