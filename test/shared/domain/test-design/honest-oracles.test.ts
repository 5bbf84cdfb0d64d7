import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const ready = (requirements: string) =>
  design(requirements).testCases.filter(({ automation }) => automation?.ready)

describe('acceptance without a stated outcome', () => {
  test('a message about another state of the thing says nothing about valid input', () => {
    const text =
      'A voucher code consists of 8 characters. An expired voucher is rejected with "This voucher has expired".'
    expect(ready(text)).toEqual([])
    expect(design(text).gaps.map(({ description }) => description)).toContain(
      'The text does not state the outcome for: valid input on the page',
    )
  })
  test('the message of one field says nothing about the values of the others', () => {
    const text =
      'The field "VAT number" must be exactly 11 characters long. The field "Term" must be a whole number from 7 to 90. If the VAT number is not valid, the message "Wrong VAT number" is shown.'
    const about = (label: string) =>
      ready(text).filter(({ title, tags = [] }) => tags.includes('positive') && title.includes(label))
    expect(about('Term is')).toEqual([])
  })
  test('where every wrong value is answered by a message, its absence is the check', () => {
    const text =
      'The field "Age" must be a whole number from 18 to 120. If it is not, the page shows "Age must be from 18 to 120".'
    const accepted = ready(text).filter(({ tags = [] }) => tags.includes('positive'))
    expect(accepted.length).toBeGreaterThan(0)
    for (const { expectedResult } of accepted)
      expect(expectedResult).toBe('"Age must be from 18 to 120" is not visible')
  })
})

describe('outcomes with a condition of their own', () => {
  const text =
    'If an account with this address exists, an e-mail with a reset link is sent and the page shows "We have sent you a link". The password must have at least 10 and at most 64 characters.'
  test('are not borrowed for other input', () => {
    const entered = design(text).testCases.filter(({ steps = [] }) =>
      steps.some(({ action }) => action.includes('"Password"')),
    )
    expect(entered.length).toBeGreaterThan(0)
    expect(entered.filter(({ expectedResult = '' }) => expectedResult.includes('sent you'))).toEqual([])
  })
  test('are tested where their condition holds', () => {
    const cases = design(text).testCases.filter(({ expectedResult = '' }) =>
      expectedResult.includes('"We have sent you a link"'),
    )
    expect(cases.map(({ preconditions }) => preconditions)).toContainEqual([
      'An account with this address exists',
    ])
  })
})

test('both halves of an outcome are expected, not only the one with a literal', () => {
  const [first] = design(
    'If an account with this address exists, an e-mail with a reset link is sent and the page shows "Sent".',
  ).testCases
  expect(first?.expectedResult).toBe('An e-mail with a reset link is sent and "Sent" is visible')
  expect(first?.automation?.ready).toBe(false)
})

test('a date counted from today is typed as such, and never as the number', () => {
  const { testCases } = design('The delivery date must be at least 2 and at most 30 days in the future.')
  const entered = testCases.flatMap(({ steps = [] }) => steps.flatMap(({ testData }) => testData ?? []))
  expect(entered).toContain('Delivery date=%TODAY+2D%')
  expect(entered.filter((datum) => /=-?\d{1,2}$/.test(datum))).toEqual([])
})

describe('limits in several sentences', () => {
  test('a band between two limits is a rule of its own and not what is left over', () => {
    const { testCases } = design(
      'If the weight is up to 5 kg, shipping costs 4.90 EUR. If the weight is more than 5 kg and at most 20 kg, shipping costs 9.90 EUR. Otherwise shipping costs 19.90 EUR.',
    )
    const price = (weight: string) =>
      testCases
        .filter(({ preconditions = [] }) => preconditions.some((text) => text.includes(`"${weight}" kg`)))
        .map(({ expectedResult }) => expectedResult)
    expect(price('5')).toEqual(['Shipping costs 4.90 EUR'])
    expect(price('6')).toEqual(['Shipping costs 9.90 EUR'])
    expect(price('20')).toEqual(['Shipping costs 9.90 EUR'])
    expect(price('21')).toEqual(['Shipping costs 19.90 EUR'])
  })
  test('a step that a later sentence states holds for every allowed value', () => {
    const text =
      'The dialog contains the fields Name (required) and Quota (0 to 100 GB). The quota must be a multiple of 5. After saving, the message "User created" is shown.'
    const quotas = design(text).testCases.flatMap(({ tags = [], steps = [] }) =>
      steps.flatMap(({ testData = '' }) =>
        testData.startsWith('Quota=')
          ? [[tags.includes('positive'), Number(testData.slice(6))] as const]
          : [],
      ),
    )
    for (const [positive, quota] of quotas) if (positive) expect(quota % 5).toBe(0)
    expect(quotas).toContainEqual([false, 2])
    expect(quotas).toContainEqual([false, 105])
  })
  test('a limit that is no multiple moves inwards to the next one', () => {
    const cases = design('The field "Amount" must be from 3 to 98 and a multiple of 5.').testCases
    const data = cases.flatMap(({ tags, steps = [] }) =>
      steps.flatMap(({ testData }) => (testData ? [`${tags?.[0] ?? ''} ${testData}`] : [])),
    )
    expect(data).toEqual(expect.arrayContaining(['positive Amount=5', 'positive Amount=95']))
  })
})

