import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../../support/costs.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'
import {
  readBrokenRelation,
  readRelations,
} from '../../../../../../shared/domain/requirements/facts/rules/relations.ts'

/** "End date - Start date >= 1 day" in short. */
const read = (text: string) => readRelations(maskQuotes(text)).map(short)
const broken = (text: string) => readBrokenRelation(maskQuotes(text)).map(short)

function short({
  label,
  other,
  min,
  max,
  differs,
  unit = '',
}: ReturnType<typeof readRelations>[number]): string {
  const bound = (sign: string, limit: typeof min) =>
    limit ? ` ${sign}${limit.inclusive ? '=' : ''} ${String(limit.digits)}${unit && ` ${unit}`}` : ''
  return `${label} - ${other}${bound('>', min)}${bound('<', max)}${differs ? ' differs' : ''}`
}

describe('a sentence that compares two values', () => {
  test.each([
    ['The end date must be after the start date.', 'End date - Start date > 0'],
    ['The end date cannot be earlier than the start date.', 'End date - Start date >= 0'],
    ['Check-out must be at least 1 day after check-in.', 'Check-out - Check-in >= 1 day'],
    ['Minimum price must not exceed maximum price.', 'Minimum price - Maximum price <= 0'],
    ['The amount must not be greater than the available balance.', 'Amount - Available balance <= 0'],
    ['Start date must be no later than end date.', 'Start date - End date <= 0'],
    [
      'The return date must be at most 30 days after the pick-up date.',
      'Return date - Pick-up date >= 0 days <= 30 days',
    ],
    ['The last day may be the same as the first day, but not earlier.', 'Last day - First day >= 0'],
    ['"New PIN" must be different from "Old PIN".', 'New PIN - Old PIN differs'],
    ['The reminder must be at least 2 days before the due date.', 'Reminder - Due date <= -2 days'],
    [
      'The number of children must be less than or equal to the number of seats.',
      'Number of children - Number of seats <= 0',
    ],
  ])('%s', (text, fact) => expect(read(text)).toEqual([fact]))
  test('two bounds of the same value are two relations', () =>
    expect(
      read('The end date must be after the start date and at most 14 days after the start date.'),
    ).toEqual(['End date - Start date > 0', 'End date - Start date >= 0 days <= 14 days']))
})

describe('an error condition', () => {
  test.each([
    ['If the amount exceeds the account balance, the transfer is rejected', 'Amount - Account balance <= 0'],
    ['If the end date is before the start date,', 'End date - Start date >= 0'],
    ['If the check-out date is not after the check-in date,', 'Check-out date - Check-in date > 0'],
  ])('%s wants the opposite', (text, fact) => expect(broken(text)).toEqual([fact]))
})

describe('what compares no two values', () => {
  test.each([
    'The age must be greater than 18.',
    'A confirmation must be sent before the deadline.',
    'The delivery date must be after today.',
    'The order must be delivered after the payment.',
    'The user must be older than the owner.',
    'After saving, the page shows the list.',
    'The invoice is sent before the delivery.',
    'The length must not exceed the maximum.',
  ])('%s', (text) => expect(read(text)).toEqual([]))
  test('any text at all is read without an error', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'the end date',
            ' must ',
            'not ',
            'be ',
            'after ',
            'at least ',
            '1 day ',
            '"',
            ',',
            ' exceed ',
            'than ',
            ' and ',
            '€9',
          ),
          { maxLength: 30 },
        ),
        (words) => {
          expect(Array.isArray(read(words.join('')))).toBe(true)
          expect(Array.isArray(broken(`If ${words.join('')}`))).toBe(true)
        },
      ),
    ))
  test('a long text costs no more than its length', () => {
    expectLinear(4000, (count) =>
      read(`The end date ${'must be at least 1 day '.repeat(count)}after the start date`),
    )
    expectLinear(50_000, (length) => read(`${'a'.repeat(length)} must be after the start date`))
  })
})
