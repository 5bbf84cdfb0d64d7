import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

test.each([
  ['when I enter an Amount under 5 euros', 'Amount < 5'],
  ['when the clerk types a Weight from 5 to 150 kg and confirms', '(Weight >= 5 and Weight <= 150)'],
])('"%s" compares what is entered', (when, condition) => {
  const { model } = readRequirements(`Given I am on the start page, ${when}, then I see "So it is".`)
  expect(said(model)).toContain(`reaction if ${condition}: shows "So it is"`)
  expect(model.flows).toEqual([])
})

test('what is entered and then something else done stays a scenario', () => {
  const { model } = readRequirements(
    'Given I am in, when I enter an Amount under 5 euros and walk away, then I see "So it is".',
  )
  expect(model.rules).toEqual([])
  expect(model.flows).toHaveLength(1)
})
