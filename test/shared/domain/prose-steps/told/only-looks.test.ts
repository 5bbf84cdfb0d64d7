import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const done = (action: string, expectedResult: string) =>
  compileStep({ action, expectedResult }).actions.map((one) => one.action)

test.each(['"Milk" is not struck through and its checkbox is not ticked', '"Milk" is unchecked'])(
  'a check of a thing of which “%s” is expected only looks',
  (expected) => {
    expect(done('Check "Milk"', expected)).toEqual([])
  },
)

test.each(['"Milk" is checked', '"Milk" is struck through'])(
  'a check that “%s” may come of is a tick',
  (expected) => {
    expect(done('Check "Milk"', expected)).toEqual(['check'])
  },
)

test('who says tick, or a checkbox, does not only look', () => {
  expect(done('Tick "Milk"', '"Milk" is not struck through')).toEqual(['check'])
  expect(done('Check the "Milk" checkbox', '"Milk" is not struck through')).toEqual(['check'])
})
