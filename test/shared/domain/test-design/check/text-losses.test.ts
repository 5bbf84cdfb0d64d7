import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'
import { numbersIn } from '../../../../../shared/domain/test-design/check/written-numbers.ts'

/** The parts of tested sentences that a run names as in no model element. */
function open(requirements: string): string[] {
  const { gaps } = designTests({ requirements, mode: 'generate' })
  return gaps.flatMap(({ coverageItem }) => coverageItem.split('/text/').slice(1))
}
const values = (text: string) => numbersIn(text).map(({ value }) => value)

describe('numbers of a text', () => {
  test.each([
    ['8-64 characters', ['8', '64']],
    ['0.5-1.5 kg', ['0.5', '1.5']],
    ['seventy days', ['70']],
    ['eighty-one seats', ['81']],
    ['twenty-five items', ['25']],
    ['a hundred users', ['100']],
    ['ten thousand rows', ['10000']],
    ['two dozen eggs', ['24']],
    ['a temperature of -5', ['-5']],
  ])('%s', (text, found) => expect(values(text)).toEqual(found))

  test.each([
    'on 2026-12-31',
    'AB-1234',
    '123-45-678',
    'as in ISO 8601-2',
    'two-factor login',
    'a one-time code',
  ])('“%s” holds none', (text) => expect(values(text)).toEqual([]))
})

describe('what lies beside a bound', () => {
  test.each([
    ['Age must be between 18 and 120; 19 copies are printed.', '19'],
    ['Age must be between 18 and 120; 119 copies are printed.', '119'],
    ['Name must have 2 to 40 characters; 39 copies are printed.', '39'],
  ])('on its inner side is no evidence: %s', (text, part) => expect(open(text)).toContain(part))

  test.each([
    'Age must be more than 17 and less than 121.',
    'Name must have more than 1 and fewer than 41 characters.',
  ])('on its outer side states an exclusive bound: %s', (text) => expect(open(text)).toEqual([]))
})

describe('a part of a tested sentence that the model lacks is named', () => {
  test.each([
    [
      'The start date must not be in the past and the end date must be after the start date.',
      'after the start date',
    ],
    ['The start date must be on a weekday and not in the past.', 'on a weekday'],
    ['The pick-up date must be at least 2 days in the future, on a working day.', 'on a working day'],
    ['Seats must be between 1 and 8 on public holidays.', 'on public holidays'],
    [
      'Age must be between 6 and 99, and minors need the consent of a parent.',
      'need the consent of a parent',
    ],
    ['Name must have 2 to 40 characters; a change requires a signature.', 'requires a signature'],
  ])('%s', (text, part) => expect(open(text)).toContain(part))
})

test('a comparison that the model holds is no gap', () => {
  const text =
    'The form has a Start date and an End date. The end date must be after the start date. The start date must not be in the past.'
  expect(open(text)).toEqual([])
})
