import { describe, expect, test } from 'vitest'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { designDerived } from '../../../support/design-derived.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const insurance = `# Travel insurance

- Text field "Traveller's age"
- Dropdown "Cover" with the options "Please choose", "Basic" and "Premium"
- Checkbox "Winter sports"
- Checkbox "Repeat customer"
- Button "Calculate premium"
- Button "Clear"

Error messages are shown beneath the respective field.

- If the age is missing, the page shows "Enter an age".
- If the age is not a whole number, it shows "The age must be a whole number".
- If the age is less than 18 or more than 80, it shows "We insure travellers from 18 to 80".
- If no cover has been chosen, it shows "Choose a cover".

All messages are shown at the same time. Leading and trailing spaces in the age are ignored.

| Traveller's age | Cover | Winter sports | Premium | Excess |
| --- | --- | --- | --- | --- |
| 18–64 | Basic | no | €12.00 | €200 |
| 18–64 | Basic | yes | €18.50 | €250 |
| 65 and over | Basic | no | €48.00 | €300 |
| 65 and over | Basic | yes | Not available: "Winter sports are not insured from the age of 65" | – |
| any | Premium | any | €60.00 | none |

The result appears as "Premium: €12.00 per week" and below it "Excess: €200". If the trip cannot be insured, only the message from the table is displayed, without premium and excess.

Repeat customers pay 5 % less. The premium is rounded down to full cents. For repeat customers a line "Your discount: €0.60" is added; others do not see it.

When an input is modified, the result disappears. "Clear" empties the form and removes the result and all messages.
`

const posters = `# Posters

On the page a customer finds the number field "Copies", a drop-down list "Paper" (options: "Matt", "Glossy"), a checkbox "Lamination" and the button "Show price".

The price is 12.00 EUR up to 9 copies, 9.50 EUR from 10 to 49 copies and 8.00 EUR from 50 copies. Lamination adds 2.50 EUR. Glossy paper costs 1.00 EUR more.

The price is displayed like this: "Price per poster: 9.50 EUR". The line "Prices shown: 0" counts the results.

An empty field leads to the message "How many copies?". Anything other than a whole number is answered with "Copies must be a whole number". Fewer than 1 or more than 500 copies are rejected with "We print 1 to 500 copies".
`

const museum = `# Museum ticket shop – price check

Visitors choose a "Ticket type" (select with the options "Choose…", "Adult", "Student", "Child"), enter the "Number of tickets" (text field) and tick "Guided tour" if they want one. The button "Check price" calculates the total, the button "Clear form" starts again.

The number of tickets must be a whole number from 1 to 20. If the field is left empty, the error "Number of tickets is required." is shown under the field; if the entry is not a whole number, "Only whole numbers are allowed." is shown; if it is outside 1 to 20, "You can buy 1 to 20 tickets." is shown. If no ticket type has been chosen, the error is "Choose a ticket type."

| Ticket type | Guided tour | Price per ticket |
|---|---|---|
| Adult | no | $14.00 |
| Adult | yes | $19.00 |
| Student | no | $9.50 |
| Student | yes | $13.00 |
| Child | no | $5.00 |
| Child | yes | $7.50 |

The total is the price per ticket multiplied by the number of tickets. From 10 tickets on there is a group discount of 10 % on the total. The result reads "Price per ticket: $14.00" and "Total: $28.00".

If the visitor changes anything in the form, the result disappears. "Clear form" empties all fields and removes the result and any errors.
`

const skis = `# Ski rental

The form consists of the select "Equipment" ("Skis", "Snowboard", "Sled"; at first "Skis" is chosen), the text field "Days", the checkbox "With helmet" and the button "Calculate".

Skis cost €25.00, a snowboard costs €30.00 and a sled €8.50. With helmet the price is €4.00 higher.

The page shows for example "Price per day: €25.00".

