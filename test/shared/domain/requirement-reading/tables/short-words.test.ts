import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

const limitsOf = (cell: string): string[] => {
  const { model } = readRequirements(`| Field | Rules |\n|---|---|\n| Name | ${cell} |`)
  return said(model).filter((line) => line.startsWith('constraint'))
}

test.each([
  ['length 3 to 20', 'constraint if not (length of Name >= 3 and length of Name <= 20): refused'],
  ['steps of 0.5 from 1 to 10', 'constraint if not (Name >= 1 and Name <= 10): refused'],
])('"%s" is read as it would be in full words', (cell, expected) => {
  expect(limitsOf(cell)).toContain(expected)
})

test.each(['G, hyphen, three digits', 'CC- and 5 digits'])(
  'capitals in "%s" stand in their pattern as they are written',
  (cell) => {
    expect(limitsOf(cell)).toEqual(['constraint if not pattern: refused'])
  },
)

test('an answer of yes or no may be required, and a box has to be ticked', () => {
  expect(limitsOf('required, yes or no')).toEqual(['constraint if empty: refused'])
  expect(limitsOf('must be ticked')).toEqual(['constraint if not Name = true: refused'])
})

test('half of a pattern that was not understood limits nothing', () => {
  expect(limitsOf('ABC, a rune, three digits')).toEqual([])
})
