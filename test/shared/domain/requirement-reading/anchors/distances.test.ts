import { expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

const rules = (text: string): string[] => {
  const { model } = readRequirements(text)
  return said(model).slice(model.subjects.length)
}

const readings: [string, string[]][] = [
  ['Up to 30 minutes late is free.', ['reaction if minutes late <= 30: said']],
  [
    'Cancelling is free until 24 hours before the start; later than that we keep half the price.',
    ['reaction if hours before start >= 24: said', 'reaction if hours before start < 24: said'],
  ],
  [
    '- Less than 15 minutes ahead: "Pick a later time".\n- More than 90 days ahead: "Pick an earlier time".',
    [
      'reaction if minutes ahead < 15: shows "Pick a later time"',
      'reaction if days ahead > 90: shows "Pick an earlier time"',
    ],
  ],
  [
    '- **Hours before start** 48 or more: Full refund.\n- Less than 48: No refund.',
    ['reaction if Hours before start >= 48: said', 'reaction if Hours before start < 48: said'],
  ],
]

for (const [text, expected] of readings)
  test(`so much time from a moment is a thing of its own: ${text}`, () => {
    expect(rules(text)).toEqual(expected)
  })

test('a case says how late it is as people do', () => {
  const { model, sentences } = readRequirements(
    '| Age | Discount |\n|---|---|\n| up to 11 | 50 % |\n| 12 and more | 10 % |\n\nUp to 30 minutes late is free.',
  )
  const { cases } = designCases(model, sentences)
  expect(cases.flatMap(({ preconditions }) => preconditions)).toContain('It is "30" minutes late')
})
