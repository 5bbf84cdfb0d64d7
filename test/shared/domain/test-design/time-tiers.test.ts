import { describe, expect, test } from 'vitest'
import { completed, timeRanges } from '../../../../shared/domain/requirements/facts/groups/time-ranges.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const told = (requirements: string) =>
  designTests({ requirements, mode: 'generate', maxTestCases: 200 }).testCases.map(
    ({ preconditions = [], expectedResult = '' }) => `${preconditions.join('; ')} => ${expectedResult}`,
  )
const at = (days: number, event: string, outcome: string) =>
  `The number of days ${event} is "${days}" => ${outcome}`

describe('an outcome for each part of the time before an event', () => {
  test('is expected on both sides of every limit', () =>
    expect(
      told(
        'If a booking is cancelled at least 14 days before the event, the customer gets back 100 % of the price, from 13 to 3 days before the event 50 %, and later nothing.',
      ).toSorted(),
    ).toEqual(
      [
        at(14, 'until the event', 'The customer gets back 100 % of the price'),
        at(13, 'until the event', 'The customer gets back 50 % of the price'),
        at(3, 'until the event', 'The customer gets back 50 % of the price'),
        at(2, 'until the event', 'The customer gets back nothing'),
      ].toSorted(),
    ))
  test.each([
    'Cancellations up to 30 days before departure are free, up to 14 days cost 50 %, after that 100 %.',
    'Cancellations 30 days or more before departure are free, 29 to 14 days cost 50 %, less than 14 days 100 %.',
  ])('may be said shorter and shorter: %s', (text) => {
    const cases = told(text)
    expect(cases).toEqual(
      expect.arrayContaining([
        at(30, 'until departure', 'Cancellations are free'),
        at(29, 'until departure', 'Cancellations cost 50 %'),
        at(14, 'until departure', 'Cancellations cost 50 %'),
        at(13, 'until departure', 'Cancellations cost 100 %'),
      ]),
    )
  })
  test('may stand in a list, each in an item', () => {
    const cases = told(
      'Refund when a booking is cancelled:\n\n- 14 days or more before the event: 100 % of the price\n- 13 to 3 days before the event: 50 %\n- less than 3 days before the event: nothing\n',
    )
    expect(cases).toEqual(
      expect.arrayContaining([
        at(13, 'until the event', 'Refund: 50 % of the price'),
        at(2, 'until the event', 'Refund: nothing'),
      ]),
    )
  })
  test('after an event counts up', () => {
    const cases = told(
      'Within 14 days after purchase the customer gets the full price back, from 15 to 30 days after purchase 50 % of the price, later nothing.',
    )
    expect(cases).toContain(at(14, 'since purchase', 'The customer gets the full price back'))
    expect(cases.filter((one) => /"31"/.test(one) && /nothing/.test(one))).toHaveLength(1)
  })
  test('may follow an outcome that stands before its time', () => {
    const cases = told(
      'Cancellation is free of charge until 3 days before arrival; after that, the price of the first night is charged.',
    )
    expect(cases).toEqual([
      at(3, 'until arrival', 'Cancellation is free of charge'),
      at(2, 'until arrival', 'The price of the first night is charged'),
    ])
  })
  test('keeps a value that has a sentence of its own', () =>
    expect(
      told(
        'Free cancellation is possible up to 24 hours before check-in, otherwise 80 % of the price is charged.',
      ),
    ).toEqual([
      'The number of hours until check-in is "24" => Free cancellation is possible',
      'The number of hours until check-in is "23" => 80 % of the price is charged',
    ]))
  test.each([
    'A booking can be changed up to 14 days before the event and cancelled up to 7 days before the event.',
    'A return can be registered within 30 days after delivery. Refunds take up to 5 days after receipt.',
    'At least 24 hours before the flight the passenger can choose a seat and up to 2 hours before the flight he may check in.',
    'The backup runs within 5 hours after midnight. Later, the log is archived.',
    'The workshop sends a reminder 7 days before the appointment and an SMS 1 day before the appointment.',
  ])('are not read from limits of different things: %s', (text) =>
    expect(told(text).filter((one) => /"(?:13|7|6|5|23|24)"/.test(one))).toEqual([]),
  )
})

describe('parts of a time', () => {
  const parts = (text: string) => completed(timeRanges(text))?.map(({ min, max }) => [min, max])
  test('complete each other', () => {
    expect(parts('up to 30 days before departure 10 %, up to 14 days 50 %, later 100 %')).toEqual([
      [30n, undefined],
      [14n, 29n],
      [undefined, 13n],
    ])
    expect(parts('within 7 days after the event free, 8 to 14 days half, later nothing')).toEqual([
      [undefined, 7n],
      [8n, 14n],
      [15n, undefined],
    ])
  })
  test('leave one side to whatever is otherwise', () => {
    expect(parts('free up to 24 hours before check-in, otherwise 80 %')).toEqual([
      [24n, undefined],
      [undefined, 23n],
    ])
    expect(parts('10 to 20 days before the event 50 %, otherwise nothing')).toBeUndefined()
  })
  test('that overlap, mix units or count from nothing are none', () => {
    expect(parts('10 to 20 days before the event, 15 to 30 days before the event')).toBeUndefined()
    expect(parts('at least 2 days before the event, less than 24 hours before the event')).toBeUndefined()
    expect(parts('within 7 days free, 8 to 14 days half')).toBeUndefined()
  })
})
