import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const reading = (expectedResult: string, action = 'Enter "am" in the "City" field') => {
  const { checks, problems } = compileStep({ action, expectedResult })
  return [
    ...checks.map(({ kind, expected, target, negated, comparison }) =>
      [kind.slice(7), negated ? 'not' : '', comparison, target?.role, target?.name, `= ${expected}`]
        .filter(Boolean)
        .join(' '),
    ),
    ...problems.map(({ part }) => `? ${part}`),
  ]
}

describe('the value of something', () => {
  test.each<[prose: string, ...read: string[]]>([
    ['Hanover is in the field', 'labelled contains textbox City = Hanover'],
    ['Field: 2026-06-15', 'labelled equals textbox City = 2026-06-15'],
    ['field unchanged (2026-03-16)', 'labelled equals textbox City = 2026-03-16'],
    ['2026-10-20 gone from field', 'labelled not contains textbox City = 2026-10-20'],
    ['Arrival says 10/05/2031', 'labelled equals Arrival = 10/05/2031'],
    ['the branch has returned to "Choose…"', 'labelled equals branch = Choose…'],
    ['the room stays on Suite since that’s what we like', 'labelled equals room = Suite'],
    ['The salary of "Airi Satou" is $162,700', 'labelled equals cell salary = $162,700'],
    ['The name "Bo Lund" remains in its field', 'labelled equals name = Bo Lund'],
    ['The arrival date is wiped', 'value equals arrival date ='],
    ['With buttons field empty', 'value equals textbox With buttons ='],
  ])('is told by “%s”', (prose, ...read) => {
    expect(reading(prose).map((line) => line.trim())).toEqual(read)
  })

  test.each(['The field contains the address entered', 'The price goes up to 180 € for the 2 nights'])(
    'is not seen in “%s”, which only describes it',
    (prose) => {
      expect(reading(prose)).toEqual([`? ${prose}`])
    },
  )

  test('is that of no field where the step entered something in two', () => {
    const two = 'Enter "a" in the "City" field and enter "b" in the "Street" field'
    expect(reading('The field says Amsterdam', two)).toEqual(['? The field says Amsterdam'])
  })

  test('is told of several fields in the order in which they were filled in', () => {
    const two = 'Enter "27" in the "Day" field and enter "3" in the "Month" field'
    expect(reading('The two fields contain 27 and 3 respectively', two)).toEqual([
      'value equals textbox Day = 27',
      'value equals textbox Month = 3',
    ])
    expect(reading('The two fields contain 27 and 3 respectively')[0]).toMatch(/^\?/)
  })

  test('is nothing in all the fields that the case has typed in', () => {
    const two = 'Enter "27" in the "Day" field and enter "3" in the "Month" field'
    expect(reading('The input fields are empty', two)).toEqual([
      'value equals textbox Day = ',
      'value equals textbox Month = ',
    ])
  })
})
