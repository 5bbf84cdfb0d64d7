import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const read = (expectedResult: string, action = 'Double-click "Ann Lee" and enter "Ann Loe"') =>
  compileStep({ action, expectedResult })

test.each([
  ['The cell is empty again', 'cell', ''],
  ['The row shows the colour teal', 'row by column', 'colour teal'],
  ['The row contains Paris', 'row', 'Paris'],
])('the cell that the step is about: %s', (expected, name, value) => {
  const { checks, problems } = read(expected)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([
    { kind: 'assert_cell', target: { role: 'noted', name, near: { name: 'Ann Lee' } }, expected: value },
  ])
})

test.each(['The cell shows the new name', 'The cell contains nothing of this'])(
  'no value: %s',
  (expected) => {
    expect(read(expected).problems).toMatchObject([{ code: 'steps.unverifiable' }])
  },
)