test('a value that must be known is on record before it is accepted', () => {
  const text =
    'The reader number consists of 7 digits. An unknown reader number leads to the message "Unknown reader". After saving, the message "Lent" is shown.'
  const accepted = design(text).testCases.filter(({ tags = [] }) => tags.includes('positive'))
  expect(accepted.length).toBeGreaterThan(0)
  for (const { preconditions = [], automation } of accepted) {
    expect(preconditions.at(-1)).toMatch(/^The Reader number "\d{7}" is on record$/)
    expect(automation?.ready).toBe(false)
  }
})

test('a rule about several things says what happens to them', () =>
  expect(
    design('Orders above 1000 EUR must be confirmed by phone.').testCases.map((one) => one.expectedResult),
  ).toEqual(['Orders are confirmed by phone']))

describe('an empty input of which the text only states the length', () => {
  const text = 'The patient ID consists of exactly 8 digits. After saving, the message "Saved" is shown.'
  test('is not judged by a run, and the question is named', () => {
    const empty = design(text).testCases.find(({ title }) => title.includes('empty'))
    expect(empty?.automation?.ready).toBe(false)
    expect(design(text).gaps.map(({ description }) => description)).toContain(
      'The text does not state the outcome for: Patient ID is empty, and whether it is required',
    )
  })
  test('is judged where the text calls it required', () => {
    const empty = design(`${text} The patient ID is required.`).testCases.find(({ title }) =>
      title.includes('empty'),
    )
    expect(empty?.expectedResult).toBe('The "Patient ID" field is visible and "Saved" is not visible')
    expect(empty?.automation?.ready).toBe(true)
  })
})

test('a checkbox that someone uses is an input with two values', () => {
  const text =
    'The user can subscribe with a checkbox "Send me news". When the user clicks "Save", the message "Saved" appears.'
  const actions = design(text).testCases.flatMap(({ steps = [] }) => steps.map(({ action }) => action))
  expect(actions).toEqual(expect.arrayContaining(['Check "Send me news"', 'Uncheck "Send me news"']))
})

test('the new password is called so', () =>
  expect(
    design('The new password must have at least 10 and at most 64 characters.').testCases[0]?.steps?.[1]
      ?.action,
  ).toContain('"New password"'))

describe('success in words', () => {
  const text =
    'The password must have at least 10 and at most 64 characters. After a successful reset the user is signed in and sees the dashboard.'
  const accepted = (requirements: string) =>
    design(requirements).testCases.filter(({ tags = [] }) => tags.includes('positive'))
  test('is what an accepted value leads to, and no run can check it', () => {
    for (const { expectedResult, automation } of accepted(text)) {
      expect(expectedResult).toBe('The user is signed in and sees the dashboard')
      expect(automation?.ready).toBe(false)
    }
    expect(design(text).summary.requirements).toMatchObject({ tested: 2, gaps: 0 })
  })
  test('gives way to a text that can be seen', () => {
    for (const { expectedResult } of accepted(`${text} On success the page shows "Welcome back".`))
      expect(expectedResult).toBe('"Welcome back" is visible')
  })
})

describe('a message about the state of a thing', () => {
  const text =
    'The field "Amount" must be from 1 to 100. The field "Coupon" is optional. If the coupon is expired, the message "Coupon expired" is shown. After saving, "Saved" is shown.'
  test('is expected of no value that is merely unknown', () =>
    expect(
      design(text).testCases.filter(({ expectedResult = '' }) => expectedResult.includes('Coupon expired')),
    ).toEqual([]))
  test('leaves a gap', () =>
    expect(design(text).gaps.map(({ description }) => description)).toContainEqual(
      expect.stringContaining('If the coupon is expired'),
    ))
  test('is not about the field of the sentence before', () => {
    const { testCases } = design(
      'The tip must be from 0 to 50. A card that is blocked leads to "Card blocked".',
    )
    expect(JSON.stringify(testCases)).not.toContain('Card blocked')
  })
})

test('"Email" and "e-mail address" are one input', () => {
  const { testCases } = design(
    'Email is required. The e-mail address must not be longer than 100 characters. On success "Thanks" is shown.',
  )
  const labels = testCases.flatMap(({ steps = [] }) =>
    steps.flatMap(({ testData }) => testData?.split('=')[0] ?? []),
  )
  expect([...new Set(labels)]).toEqual(['Email'])
})

test('a long or short value is still what the input is called', () => {
  const values = design(
    'The field "Email" is required and must not be longer than 100 characters. The field "Contact phone" must be between 7 and 15 characters long. On success "Thanks" is shown.',
  ).testCases.flatMap(({ tags = [], steps = [] }) =>
    tags.includes('positive') ? steps.flatMap(({ testData }) => testData ?? []) : [],
  )
  expect(values.length).toBeGreaterThan(3)
  for (const value of values) expect(value).toMatch(/^(?:Email=[^@]+@[^@]+\.[a-z]+|Contact phone=\+\d+)$/)
})

describe('a time counted from an event is no number to type', () => {
  test.each([
    'A booking can be cancelled up to 24 hours before arrival.',
    'An item can be returned up to 30 days after delivery.',
  ])('%s', (text) => {
    const { testCases } = design(text)
    expect(testCases.flatMap(({ steps = [] }) => steps.flatMap(({ testData }) => testData ?? []))).toEqual([])
    expect(testCases.map(({ preconditions }) => preconditions)).toEqual([
      [expect.stringMatching(/^The number of (?:hours until arrival|days since delivery) is "\d+"$/)],
      [expect.stringMatching(/^The number of (?:hours until arrival|days since delivery) is "\d+"$/)],
    ])
  })
  test('an age is one', () =>
    expect(design('The driver must be at least 21 years of age.').testCases.length).toBeGreaterThan(0))
})
