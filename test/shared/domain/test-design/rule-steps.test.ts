import { expect, test } from 'vitest'
import { ruleStep } from '../../../../shared/domain/test-design/cases/rule-step.ts'

test.each([
  ['A guest who has no card pays a fee of 5 EUR', 'Check what a guest who has no card pays'],
  ['A guest who has no card does not pay a fee of 5 EUR', 'Check what a guest who has no card pays'],
  ['all other drivers pay 2.40 EUR', 'Check what all other drivers pay'],
  ['the driver pays 2.40 EUR', 'Check what the driver pays'],
  ['No seat is reserved', 'Check whether no seat is reserved'],
])('the step for “%s” is English', (outcome, step) => {
  expect(ruleStep(outcome, [])).toBe(step)
})
