import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'generate', maxTestCases: 200 })
const scenarios = (text: string) =>
  design(text).testCases.filter(({ tags = [] }) => tags.includes('scenario'))
const told = ({ steps = [] }: TestCase) =>
  steps.map(({ action, expectedResult }) =>
    expectedResult === '' ? action : `${action} => ${expectedResult}`,
  )
const named = (text: string, title: string) => scenarios(text).find((one) => one.title.includes(title))
const flow = (text: string, title: string) => {
  const found = named(text, title)
  return found ? told(found) : undefined
}

const order = `# UC-3: Pay an order

**Actor:** shop assistant
**Preconditions:** The cart holds an article. The shop is open.

## Main flow

1. The assistant opens the page /cart.
2. The assistant clicks "Pay".
3. The system shows "How do you want to pay?".
4. The assistant clicks "Card".
5. The system shows "Paid".
`

describe('a main flow', () => {
  test('is one case from a stated start to its outcome, with what is answered on the way', () => {
    const found = named(order, 'main flow')
    expect(found?.title).toBe('Pay an order: main flow')
    expect(found?.preconditions).toEqual([
      'The acting person is a shop assistant',
      'The cart holds an article',
      'The shop is open',
    ])
    expect(found && told(found)).toEqual([
      'Open "/cart"',
      'Click "Pay" => "How do you want to pay?" is visible',
      'Click "Card" => "Paid" is visible',
    ])
  })
  test('without any outcome is a gap, not a case', () => {
    const text = 'Main flow:\n1. The user opens the cart page.\n2. The user clicks "Go".\n'
    expect(scenarios(text)).toEqual([])
    expect(design(text).gaps.length).toBeGreaterThan(0)
  })
  test('is judged by its postconditions too', () => {
    const found = scenarios(`${order}\n## Postcondition\n\nThe stock is reduced by the ordered quantity.\n`)
    expect(found.map(({ expectedResult }) => expectedResult)).toEqual([
      '"Paid" is visible',
      'The stock is reduced by the ordered quantity',
    ])
    expect(found[1]?.automation?.ready).toBe(false)
  })
})

