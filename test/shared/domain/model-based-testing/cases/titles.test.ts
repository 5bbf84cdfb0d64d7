import { expect, test } from 'vitest'
import { capital } from '../../../../../shared/domain/english/capital.ts'
import { asFact } from '../../../../../shared/domain/model-based-testing/cases/outcomes.ts'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const titles = (text: string): string[] => {
  const { model, sentences } = readRequirements(text)
  return designCases(model, sentences).cases.map(({ title }) => title)
}

test('a title says which kind of character is missing, or is one too many', () => {
  const all = titles('The clerk enters the password. The password must contain at least one digit and one uppercase letter.') // prettier-ignore
  expect(all).toContain('Password without a digit is refused')
  expect(all).toContain('Password without an uppercase letter is refused')
})

test.each(
  'boxes box,addresses address,matches match,lenses lens,statuses status,quizzes quiz,aliases alias,movies movie,cookies cookie,cases case,buses bus,entries entry,people person,children child,knives knife,inboxes inbox,SKUs SKU,guests guest'.split(
    ',',
  ),
)('one of several is told in the singular: %s', (pair) => {
  const [several = '', one = ''] = pair.split(' ')
  const all = titles(
    `The clerk enters the number of ${several}. The number of ${several} must be between 1 and 5.`,
  )
  expect(all).toEqual(
    expect.arrayContaining([`1 ${one} is accepted`, `5 ${several} are accepted`, `0 ${several} are refused`]),
  )
})

test.each([
  ['the page must always show the total', 'The page always shows the total'],
  ['the system shall only send one mail', 'The system only sends one mail'],
  ['the system must never show the balance', 'The system never shows the balance'],
  ['the list will no longer show the order', 'The list no longer shows the order'],
  ['the shop should first reserve the goods', 'The shop first reserves the goods'],
  ['the system must apply the discount', 'The system applies the discount'],
  ['the users must both receive a mail', 'The users both receive a mail'],
  [
    'the system should automatically and always save the order',
    'The system automatically and always saves the order',
  ],
])('behind "must" the verb takes the ending, and no adverb: %s', (said, seen) => {
  expect(capital(asFact(said))).toBe(seen)
})

test.each(['movies movie', 'caches cache', 'boxes box', 'entries entry'])(
  'several and one of a thing are the same thing: %s',
  (pair) => {
    const [several = '', one = ''] = pair.split(' ')
    const { model } = readRequirements(
      `The field "${several.charAt(0).toUpperCase()}${several.slice(1)}" is required. The ${one} must have at most 5 characters.`,
    )
    expect(model.subjects).toHaveLength(1)
  },
)
