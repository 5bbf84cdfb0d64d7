import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { soleValue } from '../../../../shared/domain/prose-steps/given-value.ts'

const read = (action: string, testData?: string) =>
  compileStep({ action, expectedResult: '', ...(testData !== undefined && { testData }) })
const filled = (action: string, testData: string) => {
  const { actions, problems } = read(action, testData)
  expect(problems).toEqual([])
  return actions.flatMap((one) => (one.action === 'fill' ? [[one.target.name, one.value]] : []))
}

test.each([
  ['Enter the test data in the "Title" field and press Enter', '<b>Bold</b> & 100% äöü €', 'Title'],
  ['Enter the e-mail address', 'a@b.test', 'e-mail address'],
])(
  '“%s” takes what is entered from the data of the step, never from the name of the field',
  (action, value, field) => {
    expect(filled(action, value)).toEqual([[field, value]])
  },
)

test.each([
  ['Add a new item to the list', 'First task', 'Add a new item "First task" to the list'],
  ['Search for the product', 'Tea', 'Search for "Tea"'],
  ['Enter the text', 'Tea', 'Enter "Tea"'],
  ['Select the option from the "Country" list', 'Norway', 'Select "Norway" from the "Country" list'],
  ['Replace the text in the "Title" field', 'Tea', 'Replace the text in the "Title" field with "Tea"'],
  ['Change the text in the "Title" field', 'Tea', 'Change the text in the "Title" field to "Tea"'],
])('“%s” with the value as data is read as if it were said', (action, value, same) => {
  expect(read(action, value)).toEqual(read(same))
})

test('what describes a value is not typed, with data or without', () => {
  const action = 'Enter the text with spaces before and after it in the "Title" field'
  expect(filled(action, '"  Pay rent  "')).toEqual([['Title', '  Pay rent  ']])
  expect(read(action)).toMatchObject({ actions: [], problems: [{ code: 'steps.not_understood' }] })
})

test.each(['-', 'any valid name', 'Name: Ann', 'see above'])(
  'the data “%s” are no value that is typed',
  (testData) => {
    expect(soleValue(testData)).toBeUndefined()
    expect(read('Type the text in the "Title" field', testData).actions).toEqual([])
  },
)

test.each(['Add the to-do "Bread"', 'Change the text to "Changed"'])(
  '“%s” says its value itself, so the data change nothing',
  (action) => {
    expect(read(action, 'Tea')).toEqual(read(action))
  },
)

test.each(['Enter the text in it until it is full', 'Edit the text of row nine without it'])(
  '“%s” cannot be read with its value either, and is told in the words of the step',
  (action) => {
    expect(read(action, 'Tea').problems.map(({ part }) => part)).toEqual([action])
  },
)

test('whatever the only datum is, it is entered as it stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
      const value = soleValue(text)
      if (value === undefined) return
      expect(filled('Type the text in the "Title" field', text)).toEqual([['Title', value]])
      expect(text).toContain(value)
    }),
  )
})