If the field "Days" is empty, "Enter the number of days." appears. Everything but a whole number leads to "Whole days only." If the number of days is below 1 or above 14, the message "1 to 14 days are possible." appears.
`

function casesOf(requirements: string): TestCase[] {
  return designDerived({ mode: 'generate', requirements, maxTestCases: 100 }).testCases
}

/** Each case as its steps behind the opening of the page, and what is expected. */
function told(requirements: string): [string, string][] {
  return casesOf(requirements).map(({ steps = [], expectedResult = '' }) => [
    steps
      .slice(1)
      .map(({ action }) =>
        action.replace(/^(?:Enter|Select) "(.*?)" (?:in the|from) "(.*?)"(?: field)?$/, '$2=$1'),
      )
      .filter((action) => !action.startsWith('Uncheck '))
      .map((action) => action.replace(/^Click the "(.*)" button$/, '[$1]').replace(/^Check "(.*)"$/, '+$1'))
      .join(', '),
    expectedResult,
  ])
}

const shown = (text: string) => `"${text}" is visible`

describe('an insurance with a table', () => {
  const all = told(insurance)
  const expected = (steps: string) => all.find(([actions]) => actions === steps)?.[1]

  test('tries both ends of each range of a row, with every value of its line', () => {
    expect(expected("Traveller's age=18, Cover=Basic, [Calculate premium]")).toContain(
      `${shown('Premium: €12.00 per week')} and ${shown('Excess: €200')}`,
    )
    expect(expected("Traveller's age=64, Cover=Basic, +Winter sports, [Calculate premium]")).toBe(
      `${shown('Premium: €18.50 per week')} and ${shown('Excess: €250')}`,
    )
    expect(expected("Traveller's age=80, Cover=Basic, [Calculate premium]")).toContain('€48.00')
  })

  test('tries a row for every state of what does not matter to it', () => {
    const premium = all.filter(
      ([steps, result]) => steps.includes('Cover=Premium') && result.includes('€60.00'),
    )
    expect(premium.some(([steps]) => steps.includes('+Winter sports'))).toBe(true)
    expect(premium.some(([steps]) => !steps.includes('+Winter sports'))).toBe(true)
  })

  test('shows the message of a row alone', () => {
    expect(expected("Traveller's age=65, Cover=Basic, +Winter sports, [Calculate premium]")).toBe(
      `${shown('Winter sports are not insured from the age of 65')} and "Premium:" is not visible and "Excess:" is not visible and "Your discount:" is not visible`,
    )
  })

  test('rounds a discount as the text says and shows what it saves', () => {
    // 18.50 less 5 % is 17.575, of which 17.57 is left to pay.
    expect(
      expected("Traveller's age=18, Cover=Basic, +Winter sports, +Repeat customer, [Calculate premium]"),
    ).toBe(
      `${shown('Premium: €17.57 per week')} and ${shown('Excess: €250')} and ${shown('Your discount: €0.93')}`,
    )
    expect(
      all.some(
        ([, result]) =>
          result.includes('"Your discount: €" is not visible') ||
          result.includes('"Your discount:" is not visible'),
      ),
    ).toBe(true)
  })

  test('answers every wrong entry with its own message beside its input', () => {
    const beside = (text: string) => `The message "${text}" is shown next to the "Traveller's age" field`
    const entered = (value: string) => expected(`Traveller's age=${value}, Cover=Basic, [Calculate premium]`)
    expect(entered('')).toBe(beside('Enter an age'))
    expect(entered('   ')).toBe(beside('Enter an age'))
    expect(entered('abc')).toBe(beside('The age must be a whole number'))
    expect(entered('20.5')).toBe(beside('The age must be a whole number'))
    expect(entered('17')).toBe(beside('We insure travellers from 18 to 80'))
    expect(entered('81')).toBe(beside('We insure travellers from 18 to 80'))
    expect(expected("Traveller's age=, [Calculate premium]")).toBe(
      `${beside('Enter an age')} and the message "Choose a cover" is shown next to the "Cover" dropdown`,
    )
  })

  test('takes the answer away for each input that is changed, and for starting over', () => {
    const gone = all.filter(
      ([steps, result]) => /\[Calculate premium\], (?!\[)/.test(steps) && result.includes('is not visible'),
    )
    expect(gone.length).toBeGreaterThanOrEqual(3)
    expect(
      all.some(
        ([steps, result]) => steps.endsWith('[Clear]') && result.includes('"Excess: €250" is not visible'),
      ),
    ).toBe(true)
    expect(
      all.find(([steps, result]) => steps.endsWith('[Clear]') && result.includes('is empty'))?.[1],
    ).toContain('The "Traveller\'s age" field is empty and "Please choose" is selected in "Cover"')
  })

  test('makes every case one that a run can do', () => {
    expect(casesOf(insurance).filter(({ automation }) => automation?.ready !== true)).toEqual([])
  })
})

describe('prices in sentences', () => {
  const all = told(posters)
  const expected = (steps: string) => all.find(([actions]) => actions === steps)?.[1]

  test('tries both ends of each tier', () => {
    const prices = [1, 9, 10, 49, 50, 500].map((copies) =>
      expected(`Copies=${copies}, Paper=Matt, [Show price]`),
    )
    expect(prices.map((one) => one?.replace(/^.*: | EUR.*$/g, ''))).toEqual([
      '12.00',
      '12.00',
      '9.50',
      '9.50',
      '8.00',
      '8.00',
    ])
  })

  test('adds what a box and a choice cost', () => {
    expect(expected('Copies=1, Paper=Matt, +Lamination, [Show price]')).toBe(
      shown('Price per poster: 14.50 EUR'),
    )
    expect(expected('Copies=1, Paper=Glossy, [Show price]')).toBe(shown('Price per poster: 13.00 EUR'))
  })

  test('types no letter where only numbers can be typed', () => {
    expect(all.filter(([steps]) => steps.includes('Copies=abc'))).toEqual([])
    expect(expected('Copies=5.5, Paper=Matt, [Show price]')).toBe(
      'The message "Copies must be a whole number" is shown',
    )
  })

  test('counts answers, and only what the text says is counted', () => {
    expect(all.some(([, result]) => result === shown('Prices shown: 2'))).toBe(true)
    expect(
      all.some(
        ([steps, result]) => result === shown('Prices shown: 1') && steps.split('[Show price]').length > 2,
      ),
    ).toBe(false)
  })
})

