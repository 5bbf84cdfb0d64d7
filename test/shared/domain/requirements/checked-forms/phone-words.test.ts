import { expect, test } from 'vitest'
import { conditionOf } from '../../../../../shared/domain/requirements/checked-forms/condition-words.ts'
import { isWrong } from '../../../../../shared/domain/requirements/checked-forms/judge.ts'
import { readPhone } from '../../../../../shared/domain/requirements/checked-forms/phone-words.ts'
import { rulesOf } from '../../../../../shared/domain/requirements/checked-forms/rules.ts'
import { unitsOf } from '../../../../../shared/domain/requirements/checked-forms/units.ts'

const read = (text: string) => readPhone(conditionOf(text))

test.each([
  ['it shall consist of 8 to 15 digits, with a plus sign in front if wished', 8, 15, true, false],
  ['6 to 12 digits; spaces between them are ignored', 6, 12, false, true],
  ['exactly 9 digits, optionally preceded by "+", blanks allowed', 9, 9, true, true],
])('"%s" counts digits', (text, min, max, signed, spaced) => {
  expect(read(text)).toEqual([{ wrong: 'digits', min, max, signed, spaced }])
})

test.each([
  'it consists of 6 digits',
  'it must start with a plus, followed by 8 to 12 digits',
  '8 to 12 digits without spaces',
  'at most 20 characters, spaces included',
])('"%s" is another rule', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['1234567', true],
  ['12 34567', true],
  ['12345678', false],
  ['+12 345 678', false],
  ['123456789012345', false],
  ['1234567890123456', true],
  ['12345678+', true],
  ['12345678x', true],
])('"%s" is wrong: %s', (value, wrong) => {
  const [rule] = read('8 to 15 digits, with a plus in front if wished; spaces between them do not count')
  expect(rule && isWrong(rule, { value, others: new Map(), recorded: [] })).toBe(wrong)
})

test('what holds only if something is entered is a rule of the input named before', () => {
  const text =
    '- "Fax (optional)" may be left empty. If filled in, it shall have 6 to 9 digits, a plus sign in front is allowed; spaces between the digits do not count. Otherwise the message shall be "The fax number must have 6 to 9 digits."'
  const input = { label: 'Fax (optional)', control: 'textbox' as const, options: [], start: 0 }
  const parts = rulesOf(unitsOf(text), { inputs: [input], buttons: ['Send'] }).map(({ part }) => part)
  expect(parts).toContainEqual({
    part: 'rule',
    label: 'Fax (optional)',
    wrongs: [{ wrong: 'digits', min: 6, max: 9, signed: true, spaced: true }],
    message: 'The fax number must have 6 to 9 digits.',
    samples: [],
  })
  expect(parts.some(({ part }) => part === 'spaces')).toBe(false)
})
