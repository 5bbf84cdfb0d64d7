import { expect, test } from 'vitest'
import { seeing } from '../support.ts'

test.each([
  ['The cell is marked with a red border', 'Go', { colour: 'red', where: 'border' }, false],
  ['The row turns pink', 'Go', { colour: 'pink' }, false],
  ['The border of the "Name" field is no longer red', 'Name', { colour: 'red', where: 'border' }, true],
  ['"Paid" is shown in green letters', 'Paid', { colour: 'green', where: 'text' }, false],
  ['"Paid" is highlighted in light blue', 'Paid', { colour: 'light blue' }, false],
  ['Tuesday is orange', 'Tuesday', { colour: 'orange', loosely: true }, false],
])('a colour: %s', (expected, name, condition, negated) => {
  const { checks, problems } = seeing(expected)
  expect(problems).toEqual([])
  const colour = condition.colour.replace('light ', '')
  expect(checks).toMatchObject([{ condition: { is: 'coloured', ...condition, colour }, target: { name } }])
  expect(checks[0]?.negated === true).toBe(negated)
})

test('several things turn to a colour', () => {
  expect(seeing('Both rows turn pink', 'Click "Monday" and click "Wednesday"').checks).toMatchObject(
    ['Monday', 'Wednesday'].map((name) => ({
      condition: { is: 'coloured', colour: 'pink' },
      target: { name },
    })),
  )
})

test.each(['The field "Colour" contains red', 'The shirt "Blue" is listed'])(
  'a value, and not how it looks: %s',
  (expected) => {
    expect(seeing(expected).checks.filter(({ condition }) => condition?.is === 'coloured')).toEqual([])
  },
)

test.each(['The text is red', 'Something turns red'])('nobody is sure what is meant: %s', (expected) => {
  expect(seeing(expected).problems).toMatchObject([{ code: 'steps.unverifiable' }])
})
