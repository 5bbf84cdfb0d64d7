import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../shared/domain/requirements/read-document.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const rulesOf = (text: string) =>
  readDocument(text)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) =>
      fact.kind === 'rule'
        ? [`${fact.otherwise ? 'otherwise' : (fact.anyOf[0]?.[0]?.text ?? '')} → ${fact.outcome}`]
        : [],
    )

const tax = [
  'the salary is above 600 EUR → the tax is 40 %',
  'the salary is between 300 and 600 EUR → the tax is 20 %',
  'otherwise → there is no tax',
]

describe('limits of one amount in one sentence', () => {
  test.each([
    'If the salary is above 600 EUR the tax is 40 %, between 300 and 600 EUR it is 20 %, otherwise there is no tax.',
    'If the salary is above 600 EUR, the tax is 40 %, between 300 and 600 EUR 20 %, otherwise nothing.',
    'If the salary is above 600 EUR then the tax is 40 %; if it is between 300 and 600 EUR, it is 20 %; otherwise there is no tax.',
  ])('are a rule each: %s', (text) => {
    expect(rulesOf(text)).toEqual(tax)
  })

  test('keep what the first one says of the thing', () => {
    expect(
      rulesOf(
        'When a parcel weighs more than 20 kg it costs 12 EUR, from 5 to 20 kg it costs 8 EUR and otherwise it is free.',
      ),
    ).toEqual([
      'a parcel weighs more than 20 kg → the parcel costs 12 EUR',
      'the parcel is from 5 to 20 kg → the parcel costs 8 EUR',
      'otherwise → the parcel is free',
    ])
  })

  test('need no comma where there is only one', () => {
    expect(rulesOf('If the total is at least 100 EUR shipping is free, otherwise it costs 5 EUR.')).toEqual([
      'the total is at least 100 EUR → shipping is free',
      'otherwise → shipping costs 5 EUR',
    ])
  })

  test.each([
    'If the booking is more than 3 days before the start the refund is 100 %.',
    'If the user enters more than 20 characters the field is red.',
    'If the name is longer than 40 characters the page shows "Too long".',
  ])('are not read into what is no amount: %s', (text) => {
    expect(rulesOf(text)).toEqual([])
  })

  test('a second condition beside the limit is not lost', () => {
    const [rule] = readDocument(
      'If the total is over 100 EUR and the customer is a member, shipping is free.',
    ).flatMap(({ facts }) => facts)
    expect(rule).toMatchObject({ kind: 'rule', anyOf: [[{}, {}]] })
  })

  test('are no input of their own', () => {
    const kinds = readDocument(
      'Above 600 EUR the tax is 40 %, between 300 and 600 EUR it is 20 %, otherwise there is no tax.',
    ).flatMap(({ facts }) => facts.map(({ kind }) => kind))
    expect(kinds).not.toContain('field')
  })
})

test('the values on both sides of each limit are entered in the input that it limits', () => {
  const { testCases } = designTests({
    mode: 'agentic',
    requirements: `# Salary tax\n- Salary in EUR: required, at most 5000\n- "Calculate" button\n\nIf the salary is above 600 EUR the tax is 40 %, between 300 and 600 EUR it is 20 %, otherwise there is no tax.`,
  })
  const tried = testCases.flatMap(({ steps = [] }) => {
    const value = steps.map(({ action }) => /^Enter "([\d.]+)"/.exec(action)?.[1]).find(Boolean)
    const outcome = steps.at(-1)?.expectedResult ?? ''
    return /tax/.test(outcome) ? [`${value} → ${outcome}`] : []
  })
  expect(tried.toSorted()).toEqual([
    '299.99 → There is no tax',
    '300.00 → The tax is 20 %',
    '600.00 → The tax is 20 %',
    '600.01 → The tax is 40 %',
  ])
})
