import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { parseTestData as parseForRuns } from '../../../../shared/domain/prose-steps/test-data.ts'
import { formatTestData, parseTestData } from '../../../../shared/domain/test-cases/test-data.ts'
import { forAll } from '../../../support/for-all.ts'

test('a plain value is literal, whatever its length', () => {
  expect(formatTestData([{ name: 'Name', value: 'x'.repeat(65) }])).toBe(`Name=${'x'.repeat(65)}`)
})

test('values with a semicolon, quotes or edge blanks are JSON-quoted', () => {
  expect(
    formatTestData([
      { name: 'A', value: 'x;y' },
      { name: 'B', value: ' z' },
      { name: 'C', value: 'a"b' },
    ]),
  ).toBe('A="x;y"; B=" z"; C="a\\"b"')
})

const name = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,10}[A-Za-z]$/)

test('what is written is read back, here and by hosted runs', () => {
  const pair = fc.record({ name, value: fc.string({ maxLength: 40 }) })
  const pairs = fc.uniqueArray(pair, { minLength: 1, maxLength: 4, selector: (one) => one.name })
  forAll([pairs], (data) => {
    const text = formatTestData(data)
    expect(parseTestData(text)).toEqual(data)
    expect(parseForRuns(text)).toEqual(data)
  })
})

test('a text that is no test data gives no pairs, in linear time', () => {
  expect(parseTestData('no pairs here')).toEqual([])
  expectLinear(10_000, (count) => parseTestData('a;'.repeat(count)))
  expectLinear(20_000, (count) => parseTestData('"'.repeat(count)))
})
