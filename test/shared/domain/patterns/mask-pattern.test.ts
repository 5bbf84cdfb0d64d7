import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { looksLikeMask, maskPattern, readPattern } from '../../../../shared/domain/patterns/index.ts'
import { forAll } from '../../../support/for-all.ts'

const capitalsAndDigits = String.raw`^[A-Z]{2}-\d{4}$`

test.each([
  ['AA-9999', capitalsAndDigits],
  ['AB-1234 (two capital letters, hyphen, four digits)', capitalsAndDigits],
  ['The order number has the format AA-9999.', capitalsAndDigits],
  ['The number is written as "AA 9999".', String.raw`^[A-Z]{2} \d{4}$`],
  ['in the format INV-9999', String.raw`^INV-\d{4}$`],
  ['The phone number follows the pattern "(999) 999-9999"', String.raw`^\(\d{3}\) \d{3}-\d{4}$`],
  ['XX-99, where X is a letter and 9 is a digit', String.raw`^[A-Za-z]{2}-\d{2}$`],
  ['XX-99, where X is a capital letter and 9 a digit', String.raw`^[A-Z]{2}-\d{2}$`],
  ['format LLNN (L = letter, N = digit)', String.raw`^[A-Za-z]{2}\d{2}$`],
  ['The code consists of two capital letters, a hyphen and four digits.', capitalsAndDigits],
  [
    'The SKU is three uppercase letters, a dash, and 5 digits, for example ABC-12345.',
    String.raw`^[A-Z]{3}-\d{5}$`,
  ],
  ['"SKU-" followed by six digits', String.raw`^SKU-\d{6}$`],
  ['the prefix "INV", a slash and 4 to 6 digits', String.raw`^INV/\d{4,6}$`],
  ['one letter, then 2 or 3 digits, then an optional letter', String.raw`^[A-Za-z]\d{2,3}(?:[A-Za-z])?$`],
  ['3 digits, a dot (".") and 2 digits', String.raw`^\d{3}\.\d{2}$`],
])('%s means %s', (text, source) => {
  expect(maskPattern(text)).toBe(source)
})

test.each([
  'The password must contain at least one capital letter, one digit and one special character.',
  'Names have two letters and addresses have four digits.',
  'AB-1234',
  'Orders such as AB-1234 are shown.',
  'CD-12 (two capital letters, hyphen, four digits)',
  'two capital letters, hyphen, four digits, such as 12-ABCD',
  'two capital letters, a hyphen, four digits and a check sum',
  'two letters followed by four digits, optionally followed by a letter',
  'The date has the format DD/MM/YYYY.',
  'The page conforms to WCAG AA and AAA.',
  'A price of 99.99 in the format 9.99',
  'at most 999 items or 9999 EUR',
  '### Heading',
  'Version 9.9.9 and IPv6',
  'AA-9999 or AAA-999',
  'A number of 99-99 seats',
  'The format XX-XXXX is used.',
  '',
])('%s names no single pattern', (text) => {
  expect(maskPattern(text)).toBeUndefined()
})

test('a word is a mask by itself only when nothing else is likely', () => {
  const masks = ['AA-9999', 'NNN-NN', 'A9A9A9']
  const others = ['AB-1234', 'AAA', '9999', 'N/A', 'DD/MM/YYYY', 'A4', '##', 'NN']
  expect([...masks, ...others].filter(looksLikeMask)).toEqual(masks)
})

test('every mask that is found is a pattern that can be read and shown', () => {
  const short = ['AA-9999', 'format', ',', 'and', '"X("', '(', 'NN', '"', '#', '.']
  const longer = ['two letters', 'followed by', 'a hyphen', '4 digits', 'N = digit', 'at least']
  const words = fc.constantFrom(...short, ...longer, '2 to 9 digits', 'an optional')
  forAll([fc.array(words, { maxLength: 9 })], 3000, (parts) => {
    const source = maskPattern(parts.join(' '))
    if (source !== undefined) expect(readPattern(source)?.sample()).toEqual(expect.any(String))
  })
})

const short = ['one ', '"', 'A-', 'a, ', '9', ' ', ', and', '1/', '1.', 'N=']
const longer = ['A is a letter and ', 'two letters, ', 'and then ', 'format ', 'for example ']

test.each([...short, ...longer])('a long text of "%s" over and over costs no more than its length', (piece) =>
  expectLinear(1800, (length) => {
    const long = piece.repeat(length / piece.length)
    maskPattern(long)
    maskPattern(`two letters${long}four digits x`)
    maskPattern(`two letters ${long} (one digit, a dash and one digit) x`)
    maskPattern(piece.repeat(50 * length))
  }),
)