describe('other ways to say it', () => {
  const tickets = told(museum)
  const rental = told(skis)
  const of = (all: [string, string][], steps: string) => all.find(([actions]) => actions === steps)?.[1]

  test('multiplies a price by the number that is entered', () => {
    expect(of(tickets, 'Ticket type=Student, Number of tickets=5, +Guided tour, [Check price]')).toBe(
      `${shown('Price per ticket: $13.00')} and ${shown('Total: $65.00')}`,
    )
    // 10 times 14.00 less 10 %; what one ticket costs then no sentence says.
    expect(of(tickets, 'Ticket type=Adult, Number of tickets=10, [Check price]')).toBe(
      shown('Total: $126.00'),
    )
  })

  test('enters the first and the last number that is allowed', () => {
    expect(of(tickets, 'Ticket type=Adult, Number of tickets=1, [Check price]')).toContain('"Total: $14.00"')
    expect(of(tickets, 'Ticket type=Adult, Number of tickets=20, [Check price]')).toBe(
      shown('Total: $252.00'),
    )
  })

  test('takes prices that a sentence gives for each choice', () => {
    expect(of(rental, 'Equipment=Sled, Days=5, [Calculate]')).toBe(shown('Price per day: €8.50'))
    expect(of(rental, 'Equipment=Skis, Days=5, +With helmet, [Calculate]')).toBe(
      shown('Price per day: €29.00'),
    )
    expect(of(rental, 'Equipment=Skis, Days=abc, [Calculate]')).toBe(
      'The message "Whole days only." is shown',
    )
  })
})

describe('what is not claimed', () => {
  const without = (sentence: string) => insurance.replace(sentence, '')

  test('is the rounded price where the text does not say how it is rounded', () => {
    const all = told(without('The premium is rounded down to full cents.'))
    expect(all.some(([, result]) => result.includes('17.57') || result.includes('17.58'))).toBe(false)
    expect(all.some(([, result]) => result.includes('€11.40'))).toBe(true)
  })

  test('is what vanishes where no sentence says so', () => {
    const all = told(without('When an input is modified, the result disappears.'))
    expect(all.filter(([steps]) => /\[Calculate premium\], (?!\[)/.test(steps))).toEqual([])
  })

  test('is what two discounts come to at once', () => {
    const all = told(
      insurance.replace(
        'Repeat customers pay 5 % less.',
        'Repeat customers pay 5 % less. Winter sports cost 10 % more.',
      ),
    )
    expect(
      all.filter(
        ([steps, result]) =>
          steps.includes('+Winter sports, +Repeat customer') && /€1\d\.\d\d per week/.test(result),
      ),
    ).toEqual([])
  })

  test('is the price of whoever gets a discount that was not understood', () => {
    const all = told(
      insurance.replace('Repeat customers pay 5 % less.', 'Repeat customers get 5 % off the second person.'),
    )
    expect(
      all.filter(
        ([steps, result]) =>
          steps.includes('+Repeat customer, [Calculate premium]') && result.startsWith('"Premium'),
      ),
    ).toEqual([])
  })

  test('is a message for an input that no word of its sentence names', () => {
    const all = told(insurance.replace('If no cover has been chosen', 'If the departure is missing'))
    expect(all.filter(([, result]) => result.includes('Choose a cover'))).toEqual([])
  })
})

describe('the checker', () => {
  const read = readSource({ text: insurance })
  const model = buildModel(read.sentences, read.read)
  const items = itemsOf(model).filter(({ kind }) => kind === 'calculator')
  const checker = new CoverageChecker(model, items)
  const cases = casesOf(insurance).filter(({ tags = [] }) => tags.includes('calculator'))
  const counted = (testCase: TestCase) => [...checker.exercised(testCase)]

  test('confirms what is designed', () => {
    expect(cases.filter((one) => counted(one).length === 0)).toEqual([])
    expect(new Set(cases.flatMap(counted)).size).toBe(items.length)
  })

  test('counts no case that expects another price, message or value', () => {
    const wrong = cases.map((one) => ({
      ...one,
      expectedResult: (one.expectedResult ?? '')
        .replace(/€(\d)/, '€9$1')
        .replace(/message "/, 'message "No '),
    }))
    const changed = wrong.filter(
      (one, at) =>
        one.expectedResult !== cases[at]?.expectedResult && !/not visible/.test(one.expectedResult),
    )
    expect(changed.length).toBeGreaterThan(10)
    expect(changed.filter((one) => counted(one).length > 0)).toEqual([])
  })

  test('counts no case without its last click, and none that expects nothing', () => {
    const cut = cases.map((one) => ({ ...one, steps: one.steps?.slice(0, -1) ?? [] }))
    expect(cut.filter((one) => counted(one).length > 0)).toEqual([])
    expect(cases.filter((one) => counted({ ...one, expectedResult: '' }).length > 0)).toEqual([])
  })
})
