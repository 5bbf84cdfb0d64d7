import { expect, test } from 'vitest'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'
import { readFields } from '../../../../../../shared/domain/requirements/facts/fields/fields.ts'

const labels = (text: string) => readFields(maskQuotes(text), []).map(({ label }) => label)

test.each([
  ['The device accepts a temperature between 5 and 30.', ['Temperature']],
  ['Guests must be a whole number from 1 to 12.', ['Guests']],
  ['The gate takes a height of 100 to 200 cm.', ['Height']],
  ['The username may only contain letters and digits and must be 4 to 20 characters long.', ['Username']],
  ['The code may contain digits or hyphens and must be 6 characters long.', ['Code']],
])('the input of “%s” is %j', (text, expected) => {
  expect(labels(text)).toEqual(expected)
})