describe('a branch', () => {
  test.each([
    [
      'under a heading, by its number',
      '## Extensions\n\n4a. The card is expired: the system shows "Card expired".',
    ],
    [
      'by a number inside the list of the main flow',
      '4a. The card is expired: the system shows "Card expired".',
    ],
    [
      'by the step that it names',
      '## Exception flows\n\n- At step 4, if the card is expired, the system shows "Card expired".',
    ],
    [
      'by a step in brackets',
      '## Exceptions\n\n- E1 (step 4): The card is expired. The system shows "Card expired".',
    ],
    [
      'as a heading of its own',
      '## Exception flow E1: expired (step 4)\n\n1. The system shows "Card expired".',
    ],
    [
      'with steps under it',
      '## Extensions\n\n4a. The card is expired:\n    4a1. The system shows "Card expired".\n    4a2. The use case ends.',
    ],
    [
      'with a nested list',
      '## Extensions\n\n4a. The card is expired:\n    1. The system shows "Card expired".\n    2. The use case ends.',
    ],
  ])('%s shares the steps before it', (_, text) => {
    expect(flow(`${order}${text}\n`, 'xpired')).toEqual([
      'Open "/cart"',
      'Click "Pay" => "How do you want to pay?" is visible',
      'Click "Card" => "Card expired" is visible',
    ])
  })
  test('about what holds states it as a precondition', () => {
    const found = named(
      `${order}\n## Extensions\n4a. The card is expired: the system shows "Card expired".\n`,
      '4a',
    )
    expect(found?.preconditions).toContain('The card is expired')
  })
  test('that contradicts a precondition takes its place', () => {
    const found = named(
      `${order}\n## Exceptions\n2a. The shop is not open: the system shows "Closed".\n`,
      '2a',
    )
    expect(found?.preconditions).toEqual([
      'The acting person is a shop assistant',
      'The cart holds an article',
      'The shop is not open',
    ])
  })
  test('that a person takes instead of a step replaces it', () =>
    expect(
      flow(
        `${order}\n## Alternative flows\n4a. The assistant clicks "Invoice" instead: the system shows "Invoice sent".\n`,
        '4a',
      ),
    ).toEqual([
      'Open "/cart"',
      'Click "Pay" => "How do you want to pay?" is visible',
      'Click "Invoice" => "Invoice sent" is visible',
    ]))
  test('that goes on with a later step leads to the outcome of the main flow', () =>
    expect(
      flow(
        `${order}\n## Alternative flows\n2a. The cart holds a gift: the system asks for a card text. The flow continues with step 4.\n`,
        '2a',
      ),
    ).toEqual([
      'Open "/cart"',
      'Click "Pay" => The system asks for a card text',
      'Click "Card" => "Paid" is visible',
    ]))
  test('that goes back ends with its message', () =>
    expect(
      flow(
        `${order}\n## Exceptions\n4a. The card is declined: the system shows "Declined". Resume at step 4.\n`,
        '4a',
      )?.at(-1),
    ).toBe('Click "Card" => "Declined" is visible'))
  test('does not lend its message to a form', () => {
    const text = `${order}\n## Exceptions\n5a. The printer does not answer: the system shows "No receipt".\n\n## Fields\n\n| Field | Rule |\n|---|---|\n| Amount | integer, 1 to 9, mandatory |\n`
    const wrong = design(text).testCases.filter(
      ({ expectedResult = '', tags = [] }) =>
        !tags.includes('scenario') && expectedResult.includes('No receipt'),
    )
    expect(wrong).toEqual([])
  })
  test('of another use case belongs to its own main flow', () => {
    const text = `${order}\n# UC-4: Log out\n\n## Main flow\n1. The assistant clicks "Log out".\n2. The system shows "Bye".\n\n## Extensions\n1a. The till is open: the system shows "Close the till".\n`
    expect(flow(text, 'Log out: 1a')).toEqual([
      'Open the page',
      'Click "Log out" => "Close the till" is visible',
    ])
  })
})

describe('inputs of a flow', () => {
  const text = `# UC: Receive goods

## Main flow
1. The clerk enters "Quantity" and "E-mail".
2. The clerk clicks "Post".
3. The system shows "Posted".

## Exceptions
1a. The e-mail is empty: the system shows "Enter an e-mail".
1b. The quantity is larger than the ordered quantity: the system shows "Too many".
Example: of 100 ordered pieces 105 can be posted, 106 cannot.

## Fields

| Field | Rule |
|---|---|
| Quantity | integer, 1 to 9999, mandatory |
| E-mail | valid e-mail address, mandatory |
`
  test('are filled in one by one with allowed values', () => {
    expect(flow(text, 'main flow')).toEqual([
      'Open the page',
      'Enter "3333" in the "Quantity" field',
      'Enter "alex.miller@example.com" in the "E-mail" field',
      'Click "Post" => "Posted" is visible',
    ])
    expect(named(text.replace(/^1b.*\nExample.*\n/m, ''), 'main flow')?.automation?.ready).toBe(true)
  })
  test('take the wrong value that a branch is about', () =>
    expect(flow(text, '1a')?.[2]).toBe('Enter "" in the "E-mail" field => "Enter an e-mail" is visible'))
  test('take the values of an example, on both sides', () => {
    expect(flow(text, '1b')?.[1]).toBe('Enter "106" in the "Quantity" field')
    expect(flow(text, 'when Quantity is 105')?.at(-1)).toBe('Click "Post" => "Posted" is visible')
    expect(named(text, '1b')?.preconditions).toContain('There are 100 ordered pieces')
  })
})

