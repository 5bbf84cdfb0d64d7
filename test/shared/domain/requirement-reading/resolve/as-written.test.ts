import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

const read = (text: string): string[] => said(readRequirements(text).model)

test('a file has the formats that the text names', () => {
  expect(read('The photo must be at most 2 MB. Allowed formats are JPG and PNG.')[0]).toBe(
    'photo: file jpg|png',
  )
})

test('two amounts that are more or less than each other are numbers, two days are none', () => {
  expect(read('The discount must be lower than the price. Otherwise the form shows "Too much".')).toEqual([
    'discount: number',
    'price: number',
    'constraint if not discount < price: refused, shows "Too much"',
  ])
  expect(
    read('The end date must be later than the start date. Otherwise the form shows "Wrong order".')[0],
  ).not.toBe('end date: number')
})

test('an adjective judges what is typed in, and is no value of it', () => {
  expect(
    read('The code must be 6 characters long. If the code is unknown, the page shows "Try again".'),
  ).toEqual([
    'code: text',
    'constraint if not length of code = 6: refused',
    'constraint if said: refused, shows "Try again"',
  ])
})

test('a quoted adjective is a value', () => {
  const text = 'The code must be 6 characters long. If the code is "unknown", the page shows "Try again".'
  expect(read(text)).toContain('constraint if code in unknown: refused, shows "Try again"')
})

test('a message behind a colon comes beside the case before it, and not where that case is none', () => {
  expect(read('If the total is below 25, delivery is free. The message is "Hello".').at(-1)).toBe(
    'decision if total < 25: delivery := free, shows "Hello"',
  )
})
