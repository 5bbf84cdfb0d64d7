import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../../support/costs.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'
import { readUsageLimits } from '../../../../../../shared/domain/requirements/facts/rules/usage-limits.ts'

const read = (text: string) =>
  readUsageLimits(maskQuotes(text)).map(({ who = '', action, most, period, place = '' }) =>
    `${who}: ${action} ${most} ${period ? `per ${period.amount} ${period.unit}` : place}`.trim(),
  )

describe('a limit of use', () => {
  test.each([
    ['A customer can make at most 3 transfers per day.', ['A customer: make transfers 3 per 1 day']],
    ['A reader may borrow up to five books at the same time.', ['A reader: borrow books 5 at the same time']],
    ['maximum 10 items in the cart', [': add items 10 in the cart']],
    ['A loan can be renewed at most twice.', [': renew the loan 2']],
    ['A voucher can be used only once.', [': use the voucher 1']],
    ['A booking can be changed up to 3 times within 24 hours.', [': change the booking 3 per 24 hour']],
    ['At most 5 reset e-mails per hour are sent to one address.', [': send reset e-mails 5 per 1 hour']],
    [
      'Readers under 14 may have up to 5 loans at a time, all others up to 15.',
      [
        'Readers under 14: have loans 5 at a time',
        'somebody other than readers under 14: have loans 15 at a time',
      ],
    ],
  ])('%s', (text, facts) => expect(read(text)).toEqual(facts))
})

describe('what limits no use', () => {
  test.each([
    'The field Name has at most 40 characters.',
    'The amount must be at most 500 EUR.',
    'The system handles up to 500 requests per second.',
    'A customer may order up to 10 tickets per booking.',
    'Age must be between 18 and 120.',
    'The page loads within 2 seconds.',
  ])('%s', (text) => expect(read(text)).toEqual([]))
})

test('any text at all is read without an error, in a time that follows its length', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'a customer ',
          'can ',
          'be ',
          'renewed ',
          'at most ',
          '3 ',
          'twice ',
          'books ',
          'per ',
          'day',
          'at the same time',
          ', all others up to ',
        ),
        { maxLength: 30 },
      ),
      (words) => {
        expect(() => read(words.join(''))).not.toThrow()
      },
    ),
  )
  expectLinear(4000, (count) => read(`A customer can ${'borrow at most 3 books '.repeat(count)}per day`))
  expectLinear(6000, (count) => read(`${'a customer '.repeat(count)}can borrow 3`))
})
