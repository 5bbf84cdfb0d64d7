import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { readSource } from '../../../../shared/domain/requirements/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const lines = (requirements: string) =>
  design(requirements)
    .testCases.filter(({ designTechnique = '' }) => /Decision|Boundary/.test(designTechnique))
    .map(({ preconditions = [], expectedResult = '' }) => `${preconditions.join('; ')} => ${expectedResult}`)
const gapsOf = (requirements: string) => design(requirements).gaps.map(({ description }) => description)

const columns = `# Discount

| Condition | R1 | R2 | R3 | R4 |
|---|---|---|---|---|
| Customer is a member | Y | Y | N | N |
| Order total is 100 EUR or more | Y | N | Y | N |
| Free shipping | X |  | X |  |
| Discount | 10 % | 5 % | – | – |
| Ask for an address |  |  |  | X |
`
const rows = `## Shipping price

| Weight | Express | Price |
|---|---|---|
| 0–2 kg | no | 4.90 EUR |
| over 2 kg to 10 kg | no | 9.90 EUR |
| up to 10 kg | yes | 14.90 EUR |
`

describe('rules in columns', () => {
  test('each rule is one column, its case sets up every condition and expects every action', () => {
    const { summary, testCases } = design(columns)
    expect(summary.coverage.byTechnique['Decision Table Testing']).toEqual({
      items: 4,
      covered: 4,
      percent: 100,
    })
    expect(testCases.map(({ expectedResult }) => expectedResult)).toEqual(
      expect.arrayContaining([
        'Free shipping and the discount is 10 % and the order total after the discount is 90.00 EUR',
        'The discount is 5 %',
        'Free shipping',
        'Ask for an address',
      ]),
    )
  })
  test('an action in the imperative is seen, not done again', () => {
    const text = `| | R1 | R2 |
|---|---|---|
| Income is at least 2,000 EUR | Y | N |
| Approve the loan | X | |
| Reject the loan with "We cannot offer you a loan" | | X |
`
    const steps = design(text).testCases.flatMap((one) => one.steps ?? [])
    expect(steps.map(({ action }) => action)).not.toContainEqual(
      expect.stringMatching(/offer|whether approve/),
    )
  })
  test('every row of a table whose rules are tested is tested', () => {
    const { summary } = design(columns)
    expect(summary.requirements).toMatchObject({ gaps: 0, untestable: 0, tested: 5 })
  })
  test('conditions about one number exclude each other', () => {
    const text = `| Condition | R1 | R2 | R3 | R4 |
|---|---|---|---|---|
| Total is 100 EUR or more | Y | Y | N | N |
| Total is 500 EUR or more | Y | N | Y | N |
| Discount | 15 % | 10 % | 1 % | 0 % |
`
    expect(gapsOf(text)).toContainEqual(expect.stringContaining('R3 never applies'))
    expect(design(text).summary.coverage.byTechnique['Decision Table Testing']?.items).toBe(3)
  })
  test('a rule without an action and an action without a rule are named', () => {
    const text = `| | R1 | R2 |
|---|---|---|
| Conditions | | |
| Card is valid | Y | N |
| Actions | | |
| Pay | X | |
| Call the police | | |
`
    expect(gapsOf(text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no action is stated for R2'),
        expect.stringContaining('no rule leads to this action'),
      ]),
    )
  })
})

