import { expect, test } from 'vitest'
import { maskQuotes } from '../../../../../shared/domain/requirements/facts/mask.ts'
import { readParentheses } from '../../../../../shared/domain/requirements/facts/fields/declared-fields.ts'

const labels = (text: string) =>
  readParentheses(maskQuotes(text)).map(({ label, constraints }) => [label, constraints.required])

test.each<[string, [string, boolean | undefined][]]>([
  [
    'The page has these fields: First name and Last name (both mandatory), Phone (optional).',
    [
      ['First name', true],
      ['Last name', true],
      ['Phone', false],
    ],
  ],
  [
    'The form asks for Street, City and Country (all required).',
    [
      ['Street', true],
      ['City', true],
      ['Country', true],
    ],
  ],
  [
    'It has the fields From and To (each mandatory).',
    [
      ['From', true],
      ['To', true],
    ],
  ],
])('a bracket about several inputs holds for each of them: %s', (text, expected) => {
  expect(labels(text)).toEqual(expected)
})
test('a bracket without such a word is about the last input', () => {
  expect(labels('The form has the fields Name and Age (required).')).toEqual([['Age', true]])
})
