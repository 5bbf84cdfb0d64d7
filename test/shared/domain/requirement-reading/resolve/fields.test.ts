import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const fieldsOf = (text: string) =>
  readRequirements(text).model.controls.flatMap(({ name, role }) => (role === 'textbox' ? [name] : []))

test('a name in quotes of which the text says what may be entered is a field of the page', () => {
  const limit = '"Nickname" is required and must have 2 to 40 characters.'
  expect(fieldsOf(`${limit}\nWhen the visitor clicks "Join", the page shows "Welcome".`)).toEqual([
    'Nickname',
  ])
  expect(fieldsOf(limit)).toEqual([])
  expect(fieldsOf('The nickname must have 2 to 40 characters.\nThe page shows "Welcome".')).toEqual([])
})

test('what is worked out is no field, also where it has a limit', () => {
  const text = `The page has the number fields "Price" and "Quantity".
"Total" is "Price" multiplied by "Quantity".
"Total" must not exceed 500.`
  expect(fieldsOf(text)).toEqual(['Price', 'Quantity'])
})

test.each(['phone number', 'billing address'])(
  'a label may leave out what kind of entry it is: %s',
  (said) => {
    const label = said.replace(/ \w+$/, '')
    const text = `The page has the fields "${label}" and "Name".\nThe ${said} must have at most 20 characters.`
    const { subjects } = readRequirements(text).model
    expect(subjects.map(({ name }) => name)).toEqual([label, 'Name'])
  },
)

test('a box is not what is entered by its name', () => {
  const text =
    'The page has the checkbox "Voucher" and the field "Name".\nThe voucher code is entered. The voucher code must have 8 characters.'
  expect(readRequirements(text).model.subjects.map(({ name }) => name)).toContain('voucher code')
})