describe('a form that a main flow fills in', () => {
  const text = `# UC: Receive goods

**Precondition:** There is an open order.

## Main flow
1. The clerk clicks "New receipt".
2. The clerk enters "Quantity".
3. The clerk clicks "Post".
4. The system shows "Posted".

## Alternative flows
2a. The quantity is smaller than the ordered quantity: the system shows "Partial".

## Fields

| Field | Rule |
|---|---|
| Quantity | integer, 1 to 9, mandatory |
`
  const cases = design(text).testCases.filter(({ tags = [] }) => !tags.includes('scenario'))
  test('starts where the flow starts and leads to its outcome', () => {
    expect(cases[0] && told(cases[0])).toEqual([
      'Open the page',
      'Click "New receipt"',
      'Enter "3" in the "Quantity" field',
      'Click the "Post" button => "Posted" is visible',
    ])
    expect(cases[0]?.preconditions).toEqual(['There is an open order', 'The ordered quantity is "3"'])
  })
  test('keeps what it is compared with equal to its own value, so that no branch is taken', () => {
    const nine = cases.find(({ steps = [] }) => steps.some(({ action }) => action.includes('"9"')))
    expect(nine?.preconditions).toContain('The ordered quantity is "9"')
    const ten = cases.find(({ steps = [] }) => steps.some(({ action }) => action.includes('"10"')))
    expect(ten?.preconditions).toContain('The ordered quantity is "3"')
  })
})

describe('the checker of a flow', () => {
  const text = `${order}\n## Exceptions\n4a. The card is expired: the system shows "Card expired".\n`
  const source = readSource({ text })
  const model = buildModel(source.sentences, source.read)
  const items = itemsOf(model)
  const checker = new CoverageChecker(model, items)
  const exercised = (one: TestCase) => [...checker.exercised(one)].filter((id) => id.includes('scenario'))
  const main = named(text, 'main flow')
  if (!main) throw new Error('the text has a main flow')
  const { steps = [] } = main

  test('confirms the case as it is', () => expect(exercised(main)).toHaveLength(1))
  test.each(steps.map((_, index) => index))('does not count a case without step %i', (left) =>
    expect(exercised({ ...main, steps: steps.filter((_one, index) => index !== left) })).toEqual([]),
  )
  test('does not count a case with two steps in the other order', () => {
    const [open, pay, card] = steps
    if (!open || !pay || !card) throw new Error('three steps')
    expect(exercised({ ...main, steps: [open, card, pay] })).toEqual([])
  })
  test('does not count a case without what is answered on the way', () =>
    expect(
      exercised({
        ...main,
        steps: steps.map((step, index) => (index === 1 ? { ...step, expectedResult: '' } : step)),
      }),
    ).toEqual([]))
  test('does not count a case with another outcome', () =>
    expect(
      exercised({
        ...main,
        expectedResult: '"Card expired" is visible',
        steps: steps.map((step) => ({
          ...step,
          expectedResult: step.expectedResult.replace('Paid', 'Card expired'),
        })),
      }),
    ).toEqual([]))
  test('does not count a branch whose condition is not set up', () => {
    const branch = named(text, '4a')
    if (!branch) throw new Error('the text has a branch')
    expect(exercised(branch)).toHaveLength(1)
    expect(
      exercised({
        ...branch,
        preconditions: (branch.preconditions ?? []).filter((one) => !one.includes('card')),
      }),
    ).toEqual([])
  })
})

test('any order of numbers, letters and steps is read without a fault and accounted', () => {
  const line = fc.constantFrom(
    '1. The user clicks "A".',
    '2. The system shows "B".',
    '2a. It is late: the system shows "C".',
    '3a1. The user waits.',
    '*a. The user cancels.',
    '- At step 9, the system stops.',
    '# Main flow',
    '## Extensions',
    'Preconditions: none',
    'Exception flow E1 (step 2):',
    '   1. Resume at step 1.',
    'Postcondition: done.',
    'The use case ends.',
    '| a | b |',
    'Given x',
    '',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      const { summary, testCases } = design(lines.join('\n'))
      const { sentences, tested, gaps, untestable, context, notRead } = summary.requirements
      expect(tested + gaps + untestable + context + notRead).toBe(sentences)
      for (const { steps = [], expectedResult } of testCases) {
        expect(steps[0]?.action).toMatch(/^Open/)
        expect(steps.at(-1)?.expectedResult).toBe(expectedResult)
      }
    }),
    { numRuns: 150 },
  )
})

