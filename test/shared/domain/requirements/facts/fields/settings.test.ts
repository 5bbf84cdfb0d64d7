import { expect, test } from 'vitest'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'
import { readFields } from '../../../../../../shared/domain/requirements/facts/fields/fields.ts'

const read = (text: string) =>
  readFields(maskQuotes(text), []).map(({ label, constraints: { number } }) => [
    label,
    number?.min,
    number?.max,
  ])

test('a field that somebody sets to a range is limited to it', () =>
  expect(
    read(
      'On the page "Limits" the customer can change the field "New limit" to a whole amount from 500 to 20,000 EUR.',
    ),
  ).toEqual([['New limit', 500n, 20_000n]]))
test('a field that is set to something else is not', () =>
  expect(read('The user can set the field "Size" to the value of the order.')).toEqual([]))
