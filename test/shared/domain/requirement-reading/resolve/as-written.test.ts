import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

const read = (text: string): string[] => said(readRequirements(text).model)

test('an adjective judges what is typed in, and is no value of it', () => {
  expect(
    read(
      'The code is entered. The code must be 6 characters long. If the code is unknown, the page shows "Try again".',
    ),
  ).toEqual([
    'code: text',
    'constraint if not length of code = 6: refused',
    'constraint if said: refused, shows "Try again"',
  ])
})

test('a quoted adjective is a value', () => {
  const text =
    'The code is entered. The code must be 6 characters long. If the code is "unknown", the page shows "Try again".'
  expect(read(text)).toContain('constraint if code in unknown: refused, shows "Try again"')
})
