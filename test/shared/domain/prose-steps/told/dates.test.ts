import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const doing = (action: string) => compileStep({ action, expectedResult: '' }, { baseUrl: 'https://x.test' })
const picks = (action: string) =>
  doing(action).actions.map((one) =>
    one.action === 'pick_date' ? [one.target?.name, one.date.day, one.date.month, one.date.year] : one.action,
  )

describe('a day that is picked', () => {
  test.each<[string, unknown[]]>([
    ['Choose 20 May 2031 as the arrival date', [['arrival date', 20, 5, 2031]]],
    [
      'Pick the 12th of May to arrive and the 14th of May to leave',
      [
        ['arrival', 12, 5, undefined],
        ['departure', 14, 5, undefined],
      ],
    ],
    [
      'Pick 22 May as arrival and 25 May as departure',
      [
        ['arrival', 22, 5, undefined],
        ['departure', 25, 5, undefined],
      ],
    ],
    [
      'Arrive on the 30th of May and leave on the 2nd',
      [
        ['arrival', 30, 5, undefined],
        ['departure', 2, undefined, undefined],
      ],
    ],
    ['Take the last day, the 31st', [[undefined, 31, undefined, undefined]]],
    ['Set the due date to 3 July 2031', [['due date', 3, 7, 2031]]],
    ['For the return flight choose 4 June 2031', [['return flight', 4, 6, 2031]]],
    ['Select 14 April 2026 in the "Date" field', [['Date', 14, 4, 2026]]],
  ])('%s', (action, expected) => {
    expect(picks(action)).toEqual(expected)
  })

  test.each([
    'Pick the second',
    'Take the 32nd',
    'Select 30 February 2031 as the arrival',
    'Enter 20 May 2031 in the "Date" field',
  ])('is not in “%s”', (action) => {
    expect(picks(action)).not.toContainEqual(expect.arrayContaining([expect.anything()]))
  })
})
