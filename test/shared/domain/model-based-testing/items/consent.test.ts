import { expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const actionsOf = (box: string) => {
  const { model, sentences } = readRequirements(
    `The page has the field "Nickname", the checkbox "${box}" and the button "Join".\n` +
      'If the nickname has more than 20 characters, the message "Too long" is shown.',
  )
  return designCases(model, sentences).cases.flatMap(({ steps = [] }) => steps.map(({ action }) => action))
}

test.each(['I agree to the house rules', 'Accept terms', 'I have read the policy'])(
  'who goes on has agreed, and nothing is expected of those who have not: %s',
  (box) => {
    expect(actionsOf(box)).toContain(`Check "${box}"`)
    expect(actionsOf(box)).not.toContain(`Uncheck "${box}"`)
  },
)

test('any other box is tried both ways', () => {
  expect(actionsOf('Gift wrap')).toEqual(expect.arrayContaining(['Check "Gift wrap"', 'Uncheck "Gift wrap"']))
})

test('where the text says what follows of not agreeing, it is tried', () => {
  const { model, sentences } = readRequirements(
    'The page has the field "Nickname", the checkbox "I accept the terms" and the button "Join".\n' +
      'If "I accept the terms" is not ticked, the message "Please accept" is shown.',
  )
  const { cases } = designCases(model, sentences)
  expect(cases.map(({ steps = [] }) => steps.map(({ action }) => action).join())).toContainEqual(
    expect.stringContaining('Uncheck "I accept the terms"'),
  )
})
