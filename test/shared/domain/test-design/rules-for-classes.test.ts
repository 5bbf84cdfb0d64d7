import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'generate', maxTestCases: 200 })
const told = (requirements: string) =>
  design(requirements).testCases.map(
    ({ preconditions = [], expectedResult = '' }) => `${preconditions.join('; ')} => ${expectedResult}`,
  )

describe('a deadline that is another one for a class', () => {
  test.each([
    'A return can be registered within 30 days after delivery. Summit Club members have 60 days. Later than that, the customer sees "The return period has ended".',
    'A return can be registered within 30 days after delivery, Summit Club members within 60 days. Later than that, the customer sees "The return period has ended".',
    'A return can be registered within 30 days after delivery. For Summit Club members, the period is 60 days. After this period, the customer sees "The return period has ended".',
    'A return can be registered within 30 days after delivery. This period is extended to 60 days for Summit Club members. Later, the customer sees "The return period has ended".',
  ])('is tried on the last day and the day after, for each: %s', (text) => {
    const cases = told(text)
    for (const [days, member, outcome] of [
      ['30', 'not ', 'A return can be registered'],
      ['31', 'not ', '"The return period has ended" is visible'],
      ['60', '', 'A return can be registered'],
      ['61', '', '"The return period has ended" is visible'],
    ])
      expect(cases).toContain(
        `The number of days since delivery is "${days}"; The customer is ${member}a Summit Club member => ${outcome}`,
      )
  })
  test('takes no other sentence with a number of days for a period of its own', () => {
    const cases = told(
      'A return can be registered within 30 days after delivery. Customers have 14 days to send the parcel. Refunds take 5 days.',
    )
    expect(cases.filter((one) => /"(?:14|15|5|6)"/.test(one))).toEqual([])
  })
})

describe('what holds for a class and for everybody else', () => {
  test('has a rule for the class and the rules of the others without it', () => {
    const cases = told(
      'Return shipping is free for gold members. For everybody else it is free if the reason is Damaged or Not as described; otherwise 4.95 EUR are deducted from the refund.',
    )
    expect(cases).toContain(
      'The person is not a gold member; The reason is "Not as described" => Return shipping is free',
    )
    expect(cases.find((one) => one.includes('4.95'))).toMatch(
      /^The person is not a gold member; The reason is not "Damaged", "Not as described" => 4\.95 EUR are deducted/,
    )
    expect(cases.filter((one) => /is a gold member/.test(one)).every((one) => one.includes('free'))).toBe(
      true,
    )
  })
  test.each([
    [
      'Members get free shipping. Everyone else pays 4.95 EUR.',
      'The person is not a member => Everyone else pays 4.95 EUR',
    ],
    [
      'Shipping is free for members; everybody else pays 4.95 EUR.',
      'The person is not a member => Everybody else pays 4.95 EUR',
    ],
    [
      'Children under 14 pay 5.00 EUR. All others pay 9.00 EUR.',
      'The age is "14" years => All others pay 9.00 EUR',
    ],
  ])('%s', (text, expected) => expect(told(text)).toContain(expected))
})

describe('clauses that leave out what the first one says', () => {
  test('each state a rule for their class', () =>
    expect(
      told(
        'Urgent tickets must be answered within 1 hour, high ones within 4 hours, all others within 2 working days.',
      ),
    ).toEqual([
      'The kind of ticket is "urgent" => Urgent tickets are answered within 1 hour',
      'The kind of ticket is "high" => High tickets are answered within 4 hours',
      'The kind of ticket is not "urgent", "high" => All other tickets are answered within 2 working days',
    ]))
  test('of ages are tried on both sides of each age', () => {
    const cases = told('Children under 6 pay nothing, children under 14 pay 5.00 EUR, all others 9.50 EUR.')
    expect(cases).toEqual(
      expect.arrayContaining([
        'The age is "5" years => Children under 6 pay nothing',
        'The age is "6" years => Children under 14 pay 5.00 EUR',
        'The age is "13" years => Children under 14 pay 5.00 EUR',
        'The age is "14" years => All others pay 9.50 EUR',
      ]),
    )
  })
  test('may name the value first', () =>
    expect(told('The loan period is 28 days for books, 14 days for magazines and 7 days for DVDs.')).toEqual([
      'The kind of item is "book" => The loan period is 28 days',
      'The kind of item is "magazine" => The loan period is 14 days',
      'The kind of item is "DVD" => The loan period is 7 days',
    ]))
  test.each([
    'Delivery takes 2 days, and the customer pays 5 EUR.',
    'The order costs 5 EUR, shipping 2 EUR extra is added if the order is heavy.',
    'Rooms with a view cost 120 EUR, all others 90 EUR.',
    'Adults pay 12 EUR and get a drink within 5 minutes.',
  ])('are no others than such: %s', (text) =>
    expect(told(text).filter((one) => /kind of|The age is/.test(one))).toEqual([]),
  )
})

describe('a kind that a list of the form offers', () => {
  const form =
    '| Field | Type | Required | Rules |\n|---|---|---|---|\n| Subject | text | yes | up to 80 characters |\n| Priority | selection | yes | Low, Normal, High, Urgent |\n\nAfter saving, "Ticket saved" is shown.\n\n'
  test('is selected there', () => {
    const cases = design(
      `${form}Urgent tickets must be answered within 1 hour, high ones within 4 hours, all others within 2 working days.`,
    ).testCases.filter(({ expectedResult = '' }) => expectedResult.includes('answered'))
    expect(
      cases.map(({ steps = [] }) =>
        steps.map(({ testData }) => testData).find((one) => one?.startsWith('Priority')),
      ),
    ).toEqual(['Priority=Urgent', 'Priority=High', 'Priority=Low'])
  })
  test('is none of the form where the list has no such value', () =>
    expect(
      told(`${form}Overdue tickets must be answered within 1 hour, all others within 2 working days.`).filter(
        (one) => one.includes('answered'),
      ),
    ).toEqual([
      'The kind of ticket is "overdue" => Overdue tickets are answered within 1 hour',
      'The kind of ticket is not "overdue" => All other tickets are answered within 2 working days',
    ]))
})

test('what one person may borrow longer than another is no right that the other lacks', () =>
  expect(
    told('Teachers may borrow books for 8 weeks, students for 4 weeks, and everyone else for 2 weeks.'),
  ).toEqual([
    'The kind of person is "teacher" => Teachers may borrow books for 8 weeks',
    'The kind of person is "student" => Students may borrow books for 4 weeks',
    'The kind of person is not "teacher", "student" => Everyone else may borrow books for 2 weeks',
  ]))

test('any mixture of such sentences is read, twice the same', () => {
  const sentence = fc.constantFrom(
    'A return can be registered within 30 days after delivery.',
    'Summit Club members have 60 days.',
    'Later than that, the customer sees "Too late".',
    'For everybody else it is free if the reason is Damaged or Lost; otherwise 4.95 EUR are deducted.',
    'Shipping is free for members.',
    'All others pay 5 EUR.',
    'The fee is 0.20 EUR per day overdue, at most 10 EUR.',
    'Readers under 14 pay half of the fee.',
    'Media returned in time cost nothing.',
    'Cancellations up to 30 days before departure are free, up to 14 days cost 50 %, after that 100 %.',
    '- 13 to 3 days before the event: 50 %',
    'Children under 6 pay nothing, children under 14 pay 5.00 EUR, all others 9.50 EUR.',
  )
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 8 }), (sentences) => {
      const text = sentences.join(' ')
      const first = design(text)
      expect(design(text)).toEqual(first)
      expect(first.summary.coverage.percent).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 40 },
  )
})
