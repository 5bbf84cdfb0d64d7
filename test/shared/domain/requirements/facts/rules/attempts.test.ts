import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../../support/costs.ts'
import { readAttempts } from '../../../../../../shared/domain/requirements/facts/rules/attempts.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'

const read = (text: string) =>
  readAttempts(maskQuotes(text)).map(({ attempts, tried = '', outcome, window, lasting }) =>
    [
      attempts,
      tried,
      outcome,
      window && `in ${window.amount} ${window.unit}`,
      lasting && `for ${lasting.amount} ${lasting.unit}`,
    ]
      .filter(Boolean)
      .join(' | '),
  )

describe('what happens after so many failed attempts', () => {
  test.each([
    [
      'After 5 failed attempts within 15 minutes the account is locked for 30 minutes.',
      '5 | the account is locked for 30 minutes | in 15 minute | for 30 minute',
    ],
    ['After three wrong PIN entries the card is blocked.', '3 | PIN | the card is blocked'],
    [
      'After the third wrong TAN in a row the system shall lock the access and show "Locked".',
      '3 | TAN | lock the access and show "Locked"',
    ],
    ['If the PIN is entered wrongly 3 times, the card is blocked.', '3 | PIN | the card is blocked'],
    [
      'The account is locked for an hour after 3 failed login attempts.',
      '3 | password | The account is locked for an hour | for 1 hour',
    ],
    ['After 4 failed log-ins in a row, the page shows "Locked".', '4 | password | the page shows "Locked"'],
  ])('%s', (text, found) => expect(read(text)).toEqual([found]))
})

test.each([
  'After saving, the page shows 3 entries.',
  'The report is ready after 3 minutes.',
  'If the PIN is empty, "Enter a PIN" is shown.',
])('no attempts are read from "%s"', (text) => expect(read(text)).toEqual([]))

test('any text at all is read without an error, in a time that follows its length', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'after ',
          '5 ',
          'the third ',
          'failed ',
          'wrong PIN ',
          'attempts ',
          'within ',
          '15 minutes ',
          'the account is locked ',
          'for an hour',
          ', ',
        ),
        { maxLength: 25 },
      ),
      (words) => {
        expect(() => read(words.join(''))).not.toThrow()
      },
    ),
  )
  expectLinear(3000, (count) => read(`After 5 failed ${'attempts within 15 minutes '.repeat(count)}`))
  expectLinear(3000, (count) => read(`${'the account is locked after '.repeat(count)}3 failed attempts`))
  expectLinear(3000, (count) => read(`if the ${'pin is entered '.repeat(count)}3 times, the card`))
})
