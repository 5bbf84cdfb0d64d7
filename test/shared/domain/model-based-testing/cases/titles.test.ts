import { expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const titles = (text: string): string[] => {
  const { model, sentences } = readRequirements(text)
  return designCases(model, sentences).cases.map(({ title }) => title)
}

test('a title says which kind of character is missing, or is one too many', () => {
  const all = titles('The password must contain at least one digit and one uppercase letter.') // prettier-ignore
  expect(all).toContain('Password without a digit is refused')
  expect(all).toContain('Password without an uppercase letter is refused')
})

test('what is judged wrong is entered', () => {
  expect(titles('If the password is wrong, an error message "No access" is displayed.')).toEqual([
    'Enter a wrong password: an error message "No access" is displayed',
  ])
})
