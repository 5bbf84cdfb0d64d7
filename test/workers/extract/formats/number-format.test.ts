import { expect, test } from 'vitest'
import {
  dateOfSerial,
  kindOfCode,
  moneyText,
  numberKind,
} from '../../../../workers/extract/formats/number-format.ts'

test.each([
  ['General', 'plain'],
  ['#,##0.00 "days"', 'plain'],
  [String.raw`0 \d`, 'plain'],
  ['[Red]0;[Blue]-0', 'plain'],
  ['_-* #,##0_-', 'plain'],
  ['0%', 'percent'],
  ['yyyy-mm-dd', 'date'],
  ['[h]:mm', 'date'],
  ['mm:ss.0', 'date'],
])('the format "%s" is of kind %s', (code, kind) => {
  expect(kindOfCode(code)).toBe(kind)
})

test.each([
  [String.raw`#,##0.00\ [$€-407]`, 1849.5, '1849.50 €'],
  ['[$$-409]#,##0.00;[Red]-[$$-409]#,##0.00', -12, '-$12.00'],
  ['"CHF" #,##0.00', 0.05, 'CHF 0.05'],
  ['_-* #,##0.00 €_-', 3, '3.00 €'],
  ['#,##0.00 [$EUR]', 1.005, '1.005 EUR'],
])('an amount in the format "%s" has its currency', (code, amount, text) => {
  const kind = kindOfCode(code)
  expect(typeof kind === 'object' && moneyText(amount, kind)).toBe(text)
})

test.each(['[$-407]dd/mm/yyyy', '0 "kg"', '0 "days"', '"Sum"', '0.0%'])(
  'the format "%s" has no currency',
  (code) => {
    expect(kindOfCode(code)).toBeTypeOf('string')
  },
)

test('built-in formats need no pattern', () => {
  expect([0, 9, 10, 14, 22, 46, 49].map((id) => numberKind(id))).toEqual([
    'plain',
    'percent',
    'percent',
    'date',
    'date',
    'date',
    'plain',
  ])
})

test('day numbers are dates in both calendars', () => {
  const iso = (serial: number, is1904 = false) => dateOfSerial(serial, is1904)?.toISOString()
  expect(iso(46_053)).toBe('2026-01-31T00:00:00.000Z')
  expect(iso(44_591, true)).toBe('2026-01-31T00:00:00.000Z')
  expect(iso(1)).toBe('1900-01-01T00:00:00.000Z')
  expect(iso(61)).toBe('1900-03-01T00:00:00.000Z')
  expect(iso(46_053.395_833_333_3)).toBe('2026-01-31T09:30:00.000Z')
})

test('numbers outside the calendar are no dates', () => {
  for (const serial of [-1, 3e6, Number.NaN, Number.POSITIVE_INFINITY])
    expect(dateOfSerial(serial)).toBeUndefined()
})