describe('lines around a flow', () => {
  const extended = (lines: string) =>
    scenarios(`${order}\n## Exceptions\n4a. The card is expired: the system shows "Card expired".\n${lines}`)
  test('a title without a heading sign ends the flows above it', () => {
    const found = extended('\nBusiness rules\n- The shop shows the price with tax.\n')
    expect(found.map(({ title }) => title)).not.toContain('Pay an order: The shop shows the price with tax')
  })
  test('a rule with a number of its own is no branch', () => {
    const found = extended('\nBR-1: Payment is only possible until 20:00.\n')
    expect(found.filter(({ title }) => title.includes('BR-1'))).toEqual([])
  })
  test('a trigger that somebody does is the first step', () => {
    const text = order.replace(
      '**Preconditions:**',
      '**Trigger:** The assistant clicks "Till".\n\n**Preconditions:**',
    )
    expect(flow(text, 'main flow')?.slice(0, 3)).toEqual(['Open the page', 'Click "Till"', 'Open "/cart"'])
  })
  test('a title of a branch is no outcome, and what holds before its first step is a precondition', () => {
    const text = `${order}\n## Alternative flows\nA2. Split payment (step 4)\n   1. The amount is above 50 EUR and the customer has two cards.\n   2. The system asks "Split?".\n   3. The assistant clicks "Yes".\n   4. The system shows "Paid twice".\n`
    const found = named(text, 'A2')
    expect(found?.title).toBe('Pay an order: A2 Split payment')
    expect(found?.preconditions?.at(-1)).toBe('The amount is above 50 EUR and the customer has two cards')
    expect(found && told(found).slice(2)).toEqual([
      'Click "Card" => The system asks "Split?"',
      'Click "Yes" => "Paid twice" is visible',
    ])
  })
  test('what the system only checks is tested with what follows', () => {
    const { gaps } = design(
      'Main flow:\n1. The user clicks "Go".\n2. The system checks the card.\n3. The system shows "Done".\n',
    )
    expect(gaps).toEqual([])
  })
})

describe('a use case as people write it', () => {
  const ride = `# Use case: Rent a bike

**Basic Flow**
1. The rider scans the code.
2. The app shows the price.
3. The rider taps "Unlock".
4. The app charges a deposit.
5. The lock opens.
6. The rider rides.
7. The rider locks the bike.
8. The app shows "Ride finished".

**Alternate Flows**

*1a. The code is damaged*
1. The rider enters "B-1" in the "Bike number" field.
2. Continue with step 2.

*4a. The deposit cannot be charged*
1. The app shows "Payment failed".
2. The bike stays locked.
3. End of use case.

**Exceptions**
- E1 Battery empty: If the battery of the lock is empty, the app shows "Out of order".

**Special requirements**
- The lock must open within 3 seconds.
`
  test('names who acts by what that person does', () =>
    expect(flow(ride, 'main flow')).toEqual([
      'Open the page',
      'Scan the code => The app shows the price',
      'Click "Unlock" => The app charges a deposit and the lock opens',
      'Ride',
      'Lock the bike => "Ride finished" is visible',
    ]))
  test('has headings in italics with a list of their own', () => {
    expect(flow(ride, '1a')?.slice(0, 4)).toEqual([
      'Open the page',
      'Scan the code',
      'Enter "B-1" in the "Bike number" field => The app shows the price',
      'Click "Unlock" => The app charges a deposit and the lock opens',
    ])
    expect(flow(ride, '4a')?.at(-1)).toBe(
      'Click "Unlock" => "Payment failed" is visible and the bike stays locked',
    )
  })
  test('may name a branch before its condition', () => {
    const found = named(ride, 'E1')
    expect(found?.title).toBe('Rent a bike: E1 Battery empty')
    expect(found?.preconditions).toEqual(['The battery of the lock is empty'])
  })
  test('keeps its special requirements as requirements', () =>
    expect(design(ride).requirements.map(({ statement }) => statement)).toContain(
      'The lock must open within 3 seconds.',
    ))
})
