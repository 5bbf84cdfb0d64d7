import { describe, expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const told = (requirements: string) =>
  designDerived({ requirements, mode: 'generate', maxTestCases: 200 })
    .testCases.map(
      ({ preconditions = [], steps = [], expectedResult = '' }) =>
        `${preconditions.join('; ')} | ${steps.at(-1)?.action ?? ''} => ${expectedResult}`,
    )
    .toSorted()

describe('what is told of the time around a deadline in sentences of their own', () => {
  test('is tried on the last day of each part and on the day after', () =>
    expect(
      told(
        'Assignments handed in by the due date get full marks. Assignments handed in up to 2 days after the due date lose 20 %. Thereafter they are not accepted.',
      ),
    ).toEqual([
      'The number of days since the due date is "0" | Try to hand the assignments in => Assignments get full marks',
      'The number of days since the due date is "1" | Try to hand the assignments in => Assignments lose 20 %',
      'The number of days since the due date is "2" | Try to hand the assignments in => Assignments lose 20 %',
      'The number of days since the due date is "3" | Try to hand the assignments in => They are not accepted',
    ]))

  test('may stand behind a semicolon, without its subject and with a message', () =>
    expect(
      told(
        'If a tax return is filed by the day of the deadline, no fee is charged. Up to 14 days after the deadline, a fee of 25 EUR is charged; after that the form shows "Please contact your tax office".',
      ),
    ).toEqual([
      'The number of days since the deadline is "0" | Try to file the tax return => No fee is charged',
      'The number of days since the deadline is "1" | Try to file the tax return => A fee of 25 EUR is charged',
      'The number of days since the deadline is "14" | Try to file the tax return => A fee of 25 EUR is charged',
      'The number of days since the deadline is "15" | Try to file the tax return => "Please contact your tax office" is visible',
    ]))

  test('is not counted from another event', () =>
    expect(
      told(
        'A book that is returned by the due date costs nothing. For a book returned within 7 days after delivery, 2 EUR are charged.',
      ).join(),
    ).not.toMatch(/2 EUR|number of days/))
})
