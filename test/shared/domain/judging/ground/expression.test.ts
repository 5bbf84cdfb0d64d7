import { expect, test } from 'vitest'
import { workOut } from '../../../../../shared/domain/judging/ground/expression.ts'

const valueOf = (expression: string): string => {
  const worked = workOut(expression)
  return 'error' in worked ? worked.error : worked.value.toFixed()
}

test.each([
  ['50 * 0.9 + 4.95', '49.95'],
  ['0.1 + 0.2', '0.3'],
  ['2 - 3 - 4', '-5'],
  ['2 + 3 * 4', '14'],
  ['-(2 + 3) * -4', '20'],
  ['round(2.345, 2)', '2.35'],
  ['round(-2.5)', '-3'],
  ['floor(-2.5) + ceil(2.1)', '0'],
  ['min(3, 1, 2) + max(3, 7)', '8'],
  ['100 / 8', '12.5'],
])('%s comes to %s', (expression, value) => {
  expect(valueOf(expression)).toBe(value)
})

test.each(['1 / 0', '1/0/0', '5 / (2 - 2)'])('%s divides by zero', (expression) => {
  expect(valueOf(expression)).toBe('it divides by zero')
})

test.each([
  '',
  '1 +',
  '(1',
  '1 2',
  'max',
  'max()',
  'ceil(1, 0.5)',
  'round(1, 99)',
  '1)',
  '1,000',
  'constructor(1)',
])('%j is no expression', (expression) => {
  expect(workOut(expression)).toHaveProperty('error')
})

test.each(['2 ** 3', '1e9', 'alert(1)', '"1"', 'ſ(1)', `${'9'.repeat(31)} * 2`])(
  '%s holds more than is read',
  (expression) => {
    expect(workOut(expression)).toHaveProperty('error')
  },
)

test('ten thousand parentheses and a hundred levels are refused', () => {
  expect(workOut(`${'('.repeat(10_000)}1${')'.repeat(10_000)}`)).toHaveProperty('error')
  expect(workOut(`${'('.repeat(100)}1${')'.repeat(100)}`)).toHaveProperty('error')
  expect(workOut(`${'-'.repeat(400)}1`)).toHaveProperty('error')
})

test('the numbers of an expression are those that need ground, without the places of a rounding', () => {
  expect(workOut('round(4.95 * 3, 2)')).toMatchObject({ numbers: ['4.95', '3'] })
})

test.each([
  ['ceil(45 * 45 * 1 / 1000, 1)', '2.1'],
  ['floor(2.09, 1)', '2'],
  ['round(2.25, 1)', '2.3'],
  ['ceil(-1.5)', '-1'],
])('%s keeps so many decimals', (expression, value) => {
  const worked = workOut(expression)
  expect('value' in worked && worked.value.toFixed()).toBe(value)
})