describe('rules in rows', () => {
  test('each row is a column of the table and its limits are boundaries', () => {
    expect(lines(rows)).toEqual(
      expect.arrayContaining([
        'The weight is "2" kg; Express: "no" => The price is 4.90 EUR',
        'The weight is "3" kg; Express: "no" => The price is 9.90 EUR',
        'The weight is "10" kg; Express: "yes" => The price is 14.90 EUR',
      ]),
    )
    expect(design(rows).summary.coverage.byTechnique['Decision Table Testing']?.items).toBe(3)
  })
  test('what no rule covers is named once, merged as far as it goes', () => {
    expect(gapsOf(rows).filter((text) => text.includes('no rule says'))).toEqual([
      'Shipping price: no rule says what happens when the weight is 11 kg or more',
    ])
  })
  test('two rules that answer one value differently are a contradiction, without a case for it', () => {
    const text = `| Weight | Price |
|---|---|
| 0–2 kg | 5 EUR |
| 2–5 kg | 7 EUR |
`
    const { requirements } = design(text)
    expect(gapsOf(text)).toContainEqual(
      expect.stringContaining('row 1 and row 2 contradict each other when the weight is 2 kg'),
    )
    expect(requirements[1]?.ambiguities).toContainEqual(expect.stringContaining('contradict'))
    expect(lines(text).filter((line) => line.includes('"2" kg'))).toEqual([])
  })
  test('"other" is what no row names', () => {
    const text = `| Country | Delivery time |
|---|---|
| Germany, Austria | 2 days |
| France | 3 days |
| other | 8 days |
`
    const cases = lines(text)
    expect(cases).toEqual(
      expect.arrayContaining([
        'The country is "Germany" => The delivery time is 2 days',
        'The country is "France" => The delivery time is 3 days',
      ]),
    )
    expect(cases.some((line) => /is not "Germany.*8 days/.test(line))).toBe(true)
  })
  test('the values of a table are entered where the text declares the input', () => {
    const text = `The form has the fields Age (18 to 85) and City (required). The button is called "Quote".

## Premium

| Age | Result |
|---|---|
| 18–24 | 600.00 EUR |
| 25–85 | "Call us" |
`
    const priced = design(text).testCases.filter(
      ({ expectedResult }) => expectedResult === 'The premium is 600.00 EUR',
    )
    expect(
      priced.map(
        ({ steps = [] }) => steps.find(({ testData = '' }) => testData.startsWith('Age='))?.testData,
      ),
    ).toEqual(['Age=18', 'Age=24'])
    expect(gapsOf(text).filter((gap) => gap.includes('no rule says'))).toEqual([])
  })
  test('a lookup table of two conditions answers every pair, with the names of the inputs', () => {
    const text = `Name,Type,Min,Max,Required
Weight,decimal (kg),0.1,31.5,yes
Destination,list: Domestic / EU,,,yes
Insured value,decimal (EUR),0.00,2500.00,no

## Rates

| Weight | Domestic | EU |
|---|---|---|
| up to 2 kg | 4.99 EUR | 9.99 EUR |
| more than 2 kg, up to 5 kg | 6.49 EUR | 14.49 EUR |

## Surcharge

If the insured value is more than 500.00 EUR, 3.50 EUR are added.
`
    const priced = design(text).testCases.filter(({ expectedResult = '' }) =>
      expectedResult.startsWith('The rate is'),
    )
    const data = priced.map(
      ({ steps = [], expectedResult }) =>
        `${steps.flatMap(({ testData }) => testData ?? []).join('; ')} => ${expectedResult}`,
    )
    // The insured value stays where no other rule changes the rate.
    expect(data).toEqual(
      expect.arrayContaining([
        'Weight=0.1; Destination=Domestic; Insured value=0.00 => The rate is 4.99 EUR',
        'Weight=2.1; Destination=EU; Insured value=0.00 => The rate is 14.49 EUR',
      ]),
    )
    expect(gapsOf(text)).toContainEqual(
      expect.stringContaining('no rule says what happens when the weight is from 5.1 to 31.5'),
    )
  })
  test('what is given on top is none where the cell is a dash', () => {
    const text = '| Order value | Discount |\n|---|---|\n| under 100 EUR | – |\n| 100 EUR or more | 10 % |\n'
    expect(lines(text)).toContain('The order value is "99.99" EUR => No discount applies')
  })
  test('values with amounts are looked up one by one', () => {
    const text =
      '| Media type | Loan period | Renewals |\n|---|---|---|\n| Book | 28 days | 2 |\n| DVD | 7 days | 0 |\n'
    expect(lines(text)).toContain(
      'The media type is "Book" => The loan period is 28 days and the renewals are 2',
    )
  })
  test('a table of many conditions is bounded and says so', () => {
    const names = Array.from({ length: 14 }, (_, index) => `Option ${index + 1} is chosen`)
    const text = `| ${names.join(' | ')} | Price |\n|${'---|'.repeat(15)}\n| ${'Y | '.repeat(14)}9 EUR |\n| N | ${'– | '.repeat(13)}5 EUR |\n`
    expect(gapsOf(text)).toContainEqual(expect.stringContaining('16384 combinations, too many to compare'))
    expect(design(text).summary.coverage.byTechnique['Decision Table Testing']?.items).toBe(2)
  })
  test('a table of thousands of rows takes time in proportion, and says how many rules it left out', () => {
    const text = (rows: number) =>
      `# Toll\n\n| Weight | Express | Price |\n|---|---|---|\n${Array.from({ length: rows }, (_, at) => `| ${at * 2}–${at * 2 + 1} kg | ${at % 2 ? 'yes' : 'no'} | ${at}.90 EUR |`).join('\n')}\n`
    expectLinear(3200, (rows) => {
      const { gaps } = designTests({ requirements: text(rows), mode: 'generate' })
      expect(gaps.some(({ description }) => description.includes(`the last ${rows - 200} rules`))).toBe(true)
    })
  })
})

describe('completeness and consistency by brute force', () => {
  const entry = fc.constantFrom('Y', 'N', '–')
  const table = fc.array(fc.tuple(entry, entry, entry, fc.constantFrom('1 EUR', '2 EUR', '3 EUR')), {
    minLength: 1,
    maxLength: 6,
  })
  const matches = (cells: string[], bits: number) =>
    cells.every((cell, at) => cell === '–' || (cell === 'Y') === Boolean(bits & (1 << at)))
  test('every combination is answered by its rules, or named as uncovered or contradictory', () => {
    fc.assert(
      fc.property(table, (rules) => {
        if (rules.some((rule) => rule.slice(0, 3).every((cell) => cell === '–'))) return
        if (![0, 1, 2].every((at) => rules.some((rule) => rule[at] !== '–'))) return
        const text = `# Fee\n\n| Card is valid | Day is free | Bag is heavy | Price |\n|---|---|---|---|\n${rules.map((rule) => `| ${rule.join(' | ')} |`).join('\n')}\n`
        const all = Array.from({ length: 8 }, (_, bits) =>
          rules.filter((rule) => matches(rule.slice(0, 3), bits)).map((rule) => rule[3]),
        )
        const gaps = gapsOf(text)
        expect(gaps.some((gap) => gap.includes('no rule says'))).toBe(
          all.some((prices) => prices.length === 0),
        )
        expect(gaps.some((gap) => gap.includes('contradict each other'))).toBe(
          all.some((prices) => new Set(prices).size > 1),
        )
        for (const { preconditions = [], expectedResult = '' } of design(text).testCases) {
          const bits = preconditions.reduce((sum, one) => {
            const at = ['card', 'day', 'bag'].findIndex((word) => one.includes(word))
            return sum | (/\bnot\b/.test(one) ? 0 : 1 << at)
          }, 0)
          expect(new Set(all[bits])).toEqual(new Set([/\d EUR/.exec(expectedResult)?.[0]]))
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('the checker of written tables', () => {
  const { sentences, read } = readSource({ text: rows })
  const model = buildModel(sentences, read)
  const items = itemsOf(model).filter((item) => item.kind === 'column')
  const checker = new CoverageChecker(model, items)
  const hit = (weight: string, express: string, expectedResult: string) =>
    [
      ...checker.exercised({
        id: 'X',
        title: 'x',
        testLevel: 'system',
        testType: 'functional',
        priority: 'low',
        preconditions: [`The weight is "${weight}" kg`, `Express: "${express}"`],
        steps: [{ stepNumber: 1, action: 'Open the page', expectedResult }],
        expectedResult,
      }),
    ].filter((id) => id.includes('/column/'))
  test('counts the rule that the literals meet, with its own amount', () => {
    expect(hit('1.5', 'no', 'The price is 4.90 EUR')).toHaveLength(1)
  })
  test.each([
    ['another amount', '1.5', 'no', 'The price is 49.90 EUR'],
    ['the amount of another rule', '1.5', 'no', 'The price is 9.90 EUR'],
    ['a value outside every rule', '11', 'no', 'The price is 9.90 EUR'],
    ['another entry', '1.5', 'yes', 'The price is 4.90 EUR'],
    ['no outcome', '1.5', 'no', 'Something happens'],
  ])('does not count %s', (_, weight, express, expected) => {
    expect(hit(weight, express, expected)).toEqual([])
  })
})

describe('a condition in a relative clause', () => {
  test('gives a rule; alternatives are tried one by one', () => {
    const text =
      'A transfer that is entered at 15:30 or later, on a weekend or on a bank holiday shall be executed on the next business day.'
    expect(lines(text)).toEqual([
      'The transfer is entered at "15:30"; The transfer is not entered on a weekend; The transfer is not entered on a bank holiday => The transfer is executed on the next business day',
      'The transfer is entered at "15:29"; The transfer is entered on a weekend; The transfer is not entered on a bank holiday => The transfer is executed on the next business day',
      'The transfer is entered at "15:29"; The transfer is not entered on a weekend; The transfer is entered on a bank holiday => The transfer is executed on the next business day',
    ])
    expect(gapsOf(text).filter((gap) => gap.includes('no rule says'))).toHaveLength(1)
  })
  test('about a refused value is no rule of its own', () => {
    expect(lines('A password that is too short must be refused.')).toEqual([])
  })
})
