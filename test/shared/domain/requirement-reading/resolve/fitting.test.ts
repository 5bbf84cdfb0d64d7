import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const rulesOf = (text: string) => readRequirements(text).model.rules.length

const form = `The page has the fields "Declared value" and "Weight" and the button "Order".
`

test.each([
  ['"Declared value" must not exceed 5000.', 'Up to 2 kg it costs 4.90 EUR.'],
  ['"Weight" must not exceed 30.', 'Up to 20 euros the page shows "Cheap".'],
])('what is limited by plain numbers is no weight and no price: %s %s', (limit, other) => {
  expect(rulesOf(`${form}${limit}\n${other}`)).toBe(rulesOf(`${form}${limit}`))
})

test('unless it is called so, or its limits are told in that unit', () => {
  const heavy = 'Above 20 kg the page shows "Heavy".'
  for (const limit of ['"Weight" must not exceed 30.', '"Declared value" must not exceed 30 kg.'])
    expect(rulesOf(`${form}${limit}\n${heavy}`)).toBeGreaterThan(rulesOf(`${form}${limit}`))
})
