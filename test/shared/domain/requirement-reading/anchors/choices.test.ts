import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const optionsIn = (text: string): (string[] | undefined)[] =>
  readRequirements(text).model.subjects.map(({ options }) => options)

const told: [string, string[]][] = [
  [
    'Then there is the *Kind of group*, which is *Professional*, *Amateur* or *Youth*.',
    ['Professional', 'Amateur', 'Youth'],
  ],
  [
    'Reason is mandatory: Illness / Travel / Other.\nOf each Reason we keep a list.',
    ['Illness', 'Travel', 'Other'],
  ],
  ['The customer chooses the Delivery (Post or Pick-up) and pays.', ['Post', 'Pick-up']],
  [
    '- Plan Basic: 5.00 EUR per week\n- Plan Plus: 2.50 EUR per week\n- Plan Black: free',
    ['Basic', 'Plus', 'Black'],
  ],
]

for (const [text, options] of told)
  test(`names that are offered one beside the other are what something can be: ${text}`, () => {
    expect(optionsIn(text)).toEqual([options])
  })

test('bounds joined by "or" offer nothing', () => {
  expect(optionsIn('The Humidity is in percent. Anything below 0 or above 100 gets "Impossible".')).toEqual([
    undefined,
  ])
})
