import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

const rulesOf = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) => /^(?:constraint|reaction)/.test(line))

test('a limit that is told again to say what answers it is one limit', () => {
  expect(
    rulesOf(
      'The email address must be unique. If it is already registered, the system shall display "Already in use".',
    ),
  ).toEqual(['constraint if repeats: refused, shows "Already in use"'])
  expect(
    rulesOf('The search term must have at least 2 characters. If it is too short, "Too short" is shown.'),
  ).toEqual(['constraint if not length of search term >= 2: refused, shows "Too short"'])
})

const limited = 'The Name shall have 2 to 50 characters. '

test('what the only button of limited entries leads to comes where they are valid', () => {
  expect(rulesOf(`${limited}After pressing "Send" the form shall show "Thank you".`)).toContain(
    'reaction when press Send if valid: shows "Thank you"',
  )
  expect(rulesOf(`${limited}After pressing "Cancel" the form shall show "Bye".`)).toContain(
    'reaction when press Cancel: shows "Bye"',
  )
})

test('a heading that names rules says what the items below it are about', () => {
  const text = 'Password rules\n\n- at least 10 characters, at most 64\n- no spaces\n\nIf one of the rules is broken we show "No".' // prettier-ignore
  expect(rulesOf(text)).toEqual([
    'constraint if not (length of Password >= 10 and length of Password <= 64): refused, shows "No"',
    'constraint if not characters: refused, shows "No"',
  ])
})
