import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { ruleStep } from '../../../../shared/domain/test-design/cases/rule-step.ts'

describe('the step that looks at the outcome of a rule', () => {
  test.each([
    ['Shipping is free', ['the order total'], 'Check the shipping costs of the order'],
    ['The fee is 2.50 EUR', ['the amount'], 'Check the fee'],
    ['The customer gets a discount of 10 %', ['the customer'], 'Check what the customer gets'],
    ['Orders need approval', ['number of items in the order'], 'Check whether orders need approval'],
    ['The premium is 120 EUR', ['age of the policy holder'], 'Check the premium of the policy'],
  ])('%s', (outcome, subjects, step) => expect(ruleStep(outcome, subjects)).toBe(step))
})

test('a rule without a page or control states its situation, names what is looked at, and is not ready', () => {
  const { testCases } = designTests({
    requirements: 'If the order total is at least €100, shipping is free; otherwise shipping costs 4.90 EUR.',
    mode: 'generate',
  })
  expect(
    testCases.map(({ preconditions, steps = [] }) => [
      preconditions,
      steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`),
    ]),
  ).toEqual(
    expect.arrayContaining([
      [
        ['The order total is "100.00" €'],
        ['Open the page => ', 'Check the shipping costs of the order => Shipping is free'],
      ],
      [
        ['The order total is "99.99" €'],
        ['Open the page => ', 'Check the shipping costs of the order => Shipping costs 4.90 EUR'],
      ],
    ]),
  )
  for (const { automation } of testCases) {
    expect(automation?.ready).toBe(false)
    expect(automation?.reasons.length).toBeGreaterThan(0)
  }
})

test('a limit on a number of things names them in its start', () =>
  expect(
    designTests({
      requirements: 'Orders of more than 50 items need approval.',
      mode: 'generate',
    }).testCases.map(({ preconditions }) => preconditions),
  ).toEqual([['The number of items in the order is "51"']]))

describe('uniqueness', () => {
  const form =
    'The form has the fields User name (required, 3 to 20 characters) and E-mail (unique). After saving, "Welcome" is shown.'
  test('without a message is tried with a value that is in use, and the form must still be there', () => {
    const taken = designTests({ requirements: form, mode: 'generate' }).testCases.find(({ title }) =>
      title.includes('in use'),
    )
    expect(taken?.preconditions).toContain('The E-mail "alex.miller@example.com" is already in use')
    expect(taken?.expectedResult).toBe('The "E-mail" field is visible and "Welcome" is not visible')
    expect(taken?.coverageItems?.[0]?.oracle).toBe('inferred')
  })
  test('with a message expects it, and is tried once', () => {
    const text = `${form} If the e-mail address is already registered, "This address is taken" is shown.`
    const taken = designTests({ requirements: text, mode: 'generate' }).testCases.filter(({ title }) =>
      title.includes('in use'),
    )
    expect(taken.map(({ expectedResult }) => expectedResult)).toEqual([
      'The message "This address is taken" is shown',
    ])
  })
})
