import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const told = (requirements: string) =>
  designTests({ requirements, mode: 'generate', maxTestCases: 200 }).testCases.map(
    ({ preconditions = [], steps = [], expectedResult = '' }) =>
      `${preconditions.join('; ')} | ${steps.at(-1)?.action ?? ''} => ${expectedResult}`,
  )

describe('a deadline', () => {
  test('is tried on its last day and on the day after', () =>
    expect(told('A return can be registered within 30 days after delivery.').toSorted()).toEqual([
      'The number of days since delivery is "30" | Try to register the return => A return can be registered',
      'The number of days since delivery is "31" | Try to register the return => A return cannot be registered',
    ]))
  test('expects after it what the next sentence says', () =>
    expect(
      told(
        'A return can be registered within 30 days after delivery. Later than that, the customer sees "The return period has ended".',
      ),
    ).toContain(
      'The number of days since delivery is "31" | Try to register the return => "The return period has ended" is visible',
    ))
  test('before an event counts down', () =>
    expect(told('A booking can be cancelled up to 24 hours before arrival.').toSorted()).toEqual([
      'The number of hours until arrival is "23" | Try to cancel the booking => A booking cannot be cancelled',
      'The number of hours until arrival is "24" | Try to cancel the booking => A booking can be cancelled',
    ]))
})

test('an amount that somebody owes is tried on both sides of its limit', () =>
  expect(
    told(
      'A reader who owes more than 20.00 EUR cannot borrow; the screen says "Please pay your fees first".',
    ).toSorted(),
  ).toEqual([
    'The amount that the reader owes is "20.00" EUR | Try to borrow => "Please pay your fees first" is not visible',
    'The amount that the reader owes is "20.01" EUR | Try to borrow => "Please pay your fees first" is visible',
  ]))

test('where nothing is owed too much the form of the action is accepted', () =>
  expect(
    told(
      '## Borrow\n\nThe form has the field Card number (required, exactly 9 digits). After borrowing, the screen shows "Enjoy your loan". A reader who owes more than 20.00 EUR cannot borrow; the screen says "Please pay your fees first".',
    ).filter((one) => one.includes('owes')),
  ).toEqual([
    'The amount that the reader owes is "20.00" EUR | Submit the form => "Enjoy your loan" is visible and "Please pay your fees first" is not visible',
    'The amount that the reader owes is "20.01" EUR | Submit the form => "Please pay your fees first" is visible',
  ]))

describe('a deadline in other words', () => {
  const late = (text: string) => told(text).filter((one) => /"31"/.test(one))
  test.each([
    'Returns are possible within 30 days after delivery.',
    'The return period is 30 days from delivery.',
    'Customers have 30 days from delivery to return an item.',
    'Within 30 days after delivery, customers may return their order.',
  ])('has the same two sides: %s', (text) => {
    expect(told(text).map((one) => /"(\d+)"/.exec(one)?.[1])).toEqual(['30', '31'])
    expect(late(text)[0]).toMatch(/\b(?:cannot|not possible)\b/)
  })
  test.each([
    'Items must be returned within 30 days of delivery. After that, the customer sees "Too late".',
    'Complaints are accepted up to 30 days after delivery. Later complaints are rejected with "Too late".',
    'A voucher is valid for 30 days after purchase. Afterwards it is refused with "Too late".',
    'An order can be changed within 30 days after purchase. Otherwise, "Too late" is displayed.',
    'An order can be changed within 30 days after purchase. If this period is over, the message "Too late" appears.',
  ])('ends with what the next sentence says: %s', (text) =>
    expect(late(text).map((one) => one.split(' => ')[1])).toEqual(['"Too late" is visible']),
  )
  test.each([
    'Items must be paid within 14 days of delivery.',
    'The warranty period is 24 months from purchase.',
    'Reminders are sent 3 days before the appointment.',
    'The session ends after 15 minutes.',
  ])('is none where only a duty or a span is stated: %s', (text) =>
    expect(told(text).filter((one) => /number of/.test(one))).toEqual([]),
  )
})
